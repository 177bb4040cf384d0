import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { devicesNaively, raceForDevices } from "../../load/device-races.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("devices at once on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
  });
  afterAll(() => backend.close());

  it("counting first keeps more than twenty, so the race is real", async () => {
    expect(await devicesNaively(backend, 10, 19, 20)).toBeGreaterThan(20);
  });

  it("twenty are told, and no more", async () => {
    expect(await raceForDevices(backend, 10, 19)).toEqual({ won: 1, counted: 20, failures: [] });
  });
});
