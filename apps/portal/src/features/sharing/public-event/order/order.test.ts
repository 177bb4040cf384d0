import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { expect, it } from "vitest";
import { orderHeadline, orderLead } from "./order.rules.ts";

const event = { name: "Lantern walk", status: "published" } as OrderView["event"];
const seats = (...states: OrderView["tickets"][number]["status"][]) =>
  states.map((status) => ({ status })) as OrderView["tickets"];
const tickets = seats("valid");
const off = { ...event, status: "cancelled" } as OrderView["event"];

it.each([
  ["completed", "Søren Ætterhøi", "You’re going, Søren"],
  ["completed", "佐藤 花子", "You’re going, 佐藤 花子"],
  ["partially_refunded", null, "You’re going"],
  ["refunded", "Søren", "Your money is on its way back"],
  ["expired", "Søren", "The reservation ran out"],
] as const)("%s by %s is headed %s", (status, buyerName, words) => {
  expect(orderHeadline({ status, buyerName, event, tickets })).toBe(words);
});

it.each([
  ["completed", "Order 7HK-204. The tickets are also on their way to soren@post.example."],
  ["cancelled", "Order 7HK-204. Nothing was taken."],
] as const)("%s says what is safe", (status, words) => {
  expect(
    orderLead({ status, code: "7HK-204", buyerEmail: "soren@post.example", event, tickets }),
  ).toBe(words);
});

it.each([
  ["completed", "Lantern walk does not take place", "Its tickets admit nobody any more."],
  ["awaiting_offline", "Lantern walk does not take place", "Please do not pay for it any more."],
  [
    "refunded",
    "Your money is on its way back",
    "The tickets of this order are not valid any more.",
  ],
] as const)("%s of a cancelled event says so", (status, headline, lead) => {
  const order = {
    status,
    code: "7HK-204",
    buyerName: "Søren",
    buyerEmail: null,
    event: off,
    tickets,
  };
  expect(orderHeadline(order)).toBe(headline);
  expect(orderLead(order)).toBe(`Order 7HK-204. ${lead}`);
});

it.each([
  [seats("transferred"), "You passed your ticket on"],
  [seats("cancelled", "transferred"), "Your tickets are not valid any more"],
  [seats("cancelled"), "Your ticket is not valid any more"],
  [seats("cancelled", "checked_in"), "You’re going, Søren"],
  [seats(), "You’re going, Søren"],
] as const)("nobody is told that they go without a ticket that admits them", (held, words) => {
  const order = { status: "completed", buyerName: "Søren", event } as const;
  expect(orderHeadline({ ...order, tickets: held })).toBe(words);
});
