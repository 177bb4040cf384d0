import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { raceOfHouseholds, raceOfHouseholdsNaively } from "../../load/household-races.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("households at capacity on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 30 });
  });
  afterAll(() => backend.close());

  it("the naive way lets too many in, so the race is real", async () => {
    expect(await raceOfHouseholdsNaively(backend, 24, 15)).toBeGreaterThan(15);
  });

  it("fills the event to what whole households make, parts none and loses nobody", async () => {
    const race = await raceOfHouseholds(backend, 24, 15);
    expect(race.failures).toEqual([]);
    expect(race.parted).toBe(0);
    expect(race.coming + race.waiting).toBe(race.stayed);
    // Places stay free only when they are too few for any household in line.
    expect(race.coming).toBeLessThanOrEqual(15);
    expect(race.smallestWaiting).toBeGreaterThan(15 - race.coming);
  });
});
