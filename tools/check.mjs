// npm test: everything that must hold, the quick checks first.
import { installIfChanged } from './install.mjs'
import { run } from './run.mjs'
import { browserTests, budget, build, runSteps, unitTests } from './steps.mjs'

installIfChanged()
await runSteps([
  {
    name: 'format',
    fails: 'Some files are not formatted; `npm run format` does it.',
    run: () => run('biome', ['check', '.']),
  },
  {
    name: 'lint',
    fails: 'The linter objects; `npm run lint` repeats it alone.',
    run: () => run('eslint', ['.', '--max-warnings', '0']),
  },
  {
    name: 'types',
    fails: 'The types do not fit; `npm run types` repeats the check alone.',
    run: () => run('tsc', []),
  },
  unitTests(),
  build,
  budget,
  browserTests(),
])
