import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "Tu voto, por favor",
  again: "Todavía puedes votar",
  sentence: (hosts) => `Una pregunta de ${hosts}.`,
  sentenceAlone: "Una pregunta de los anfitriones.",
  anonymous: (fewest) =>
    `Esta votación es anónima: nadie sabrá quién dijo qué, y los resultados se ven a partir de ${fewest} votos. Después no se puede cambiar.`,
  named:
    "Quien vea los resultados verá tu nombre junto a tu voto. Puedes cambiarlo hasta que se cierre.",
  vote: "Votar",
  poll: "Encuesta",
  question: (count) => (count === 1 ? "Pregunta" : "Preguntas"),
  openUntil: "Abierta hasta",
  link: {
    subject: "Tu enlace",
    title: "Aquí tienes tu enlace",
    sentence: "Con este enlace ves tu voto y puedes cambiarlo hasta que se cierre la encuesta.",
    notYou: "Si no votaste, alguien dio tu dirección por error.",
    open: "Abrir mi voto",
    why: "El enlace es solo tuyo: quien lo tenga puede cambiar tu voto.",
  },
};
