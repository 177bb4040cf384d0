import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) => (count === 1 ? "1 ingresso" : `${count} ingressos`);
const hours = (count: number) => (count === 1 ? "1 hora" : `${count} horas`);

export const words: TicketsWords = {
  order: "Pedido",
  paid: "Pago, com taxas e impostos",
  toPay: "A pagar, com taxas e impostos",
  open: (isOne) => (isOne ? "Abrir o meu ingresso" : "Abrir os meus ingressos"),
  seeOrder: "Ver o pedido",
  seeTicket: "Ver o ingresso",
  onlineFor: (ticket) => `${ticket}, on-line`,
  why: (email, code) => `Você recebe este e-mail porque ${email} foi informado no pedido ${code}.`,
  wrote: "A organização escreveu",
  bought: {
    subject: (isOne, event) => `${isOne ? "O seu ingresso" : "Os seus ingressos"} para ${event}`,
    title: "Presença garantida",
    sentence: (isOne) =>
      `Mostre ${isOne ? "este código" : "um código por pessoa"} na entrada, no telefone ou em papel.`,
  },
  passedOn: {
    title: (from) =>
      from === null ? "Um ingresso para você" : `${from} passou um ingresso para você`,
    why: (from) =>
      `Você recebe este e-mail porque um ingresso foi passado para você. Aceite-o na página dele: até lá, ${from ?? "quem o passou"} pode pegá-lo de volta.`,
  },
  payLater: {
    subject: (event, code) => `Como pagar ${event}: pedido ${code}`,
    title: "Os seus ingressos estão reservados",
    sentence: (sum, code) =>
      `Pague ${sum} e informe o pedido ${code}, para que a organização saiba a que se refere o dinheiro.`,
    heldUntil: "Reservados até",
    reference: "Referência",
    account: {
      holder: "Titular da conta",
      number: "Número da conta",
      code: "Código do banco",
      bank: "Banco",
    },
  },
  refunded: {
    subject: (sum) => `Reembolso de ${sum}`,
    title: (sum) => `${sum} a caminho de volta`,
    sentence: "O dinheiro volta pelo mesmo meio de pagamento, em geral em cinco a dez dias.",
    whole: (code) =>
      `O pedido ${code} foi reembolsado por inteiro; os ingressos dele não dão mais acesso.`,
    rest: (code) => `O resto do pedido ${code} fica como está, e os ingressos também.`,
    none: (code) => `Os ingressos do pedido ${code} não dão mais acesso.`,
    some: (count, code) =>
      `${tickets(count)} do pedido ${code} ${count === 1 ? "continua válido" : "continuam válidos"}; os reembolsados não dão mais acesso.`,
  },
  cancelled: {
    subject: { order: "Pedido cancelado", tickets: "Ingressos cancelados" },
    title: { order: "O seu pedido foi cancelado", tickets: "Ingressos seus foram cancelados" },
    sentence: "O que foi cancelado não dá mais acesso.",
    unpaid: (code) =>
      `Por favor, não pague mais o pedido ${code}. Os lugares dele ficaram livres para outras pessoas.`,
    label: "Cancelado",
    back: (sum) => `${sum} a caminho de volta para você, pelo mesmo meio de pagamento.`,
    others: (code) => `Os outros ingressos do pedido ${code} continuam válidos.`,
  },
  voided: {
    subject: (event) => `O seu ingresso para ${event} não vale mais`,
    takenBack: (from) =>
      from === null ? "O ingresso foi pego de volta" : `${from} pegou o ingresso de volta`,
    cancelled: "O seu ingresso foi cancelado",
    whyBack: (from) =>
      `${from ?? "Alguém"} tinha passado um ingresso para você e o pegou de volta antes de ser aceito. O código dele não dá mais acesso.`,
    whyCancelled: (from) =>
      `O ingresso que ${from ?? "alguém"} passou para você foi cancelado com o pedido. O código dele não dá mais acesso.`,
    why: "Você recebe este e-mail porque um ingresso foi passado para você.",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "Você está na lista de espera",
      title: "Você está na fila",
      sentence: (ticket, place, count) =>
        `${ticket} está esgotado. Você está ${place === null ? "na fila" : `na posição ${place}`} para ${tickets(count)}.`,
      rule: (most) =>
        `Quando ingressos voltam, são oferecidos por ordem: o primeiro grupo que couber fica com eles, e um maior mantém a posição. Uma oferta é sua por ${hours(most)}.`,
      action: "Ver a minha posição",
    },
    offered: {
      subject: (isOne) => (isOne ? "O seu ingresso chegou" : "Os seus ingressos chegaram"),
      title: "É a sua vez",
      sentence: (count, ticket) =>
        `${tickets(count)} para ${ticket} ${count === 1 ? "ficou livre e está reservado" : "ficaram livres e estão reservados"} para você.`,
      price: "Preço",
      free: "Grátis",
      takeUntil: "Pegar até",
      within: (most) => `Em ${hours(most)}. Depois é a vez de quem vem a seguir.`,
      decline: "Se não puder vir, diga na mesma página, e quem vem a seguir fica feliz.",
      action: (isOne) => (isOne ? "Ficar com o ingresso" : "Ficar com os ingressos"),
    },
    expired: {
      subject: "A sua oferta terminou",
      title: "A sua oferta terminou",
      sentence: (isOne, ticket) =>
        `${isOne ? "O ingresso reservado" : "Os ingressos reservados"} para você (${ticket}) ${isOne ? "passou" : "passaram"} para quem vem a seguir.`,
      again: "Você não está mais na lista de espera. Pode entrar de novo, no fim dela.",
      action: "Ver a lista de espera",
    },
    why: (email) =>
      `Você recebe este e-mail porque ${email} entrou na lista de espera. O link acima é só seu; com ele você pode sair da lista quando quiser.`,
    leave: "Sair da lista de espera",
  },
};
