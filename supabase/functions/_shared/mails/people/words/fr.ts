import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `Votre profil chez ${host}`,
  title: "Votre profil",
  sentence:
    "Ce lien montre, champ par champ, ce que les autres voient de vous, et permet de le modifier. Aucun compte n’est nécessaire.",
  held: "Vous y voyez aussi tout ce que les hôtes gardent sur vous : corrigez-le, prenez-en une copie ou faites-le effacer.",
  notYou: "Vous n’avez rien demandé ? Alors rien ne s’est passé et rien n’a changé.",
  open: "Ouvrir mon profil",
  why: "Le lien n’est qu’à vous : qui l’a peut lire et modifier votre profil.",
};
