import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { racePlacesNaively, raceForPlaces } from "../load/activity-races.ts";
import { startPostgres } from "../support/postgres.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres !== null)("places of an activity on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgres?.url ?? null, connections: 30 });
  });
  afterAll(() => backend.close());

  it("the naive way gives too many away, so the race is real", async () => {
    expect(await racePlacesNaively(backend, 60, 7)).toBeGreaterThan(7);
  });

  it("never more go than there are places, and nobody is lost from the line", async () => {
    const result = await raceForPlaces(backend, 60, 7);
    expect(result).toEqual({ going: 7, waiting: 53, lineIsWhole: true, failures: [] });
  });
});
