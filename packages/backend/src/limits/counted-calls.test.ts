import type { LimitRule } from "@jubilee/functions/_shared/deps.types";
import { publicLimits } from "@jubilee/functions/_shared/limits";
import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { countingCalls } from "./counted-calls.ts";

const nowhere = {
  driver: "postgres" as const,
  query: () => Promise.reject(new Error("Nothing is asked of the database.")),
};

/** How many of five calls at one moment are let through. */
async function letThrough(
  limitsOf: object,
  rule: LimitRule = publicLimits.writesPerToken,
): Promise<number> {
  const limit = countingCalls(nowhere, limitsOf, () => new Date(0));
  const answers = await Promise.all(Array.from({ length: 5 }, () => limit("embed:a-link", rule)));
  return answers.filter(({ allowed }) => allowed).length;
}

test("writes by a link are as many as LINK_WRITES_PER_MINUTE says, and nothing else is", async () => {
  const { linkWritesPerMinute } = readSettings({ LINK_WRITES_PER_MINUTE: "60" }, "/srv/jubilee");
  expect(linkWritesPerMinute).toBe(60);
  expect(await letThrough({ linkWritesPerMinute: 3 })).toBe(3);
  expect(await letThrough({})).toBe(5);
  expect(await letThrough({ linkWritesPerMinute: 3 }, publicLimits.readsPerAddress)).toBe(5);
});

test("of what many are allowed each of several servers lets its part through", async () => {
  const limit = countingCalls(
    nowhere,
    { linkWritesPerMinute: 201, living: () => 50 },
    () => new Date(0),
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => limit("embed:a-link", publicLimits.writesPerToken)),
  );
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
});
