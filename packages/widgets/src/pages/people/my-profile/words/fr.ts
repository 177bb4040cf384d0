import type { ProfileCopy } from "./words.types.ts";

export const profile: ProfileCopy = {
  title: "Votre profil",
  lead: "Voyez ce qui est conservé à votre sujet, corrigez-le et dites qui peut voir quoi. Le lien n’est qu’à vous.",
  keepTitle: "Gardez-le avec votre compte",
  keepText:
    "Vous pourrez alors ajouter des photos et retrouver les autres. Ce lien cessera de fonctionner, pour que personne d’autre ne s’en serve.",
  claim: "Récupérer ce profil",
  shows: "Ce que vous montrez",
  showsText: "À côté de chaque champ est indiqué qui le voit.",
  fields: {
    name: "Nom",
    former_name: "Ancien nom",
    group: "Groupe",
    city: "Ville",
    bio: "À votre sujet",
    photo_then: "Autrefois",
    photo_now: "Aujourd’hui",
    email: "E-mail",
    phone: "Téléphone",
  },
  sees: {
    everyone: "Tout le monde le voit",
    guests: "Les invités le voient",
    organisers: "Les organisateurs le voient",
    hidden: "Personne ne le voit",
  },
  whoSees: (field) => `Qui voit : ${field}`,
  emailWhy: "Elle ouvre ce profil, seuls les hôtes la changent donc. Écrivez-leur.",
  groupWhy: "Défini par les hôtes de chaque événement.",
  picturesLater:
    "Une photo d’autrefois et une d’aujourd’hui pourront être ajoutées quand le profil appartiendra à un compte.",
  picturesThere: "Vos photos se changent une fois connecté.",
  isBack: "Voici ce que vous aviez saisi. Ce n’est pas encore enregistré.",
  save: "Enregistrer",
  saved: "Votre profil est enregistré.",
  nameMissing: "Indiquez votre nom.",
  tooLong: "C’est trop long.",
  othersSee: "Ce que voient les autres",
  seenBy: "Vu par",
  viewers: { everyone: "Tous", guests: "Invités", organisers: "Hôtes" },
  meanings: {
    everyone: "Quiconque a la liste publique de l’événement",
    guests: "Les personnes de la même liste d’invités, et les hôtes",
    organisers: "Les hôtes et leur équipe",
  },
  unseen: "Rien : votre nom n’est pas visible, vous ne figurez donc sur aucune de leurs listes.",
  held: "Ce que nous conservons à votre sujet",
  heldText: (host) =>
    `Tout ce que ${host} conserve ici à votre sujet. Ce qui est faux se corrige plus haut ; les réponses se changent depuis votre invitation.`,
  hostNotes:
    "Les hôtes conservent aussi des notes ou des étiquettes à votre sujet. Demandez-leur de vous les montrer.",
  copy: "Télécharger une copie",
  erase: "Effacer mes données",
  eraseTitle: "Effacer tout ce qui vous concerne ?",
  eraseText:
    "Votre nom, vos coordonnées, vos mots, vos photos, vos réponses et vos liens disparaissent pour toujours, et vous quittez les listes de ce qui est encore à venir.",
  eraseOrders: (orders) =>
    orders === 1
      ? "Votre commande reste dans les livres des hôtes avec le nom de l’acheteur, car la loi l’exige."
      : "Vos commandes restent dans les livres des hôtes avec le nom de l’acheteur, car la loi l’exige.",
  eraseRest:
    "Des événements passés ne reste que le nombre de personnes. Le journal des hôtes garde que vos données ont été effacées et ce qui avait été changé avant.",
  keep: "Garder mon profil",
  erasedTitle: "Vos données sont effacées",
  erasedText: "Il ne reste rien de vous ici. Au revoir, et merci.",
  erasedOrders:
    "Vos commandes restent dans les livres des hôtes ; rien d’autre. Au revoir, et merci.",
};
