import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "Wann",
  where: "Wo",
  online: "Online",
  answerBy: "Antwort bis",
  people: (count) => (count === 1 ? "eine Person" : `${count} Personen`),
  subject: (what, event) => `${what}: ${event}`,
  greet: (text, name) => (name === "" ? text : `${text}, ${name}`),
  eventPage: "Seite der Veranstaltung",
  code: (number) => `QR-Code ${number}`,
  moreCodes: (count) => `${count} weitere Codes stehen auf Ihrer Seite.`,
  testPayment: "Das war eine Testzahlung: Es ist kein Geld geflossen.",
  noMoreMails: "Keine Mails mehr von diesen Gastgebern",
  countsOpens: "Ob Sie diese Mail öffnen, wird für die Gastgeber gezählt.",
  privacy: "Datenschutz",
  sentWith: (product) => `Gesendet mit ${product}`,
};
