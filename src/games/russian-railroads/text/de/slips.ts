import type { Words } from '../en'

const range = (from: number, to: number): string =>
  to === from ? `${from}` : to === from + 1 ? `${from} und ${to}` : `${from} bis ${to}`

export const slips: Words['slips'] = {
  explains: (counted, slips) => `${counted} ergibt sich so: ${slips}.`,
  none: 'Kein üblicher Zählfehler erklärt den Unterschied.',
  and: (first, second) => `${first}, dazu ${second}`,
  of: {
    'doublers-forgotten': ({ from, to, all }) =>
      all ? 'alle Verdoppler vergessen' : `${from === to ? 'den' : 'die'} Verdoppler auf ${range(from, to)} vergessen`,
    'doubler-too-many': ({ space }) => `einen Verdoppler auf ${space} gezählt, wo keiner liegt`,
    'line-not-doubled': () => 'Petersburg nicht verdoppelt',
    'line-doubled': () => 'Petersburg zu früh verdoppelt',
    'old-values': () => 'alte Gleiswerte gezählt, ohne den Aufwerter',
    'new-values': () => 'aufgewertete Gleise gezählt, ohne den Aufwerter',
    'beyond-locomotive': ({ line, from, to }) => `${line} ${range(from, to)} gezählt, wohin keine Lok reicht`,
    'reach-short': ({ line, reach }) => `${line} nur bis ${reach} gezählt`,
    'reach-long': ({ line, reach }) => `${line} bis ${reach} gezählt, eins zu weit`,
    'one-locomotive': ({ number }) => `auf der Transsib nur Lok ${number} gezählt`,
    'track-behind': () => 'leere Felder für das Gleis dahinter gezählt',
    'source-forgotten': ({ line }) => `${line} vergessen`,
    'stars-forgotten': () => 'die Sterne von Kiev vergessen',
    'star-forgotten': ({ space }) => `den Stern auf Kiev ${space} vergessen`,
    'highest-star-only': ({ space }) => `nur den Stern auf Kiev ${space} gezählt, nicht die davor`,
    'medal-forgotten': () => 'die Kiev-Medaille vergessen',
    'medal-counted': () => 'die Kiev-Medaille zu früh gezählt',
    'marker-forgotten': () => 'den zweiten Industriemarker vergessen',
    'industry-space': ({ points, right }) => `auf der Industrieleiste ${points} statt ${right} abgelesen`,
    'at-once-twice': ({ points }) => `${pointsAtOnce(points)} doppelt gezählt`,
    'at-once-forgotten': ({ points }) => `${pointsAtOnce(points)} nicht gezählt`,
    'ten-off': ({ points }): string =>
      points > 0 ? 'in der Summe ein Zehner zu viel' : 'in der Summe ein Zehner zu wenig',
    'digits-swapped': () => 'zwei Ziffern vertauscht',
  },
  gains: {
    reach: (line, reach, points) => `Reichweite ${reach} auf ${line} brächte ${points} mehr.`,
    doubler: (space, points) => `Ein Verdoppler auf ${space} brächte ${points} mehr.`,
    step: (colour, line, space, points) => `Ein Schritt ${colour} auf ${line} ${space} brächte ${points} mehr.`,
    industry: points => `Ein Schritt auf der Industrieleiste brächte ${points} mehr.`,
  },
}

function pointsAtOnce(points: number): string {
  return points === 1 ? 'den sofortigen Punkt' : `die ${points} sofortigen Punkte`
}
