import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "O seu pedido",
    confirmed: "Confirmado",
    declined: "Não é possível",
    cancelled: "Cancelado",
    moved: "Mudou de horário",
    expired: "Não está mais reservado para você",
  },
  titles: {
    asked: "O seu pedido chegou",
    confirmed: "O espaço é seu",
    declined: "Este horário não é possível",
    cancelled: "A sua reserva foi cancelada",
    moved: "A sua reserva mudou",
    expired: "O espaço não está mais reservado para você",
  },
  sentences: {
    asked: "A equipe do local vai ler e responder por e-mail. Nada está reservado ainda.",
    confirmed: "A sua reserva está confirmada.",
    declined: "O seu pedido não foi aceito. Talvez outro horário esteja livre.",
    cancelled: "O espaço não está mais guardado para você.",
    moved: "Abaixo está quando e onde ela é agora.",
    expired:
      "O prazo da reserva provisória acabou sem confirmação. Agora outra pessoa pode ficar com o espaço.",
  },
  notYou:
    "Não foi você que pediu? Então alguém digitou errado um endereço; você não precisa fazer nada.",
  again: "Ainda quer? Responda a este e-mail ou peça de novo.",
  why: (email) => `Você recebe este e-mail porque ${email} foi informado num pedido a este local.`,
};
