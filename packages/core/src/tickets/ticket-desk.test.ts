import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkPromoDraft,
  defaultTicketSettings,
  promoDraftOf,
  promoState,
  readPercent,
  readRecipients,
  saleMinor,
  saysHowToPay,
  sharedPrice,
  shareOf,
  unitPrice,
} from "./ticket-desk.rules.ts";
import type { DeskType, PromoCode } from "./ticket-desk.types.ts";

const context = { currency: "USD", locale: "en-US", timeZone: "America/New_York" };
const code: PromoCode = {
  id: "c",
  code: "EARLY",
  kind: "percent",
  percentBps: 1250,
  amountMinor: 0,
  ticketTypeIds: [],
  maxUses: 10,
  perPerson: null,
  used: 3,
  startsAt: null,
  endsAt: "2027-05-01T04:00:00Z",
  isActive: true,
  note: null,
};

describe("what one ticket costs", () => {
  it.each([
    [{ listMinor: 2000 }, [0, 0, 0, 2000]],
    [{ listMinor: 2000, fee: { bps: 250, fixedMinor: 30 } }, [0, 80, 0, 2080]],
    [
      {
        listMinor: 2000,
        fee: { bps: 250, fixedMinor: 30 },
        tax: { rateBps: 825, isIncluded: false },
      },
      [0, 80, 172, 2252],
    ],
    [{ listMinor: 11_900, tax: { rateBps: 1900, isIncluded: true } }, [0, 0, 1900, 11_900]],
    [{ listMinor: 500, offBps: 10_000, fee: { bps: 0, fixedMinor: 99 } }, [500, 0, 0, 0]],
    [{ listMinor: 500, offMinor: 900 }, [500, 0, 0, 0]],
  ])("%o", (price, [discountMinor, feeMinor, taxMinor, totalMinor]) => {
    const whole = { offBps: 0, offMinor: 0, fee: null, tax: null, ...price };
    expect(unitPrice(whole)).toEqual({ discountMinor, feeMinor, taxMinor, totalMinor });
  });

  it("adds up to the minor unit whatever the currency counts in", () => {
    const amount = fc.integer({ min: 0, max: 100_000_000_000 });
    const bps = fc.integer({ min: 0, max: 10_000 });
    const tax = fc.record({ rateBps: fc.integer({ min: 1, max: 5000 }), isIncluded: fc.boolean() });
    fc.assert(
      fc.property(
        fc.record({
          listMinor: amount,
          offBps: bps,
          offMinor: fc.integer({ min: 0, max: 100_000 }),
          fee: fc.option(
            fc.record({
              bps: fc.integer({ min: 0, max: 3000 }),
              fixedMinor: fc.integer({ min: 0, max: 10_000 }),
            }),
          ),
          tax: fc.option(tax),
        }),
        (price) => {
          const { discountMinor, feeMinor, taxMinor, totalMinor } = unitPrice(price);
          const onTop = price.tax && !price.tax.isIncluded ? taxMinor : 0;
          expect(totalMinor).toBe(price.listMinor - discountMinor + feeMinor + onTop);
          expect(Number.isSafeInteger(totalMinor) && totalMinor >= 0).toBe(true);
          expect(taxMinor).toBeLessThanOrEqual(totalMinor);
        },
      ),
    );
  });

  it("is shared among a group without a rest", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (unit, size) => {
        const shares = sharedPrice(unit, size);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(unit);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [1, 5000, 1],
    [3, 5000, 2],
    [99_999_999_999, 9999, 99_989_999_999],
  ])("%i at %i is %i", (amount, bps, share) => {
    expect(shareOf(amount, bps)).toBe(share);
  });
});

