/** Resolves once the browser had the chance to paint what is rendered now. What first paint can do without waits for it. */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
