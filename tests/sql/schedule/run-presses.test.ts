import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { racePresses, racePressesNaively } from "../../load/run-presses.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("presses of the day on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 12 });
  });
  afterAll(() => backend.close());

  it("looking first and adding afterwards makes it late many times, so the race is real", async () => {
    expect(await racePressesNaively(backend, 12)).toBe(120);
  });

  it("many who see it in time make it late once, and each of the others hears of it", async () => {
    expect(await racePresses(backend, 12)).toEqual({ late: 10, done: 1, clashes: 11 });
  });
});
