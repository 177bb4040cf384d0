import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<
  WidgetCopy,
  "poll" | "pollFields" | "sendVote" | "pollDates" | "pollRanking" | "pollSuggest" | "pollVotes"
> = {
  poll: {
    label: "Umfrage",
    region: "Umfrage",
    place: (place, count) => `Frage ${place} von ${count}`,
    back: "Zurück",
    next: "Weiter",
    vote: "Abstimmen",
    save: "Antwort speichern",
    sending: "Ihre Stimme wird gesendet",
    most: (count) => `Wählen Sie bis zu ${count}.`,
    mostReached: "Nehmen Sie eine Wahl zurück, um anders zu wählen.",
    votesLeft: (count) => `noch ${count}`,
    noneLeft: "nichts mehr frei",
    anonymous: "Nichts verbindet Ihre Stimme mit Ihnen. Darum lässt sie sich nicht mehr ändern.",
    voted: (people) => `Stimmen: ${people}`,
    votedOf: (people, waiting) =>
      `${people === 1 ? "1 Antwort" : `${people} Antworten`}, ${waiting} der Gefragten ${waiting === 1 ? "fehlt" : "fehlen"} noch`,
    closes: (time) => `endet ${time}`,
    required: "Diese Frage braucht eine Antwort.",
  },
  pollFields: {
    named: "Namen sehen alle, die das Ergebnis sehen.",
    as: (name) => `Sie antworten als ${name}, mit Ihrem eigenen Link.`,
    note: "Etwas dazu sagen",
    email: "E-Mail, für einen eigenen Link zum Ändern",
  },
  sendVote: {
    unsentTitle: "Ihre Stimme ist noch nicht angekommen",
    unsentText:
      "Die Verbindung ist unterwegs abgerissen. Nichts ist verloren, und keine Stimme zählt doppelt.",
    closed: "Diese Umfrage ist inzwischen beendet. Ihre Stimme kam zu spät und zählt nicht.",
    full: "Jemand war schneller: Hier ist nichts mehr frei. Wählen Sie etwas anderes.",
    again:
      "In der Umfrage hat sich etwas geändert. Sehen Sie noch einmal hin und stimmen Sie dann ab.",
    arrived: "Ihre Stimme ist angekommen.",
  },
  pollDates: {
    marks: { yes: "Ja", maybe: "Zur Not", no: "Nein" },
    zone: (city) => `Zeiten in ${city}`,
    ownZone: (city) => `Zeiten in ${city}, Ihrer Zeitzone`,
    changeZone: "Zeitzone ändern",
    can: (people) => `${people} können`,
    ifNeedBe: (people) => `${people} zur Not`,
    best: "Bisher am besten",
    canCome: "Können kommen",
    you: "Ihre Antwort",
    notYet: "noch nicht",
    said: "Dazu gesagt",
    saved: "Ihre Antwort ist gespeichert. Sie können sie ändern, bis die Umfrage endet.",
  },
  pollRanking: {
    rank: "Einreihen",
    up: (option) => `${option}: einen Platz nach oben`,
    down: (option) => `${option}: einen Platz nach unten`,
    leaveOut: (option) => `${option}: weglassen`,
    hint: "Ziehen Sie, oder nehmen Sie die Pfeile. Lassen Sie weg, was Sie nicht wollen.",
    moved: (option, place) => `${option}: Platz ${place}`,
    left: (option) => `${option}: weggelassen`,
  },
  pollSuggest: {
    title: "Etwas anderes vorschlagen",
    words: "Ihr Vorschlag",
    day: "Tag",
    time: "Tag und Uhrzeit",
    zone: (city) => `In ${city}`,
    send: "Hinzufügen",
    missing: "Schreiben Sie, was Sie vorschlagen.",
    added: (option) => `${option} ist hinzugefügt`,
  },
  pollVotes: {
    closed: "Diese Umfrage ist beendet",
    decided: (time) => `Der Termin steht: ${time}`,
    usedUp:
      "Dieser Link wurde so oft benutzt, wie es die Gastgeber erlauben. Fragen Sie sie nach einem neuen.",
    inBox: "Ihre Stimme ist abgegeben.",
    untilClose: (time) =>
      time
        ? `Vor ${time} sieht niemand ein Ergebnis, auch nicht die Gastgeber.`
        : "Bis zum Ende der Umfrage sieht niemand ein Ergebnis, auch nicht die Gastgeber.",
    tooFew: (votes) => `Ergebnisse erscheinen ab ${votes} Stimmen, damit sie niemanden verraten.`,
    untilVote: "Das Ergebnis sieht, wer abgestimmt hat.",
    final: "Nichts verbindet Ihre Stimme mit Ihnen. Darum lässt sie sich auch nicht ändern.",
    change: "Stimme ändern",
    own: "Ihre Stimme",
    from: (people) => `Personen: ${people}`,
    answers: (count) => `Antworten: ${count}`,
    method:
      "In jeder Runde scheidet die Möglichkeit mit den wenigsten ersten Plätzen aus, und ihre Stimmen gehen an den nächsten Namen auf diesen Listen.",
    round: (round) => `Runde ${round}`,
    leaves: (options, count) => `${options} ${count === 1 ? "scheidet" : "scheiden"} aus`,
    chosen: (option, lists, all) => `Gewählt ist ${option}, mit ${lists} von ${all}`,
    tie: (options, lists) => `Gleichstand: ${options}, mit je ${lists}`,
    ended: (lists) => `Listen ohne weiteren Namen: ${lists}.`,
    table: "Als Tabelle",
    option: "Möglichkeit",
    nobody: "Noch hat niemand geantwortet.",
    soFar: "Ergebnis bisher",
  },
};
