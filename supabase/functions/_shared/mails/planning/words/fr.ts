import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "Votre avis, s’il vous plaît",
  again: "Il est encore temps de voter",
  sentence: (hosts) => `Une question de ${hosts}.`,
  sentenceAlone: "Une question des hôtes.",
  anonymous: (fewest) =>
    `Ce vote est anonyme : personne ne saura qui a dit quoi, et les résultats se montrent à partir de ${fewest} votes. Il ne peut plus être modifié ensuite.`,
  named:
    "Qui voit les résultats voit votre nom à côté de votre vote. Vous pouvez le modifier jusqu’à la clôture.",
  vote: "Voter",
  poll: "Sondage",
  question: (count) => (count === 1 ? "Question" : "Questions"),
  openUntil: "Ouvert jusqu’au",
  link: {
    subject: "Votre lien",
    title: "Voici votre lien",
    sentence: "Ce lien montre votre vote et permet de le modifier jusqu’à la clôture du sondage.",
    notYou: "Si vous n’avez pas voté, quelqu’un a donné votre adresse par erreur.",
    open: "Ouvrir mon vote",
    why: "Le lien n’est qu’à vous : qui l’a peut modifier votre vote.",
  },
};
