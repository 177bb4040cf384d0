import { afterEach, describe, expect, it } from "vitest";
import { type ContractServer, startContractServer } from "../support/contract-server.ts";
import { freshAddress, goodPassword } from "../support/people.ts";

/** What one answer cost, in milliseconds. */
interface Cost {
  tookMs: number;
  /** The processor's time alone: what else the machine does is not in it. */
  workedMs: number;
}

/** The least of each: a busy machine only ever adds. */
const least = (costs: readonly Cost[]): Cost => ({
  tookMs: Math.min(...costs.map(({ tookMs }) => tookMs)),
  workedMs: Math.min(...costs.map(({ workedMs }) => workedMs)),
});

/** A busy machine gets more tries; a free one needs these. */
const fewest = 3;
const most = 40;

describe("how long answers take", () => {
  let server: ContractServer;
  afterEach(() => server.close());

  async function ask(path: string, body: object): Promise<Cost> {
    const began = performance.now();
    const before = process.cpuUsage();
    await server.ask(`/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: server.backend.secrets.publishableKey },
      body: JSON.stringify(body),
    });
    const { user, system } = process.cpuUsage(before);
    return { tookMs: performance.now() - began, workedMs: (user + system) / 1000 };
  }

  async function addPerson(): Promise<string> {
    const email = freshAddress("known");
    const { admin } = server.admin().auth;
    const made = await admin.createUser({ email, password: goodPassword, email_confirm: true });
    if (made.error) throw made.error;
    return email;
  }

  /** Asks about a known and an unknown address in turn, until the quickest answers are as wanted. */
  async function compare(
    path: string,
    more: object,
    isAsWanted: (known: Cost, unknown: Cost) => boolean,
  ): Promise<{ known: Cost; unknown: Cost }> {
    const email = await addPerson();
    const known: Cost[] = [];
    const unknown: Cost[] = [];
    const isEnough = () =>
      known.length >= most || (known.length >= fewest && isAsWanted(least(known), least(unknown)));
    while (!isEnough()) {
      server.clock.aheadMs += 15 * 60_000;
      known.push(await ask(path, { email, ...more }));
      unknown.push(await ask(path, { email: freshAddress(), ...more }));
    }
    return { known: least(known), unknown: least(unknown) };
  }

  it("does not tell who has an account, though without a floor it would", async () => {
    const writingMs = 150;
    /** What is written about an account takes long enough to be seen on any machine. */
    const slow = `
      create function public.be_slow() returns trigger language plpgsql as $$
        begin perform pg_sleep(${writingMs / 1000}); return new; end $$;
      create trigger slow before update of recovery_sent_at on auth.users
        for each row execute function public.be_slow();`;
    const noticeableMs = writingMs / 2;
    const compareOn = async (
      answerFloorMs: number,
      isAsWanted: (known: Cost, unknown: Cost) => boolean,
    ) => {
      server = await startContractServer(null, { answerFloorMs, hashRounds: 4 });
      for (const statement of slow.split(/;(?=\s+create trigger|$)/)) {
        if (statement.trim() !== "") await server.backend.query(statement);
      }
      return compare("recover", {}, isAsWanted);
    };
    const bare = await compareOn(
      0,
      (known, unknown) => known.tookMs - unknown.tookMs > noticeableMs,
    );
    expect(bare.known.tookMs - bare.unknown.tookMs).toBeGreaterThan(noticeableMs);
    await server.close();
    const floorMs = 3 * writingMs;
    const padded = await compareOn(
      floorMs,
      (known, unknown) => Math.abs(known.tookMs - unknown.tookMs) < noticeableMs,
    );
    expect(Math.abs(padded.known.tookMs - padded.unknown.tookMs)).toBeLessThan(noticeableMs);
    expect(padded.unknown.tookMs).toBeGreaterThan(floorMs - 5);
  });

  it("compares a password also when there is no account", async () => {
    server = await startContractServer(null, { answerFloorMs: 0, hashRounds: 10 });
    const isAlike = (known: Cost, unknown: Cost) => unknown.workedMs > known.workedMs / 2;
    const grant = "token?grant_type=password";
    const { known, unknown } = await compare(grant, { password: "not-the-password" }, isAlike);
    expect(unknown.workedMs).toBeGreaterThan(known.workedMs / 2);
    expect(known.workedMs).toBeGreaterThan(20);
  });

  it("takes as long over a change to a known address as over one to a free address", async () => {
    const floorMs = 400;
    server = await startContractServer(null, { answerFloorMs: floorMs, hashRounds: 4 });
    const known = await addPerson();
    const client = server.client();
    await client.auth.signInWithPassword({ email: await addPerson(), password: goodPassword });
    for (const email of [known, freshAddress()]) {
      const began = performance.now();
      expect((await client.auth.updateUser({ email })).error).toBeNull();
      expect(performance.now() - began).toBeGreaterThan(floorMs - 5);
    }
  });
});
