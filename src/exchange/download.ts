/** Hands a text to the player as a file. Nothing leaves the device. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then; later the memory is free again.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A file's name from words that may hold anything: `2026-03-14 Anna, Boris.railroads.json`. */
export const fileName = (day: Date, names: readonly string[]): string => {
  const said = names
    .join(', ')
    .replace(/[^\p{L}\p{N} ,.-]/gu, '')
    .slice(0, 80)
  return `${day.toISOString().slice(0, 10)} ${said}`.trim().concat('.railroads.json')
}
