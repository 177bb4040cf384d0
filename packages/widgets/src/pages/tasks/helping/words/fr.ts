import type { HelpingCopy } from "./words.types.ts";

export const helping: HelpingCopy = {
  title: "Vos tâches",
  lead: (name) =>
    `Merci de votre aide, ${name}. Cochez ce qui est fait : vos hôtes le voient aussitôt.`,
  none: "Vous n’avez rien à faire pour l’instant. Vos tâches s’afficheront ici.",
  allDone: "Tout est fait. Merci !",
  done: "Fait",
  until: (day) => `Avant le ${day}`,
  late: (until) => `${until} : le délai est passé`,
  someDay: "Pas encore de date",
  with: (names) => `Avec ${names}`,
  steps: "Étapes",
  tick: "fait",
  mailed: "Un message vous rappelle ce qui est à faire.",
  notMailed: "Vous ne recevez aucun message sur vos tâches.",
  noMore: "Plus de messages",
  again: "Me le rappeler à nouveau",
  comments: "Commentaires",
  comment: (title) => `Commenter « ${title} »`,
  send: "Envoyer",
  you: "Vous",
  gone: "Quelqu’un qui n’est plus là",
  files: (count) => (count === 1 ? "Un fichier" : `${count} fichiers`),
};