describe("a promo code", () => {
  it.each([
    [{}, "2027-04-01T00:00:00Z", "active"],
    [{ isActive: false }, "2027-04-01T00:00:00Z", "off"],
    [{ used: 10 }, "2027-04-01T00:00:00Z", "used_up"],
    [{}, "2027-05-01T04:00:00Z", "ended"],
    [{ startsAt: "2027-04-02T00:00:00Z" }, "2027-04-01T00:00:00Z", "not_yet"],
  ] as const)("%o at %s is %s", (change, at, state) => {
    expect(promoState({ ...code, ...change }, Date.parse(at))).toBe(state);
  });

  it("survives being typed again", () => {
    const checked = checkPromoDraft(promoDraftOf(code, context), context);
    expect(checked).toMatchObject({
      ok: true,
      input: { code: "EARLY", percentBps: 1250, maxUses: 10, endsAt: "2027-05-01T04:00:00.000Z" },
    });
  });

  it.each([
    [{ code: "no" }, "code"],
    [{ value: "0" }, "value"],
    [{ value: "101" }, "value"],
    [{ kind: "fixed", value: "-4" }, "value"],
    [{ kind: "unlock" }, "ticketTypeIds"],
    [{ maxUses: "many" }, "maxUses"],
    [{ startsLocal: "2027-06-01T00:00" }, "endsLocal"],
  ] as const)("refuses %o at its field", (change, field) => {
    const checked = checkPromoDraft({ ...promoDraftOf(code, context), ...change }, context);
    expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([field]);
  });
});

it.each([
  ["12,5 %", 1250],
  ["100", 10_000],
  ["100.01", null],
  ["half", null],
])("reads %j as %s hundredths", (text, bps) => {
  expect(readPercent(text)).toBe(bps);
});

it("reads people as they are pasted", () => {
  expect(
    readRecipients(
      "Ada Eze, ada@guests.example\n\nKofi <kofi@guests.example>\nNo Mail\nx@y.example",
    ),
  ).toEqual({
    ok: true,
    people: [
      { name: "Ada Eze", email: "ada@guests.example" },
      { name: "Kofi", email: "kofi@guests.example" },
      { name: "No Mail", email: "" },
      { name: "x", email: "x@y.example" },
    ],
  });
  expect(readRecipients(" \n")).toMatchObject({ ok: false });
  expect(readRecipients("Ada\nEve eve@nowhere")).toMatchObject({
    ok: false,
    message: expect.stringContaining("Line 2"),
  });
});

describe("a sale at the box office", () => {
  const type = (id: string, change: Partial<DeskType>): DeskType => ({
    id,
    name: id,
    status: "on_sale",
    priceModel: "paid",
    priceMinor: 2000,
    minimumMinor: 0,
    groupSize: 1,
    isAddOn: false,
    visibility: "public",
    quantity: null,
    sold: 0,
    held: 0,
    passesFeeOn: false,
    nowMinor: 2500,
    left: null,
    ...change,
  });
  const settings = { ...defaultTicketSettings, feeBps: 1000, feeFixedMinor: 50 };
  const types = [
    type("seat", {}),
    type("gift", { priceModel: "pay_what_you_can", passesFeeOn: true, nowMinor: 2250 }),
  ];
  it.each([
    ["the price now, not the list's", [{ ticketTypeId: "seat", quantity: 3 }], 7500],
    [
      "what is chosen, with its fee",
      [{ ticketTypeId: "gift", quantity: 2, amountMinor: 1000 }],
      2300,
    ],
    ["the suggestion while nothing is chosen", [{ ticketTypeId: "gift", quantity: 1 }], 2250],
    ["nothing for a chosen nothing", [{ ticketTypeId: "gift", quantity: 1, amountMinor: 0 }], 0],
    ["nothing for what is gone", [{ ticketTypeId: "gone", quantity: 9 }], 0],
  ])("costs %s", (_, items, minor) => {
    expect(saleMinor(items, { types, settings })).toBe(minor);
  });
});

it.each([
  [{ offlineEnabled: false }, false, true],
  [{ offlineEnabled: true }, true, false],
  [{ offlineEnabled: true, offlineBank: true }, true, true],
  [{ offlineEnabled: true, offlineBank: true }, false, false],
  [{ offlineEnabled: true, offlineInstructions: "  " }, true, false],
  [{ offlineEnabled: true, offlineInstructions: "At the bar" }, false, true],
])("who pays later by %j with a bank account (%j) is told where: %j", (part, hasBank, told) =>
  expect(saysHowToPay({ ...defaultTicketSettings, ...part }, hasBank)).toBe(told),
);
