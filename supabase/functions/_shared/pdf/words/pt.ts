import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `Pedido ${code}`,
  total: "Total, impostos incluídos",
  tax: "Impostos incluídos",
  calledOff: "Este evento foi cancelado. O ingresso já não dá acesso.",
  bills: {
    invoice: (label) => `Fatura ${label}`,
    credit_note: (label) => `Nota de crédito ${label}`,
  },
  issued: (day) => `Emitida em ${day}`,
  corrects: (label, day) => `Corrige a fatura ${label} de ${day}`,
  seller: "Vendedor",
  buyer: "Comprador",
  what: "Descrição",
  quantity: "Quantidade",
  each: "Preço",
  amount: "Valor",
  net: (rate) => `Sem imposto, ${rate}`,
  noTax: "Sem imposto",
  transfers: "Para transferências",
  test: "Modo de teste: nenhum dinheiro real foi cobrado, e isto não serve para a sua contabilidade.",
};
