import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { changeCurrencyNaively, raceCurrency } from "../../load/currency-races.ts";
import {
  offerNaively,
  onePersonNaively,
  placesGoNaively,
  raceOnePerson,
  raceWhilePlacesGo,
} from "../../load/limit-races.ts";
import { rushAndPay } from "../../load/paid-rush.ts";
import { raceForCode, raceForOffers, raceForPool, raceNaively } from "../../load/ticket-races.ts";
import { openShop } from "../../contract/support/shop.ts";

const postgresUrl = inject("postgresUrl");

describe.runIf(postgresUrl !== null)("races on PostgreSQL", () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: postgresUrl, connections: 30 });
  });
  afterAll(() => backend.close());

  it("the naive way gives too much away, so the race is real", async () => {
    expect(await raceNaively(backend, 100, 10)).toBeGreaterThan(10);
  });

  it("a promo code is used as often as it may be", async () => {
    const result = await raceForCode(backend, 80, 10);
    expect(result).toEqual({ won: 10, counted: 10, failures: [] });
  });

  it("two kinds of ticket never sell more than the places they share", async () => {
    const result = await raceForPool(backend, 80, 15);
    expect(result).toEqual({ won: 15, counted: 15, failures: [] });
  });

  it("what comes back is offered once, in the order of the line", async () => {
    const result = await raceForOffers(backend, 25, 7);
    expect(result).toEqual({ won: 3, counted: 19, failures: [] });
  });

  it("looking first lets one person use a code too often, so that race is real", async () => {
    expect(await onePersonNaively(backend, 25, 2)).toBeGreaterThan(2);
  });

  it("one person uses a code as often as a person may", async () => {
    const result = await raceOnePerson(backend, 25, 2);
    expect(result).toEqual({ won: 2, counted: 2, failures: [] });
  });

  it("looking first sells places that are taken away, so that race is real", async () => {
    expect(await placesGoNaively(backend, 60, 8)).toBeGreaterThan(0);
  });

  it("places are taken away or sold, never both", async () => {
    const { counted, failures } = await raceWhilePlacesGo(backend, 60, 8);
    expect(failures).toEqual([]);
    expect(counted).toBeGreaterThanOrEqual(8);
  });

  it("looking first sells in a currency that has changed, so that race is real", async () => {
    expect(await changeCurrencyNaively(backend)).toBe(1);
  });

  it("every order is in its event's currency and at its price", async () => {
    expect(await raceCurrency(backend, 8, 5)).toEqual({ stray: 0, failures: [] });
  });

  it("looking first offers what came back to several, so that race is real", async () => {
    expect(await offerNaively(backend, 25, 3)).toBeGreaterThan(3);
  });

  it("many pay for few, each told of twice: as many tickets, invoices and cents as there are places", async () => {
    const shop = await openShop(postgresUrl);
    const result = await rushAndPay(shop, { buyers: 60, tickets: 10 });
    await shop.close();
    expect(result).toMatchObject({
      paid: 10,
      soldOut: 50,
      failures: [],
      tickets: 10,
      counted: 10,
      cashMinor: 48_000,
      invoices: 10,
      missingNumbers: 0,
      imbalanceMinor: 0,
    });
  });
});
