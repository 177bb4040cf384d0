import { words as common } from "../../words/de.ts";
import type { AnswersWords } from "./words.types.ts";

const { people } = common;

export const words: AnswersWords = {
  subjects: {
    yes: "Sie kommen",
    maybe: "Sie kommen vielleicht",
    no: "Sie können nicht kommen",
    waitlisted: "Sie stehen auf der Warteliste",
    promoted: "Ein Platz ist frei geworden",
  },
  titles: {
    yes: "Bis bald",
    maybe: "Hoffentlich bis bald",
    no: "Schade, wir werden Sie vermissen",
    waitlisted: "Sie stehen in der Reihe",
    promoted: "Ein Platz ist frei geworden",
  },
  says: {
    yes: (count) => `Ihre Antwort sagt zu für ${people(count)}.`,
    maybe: (count) =>
      `Ihre Antwort sagt vielleicht für ${people(count)}. Sagen Sie den Gastgebern Bescheid, sobald Sie es wissen.`,
    promoted: (count) =>
      `Sie sind von der Warteliste aufgerückt: Ihre Antwort gilt jetzt für ${people(count)}.`,
  },
  saysNo: "Ihre Antwort sagt ab. Ändert sich etwas, ändern Sie einfach Ihre Antwort.",
  saysWaiting: (place, count) =>
    `Alle Plätze sind vergeben. Sie stehen ${place === null ? "in der Reihe" : `an Stelle ${place}`} für ${people(count)}; wird ein Platz frei, bekommen Sie ihn und eine Mail dazu.`,
  states: {
    yes: "kommt",
    maybe: "vielleicht",
    no: "kommt nicht",
    waitlisted: "auf der Warteliste",
  },
  note: "Ihr Gruß",
  party: "Wer dabei ist",
  unnamed: "In Begleitung, Name folgt",
  reply: "Ihre Antwort",
  change: "Antwort ändern",
  see: "Antwort ansehen",
  doorCode: "Code für den Einlass",
  calendar: "Der Termin ist für Ihren Kalender angehängt.",
  why: "Sie bekommen diese Mail, weil Sie auf die Einladung geantwortet haben. Der Link oben gehört nur Ihnen: Wer ihn hat, kann Ihre Antwort ändern.",
  late: {
    subject: "Ihre Änderung kam zu spät",
    title: "Es war schon zu spät",
    sentence: (asked) =>
      `Antworten waren geschlossen, als Ihre am ${asked} kam, und die Gastgeber konnten sie nicht mehr annehmen.`,
    counts: "Ihre frühere Antwort gilt weiter, wie sie unten steht.",
    none: "Von Ihnen gibt es keine Antwort, die gilt.",
    write: "Ist es wichtig, schreiben Sie den Gastgebern. Sie können Ihre Antwort ändern.",
    why: "Sie bekommen diese Mail, weil mit Ihrem Link nach dem Ende der Antwortfrist geantwortet wurde.",
  },
  link: {
    subject: "Ihr Link",
    title: "Hier ist Ihr Link",
    replied:
      "Jemand hat mit Ihrem Namen und dieser Adresse geantwortet, aber von Ihnen liegt schon eine Antwort vor, und sie gilt weiter. Mit dem Link sehen und ändern Sie sie.",
    asked:
      "Jemand hat nach der Einladung gefragt, die zu dieser Adresse gehört. Mit dem Link antworten Sie und ändern eine Antwort, die schon da ist.",
    notYou: "Waren Sie es nicht, ist nichts geschehen und nichts geändert.",
    open: "Meine Einladung öffnen",
    openOf: (name) => `Einladung von ${name} öffnen`,
    of: (name) => `Einladung von ${name}`,
    why: "Der Link gehört nur Ihnen: Wer ihn hat, kann Ihre Antwort ändern.",
  },
  invitation: {
    subject: "Sie sind eingeladen",
    over: (hosts) => `Eine Einladung von ${hosts}`,
    overAlone: "Sie sind eingeladen",
    sentence: (name) =>
      name === "" ? "Sind Sie dabei?" : `${name}, es wäre schön, wenn Sie dabei sind.`,
    isFor: (names) => `Diese Einladung gilt für ${names}.`,
    answer: "Antworten",
    answerAll: "Für alle antworten",
    choices: { yes: "Ja", maybe: "Vielleicht", no: "Nein" },
    tickets: "Tickets holen",
    why: () =>
      "Sie bekommen diese Mail, weil die Gastgeber diese Adresse auf ihrer Liste haben. Der Link gehört nur Ihnen und braucht kein Konto.",
  },
  reminder: {
    subject: (event) => `Sind Sie dabei? ${event}`,
    title: (name) => (name === "" ? "Sind Sie dabei?" : `Sind Sie dabei, ${name}?`),
    sentence: "Wir haben noch nichts von Ihnen gehört.",
    byTicket:
      "Wir haben noch nichts von Ihnen gehört. Mit einem Ticket ist Ihr Platz sicher, mehr braucht es nicht.",
  },
};
