import type { ScheduleWords } from "./words.types.ts";

export const words: ScheduleWords = {
  subjects: {
    in: (activity) => `Tienes plaza: ${activity}`,
    waiting: (activity) => `En la lista de espera de ${activity}`,
    promoted: (activity) => `Tienes una plaza en ${activity}`,
    changed: () => "El programa ha cambiado",
  },
  titles: {
    in: "Tienes plaza",
    waiting: "Estás en la lista",
    promoted: "Ha quedado una plaza libre",
    changed: "Algo se ha movido",
  },
  sentences: {
    in: (activity) =>
      `Tu plaza en «${activity}» está guardada. Si no puedes venir, devuélvela para que la aproveche otra persona.`,
    waiting: (activity) =>
      `Todas las plazas de «${activity}» están ocupadas. Cuando quede una libre será para quien esté primero, y te escribiremos.`,
    promoted: (activity) =>
      `Estabas en la lista de espera de «${activity}» y ya tienes plaza. Si no puedes venir, devuélvela para quien sigue.`,
    changed: () =>
      "Ha cambiado algo en lo que te apuntaste o que diriges. Conservas tus plazas en lo que se celebra.",
  },
  changes: {
    added: "Nuevo",
    removed: "Eliminado",
    cancelled: "Cancelado",
    reopened: "Se celebra al final",
    moved: "Nueva hora",
    room: "Nueva sala",
    host: "Nueva persona a cargo",
    title: "Nuevo título",
    details: "Detalles",
  },
  before: (was) => `Antes: ${was}`,
  mine: "Mi programa",
  takesPart: "Para",
  people: (count) => `${count} personas: tú y quienes traes`,
  why: (email) =>
    `Recibes este correo porque ${email} se apuntó a una actividad o dirige una. El enlace de arriba es solo tuyo.`,
};
