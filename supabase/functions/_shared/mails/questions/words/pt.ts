import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "Sua pergunta foi respondida",
  asked: (question) => `Você perguntou: “${question}”`,
  by: (who) => `${who} respondeu a você`,
  byHosts: "Os anfitriões responderam a você",
  open: "Abrir a página do evento",
  why: "Você recebe este e-mail porque fez uma pergunta aos anfitriões na página do evento.",
};
