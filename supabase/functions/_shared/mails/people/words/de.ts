import type { PeopleWords } from "./words.types.ts";

export const words: PeopleWords = {
  subject: (host) => `Ihr Profil bei ${host}`,
  title: "Ihr Profil",
  sentence:
    "Mit diesem Link sehen Sie Feld für Feld, was andere von Ihnen sehen, und ändern es. Ein Konto braucht es nicht.",
  held: "Sie sehen auch alles, was die Gastgeber über Sie aufbewahren: berichtigen Sie es, nehmen Sie eine Kopie oder lassen Sie es löschen.",
  notYou: "Sie haben nicht darum gebeten? Dann ist nichts geschehen und nichts geändert.",
  open: "Mein Profil öffnen",
  why: "Der Link gehört nur Ihnen: Wer ihn hat, kann Ihr Profil lesen und ändern.",
};
