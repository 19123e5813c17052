// What is said when games go in and out. Apart from the other words, as it is loaded only with those pages.

type Kind =
  | 'unreadable'
  | 'foreign'
  | 'damaged'
  | 'newer'
  | 'unknown-game'
  | 'too-large'
  | 'twice'
  | 'changed'
  | 'not-saved'
  | 'code'

interface Problem {
  readonly problem: Kind
  readonly path?: string | undefined
  readonly game?: number | undefined
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const en = {
  problems: {
    unreadable: 'The browser could not read the file.',
    foreign: 'This is neither a game nor a backup of Stationmaster.',
    damaged: 'The file is damaged, or somebody has changed it.',
    newer: 'The file was written by a newer version of the app; an update can read it.',
    'unknown-game': 'The file holds a game that this version of the app does not have.',
    'too-large': 'A game in the file is larger than any game can be.',
    twice: 'The same game is there twice; import one file after the other.',
    changed: 'Games here have changed meanwhile; the import has to look again.',
    'not-saved': 'This device could not save it.',
    code: 'The code or link is damaged or cut off.',
  } satisfies Record<Kind, string>,
  at: (path: string) => `Field: ${path}.`,
  game: (n: number) => `Game ${n} of the file.`,
  nothingChanged: 'Nothing was changed.',
  import: {
    title: 'Import',
    hint: 'Game files and backups. What they would change is shown first.',
    choose: 'Choose files',
    again: 'Choose other files',
    scan: 'Scan a code',
    reading: 'Reading the files',
    writing: 'Importing',
    percent: (n: number) => `${n} %`,
    cancel: 'Cancel',
    preview: 'What would happen',
    relations: {
      new: (n: number) => `${count(n, 'game is', 'games are')} new`,
      longer: (n: number) => `${count(n, 'game goes', 'games go')} on further than here and will be updated`,
      differs: (n: number) => `${count(n, 'game differs', 'games differ')} from what is here`,
      shorter: (n: number) => `${count(n, 'game is', 'games are')} further along here and will stay`,
      same: (n: number) => `${count(n, 'game is', 'games are')} here already`,
    },
    more: (n: number) => `and ${n} more`,
    settings: 'Settings and corrected printed values come along where nothing is chosen here.',
    nothing: 'There is nothing to import: everything is here already.',
    which: 'Which one is right?',
    keep: (lines: number) => `The one here (${count(lines, 'line', 'lines')})`,
    take: (lines: number) => `The one that comes in (${count(lines, 'line', 'lines')})`,
    start: 'Import',
    done: (n: number) => `${count(n, 'game', 'games')} imported.`,
    open: 'Open the game',
    toHistory: 'To the history',
  },
  scan: {
    title: 'Scan a code',
    hint: 'Hold the camera to the other phone until all parts are read.',
    starting: 'The camera is starting.',
    have: (have: number, total: number) => `${have} of ${total} parts`,
    refused: 'The camera is not allowed here. A picture of the code works too.',
    missing: 'This browser has no camera. A picture of the code works too.',
    fromPicture: 'From a picture',
    notFound: 'There is no code of a game in this picture.',
    stop: 'Stop',
  },
  handOver: {
    title: 'Hand over',
    hint: 'On the other phone: Settings, Import, Scan a code. It needs no network.',
    code: (part: number, total: number) => `QR code of the game, part ${part} of ${total}`,
    part: (part: number, total: number) => `${part} of ${total}`,
    pause: 'Pause',
    play: 'Play',
    next: 'Next',
    link: 'Send as a link',
    linkHint: 'The link carries the whole game.',
    copied: 'The link is on the clipboard.',
    copyByHand: 'The link to copy:',
    done: 'The other phone has it',
    back: 'Back to the game',
  },
  data: {
    title: 'Games and backup',
    exportAll: 'Export everything',
    exportThese: 'Export these games',
    selectionWord: 'games',
    writing: 'Writing the backup',
    exported: (name: string, games: number) => `${count(games, 'game', 'games')} saved as ${name}.`,
    leftOut: (n: number) => `${count(n, 'game is', 'games are')} missing in it: this version does not have their game.`,
    failed: 'Nothing can be read: the browser does not let this page store data.',
    import: 'Import',
    clear: 'Clear all data',
    clearHint: 'Games, people and settings of this device go and do not come back without a backup.',
    clearNow: 'Clear everything',
    keep: 'Keep everything',
    notCleared: 'The browser did not let the data be cleared.',
    fileWord: 'backup',
  },
  reminder: {
    text: (games: number) => `${games} games have been finished since the last backup.`,
    later: 'Not now',
  },
}

export type Words = typeof en

export const de: Words = {
  problems: {
    unreadable: 'Der Browser konnte die Datei nicht lesen.',
    foreign: 'Das ist weder eine Partie noch eine Sicherung von Stationmaster.',
    damaged: 'Die Datei ist beschädigt oder wurde verändert.',
    newer: 'Die Datei stammt aus einer neueren Version der App; nach einer Aktualisierung ist sie lesbar.',
    'unknown-game': 'Die Datei enthält ein Spiel, das diese Version der App nicht hat.',
    'too-large': 'Eine Partie in der Datei ist größer, als eine Partie sein kann.',
    twice: 'Dieselbe Partie ist zweimal dabei; die Dateien lassen sich einzeln importieren.',
    changed: 'Hier hat sich inzwischen etwas geändert; der Import muss neu vergleichen.',
    'not-saved': 'Dieses Gerät konnte nichts speichern.',
    code: 'Der Code oder Link ist beschädigt oder abgeschnitten.',
  },
  at: path => `Feld: ${path}.`,
  game: n => `Partie ${n} der Datei.`,
  nothingChanged: 'Nichts wurde geändert.',
  import: {
    title: 'Importieren',
    hint: 'Partien und Sicherungen. Was sie ändern würden, wird zuerst gezeigt.',
    choose: 'Dateien wählen',
    again: 'Andere Dateien wählen',
    scan: 'Code scannen',
    reading: 'Dateien werden gelesen',
    writing: 'Wird importiert',
    percent: n => `${n} %`,
    cancel: 'Abbrechen',
    preview: 'Was geschehen würde',
    relations: {
      new: n => `${count(n, 'Partie ist', 'Partien sind')} neu`,
      longer: n =>
        count(n, 'Partie geht weiter als hier und wird ergänzt', 'Partien gehen weiter als hier und werden ergänzt'),
      differs: n => `${count(n, 'Partie weicht', 'Partien weichen')} von hier ab`,
      shorter: n =>
        count(n, 'Partie ist hier schon weiter und bleibt so', 'Partien sind hier schon weiter und bleiben so'),
      same: n => `${count(n, 'Partie ist', 'Partien sind')} schon hier`,
    },
    more: n => `und ${n} weitere`,
    settings: 'Einstellungen und angepasste Werte kommen mit, wo hier nichts gewählt ist.',
    nothing: 'Es gibt nichts zu importieren: Alles ist schon hier.',
    which: 'Welche stimmt?',
    keep: lines => `Die hiesige (${count(lines, 'Zeile', 'Zeilen')})`,
    take: lines => `Die ankommende (${count(lines, 'Zeile', 'Zeilen')})`,
    start: 'Jetzt importieren',
    done: n => `${count(n, 'Partie', 'Partien')} importiert.`,
    open: 'Partie öffnen',
    toHistory: 'Zum Verlauf',
  },
  scan: {
    title: 'Code scannen',
    hint: 'Die Kamera auf das andere Telefon halten, bis alle Teile gelesen sind.',
    starting: 'Die Kamera startet.',
    have: (have, total) => `${have} von ${total} Teilen`,
    refused: 'Die Kamera ist hier nicht erlaubt. Ein Bild des Codes geht auch.',
    missing: 'Dieser Browser hat keine Kamera. Ein Bild des Codes geht auch.',
    fromPicture: 'Aus einem Bild',
    notFound: 'In diesem Bild ist kein Code einer Partie.',
    stop: 'Beenden',
  },
  handOver: {
    title: 'Übergeben',
    hint: 'Auf dem anderen Telefon: Einstellungen, Importieren, Code scannen. Ein Netz braucht es nicht.',
    code: (part, total) => `QR-Code der Partie, Teil ${part} von ${total}`,
    part: (part, total) => `${part} von ${total}`,
    pause: 'Anhalten',
    play: 'Abspielen',
    next: 'Weiter',
    link: 'Als Link senden',
    linkHint: 'Der Link enthält die ganze Partie.',
    copied: 'Der Link liegt in der Zwischenablage.',
    copyByHand: 'Der Link zum Kopieren:',
    done: 'Das andere Telefon hat sie',
    back: 'Zurück zur Partie',
  },
  data: {
    title: 'Partien und Sicherung',
    exportAll: 'Alles exportieren',
    exportThese: 'Diese Partien exportieren',
    selectionWord: 'Partien',
    writing: 'Die Sicherung wird geschrieben',
    exported: (name, games) => `${count(games, 'Partie', 'Partien')} gespeichert als ${name}.`,
    leftOut: n => `${count(n, 'Partie fehlt', 'Partien fehlen')} darin: Diese Version hat das Spiel nicht.`,
    failed: 'Nichts ist lesbar: Der Browser lässt diese Seite keine Daten speichern.',
    import: 'Importieren',
    clear: 'Alle Daten löschen',
    clearHint: 'Partien, Personen und Einstellungen dieses Geräts verschwinden und kommen ohne Sicherung nicht wieder.',
    clearNow: 'Alles löschen',
    keep: 'Alles behalten',
    notCleared: 'Der Browser hat das Löschen nicht zugelassen.',
    fileWord: 'Sicherung',
  },
  reminder: {
    text: games => `Seit der letzten Sicherung wurden ${games} Partien beendet.`,
    later: 'Nicht jetzt',
  },
}

/** A problem in one sentence. */
export const sayProblem = (words: Words, { problem }: Problem): string => words.problems[problem]
