import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "Ihre Frage ist beantwortet",
  asked: (question) => `Sie haben gefragt: „${question}“`,
  by: (who) => `${who} hat Ihnen geantwortet`,
  byHosts: "Die Gastgeber haben Ihnen geantwortet",
  open: "Zur Seite der Veranstaltung",
  why: "Sie bekommen diese Mail, weil Sie die Gastgeber auf der Seite der Veranstaltung etwas gefragt haben.",
};
