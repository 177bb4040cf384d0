import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `Neues von ${author}.`,
  corrected: (subject) => `Berichtigt: ${subject}`,
  changed: "Die Gastgeber haben berichtigt, was sie Ihnen geschrieben haben.",
  fromHosts: "Neues von den Gastgebern.",
  open: "Meine Seite öffnen",
  answers: (author) => `Antworten auf diese E-Mail erreichen ${author}.`,
  noAnswers: "Antworten auf diese E-Mail erreichen niemanden.",
  why: "Sie erhalten dies, weil Sie auf der Gästeliste stehen oder zum Team gehören. Der Link oben gehört nur Ihnen.",
};
