import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "A página da campanha",
  seeGift: "Ver a minha doação",
  changeGift: "Mudar ou encerrar a minha doação",
  why: (email, code) => `Você recebe este e-mail porque ${email} foi informado na doação ${code}.`,
  received: {
    subject: (sum, to) => `Recibo: ${sum} para ${to}`,
    title: "Muito obrigado",
    sentence: (sum, to) => `${to} recebeu a sua doação de ${sum}.`,
    repeats: {
      month: (sum) =>
        `Você doa ${sum} todo mês. Pode mudar o valor, pausar ou encerrar quando quiser.`,
      year: (sum) =>
        `Você doa ${sum} todo ano. Pode mudar o valor, pausar ou encerrar quando quiser.`,
    },
    gift: (to) => `Doação para ${to}`,
    fee: "Taxa de pagamento, coberta por você",
    sum: "Recebido",
    receipt: "Recibo",
    date: "Data",
    fund: "Para",
    honour: "Em homenagem a",
    memory: "Em memória de",
  },
  refunded: {
    subject: (sum) => `${sum} da sua doação a caminho de volta`,
    title: (sum) => `${sum} a caminho de volta`,
    sentence: "O dinheiro volta pelo mesmo meio da doação, em geral em cinco a dez dias.",
  },
  failed: {
    subject: (to) => `A sua doação para ${to} não pôde ser cobrada`,
    title: "Desta vez o seu banco disse não",
    rests: "Nada foi cobrado. A sua doação recorrente está pausada agora.",
    triesAgain: "Nada foi cobrado. Tentaremos de novo em três dias.",
    amount: "Valor",
    look: "Ver a minha doação",
  },
};
