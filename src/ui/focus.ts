/**
 * For a button that goes away with what it does. A focused element that is removed makes the browser lay out the whole
 * page in the middle of the change; one that was let go of before does not. The Tab key goes on from the same place. What
 * is on a sheet stays, and keeps the focus.
 */
export function letGoOfFocus(): void {
  const focused = document.activeElement
  if ((focused instanceof HTMLElement || focused instanceof SVGElement) && !focused.closest('dialog')) focused.blur()
}
