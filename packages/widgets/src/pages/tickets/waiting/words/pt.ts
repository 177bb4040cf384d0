import type { WaitingWords } from "./words.types.ts";

const counted = (tickets: number) => (tickets === 1 ? "1 ingresso" : `${tickets} ingressos`);
const hours = (count: number) => (count === 1 ? "1 hora" : `${count} horas`);

export const words: WaitingWords = {
  inLine: (place) => `Você é o número ${place} da fila`,
  wants: (tickets, kind, orFewer) =>
    `${counted(tickets)} para ${kind}${orFewer ? ", ou menos" : ""}. Escrevemos assim que for a sua vez.`,
  offered: "É a sua vez",
  held: (tickets, kind) =>
    `${counted(tickets)} para ${kind} ${tickets === 1 ? "está reservado" : "estão reservados"} para você.`,
  closed: ["A lista de espera está fechada", "Ninguém mais é chamado."],
  cancelled: "Não vai acontecer, e o seu lugar na fila termina com isso.",
  ended: {
    accepted: ["Você tem os seus ingressos", "Eles também chegaram por e-mail."],
    declined: [
      "Você deixou a oferta para outros",
      "Outra pessoa da fila agradece. Você pode entrar de novo.",
    ],
    expired: [
      "A sua oferta terminou",
      "Os ingressos passaram para quem vem a seguir. Você pode entrar de novo.",
    ],
    left: [
      "Você saiu da lista de espera",
      "O seu endereço não está mais na fila. Você pode entrar de novo.",
    ],
    removed: ["O seu lugar foi retirado", "Pergunte à organização se acha que é um engano."],
  },
  free: "Grátis",
  until: (moment) => `Reservado para você até ${moment}.`,
  allIn: "Taxas e impostos incluídos.",
  take: "Ficar com eles",
  takeAndPay: (sum) => `Ficar com eles e pagar ${sum}`,
  payLater: "Ficar com eles e pagar depois",
  lookAgain: "Ver de novo",
  toTickets: "Abrir os ingressos",
  seeEvent: "Ver o evento",
  leave: {
    open: "Sair da lista de espera",
    title: "Sair da lista de espera?",
    text: "Você perde o seu lugar. Pode entrar de novo, no fim da fila.",
  },
  decline: {
    open: "Deixar a oferta para outros",
    title: "Deixar a oferta para outros?",
    text: "Os ingressos passam para quem vem a seguir, e você perde o seu lugar.",
  },
  stay: "Ficar na fila",
  left: "Você deixou o seu lugar na fila",
  rulesTitle: "Como funciona a lista",
  rules: (most) => [
    "Ingressos que voltam são oferecidos à lista antes que outra pessoa possa comprá-los.",
    "O primeiro grupo que couber recebe a oferta. Um maior mantém o seu lugar para a próxima.",
    `Uma oferta fica guardada por ${hours(most)}. Sem resposta, segue adiante.`,
    "Quem recusa ou devolve ingressos sai da fila e pode entrar de novo no fim.",
    "Dois dias antes do início vai para a venda geral o que não serve a ninguém da fila.",
  ],
};
