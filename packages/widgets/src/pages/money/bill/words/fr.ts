import type { BillWords } from "./words.types.ts";

export const words: BillWords = {
  issued: (day) => `Émis le ${day}`,
  corrects: (label, day) => `Corrige la facture ${label} du ${day}`,
  seller: "Vendeur",
  buyer: "Acheteur",
  for: "Pour",
  what: "Objet",
  quantity: "Quantité",
  each: "Prix unitaire",
  amount: "Montant",
  net: (rate) => `Hors taxe, ${rate}`,
  noTax: "Sans taxe",
  total: "Total, taxes comprises",
  transfers: "Pour les virements",
  test: "Mode test : aucun argent réel n’a été débité, et ce document ne vaut rien pour votre comptabilité.",
  toOrder: "Vers la commande",
  copyNumber: "Copier le numéro",
  pdf: "Enregistrer en PDF",
};
