import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../tools/serve.mjs'

type Options = Omit<Parameters<typeof serve>[0], 'folder'>

const outside = mkdtempSync(join(tmpdir(), 'stationmaster-'))
const folder = join(outside, 'site')
const sites: { close(): Promise<void> }[] = []

async function open(options: Options = {}) {
  const site = await serve({ folder, ...options })
  sites.push(site)
  return site
}

/** Asks for a path as it is written; fetch would tidy it up. */
function status(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', data => resolve(Number(data.toString('latin1').split(' ')[1])))
    socket.on('error', reject)
  })
}

beforeAll(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(outside, 'site-next-door'))
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(outside, 'site-next-door', 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<h1>Hello</h1>')
  writeFileSync(join(folder, 'assets', 'app.js'), 'hello()\n'.repeat(1000))
  writeFileSync(join(folder, 'icon.png'), 'not really a picture')
})
afterEach(async () => {
  await Promise.all(sites.splice(0).map(site => site.close()))
})
afterAll(() => rmSync(outside, { recursive: true }))

describe('the static server', () => {
  test('gives a folder its index.html and each file its type', async () => {
    const { address } = await open()
    const page = await fetch(address)
    expect(await page.text()).toBe('<h1>Hello</h1>')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await fetch(`${address}assets/app.js?v=1`)).headers.get('content-type')).toContain('text/javascript')
    expect((await fetch(`${address}icon.png`)).headers.get('content-type')).toBe('image/png')
  })

  test.each(['br', 'gzip', 'identity'])('sends text as %s when asked to', async encoding => {
    const { address } = await open()
    const answer = await fetch(`${address}assets/app.js`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.text()).toBe('hello()\n'.repeat(1000))
  })

  test('does not compress pictures again', async () => {
    const { address } = await open()
    expect((await fetch(`${address}icon.png`)).headers.get('content-encoding')).toBeNull()
  })

  test.each([
    '/game/7',
    '/assets',
    '/assets/',
    '/index.html/',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/../site-next-door/secret.txt',
    '/..\\secret.txt',
    '/%00',
    '/%',
  ])('knows only the files of its folder, so not %s', async path => {
    const { port } = await open()
    expect(await status(port, path)).toBe(404)
  })

  test('refuses to be written to', async () => {
    const { address } = await open()
    expect((await fetch(address, { method: 'POST' })).status).toBe(405)
  })

  test('appears under a subfolder, and only there', async () => {
    const { address, port } = await open({ prefix: '/club/trains/' })
    expect((await fetch(address)).status).toBe(200)
    expect(await status(port, '/index.html')).toBe(404)
  })

  test('lets browsers keep nothing in tests', async () => {
    expect((await fetch((await open()).address)).headers.get('cache-control')).toBe('no-cache')
    expect((await fetch((await open({ noStore: true })).address)).headers.get('cache-control')).toBe('no-store')
  })

  test('goes to the next port when one is busy, if it may', async () => {
    const { port } = await open()
    expect((await open({ port, nextPort: true })).port).toBeGreaterThan(port)
    await expect(open({ port })).rejects.toThrow('EADDRINUSE')
  })

  test('is gone at once when closed, and can come back at the same port', async () => {
    const { address, port, close } = await open()
    await fetch(address)
    await close()
    await expect(fetch(address)).rejects.toThrow()
    expect((await open({ port })).address).toBe(address)
  })
})
