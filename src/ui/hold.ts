import { onCleanup } from 'solid-js'

const holdAfter = 500
const stillWithin = 10

interface Holding {
  readonly onTap: () => void
  /** Asked at each press: undefined where holding means nothing, so that a slow tap is a tap. */
  readonly onHold: () => (() => void) | undefined
}

/** The listeners of a button that can be tapped and held. A hold is never a tap as well; the menu key holds too. */
export function listenToHold({ onTap, onHold }: Holding) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let pressed = false
  let held = false

  const letGo = () => {
    clearTimeout(timer)
    pressed = false
  }
  const hold = (action: () => void) => {
    clearTimeout(timer)
    if (!held) action()
    held = true
  }
  onCleanup(letGo)

  return {
    onPointerDown(event: PointerEvent) {
      letGo()
      held = false
      from = { x: event.clientX, y: event.clientY }
      pressed = event.button === 0
      const action = onHold()
      if (action && pressed) timer = setTimeout(() => hold(action), holdAfter)
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > stillWithin) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    /** Comes with a long touch, and with the second button or the menu key, which no click follows. */
    onContextMenu(event: MouseEvent) {
      const action = onHold()
      if (!action) return
      event.preventDefault()
      if (pressed) hold(action)
      else if (!held) action()
    },
    onClick() {
      if (!held) onTap()
      held = false
    },
  }
}
