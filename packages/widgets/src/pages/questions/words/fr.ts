import type { AskCopy } from "./words.types.ts";

export const ask: AskCopy = {
  ask: "Poser une question aux hôtes",
  text: "Seuls les hôtes la lisent. Leur réponse arrive par e-mail.",
  question: "Votre question",
  send: "Envoyer la question",
  sent: "Les hôtes ont votre question. Leur réponse arrive par e-mail.",
  sentHere: "Les hôtes ont votre question.",
  wordless: "Écrivez votre question avec des mots ; un lien seul ne demande rien.",
};
