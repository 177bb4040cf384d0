import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeMailsNaively, raceForTiming } from "../../load/campaign-races.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("a campaign's minute many times at once on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
  });
  afterAll(() => backend.close());

  it("looking first writes to people twice, so the race is real", async () => {
    expect(await makeMailsNaively(backend, 8, 25)).toBeGreaterThan(25);
  });

  it("each gets one that follows the event once", async () => {
    expect(await raceForTiming(backend, 16, 200)).toEqual({ mails: 200, failures: [] });
  });
});
