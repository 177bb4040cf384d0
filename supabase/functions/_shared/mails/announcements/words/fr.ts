import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `Des nouvelles de ${author}.`,
  corrected: (subject) => `Corrigé : ${subject}`,
  changed: "Vos hôtes ont corrigé ce qu’ils vous avaient écrit.",
  fromHosts: "Des nouvelles de vos hôtes.",
  open: "Ouvrir ma page",
  answers: (author) => `Vous pouvez répondre à ce message : ${author} le recevra.`,
  noAnswers: "Les réponses à ce message ne sont lues par personne.",
  why: "Vous recevez ce message parce que vous êtes sur la liste des invités ou dans l’équipe. Le lien ci-dessus n’est qu’à vous.",
};
