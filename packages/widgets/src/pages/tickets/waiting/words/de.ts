import type { WaitingWords } from "./words.types.ts";

const counted = (tickets: number) => (tickets === 1 ? "1 Ticket" : `${tickets} Tickets`);
const hours = (count: number) => (count === 1 ? "1 Stunde" : `${count} Stunden`);

export const words: WaitingWords = {
  inLine: (place) => `Sie sind Nummer ${place} in der Reihe`,
  wants: (tickets, kind, orFewer) =>
    `${counted(tickets)} für ${kind}${orFewer ? " oder weniger" : ""}. Wir schreiben, sobald Sie an der Reihe sind.`,
  offered: "Sie sind an der Reihe",
  held: (tickets, kind) =>
    `${counted(tickets)} für ${kind} ${tickets === 1 ? "ist" : "sind"} für Sie vorgemerkt.`,
  closed: ["Die Warteliste ist geschlossen", "Es wird niemand mehr aufgerufen."],
  cancelled: "Sie findet nicht statt; damit entfällt auch Ihr Platz in der Reihe.",
  ended: {
    accepted: ["Sie haben Ihre Tickets", "Sie kamen auch per Mail."],
    declined: [
      "Sie haben das Angebot weitergereicht",
      "Jemand anders in der Reihe freut sich. Sie können sich wieder anstellen.",
    ],
    expired: [
      "Ihr Angebot ist abgelaufen",
      "Die Tickets gingen an die Nächsten in der Reihe. Sie können sich wieder anstellen.",
    ],
    left: [
      "Sie haben die Warteliste verlassen",
      "Ihre Adresse steht nicht mehr in der Reihe. Sie können sich wieder anstellen.",
    ],
    removed: [
      "Ihr Platz wurde zurückgezogen",
      "Fragen Sie den Veranstalter, wenn Sie das für einen Irrtum halten.",
    ],
  },
  free: "Kostenlos",
  until: (moment) => `Für Sie vorgemerkt bis ${moment}.`,
  allIn: "Gebühren und Steuern sind enthalten.",
  take: "Tickets nehmen",
  takeAndPay: (sum) => `Tickets nehmen und ${sum} bezahlen`,
  payLater: "Tickets nehmen und später bezahlen",
  lookAgain: "Noch einmal nachsehen",
  toTickets: "Tickets öffnen",
  seeEvent: "Zur Veranstaltung",
  leave: {
    open: "Warteliste verlassen",
    title: "Warteliste verlassen?",
    text: "Ihr Platz ist dann weg. Sie können sich hinten wieder anstellen.",
  },
  decline: {
    open: "Angebot weiterreichen",
    title: "Angebot weiterreichen?",
    text: "Die Tickets gehen an die Nächsten in der Reihe, und Ihr Platz ist weg.",
  },
  stay: "In der Reihe bleiben",
  left: "Ihr Platz in der Reihe ist aufgegeben",
  rulesTitle: "So funktioniert die Liste",
  rules: (most) => [
    "Kommen Tickets zurück, werden sie zuerst der Warteliste angeboten, bevor jemand anders sie kaufen kann.",
    "Die erste Gruppe, die passt, bekommt das Angebot. Eine größere behält ihren Platz für das nächste.",
    `Ein Angebot gilt ${hours(most)}. Ohne Antwort geht es weiter.`,
    "Wer ablehnt oder Tickets zurückgibt, verlässt die Reihe und kann sich hinten wieder anstellen.",
    "Zwei Tage vor dem Beginn kommt in den freien Verkauf, was niemandem in der Reihe passt.",
  ],
};
