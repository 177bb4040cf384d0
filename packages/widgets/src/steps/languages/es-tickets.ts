import type { WidgetCopy } from "../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "tickets" | "sendHold" | "checkout" | "pass" | "line"> = {
  tickets: {
    label: "Conseguir entradas",
    region: "Entradas",
    title: "Entradas",
    free: "Gratis",
    left: (count) => `Quedan ${count}`,
    soldOut: "Agotado",
    paused: "Ahora no está a la venta",
    ended: "La venta ha terminado",
    from: (day) => `A la venta el ${day}`,
    least: (count) => `Mínimo ${count} por pedido`,
    total: "Total",
    checkOut: "Continuar",
    get: "Conseguir entradas",
    holding: "Reservando tus entradas",
    allYouPay: "Es todo lo que pagas: gastos e impuestos incluidos.",
    joinLine: "Entrar en la lista de espera",
  },
  sendHold: {
    chooseFirst: "Elige al menos una entrada.",
    unheldTitle: "Tus entradas aún no están reservadas",
    unheldText:
      "Se cortó la conexión. No se pierde nada: tu elección sigue aquí y probar otra vez no reserva dos veces.",
  },
  checkout: {
    held: (count) =>
      `${count === 1 ? "Tu entrada está reservada" : `Tus ${count} entradas están reservadas`} durante`,
    tickets: "Entradas",
    title: "¿Quién viene?",
    holder: (type, place) => (place === null ? type : `${type}, entrada ${place}`),
    holderHint: "Nombre y apellidos",
    sendNote: "Las entradas llegan a esta dirección. Un nombre vacío será el tuyo.",
    count: (count) => `${count} ${count === 1 ? "entrada" : "entradas"}`,
    pay: (amount) => `Pagar ${amount}`,
    finish: "Conseguir mis entradas",
    leaving: "Abriendo la página de pago",
    payNote: "Pagas en la página del proveedor de pagos y vuelves directamente aquí.",
    freeNote: "No hay nada que pagar.",
    minutesLeft: (minutes) => (minutes === 1 ? "Queda un minuto" : `Quedan ${minutes} minutos`),
    ranOutTitle: "Se acabó el tiempo",
    ranOutText:
      "Tus entradas vuelven a estar a la venta. Los nombres siguen aquí y casi todo sigue libre.",
    takeAgain: "Reservar otra vez",
    unpaidTitle: "Tu pago no ha llegado",
    unpaidText:
      "Que sepamos no se ha cobrado nada y tus entradas siguen reservadas. Puedes pagar ahora.",
    cancelledTitle: "Aún no has pagado",
    cancelledText:
      "No se ha cobrado nada. Tus entradas siguen reservadas y los nombres siguen aquí.",
    declinedTitle: "Tu banco lo ha rechazado y no se ha cobrado nada",
    declinedText: "Los nombres siguen aquí. Inténtalo de nuevo o usa otra tarjeta.",
    payAgain: "Intentar el pago de nuevo",
    waitingTitle: "Un momento",
    waitingText: "Esperamos a que llegue tu pago. Esta página muestra las entradas por sí sola.",
    unsentTitle: "Tu pedido aún no se ha enviado",
    unsentText:
      "Se cortó la conexión. No se pierde nada: los nombres siguen aquí y enviar otra vez no cobra dos veces.",
  },
  pass: {
    title: (name) => (name ? `Ya tienes plaza, ${name}` : "Ya tienes plaza"),
    sent: (code, email) => `Pedido ${code}. Las entradas van también a ${email || "tu correo"}.`,
    refundedTitle: "Este pedido se ha reembolsado",
    refundedText: (code) => `Pedido ${code}. El dinero está en camino.`,
    holder: "Titular",
    type: "Entrada",
    number: "Número",
    pager: (place, all) => `Entrada ${place} de ${all}`,
    previous: "Entrada anterior",
    next: "Entrada siguiente",
    code: (number) => `Código QR de la entrada ${number}`,
    addToCalendar: "Añadir al calendario",
    calendarFile: "Apple y otros (.ics)",
    print: "Imprimir",
    more: "Más entradas",
  },
  line: {
    flag: (type) => `${type}, agotado`,
    title: "Entrar en la lista de espera",
    text: "Los planes cambian. Deja tu correo y te escribimos en cuanto quede una libre.",
    join: "Entrar en la lista de espera",
    back: "Entradas",
    joinedTitle: "Estás en la lista de espera",
    joinedText: (position) =>
      position === null
        ? "Te escribimos en cuanto quede una libre."
        : `Eres el número ${position} de la lista. Te escribimos en cuanto quede una libre.`,
  },
};
