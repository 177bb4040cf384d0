import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) => (count < 2 ? `${count} billet` : `${count} billets`);
const hours = (count: number) => (count < 2 ? `${count} heure` : `${count} heures`);

export const words: TicketsWords = {
  order: "Commande",
  paid: "Payé, frais et taxes compris",
  toPay: "À payer, frais et taxes compris",
  open: (isOne) => (isOne ? "Ouvrir mon billet" : "Ouvrir mes billets"),
  seeOrder: "Voir la commande",
  seeTicket: "Voir le billet",
  onlineFor: (ticket) => `${ticket}, en ligne`,
  why: (email, code) =>
    `Vous recevez cet e-mail parce que ${email} a été donné pour la commande ${code}.`,
  wrote: "L’organisateur écrit",
  bought: {
    subject: (isOne, event) => `${isOne ? "Votre billet" : "Vos billets"} pour ${event}`,
    title: "Vous y serez",
    sentence: (isOne) =>
      `Montrez ${isOne ? "ce code" : "un code par personne"} à l’entrée, sur un téléphone ou sur papier.`,
  },
  passedOn: {
    title: (from) => (from === null ? "Un billet pour vous" : `${from} vous a transmis un billet`),
    why: (from) =>
      `Vous recevez cet e-mail parce qu’un billet vous a été transmis. Acceptez-le sur sa page : jusque-là ${from ?? "la personne qui l’a transmis"} peut le reprendre.`,
  },
  payLater: {
    subject: (event, code) => `Comment payer ${event} : commande ${code}`,
    title: "Vos billets sont réservés",
    sentence: (sum, code) =>
      `Payez ${sum} en indiquant la commande ${code}, afin que l’organisateur sache à quoi correspond la somme.`,
    heldUntil: "Réservés jusqu’au",
    reference: "Référence",
    account: {
      holder: "Titulaire du compte",
      number: "Numéro de compte",
      code: "Code banque",
      bank: "Banque",
    },
  },
  refunded: {
    subject: (sum) => `${sum} remboursés`,
    title: (sum) => `${sum} sont en route vers vous`,
    sentence:
      "Le remboursement suit le chemin de votre paiement, en général sous cinq à dix jours.",
    whole: (code) =>
      `La commande ${code} est remboursée en entier ; ses billets ne donnent plus accès.`,
    rest: (code) => `Le reste de la commande ${code} ne change pas, ses billets non plus.`,
    none: (code) => `Les billets de la commande ${code} ne donnent plus accès.`,
    some: (count, code) =>
      `${tickets(count)} de la commande ${code} ${count < 2 ? "reste valable" : "restent valables"} ; ceux qui sont remboursés ne donnent plus accès.`,
  },
  cancelled: {
    subject: { order: "Commande annulée", tickets: "Billets annulés" },
    title: { order: "Votre commande est annulée", tickets: "Certains de vos billets sont annulés" },
    sentence: "Ce qui est annulé ne donne plus accès.",
    unpaid: (code) =>
      `Ne payez plus la commande ${code}, s’il vous plaît. Ses places sont libres pour d’autres.`,
    label: "Annulé",
    back: (sum) => `${sum} sont en route vers vous, par le chemin de votre paiement.`,
    others: (code) => `Les autres billets de la commande ${code} restent valables.`,
  },
  voided: {
    subject: (event) => `Votre billet pour ${event} n’est plus valable`,
    takenBack: (from) => (from === null ? "Le billet a été repris" : `${from} a repris le billet`),
    cancelled: "Votre billet a été annulé",
    whyBack: (from) =>
      `${from ?? "Quelqu’un"} vous avait transmis un billet et l’a repris avant qu’il soit accepté. Son code ne donne plus accès.`,
    whyCancelled: (from) =>
      `Le billet transmis par ${from ?? "quelqu’un"} a été annulé avec sa commande. Son code ne donne plus accès.`,
    why: "Vous recevez cet e-mail parce qu’un billet vous a été transmis.",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "Vous êtes sur la liste d’attente",
      title: "Vous êtes dans la file",
      sentence: (ticket, place, count) =>
        `${ticket} est épuisé. Vous êtes ${place === null ? "dans la file" : `en position ${place}`} pour ${tickets(count)}.`,
      rule: (most) =>
        `Les billets rendus sont proposés dans l’ordre : le premier groupe qui convient les reçoit, un plus grand garde sa place. Une offre vous reste ${hours(most)}.`,
      action: "Voir ma place dans la file",
    },
    offered: {
      subject: (isOne) => (isOne ? "Votre billet est là" : "Vos billets sont là"),
      title: "C’est votre tour",
      sentence: (count, ticket) =>
        `${tickets(count)} pour ${ticket} ${count < 2 ? "s’est libéré et vous est réservé" : "se sont libérés et vous sont réservés"}.`,
      price: "Prix",
      free: "Gratuit",
      takeUntil: "À prendre avant",
      within: (most) => `Sous ${hours(most)}. Ensuite, c’est au tour des suivants.`,
      decline:
        "Si vous ne pouvez finalement pas venir, dites-le sur la même page ; les suivants seront ravis.",
      action: (isOne) => (isOne ? "Prendre mon billet" : "Prendre mes billets"),
    },
    expired: {
      subject: "Votre offre a pris fin",
      title: "Votre offre a pris fin",
      sentence: (isOne, ticket) =>
        `${isOne ? "Le billet réservé" : "Les billets réservés"} pour vous (${ticket}) ${isOne ? "est allé" : "sont allés"} aux suivants.`,
      again: "Vous n’êtes plus sur la liste d’attente. Vous pouvez vous y remettre, à la fin.",
      action: "Voir la liste d’attente",
    },
    why: (email) =>
      `Vous recevez cet e-mail parce que ${email} s’est inscrit sur la liste d’attente. Le lien ci-dessus n’est qu’à vous ; il permet de quitter la liste à tout moment.`,
    leave: "Quitter la liste d’attente",
  },
};
