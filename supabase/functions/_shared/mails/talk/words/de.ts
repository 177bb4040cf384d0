import type { TalkWords } from "./words.types.ts";

export const words: TalkWords = {
  subjects: { changed: "Geändert", cancelled: "Abgesagt", restored: "Es findet doch statt" },
  titles: {
    changed: "Bitte beachten Sie die Änderung",
    cancelled: "Es findet nicht statt",
    restored: "Es findet doch statt",
  },
  sentences: {
    changed:
      "An der Veranstaltung hat sich etwas geändert. Unten steht, was jetzt gilt; die angehängte Kalenderdatei verschiebt Ihren Eintrag.",
    cancelled:
      "Die Gastgeber haben die Veranstaltung abgesagt. Die angehängte Kalenderdatei nimmt sie aus Ihrem Kalender.",
    restored:
      "Die Veranstaltung findet wieder statt. Ihre Antwort und Ihre Tickets bleiben, wie sie waren; die angehängte Kalenderdatei trägt sie wieder ein.",
  },
  before: {
    name: "Hieß vorher",
    when: "Vorher",
    where: "Ort vorher",
    online: "Online vorher",
  },
  dates: (count) => `Es betrifft ${count} Termine.`,
  details: "Einzelheiten ansehen",
  why: "Sie bekommen diese Mail, weil Sie eingeladen sind, geantwortet haben oder ein Ticket haben. Der Link oben gehört nur Ihnen.",
  messages: {
    somebody: "Jemand",
    toYou: (who) => `${who} hat Ihnen geschrieben`,
    toAll: (who) => `${who} hat allen geschrieben`,
    inTalk: (who, talk) => `${who} hat in „${talk}“ geschrieben`,
    waiting: (count) => `${count} Nachrichten warten auf Sie. Die neueste:`,
    file: "Ein Bild oder eine Datei",
    open: "Lesen und antworten",
    once: "Bis Sie sie gelesen haben, kommt zu diesem Gespräch keine weitere E-Mail.",
    why: "Sie bekommen diese Mail, weil Sie zu diesem Gespräch gehören. Der Link oben gehört nur Ihnen.",
    less: "Weniger E-Mails zu Nachrichten",
  },
};
