import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "Quando",
  where: "Onde",
  online: "On-line",
  answerBy: "Responder até",
  people: (count) => (count === 1 ? "uma pessoa" : `${count} pessoas`),
  subject: (what, event) => `${what}: ${event}`,
  greet: (text, name) => (name === "" ? text : `${text}, ${name}`),
  eventPage: "A página do evento",
  code: (number) => `Código QR ${number}`,
  moreCodes: (count) => `Mais ${count} códigos estão na sua página.`,
  testPayment: "Foi um pagamento de teste: nenhum dinheiro foi movimentado.",
  noMoreMails: "Não receber mais e-mails destes anfitriões",
  countsOpens: "A abertura deste e-mail é contada para os anfitriões.",
  privacy: "Privacidade",
  sentWith: (product) => `Enviado com ${product}`,
};
