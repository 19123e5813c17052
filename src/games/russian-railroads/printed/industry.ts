/** The industry track: positions 0 to 15, five of which are gaps that factories fill. */
export const industryEnd = 15
export const industryGaps = [5, 7, 9, 11, 13] as const

/** Printed points in order; the ? space, which stands among them, has none of its own (its place: `copy.ts`). */
export const industryPoints = [0, 1, 2, 3, 5, 10, 15, 20, 25, 30] as const
