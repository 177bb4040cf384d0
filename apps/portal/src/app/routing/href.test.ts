import { expect, expectTypeOf, it } from "vitest";
import "../../joins/manifest.ts";
import { href } from "./href.ts";
import type { RouteName } from "./routing.types.ts";

it("is the address by the time it runs", () => {
  const eventId = "a/b";
  expect(href("login")).toBe("/login");
  expect(href("events.details", { eventId })).toBe("/event-details/a%2Fb");
  expect(href("events.reunionInfo")).toBe("/reunion-info");
});

it("takes known names and what their paths need", () => {
  expectTypeOf<"login" | "events.details">().toExtend<RouteName>();
  expectTypeOf<"nowhere">().not.toExtend<RouteName>();
  expectTypeOf(href<"login">).parameters.toEqualTypeOf<[name: "login"]>();
  expectTypeOf(href<"events.details">).parameters.toEqualTypeOf<
    [name: "events.details", params: { eventId: string }]
  >();
  expectTypeOf(href<"events.reunionInfo">).parameters.toEqualTypeOf<
    [name: "events.reunionInfo"] | [name: "events.reunionInfo", params: { reunionId: string }]
  >();
});
