import type { WidgetCopy } from "../../../copy/copy.types.ts";

const greet = (text: string, name: string) => (name ? `${text}, ${name}` : text);

export const copy: Pick<WidgetCopy, "rsvp" | "companions" | "sendReply" | "sent"> = {
  rsvp: {
    label: "Répondre",
    region: "Répondre à l’invitation",
    title: "Serez-vous des nôtres ?",
    answers: { yes: "Oui", maybe: "Peut-être", no: "Non" },
    party: "Combien serez-vous ?",
    partyHelp: (most) => `Vous compris, jusqu’à ${most}`,
    note: (hosts) => (hosts ? `Un mot pour ${hosts}` : "Un mot pour les hôtes"),
    changeUntil: (day) => `Modifiable jusqu’au ${day}`,
    sum: {
      yes: (count) => `${count} ${count < 2 ? "présent" : "présents"}`,
      maybe: (count) => `Peut-être ${count}`,
      no: "Absent",
    },
    send: "Envoyer ma réponse",
    save: "Enregistrer ma réponse",
    sending: "Envoi de votre réponse",
    coming: (count) => `Déjà ${count} ${count < 2 ? "personne" : "personnes"}`,
    few: (places) => `Plus que ${places} ${places === 1 ? "place" : "places"}`,
    fullFlag: (places) =>
      (places ?? 1) === 1 ? "Toutes les places sont prises" : `Les ${places} places sont prises`,
    waitTitle: "Attendre une place",
    waitText: (ahead) =>
      `Les projets changent. Laissez votre e-mail : nous vous écrivons dès qu’une place se libère. ${ahead === 0 ? "Vous seriez en tête de liste." : `${ahead} attendent avant vous.`}`,
    wait: "Rejoindre la liste d’attente",
  },
  companions: {
    name: (number, of) => (of === 1 ? "Qui vous accompagne ?" : `Nom de l’accompagnant ${number}`),
  },
  sendReply: {
    choose: "Choisissez oui, peut-être ou non.",
    unsentTitle: "Votre réponse n’est pas encore envoyée",
    unsentText:
      "La connexion a été coupée. Rien n’est perdu : vos réponses sont toujours là, et renvoyer ne répond pas deux fois.",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`Rendez-vous le ${day}`, name),
      maybe: (_day, name) => greet("Noté comme peut-être", name),
      no: (_day, name) => greet("Vous nous manquerez", name),
      waitlisted: (_day, name) => greet("Vous êtes sur la liste d’attente", name),
    },
    text: {
      yes: "Votre réponse est chez les hôtes.",
      maybe: "Les hôtes savent que vous viendrez peut-être. Dites-leur quand vous saurez.",
      no: "Les hôtes ont votre réponse. Si vos projets changent, modifiez-la ici.",
      waitlisted: "Nous vous écrivons dès qu’une place se libère.",
    },
    position: (place) => `Vous êtes numéro ${place} sur la liste.`,
    copySent: (email) => `Notre message à ${email} dit ce qui compte.`,
    party: "Groupe",
    people: (count) => (count === 1 ? "Vous seul" : `${count} personnes`),
    reply: "Réponse",
    answers: { yes: "Oui", maybe: "Peut-être", no: "Non", waitlisted: "En attente" },
    note: "Mot",
    addToCalendar: "Ajouter au calendrier",
    calendarFile: "Apple et autres (.ics)",
    change: "Modifier la réponse",
    final: "Les réponses sont closes ; écrivez aux hôtes si quelque chose change.",
    byMail: "Pour la modifier, ouvrez le lien de notre message.",
    another: "Répondre pour quelqu’un d’autre",
  },
};
