import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "Quand",
  where: "Où",
  online: "En ligne",
  answerBy: "Répondre avant",
  people: (count) => (count === 1 ? "une personne" : `${count} personnes`),
  subject: (what, event) => `${what} : ${event}`,
  greet: (text, name) => (name === "" ? text : `${text}, ${name}`),
  eventPage: "La page de l’événement",
  code: (number) => `Code QR ${number}`,
  moreCodes: (count) => `${count} autres codes se trouvent sur votre page.`,
  testPayment: "C’était un paiement d’essai : aucun argent n’a circulé.",
  noMoreMails: "Ne plus recevoir d’e-mails de ces hôtes",
  countsOpens: "L’ouverture de cet e-mail est comptée pour ses hôtes.",
  privacy: "Confidentialité",
  sentWith: (product) => `Envoyé avec ${product}`,
};
