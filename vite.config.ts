import { readFileSync } from 'node:fs'
import solid from 'vite-plugin-solid'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

export default defineConfig({
  base: './',
  plugins: [solid()],
  define: { __VERSION__: JSON.stringify(version) },
  build: { modulePreload: { polyfill: false } },
  test: {
    server: { deps: { inline: [/@solidjs\/testing-library/] } },
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
