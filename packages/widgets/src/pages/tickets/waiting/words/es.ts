import type { WaitingWords } from "./words.types.ts";

const counted = (tickets: number) => (tickets === 1 ? "1 entrada" : `${tickets} entradas`);
const hours = (count: number) => (count === 1 ? "1 hora" : `${count} horas`);

export const words: WaitingWords = {
  inLine: (place) => `Eres el número ${place} de la lista`,
  wants: (tickets, kind, orFewer) =>
    `${counted(tickets)} para ${kind}${orFewer ? ", o menos" : ""}. Te escribimos en cuanto sea tu turno.`,
  offered: "Es tu turno",
  held: (tickets, kind) => `Te guardamos ${counted(tickets)} para ${kind}.`,
  closed: ["La lista de espera está cerrada", "Ya no se llama a nadie."],
  cancelled: "No se celebra, y con ello desaparece tu puesto en la lista.",
  ended: {
    accepted: ["Ya tienes tus entradas", "También llegaron por correo."],
    declined: [
      "Has cedido la oferta",
      "Alguien más de la lista se alegra. Puedes volver a apuntarte.",
    ],
    expired: [
      "Tu oferta ha terminado",
      "Las entradas pasaron a los siguientes. Puedes volver a apuntarte.",
    ],
    left: [
      "Has salido de la lista de espera",
      "Tu dirección ya no está en la lista. Puedes volver a apuntarte.",
    ],
    removed: ["Se ha retirado tu puesto", "Pregunta a la organización si crees que es un error."],
  },
  free: "Gratis",
  until: (moment) => `Reservado para ti hasta: ${moment}.`,
  allIn: "Gastos e impuestos incluidos.",
  take: "Quedármelas",
  takeAndPay: (sum) => `Quedármelas y pagar ${sum}`,
  payLater: "Quedármelas y pagar después",
  lookAgain: "Mirar otra vez",
  toTickets: "Abrir las entradas",
  seeEvent: "Ver el evento",
  leave: {
    open: "Salir de la lista de espera",
    title: "¿Salir de la lista de espera?",
    text: "Pierdes tu puesto. Puedes volver a apuntarte al final.",
  },
  decline: {
    open: "Ceder la oferta",
    title: "¿Ceder la oferta?",
    text: "Las entradas pasan a los siguientes y pierdes tu puesto.",
  },
  stay: "Seguir en la lista",
  left: "Has dejado tu puesto en la lista",
  rulesTitle: "Cómo funciona la lista",
  rules: (most) => [
    "Las entradas que vuelven se ofrecen a la lista antes de que nadie más pueda comprarlas.",
    "La oferta es para el primer grupo que cabe. Uno mayor conserva su puesto para la siguiente.",
    `Una oferta se guarda ${hours(most)}. Sin respuesta, pasa a los siguientes.`,
    "Quien rechaza o devuelve entradas sale de la lista y puede volver a apuntarse al final.",
    "Dos días antes del comienzo sale a la venta lo que no encaja a nadie de la lista.",
  ],
};
