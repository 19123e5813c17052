// Measures in one run and prints figures and ratios: npm run bench [-- PART …]
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

const folder = new URL('./bench/', import.meta.url)
const wanted = process.argv.slice(2)

type Part = Readonly<Record<string, () => unknown>>

/** Every part is a file in `bench/`; what it exports as `bench…` is run. */
for (const file of readdirSync(folder).sort()) {
  if (wanted.length > 0 && !wanted.includes(basename(file, '.ts'))) continue
  const part = (await import(new URL(file, folder).href)) as Part
  for (const [name, run] of Object.entries(part)) if (name.startsWith('bench')) await run()
}
