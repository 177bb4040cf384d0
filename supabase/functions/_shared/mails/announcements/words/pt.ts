import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `Notícias de ${author}.`,
  corrected: (subject) => `Corrigido: ${subject}`,
  changed: "Os anfitriões corrigiram o que lhe escreveram.",
  fromHosts: "Notícias dos anfitriões.",
  open: "Abrir a minha página",
  answers: (author) => `Pode responder a este e-mail: chega a ${author}.`,
  noAnswers: "As respostas a este e-mail não chegam a ninguém.",
  why: "Recebe isto porque está na lista de convidados ou na equipa. O link acima é só seu.",
};
