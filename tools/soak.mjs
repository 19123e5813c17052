// npm run soak: the tests of `npm test`, with the full numbers of games, kills and bad files (see test/size.ts).
import { installIfChanged } from './install.mjs'
import { browserTests, build, runSteps, unitTests } from './steps.mjs'

installIfChanged()
const env = { SOAK: '1' }
await runSteps([unitTests({ reporter: 'verbose', env }), build, browserTests({ env })])
