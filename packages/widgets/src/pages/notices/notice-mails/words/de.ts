import type { NoticeMailsCopy } from "./words.types.ts";

export const noticeMails: NoticeMailsCopy = {
  title: "Ihre E-Mails",
  topic: {
    ask: "Diesem Thema nicht mehr folgen?",
    means:
      "Keine E-Mail und kein Hinweis meldet Ihnen dann noch neue Beiträge. Im Forum können Sie es weiterhin lesen.",
    end: "Nicht mehr folgen",
    ended: "Sie folgen diesem Thema nicht mehr",
    now: "Keine E-Mail und kein Hinweis meldet Ihnen neue Beiträge darin.",
    again: "Wieder folgen",
  },
  talk: {
    ask: "Diese Unterhaltung stummschalten?",
    means: "Nichts meldet Ihnen dann noch neue Nachrichten darin, außer jemand nennt Sie.",
    end: "Stummschalten",
    ended: "Diese Unterhaltung ist stumm",
    now: "Nichts meldet Ihnen neue Nachrichten darin, außer jemand nennt Sie.",
    again: "Wieder laut stellen",
  },
  kinds: {
    ask: "Keine dieser E-Mails mehr?",
    means:
      "Sie erfahren davon nicht mehr per E-Mail. In Ihrem Konto und auf Ihren Geräten ändert sich nichts.",
    end: "Diese E-Mails beenden",
    ended: "Diese E-Mails sind beendet",
    now: "Sie erfahren davon nicht mehr per E-Mail. In Ihrem Konto und auf Ihren Geräten hat sich nichts geändert.",
    again: "Wieder schicken",
  },
  settings: "Alles auswählen, was Sie erfahren",
};
