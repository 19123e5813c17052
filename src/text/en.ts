/** Every sentence of the app. The shape of this object is the shape of each language. */
export const en = {
  app: {
    name: 'Stationmaster',
    skip: 'Skip to the content',
    navigation: 'Pages',
    close: 'Close',
    toHome: 'Go to Home',
  },
  home: {
    link: 'Home',
    running: 'In progress',
    finished: 'Last results',
    again: (names: readonly string[]) => `Again: ${names.join(', ')}`,
    empty: 'No game yet',
    handedOver: 'handed to another phone',
    emptyHint: 'The game is on the table. The phone mirrors the boards, counts the points and says why.',
  },
  storage: {
    broken: 'Saved games cannot be read: the browser does not let this page store data.',
  },
  continue: {
    title: 'Continue',
  },
  newGame: {
    title: 'New game',
    game: 'Game',
  },
  game: {
    title: 'Game',
    unknown: 'This game is not on this phone',
    unknownHint: 'It was deleted, or its link comes from another phone.',
    newer: 'This version cannot open the game',
    newerHint:
      'It was set up by a newer version of the app, or by a game that this one does not have. It stays in the list.',
    exported: (file: string) => `Exported as ${file}.`,
  },
  history: {
    title: 'History',
    empty: 'No games to look back on',
    emptyHint: 'Every game is kept here, with its rounds and its result.',
  },
  players: {
    title: 'Players',
    empty: 'Nobody has played yet',
    emptyHint: 'Whoever plays a game gets a page with wins, averages and where the points came from.',
  },
  reference: {
    title: 'Reference',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    copy: 'Match your copy',
  },
  device: {
    title: 'On this device',
    offline: 'Without a network',
    offlineIs: {
      preparing: 'Getting ready',
      ready: 'Ready',
      unavailable: 'Not available in this browser',
    },
    needsHttps: 'Needs an address with https',
    persistence: 'Saved games',
    persistenceIs: {
      granted: 'Kept until deleted',
      refused: 'The browser may clear them when space runs out',
      'not-asked': 'The browser is asked to keep them when the first game is saved',
      unavailable: 'The browser does not say how long it keeps them',
    },
    usage: 'Space used',
    unknown: 'Not told by the browser',
    version: 'Version',
  },
  notice: {
    update: 'A new version is ready.',
    takeUpdate: 'Update',
    offline: 'Ready to work offline.',
    insecure:
      'This address has no https. Installing, working offline, keeping the screen awake and the camera need it.',
  },
  install: {
    offer: 'Installed, Stationmaster opens like any app and its games stay safer.',
    ios: 'Safari may clear saved games after a week without a visit. On the home screen they stay: tap Share, then “Add to Home Screen”.',
    iosGames:
      'Safari may clear saved games after a week without a visit. On the home screen they stay, but they do not move there by themselves: take their file along and import it there.',
    install: 'Install',
    close: 'Not now',
  },
  failure: {
    broken: {
      title: 'Something went wrong',
      hint: 'What was saved is still there.',
    },
    missing: {
      title: 'This page did not load',
      hint: 'Either the network is missing or the app was updated meanwhile. What was saved is still there.',
    },
    reload: 'Reload',
    exportGame: 'Export the game',
    notExported: 'The game’s file could not be written.',
    details: 'What happened',
  },
  lost: {
    title: 'Page not found',
    empty: 'No page has this address',
    hint: 'The link may be cut off or from another version.',
  },
}

export type Words = typeof en
