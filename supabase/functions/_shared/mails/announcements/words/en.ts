import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `News from ${author}.`,
  corrected: (subject) => `Corrected: ${subject}`,
  changed: "Your hosts corrected what they wrote to you.",
  fromHosts: "News from your hosts.",
  open: "Open my page",
  answers: (author) => `You can answer this mail: it reaches ${author}.`,
  noAnswers: "Answers to this mail reach nobody.",
  why: "You receive this because you are on the guest list or on the team. The link above is yours alone.",
};
