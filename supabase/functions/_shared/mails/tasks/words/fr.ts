import type { TaskWords } from "./words.types.ts";

export const words: TaskWords = {
  subject: "Vos tâches",
  title: "Merci de votre aide",
  sentence: (hosts) =>
    `${hosts} comptent sur vous. Vos tâches se trouvent sur une page à vous : ouvrez-la et cochez ce qui est fait.`,
  sentenceAlone:
    "Vos tâches se trouvent sur une page à vous : ouvrez-la et cochez ce qui est fait.",
  open: "Voir vos tâches",
  yours: "Ce lien n’est qu’à vous et ne demande aucun compte.",
  someDay: "Pas encore de date",
  due: "À faire pour demain",
  late: "Le délai est passé",
  said: "Quelqu’un a écrit au sujet de votre tâche",
  moved: "Votre tâche a une autre échéance",
  answer: "Lisez et répondez sur votre page.",
  tick: "Déjà fait ? Cochez-le sur votre page, et personne ne redemandera.",
  noMore: "Si vous ne voulez plus de ces messages, dites-le sur votre page.",
  why: "Vous recevez ce message parce que vous aidez à cet événement.",
};
