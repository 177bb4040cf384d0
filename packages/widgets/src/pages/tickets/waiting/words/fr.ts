import type { WaitingWords } from "./words.types.ts";

const counted = (tickets: number) => (tickets < 2 ? `${tickets} billet` : `${tickets} billets`);
const hours = (count: number) => (count < 2 ? `${count} heure` : `${count} heures`);

export const words: WaitingWords = {
  inLine: (place) => `Vous êtes numéro ${place} dans la file`,
  wants: (tickets, kind, orFewer) =>
    `${counted(tickets)} pour ${kind}${orFewer ? ", ou moins" : ""}. Nous vous écrivons dès que c’est votre tour.`,
  offered: "C’est votre tour",
  held: (tickets, kind) =>
    `${counted(tickets)} pour ${kind} ${tickets < 2 ? "vous est réservé" : "vous sont réservés"}.`,
  closed: ["La liste d’attente est close", "Plus personne n’est appelé."],
  cancelled: "Il n’aura pas lieu, et votre place dans la file disparaît avec lui.",
  ended: {
    accepted: ["Vous avez vos billets", "Ils sont aussi arrivés par e-mail."],
    declined: [
      "Vous avez laissé l’offre à d’autres",
      "Quelqu’un d’autre dans la file s’en réjouit. Vous pouvez vous réinscrire.",
    ],
    expired: [
      "Votre offre a pris fin",
      "Les billets sont allés aux suivants. Vous pouvez vous réinscrire.",
    ],
    left: [
      "Vous avez quitté la liste d’attente",
      "Votre adresse n’est plus dans la file. Vous pouvez vous réinscrire.",
    ],
    removed: [
      "Votre place a été retirée",
      "Demandez à l’organisateur si vous pensez que c’est une erreur.",
    ],
  },
  free: "Gratuit",
  until: (moment) => `Réservé pour vous jusqu’au ${moment}.`,
  allIn: "Frais et taxes compris.",
  take: "Les prendre",
  takeAndPay: (sum) => `Les prendre et payer ${sum}`,
  payLater: "Les prendre et payer plus tard",
  lookAgain: "Regarder à nouveau",
  toTickets: "Ouvrir les billets",
  seeEvent: "Voir l’événement",
  leave: {
    open: "Quitter la liste d’attente",
    title: "Quitter la liste d’attente ?",
    text: "Votre place est perdue. Vous pouvez vous réinscrire, à la fin.",
  },
  decline: {
    open: "Laisser l’offre à d’autres",
    title: "Laisser l’offre à d’autres ?",
    text: "Les billets vont aux suivants, et votre place est perdue.",
  },
  stay: "Rester dans la file",
  left: "Votre place dans la file est rendue",
  rulesTitle: "Comment marche la liste",
  rules: (most) => [
    "Les billets rendus sont proposés à la liste avant que quiconque d’autre puisse les acheter.",
    "Le premier groupe qui convient reçoit l’offre. Un plus grand garde sa place pour la suivante.",
    `Une offre est gardée ${hours(most)}. Sans réponse, elle passe aux suivants.`,
    "Qui refuse ou rend des billets quitte la file et peut se réinscrire à la fin.",
    "Deux jours avant le début, ce qui ne convient à personne est remis en vente pour tous.",
  ],
};
