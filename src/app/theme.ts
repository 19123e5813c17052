import { createSignal } from 'solid-js'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.some(theme => theme === value)

// public/first.js has already applied what was kept.
const started = document.documentElement.dataset.theme
const [theme, setTheme] = createSignal<Theme>(isTheme(started) ? started : 'system')

/** The theme chosen; `system` follows the device. */
export { theme }

/** Shows the app in another theme, the browser's own bar included. Keeping the choice is up to the caller. */
export function showTheme(next: Theme): void {
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme
    if (next === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === next ? 'all' : 'not all'
  }
  setTheme(next)
}
