import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "La page de la collecte",
  seeGift: "Voir mon don",
  changeGift: "Modifier ou arrêter mon don",
  why: (email, code) =>
    `Vous recevez cet e-mail parce que ${email} a été donné pour le don ${code}.`,
  received: {
    subject: (sum, to) => `Reçu : ${sum} pour ${to}`,
    title: "Merci",
    sentence: (sum, to) => `${to} a reçu votre don de ${sum}.`,
    repeats: {
      month: (sum) =>
        `Vous donnez ${sum} chaque mois. Vous pouvez à tout moment changer le montant, suspendre ou arrêter.`,
      year: (sum) =>
        `Vous donnez ${sum} chaque année. Vous pouvez à tout moment changer le montant, suspendre ou arrêter.`,
    },
    gift: (to) => `Don à ${to}`,
    fee: "Frais de paiement, pris en charge par vous",
    sum: "Reçu",
    receipt: "Reçu n°",
    date: "Date",
    fund: "Pour",
    honour: "En l’honneur de",
    memory: "À la mémoire de",
  },
  refunded: {
    subject: (sum) => `${sum} de votre don sont en route vers vous`,
    title: (sum) => `${sum} sont en route vers vous`,
    sentence: "Le remboursement suit le chemin de votre don, en général sous cinq à dix jours.",
  },
  failed: {
    subject: (to) => `Votre don à ${to} n’a pas pu être prélevé`,
    title: "Votre banque a dit non cette fois",
    rests: "Rien n’a été prélevé. Votre don régulier est maintenant suspendu.",
    triesAgain: "Rien n’a été prélevé. Nous réessaierons dans trois jours.",
    amount: "Montant",
    look: "Voir mon don",
  },
};
