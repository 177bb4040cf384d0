import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  raceForOption,
  sendAtOnce,
  sendNaively,
  takeOptionNaively,
} from "../../load/poll-races.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("votes at once on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
  });
  afterAll(() => backend.close());

  it("counting first gives an option too many votes, so the race is real", async () => {
    expect(await takeOptionNaively(backend, 40, 5)).toBeGreaterThan(5);
  });

  it.each(["named", "anonymous"] as const)(
    "an option takes so many votes, in a %s poll",
    async (naming) => {
      expect(await raceForOption(backend, naming, 40, 5)).toEqual({
        won: 5,
        counted: 5,
        failures: [],
      });
    },
  );

  it("looking first counts one token several times, so that race is real", async () => {
    expect(await sendNaively(backend, 20)).toBeGreaterThan(1);
  });

  it("one token is one vote: a named one is changed, an anonymous one refused", async () => {
    expect(await sendAtOnce(backend, "named", 20)).toEqual({ won: 20, counted: 1, failures: [] });
    expect(await sendAtOnce(backend, "anonymous", 20)).toEqual({
      won: 1,
      counted: 1,
      failures: [],
    });
  });
});
