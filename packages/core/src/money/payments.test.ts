import { describe, expect, it } from "vitest";
import type { BillRow } from "./bills.types.ts";
import {
  billsCsv,
  incomeCurve,
  isBalanced,
  paymentsCsv,
  stateOf,
  wayOf,
} from "./payments.rules.ts";
import type { PaymentLine } from "./payments.types.ts";

const line: PaymentLine = {
  id: "p",
  kind: "payment",
  status: "done",
  amountMinor: 6500,
  currency: "USD",
  provider: "stripe",
  method: null,
  reason: null,
  isTest: false,
  at: "2027-05-01T10:00:00Z",
  code: "AB2-C3D",
  person: "Ada Lovelace",
  email: "ada@example.org",
  about: "Hartwell Reunion",
  eventId: "e",
  orderId: "o",
  campaignId: null,
};

it.each([
  [{ provider: "stripe", method: null }, "Stripe"],
  [{ provider: "offline", method: "cheque" as const }, "Cheque"],
  [{ provider: "offline", method: null }, "Taken by hand"],
  [{ provider: "later", method: null }, "later"],
])("%j goes by %s", (given, way) => expect(wayOf(given)).toBe(way));

it("says how far a line is in the words of its kind", () => {
  expect(stateOf({ kind: "payment", status: "done" })).toBe("Paid");
  expect(stateOf({ kind: "refund", status: "done" })).toBe("Given back");
  expect(stateOf({ kind: "refund", status: "open" })).toBe("On its way");
});

it("is balanced when every currency is", () => {
  expect(isBalanced([])).toBe(true);
  expect(isBalanced([{ differenceMinor: 0 }, { differenceMinor: 1 }])).toBe(false);
});

describe("the file", () => {
  const cells = (lines: PaymentLine[]) => paymentsCsv(lines).trim().split("\r\n").slice(1);

  it("keeps in and out apart, unsigned, with the currency's digits", () => {
    expect(cells([line])[0]).toContain("Payment,Paid,65.00,,USD,Stripe");
    const back = { ...line, kind: "refund" as const, currency: "JPY", amountMinor: 1234567 };
    expect(cells([back])[0]).toContain("Refund,Given back,,1234567,JPY");
  });

  it("runs nothing in a spreadsheet", () => {
    const [row] = cells([{ ...line, person: '=HYPERLINK("http://x")', reason: "+1", about: "@x" }]);
    expect(row).toContain(`,'@x,`);
    expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(row).toContain(",'+1,");
  });
});

const rate = (label: string | null, netMinor: number, taxMinor: number) => ({
  label,
  netMinor,
  taxMinor,
  totalMinor: netMinor + taxMinor,
});
const bill: BillRow = {
  id: "b",
  number: 13,
  label: "CN-00013",
  kind: "credit_note",
  totalMinor: -15_450,
  issuedAt: "2027-05-01T10:00:00Z",
  buyerName: "=Ada",
  buyerEmail: null,
  orderCode: "AB2-C3D",
  eventName: "Spring ball",
  taxes: [rate("VAT 19%", -10_000, -1900), rate(null, -3550, 0)],
  netMinor: -13_550,
  taxMinor: -1900,
  currency: "EUR",
};

it("writes a document's line a rate, with signs and the currency's digits, that no spreadsheet runs", () => {
  const lines = billsCsv([bill, { ...bill, currency: "JPY", taxes: [rate(null, 500, 0)] }])
    .trim()
    .split("\r\n")
    .slice(1);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("VAT 19%,-100.00,-19.00,-119.00,EUR");
  expect(lines[0]).toContain(",'=Ada,");
  expect(lines[1]).toContain("No tax,-35.50,0.00,-35.50,EUR");
  expect(lines[2]).toContain("No tax,500,0,500,JPY");
});

describe("the curve of an income", () => {
  const now = Date.parse("2027-05-04T09:00:00Z");
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const came = (...days: [string, number][]) => ({
    days: days.map(([day, keptMinor]) => ({ day, keptMinor })),
  });

  it("begins with what there was before, adds up and ends today at what is kept", () => {
    expect(incomeCurve(came(["2027-05-01", 500], ["2027-05-02", -200]), 1_300, now)).toEqual([
      { x: at("2027-04-30"), y: 1_000 },
      { x: at("2027-05-01"), y: 1_500 },
      { x: at("2027-05-02"), y: 1_300 },
      { x: at("2027-05-04"), y: 1_300 },
    ]);
  });

  it("is none for a single day, nor where more went back than came", () => {
    expect(incomeCurve(came(["2027-05-04", 500]), 500, now)).toEqual([]);
    expect(incomeCurve(came(["2027-05-01", -500], ["2027-05-04", 900]), 400, now)).toEqual([]);
  });
});
