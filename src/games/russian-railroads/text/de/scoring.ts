import type { Words } from '../en'
import { countOf } from '../said'
import { names } from './names'

export const scoring: Words['scoring'] = {
  title: round => `Wertung, Runde ${round}`,
  hint: 'Jede Zahl lässt sich antippen und erklärt sich.',
  menu: 'Gewertete Runden',
  earlier: 'Die Runde davor',
  later: 'Die Runde danach',
  back: 'Zurück zum Tisch',
  rows: {
    round: 'Runde',
    'at-once': 'Sofort',
    total: 'Gesamt',
    pawn: 'Zählfigur',
    counted: 'Gezählt',
  },
  industryMark: 'Ind.',
  cell: (name, row, value) => `${name}, ${row}: ${value}`,
  heading: (name, row, points) => `${name}, ${row}: ${points}`,
  spaces: (colour, points) => `${colour} ${points.join(' ')}`,
  nothing: 'Hier zählt nichts.',
  more: (what, points) => `${what}: +${points}`,
  lostOf: (what, points) => `${what}: ${points} verloren, nicht erreicht`,
  lost: (reach, points) =>
    reach === 0 ? `Ohne Lok: ${points} verloren.` : `Reichweite ${reach}: ${points} dahinter verloren.`,
  marker: (position, points) => `Marker auf ${position}: ${points}`,
  noneAtOnce: 'Keine sofortigen Punkte in dieser Runde.',
  before: 'Vor der ersten gewerteten Runde',
  pawn: (points, space, hundreds) =>
    hundreds > 0
      ? `${countOf(points, names.pieces.point)}: Zählfigur auf ${space}, mit dem ${hundreds}er-Plättchen.`
      : `${countOf(points, names.pieces.point)}: Zählfigur auf ${space}, ohne Plättchen.`,
  pawnShort: (space, hundreds) => (hundreds > 0 ? `Feld ${space}, Plättchen ${hundreds}` : `Feld ${space}`),
  counted: {
    field: name => `${name}, am Tisch gezählt`,
    hint: 'Eine Zahl oder eine Summe: 12+0+3+5. Ohne sofortige Punkte.',
    agrees: points => `${points}: Die App zählt ebenso.`,
    less: points => `${points} weniger als die App.`,
    more: points => `${points} mehr als die App.`,
    source: (source, counted, app) => `${source}: gezählt ${counted}, die App ${app}`,
    agreed: points => `Geeinigt auf ${points}.`,
    open: 'noch nicht',
    app: points => `${points} der App`,
    ours: points => `${points} vom Tisch`,
    note: 'wie am Tisch gezählt',
    fix: 'Tableau richtigstellen',
    inAdding: 'Das Tableau ist richtig gelesen; die Summe stimmt nicht.',
    as: (source, counted, app) => `${source} so gezählt: ${counted}. Die App: ${app}.`,
  },
  now: {
    title: name => `${name}, jetzt`,
    would: points => `Das Tableau brächte ${countOf(points, names.pieces.point)}.`,
    since: round => `Seit der Wertung von Runde ${round}:`,
    same: round => `Seit der Wertung von Runde ${round} ist nichts anders.`,
    change: (what, before, after) => `${what}: ${before} → ${after}`,
    atOnce: points => `Sofort in dieser Runde: ${points}`,
  },
  whatIf: {
    exact: gain => `${gain} für die Wertung dieser Runde und sofort.`,
    range: (least, most) => `Zwischen ${least} und ${most} für die Wertung dieser Runde und sofort.`,
    atLeast: most => `${most} oder mehr für die Wertung dieser Runde und sofort; für alle Wege sind es zu viele.`,
    not: 'Das Feld ist jetzt nicht möglich.',
  },
  cards: {
    title: name => `Spielendekarten von ${name}`,
    hold: 'Zum Ansehen halten',
    show: 'Zeigen',
    hide: 'Verdecken',
    faceDown: 'Eine Karte, verdeckt',
    unknown: 'Eine Karte, die der App nicht genannt wurde',
  },
}
