import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `Emitida em ${day}`,
  corrects: (label, day) => `Corrige a fatura ${label} de ${day}`,
  seller: "Vendedor",
  buyer: "Comprador",
  for: "Referente a",
  what: "Descrição",
  quantity: "Quantidade",
  each: "Preço",
  amount: "Valor",
  net: (rate) => `Sem imposto, ${rate}`,
  noTax: "Sem imposto",
  total: "Total, impostos incluídos",
  transfers: "Para transferências",
  test: "Modo de teste: nenhum dinheiro real foi cobrado, e isto não serve para a sua contabilidade.",
  toOrder: "Ver o pedido",
  copyNumber: "Copiar o número",
  pdf: "Salvar em PDF",
};
