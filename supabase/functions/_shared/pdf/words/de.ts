import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `Bestellung ${code}`,
  total: "Summe, Steuern enthalten",
  tax: "Darin Steuer",
  calledOff: "Diese Veranstaltung ist abgesagt. Das Ticket gilt am Einlass nicht mehr.",
  bills: {
    invoice: (label) => `Rechnung ${label}`,
    credit_note: (label) => `Gutschrift ${label}`,
  },
  issued: (day) => `Ausgestellt am ${day}`,
  corrects: (label, day) => `Berichtigt Rechnung ${label} vom ${day}`,
  seller: "Verkäufer",
  buyer: "Käufer",
  what: "Leistung",
  quantity: "Menge",
  each: "Einzelpreis",
  amount: "Betrag",
  net: (rate) => `Netto, ${rate}`,
  noTax: "Ohne Steuer",
  transfers: "Für Überweisungen",
  test: "Testbetrieb: Es floss kein echtes Geld, und dies ist kein Beleg für Ihre Bücher.",
};
