import { afterEach, describe, expect, it } from "vitest";
import { type ContractServer, startContractServer } from "./support/contract-server.ts";
import { freshAddress, goodPassword } from "./support/people.ts";

/** Beyond this, Mann and Whitney's test says with p < 0.001 that one side is slower. */
const telling = 3.3;
/** Beyond this one would look closer (p < 0.01). */
const noticeable = 2.6;

/** Mann and Whitney's U as a standard score. */
function standardScore(first: number[], second: number[]): number {
  let above = 0;
  for (const a of first) for (const b of second) above += a > b ? 1 : a === b ? 0.5 : 0;
  const mean = (first.length * second.length) / 2;
  const deviation = Math.sqrt((mean * (first.length + second.length + 1)) / 6);
  return (above - mean) / deviation;
}

interface Comparison {
  score: number;
  /** What nine of ten answers about known addresses stay below, in milliseconds. */
  mostMs: number;
}

describe("how long answers take", () => {
  let server: ContractServer;
  afterEach(() => server.close());

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
  async function compare(pairs: number, path: string, more: object): Promise<Comparison> {
    const email = freshAddress("known");
    const { admin } = server.admin().auth;
    const made = await admin.createUser({ email, password: goodPassword, email_confirm: true });
    if (made.error) throw made.error;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      server.clock.aheadMs += 15 * 60_000;
      const asks = [
        async () => known.push(await ask(path, { email, ...more })),
        async () => unknown.push(await ask(path, { email: freshAddress(), ...more })),
      ];
      if (pair % 2 === 1) asks.reverse();
      for (const one of asks) await one();
    }
    const sorted = known.toSorted((a, b) => a - b);
    return {
      score: Math.abs(standardScore(known, unknown)),
      mostMs: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
    };
  }

  it("does not tell who has an account, though without a floor it would", async () => {
    server = await startContractServer(null, { answerFloorMs: 0, hashRounds: 4 });
    const bare = await compare(40, "recover", {});
    expect(bare.score).toBeGreaterThan(noticeable);
    await server.close();
    server = await startContractServer(null, {
      answerFloorMs: Math.ceil(2 * bare.mostMs),
      hashRounds: 4,
    });
    expect((await compare(50, "recover", {})).score).toBeLessThan(telling);
  }, 180_000);

  it("compares a password also when there is no account", async () => {
    server = await startContractServer(null, { answerFloorMs: 0, hashRounds: 10 });
    const grant = "token?grant_type=password";
    const { score } = await compare(12, grant, { password: "not-the-password" });
    expect(score).toBeLessThan(telling);
  });
});
