/** The three lines of a player board: their spaces, the colours they allow and the places for locomotives. */
export const lineIds = ['trans-siberian', 'st-petersburg', 'kiev'] as const
export type Line = (typeof lineIds)[number]

/** Track colours in the order in which they follow each other on a line. */
export const colours = ['black', 'gray', 'brown', 'natural', 'white'] as const
export type Colour = (typeof colours)[number]

export const lines: Readonly<
  Record<Line, { readonly spaces: number; readonly colours: readonly Colour[]; readonly places: number }>
> = {
  'trans-siberian': { spaces: 15, colours: ['black', 'gray', 'brown', 'natural', 'white'], places: 2 },
  'st-petersburg': { spaces: 9, colours: ['black', 'gray', 'brown', 'natural'], places: 1 },
  kiev: { spaces: 9, colours: ['black', 'gray', 'brown'], places: 1 },
}

/** Points of a space by the colour that covers it, before and after the revaluation token. */
export const trackValues: Readonly<Record<Colour, number>> = { black: 0, gray: 1, brown: 2, natural: 4, white: 7 }
export const revaluedTrackValues: Readonly<Record<Colour, number>> = {
  black: 0,
  gray: 1,
  brown: 3,
  natural: 6,
  white: 10,
}

/** The space that black must reach on Trans-Siberian before a colour is owned. */
export const unlockedAt: Readonly<Record<Colour, number>> = { black: 0, gray: 2, brown: 6, natural: 10, white: 15 }

/** Places for doublers, above the first spaces of Trans-Siberian. */
export const doublerPlaces = 8
