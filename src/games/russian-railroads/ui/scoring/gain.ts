/** A number of points more or less: "+4", "−2", "±0". */
export const sayGain = (points: number): string => {
  if (points === 0) return '±0'
  return points < 0 ? `−${-points}` : `+${points}`
}
