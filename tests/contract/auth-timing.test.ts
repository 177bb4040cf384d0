import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContractServer, startContractServer } from "./support/contract-server.ts";
import { freshAddress, goodPassword } from "./support/people.ts";

/** Mann and Whitney's U as a standard score: beyond 3.3, one side is slower (p < 0.001). */
function standardScore(first: number[], second: number[]): number {
  let above = 0;
  for (const a of first) for (const b of second) above += a > b ? 1 : a === b ? 0.5 : 0;
  const mean = (first.length * second.length) / 2;
  const deviation = Math.sqrt((mean * (first.length + second.length + 1)) / 6);
  return (above - mean) / deviation;
}

interface Times {
  known: number[];
  unknown: number[];
}

describe("how long answers take", () => {
  let server: ContractServer;
  afterAll(() => server.close());

  async function ask(path: string, body: object): Promise<number> {
    const began = performance.now();
    await server.ask(`/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: server.backend.secrets.publishableKey },
      body: JSON.stringify(body),
    });
    return performance.now() - began;
  }

  /** Asks about known and unknown addresses in turn, the order changing. */
  async function pairs(count: number, known: string[], path: string, more: object) {
    const times: Times = { known: [], unknown: [] };
    for (let pair = 0; pair < count; pair += 1) {
      server.clock.aheadMs += 15 * 60_000;
      const asks = [
        async () => {
          const email = known[pair % known.length];
          times.known.push(await ask(path, { email, ...more }));
        },
        async () => {
          times.unknown.push(await ask(path, { email: freshAddress(), ...more }));
        },
      ];
      if (pair % 2 === 1) asks.reverse();
      for (const one of asks) await one();
    }
    return times;
  }

  async function knownAddresses(count: number): Promise<string[]> {
    const emails = Array.from({ length: count }, () => freshAddress("known"));
    for (const email of emails) {
      await server
        .admin()
        .auth.admin.createUser({ email, password: goodPassword, email_confirm: true });
    }
    return emails;
  }

  describe("with the floor", () => {
    beforeAll(async () => {
      server = await startContractServer(null, 25);
    });

    it("does not tell in 200 pairs who has an account", async () => {
      const known = await knownAddresses(5);
      const times = await pairs(200, known, "recover", {});
      expect(Math.abs(standardScore(times.known, times.unknown))).toBeLessThan(3.3);
    });
  });
});
