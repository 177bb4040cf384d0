import type { QuestionWords } from "./words.types.ts";

export const words: QuestionWords = {
  subject: "Tu pregunta tiene respuesta",
  asked: (question) => `Preguntaste: «${question}»`,
  by: (who) => `${who} te ha respondido`,
  byHosts: "Los anfitriones te han respondido",
  open: "Abrir la página del evento",
  why: "Recibes este correo porque preguntaste a los anfitriones en la página del evento.",
};
