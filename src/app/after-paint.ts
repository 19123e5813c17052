import { nextPaint } from '../ui/next-paint'

/** Resolves once the browser has painted what is rendered now. What the first paint can do without waits for it. */
export const afterPaint = async (): Promise<void> => {
  await nextPaint()
  await firstPaint()
}

/** On a busy phone the frame comes to the screen long after it was made; only the browser knows when. */
function firstPaint(): Promise<void> {
  const name = 'first-contentful-paint'
  const canTell = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (!canTell || performance.getEntriesByName(name).length > 0) return Promise.resolve()
  return new Promise(resolve => {
    const observer = new PerformanceObserver(list => {
      if (list.getEntriesByName(name).length > 0) finish()
    })
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(finish, 3000) // a page that paints nothing it calls content still goes on
  })
}
