import type { RuleWords } from '../en/rules'
import { capital } from '../said'

export const rules: RuleWords = {
  'turn.other-player': v => `${v.player} ist am Zug.`,
  'turn.passed': v => `${v.player} hat gepasst und ist für diese Runde draußen.`,
  'turn.pending': () => 'Zuerst ist etwas anderes abzuschließen.',
  'turn.not-open': () => 'Das geht jetzt nicht.',
  'space.occupied': v => `„${v.space}“ ist von ${v.player} besetzt.`,
  'space.unavailable': v => `„${v.space}“ gibt es in dieser Runde oder bei dieser Spielerzahl nicht.`,
  'space.one-worker-only': v =>
    `Der versetzte Arbeiter geht nur auf ein Feld, das genau einen Arbeiter kostet; „${v.space}“ ist keines.`,
  'payment.wrong': v =>
    `Der Preis ist genau zu zahlen: ${v.workers} aus Arbeitern oder Münzen${v.roubles === '0' ? '' : ` und ${v.roubles} nur aus Münzen`}.`,
  'payment.short': v => `Zu wenig ${v.piece}: ${v.need} nötig, ${v.have} übrig.`,
  'action.incomplete': v =>
    `Eine öffentliche Aktion muss ganz möglich sein${v.space || v.card ? `, „${v.space || v.card}“ ist es nicht` : ''}${v.colour ? `: ${capital(v.colour)} ist noch nicht da` : ''}.`,
  'track.blocked': v =>
    `${capital(v.colour)} kommt nicht auf ${v.line} ${v.space}: Ein Gleis bleibt hinter dem davor, hier ${v.ahead}.`,
  'track.line-end': v => `${capital(v.colour)} steht auf dem letzten Feld von ${v.line}.`,
  'track.not-owned': v =>
    v.space
      ? `${capital(v.colour)} ist noch nicht da: Erst muss Schwarz Transsib ${v.space} erreichen.`
      : `${capital(v.colour)} ist noch nicht da: Schwarz auf der Transsib bringt es.`,
  'track.colour-not-on-line': v => `${v.line} hat kein Gleis in ${capital(v.colour)}.`,
  'loco.not-higher': v => `Eine Lok verdrängt nur eine niedrigere: ${v.number} ist nicht höher als ${v.other}.`,
  'loco.place-free': v =>
    `Lok ${v.number} muss gesetzt werden, solange ein Platz frei ist; erst danach darf sie umgedreht werden.`,
  'factory.order': v => `Fabriken füllen die Lücken von links: Lücke ${v.next} kommt vor Lücke ${v.gap}.`,
  'factory.gaps-first': v =>
    `Lücke ${v.gap} ist gefüllt. Ersetzt wird erst, wenn alle gefüllt sind; an der Reihe ist Lücke ${v.next}.`,
  'industry.gap': v => `Die Lücke auf Position ${v.position} hat keine Fabrik, also kommt kein Marker vorbei.`,
  'industry.end': () => 'Der Industriemarker steht am Ende.',
  'industry.shared': v => `Auf Position ${v.position} steht der andere Marker; geteilt und überholt wird nicht.`,
  'doubler.full': () => 'Alle Plätze für Verdoppler sind belegt.',
  'supply.empty': v =>
    v.number ? `Fabrik ${v.number} ist nicht im Vorrat zu haben.` : `Im Vorrat sind keine ${v.piece} mehr.`,
  'supply.exceeded': v => {
    if (v.engineer) return `Der Ingenieur „${v.engineer}“ liegt zweimal auf dem Tisch.`
    const what = v.number ? `Plättchen mit der Nummer ${v.number}` : v.piece
    return `Auf den Tableaus liegen mehr ${what}, als in der Schachtel sind.`
  },
  'place.full': v => `${capital(v.line)}: kein Platz ist frei.`,
  'token.used': v => `Das ?-Plättchen „${v.token}“ liegt schon.`,
  'token.not-won': v => `Es liegen mehr ?-Plättchen da, als Felder gegeben haben: bisher ${v.won}.`,
  'worker.not-won': v => `Es sind mehr zusätzliche Arbeiter da, als Transsib und Kiev gegeben haben: bisher ${v.won}.`,
  'marker.not-won': () => 'Der zweite Industriemarker gehört zu seinem ?-Plättchen: beide sind da oder keines.',
  'card.taken': v => `Die Karte „${v.card}“ ist vergeben.`,
  'engineer.used': v => `Der Ingenieur „${v.engineer}“ ist in dieser Runde schon genutzt.`,
  'engineer.not-yours': v => `Der Ingenieur „${v.engineer}“ liegt an einem anderen Tableau oder ist nicht angeworben.`,
  'reuse.not-allowed': v =>
    `Nochmals nutzbar ist nur ein Ein-Arbeiter-Feld, das in dieser Runde mit einem einzigen Stück belegt wurde; „${v.space}“ nicht.`,
  'order.current-place': v => `Platz ${v.place} ist schon der eigene; es muss ein anderer sein.`,
  'order.both': () => 'Niemand besetzt in einer Runde zwei Plätze.',
  'order.own-worker': () =>
    'Die Spielerreihenfolge braucht einen Arbeiter der eigenen Farbe, und keiner ist zum Tauschen da.',
  'log.no-such-line': v => `Das Protokoll hat keine Zeile ${v.line}, zu der es zurückgehen könnte.`,
  'log.nothing-undone': () => 'Es ist nichts zurückgenommen.',
  'log.lost': v => `Ab Zeile ${v.line} gilt nichts mehr; weiter geht es nur mit einem Schritt zurück vor sie.`,
}
