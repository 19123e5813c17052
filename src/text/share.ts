import { language } from './language'

/** What is said when a game is taken along. Apart from the other words, as it is loaded only with that sheet. */
export const en = {
  title: 'Share the result',
  preview: 'The result as a picture',
  text: 'Text',
  picture: 'Picture',
  file: 'Game file',
  csv: 'Table (CSV)',
  copied: 'The text is on the clipboard.',
  copyByHand: 'This browser copies nothing by itself. The text can be copied from here:',
  saved: (name: string) => `Saved as ${name}.`,
  noPicture: 'This browser draws no pictures.',
  rank: (place: number | undefined, name: string, points: number): string =>
    place === undefined ? `${name} ${points} (not ranked)` : `${place}. ${name} ${points}`,
  noPlace: '–',
  made: 'Counted with Stationmaster',
  csvWords: { round: 'Round', player: 'Player', total: 'Total' },
  bgStats: {
    title: 'BG Stats',
    hint: 'Opens another site, which gets exactly this and hands it to the BG Stats app:',
    send: 'Send to BG Stats',
    game: 'Game',
    date: 'Began (UTC)',
    minutes: 'Minutes',
    comments: 'Note',
    players: 'Players: points, place',
    ids: 'Ids of game and people',
    player: (name: string, points: number, rank: number, first: boolean): string =>
      `${name}: ${points}, ${rank === 0 ? 'not ranked' : `place ${rank}`}${first ? ', moved first' : ''}`,
  },
}

type Words = typeof en

export const de: Words = {
  title: 'Ergebnis teilen',
  preview: 'Das Ergebnis als Bild',
  text: 'Text',
  picture: 'Bild',
  file: 'Spieldatei',
  csv: 'Tabelle (CSV)',
  copied: 'Der Text liegt in der Zwischenablage.',
  copyByHand: 'Dieser Browser kopiert nicht von selbst. Hier steht der Text zum Kopieren:',
  saved: name => `Gespeichert als ${name}.`,
  noPicture: 'Dieser Browser zeichnet keine Bilder.',
  rank: (place, name, points) =>
    place === undefined ? `${name} ${points} (ohne Platz)` : `${place}. ${name} ${points}`,
  noPlace: '–',
  made: 'Gezählt mit Stationmaster',
  csvWords: { round: 'Runde', player: 'Name', total: 'Summe' },
  bgStats: {
    title: 'BG Stats',
    hint: 'Öffnet eine fremde Seite. Sie bekommt genau das und reicht es an die App BG Stats weiter:',
    send: 'An BG Stats senden',
    game: 'Spiel',
    date: 'Beginn (UTC)',
    minutes: 'Minuten',
    comments: 'Notiz',
    players: 'Personen: Punkte, Platz',
    ids: 'Kennungen der Partie und der Personen',
    player: (name, points, rank, first) =>
      `${name}: ${points}, ${rank === 0 ? 'ohne Platz' : `Platz ${rank}`}${first ? ', zuerst am Zug' : ''}`,
  },
}

/** The words of the share sheet in the language shown now. */
export const shareWords = (): Words => (language() === 'de' ? de : en)
