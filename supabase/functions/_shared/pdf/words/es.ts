import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `Pedido ${code}`,
  total: "Total, impuestos incluidos",
  tax: "Impuestos incluidos",
  calledOff: "Este evento se ha cancelado. La entrada ya no da acceso.",
  bills: {
    invoice: (label) => `Factura ${label}`,
    credit_note: (label) => `Factura rectificativa ${label}`,
  },
  issued: (day) => `Emitida el ${day}`,
  corrects: (label, day) => `Rectifica la factura ${label} del ${day}`,
  seller: "Vendedor",
  buyer: "Comprador",
  what: "Concepto",
  quantity: "Cantidad",
  each: "Precio",
  amount: "Importe",
  net: (rate) => `Neto, ${rate}`,
  noTax: "Sin impuestos",
  transfers: "Para transferencias",
  test: "Modo de prueba: no se cobró dinero real, y esto no es una factura para tu contabilidad.",
};
