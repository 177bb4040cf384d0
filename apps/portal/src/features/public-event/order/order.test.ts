import { expect, it } from "vitest";
import { orderHeadline, orderLead } from "./order.rules.ts";

it.each([
  ["completed", "Søren Ætterhøi", "You’re going, Søren"],
  ["partially_refunded", null, "You’re going"],
  ["refunded", "Søren", "Your money is on its way back"],
  ["expired", "Søren", "The reservation ran out"],
] as const)("%s by %s is headed %s", (status, buyerName, words) => {
  expect(orderHeadline({ status, buyerName })).toBe(words);
});

it.each([
  ["completed", "Order 7HK-204. The tickets are also on their way to soren@post.example."],
  ["cancelled", "Order 7HK-204. Nothing was taken."],
] as const)("%s says what is safe", (status, words) => {
  expect(orderLead({ status, code: "7HK-204", buyerEmail: "soren@post.example" })).toBe(words);
});
