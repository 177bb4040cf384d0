import { billsCopy } from "./bills.copy.ts";
import type { Bill, BillRow, BillTax } from "./bills.types.ts";

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

/** How a rate of tax is called: `VAT 19%`, or that there is none. */
export function rateName({ label }: Pick<BillTax, "label">): string {
  return label ?? billsCopy.noTax;
}

/** What a document has to say about itself: that it is only a test; null for a real one. */
export function billNotice({ testMode }: Pick<Bill, "testMode">): string | null {
  return testMode ? billsCopy.test : null;
}
