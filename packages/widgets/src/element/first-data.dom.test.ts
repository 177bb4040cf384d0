import { afterEach, expect, it } from "vitest";
import { shared } from "../fixtures/events.ts";
import { firstData, takeFirst } from "./first-data.ts";

afterEach(() => {
  Reflect.deleteProperty(window, "Jubilee");
});

const pages: [string, unknown][] = [
  ["a page that has nothing of the name", undefined],
  ["a page with an element of the name", document.createElement("form")],
  ["a page that has frozen the name", Object.freeze({})],
  ["a page that has frozen ours", Object.freeze({ version: "0", first: Object.freeze({}) })],
  ["a page with a text of the name", Object.freeze({ version: "0", first: "Jubilee" })],
];

it.each(pages)("first data reach their widget in %s", (_page, value) => {
  if (value)
    Object.defineProperty(window, "Jubilee", { value, writable: false, configurable: true });
  firstData()["rsvp/tok"] = shared;
  expect(takeFirst("rsvp", "tok")).toEqual({ ok: true, value: shared });
  expect(takeFirst("rsvp", "tok")).toBeNull();
});
