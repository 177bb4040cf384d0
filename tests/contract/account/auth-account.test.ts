import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totp } from "../../support/totp.ts";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import {
  aPerson,
  codeOf,
  freshAddress,
  goodPassword,
  lastMail,
  linkOf,
} from "../support/people.ts";

describe.each(databases)("one's own account on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("changes metadata at once", async () => {
    const { client } = await aPerson(server);
    await client.auth.updateUser({ data: { display_name: "Ada", theme: "dark" } });
    const changed = await client.auth.updateUser({ data: { theme: null } });
    expect(changed.data.user?.user_metadata).toEqual({ display_name: "Ada" });
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toEqual({ display_name: "Ada" });
  });

  it("changes the address when the old and the new one agree", async () => {
    const person = await aPerson(server);
    const wanted = freshAddress("new");
    const asked = await person.client.auth.updateUser({ email: wanted });
    expect(asked.data.user).toMatchObject({ email: person.email, new_email: wanted });
    const client = server.client();
    const confirm = (address: string) =>
      client.auth.verifyOtp({
        token_hash: linkOf(lastMail(server, address)).tokenHash,
        type: "email_change",
      });
    const half = await confirm(wanted);
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
    const whole = await confirm(person.email);
    expect(whole.data.user).toMatchObject({ email: wanted });
    expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted });
  });

  it("gives an address that two asked for to the first whose links come back", async () => {
    const wanted = freshAddress("wanted");
    const both = [await aPerson(server), await aPerson(server)];
    const links: string[][] = [];
    for (const person of both) {
      expect((await person.client.auth.updateUser({ email: wanted })).error).toBeNull();
      links.push([wanted, person.email].map((to) => linkOf(lastMail(server, to)).tokenHash));
      server.clock.aheadMs += 61_000;
    }
    const answers = [];
    for (const token_hash of links.flat()) {
      const used = await server.client().auth.verifyOtp({ token_hash, type: "email_change" });
      answers.push(used.error?.code ?? used.data.user?.email ?? "half");
    }
    server.clock.aheadMs = 0;
    expect(answers).toEqual(["half", wanted, "half", "email_exists"]);
  });

  it("asks for a fresh code before an old session changes the password", async () => {
    const person = await aPerson(server);
    const same = await person.client.auth.updateUser({ password: goodPassword });
    expect(same.error?.code).toBe("same_password");
    const weak = await person.client.auth.updateUser({ password: "password1" });
    expect(weak.error?.code).toBe("weak_password");
    await server.backend.query(
      "update auth.sessions set created_at = now() - interval '2 days' where user_id = $1::uuid",
      [person.user.id],
    );
    const password = "another-good-one";
    const early = await person.client.auth.updateUser({ password });
    expect(early.error?.code).toBe("reauthentication_needed");
    expect((await person.client.auth.reauthenticate()).error).toBeNull();
    const nonce = codeOf(lastMail(server, person.email));
    const changed = await person.client.auth.updateUser({ password, nonce });
    expect(changed.error).toBeNull();
  });

  it("lists identities and keeps the last one", async () => {
    const { client, user } = await aPerson(server);
    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities.map(({ provider, user_id }) => [provider, user_id])).toEqual([
      ["email", user.id],
    ]);
    const identity = data?.identities[0];
    if (!identity) throw new Error("There is no identity.");
    const last = await client.auth.unlinkIdentity(identity);
    expect(last.error?.code).toBe("single_identity_not_deletable");

    const second = crypto.randomUUID();
    await server.backend.query(
      `insert into auth.identities (id, provider, provider_id, user_id)
       values ($1::uuid, 'google', 'g-1', $2::uuid)`,
      [second, user.id],
    );
    const stranger = await aPerson(server);
    const google = { ...identity, identity_id: second };
    const refused = await stranger.client.auth.unlinkIdentity(google);
    expect(refused.error?.code).toBe("identity_not_found");
    expect((await client.auth.unlinkIdentity(google)).error).toBeNull();
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it("adds an authenticator app, asks it, and removes it", async () => {
    const person = await aPerson(server);
    const { mfa } = person.client.auth;
    const enrolled = await mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    if (enrolled.error) throw enrolled.error;
    expect(enrolled.data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(enrolled.data.totp.uri).toMatch(/^otpauth:\/\/totp\/Jubilee/);
    const factorId = enrolled.data.id;
    const { secret } = enrolled.data.totp;
    const level = async () => (await mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level()).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });

    const wrong = await mfa.challengeAndVerify({ factorId, code: "000000" });
    expect(wrong.error?.code).toBe("mfa_verification_failed");
    const now = Date.now();
    const right = await mfa.challengeAndVerify({ factorId, code: totp(secret, now) });
    expect(right.error).toBeNull();
    expect(await level()).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect((await person.client.rpc("who_am_i")).data).toMatchObject({ aal: "aal2" });
    const replay = await mfa.challengeAndVerify({ factorId, code: totp(secret, now) });
    expect(replay.error?.code).toBe("mfa_verification_failed");

    const half = server.client();
    await half.auth.signInWithPassword({ email: person.email, password: goodPassword });
    const halfLevel = await half.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(halfLevel.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect(await half.rpc("who_am_i")).toMatchObject({ status: 401, data: null });
    expect((await person.client.rpc("who_am_i")).status).toBe(200);
    const removal = await half.auth.mfa.unenroll({ factorId });
    expect(removal.error?.code).toBe("insufficient_aal");
    const password = await half.auth.updateUser({ password: "not-with-half-a-key" });
    expect(password.error?.code).toBe("insufficient_aal");

    const stranger = await aPerson(server);
    const foreign = await stranger.client.auth.mfa.challenge({ factorId });
    expect(foreign.error?.code).toBe("mfa_factor_not_found");

    expect((await mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await mfa.unenroll({ factorId })).error).toBeNull();
    expect((await mfa.listFactors()).data?.totp).toHaveLength(0);
  });

  it("locks a challenge after five wrong codes", async () => {
    const { client } = await aPerson(server);
    const enrolled = await client.auth.mfa.enroll({ factorType: "totp" });
    if (enrolled.error) throw enrolled.error;
    const factorId = enrolled.data.id;
    const challenge = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge.data?.id ?? "";
    const answer = (code: string) => client.auth.mfa.verify({ factorId, challengeId, code });
    const secret = enrolled.data.totp.secret;
    const right = totp(secret, Date.now());
    const wrong = right === "111111" ? "222222" : "111111";
    for (let count = 0; count < 5; count += 1) {
      expect((await answer(wrong)).error?.code).toBe("mfa_verification_failed");
    }
    expect((await answer(right)).error?.code).toBe("mfa_challenge_expired");
  });
});
