import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import solid from 'vite-plugin-solid'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

const fileKinds = ['application/json', 'text/plain', '.railroads', '.json', '.txt']

// Every address below is relative, so that the app works in a subfolder of any static host.
const manifest: Partial<ManifestOptions> = {
  name: 'Stationmaster',
  short_name: 'Stationmaster',
  description: 'Mirrors the boards of railway games on a real table, checks the moves and explains every point.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#f4f1ea',
  background_color: '#f4f1ea',
  icons: [
    { src: './icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: './icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('narrow', '720x1280', 'The table on a phone'),
    screenshot('wide', '1280x800', 'The table on a wide screen'),
  ],
  shortcuts: [shortcut('Continue', 'continue'), shortcut('New game', 'new'), shortcut('History', 'history')],
  // Files reach the app from the share sheet (public/share-target.js) and from the system's file manager.
  share_target: {
    action: './share-target',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'files', accept: fileKinds }] },
  },
  file_handlers: [{ action: './#/import', accept: { 'application/json': ['.railroads', '.json'] } }],
}

function screenshot(form_factor: 'narrow' | 'wide', sizes: string, label: string) {
  return { src: `./screenshots/${form_factor}.png`, sizes, type: 'image/png', form_factor, label }
}

function shortcut(name: string, page: string) {
  return { name, url: `./#/${page}`, icons: [{ src: './icons/icon-192.png', sizes: '192x192', type: 'image/png' }] }
}

const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `media-src 'self' blob:`,
  `connect-src 'self'`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
].join('; ')

/** Puts the policy before everything it should hold for. Only in the build: Vite's own page for development needs more. */
const withPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
}

export default defineConfig({
  base: './',
  plugins: [
    solid(),
    withPolicy,
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false, // src/app/worker.ts does it, after the first paint
      manifest,
      includeManifestIcons: false, // the pattern below finds them
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png}'],
        // Pictures that only shops show, icons that are read when the app is installed, and what is the worker's own.
        globIgnores: ['screenshots/**', 'icons/*-512.png', 'share-target.js'],
        importScripts: ['./share-target.js'],
        clientsClaim: true, // or pages not yet opened would be missing offline on the first visit
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        // There is one page, and its routes live in the hash. Any other path is a mistake and shows as one.
        navigateFallback: null,
        ignoreURLParametersMatching: [/./],
      },
    }),
  ],
  // VERSION names a build otherwise than package.json does: the tests of an update need two.
  // The package's own entry leads to its build for old browsers, which is a tenth larger.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  define: { __VERSION__: JSON.stringify(process.env['VERSION'] ?? version) },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a busy machine is not worth a warning
  },
  test: {
    server: { deps: { inline: [/@solidjs\/testing-library/] } },
    testTimeout: process.env['SOAK'] === '1' ? 3_600_000 : 10_000,
    maxWorkers: 2, // Vitest's own choice leaves one of two processors idle
    // Rules and tools are tested in plain Node, as they promise to run there; only components get a document.
    projects: [
      { extends: true, test: { name: 'node', include: ['test/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: { name: 'dom', include: ['test/**/*.test.tsx'], environment: 'jsdom', setupFiles: ['test/dom.ts'] },
      },
    ],
  },
})
