import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "tickets" | "sendHold" | "checkout" | "pass" | "line"> = {
  tickets: {
    label: "Prendre des billets",
    region: "Billets",
    title: "Billets",
    free: "Gratuit",
    left: (count) => `Plus que ${count}`,
    soldOut: "Épuisé",
    paused: "Pas en vente pour l’instant",
    ended: "La vente est terminée",
    from: (day) => `En vente le ${day}`,
    least: (count) => `Au moins ${count} par commande`,
    total: "Total",
    checkOut: "Continuer",
    get: "Prendre des billets",
    holding: "Réservation de vos billets",
    allYouPay: "C’est tout ce que vous payez : frais et taxes compris.",
    joinLine: "Rejoindre la liste d’attente",
    before: "Prix normal",
    promo: "Code promo",
    amount: "Choisir le montant",
  },
  sendHold: {
    chooseFirst: "Choisissez au moins un billet.",
    unheldTitle: "Vos billets ne sont pas encore réservés",
    unheldText:
      "La connexion a été coupée. Rien n’est perdu : votre choix est toujours là, et réessayer ne réserve pas deux fois.",
  },
  checkout: {
    held: (count) =>
      `${count === 1 ? "Votre billet est réservé" : `Vos ${count} billets sont réservés`} pendant`,
    tickets: "Billets",
    title: "Qui vient ?",
    holder: (type, place) => (place === null ? type : `${type}, billet ${place}`),
    holderHint: "Prénom et nom",
    sendNote: "Les billets arrivent à cette adresse. Un nom vide devient le vôtre.",
    count: (count) => `${count} ${count < 2 ? "billet" : "billets"}`,
    pay: (amount) => `Payer ${amount}`,
    finish: "Obtenir mes billets",
    leaving: "Ouverture de la page de paiement",
    payNote: "Vous payez sur la page du prestataire et revenez directement ici.",
    freeNote: "Rien à payer.",
    payLater: "Payer plus tard",
    minutesLeft: (minutes) =>
      minutes === 1 ? "Plus qu’une minute" : `Plus que ${minutes} minutes`,
    moreTime: "J’ai besoin de plus de temps",
    moreGiven: "Vous avez 15 minutes de plus",
    ranOutTitle: "Le temps est écoulé",
    ranOutText:
      "Vos billets sont de nouveau en vente. Les noms sont toujours là et presque tout est encore libre.",
    takeAgain: "Les reprendre",
    unpaidTitle: "Votre paiement n’est pas arrivé",
    unpaidText:
      "À notre connaissance rien n’a été débité et vos billets sont toujours réservés. Vous pouvez payer maintenant.",
    cancelledTitle: "Vous n’avez pas encore payé",
    cancelledText:
      "Rien n’a été débité. Vos billets sont toujours réservés et les noms sont toujours là.",
    declinedTitle: "Votre banque a refusé, rien n’a été débité",
    declinedText: "Les noms sont toujours là. Réessayez ou prenez une autre carte.",
    payAgain: "Réessayer le paiement",
    waitingTitle: "Un instant",
    waitingText: "Nous attendons votre paiement. Cette page affichera vos billets d’elle-même.",
    unsentTitle: "Votre commande n’est pas encore envoyée",
    unsentText:
      "La connexion a été coupée. Rien n’est perdu : les noms sont toujours là, et renvoyer ne paie pas deux fois.",
  },
  pass: {
    title: (name) => (name ? `Vous y serez, ${name}` : "Vous y serez"),
    sent: (code, email) =>
      `Commande ${code}. Les billets partent aussi vers ${email || "votre boîte"}.`,
    refundedTitle: "Cette commande a été remboursée",
    refundedText: (code) => `Commande ${code}. L’argent est en route.`,
    holder: "Titulaire",
    type: "Billet",
    number: "Numéro",
    pager: (place, all) => `Billet ${place} sur ${all}`,
    previous: "Billet précédent",
    next: "Billet suivant",
    code: (number) => `Code QR du billet ${number}`,
    addToCalendar: "Ajouter au calendrier",
    calendarFile: "Apple et autres (.ics)",
    print: "Imprimer",
    more: "Plus de billets",
  },
  line: {
    party: "Combien de billets ?",
    split: "Moins convient aussi",
    apply: "Appliquer",
    remove: "Sans code",
    least: (amount) => `Au moins ${amount}`,
    flag: (type) => `${type}, épuisé`,
    title: "Rejoindre la liste d’attente",
    text: "Les projets changent. Laissez votre e-mail : nous vous écrivons dès qu’un billet se libère.",
    join: "Rejoindre la liste d’attente",
    back: "Billets",
    joinedTitle: "Vous êtes sur la liste d’attente",
    joinedText: (position) =>
      position === null
        ? "Nous vous écrivons dès qu’un billet se libère."
        : `Vous êtes numéro ${position} sur la liste. Nous vous écrivons dès qu’un billet se libère.`,
  },
};
