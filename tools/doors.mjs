// The rooms of the house and the doors between them. Each room lists what its files may import; whatever is not
// listed is locked. A room's own files may always import each other. A new need opens a door here, in one line that
// a reviewer sees, or shows that the code stands in the wrong room.
import { posix } from 'node:path'

/**
 * @typedef {object} Room
 * @property {RegExp} path its files, without ending; a group in it is the game's name
 * @property {Names} [uses] rooms it imports freely
 * @property {Names} [types] rooms of which it imports types only
 * @property {Names} [lazy] rooms it loads only when they are needed, by import()
 * @property {readonly string[]} [packages] packages it imports
 * @typedef {readonly string[]} Names
 */

const inGame = (/** @type {string} */ folder) => new RegExp(`^src/games/([^/]+)/${folder}(/|$)`)
const inSource = (/** @type {string} */ folder) => new RegExp(`^src/${folder}(/|$)`)

/** @type {Record<string, Room>} */
export const rooms = {
  // Every game has these. The rules rooms are pure TypeScript and know no other game, no browser, no screen.
  printed: { path: inGame('printed') },
  board: { path: inGame('board'), uses: ['printed'], types: ['contract'] },
  scoring: { path: inGame('scoring'), uses: ['printed', 'board'], types: ['contract'] },
  rules: { path: inGame('rules'), uses: ['printed', 'board', 'scoring'], types: ['contract'] },
  files: {
    path: inGame('files'),
    uses: ['printed', 'board', 'scoring', 'rules', 'game text'],
    types: ['contract'],
    packages: ['valibot'],
  },
  'game text': {
    path: inGame('text'),
    types: ['printed', 'board', 'scoring', 'rules', 'files', 'contract', 'text', 'words'],
  },
  'game ui': {
    path: inGame('ui'),
    uses: ['printed', 'board', 'scoring', 'rules', 'files', 'game text', 'table', 'ui', 'text'],
    types: ['contract'],
    packages: ['solid-js'],
  },

  // What the app knows of games: the contract, and a shelf that fetches a game when it is opened.
  contract: { path: /^src\/games\/game$/, types: ['text', 'table'], packages: ['solid-js'] },
  shelf: { path: /^src\/games\/shelf$/, types: ['contract'], lazy: ['game'] },
  game: {
    path: /^src\/games\/([^/]+)(\/[^/]+)?$/, // a game's front door: the file that meets the contract
    uses: ['printed', 'board', 'scoring', 'rules', 'files', 'game text'],
    types: ['contract', 'game ui', 'table'],
    lazy: ['game ui', 'game text'],
  },

  // The app, whichever game is on the table.
  table: { path: inSource('table'), uses: ['contract', 'shelf', 'storage', 'text'], packages: ['solid-js'] },
  storage: { path: inSource('storage'), types: ['text'], packages: ['dexie', 'valibot'] },
  exchange: {
    path: inSource('exchange'),
    uses: ['contract', 'shelf', 'table', 'storage', 'ui', 'text'],
    packages: ['solid-js', 'valibot', 'uqr', 'qr'],
  },
  history: {
    path: inSource('history'),
    uses: ['contract', 'shelf', 'table', 'storage', 'ui', 'text'],
    packages: ['solid-js'],
  },
  ui: { path: inSource('ui'), uses: ['text'], packages: ['solid-js'] },
  words: { path: /^src\/text\/(?:en|de)$/, types: ['text', 'words'] },
  text: { path: inSource('text'), uses: ['words'], packages: ['solid-js'] },
  app: {
    path: /^src\/(app(\/|$)|main$)/,
    uses: ['contract', 'shelf', 'table', 'storage', 'history', 'exchange', 'ui', 'text'],
    packages: ['solid-js', 'workbox-window'],
  },
}

/** The rooms that run anywhere, so also without a browser. */
export const pureRooms = ['printed', 'board', 'scoring', 'rules', 'files']

/**
 * @typedef {{ name: string, room: Room, game: string | undefined }} Place
 * @typedef {'value' | 'type' | 'lazy'} Way
 */

/**
 * The room a file stands in.
 * @param {string} file its path from the project's folder
 * @returns {Place | undefined}
 */
function findRoom(file) {
  const path = file.replace(/\.[mc]?[jt]sx?$/, '')
  for (const [name, room] of Object.entries(rooms)) {
    const match = room.path.exec(path)
    if (match) return { name, room, game: path.startsWith('src/games/') ? match[1] : undefined }
  }
  return undefined
}

/**
 * Why an import is not allowed, or nothing if it is.
 * @param {string} file the importing file, from the project's folder
 * @param {string} source what stands between the quotes
 * @param {Way} way
 * @returns {string | undefined}
 */
export function findLockedDoor(file, source, way) {
  const from = findRoom(file)
  if (!from) return `${file} stands in no room; tools/doors.mjs lists them.`

  const path = source.replace(/\?.*$/, '')
  if (!path.startsWith('.')) {
    const allowed = from.room.packages?.some(name => path === name || path.startsWith(`${name}/`))
    return allowed ? undefined : `${from.name} may not import the package ${path}.`
  }

  const target = posix.join(posix.dirname(file), path)
  const to = findRoom(target)
  if (!to) return `${target} stands in no room; tools/doors.mjs lists them.`
  if (from.game && to.game && from.game !== to.game) return `${from.game} may not know ${to.game}.`
  if (from.name === to.name) return undefined
  if (from.room.uses?.includes(to.name)) return undefined
  if (way === 'type' && from.room.types?.includes(to.name)) return undefined
  if (way === 'lazy' && from.room.lazy?.includes(to.name)) return undefined

  if (from.room.types?.includes(to.name)) return `${from.name} may import only types of ${to.name}.`
  if (from.room.lazy?.includes(to.name)) return `${from.name} may load ${to.name} only by import().`
  return `${from.name} may not import ${to.name}.`
}

/** The same as a rule for ESLint. */
/** @type {import('eslint').Rule.RuleModule} */
export const doors = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = posix.relative(toPosix(context.cwd), toPosix(context.filename))

    /**
     * @param {any} node
     * @param {any} source
     * @param {Way} way
     */
    function check(node, source, way) {
      if (!source) return
      if (typeof source.value !== 'string') {
        context.report({ node, message: 'An import names its file in plain words, so that the doors can be kept.' })
        return
      }
      const message = findLockedDoor(file, source.value, way)
      if (message) context.report({ node: source, message })
    }

    return {
      ImportDeclaration: (/** @type {any} */ node) => check(node, node.source, node.importKind),
      ExportNamedDeclaration: (/** @type {any} */ node) => check(node, node.source, node.exportKind),
      ExportAllDeclaration: (/** @type {any} */ node) => check(node, node.source, node.exportKind),
      ImportExpression: (/** @type {any} */ node) => check(node, node.source, 'lazy'),
      TSImportType: (/** @type {any} */ node) => check(node, node.source, 'type'),
      MetaProperty(/** @type {any} */ node) {
        if (node.parent.property?.name !== 'glob') return
        context.report({ node, message: 'import.meta.glob goes around the doors; import each file by its name.' })
      },
    }
  },
}

const toPosix = (/** @type {string} */ path) => path.replaceAll('\\', '/')
