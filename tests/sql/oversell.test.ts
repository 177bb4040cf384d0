import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, describe, expect, it } from "vitest";
import { rushForTickets, rushNaively } from "../load/oversell.ts";
import { startPostgres } from "../support/postgres.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());
const rush = { buyers: 120, tickets: 20 };

describe.runIf(postgres !== null)("a rush on PostgreSQL", () => {
  it("oversells in the naive way, so the rush is real", async () => {
    const backend = await openTestBackend({ postgres: postgres?.url ?? null, connections: 30 });
    try {
      expect(await rushNaively(backend, rush)).toBeGreaterThan(rush.tickets);
    } finally {
      await backend.close();
    }
  });

  it("sells every ticket once", async () => {
    const backend = await openTestBackend({ postgres: postgres?.url ?? null, connections: 30 });
    try {
      const result = await rushForTickets(backend, rush);
      expect(result.failures).toEqual([]);
      expect(result).toMatchObject({ sold: rush.tickets, counted: rush.tickets, soldOut: 100 });
    } finally {
      await backend.close();
    }
  });
});

it("sells every ticket once on PGlite", async () => {
  const backend = await openTestBackend();
  try {
    const result = await rushForTickets(backend, rush);
    expect(result).toMatchObject({ sold: rush.tickets, counted: rush.tickets, soldOut: 100 });
  } finally {
    await backend.close();
  }
});
