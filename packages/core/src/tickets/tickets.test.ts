import { describe, expect, it } from "vitest";
import {
  nextSaleChange,
  soldOfAll,
  checkTicketTypeDraft,
  draftOfTicketType,
  isNearlyGone,
  newTicketTypeDraft,
  saleEndNotice,
  soldShare,
  soldWords,
  ticketSaleState,
} from "./tickets.rules.ts";
import type { TicketType } from "./tickets.types.ts";

const type: TicketType = {
  id: "t1",
  name: "Saturday banquet",
  description: "Dinner, band, boat home.",
  priceModel: "paid",
  priceMinor: 6500,
  currency: "USD",
  minimumMinor: 0,
  groupSize: 1,
  isAddOn: false,
  visibility: "public",
  feeMode: "absorb",
  taxId: null,
  poolId: null,
  message: null,
  attendance: "any",
  onlineUrl: null,
  quantity: 120,
  sold: 96,
  held: 2,
  salesStart: "2027-01-01T08:00:00Z",
  salesEnd: "2027-06-10T22:00:00Z",
  minPerOrder: 1,
  maxPerOrder: 8,
  status: "on_sale",
};

it.each([
  ["", null],
  ["2027-06-10T21:00", null],
  ["2027-06-10T23:00", null],
  ["2027-06-10T23:30", "This is after the event has ended"],
  ["2027-01-01T09:00", "This moment has passed"],
])("a sale that ends at “%s” is told as %s", (saleEnd, words) => {
  const event = { endLocal: "2027-06-10T23:00", timeZone: "Europe/Berlin" };
  const notice = saleEndNotice(saleEnd, event, Date.parse("2027-02-01T00:00Z"));
  expect(notice?.slice(0, words?.length) ?? null).toBe(words);
});

describe("what buyers meet", () => {
  it.each([
    [{}, "2027-05-01T00:00:00Z", "on_sale"],
    [{}, "2026-12-31T00:00:00Z", "not_yet"],
    [{}, "2027-06-10T22:00:00Z", "ended"],
    [{ sold: 120 }, "2027-05-01T00:00:00Z", "sold_out"],
    [{ sold: 120 }, "2027-07-01T00:00:00Z", "ended"],
    [{ status: "paused" }, "2027-05-01T00:00:00Z", "paused"],
    [{ status: "draft" }, "2027-07-01T00:00:00Z", "draft"],
    [{ quantity: null, sold: 9000 }, "2027-05-01T00:00:00Z", "on_sale"],
  ] as const)("%o at %s is %s", (change, at, state) => {
    expect(ticketSaleState({ ...type, ...change }, Date.parse(at))).toBe(state);
  });
});

describe("how much is sold", () => {
  it.each([
    [96, 120, 0.8, false, "96 of 120"],
    [24, 25, 0.96, true, "24 of 25"],
    [25, 25, 1, false, "25 of 25"],
    [44, null, null, false, "44 sold"],
  ])("%i of %s", (sold, quantity, share, nearlyGone, words) => {
    const counted = { sold, quantity };
    expect(soldShare(counted)).toBe(share);
    expect(isNearlyGone(counted)).toBe(nearlyGone);
    expect(soldWords(counted)).toBe(words);
  });
});

