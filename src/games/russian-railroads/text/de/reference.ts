import type { ReferenceWords } from '../en/reference'
import { capital, countOf } from '../said'
import { names } from './names'

const stepsOf = (steps: number) => (steps === 1 ? 'Schritt' : 'Schritte')

export const reference: ReferenceWords = {
  search: 'Suchen',
  found: count => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  corrected: 'berichtigt',
  correctedHint: 'Berichtigt: Dieses Exemplar weicht vom üblichen Druck ab (An das eigene Exemplar anpassen).',
  explain: 'Erklären: etwas antippen',
  explainHint: 'Ein Tippen erklärt nun und ändert nichts.',
  explainDone: 'Fertig',
  spot: (line, space) => `${line} ${space}`,
  sections: {
    spaces: 'Aktionsfelder',
    specials: 'Besondere Felder',
    tracks: 'Gleise',
    industry: 'Industrieleiste',
    factories: 'Fabriken',
    engineers: 'Ingenieure',
    tokens: '?-Plättchen',
    questionCards: '?-Karten',
    endBonusCards: 'Spielendekarten',
    startingBonusCards: 'Startbonuskarten',
    pieces: 'Teile und Begriffe',
  },
  effects: {
    advance: (steps, colours) => `${steps} ${stepsOf(steps)} ${colours.join(' oder ')}`,
    advanceAny: steps => `${steps} ${stepsOf(steps)} in beliebiger Farbe`,
    industry: steps => `${steps} ${stepsOf(steps)} Industrie`,
    build: { locomotive: 'eine Lok', factory: 'eine Fabrik', either: 'eine Lok oder eine Fabrik' },
    doublers: count => countOf(count, names.pieces.doubler),
    points: points => countOf(points, names.pieces.point),
    roubles: count => countOf(count, names.pieces.roubles),
    reuse: 'nochmals ein Ein-Arbeiter-Feld, das in dieser Runde mit einem einzigen Stück belegt wurde',
    tempWorkers: count => `die ${count} Leiharbeiter für diese Runde`,
    hire: 'den Ingenieur vom Anwerbefeld',
    order: 'einen Platz in der Spielerreihenfolge der nächsten Runde',
    engineerNumbers: 'Punkte: die Summe der Nummern der eigenen Ingenieure',
    bestLocomotives: count => `Punkte: die Summe der ${count} höchsten eigenen Loks`,
    secondMarker: 'den zweiten Industriemarker, auf 0',
    card: 'auf Wunsch eine der offenen ?-Karten',
    endBonus: points => `eine Spielendekarte oder ${countOf(points, names.pieces.point)}`,
    again: 'auf Wunsch eines davon nochmals',
    letterlessEngineer: 'den Ingenieur ohne Buchstaben',
    blackWorker: 'den schwarzen Arbeiter für den Rest der Partie',
    locomotiveNine: number => `die Lok ${number}, sofort gesetzt`,
  },
  gives: effects => `Bringt ${effects}.`,
  cost: (workers, roubles) => {
    const parts = [
      ...(workers > 0 ? [countOf(workers, names.pieces.worker)] : []),
      ...(roubles > 0 ? [countOf(roubles, names.pieces.roubles)] : []),
    ]
    return `Kostet ${parts.join(' und ')}.`
  },
  notForTwo: 'Nicht zu zweit.',
  spaces: {
    'track-any': 'Ein Arbeiter ersetzt nie die Münze, aber eine zweite Münze den Arbeiter.',
    'track-basic': 'Es ist nie besetzt und beliebig oft nutzbar.',
    'loco-3': 'Beides, in beliebiger Reihenfolge.',
    'temp-workers': 'Am Ende der Runde gehen sie zurück, genutzt oder nicht.',
    'engineer-left': 'Bringt die Aktion des Ingenieurs, der dort liegt.',
    'engineer-right': 'Bringt die Aktion des Ingenieurs, der dort liegt.',
    hire: 'Nur eine Münze, kein Arbeiter. Der Ingenieur ist ab dem nächsten Zug ein eigenes Aktionsfeld, einmal pro Runde.',
    'order-1':
      'Braucht einen eigenen Arbeiter, der am Ende der Runde noch einmal handelt. Zu dritt und zu viert nicht, wenn der Platz schon der eigene ist.',
    'order-2':
      'Braucht einen eigenen Arbeiter, der am Ende der Runde noch einmal handelt. Zu dritt und zu viert nicht, wenn der Platz schon der eigene ist.',
    'last-round': 'Liegt nur in der letzten Runde über den Feldern der Spielerreihenfolge und wird einmal genutzt.',
  },
  specials: {
    condition: (colour, locomotive) =>
      locomotive ? `Sobald ${capital(colour)} und eine Lok es erreichen` : `Sobald ${capital(colour)} es erreicht`,
    gives: {
      worker: () => 'sofort ein weiterer eigener Arbeiter für den Rest der Partie',
      token: () => 'sofort ein ?-Plättchen',
      terminus: value => `sofort ${countOf(value, names.pieces.point)} für den Endbahnhof`,
      'white-steps': value => `sofort bis zu ${value} Schritte in Weiß`,
    },
    unlock: (colour, lines) => `sofort ${capital(colour)} für ${lines}`,
    doubled: 'jedes gewertete Feld der Strecke zählt doppelt, bei jeder Wertung',
    star: points => `${countOf(points, names.pieces.point)} bei jeder Wertung, zusammen mit den anderen Sternen`,
    medal: points => `${countOf(points, names.pieces.point)} bei jeder Wertung, wenn die Kiev-Medaille dort liegt`,
    sentence: (condition, gives) => `${condition}: ${gives.join('; ')}.`,
  },
  track: {
    title: colour => `Gleis ${colour}`,
    value: (value, revalued) =>
      value === revalued
        ? `Jedes bedeckte Feld in Reichweite zählt ${value}.`
        : `Jedes bedeckte Feld in Reichweite zählt ${value}, mit dem Aufwerter ${revalued}.`,
    covers: 'Ein Gleis bedeckt das Feld, auf dem es steht, und die leeren dahinter.',
    unlocked: space => `Es kommt, wenn Schwarz Transsib ${space} erreicht.`,
  },
  industry: {
    title: 'Industrieleiste',
    text: (points, gaps, token) =>
      `Ein Marker zählt die Punkte seiner Position oder die nächsten dahinter: ${points}. Die Positionen ${gaps} sind Lücken, die er nur mit einer Fabrik passiert. Der erste Marker auf Position ${token} gewinnt ein ?-Plättchen.`,
  },
  factory: effects => `Ein Marker, der darauf zieht, gewinnt ${effects}.`,
  engineer: (effects, several) => `Bringt ${effects}${several ? ', in beliebiger Reihenfolge' : ''}.`,
  engineerTitle: (number, name) => `Ingenieur ${number}: ${name}`,
  letter: { A: 'Buchstabe A.', B: 'Buchstabe B.', none: 'Ohne Buchstaben: Er kommt mit einer ?-Karte.' },
  tokens: {
    'advance-4': 'Jeder Schritt ist freiwillig.',
    'industry-5': 'Jeder Schritt ist freiwillig.',
    'second-marker': 'Beide Marker zählen.',
    'doublers-3': 'So viele, wie Plätze und Verdoppler da sind.',
    revaluation: 'Felder in Braun, Natur und Weiß zählen ab jetzt mehr.',
    'kiev-medal': 'Die Medaille kommt auf Kiev 5 und zählt, sobald Grau und eine Lok sie erreichen.',
    card: 'Die ?-Karte verlässt danach das Spiel.',
  },
  questionCard: effects => `Nur, wenn ganz möglich: bringt ${effects}.`,
  endBonusCards: {
    fifteen: v => `${v.points} Punkte.`,
    lines: v =>
      `${v.each} Punkte für jede Strecke, deren schwarzes Gleis auf dem letzten Feld steht, höchstens ${v.max}.`,
    factories: v => `${v.each} Punkte für jede Fabrik, höchstens ${v.max}.`,
    locomotives: () => 'Die Summe der Nummern der eigenen Loks.',
    workers: v => `${v.each} Punkte für jeden zusätzlichen Arbeiter, auch den schwarzen, höchstens ${v.max}.`,
    'black-tracks': () => 'Die Summe der Felder, auf denen die drei schwarzen Gleise stehen.',
    tokens: v => `${v.each} Punkte für jedes gelegte ?-Plättchen, höchstens ${v.max}.`,
    doublers: v => `${v.steps.map(({ from, points }) => `${points} Punkte ab ${from} Verdopplern`).join(', ')}.`,
    'extra-engineer': () =>
      'Zählt bei der Mehrheit als ein Ingenieur mehr; die Karte hat keine Nummer und bringt selbst keine Punkte.',
    engineers: v => `${v.each} Punkte für jeden Ingenieur.`,
  },
  startingBonusCard: effects => `Bringt vor der ersten Runde ${effects}; die Karte ist danach weg.`,
  pieces: {
    locomotive: {
      title: 'Lokomotive',
      text: 'Ihre Nummer ist ihre Reichweite: So viele Felder der Strecke werden gewertet. Auf der Transsib zählen zwei Nummern zusammen. Eine höhere nimmt den Platz einer niedrigeren, die weiterzieht.',
    },
    factory: {
      title: 'Fabrik',
      text: 'Die Rückseite einer Lok. Fabriken füllen die Lücken der Industrieleiste von links; erst wenn alle gefüllt sind, wird eine ersetzt.',
    },
    uncovered: {
      title: 'Unbedecktes Feld',
      text: 'Es liegt vor dem schwarzen Gleis, gehört niemandem und bringt nichts.',
    },
    doubler: {
      title: 'Verdoppler',
      text: 'Liegt über einem Feld der Transsib, von links an, und verdoppelt, was das Feld zählt.',
    },
    'black-worker': {
      title: 'Schwarzer Arbeiter',
      text: 'Zählt als Arbeiter. Auf einem Feld, das einen Schritt in Schwarz erlaubt, bringt er einen mehr, auf beliebiger Strecke.',
    },
    turquoise: { title: 'Leiharbeiter', text: 'Zählt in dieser Runde als Arbeiter.' },
    roubles: {
      title: 'Münze',
      text: 'Bezahlt anstelle eines Arbeiters; ein Arbeiter bezahlt nie eine Münze. Münzen bleiben erhalten.',
    },
    engineer: {
      title: 'Mehrheit der Ingenieure',
      text: (first, second) =>
        `Am Ende ${countOf(first, names.pieces.point)} für die meisten Ingenieure, ${second} für die zweitmeisten. Bei Gleichstand entscheidet die höhere einzelne Nummer.`,
    },
    pass: {
      title: 'Passen',
      text: points => `Sofort Punkte nach Platz in der Spielerreihenfolge: ${points}.`,
    },
    'end-bonus': {
      title: 'Spielendekarte',
      text: count =>
        `Zwei der zehn verlassen das Spiel ungesehen, also werden höchstens ${count} genommen. Sie liegt bis zum Ende verdeckt.`,
    },
  },
}
