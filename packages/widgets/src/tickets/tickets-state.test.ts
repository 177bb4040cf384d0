import { describe, expect, it } from "vitest";
import { hartwellTickets, shared, withEvent, withTickets } from "../fixtures/events.ts";
import {
  keptQuantities,
  nextQuantity,
  saleState,
  sellsNow,
  ticketsStep,
  ticketsView,
} from "./tickets-state.ts";

const [banquet] = hartwellTickets;
if (!banquet) throw new Error("The record has no tickets");
const now = Date.parse("2026-11-21T09:00:00Z");

describe("what a ticket type lets people do", () => {
  it("opens and closes by the server's clock while the page stays open", () => {
    const later = { ...banquet, state: "not_yet" as const, salesStart: "2026-11-21T10:00:00Z" };
    expect(saleState(later, now)).toBe("not_yet");
    expect(saleState(later, now + 3_600_000)).toBe("on_sale");
    const ending = { ...banquet, salesEnd: "2026-11-21T10:00:00Z" };
    expect(saleState(ending, now)).toBe("on_sale");
    expect(saleState(ending, now + 3_600_000)).toBe("ended");
  });

  it("jumps to the least of an order and back to none", () => {
    const table = { ...banquet, minPerOrder: 4, maxPerOrder: 6, left: null };
    expect(nextQuantity(table, 0, 1)).toBe(4);
    expect(nextQuantity(table, 4, 3)).toBe(0);
    expect(nextQuantity(table, 6, 7)).toBe(6);
  });

  it("never offers more than are left", () => {
    expect(nextQuantity({ ...banquet, left: 2 }, 2, 3)).toBe(2);
  });
});

describe("what the widget shows", () => {
  it.each([
    ["choose", shared],
    ["none", { ...shared, tickets: [] }],
    ["not_yet", withTickets({ state: "not_yet", salesStart: "2027-01-01T00:00:00Z" })],
    ["over", withTickets({ state: "ended" })],
    ["cancelled", withEvent({ status: "cancelled" })],
    ["ended", withEvent({ endDate: "2026-11-01T00:00:00Z" })],
  ] as const)("%s", (view, data) => {
    expect(ticketsView({ ...data, tickets: [...data.tickets] }, now)).toBe(view);
  });
});

it.each([
  ["choose", "completed", true, "pass"],
  ["choose", "awaiting_payment", false, "checkout"],
  ["choose", null, true, "line"],
  ["over", null, false, "over"],
  ["cancelled", "completed", true, "cancelled"],
] as const)("%s with an order %s leads to %s", (view, status, isWaiting, step) => {
  expect(ticketsStep(view, status && { status }, isWaiting)).toBe(step);
});

it("keeps only numbers of what a tab has stored", () => {
  expect(keptQuantities({ a: 2, b: "3", c: null })).toEqual({ a: 2 });
  expect(keptQuantities("broken")).toEqual({});
});

it("sells while one of its kinds is on sale", () => {
  expect(sellsNow(shared.tickets, now)).toBe(true);
  expect(sellsNow(withTickets({ state: "sold_out" }).tickets, now)).toBe(false);
  expect(sellsNow([], now)).toBe(false);
});
