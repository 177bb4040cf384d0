import type { BillFilter, BillRow } from "./bills.types.ts";

const kinds: Record<BillRow["kind"], string> = {
  invoice: "Invoice",
  credit_note: "Credit note",
};

const filters: Record<BillFilter, string> = {
  all: "All",
  invoices: "Invoices",
  credits: "Credit notes",
};

/** The words of invoices and credit notes. */
export const billsCopy = {
  kinds,
  filters,
  noTax: "No tax",
  test: "Test mode: no real money was taken, and this is no bill for your books.",
} as const;
