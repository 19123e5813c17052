// The server of the end-to-end tests. It forbids the browser's own cache, which would hide a broken worker.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { serve } from './serve.mjs'

/** DIST=…: another build than the usual one, so that two runs do not disturb each other. */
const folder = process.env.DIST ?? join(root, 'dist')
if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no build to test; `npx vite build` makes one.')
await serve({ folder, port: Number(process.argv[2]), noStore: true })
