import type { PaperWords } from "./words.types.ts";

export const words: PaperWords = {
  order: (code) => `Commande ${code}`,
  total: "Total, taxes comprises",
  tax: "Dont taxes",
  calledOff: "Cet événement est annulé. Le billet ne donne plus accès.",
  bills: {
    invoice: (label) => `Facture ${label}`,
    credit_note: (label) => `Avoir ${label}`,
  },
  issued: (day) => `Émis le ${day}`,
  corrects: (label, day) => `Corrige la facture ${label} du ${day}`,
  seller: "Vendeur",
  buyer: "Acheteur",
  what: "Objet",
  quantity: "Quantité",
  each: "Prix unitaire",
  amount: "Montant",
  net: (rate) => `Hors taxe, ${rate}`,
  noTax: "Sans taxe",
  transfers: "Pour les virements",
  test: "Mode test : aucun argent réel n’a été débité, et ce document ne vaut rien pour votre comptabilité.",
};
