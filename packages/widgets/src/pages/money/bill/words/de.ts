import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `Ausgestellt am ${day}`,
  corrects: (label, day) => `Berichtigt Rechnung ${label} vom ${day}`,
  seller: "Verkäufer",
  buyer: "Käufer",
  for: "Für",
  what: "Leistung",
  quantity: "Menge",
  each: "Einzelpreis",
  amount: "Betrag",
  net: (rate) => `Netto, ${rate}`,
  noTax: "Ohne Steuer",
  total: "Summe, Steuern enthalten",
  transfers: "Für Überweisungen",
  test: "Testbetrieb: Es floss kein echtes Geld, und dies ist kein Beleg für Ihre Bücher.",
  toOrder: "Zur Bestellung",
  copyNumber: "Nummer kopieren",
  pdf: "Als PDF speichern",
};
