import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "Ihre Stimme, bitte",
  again: "Sie können noch abstimmen",
  sentence: (hosts) => `Eine Frage von ${hosts}.`,
  sentenceAlone: "Eine Frage der Gastgeber.",
  anonymous: (fewest) =>
    `Diese Abstimmung ist anonym: Niemand erfährt, wer was gesagt hat, und Ergebnisse gibt es ab ${fewest} Stimmen. Ändern lässt sich die Stimme danach nicht.`,
  named:
    "Wer die Ergebnisse sieht, sieht Ihren Namen bei Ihrer Stimme. Sie können sie ändern, bis die Abstimmung endet.",
  vote: "Abstimmen",
  poll: "Umfrage",
  question: (count) => (count === 1 ? "Frage" : "Fragen"),
  openUntil: "Offen bis",
  link: {
    subject: "Ihr Link",
    title: "Hier ist Ihr Link",
    sentence: "Mit diesem Link sehen Sie Ihre Stimme und ändern sie, bis die Abstimmung endet.",
    notYou: "Haben Sie nicht abgestimmt, hat jemand Ihre Adresse versehentlich angegeben.",
    open: "Meine Stimme öffnen",
    why: "Der Link gehört nur Ihnen: Wer ihn hat, kann Ihre Stimme ändern.",
  },
};
