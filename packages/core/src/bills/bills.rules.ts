import { billsCopy } from "./bills.copy.ts";
import type { Bill, BillRow } from "./bills.types.ts";

/** `Invoice INV-00012`. */
export function billTitle({ kind, label }: Pick<BillRow, "kind" | "label">): string {
  return `${billsCopy.kinds[kind]} ${label}`;
}

/** The name of the document's file: `INV-00012.pdf`. */
export function billFileName({ label }: Pick<Bill, "label">): string {
  return `${label.replaceAll(/[^\w-]/g, "")}.pdf`;
}

/** What comes before the tax and what of it, by rate; nothing where no rate takes any. */
export function taxesShown({ taxes }: Pick<Bill, "taxes">): Bill["taxes"] {
  return taxes.some(({ taxMinor }) => taxMinor !== 0) ? taxes : [];
}
