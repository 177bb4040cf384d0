import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `Order ${code}`,
  total: "Total, taxes included",
  tax: "Tax in it",
  calledOff: "This event is cancelled. The ticket admits nobody.",
  bills: {
    invoice: (label) => `Invoice ${label}`,
    credit_note: (label) => `Credit note ${label}`,
  },
  issued: (day) => `Issued on ${day}`,
  corrects: (label, day) => `Corrects invoice ${label} of ${day}`,
  seller: "Seller",
  buyer: "Buyer",
  what: "What",
  quantity: "Quantity",
  each: "Each",
  amount: "Amount",
  net: (rate) => `Net, ${rate}`,
  noTax: "No tax",
  transfers: "For transfers",
  test: "Test mode: no real money was taken, and this is no bill for your books.",
};
