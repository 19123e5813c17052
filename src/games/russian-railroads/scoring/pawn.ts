/** Where a player's pawn stands on the cardboard: its space, 1 to 100, and the hundreds on the token beside it. */
export interface Pawn {
  readonly space: number
  readonly hundreds: number
}

/** The cardboard's view of points: the pawn starts on space 100, which means 0. */
export const pawnOf = (points: number): Pawn => ({
  space: ((((points - 1) % 100) + 100) % 100) + 1,
  hundreds: Math.max(0, Math.floor(points / 100) * 100),
})
