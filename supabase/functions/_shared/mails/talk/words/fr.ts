import type { TalkWords } from "./words.types.ts";

export const words: TalkWords = {
  subjects: { changed: "Changement", cancelled: "Annulé", restored: "Cela aura bien lieu" },
  titles: {
    changed: "Notez le changement",
    cancelled: "Cela n’aura pas lieu",
    restored: "Cela aura bien lieu",
  },
  sentences: {
    changed:
      "Quelque chose a changé. Les nouvelles informations sont ci-dessous ; le fichier joint déplace l’entrée dans votre agenda.",
    cancelled: "Les hôtes ont annulé l’événement. Le fichier joint le retire de votre agenda.",
    restored:
      "L’événement est rétabli. Votre réponse et vos billets restent comme ils étaient ; le fichier joint le remet dans votre agenda.",
  },
  before: {
    name: "Ancien nom",
    when: "Avant",
    where: "Ancien lieu",
    online: "Ancienne adresse",
  },
  dates: (count) => `Cela concerne ${count} dates.`,
  details: "Voir les détails",
  why: "Vous recevez cet e-mail parce que vous êtes invité, avez répondu ou avez un billet. Le lien ci-dessus n’est qu’à vous.",
  messages: {
    somebody: "Quelqu’un",
    toYou: (who) => `${who} vous a écrit`,
    toAll: (who) => `${who} a écrit à tout le monde`,
    inTalk: (who, talk) => `${who} a écrit dans « ${talk} »`,
    waiting: (count) => `${count} messages vous attendent. Le plus récent :`,
    file: "Une image ou un fichier",
    open: "Lire et répondre",
    once: "Tant que vous ne l’aurez pas lu, aucun autre e-mail ne viendra pour cette conversation.",
    why: "Vous recevez cet e-mail parce que vous faites partie de cette conversation. Le lien ci-dessus n’est qu’à vous.",
    less: "Recevoir moins d’e-mails pour les messages",
  },
};