describe("a draft", () => {
  const context = { currency: "USD", locale: "en-US", timeZone: "America/New_York", sold: 12 };
  const draft = { ...newTicketTypeDraft(), name: "Friday mixer", price: "24.70", quantity: "100" };

  it("comes out checked", () => {
    const window = { salesStartLocal: "2027-01-01T10:00", salesEndLocal: "2027-06-11T12:00" };
    expect(checkTicketTypeDraft({ ...draft, ...window }, context)).toMatchObject({
      ok: true,
      input: {
        name: "Friday mixer",
        description: null,
        priceMinor: 2470,
        quantity: 100,
        salesStart: "2027-01-01T15:00:00.000Z",
        salesEnd: "2027-06-11T16:00:00.000Z",
        minPerOrder: 1,
        maxPerOrder: 10,
      },
    });
  });

  it.each([
    ["24,70", "de-DE", "EUR", 2470],
    ["1.234,50", "de-DE", "EUR", 123450],
    ["", "en-US", "USD", 0],
    ["500", "ja-JP", "JPY", 500],
  ])("reads the price %j as typed in %s", (price, locale, currency, priceMinor) => {
    const checked = checkTicketTypeDraft({ ...draft, price }, { ...context, locale, currency });
    expect(checked).toMatchObject({ ok: true, input: { priceMinor } });
  });

  it("says how many are sold already, word for word", () => {
    expect(checkTicketTypeDraft({ ...draft, quantity: "11" }, context)).toEqual({
      ok: false,
      errors: { quantity: "12 tickets are already sold; capacity cannot be lower" },
    });
  });

  it.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(121) }],
    ["price", { price: "free" }],
    ["quantity", { quantity: "0" }],
    ["quantity", { quantity: "-4" }],
    ["salesStartLocal", { salesStartLocal: "soon" }],
    ["salesEndLocal", { salesStartLocal: "2027-02-01T10:00", salesEndLocal: "2027-02-01T10:00" }],
    ["minPerOrder", { minPerOrder: "0" }],
    ["maxPerOrder", { minPerOrder: "4", maxPerOrder: "3" }],
    ["maxPerOrder", { maxPerOrder: "101" }],
  ])("names %s in %o", (field, change) => {
    const checked = checkTicketTypeDraft({ ...draft, ...change }, context);
    expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([field]);
  });

  it("goes back into the form", () => {
    const again = draftOfTicketType(type, "America/New_York", "en-US");
    expect(again).toMatchObject({
      price: "65.00",
      quantity: "120",
      salesStartLocal: "2027-01-01T03:00",
    });
    expect(checkTicketTypeDraft(again, context)).toMatchObject({
      ok: true,
      input: { priceMinor: 6500, quantity: 120, maxPerOrder: 8 },
    });
  });
});

describe("what is told above all kinds", () => {
  it("is what is sold, and of how many where there is a limit", () => {
    const limited = { ...type, quantity: 120, sold: 96 };
    expect(soldOfAll([limited, { ...type, quantity: null, sold: 44 }])).toEqual({
      sold: 140,
      limited: { sold: 96, places: 120 },
    });
    expect(soldOfAll([{ ...type, quantity: null, sold: 4 }])).toEqual({ sold: 4, limited: null });
  });

  it("is the change that comes next of what is for sale: a price, a beginning, an end", () => {
    const now = Date.parse("2027-01-10T00:00:00Z");
    const early = { name: "Early", priceMinor: 4000, upTo: null };
    const types = [
      {
        ...type,
        name: "Over",
        status: "on_sale" as const,
        salesStart: null,
        salesEnd: "2027-01-09T00:00:00Z",
      },
      {
        ...type,
        name: "Banquet",
        status: "on_sale" as const,
        salesStart: null,
        salesEnd: "2027-03-01T00:00:00Z",
      },
      {
        ...type,
        name: "Draft",
        status: "draft" as const,
        salesStart: "2027-01-11T00:00:00Z",
        salesEnd: null,
      },
    ];
    expect(nextSaleChange(types, () => [], now)).toEqual({
      kind: "ends",
      at: "2027-03-01T00:00:00Z",
      name: "Banquet",
    });
    const tiers = [{ ...early, endsAt: "2027-02-01T00:00:00Z" }];
    expect(nextSaleChange(types, ({ name }) => (name === "Banquet" ? tiers : []), now)?.kind).toBe(
      "price",
    );
    expect(nextSaleChange(types, () => [], Date.parse("2028-01-01T00:00:00Z"))).toBeNull();
  });
});
