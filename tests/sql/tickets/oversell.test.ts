import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { describe, expect, inject, it } from "vitest";
import { rushForTickets, rushNaively } from "../../load/oversell.ts";

const postgresUrl = inject("postgresUrl");
const rush = { buyers: 120, tickets: 20 };

describe.runIf(postgresUrl !== null)("a rush on PostgreSQL", () => {
  it("oversells in the naive way, so the rush is real", async () => {
    const backend = await openTestBackend({ postgres: postgresUrl, connections: 30 });
    try {
      expect(await rushNaively(backend, rush)).toBeGreaterThan(rush.tickets);
    } finally {
      await backend.close();
    }
  });

  it("sells every ticket once", async () => {
    const backend = await openTestBackend({ postgres: postgresUrl, connections: 30 });
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
