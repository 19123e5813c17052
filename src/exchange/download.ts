/** Hands a text or a file's content to the player as a file. Nothing leaves the device. */
export function download(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then; later the memory is free again.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A file's name from words that may hold anything: `2026-03-14 Anna, Boris.railroads.json`. */
export const fileName = (day: Date, names: readonly string[], ending = 'railroads.json'): string => {
  const said = names
    .join(', ')
    .replace(/[^\p{L}\p{N} ,.-]/gu, '')
    .slice(0, 80)
  return `${day.toISOString().slice(0, 10)} ${said}`.trim().concat('.', ending)
}
