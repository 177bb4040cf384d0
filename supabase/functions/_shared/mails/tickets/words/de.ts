import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) => (count === 1 ? "1 Ticket" : `${count} Tickets`);
const hours = (count: number) => (count === 1 ? "1 Stunde" : `${count} Stunden`);

export const words: TicketsWords = {
  order: "Bestellung",
  paid: "Bezahlt, mit Gebühren und Steuern",
  toPay: "Zu zahlen, mit Gebühren und Steuern",
  open: (isOne) => (isOne ? "Ticket öffnen" : "Tickets öffnen"),
  seeOrder: "Bestellung ansehen",
  seeTicket: "Ticket ansehen",
  onlineFor: (ticket) => `${ticket}, online`,
  why: (email, code) =>
    `Sie bekommen diese Mail, weil ${email} bei Bestellung ${code} angegeben wurde.`,
  wrote: "Der Veranstalter schreibt",
  bought: {
    subject: (isOne, event) => `${isOne ? "Ihr Ticket" : "Ihre Tickets"} für ${event}`,
    title: "Sie sind dabei",
    sentence: (isOne) =>
      `Zeigen Sie am Einlass ${isOne ? "diesen Code" : "für jede Person einen Code"}, auf dem Telefon oder auf Papier.`,
  },
  passedOn: {
    title: (from) =>
      from === null ? "Ein Ticket für Sie" : `${from} hat Ihnen ein Ticket weitergegeben`,
    why: (from) =>
      `Sie bekommen diese Mail, weil Ihnen ein Ticket weitergegeben wurde. Nehmen Sie es auf seiner Seite an: Bis dahin kann ${from ?? "wer es weitergegeben hat"} es zurücknehmen.`,
  },
  payLater: {
    subject: (event, code) => `So bezahlen Sie ${event}: Bestellung ${code}`,
    title: "Ihre Tickets sind vorgemerkt",
    sentence: (sum, code) =>
      `Zahlen Sie ${sum} und nennen Sie die Bestellung ${code}, damit das Geld zugeordnet werden kann.`,
    heldUntil: "Vorgemerkt bis",
    reference: "Verwendungszweck",
    account: {
      holder: "Kontoinhaber",
      number: "Kontonummer",
      code: "Bankleitzahl",
      bank: "Bank",
    },
  },
  refunded: {
    subject: (sum) => `${sum} erstattet`,
    title: (sum) => `${sum} sind auf dem Weg zurück`,
    sentence: "Das Geld geht den Weg Ihrer Zahlung zurück, meist in fünf bis zehn Tagen.",
    whole: (code) =>
      `Bestellung ${code} ist ganz erstattet, ihre Tickets gelten am Einlass nicht mehr.`,
    rest: (code) => `Der Rest der Bestellung ${code} bleibt, wie er ist, auch die Tickets.`,
    none: (code) => `Die Tickets der Bestellung ${code} gelten am Einlass nicht mehr.`,
    some: (count, code) =>
      `${tickets(count)} der Bestellung ${code} ${count === 1 ? "bleibt" : "bleiben"} gültig; die erstatteten gelten nicht mehr.`,
  },
  cancelled: {
    subject: { order: "Bestellung storniert", tickets: "Tickets storniert" },
    title: { order: "Ihre Bestellung ist storniert", tickets: "Tickets von Ihnen sind storniert" },
    sentence: "Was storniert ist, gilt am Einlass nicht mehr.",
    unpaid: (code) =>
      `Bitte bezahlen Sie die Bestellung ${code} nicht mehr. Ihre Plätze sind für andere frei.`,
    label: "Storniert",
    back: (sum) => `${sum} sind auf dem Weg zurück zu Ihnen, so wie Sie bezahlt haben.`,
    others: (code) => `Die anderen Tickets der Bestellung ${code} bleiben gültig.`,
  },
  voided: {
    subject: (event) => `Ihr Ticket für ${event} gilt nicht mehr`,
    takenBack: (from) =>
      from === null ? "Das Ticket wurde zurückgenommen" : `${from} hat das Ticket zurückgenommen`,
    cancelled: "Ihr Ticket wurde storniert",
    whyBack: (from) =>
      `${from ?? "Jemand"} hatte Ihnen ein Ticket weitergegeben und es zurückgenommen, bevor es angenommen war. Sein Code gilt nicht mehr.`,
    whyCancelled: (from) =>
      `Das Ticket, das ${from ?? "jemand"} Ihnen weitergegeben hatte, wurde mit seiner Bestellung storniert. Sein Code gilt nicht mehr.`,
    why: "Sie bekommen diese Mail, weil Ihnen ein Ticket weitergegeben wurde.",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "Sie stehen auf der Warteliste",
      title: "Sie stehen in der Reihe",
      sentence: (ticket, place, count) =>
        `${ticket} ist ausverkauft. Sie stehen ${place === null ? "in der Reihe" : `an Stelle ${place}`} für ${tickets(count)}.`,
      rule: (most) =>
        `Kommen Tickets zurück, werden sie der Reihe nach angeboten: Die erste Gruppe, die passt, bekommt sie, eine größere behält ihren Platz. Ein Angebot gilt ${hours(most)}.`,
      action: "Meinen Platz ansehen",
    },
    offered: {
      subject: (isOne) => (isOne ? "Ihr Ticket ist da" : "Ihre Tickets sind da"),
      title: "Sie sind an der Reihe",
      sentence: (count, ticket) =>
        `${tickets(count)} für ${ticket} ${count === 1 ? "ist" : "sind"} frei geworden und für Sie vorgemerkt.`,
      price: "Preis",
      free: "Kostenlos",
      takeUntil: "Nehmen bis",
      within: (most) => `Innerhalb von ${hours(most)}. Danach sind die Nächsten an der Reihe.`,
      decline:
        "Können Sie doch nicht kommen, sagen Sie es auf derselben Seite; die Nächsten freuen sich.",
      action: (isOne) => (isOne ? "Ticket nehmen" : "Tickets nehmen"),
    },
    expired: {
      subject: "Ihr Angebot ist abgelaufen",
      title: "Ihr Angebot ist abgelaufen",
      sentence: (isOne, ticket) =>
        `${isOne ? "Das für Sie vorgemerkte Ticket" : "Die für Sie vorgemerkten Tickets"} für ${ticket} ${isOne ? "ging" : "gingen"} an die Nächsten in der Reihe.`,
      again: "Sie stehen nicht mehr auf der Warteliste. Sie können sich hinten wieder anstellen.",
      action: "Zur Warteliste",
    },
    why: (email) =>
      `Sie bekommen diese Mail, weil ${email} auf die Warteliste gesetzt wurde. Der Link oben gehört nur Ihnen; mit ihm können Sie die Liste jederzeit verlassen.`,
    leave: "Warteliste verlassen",
  },
};
