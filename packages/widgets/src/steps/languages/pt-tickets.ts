import type { WidgetCopy } from "../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "tickets" | "sendHold" | "checkout" | "pass" | "line"> = {
  tickets: {
    label: "Obter ingressos",
    region: "Ingressos",
    title: "Ingressos",
    free: "Grátis",
    left: (count) => (count === 1 ? "Resta 1" : `Restam ${count}`),
    soldOut: "Esgotado",
    paused: "Agora não está à venda",
    ended: "A venda terminou",
    from: (day) => `À venda em ${day}`,
    least: (count) => `Pelo menos ${count} por pedido`,
    total: "Total",
    checkOut: "Continuar",
    get: "Obter ingressos",
    holding: "Reservando os seus ingressos",
    allYouPay: "É tudo o que paga: taxas e impostos incluídos.",
    joinLine: "Entrar na lista de espera",
  },
  sendHold: {
    chooseFirst: "Escolha pelo menos um ingresso.",
    unheldTitle: "Os seus ingressos ainda não estão reservados",
    unheldText:
      "A ligação caiu. Nada se perde: a sua escolha continua aqui e tentar de novo não reserva duas vezes.",
  },
  checkout: {
    held: (count) =>
      `${count === 1 ? "O seu ingresso está reservado" : `Os seus ${count} ingressos estão reservados`} por`,
    tickets: "Ingressos",
    title: "Quem vem?",
    holder: (type, place) => (place === null ? type : `${type}, ingresso ${place}`),
    holderHint: "Nome e sobrenome",
    sendNote: "Os ingressos vão para este endereço. Um nome vazio passa a ser o seu.",
    count: (count) => `${count} ${count === 1 ? "ingresso" : "ingressos"}`,
    pay: (amount) => `Pagar ${amount}`,
    finish: "Obter meus ingressos",
    leaving: "Abrindo a página de pagamento",
    payNote: "Paga na página do provedor de pagamentos e volta logo para cá.",
    freeNote: "Nada a pagar.",
    minutesLeft: (minutes) => (minutes === 1 ? "Falta um minuto" : `Faltam ${minutes} minutos`),
    ranOutTitle: "O tempo acabou",
    ranOutText:
      "Os seus ingressos voltaram à venda. Os nomes continuam aqui e quase tudo ainda está livre.",
    takeAgain: "Reservar de novo",
    unpaidTitle: "O seu pagamento não chegou",
    unpaidText:
      "Que saibamos nada foi cobrado e os ingressos continuam reservados. Pode pagar agora.",
    cancelledTitle: "Você ainda não pagou",
    cancelledText: "Nada foi cobrado. Os ingressos continuam reservados e os nomes continuam aqui.",
    declinedTitle: "O seu banco recusou e nada foi cobrado",
    declinedText: "Os nomes continuam aqui. Tente de novo ou use outro cartão.",
    payAgain: "Tentar o pagamento de novo",
    waitingTitle: "Um momento",
    waitingText: "Esperamos o seu pagamento. Esta página mostra os ingressos sozinha.",
    unsentTitle: "O seu pedido ainda não foi enviado",
    unsentText:
      "A ligação caiu. Nada se perde: os nomes continuam aqui e enviar de novo não cobra duas vezes.",
  },
  pass: {
    title: (name) => (name ? `Você vai, ${name}` : "Você vai"),
    sent: (code, email) =>
      `Pedido ${code}. Os ingressos seguem também para ${email || "a sua caixa"}.`,
    refundedTitle: "Este pedido foi reembolsado",
    refundedText: (code) => `Pedido ${code}. O dinheiro está a caminho.`,
    holder: "Titular",
    type: "Ingresso",
    number: "Número",
    pager: (place, all) => `Ingresso ${place} de ${all}`,
    previous: "Ingresso anterior",
    next: "Próximo ingresso",
    code: (number) => `Código QR do ingresso ${number}`,
    addToCalendar: "Adicionar ao calendário",
    calendarFile: "Apple e outros (.ics)",
    print: "Imprimir",
    more: "Mais ingressos",
  },
  line: {
    flag: (type) => `${type}, esgotado`,
    title: "Entrar na lista de espera",
    text: "Os planos mudam. Deixe o seu e-mail e escrevemos assim que houver um livre.",
    join: "Entrar na lista de espera",
    back: "Ingressos",
    joinedTitle: "Está na lista de espera",
    joinedText: (position) =>
      position === null
        ? "Escrevemos assim que houver um livre."
        : `É o número ${position} da lista. Escrevemos assim que houver um livre.`,
  },
};
