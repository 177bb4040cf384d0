import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, freshAddress, goodPassword, lastMail } from "../support/people.ts";

const quarterHour = 15 * 60_000;

describe.each(databases)("limits of sign-in on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const signIn = (email: string, password: string) =>
    server.client().auth.signInWithPassword({ email, password });

  it.each(["a known", "an unknown"])("stops after ten tries for %s address", async (kind) => {
    const email = kind === "a known" ? (await aPerson(server)).email : freshAddress();
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 10; count += 1) {
      codes.push((await signIn(email, "not-the-password")).error?.code);
    }
    expect(codes).toEqual(Array(10).fill("invalid_credentials"));
    const blocked = await signIn(email, goodPassword);
    expect(blocked.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    const other = await aPerson(server);
    expect((await signIn(other.email, goodPassword)).error).toBeNull();
    if (kind === "an unknown") return;
    server.clock.aheadMs += quarterHour;
    expect((await signIn(email, goodPassword)).error).toBeNull();
    server.clock.aheadMs = 0;
  });

  it("forgets wrong tries after the right password", async () => {
    const { email } = await aPerson(server);
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await signIn(email, "not-the-password");
      expect((await signIn(email, goodPassword)).error).toBeNull();
    }
  });

  it("sends one message per address and minute, known or not", async () => {
    for (const email of [(await aPerson(server)).email, freshAddress()]) {
      const client = server.client();
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      const soon = await client.auth.signInWithOtp({ email });
      expect(soon.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    }
    const { email } = await aPerson(server);
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull();
    server.clock.aheadMs += 60_000;
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull();
    server.clock.aheadMs = 0;
  });

  it("stops a network address that asks for many messages", async () => {
    const ask = (email: string, peer: string) =>
      server.ask(
        "/auth/v1/recover",
        {
          method: "POST",
          headers: { apikey: server.backend.secrets.publishableKey },
          body: JSON.stringify({ email }),
        },
        peer,
      );
    const statuses: number[] = [];
    for (let count = 0; count < 41; count += 1) {
      statuses.push((await ask(freshAddress("many"), "192.0.2.1")).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(freshAddress("many"), "192.0.2.2")).status).toBe(200);
  });

  it("answers a sign-up for a taken address as for a new one, and tells its owner", async () => {
    const { email } = await aPerson(server);
    const signUp = async (address: string) => {
      const answer = await server.ask("/auth/v1/signup", {
        method: "POST",
        headers: { apikey: server.backend.secrets.publishableKey },
        body: JSON.stringify({ email: address, password: goodPassword, data: { a: 1 } }),
      });
      const shape = JSON.stringify(await answer.json(), (key, value: unknown) =>
        typeof value === "string" && /(^|_)(id|at|sub|email)$/.test(key) ? key : value,
      );
      return { status: answer.status, shape };
    };
    const taken = await signUp(email);
    const free = await signUp(freshAddress());
    expect(taken).toEqual(free);
    expect(lastMail(server, email).subject).toBe("You already have a Jubilee account");
    expect((await signIn(email, goodPassword)).error).toBeNull();
  });

  it("refuses a weak password and says why", async () => {
    const weak = { email: freshAddress(), password: "Password123!" };
    const refused = await server.client().auth.signUp(weak);
    expect(refused.error).toMatchObject({ code: "weak_password", reasons: ["pwned"] });
  });
});
