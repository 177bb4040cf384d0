import type { OrderView } from "@jubilee/core/public-event/types";
import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import { orderPdf } from "./order-pdf.ts";

const event: OrderView["event"] = {
  id: "5b0f2c3e-7d41-4c8a-9d0e-1f2a3b4c5d6e",
  name: "Grünewald–Çelik “wedding”",
  description: null,
  eventTypeId: "family-type-1",
  groupTerm: "Branch",
  memberTerm: "Family Member",
  kind: "in_person",
  status: "published",
  startDate: "2027-09-12T16:00:00Z",
  endDate: "2027-09-12T22:00:00Z",
  startLocal: "2027-09-12T18:00",
  endLocal: "2027-09-13T00:00",
  timeZone: "Europe/Berlin",
  locationName: "The Mill River Boathouse",
  address: "41 Boathouse Lane",
  onlineUrl: null,
  coverUrl: null,
  coverSeed: "seed",
  hostNames: [],
  locale: "de",
  currency: "EUR",
};

function orderOf(count: number): OrderView {
  return {
    orderToken: "t",
    code: "7HK-204M",
    status: "completed",
    lines: [
      {
        ticketTypeId: "a",
        name: "Abend",
        quantity: count,
        unitMinor: 2470,
        totalMinor: 2470 * count,
      },
    ],
    totalMinor: 2470 * count,
    taxMinor: 394,
    currency: "EUR",
    holdExpiresAt: null,
    serverTime: "2027-01-01T00:00:00Z",
    buyerName: "Søren Ætterhøi",
    buyerEmail: null,
    tickets: Array.from({ length: count }, (_, index) => ({
      id: String(index),
      number: `7HK-204M-${index + 1}`,
      typeName: "Abend",
      holderName: index === 0 ? "ياسمين العبّاسي" : "Søren Ætterhøi",
      code: `J2.${"a".repeat(64)}.${"b".repeat(86)}`,
      status: index === count - 1 && count > 4 ? "refunded" : "valid",
      message: "Bring warm clothes: the boat leaves whatever the weather.",
    })),
    event,
    testMode: true,
    terms: null,
  };
}

it.each([
  [1, 2],
  [3, 2],
  [4, 3],
  [7, 3],
])("%i tickets stand on %i sheets, void ones on none", async (count, sheets) => {
  const bytes = await orderPdf(orderOf(count), "Jubilee", async () => null);
  const read = await PDFDocument.load(bytes);
  expect(read.getPageCount()).toBe(sheets);
  expect(read.getTitle()).toBe("Grünewald–Çelik “wedding”: 7HK-204M");
});

it("a ticket of a cancelled event has no code", async () => {
  const order = orderOf(1);
  const off = { ...order, event: { ...event, status: "cancelled" as const } };
  const [sold, calledOff] = await Promise.all(
    [order, off].map((one) => orderPdf(one, "Jubilee", async () => null)),
  );
  expect(calledOff?.length).toBeLessThan((sold?.length ?? 0) / 2);
  expect((await PDFDocument.load(calledOff ?? "")).getPageCount()).toBe(2);
});

it("a ticket that was passed on has no sum", async () => {
  const bytes = await orderPdf({ ...orderOf(1), lines: [] }, "Jubilee", async () => null);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
});
