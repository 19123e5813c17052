import { onCleanup } from 'solid-js'
import { type BoardProps, type Spot, spotOf } from './spot'

const holdAfter = 500
const stillWithin = 10

interface Press {
  readonly spot: Spot
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** The listeners that turn pointer and keys into taps and holds of spots. A hold is never a tap as well. */
export function listenTo(props: Pick<BoardProps, 'onTap' | 'onHold'>) {
  let press: Press | undefined
  let held = false

  function letGo() {
    clearTimeout(press?.timer)
    press = undefined
  }

  function hold(spot: Spot) {
    letGo()
    held = true
    props.onHold(spot)
  }

  onCleanup(letGo)

  return {
    onPointerDown(event: PointerEvent) {
      letGo()
      held = false
      const spot = findSpot(event)
      if (!spot || event.button !== 0) return
      press = { spot, x: event.clientX, y: event.clientY, timer: setTimeout(() => hold(spot), holdAfter) }
    },
    onPointerMove(event: PointerEvent) {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > stillWithin) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onClick(event: MouseEvent) {
      const spot = findSpot(event)
      if (spot && !held) props.onTap(spot)
      held = false
    },
    /** Comes with a long touch, and with the second button or the menu key where there is no touch. */
    onContextMenu(event: MouseEvent) {
      const spot = findSpot(event)
      if (!spot) return
      event.preventDefault()
      if (press) hold(spot)
      else if (!held) props.onHold(spot)
    },
    /** A drawn target is no button of the browser's, so its keys are ours. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      const spot = findSpot(event)
      if (!spot) return
      event.preventDefault()
      if (!event.repeat) props.onTap(spot)
    },
  }
}

function findSpot(event: Event): Spot | undefined {
  const marked = event.target instanceof Element ? event.target.closest('[data-spot]') : null
  return spotOf(marked?.getAttribute('data-spot') ?? undefined)
}
