import { noticeSwitches } from "@jubilee/core/account/account.rules";
import { expect, it } from "vitest";
import { readingBackend } from "../../support/reading-backend.ts";

it("what planners can be told of is the database's, with a switch and words for each", async () => {
  const backend = await readingBackend();
  const rows = await backend.query<{ topic: string; usual: string }>(
    "select topic, usual from private.notice_topics",
  );
  const told = Object.fromEntries(rows.map(({ topic, usual }) => [topic, usual]));
  const switches = Object.entries(noticeSwitches).map(([topic, { usual }]) => [topic, usual]);
  expect(told).toEqual(Object.fromEntries(switches));
});

it("each has a place of its own", () => {
  const places = Object.values(noticeSwitches).map(({ order }) => order);
  expect(new Set(places).size).toBe(places.length);
});
