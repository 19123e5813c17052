import solid from 'eslint-plugin-solid/configs/typescript'
import tseslint from 'typescript-eslint'
import { doors, pureRooms } from './tools/doors.mjs'

const never = (/** @type {string[]} */ names, /** @type {string} */ message) => names.map(name => ({ name, message }))
const ofNode = never(
  ['process', 'Buffer', 'global', 'require'],
  'The app runs in a browser; Node is for tools and tests.',
)
const ofBrowser = never(
  [
    'window',
    'document',
    'navigator',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'location',
    'fetch',
    'self',
    'globalThis',
  ],
  'The rules run anywhere; what they need is handed to them.',
)

export default tseslint.config(
  { ignores: ['dist', 'coverage', '**/node_modules', 'playwright-report', 'test-results'] },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['src/**/*.tsx', 'test/**/*.tsx'], extends: [solid] },
  {
    files: ['src/**'],
    plugins: { house: { rules: { doors } } },
    rules: { 'house/doors': 'error', 'no-restricted-globals': ['error', ...ofNode] },
  },
  {
    files: pureRooms.map(room => `src/games/*/${room}/**`),
    rules: {
      'no-restricted-globals': ['error', ...ofNode, ...ofBrowser],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Rules repeat themselves exactly; chance is handed to them.' },
        { object: 'Date', property: 'now', message: 'Rules repeat themselves exactly; the time is handed to them.' },
      ],
    },
  },
  // The scripts that run before anything is installed are plain JavaScript; tsc checks them, by their JSDoc.
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
)
