import type { NoticeMailsCopy } from "./words.types.ts";

export const noticeMails: NoticeMailsCopy = {
  title: "Vos e-mails",
  topic: {
    ask: "Ne plus suivre ce sujet ?",
    means:
      "Plus aucun e-mail ni avis ne vous parlera de ses nouveaux messages. Vous pourrez toujours le lire dans le forum.",
    end: "Ne plus suivre",
    ended: "Vous ne suivez plus ce sujet",
    now: "Aucun e-mail ni avis ne vous parle de ses nouveaux messages.",
    again: "Le suivre à nouveau",
  },
  talk: {
    ask: "Mettre cette conversation en sourdine ?",
    means: "Plus rien ne vous signalera ses nouveaux messages, sauf si quelqu’un vous nomme.",
    end: "Mettre en sourdine",
    ended: "Cette conversation est en sourdine",
    now: "Rien ne vous signale ses nouveaux messages, sauf si quelqu’un vous nomme.",
    again: "Rétablir le son",
  },
  kinds: {
    ask: "Ne plus recevoir ces e-mails ?",
    means:
      "Vous n’en serez plus informé par e-mail. Dans votre compte et sur vos appareils, rien ne change.",
    end: "Arrêter ces e-mails",
    ended: "Ces e-mails sont arrêtés",
    now: "Vous n’en êtes plus informé par e-mail. Dans votre compte et sur vos appareils, rien n’a changé.",
    again: "Les recevoir à nouveau",
  },
  settings: "Choisir tout ce dont vous êtes informé",
};
