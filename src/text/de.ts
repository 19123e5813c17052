import type { Words } from './en'

/** German addresses nobody: no "du", no "Sie". */
export const de: Words = {
  app: {
    name: 'Stationmaster',
    skip: 'Zum Inhalt springen',
    navigation: 'Seiten',
    close: 'Schließen',
    toHome: 'Zum Start',
  },
  home: {
    link: 'Start',
    running: 'Laufende Partien',
    finished: 'Letzte Ergebnisse',
    again: names => `Nochmals: ${names.join(', ')}`,
    empty: 'Noch keine Partie',
    handedOver: 'an ein anderes Telefon übergeben',
    emptyHint: 'Gespielt wird am Tisch. Das Telefon spiegelt die Tableaus, zählt die Punkte und sagt, warum.',
  },
  storage: {
    broken: 'Gespeicherte Partien sind nicht lesbar: Der Browser lässt diese Seite keine Daten speichern.',
  },
  continue: {
    title: 'Fortsetzen',
  },
  newGame: {
    title: 'Neue Partie',
    game: 'Spiel',
  },
  game: {
    title: 'Partie',
    unknown: 'Diese Partie ist nicht auf diesem Telefon',
    unknownHint: 'Sie wurde gelöscht, oder ihr Link kommt von einem anderen Telefon.',
    newer: 'Diese Version kann die Partie nicht öffnen',
    newerHint: 'Sie stammt aus einer neueren Version der App, oder ihr Spiel fehlt hier. Sie bleibt in der Liste.',
    exported: file => `Exportiert als ${file}.`,
  },
  history: {
    title: 'Verlauf',
    empty: 'Noch nichts zum Zurückblicken',
    emptyHint: 'Hier bleibt jede Partie mit ihren Runden und ihrem Ergebnis.',
  },
  players: {
    title: 'Personen',
    empty: 'Noch niemand hat gespielt',
    emptyHint: 'Wer mitspielt, bekommt eine Seite mit Siegen, Durchschnitt und der Herkunft der Punkte.',
  },
  reference: {
    title: 'Referenz',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    copy: 'An das eigene Exemplar anpassen',
  },
  device: {
    title: 'Auf diesem Gerät',
    offline: 'Ohne Netz',
    offlineIs: {
      preparing: 'Wird vorbereitet',
      ready: 'Bereit',
      unavailable: 'In diesem Browser nicht möglich',
    },
    needsHttps: 'Braucht eine Adresse mit https',
    persistence: 'Gespeicherte Partien',
    persistenceIs: {
      granted: 'Bleiben, bis sie gelöscht werden',
      refused: 'Bei Platzmangel darf der Browser sie löschen',
      'not-asked': 'Mit der ersten gespeicherten Partie wird der Browser gebeten, sie zu behalten',
      unavailable: 'Der Browser sagt nicht, wie lange er sie behält',
    },
    usage: 'Belegter Platz',
    unknown: 'Vom Browser nicht mitgeteilt',
    version: 'Version',
  },
  notice: {
    update: 'Eine neue Version ist da.',
    takeUpdate: 'Aktualisieren',
    offline: 'Bereit für den Betrieb ohne Netz.',
    insecure:
      'Diese Adresse hat kein https. Installation, Betrieb ohne Netz, wacher Bildschirm und Kamera brauchen es.',
  },
  install: {
    offer: 'Installiert öffnet sich Stationmaster wie jede App, und die Partien sind besser geschützt.',
    ios: 'Safari darf gespeicherte Partien nach einer Woche ohne Besuch löschen. Auf dem Home-Bildschirm bleiben sie: „Teilen“, dann „Zum Home-Bildschirm“.',
    iosGames:
      'Safari darf gespeicherte Partien nach einer Woche ohne Besuch löschen. Auf dem Home-Bildschirm bleiben sie, ziehen aber nicht von selbst dorthin um: ihre Datei mitnehmen und dort importieren.',
    install: 'Installieren',
    close: 'Nicht jetzt',
  },
  failure: {
    broken: {
      title: 'Etwas ist schiefgegangen',
      hint: 'Was gespeichert war, ist noch da.',
    },
    missing: {
      title: 'Diese Seite wurde nicht geladen',
      hint: 'Entweder fehlt das Netz, oder die App wurde inzwischen aktualisiert. Was gespeichert war, ist noch da.',
    },
    reload: 'Neu laden',
    exportGame: 'Partie exportieren',
    notExported: 'Die Datei der Partie ließ sich nicht schreiben.',
    details: 'Was passiert ist',
  },
  lost: {
    title: 'Seite nicht gefunden',
    empty: 'Keine Seite hat diese Adresse',
    hint: 'Vielleicht ist der Link abgeschnitten oder aus einer anderen Version.',
  },
}
