import type { AskCopy } from "./words.types.ts";

export const ask: AskCopy = {
  ask: "Preguntar a los anfitriones",
  text: "Solo la leen los anfitriones. Su respuesta llega por correo.",
  question: "Tu pregunta",
  send: "Enviar la pregunta",
  sent: "Los anfitriones tienen tu pregunta. Su respuesta llega por correo.",
  sentHere: "Los anfitriones tienen tu pregunta.",
  wordless: "Escribe tu pregunta con palabras; un enlace solo no pregunta nada.",
};
