import { expect, it } from "vitest";
import { zonesByCountry } from "../../../packages/ui/src/components/date-time-zone/zonesByCountry.gen.ts";
import { readingBackend } from "../../support/reading-backend.ts";

it("every zone that an event may use is found by a country: node scripts/zone-countries.ts", async () => {
  const backend = await readingBackend();
  const zones = await backend.query<{ name: string }>("select name from private.time_zones");
  const placed = new Set(
    Object.values(zonesByCountry).flatMap(([main, others]) => `${main} ${others}`.split(" ")),
  );
  const nowhere = zones.map(({ name }) => name).filter((name) => !placed.has(name));
  expect(zones.length).toBeGreaterThan(400);
  expect(nowhere).toEqual(["UTC"]);
});
