import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { raceOfParties, raceOfPartiesNaively } from "../../load/activity-parties.ts";
import { moveUpNaively, raceToMoveUp } from "../../load/activity-moves.ts";
import { racePlacesNaively, raceForPlaces } from "../../load/activity-races.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("places of an activity on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 30 });
  });
  afterAll(() => backend.close());

  it("the naive way gives too many away, so the race is real", async () => {
    expect(await racePlacesNaively(backend, 60, 7)).toBeGreaterThan(7);
  });

  it("never more go than there are places, and nobody is lost from the line", async () => {
    const result = await raceForPlaces(backend, 60, 7);
    expect(result).toEqual({ going: 7, waiting: 53, lineIsWhole: true, failures: [] });
  });

  it("moving up without looking books people twice, so that race is real", async () => {
    expect((await moveUpNaively(backend, 30, 8)).doubleBooked).toBeGreaterThan(0);
  });

  it("whoever moves up is nowhere else, and no place stays free while somebody could go", async () => {
    const result = await raceToMoveUp(backend, 30, 8);
    expect(result).toMatchObject({ doubleBooked: 0, leftEmpty: 0 });
    expect(result.going).toBeLessThanOrEqual(12);
    expect(result.failures.filter((why) => !/At that time you are at/.test(why))).toEqual([]);
  });

  it("counting first and taking afterwards overbooks parties, so that race is real too", async () => {
    expect((await raceOfPartiesNaively(backend, 36, 24)).overbooked).toBeGreaterThan(0);
  });

  it("parties that come, go, grow and shrink at once overbook nothing and hear of no conflict", async () => {
    expect(await raceOfParties(backend, 36, 24)).toMatchObject({
      overbooked: 0,
      leftWaiting: 0,
      miscounted: 0,
      failures: [],
    });
  });
});
