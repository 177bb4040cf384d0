import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { PDFDocument } from "pdf-lib";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { wedding, weddingOrder, weddingTicket } from "../../../../tests/fixtures/public-event.ts";
import { orderPdf } from "./order-pdf.ts";

function orderOf(count: number): OrderView {
  const totalMinor = 2470 * count;
  return weddingOrder({
    lines: [{ ticketTypeId: "a", name: "Abend", quantity: count, unitMinor: 2470, totalMinor }],
    totalMinor,
    taxMinor: 394,
    tickets: Array.from({ length: count }, (_, index) => ({
      ...weddingTicket(index + 1, index === 0 ? "ياسمين العبّاسي" : "Søren Ætterhøi"),
      status: index === count - 1 && count > 4 ? "refunded" : "valid",
    })),
    terms: null,
  });
}

it.each([
  [1, 1],
  [3, 2],
  [4, 2],
  [7, 3],
])("%i tickets and their sum stand on %i sheets, void ones on none", async (count, sheets) => {
  const bytes = await orderPdf(orderOf(count), "Jubilee", async () => null);
  const read = await PDFDocument.load(bytes);
  expect(read.getPageCount()).toBe(sheets);
  expect(read.getTitle()).toBe("Grünewald–Çelik “wedding”: 7HK-204M");
});

it("a ticket of a cancelled event has no code", async () => {
  const order = orderOf(1);
  const off = { ...order, event: { ...wedding, status: "cancelled" as const } };
  const [sold, calledOff] = await Promise.all(
    [order, off].map((one) => orderPdf(one, "Jubilee", async () => null)),
  );
  expect(calledOff?.length).toBeLessThan((sold?.length ?? 0) / 2);
  expect((await PDFDocument.load(calledOff ?? "")).getPageCount()).toBe(1);
});

it("a ticket that was passed on has no sum", async () => {
  const bytes = await orderPdf({ ...orderOf(1), lines: [] }, "Jubilee", async () => null);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
});

it.each([
  ["de", { width: 595, height: 842 }],
  ["en-US", { width: 612, height: 792 }],
  ["es-MX", { width: 612, height: 792 }],
])("a reader of %s gets the sheet of their printer", async (locale, size) => {
  const bytes = await orderPdf(orderOf(3), "Jubilee", async () => null, locale);
  const [sheet] = (await PDFDocument.load(bytes)).getPages();
  expect(sheet?.getSize()).toEqual(size);
});

it("each ticket says which event, when by which clock, and where, however long they are", async () => {
  const order = orderOf(3);
  const name = "The Hartwell and Okonkwo family reunion and golden anniversary at the old mill";
  const long = { ...order, event: { ...wedding, name } };
  const bytes = await orderPdf(long, "Jubilee", async () => null, "en-GB");
  const { text } = await extractText(await getDocumentProxy(bytes));
  const words = (text[0] ?? "").replaceAll(/\s+/g, " ");
  for (const said of [name, "12 September 2027", "Central European Summer Time", "Boathouse"]) {
    expect(words.split(said).length - 1, said).toBeGreaterThanOrEqual(3);
  }
});
