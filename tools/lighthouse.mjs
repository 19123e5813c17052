// npm run lighthouse: installs Lighthouse in its own folder when it is first asked for, builds the app and measures Home.
import { join } from 'node:path'
import { installIfChanged, root } from './install.mjs'
import { run } from './run.mjs'

installIfChanged()
installIfChanged(join(root, 'tools', 'lighthouse'))
const built = await run('vite', ['build', '--logLevel', 'warn'])
const reached = built && (await run('tsx', [join('tools', 'lighthouse', 'measure.ts')]))
process.exitCode = reached ? 0 : 1
