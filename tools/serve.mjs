// A small server for static files. It knows only files: no fallback page, no listing, so what works here works on
// any static host.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** @type {Record<string, string>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
}

const compresses = /^(text\/|application\/|image\/svg)/

/**
 * @typedef {object} Options
 * @property {string} folder what is served
 * @property {string} [host]
 * @property {number} [port] where to listen; 0 takes any free one
 * @property {boolean} [nextPort] whether a busy port leads to the next one instead of an error
 * @property {string} [prefix] the subfolder under which it appears, like '/games/'
 * @property {boolean} [noStore] whether browsers may keep nothing, so that tests see what the worker does
 * @typedef {{ address: string, port: number, close: () => Promise<void> }} Site
 */

/**
 * Serves a folder until it is closed.
 * @param {Options} options
 * @returns {Promise<Site>}
 */
export async function serve({ folder, host = '127.0.0.1', port = 0, nextPort, prefix = '/', noStore }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const file = findFile(folder, prefix, request.url ?? '/')
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.')
      return
    }
    send(file, request, response, noStore ? 'no-store' : 'no-cache')
  })
  const taken = await listen(server, host, port, nextPort ? 50 : 0)
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${prefix}`,
    port: taken,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/**
 * The file a request means, if it lies in the folder.
 * @param {string} folder
 * @param {string} prefix
 * @param {string} url
 */
function findFile(folder, prefix, url) {
  const path = decode(url.replace(/[?#].*$/, ''))
  if (!path?.startsWith(prefix) || path.includes('\0')) return undefined
  const file = join(resolve(folder), path.slice(prefix.length), path.endsWith('/') ? 'index.html' : '')
  if (!file.startsWith(resolve(folder) + sep)) return undefined
  return isFile(file) ? file : undefined
}

/** @param {string} path */
function isFile(path) {
  try {
    return statSync(path).isFile()
  } catch {
    return false // not there, below a file, too long: none of it is a file
  }
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * @param {string} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} cacheControl
 */
function send(file, request, response, cacheControl) {
  const contentType = contentTypes[extname(file)] ?? 'application/octet-stream'
  const accepted = compresses.test(contentType) ? String(request.headers['accept-encoding']) : ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  response.writeHead(200, {
    'cache-control': cacheControl,
    'content-type': contentType,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding && { 'content-encoding': encoding }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const steps = encoding === 'br' ? [brotli()] : encoding === 'gzip' ? [createGzip()] : []
  // A visitor who leaves in the middle is no error of ours.
  pipeline([createReadStream(file), ...steps, response], () => response.destroy())
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @param {number} furtherPorts how many more to try while they are busy
 * @returns {Promise<number>} the port that was free
 */
function listen(server, host, port, furtherPorts) {
  return new Promise((done, fail) => {
    const onError = (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || furtherPorts === 0) fail(error)
      else done(listen(server, host, port + 1, furtherPorts - 1))
    }
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      const address = server.address()
      done(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}
