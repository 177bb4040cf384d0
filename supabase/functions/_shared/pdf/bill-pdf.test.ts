import type { Bill } from "@jubilee/core/money/bills.types";
import { PDFDocument } from "pdf-lib";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { billPdf } from "./bill-pdf.ts";

function billOf(lineCount: number): Bill {
  return {
    id: "b",
    number: 13,
    label: "CN-00013",
    kind: "credit_note",
    issuedAt: "2027-05-01T10:00:00Z",
    seller: "Ball Ltd\n1 High Street\nVAT DE 123",
    buyerName: "ياسمين العبّاسي",
    buyerEmail: "yasmin@post.example",
    orderId: "o",
    orderCode: "AB2-C3D",
    eventId: "e",
    eventName: "Spring ball",
    eventDate: "2027-05-01T10:00:00Z",
    eventTypeId: "social-type-1",
    coverSeed: "ball",
    timeZone: "Europe/Berlin",
    locale: "de",
    lines: Array.from({ length: lineCount }, (_, index) => ({
      name: `Ticket of a kind with quite a long name that needs more than a line ${index}`,
      quantity: 2,
      unitMinor: -5000,
      totalMinor: -10_000,
      taxLabel: "VAT 19%",
    })),
    taxes: [{ label: "VAT 19%", netMinor: -8403, taxMinor: -1597, totalMinor: -10_000 }],
    netMinor: -8403,
    taxMinor: -1597,
    totalMinor: -10_000,
    currency: "JPY",
    bank: { holder: "Ball Ltd", iban: "DE89370400440532013000", bank_name: "Mill Bank" },
    testMode: true,
    corrects: { label: "INV-00012", issuedAt: "2027-04-01T10:00:00Z" },
  };
}

it.each([
  [1, 1],
  [50, 3],
])("%i lines stand on %i sheets, and no letter it cannot write stops it", async (count, sheets) => {
  const document = await PDFDocument.load(
    await billPdf(billOf(count), "Jubilee", async () => null),
  );
  expect(document.getPageCount()).toBe(sheets);
  expect(document.getTitle()).toBe("Gutschrift CN-00013");
});

it("says what it was bought for by the event's own clock, and what its columns are on each sheet", async () => {
  const bytes = await billPdf(billOf(50), "Jubilee", async () => null, "en-GB");
  const { text } = await extractText(await getDocumentProxy(bytes));
  const [first = "", ...others] = text.map((page) => page.replaceAll(/\s+/g, " "));
  for (const said of ["Spring ball", "1 May 2027 at 12:00", "Central European Summer Time"]) {
    expect(first).toContain(said);
  }
  expect(others).toHaveLength(2);
  for (const [index, page] of others.entries()) {
    expect(page).toContain("What Quantity Each Amount");
    expect(page).toContain(`CN-00013 · ${index + 2}/3`);
  }
});
