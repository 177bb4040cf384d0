import type { WidgetCopy } from "../../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${text}, ${name}` : text);

export const copy: Pick<WidgetCopy, "tickets" | "sendHold" | "checkout" | "pass" | "line"> = {
  tickets: {
    label: "Tickets holen",
    region: "Tickets",
    title: "Tickets",
    free: "Frei",
    left: (count) => `Noch ${count}`,
    soldOut: "Ausverkauft",
    paused: "Zurzeit nicht im Verkauf",
    ended: "Verkauf beendet",
    from: (day) => `Ab ${day}`,
    least: (count) => `Mindestens ${count} je Bestellung`,
    total: "Summe",
    checkOut: "Zur Kasse",
    get: "Tickets holen",
    holding: "Tickets werden reserviert",
    allYouPay: "Mehr zahlen Sie nicht: Gebühren und Steuern sind enthalten.",
    joinLine: "Auf die Warteliste",
    before: "Regulärer Preis",
    promo: "Promo-Code",
    amount: "Betrag wählen",
  },
  sendHold: {
    chooseFirst: "Wählen Sie mindestens ein Ticket.",
    unheldTitle: "Ihre Tickets sind noch nicht reserviert",
    unheldText:
      "Die Verbindung brach ab. Nichts ist verloren: Ihre Auswahl ist noch da, und ein neuer Versuch reserviert nicht doppelt.",
  },
  checkout: {
    held: (count) =>
      count === 1 ? "Ihr Ticket ist reserviert für" : `Ihre ${count} Tickets sind reserviert für`,
    tickets: "Tickets",
    title: "Wer kommt?",
    holder: (type, place) => (place === null ? type : `${type}, Ticket ${place}`),
    holderHint: "Vor- und Nachname",
    sendNote: "Die Tickets gehen an diese Adresse. Ein leerer Name wird zu Ihrem.",
    count: (tickets) => (tickets === 1 ? "1 Ticket" : `${tickets} Tickets`),
    pay: (amount) => `${amount} bezahlen`,
    finish: "Tickets holen",
    leaving: "Die Zahlungsseite wird geöffnet",
    payNote: "Sie zahlen auf der Seite des Zahlungsanbieters und kommen gleich hierher zurück.",
    freeNote: "Es ist nichts zu zahlen.",
    payLater: "Später zahlen",
    minutesLeft: (minutes) => (minutes === 1 ? "Noch eine Minute" : `Noch ${minutes} Minuten`),
    moreTime: "Ich brauche mehr Zeit",
    moreGiven: "Sie haben 15 Minuten mehr",
    ranOutTitle: "Die Zeit ist abgelaufen",
    ranOutText:
      "Ihre Tickets sind wieder im Verkauf. Die Namen sind noch da, und das meiste ist noch frei.",
    takeAgain: "Noch einmal reservieren",
    unpaidTitle: "Ihre Zahlung ist nicht angekommen",
    unpaidText: "Nach unserem Stand wurde nichts abgebucht; die Tickets sind noch reserviert.",
    cancelledTitle: "Sie haben noch nicht bezahlt",
    cancelledText:
      "Es wurde nichts abgebucht. Ihre Tickets sind noch reserviert, die Namen noch da.",
    declinedTitle: "Ihre Bank hat abgelehnt, es wurde nichts abgebucht",
    declinedText:
      "Die Namen sind noch da. Versuchen Sie es noch einmal oder mit einer anderen Karte.",
    payAgain: "Noch einmal bezahlen",
    waitingTitle: "Einen Augenblick",
    waitingText: "Wir warten auf Ihre Zahlung. Diese Seite zeigt die Tickets dann von selbst.",
    unsentTitle: "Ihre Bestellung ist noch nicht gesendet",
    unsentText:
      "Die Verbindung brach ab. Nichts ist verloren: Die Namen sind noch da, und noch einmal senden zahlt nicht doppelt.",
  },
  pass: {
    title: (name) => greet("Sie sind dabei", name),
    sent: (code, email) =>
      `Bestellung ${code}. Die Tickets sind auch unterwegs an ${email || "Sie"}.`,
    refundedTitle: "Diese Bestellung wurde erstattet",
    refundedText: (code) => `Bestellung ${code}. Das Geld ist auf dem Weg zurück zu Ihnen.`,
    holder: "Name",
    type: "Ticket",
    number: "Nummer",
    pager: (place, all) => `Ticket ${place} von ${all}`,
    previous: "Voriges Ticket",
    next: "Nächstes Ticket",
    code: (number) => `QR-Code von Ticket ${number}`,
    addToCalendar: "In den Kalender",
    calendarFile: "Apple und andere (.ics)",
    print: "Drucken",
    more: "Weitere Tickets",
  },
  line: {
    party: "Wie viele Tickets?",
    split: "Weniger ist auch recht",
    apply: "Übernehmen",
    remove: "Ohne Code",
    least: (amount) => `Mindestens ${amount}`,
    flag: (type) => `${type}, ausverkauft`,
    title: "Auf die Warteliste",
    text: "Pläne ändern sich. Wir schreiben Ihnen, sobald etwas frei wird.",
    join: "Auf die Warteliste",
    back: "Tickets",
    joinedTitle: "Sie stehen auf der Warteliste",
    joinedText: (position) =>
      position === null
        ? "Wir schreiben Ihnen, sobald etwas frei wird."
        : `Sie sind Nummer ${position} in der Reihe. Wir schreiben Ihnen, sobald etwas frei wird.`,
  },
};
