import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { letInNaively, raceAtDoor } from "../../load/door-races.ts";
import { raceForGuest, raceForSeat, raceForTable, seatNaively } from "../../load/seating-races.ts";

const postgresUrl = inject("postgresUrl");
const planners = 16;
const oneWins = { won: 1, refusals: ["conflict"], winnerStands: true };

describe.runIf(postgresUrl !== null)("the door and the seating plan on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 20 });
  });
  afterAll(() => backend.close());

  it("looking first lets one ticket in several times, so the race is real", async () => {
    expect(await letInNaively(backend, 20)).toBeGreaterThan(1);
  });

  it("one device's entry stands, every other is flagged, for a ticket and for a guest", async () => {
    expect(await raceAtDoor(backend, 12)).toEqual({
      ticketLetIn: 1,
      guestLetIn: 1,
      flagged: 22,
      entries: 2,
      failures: [],
    });
  });

  it("looking first tells several planners that their guest sits there, so that race is real", async () => {
    expect(await seatNaively(backend, planners)).toBeGreaterThan(1);
  });

  it("a seat goes to the first planner's guest, and the others are told", async () => {
    expect(await raceForSeat(backend, planners)).toEqual({ ...oneWins, seated: 1 });
  });

  it("a guest sits where the first planner put them, and the others are told", async () => {
    expect(await raceForGuest(backend, planners)).toEqual({ ...oneWins, seated: 1 });
  });

  it("a table changes once for all who saw it the same", async () => {
    expect(await raceForTable(backend, planners)).toEqual({ ...oneWins, seated: 0 });
  });
});
