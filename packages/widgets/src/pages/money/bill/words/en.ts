import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `Issued on ${day}`,
  corrects: (label, day) => `Corrects invoice ${label} of ${day}`,
  seller: "Seller",
  buyer: "Buyer",
  for: "For",
  what: "What",
  quantity: "Quantity",
  each: "Each",
  amount: "Amount",
  net: (rate) => `Net, ${rate}`,
  noTax: "No tax",
  total: "Total, taxes included",
  transfers: "For transfers",
  test: "Test mode: no real money was taken, and this is no bill for your books.",
  toOrder: "To the order",
  copyNumber: "Copy the number",
  pdf: "Save as PDF",
};
