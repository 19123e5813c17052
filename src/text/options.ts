// What the switches of the table say. Apart from the other words, as it is loaded only with the pages that show them.

export const en = {
  title: 'Display and controls',
  awake: 'Keep the screen awake',
  vibration: 'Vibrate',
  nextBoard: 'Show the next player’s board by itself',
  livePoints: 'Live points in the strip',
  whatIf: 'Show what a step would score',
  mirrored: 'Dock for the left hand',
  large: 'Large: one line at a time',
  lock: 'Lock: show the table, take no taps',
}

export type Words = typeof en

export const de: Words = {
  title: 'Anzeige und Bedienung',
  awake: 'Bildschirm wach halten',
  vibration: 'Vibrieren',
  nextBoard: 'Das nächste Tableau von selbst zeigen',
  livePoints: 'Punkte laufend in der Leiste',
  whatIf: 'Zeigen, was ein Schritt brächte',
  mirrored: 'Bedienung für die linke Hand',
  large: 'Groß: eine Linie auf einmal',
  lock: 'Sperren: Tisch zeigen, nichts annehmen',
}
