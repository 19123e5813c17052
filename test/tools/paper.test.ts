import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../tools/install.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  scripts: Record<string, string>
}
const papers = [
  ...readdirSync(root).filter(name => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

describe('what the papers say is true of the tree', () => {
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter(line => line.startsWith('|'))
  const named = rows.flatMap(
    row =>
      row
        .split('|')[1]
        ?.split(',')
        .map(name => name.trim()) ?? [],
  )

  test.each(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))('%s has its reason', name => {
    expect(named).toContain(name)
  })

  test.each(papers)('the links of %s lead to files', paper => {
    const links = [...read(paper).matchAll(/\]\(([^)#]+)[^)]*\)|src="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source ?? '',
    )
    const local = links.filter(link => !link.includes('://'))
    expect(local.filter(link => !existsSync(join(root, dirname(paper), link)))).toEqual([])
  })

  test.each(papers)('the scripts that %s names exist', paper => {
    const scripts = [...read(paper).matchAll(/npm run (?:-s )?([a-z]+)/g)].map(([, name = '']) => name)
    expect(scripts.filter(name => !Object.hasOwn(manifest.scripts, name))).toEqual([])
  })

  test('every room of the drawing is there', () => {
    const drawing = read('docs/architecture.md').split('```')[3] ?? ''
    const rooms = [...drawing.matchAll(/^ {2}([a-z-]+)\/ /gm)].map(([, name = '']) => name)
    expect(rooms.length).toBeGreaterThan(5)
    expect(rooms.filter(room => !existsSync(join(root, 'src', room)))).toEqual([])
  })
})
