/** Gives the browser's navigator something that jsdom's lacks; `restoreNavigator` takes it away again. */
export function stubNavigator(name: 'storage' | 'standalone', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

export function restoreNavigator(): void {
  for (const name of ['storage', 'standalone']) Reflect.deleteProperty(navigator, name)
}
