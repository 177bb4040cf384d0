import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "common" | "trying" | "away" | "contact" | "closed"> = {
  common: {
    direction: "ltr",
    allow: "Charger le formulaire",
    loading: "Chargement",
    with: "Avec",
    testMode: "Mode test : aucun paiement réel",
    tryAgain: "Réessayer",
    close: "Fermer",
    name: "Votre nom",
    email: "E-mail",
    optional: "facultatif",
    one: { fewer: "Un de moins", more: "Un de plus" },
    unavailableTitle: "L’événement est injoignable pour l’instant",
    unavailableText:
      "Vérifiez votre connexion, puis réessayez. Rien de ce que vous avez saisi n’est perdu.",
    forYou: (time, city) => `Pour vous à ${city} : ${time}`,
    until: (time) => `Jusqu’au ${time}`,
    left: (distance) => `encore ${distance}`,
  },
  trying: {
    text: "Nous réessayons jusqu’à ce que ce soit arrivé. Vous pouvez laisser cette page ouverte.",
    stop: "Ne plus réessayer",
  },
  away: {
    title: "Continuez dans un nouvel onglet",
    text: "La page de paiement s’ouvre à côté de celle-ci. Cette page reste telle quelle et indiquera d’elle-même que vous avez payé.",
    open: "Ouvrir la page de paiement",
  },
  contact: {
    nameMissing: "Indiquez votre nom, s’il vous plaît.",
    emailMissing: "Indiquez une adresse e-mail à laquelle vous écrire.",
    emailEnding: "Il manque la fin de cette adresse, comme .org ou .com.",
    emailWrong: "Ceci ne ressemble pas à une adresse e-mail, comme ada@example.org.",
  },
  closed: {
    serverText: "Notre serveur ne répond pas comme il faut. Réessayez dans quelques minutes.",
    busyText: "Trop de demandes en même temps. Attendez une minute, puis réessayez.",
    policyTitle: "Cette page ne laisse pas entrer l’événement",
    policyText: (missing) =>
      `Les responsables de la page peuvent l’autoriser. Il manque à sa politique de sécurité du contenu : ${missing}`,
    invalidTitle: "Ce lien n’est plus valable",
    invalidText: "Il a peut-être été remplacé. Demandez le nouveau aux hôtes.",
    blockedTitle: "Cette page ne peut pas afficher l’événement",
    blockedText: "Les hôtes n’ont pas autorisé ce site. L’événement a sa propre page.",
    openPage: "Ouvrir la page de l’événement",
    cancelledTitle: "Cet événement est annulé",
    cancelledText: "Les personnes ayant un billet reçoivent un e-mail des hôtes.",
    endedTitle: "Cet événement est terminé",
    endedText: "Merci à toutes celles et ceux qui sont venus.",
    fullTitle: "Il n’y a plus de place",
    fullText:
      "Toutes les places sont prises et il n’y a pas de liste d’attente. Écrivez aux hôtes.",
    usedUpTitle: "Ce lien est épuisé",
    usedUpText: "Il a servi autant de fois que les hôtes le permettent. Demandez-leur-en un autre.",
    closedTitle: (day) =>
      day ? `Les réponses étaient possibles jusqu’au ${day}` : "Les réponses sont closes",
    closedText:
      "Si quelque chose a changé, écrivez aux hôtes : ils peuvent encore faire de la place.",
    notBegunTitle: "Le vote n’a pas encore commencé",
    notBegunText: "Les hôtes le préparent encore. Revenez un peu plus tard par ce même lien.",
    offTitle: "Aucune réponse nécessaire",
    offText: "Les hôtes ne recueillent pas de réponses pour cet événement.",
    saleFlag: (time) => `En vente ${time}`,
    saleTitle: "C’est pour bientôt",
    saleText: "Revenez à l’ouverture de la vente : cette page l’ouvre d’elle-même.",
    coveredTitle: "Continuez sur notre propre page",
    coveredText:
      "Ce site pourrait cacher ou déplacer le bouton : votre clic n’a pas compté. Rien n’a été envoyé, et ce que vous avez écrit reste ici.",
    goOn: (host) => `Continuer sur ${host}`,
    goneTitle: "La vente est terminée",
    goneText: "Il n’y a plus de billets en vente. Écrivez aux hôtes.",
    noneTitle: "Aucun billet nécessaire",
    noneText: "Cet événement ne vend pas de billets.",
  },
};
