import { expect, it } from "vitest";
import { billFileName, billTitle, taxesShown } from "./bills.rules.ts";
import type { BillRow } from "./bills.types.ts";

const tax = (label: string | null, netMinor: number, taxMinor: number) => ({
  label,
  netMinor,
  taxMinor,
  totalMinor: netMinor + taxMinor,
});
const row: BillRow = {
  id: "b",
  number: 13,
  label: "CN-00013",
  kind: "credit_note",
  totalMinor: -15_450,
  issuedAt: "2027-05-01T10:00:00Z",
  buyerName: "Ada",
  buyerEmail: null,
  orderCode: "AB2-C3D",
  eventName: "Spring ball",
  taxes: [tax("VAT 19%", -10_000, -1900), tax(null, -3550, 0)],
  netMinor: -13_550,
  taxMinor: -1900,
  currency: "EUR",
};

it("names a document and its file", () => {
  expect(billTitle(row)).toBe("Credit note CN-00013");
  expect(billFileName(row)).toBe("CN-00013.pdf");
});

it("shows no table of taxes where none is taken", () => {
  expect(taxesShown(row)).toHaveLength(2);
  expect(taxesShown({ taxes: [tax(null, 500, 0)] })).toEqual([]);
});
