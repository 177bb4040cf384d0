import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "Votre demande",
    confirmed: "Confirmé",
    declined: "Pas possible",
    cancelled: "Annulé",
    moved: "Déplacé",
    expired: "N’est plus réservé pour vous",
  },
  titles: {
    asked: "Votre demande est arrivée",
    confirmed: "L’espace est à vous",
    declined: "Cet horaire n’est pas possible",
    cancelled: "Votre réservation est annulée",
    moved: "Votre réservation a été déplacée",
    expired: "L’espace n’est plus réservé pour vous",
  },
  sentences: {
    asked: "L’équipe du lieu la lit et vous répond par e-mail. Rien n’est encore réservé.",
    confirmed: "Votre réservation est confirmée.",
    declined: "Votre demande a été refusée. Un autre horaire est peut-être libre.",
    cancelled: "L’espace n’est plus gardé pour vous.",
    moved: "Vous trouvez ci-dessous quand et où elle a lieu désormais.",
    expired:
      "Le délai est passé sans confirmation. Quelqu’un d’autre peut maintenant prendre l’espace.",
  },
  notYou: "Vous n’avez rien demandé ? Quelqu’un s’est trompé d’adresse ; vous n’avez rien à faire.",
  again: "Le voulez-vous encore ? Répondez à cet e-mail ou refaites la demande.",
  why: (email) =>
    `Vous recevez cet e-mail parce que ${email} a été donné lors d’une demande à ce lieu.`,
};
