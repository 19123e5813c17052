import { type Accessor, createSignal, onCleanup } from 'solid-js'

interface Width {
  /** For the element's `ref`. */
  readonly measure: (element: Element) => void
  /** In pixels, and how many of them are 1 rem. */
  readonly width: Accessor<number>
  readonly rem: Accessor<number>
}

/** How wide an element is, for drawings whose text keeps its size whatever the screen. */
export function createWidth(): Width {
  const [width, setWidth] = createSignal(328)
  const [rem, setRem] = createSignal(16)
  return {
    measure(element) {
      if (!('ResizeObserver' in window)) return
      const observer = new ResizeObserver(([entry]) => {
        if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
        setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
      })
      observer.observe(element)
      onCleanup(() => observer.disconnect())
    },
    width,
    rem,
  }
}
