import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { filesNaively, raceForFiles } from "../../load/file-races.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("files at once on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
  });
  afterAll(() => backend.close());

  it("counting first keeps more than sixty, so the race is real", async () => {
    expect(await filesNaively(backend, 20, 55, 60)).toBeGreaterThan(60);
  });

  it("sixty within an hour are kept, and no more", async () => {
    expect(await raceForFiles(backend, 20, 55)).toEqual({ won: 5, counted: 60, failures: [] });
  });
});
