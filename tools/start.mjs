// npm start: build the app and serve it. PORT and HOST say where; without them only this machine sees it.
import { join } from 'node:path'
import { installIfChanged, root } from './install.mjs'
import { run } from './run.mjs'
import { serve } from './serve.mjs'

installIfChanged()
if (await run('vite', ['build', '--logLevel', 'warn'])) {
  const { address } = await serve({
    folder: join(root, 'dist'),
    host: process.env['HOST'] || '127.0.0.1',
    port: Number(process.env['PORT'] || 4173),
    nextPort: true,
  })
  console.log(`Stationmaster runs at ${address}`)
} else {
  console.error('The build failed; its words stand above.')
  process.exitCode = 1
}
