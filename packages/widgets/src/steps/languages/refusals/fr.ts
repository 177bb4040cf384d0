import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "refusals"> = {
  refusals: {
    link_invalid: "Ce lien n’est plus valable. Demandez le nouveau aux hôtes.",
    not_begun: "Le vote n’a pas encore commencé. Revenez un peu plus tard.",
    origin_not_allowed: "L’hôte n’a pas autorisé ce site. L’événement a sa propre page.",
    rsvp_closed: "Les réponses sont closes. Écrivez aux hôtes si quelque chose change.",
    rsvp_full: "Il ne reste pas assez de places pour vous tous.",
    sold_out:
      "Quelqu’un a été plus rapide : il ne reste pas autant de billets. Regardez ce qui reste et choisissez à nouveau.",
    not_on_sale: "Ces billets ne sont pas en vente en ce moment.",
    limit_exceeded: "Une commande ne peut pas comporter cette quantité.",
    "limit_exceeded.promoCode": "Ce code a déjà été entièrement utilisé.",
    hold_expired: "Les billets sont de nouveau en vente. Choisissez à nouveau.",
    already_completed: "C’est déjà payé. Cherchez notre message.",
    event_cancelled: "Cet événement a été annulé.",
    event_ended: "Cet événement est terminé.",
    invalid_input: "Quelque chose ne va pas dans le formulaire. Vérifiez-le et renvoyez-le.",
    too_long:
      "Ce texte est trop long. Raccourcissez-le ; rien de ce que vous avez écrit n’est perdu.",
    "invalid_input.answer": "Choisissez oui, peut-être ou non.",
    "invalid_input.partySize": "Une réponse ne peut pas valoir pour autant de personnes.",
    "invalid_input.note": "Votre mot est trop long.",
    "invalid_input.items": "Une partie de votre choix n’est plus proposée. Choisissez à nouveau.",
    "invalid_input.quantity": "On ne peut pas demander autant de billets à la fois.",
    "invalid_input.promoCode": "Ce code est inconnu ici ou n’est plus valable.",
    "invalid_input.amount": "Ce montant n’est pas accepté ici. Indiquez-en un autre.",
    "invalid_input.dedicationName": "Dites au nom de qui vous donnez.",
    conflict: "Quelque chose a changé entre-temps. Regardez à nouveau, puis renvoyez.",
    "conflict.items": "Les prix viennent de changer. Regardez-les et choisissez à nouveau.",
    "conflict.link":
      "Ce lien a servi autant de fois que l’hôte le permet. Demandez-lui-en un autre.",
    "conflict.changes": "Pour modifier votre réponse, ouvrez le lien de notre message.",
    "conflict.signedPrefill":
      "Ce que le site avait rempli pour vous a expiré. Rechargez la page ; rien n’a été envoyé.",
    "conflict.signedOnly":
      "Seules les personnes nommées par le site peuvent utiliser ce formulaire. Connectez-vous d’abord sur le site.",
    too_many_requests:
      "Trop d’essais sont venus d’ici en peu de temps. Attendez quelques minutes, puis réessayez.",
    unavailable: "Cela n’a pas marché. Rien n’est perdu ; réessayez.",
    offline: "Il n’y a pas de connexion. Rien n’est perdu ; réessayez.",
    not_allowed: "Cela n’est pas possible ici.",
  },
};
