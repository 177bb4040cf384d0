import { forgetSpentSignIns } from "@jubilee/backend/front/auth/forget";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, freshAddress, goodPassword, type Person } from "../support/people.ts";

const minute = 60_000;

async function sessionOf(person: Person) {
  const { data } = await person.client.auth.getSession();
  if (!data.session) throw new Error("Nobody is signed in.");
  return data.session;
}

describe.each(databases)("sessions on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("gives tokens that say who, how and since when, and anyone can check them", async () => {
    const person = await aPerson(server);
    const { data, error } = await person.client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe("ES256");
    expect(data?.claims).toMatchObject({
      sub: person.user.id,
      email: person.email,
      role: "authenticated",
      aud: "authenticated",
      aal: "aal1",
      amr: [{ method: "password" }],
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: {},
      is_anonymous: false,
      iss: "http://jubilee.test/auth/v1",
    });
    expect(data?.claims["session_id"]).toMatch(/^[0-9a-f-]{36}$/);
    const keys = await server.ask("/auth/v1/.well-known/jwks.json");
    expect(keys.headers.get("cache-control")).toBe("public, max-age=600");
    expect(JSON.stringify(await keys.json())).not.toContain('"d"');
    const me = await person.client.rpc("who_am_i");
    expect(me.data).toEqual({
      role: "authenticated",
      uid: person.user.id,
      email: person.email,
      aal: "aal1",
      session: data?.claims["session_id"],
    });
  });

  it("refuses forged, altered and foreign tokens", async () => {
    const person = await aPerson(server);
    const { access_token: token } = await sessionOf(person);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const claims: Record<string, unknown> = JSON.parse(atob(payload));
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const ask = (bearer: string) =>
      server.ask("/rest/v1/rpc/who_am_i", {
        method: "POST",
        headers: {
          apikey: server.backend.secrets.publishableKey,
          authorization: `Bearer ${bearer}`,
        },
      });
    expect((await ask(token)).status).toBe(200);
    const forgeries = [
      `${header}.${encode({ ...claims, role: "service_role" })}.${signature}`,
      `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
      `${encode({ alg: "HS256", typ: "JWT" })}.${payload}.${signature}`,
      "not-a-token",
    ];
    for (const forgery of forgeries) expect((await ask(forgery)).status).toBe(401);
  });

  it("needs a key, and takes nobody's role but the three", async () => {
    const ask = (apikey?: string) =>
      server.ask("/rest/v1/notes", { headers: apikey ? { apikey } : {} });
    expect((await ask()).status).toBe(401);
    expect((await ask("sb_publishable_wrong")).status).toBe(401);
    expect((await ask(server.backend.secrets.publishableKey)).status).toBe(200);
    expect((await ask(server.backend.secrets.secretKey)).status).toBe(200);
  });

  it("renews once per refresh token, forgives two tabs, ends the session on reuse", async () => {
    const person = await aPerson(server);
    const first = (await sessionOf(person)).refresh_token;
    const renewed = await person.client.auth.refreshSession({ refresh_token: first });
    expect(renewed.error).toBeNull();
    const otherTab = await server.client().auth.refreshSession({ refresh_token: first });
    expect(otherTab.error).toBeNull();

    server.clock.aheadMs += minute;
    try {
      const stolen = await server.client().auth.refreshSession({ refresh_token: first });
      expect(stolen.error?.code).toBe("refresh_token_already_used");
      const afterwards = await server.client().auth.refreshSession({
        refresh_token: renewed.data.session?.refresh_token ?? "",
      });
      expect(afterwards.error?.code).toBe("refresh_token_not_found");
    } finally {
      server.clock.aheadMs = 0;
    }
    const nonsense = await server.client().auth.refreshSession({ refresh_token: "nonsense" });
    expect(nonsense.error?.code).toBe("refresh_token_not_found");
  });

  it("signs out here, elsewhere and everywhere; an ended session opens nothing", async () => {
    const here = await aPerson(server);
    const again = async () => {
      const client = server.client();
      const { error } = await client.auth.signInWithPassword({
        email: here.email,
        password: goodPassword,
      });
      expect(error).toBeNull();
      return client;
    };
    const phone = await again();
    const tablet = await again();
    const isIn = async (client: typeof phone, token: string) =>
      (await client.auth.getUser(token)).error === null;
    const tokenOf = async (client: typeof phone) =>
      (await client.auth.getSession()).data.session?.access_token ?? "";
    const tokens = await Promise.all([here.client, phone, tablet].map(tokenOf));
    const [hereToken = "", phoneToken = "", tabletToken = ""] = tokens;

    await phone.auth.signOut({ scope: "local" });
    expect(await isIn(phone, phoneToken)).toBe(false);
    expect(await isIn(here.client, hereToken)).toBe(true);
    const rest = await server.ask("/rest/v1/notes", {
      headers: {
        apikey: server.backend.secrets.publishableKey,
        authorization: `Bearer ${phoneToken}`,
      },
    });
    expect(rest.status).toBe(401);

    await here.client.auth.signOut({ scope: "others" });
    expect(await isIn(tablet, tabletToken)).toBe(false);
    expect(await isIn(here.client, hereToken)).toBe(true);

    await here.client.auth.signOut({ scope: "global" });
    expect(await isIn(here.client, hereToken)).toBe(false);
    const rows = await server.backend.query(
      "select 1 as one from auth.sessions where user_id = $1::uuid",
      [here.user.id],
    );
    expect(rows).toEqual([]);
  });

  it("keeps people apart when they ask at the same time", async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => aPerson(server)));
    const answers = await Promise.all(
      Array.from({ length: 8 }).flatMap(() =>
        crowd.map(async (person) => {
          const { data } = await person.client.rpc("who_am_i");
          return { expected: person.user.id, got: data?.uid };
        }),
      ),
    );
    expect(answers).toHaveLength(48);
    expect(answers.filter(({ expected, got }) => expected !== got)).toEqual([]);
  });

  it("answers what it does not do with 501 and its name", async () => {
    const client = server.client();
    const idToken = await client.auth.signInWithIdToken({ provider: "google", token: "x" });
    expect(idToken.error).toMatchObject({ status: 501 });
    expect(idToken.error?.message).toContain("id_token");
    const sso = await client.auth.signInWithSSO({ domain: "example.org" });
    expect(sso.error).toMatchObject({ status: 501 });
    const anonymous = await client.auth.signInAnonymously();
    expect(anonymous.error?.code).toBe("anonymous_provider_disabled");
    const oauth = await server.ask("/auth/v1/authorize?provider=google", {
      headers: { apikey: server.backend.secrets.publishableKey },
    });
    expect(oauth.status).toBe(501);
    expect(await oauth.json()).toMatchObject({ feature: "GET /auth/v1/authorize" });
    const settings = await server.ask("/auth/v1/settings", {
      headers: { apikey: server.backend.secrets.publishableKey },
    });
    expect(await settings.json()).toMatchObject({ external: { email: true }, saml_enabled: false });
  });

  it("signs in by phone", async () => {
    const phone = "+49 30 1234567";
    const client = server.client();
    const signedUp = await client.auth.signUp({ phone, password: goodPassword });
    expect(signedUp.error).toBeNull();
    const message = server.mails.findLast((mail) => mail.to === "+49301234567");
    const token = /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
    const wrong = await client.auth.verifyOtp({ phone, token: "000000", type: "sms" });
    expect(wrong.error?.code).toBe("otp_expired");
    const right = await client.auth.verifyOtp({ phone, token, type: "sms" });
    expect(right.error).toBeNull();
    expect(right.data.user?.phone).toBe("49301234567");
    const again = await client.auth.signInWithPassword({ phone, password: goodPassword });
    expect(again.error).toBeNull();
  });

  it("needs e-mail or phone, and a password", async () => {
    const client = server.client();
    const email = freshAddress();
    const both = await server.ask("/auth/v1/signup", {
      method: "POST",
      headers: { apikey: server.backend.secrets.publishableKey },
      body: JSON.stringify({ email, phone: "+4930123456", password: goodPassword }),
    });
    expect(both.status).toBe(400);
    const malformed = await client.auth.signUp({ email: "no-address", password: goodPassword });
    expect(malformed.error?.code).toBe("email_address_invalid");
    const broken = await server.ask("/auth/v1/signup", {
      method: "POST",
      headers: { apikey: server.backend.secrets.publishableKey },
      body: "{",
    });
    expect(broken.status).toBe(400);
  });

  it("forgets used tokens and codes when they have served their time, and signs nobody out", async () => {
    const person = await aPerson(server);
    expect((await person.client.auth.refreshSession()).error).toBeNull();
    await person.client.auth.resetPasswordForEmail(person.email);
    const of = async (table: string) => {
      const [row] = await server.backend.query<{ count: number }>(
        `select count(*)::int as count from ${table} where user_id = $1`,
        [person.user.id],
      );
      return row?.count;
    };
    const now = () => Date.now() + server.clock.aheadMs;
    const [tokens, codes] = ["auth.refresh_tokens", "auth_front.codes"];
    await forgetSpentSignIns(server.backend, now());
    expect([await of(tokens), await of(codes)]).toEqual([2, 1]);
    await forgetSpentSignIns(server.backend, now() + 31 * 24 * 60 * minute);
    expect([await of(tokens), await of(codes)]).toEqual([1, 0]);
    expect((await person.client.auth.refreshSession()).error).toBeNull();
  });
});
