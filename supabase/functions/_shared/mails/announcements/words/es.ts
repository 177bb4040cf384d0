import type { AnnouncementWords } from "./words.types.ts";

export const words: AnnouncementWords = {
  from: (author) => `Novedades de ${author}.`,
  corrected: (subject) => `Corregido: ${subject}`,
  changed: "Tus anfitriones han corregido lo que te escribieron.",
  fromHosts: "Novedades de los anfitriones.",
  open: "Abrir mi página",
  answers: (author) => `Puede responder a este correo: le llega a ${author}.`,
  noAnswers: "Las respuestas a este correo no le llegan a nadie.",
  why: "Recibe esto porque está en la lista de invitados o en el equipo. El enlace de arriba es solo suyo.",
};
