import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `Emitida el ${day}`,
  corrects: (label, day) => `Rectifica la factura ${label} del ${day}`,
  seller: "Vendedor",
  buyer: "Comprador",
  for: "Por",
  what: "Concepto",
  quantity: "Cantidad",
  each: "Precio",
  amount: "Importe",
  net: (rate) => `Neto, ${rate}`,
  noTax: "Sin impuestos",
  total: "Total, impuestos incluidos",
  transfers: "Para transferencias",
  test: "Modo de prueba: no se cobró dinero real, y esto no es una factura para tu contabilidad.",
  toOrder: "Al pedido",
  copyNumber: "Copiar el número",
  pdf: "Guardar en PDF",
};
