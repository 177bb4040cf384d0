import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "Ihre Anfrage",
    confirmed: "Bestätigt",
    declined: "Nicht möglich",
    cancelled: "Abgesagt",
    moved: "Verschoben",
    expired: "Nicht mehr für Sie vorgemerkt",
  },
  titles: {
    asked: "Ihre Anfrage ist angekommen",
    confirmed: "Der Raum gehört Ihnen",
    declined: "Diese Zeit geht nicht",
    cancelled: "Ihre Buchung ist abgesagt",
    moved: "Ihre Buchung hat sich verschoben",
    expired: "Der Raum ist nicht mehr vorgemerkt",
  },
  sentences: {
    asked: "Die Leute vor Ort lesen sie und antworten Ihnen per Mail. Gebucht ist noch nichts.",
    confirmed: "Ihre Buchung ist bestätigt.",
    declined: "Ihre Anfrage wurde abgelehnt. Eine andere Zeit ist vielleicht frei.",
    cancelled: "Der Raum wird nicht mehr für Sie freigehalten.",
    moved: "Unten steht, wann und wo sie jetzt ist.",
    expired:
      "Die Zeit der Vormerkung ist vorbei, bestätigt wurde sie nicht. Nun kann jemand anderes den Raum nehmen.",
  },
  notYou:
    "Sie haben nicht gefragt? Dann hat sich jemand bei der Adresse vertippt; Sie müssen nichts tun.",
  again: "Möchten Sie ihn noch? Antworten Sie auf diese Mail oder fragen Sie noch einmal an.",
  why: (email) =>
    `Sie bekommen diese Mail, weil ${email} bei einer Anfrage an diesen Ort angegeben wurde.`,
};
