import type { SetupWords } from '../en/setup'

export const setup: SetupWords = {
  players: 'Mitspielende',
  seats: 'In der Reihenfolge der Plätze am Tisch.',
  name: 'Name',
  add: 'Dazu',
  again: name => `Noch jemand namens ${name}`,
  known: 'Schon gespielt',
  details: (name, color) => `${name}, ${color}: ändern`,
  color: 'Farbe',
  toFront: 'Platz vor',
  toBack: 'Platz zurück',
  remove: 'Entfernen',

  way: 'Art der Nutzung',
  ways: {
    track: {
      label: 'Jeden Zug verfolgen',
      hint: 'Züge, Arbeiter, Münzen und Ingenieure; gewertet wird von selbst.',
    },
    score: { label: 'Runden werten', hint: 'Vor jeder Wertung die Tableaus stellen; die App rechnet.' },
  },

  order: 'Spielerreihenfolge',
  orderBy: { drawn: 'Gezogen', dealt: 'Wie verteilt' },
  tapInOrder: 'In der Spielerreihenfolge antippen; wer beginnt, zuerst.',
  place: (name, place) => `${name}, Platz ${place}`,
  noPlace: name => `${name}, noch kein Platz`,
  drawAgain: 'Neu ziehen',
  drawOrderAgain: 'Die Spielerreihenfolge neu ziehen',
  drawEngineersAgain: 'Die Ingenieure neu ziehen',

  engineers: 'Ingenieure',
  engineersBy: { drawn: 'Gezogen', dealt: 'Ausgelegt', later: 'Später' },
  fromTheRight: 'Von rechts, wie sie am Spielplan liegen.',
  engineerSpaces: {
    hire: 'Anwerbefeld',
    'engineer-right': 'Rechter Ingenieur',
    'engineer-left': 'Linker Ingenieur',
    waiting: 'Wartend',
  },
  lies: space => `liegt auf: ${space}`,
  tile: (space, number, letter, action) => `${space}: Nummer ${number}, Buchstabe ${letter}, ${action}`,
  noTile: (space, letter) => `${space}: ein Plättchen mit dem Buchstaben ${letter} wählen`,
  chooseFor: (space, letter) => `${space}: ein Plättchen mit ${letter}`,
  otherLetter: letter => `Plättchen, die hier ${letter} tragen`,
  otherLetterHint: letter =>
    `Ein hier gewähltes Plättchen wird mit dem Buchstaben ${letter} gemerkt, wie bei diesem Exemplar.`,
  number: 'Nummer auf dem Plättchen',
  numberHint: 'Eine berichtigte Nummer wird für diesen Tisch gemerkt.',

  more: 'Mehr',
  house: 'Hausregeln',
  houseHint: 'Wie in der Regel, solange nichts geändert ist; Änderungen sind gekennzeichnet.',
  values: { rounds: 'Runden', workers: 'Arbeiter je Person', roubles: 'Münzen je Person' },
  changed: usual => `Regel: ${usual}`,
  points: 'Startpunkte',
  round: 'Der Tisch ist in Runde',
  roundHint: 'Ab Runde 2 wird nach dem Start jedes Tableau so gestellt, wie es liegt.',
  expansion: 'Mit Erweiterung',
  expansionHint:
    'Dann werden die Runden gewertet, mit freien Zeilen für Punkte, und die Statistik führt die Partie getrennt.',
  where: 'Ort',
  note: 'Notiz',

  start: 'Los',
  problems: {
    players: 'Es braucht mindestens 2 Mitspielende.',
    typed: name => `„${name}“ ist getippt, aber noch nicht dabei.`,
    order: names => `Noch kein Platz in der Spielerreihenfolge: ${names}.`,
    engineers: missing =>
      missing === 1 ? 'Ein Feld hat noch keinen Ingenieur.' : `${missing} Felder haben noch keinen Ingenieur.`,
    noName: 'Zuerst einen Namen eintippen.',
  },
}
