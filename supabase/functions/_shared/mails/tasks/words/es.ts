import type { TaskWords } from "./words.types.ts";

export const words: TaskWords = {
  subject: "Tus tareas",
  title: "Gracias por ayudar",
  sentence: (hosts) =>
    `${hosts} cuentan contigo. Tus tareas están en una página propia: ábrela y marca lo que ya esté hecho.`,
  sentenceAlone: "Tus tareas están en una página propia: ábrela y marca lo que ya esté hecho.",
  open: "Ver tus tareas",
  yours: "El enlace es solo tuyo y no necesita cuenta.",
  someDay: "Aún sin día",
  due: "Vence mañana",
  late: "El plazo de esta tarea ha pasado",
  said: "Alguien ha escrito sobre su tarea",
  moved: "Su tarea tiene otra fecha",
  answer: "Léalo y responda en su página.",
  tick: "¿Ya está hecho? Márcalo en tu página y nadie volverá a preguntar.",
  noMore: "Si no quieres más correos como este, dilo en tu página.",
  why: "Recibes este correo porque ayudas en este evento.",
};
