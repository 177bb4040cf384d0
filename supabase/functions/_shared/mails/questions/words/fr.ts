import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "Votre question a une réponse",
  asked: (question) => `Vous avez demandé : « ${question} »`,
  by: (who) => `${who} vous a répondu`,
  byHosts: "Les hôtes vous ont répondu",
  open: "Ouvrir la page de l’événement",
  why: "Vous recevez cet e-mail parce que vous avez posé une question aux hôtes sur la page de l’événement.",
};
