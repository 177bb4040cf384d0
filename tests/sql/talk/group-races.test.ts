import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { placesNaively, raceForPlaces } from "../../load/group-races.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)(
  "people asked into a small group at once on PostgreSQL",
  () => {
    let backend: OpenBackend;
    beforeAll(async () => {
      backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
    });
    afterAll(() => backend.close());

    it("counting first lets more than fifty in, so the race is real", async () => {
      expect(await placesNaively(backend, 20, 45, 50)).toBeGreaterThan(50);
    });

    it("fifty are let in, and no more", async () => {
      expect(await raceForPlaces(backend, 20, 45)).toEqual({ won: 5, counted: 50, failures: [] });
    });
  },
);
