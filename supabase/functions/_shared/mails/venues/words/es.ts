import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "Tu solicitud",
    confirmed: "Confirmado",
    declined: "No es posible",
    cancelled: "Cancelado",
    moved: "Cambio de hora",
    expired: "Ya no está reservado",
  },
  titles: {
    asked: "Tu solicitud ha llegado",
    confirmed: "El espacio es tuyo",
    declined: "Esa hora no es posible",
    cancelled: "Tu reserva está cancelada",
    moved: "Tu reserva se ha movido",
    expired: "El espacio ya no está reservado para ti",
  },
  sentences: {
    asked:
      "Las personas del lugar la leerán y te responderán por correo. Aún no hay nada reservado.",
    confirmed: "Tu reserva está confirmada.",
    declined: "Tu solicitud no fue aceptada. Quizá haya otra hora libre.",
    cancelled: "El espacio ya no se guarda para ti.",
    moved: "Abajo se indica cuándo y dónde es ahora.",
    expired:
      "Terminó el tiempo de la reserva provisional y no se confirmó. Ahora puede ocuparlo otra persona.",
  },
  notYou:
    "¿No lo has pedido tú? Entonces alguien escribió mal una dirección; no tienes que hacer nada.",
  again: "¿Todavía lo quieres? Responde a este correo o vuelve a pedirlo.",
  why: (email) => `Recibes este correo porque se indicó ${email} al pedir una hora en este lugar.`,
};
