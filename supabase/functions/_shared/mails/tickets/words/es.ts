import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) => (count === 1 ? "1 entrada" : `${count} entradas`);
const hours = (count: number) => (count === 1 ? "1 hora" : `${count} horas`);

export const words: TicketsWords = {
  order: "Pedido",
  paid: "Pagado, con gastos e impuestos",
  toPay: "A pagar, con gastos e impuestos",
  open: (isOne) => (isOne ? "Abrir mi entrada" : "Abrir mis entradas"),
  seeOrder: "Ver el pedido",
  seeTicket: "Ver la entrada",
  onlineFor: (ticket) => `${ticket}, en línea`,
  why: (email, code) => `Recibes este correo porque se indicó ${email} en el pedido ${code}.`,
  wrote: "La organización escribe",
  bought: {
    subject: (isOne, event) => `${isOne ? "Tu entrada" : "Tus entradas"} para ${event}`,
    title: "Ya tienes tu sitio",
    sentence: (isOne) =>
      `Enseña ${isOne ? "este código" : "un código por persona"} en la entrada, en el teléfono o en papel.`,
  },
  passedOn: {
    title: (from) => (from === null ? "Una entrada para ti" : `${from} te ha pasado una entrada`),
    why: (from) =>
      `Recibes este correo porque te han pasado una entrada. Acéptala en su página: hasta entonces ${from ?? "quien la pasó"} puede recuperarla.`,
  },
  payLater: {
    subject: (event, code) => `Cómo pagar ${event}: pedido ${code}`,
    title: "Tus entradas están reservadas",
    sentence: (sum, code) =>
      `Paga ${sum} e indica el pedido ${code}, para que la organización sepa a qué corresponde el dinero.`,
    heldUntil: "Reservadas hasta",
    reference: "Concepto",
    account: {
      holder: "Titular de la cuenta",
      number: "Número de cuenta",
      code: "Código del banco",
      bank: "Banco",
    },
  },
  refunded: {
    subject: (sum) => `Reembolso de ${sum}`,
    title: (sum) => `${sum} van de vuelta`,
    sentence: "El dinero vuelve por donde pagaste, normalmente en cinco a diez días.",
    whole: (code) =>
      `El pedido ${code} se ha reembolsado entero, así que sus entradas ya no dan acceso.`,
    rest: (code) => `El resto del pedido ${code} sigue igual, y también sus entradas.`,
    none: (code) => `Las entradas del pedido ${code} ya no dan acceso.`,
    some: (count, code) =>
      `${tickets(count)} del pedido ${code} ${count === 1 ? "sigue siendo válida" : "siguen siendo válidas"}; las reembolsadas ya no dan acceso.`,
  },
  cancelled: {
    subject: { order: "Pedido cancelado", tickets: "Entradas canceladas" },
    title: { order: "Tu pedido está cancelado", tickets: "Se han cancelado entradas tuyas" },
    sentence: "Lo cancelado ya no da acceso.",
    unpaid: (code) =>
      `Ya no hace falta que pagues el pedido ${code}. Sus plazas quedan libres para otras personas.`,
    label: "Cancelado",
    back: (sum) => `${sum} van de vuelta hacia ti, por donde pagaste.`,
    others: (code) => `Las demás entradas del pedido ${code} siguen siendo válidas.`,
  },
  voided: {
    subject: (event) => `Tu entrada para ${event} ya no es válida`,
    takenBack: (from) =>
      from === null ? "La entrada fue recuperada" : `${from} ha recuperado la entrada`,
    cancelled: "Tu entrada fue cancelada",
    whyBack: (from) =>
      `${from ?? "Alguien"} te había pasado una entrada y la recuperó antes de que se aceptara. Su código ya no da acceso.`,
    whyCancelled: (from) =>
      `La entrada que te pasó ${from ?? "alguien"} se canceló junto con su pedido. Su código ya no da acceso.`,
    why: "Recibes este correo porque te pasaron una entrada.",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "Estás en la lista de espera",
      title: "Estás en la lista",
      sentence: (ticket, place, count) =>
        `${ticket} está agotado. Estás en ${place === null ? "la lista" : `el puesto ${place}`} para ${tickets(count)}.`,
      rule: (most) =>
        `Cuando vuelven entradas se ofrecen por orden: las recibe el primer grupo que cabe, y uno mayor conserva su puesto. Una oferta es tuya durante ${hours(most)}.`,
      action: "Ver mi puesto",
    },
    offered: {
      subject: (isOne) => (isOne ? "Tu entrada está aquí" : "Tus entradas están aquí"),
      title: "Es tu turno",
      sentence: (count, ticket) =>
        `${count === 1 ? "Ha quedado libre" : "Han quedado libres"} ${tickets(count)} para ${ticket} y te ${count === 1 ? "la" : "las"} guardamos.`,
      price: "Precio",
      free: "Gratis",
      takeUntil: "Hasta",
      within: (most) => `En ${hours(most)}. Después será el turno de los siguientes.`,
      decline:
        "Si al final no puedes venir, dilo en la misma página y se alegrarán los siguientes.",
      action: (isOne) => (isOne ? "Quedarme con la entrada" : "Quedarme con las entradas"),
    },
    expired: {
      subject: "Tu oferta ha terminado",
      title: "Tu oferta ha terminado",
      sentence: (isOne, ticket) =>
        `${isOne ? "La entrada que te guardábamos" : "Las entradas que te guardábamos"} para ${ticket} ${isOne ? "pasó" : "pasaron"} a los siguientes.`,
      again: "Ya no estás en la lista de espera. Puedes volver a apuntarte al final.",
      action: "Ver la lista de espera",
    },
    why: (email) =>
      `Recibes este correo porque ${email} se apuntó a la lista de espera. El enlace de arriba es solo tuyo; con él puedes salir de la lista cuando quieras.`,
    leave: "Salir de la lista de espera",
  },
};
