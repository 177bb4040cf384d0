import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAuthApi } from "./auth.api.ts";
import { authStorageKey, needsSecondFactor, phoneOf, sessionTimesMs } from "./auth.rules.ts";

const user = { id: "u1", aud: "authenticated", email: "maya@hartwell.example", factors: [] };

function token(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "ES256", kid: "k1" })}.${part(claims)}.c2ln`;
}

function session(expiresInSeconds: number) {
  const now = Math.floor(Date.now() / 1000);
  return {
    access_token: token({ sub: "u1", exp: now + expiresInSeconds, aal: "aal1" }),
    refresh_token: "r1",
    expires_in: expiresInSeconds,
    expires_at: now + expiresInSeconds,
    token_type: "bearer",
    user,
  };
}

/** A client as the portal makes it, before a server that is told what to answer. */
function setUp(answer: (url: URL, body: Record<string, unknown>) => Response) {
  const calls: { atMs: number; url: URL; body: Record<string, unknown> }[] = [];
  const stored = new Map<string, string>();
  const client = createClient("http://auth.example", "key", {
    auth: {
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      storageKey: authStorageKey,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: {
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
        calls.push({ atMs: Date.now(), url, body });
        return answer(url, body);
      },
    },
  });
  const refreshes = () => calls.filter(({ url }) => url.searchParams.has("grant_type"));
  return { client, stored, calls, refreshes };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });

describe("a session is kept alive", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("'Token auto-refresh check every 30 s; refresh when within about 90 s of expiry'", async () => {
    const { client, stored, refreshes } = setUp(() => json(session(3_600)));
    stored.set(authStorageKey, JSON.stringify(session(150)));
    await client.auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(sessionTimesMs.refreshCheck - 1_000);
    expect(refreshes()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(sessionTimesMs.refreshCheck + 2_000);
    expect(refreshes()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10 * sessionTimesMs.refreshCheck);
    expect(refreshes()).toHaveLength(1);
    await client.auth.stopAutoRefresh();
  });

  it.each([
    [91, 0],
    [89, 1],
  ])(
    "'session expiry margin 90 s': asked %d s before its end it is renewed %d times",
    async (seconds, times) => {
      const { client, stored, refreshes } = setUp(() => json(session(3_600)));
      stored.set(authStorageKey, JSON.stringify(session(seconds)));
      await client.auth.getSession();
      expect(refreshes()).toHaveLength(times);
    },
  );

  it("'refresh retries back off from 200 ms doubling within 30 s'", async () => {
    const { client, stored, refreshes } = setUp(() => json({ message: "down" }, 503));
    stored.set(authStorageKey, JSON.stringify(session(10)));
    const startMs = Date.now();
    const refreshed = client.auth.refreshSession();
    await vi.advanceTimersByTimeAsync(sessionTimesMs.retryWithin + 1_000);
    expect((await refreshed).error).not.toBeNull();
    const times = refreshes().map(({ atMs }) => atMs - startMs);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800]);
    expect(times.at(-1)).toBeLessThan(sessionTimesMs.retryWithin);
  });

  it("'key-set cache 10 min'", async () => {
    const jwk = { kty: "EC", kid: "k1", crv: "P-256", x: "AA", y: "AA", alg: "ES256" };
    const { client, stored, calls } = setUp(() => json({ keys: [jwk] }));
    stored.set(authStorageKey, JSON.stringify(session(7_200)));
    const asked = () => calls.filter(({ url }) => url.pathname.endsWith("jwks.json")).length;
    const look = async () => {
      const looked = client.auth.getClaims().catch(() => null);
      await vi.advanceTimersByTimeAsync(0);
      await looked;
    };
    await look();
    await vi.advanceTimersByTimeAsync(sessionTimesMs.keySet - 1_000);
    await look();
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await look();
    expect(asked()).toBe(2);
  });
});

describe("the calls", () => {
  it("tells of every auth event: 'signed in, signed out, token refreshed, user updated, password recovery, initial session'", async () => {
    const { client } = setUp(({ pathname }) =>
      json(pathname.endsWith("/user") ? user : session(3_600)),
    );
    const heard: string[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const stop = createAuthApi(client).onChange((event) => {
      heard.push(event);
      begin();
    });
    await begun;
    await client.auth.signInWithPassword({ email: "a@b.example", password: "long-enough" });
    await client.auth.refreshSession();
    await client.auth.updateUser({ data: { first_name: "Maya" } });
    await client.auth.verifyOtp({ token_hash: "hash", type: "recovery" });
    await client.auth.signOut({ scope: "local" });
    stop();
    expect(heard).toEqual([
      "INITIAL_SESSION",
      "SIGNED_IN",
      "TOKEN_REFRESHED",
      "USER_UPDATED",
      "PASSWORD_RECOVERY",
      "SIGNED_OUT",
    ]);
  });

  it("'Sign-in uses password', and the address is trimmed", async () => {
    const { client, calls } = setUp(() => json(session(3_600)));
    const answer = await createAuthApi(client).signIn(" maya@hartwell.example ", "long-enough");
    expect(calls[0]?.url.searchParams.get("grant_type")).toBe("password");
    expect(calls[0]?.body).toMatchObject({
      email: "maya@hartwell.example",
      password: "long-enough",
    });
    expect(answer).toMatchObject({ ok: true, value: { id: user.id } });
  });

  it.each([{}, { user }, session(0).user])(
    "'Sign-in returning no user or session' signs nobody in: %o",
    async (body) => {
      const { client, stored } = setUp(() => json(body));
      const answer = await createAuthApi(client).signIn("maya@hartwell.example", "long-enough");
      expect(answer.ok && answer.value !== null).toBe(false);
      expect(stored.has(authStorageKey)).toBe(false);
    },
  );

  it("'default phone channel sms', and the captcha's answer goes along", async () => {
    const { client, calls } = setUp(() => json({}));
    await createAuthApi(client).sendPhoneCode("+49 170 123-45 67", "proof");
    expect(calls[0]?.url.pathname).toBe("/auth/v1/otp");
    expect(calls[0]?.body).toMatchObject({
      phone: "+491701234567",
      channel: "sms",
      gotrue_meta_security: { captcha_token: "proof" },
    });
  });

  it("'POST verify': the six digits that were texted", async () => {
    const { client, calls } = setUp(() => json(session(3600)));
    const answer = await createAuthApi(client).verifyPhoneCode("+49 170 123-45 67", "123456");
    expect(calls[0]?.url.pathname).toBe("/auth/v1/verify");
    expect(calls[0]?.body).toMatchObject({ phone: "+491701234567", token: "123456", type: "sms" });
    expect(answer).toMatchObject({ ok: true, value: { id: user.id } });
  });

  it("'POST signup: email or phone, password, data, captcha token, optional PKCE challenge fields.': 'signup uses an emailRedirectTo and metadata'", async () => {
    const { client, calls } = setUp(() => json(user));
    await createAuthApi(client).signUp(
      {
        email: " maya@hartwell.example ",
        password: "long-enough",
        firstName: "Maya",
        lastName: "Albright",
        planType: "free",
        wantsAffiliate: true,
        timeZone: "Europe/Berlin",
        captchaToken: "proof",
      },
      "http://portal.example/dashboard",
    );
    expect(calls[0]?.url.pathname).toBe("/auth/v1/signup");
    expect(calls[0]?.url.searchParams.get("redirect_to")).toBe("http://portal.example/dashboard");
    expect(calls[0]?.body).toMatchObject({
      email: "maya@hartwell.example",
      data: { full_name: "Maya Albright", wants_affiliate: true },
      gotrue_meta_security: { captcha_token: "proof" },
    });
  });

  it("each call that wants a captcha is given a fresh answer", async () => {
    const { client, calls } = setUp(() => json({}));
    let solved = 0;
    const api = createAuthApi(client, () => Promise.resolve(`proof ${++solved}`));
    await api.signIn("maya@hartwell.example", "long-enough");
    await api.sendMagicLink("maya@hartwell.example", "http://portal.example/");
    await api.sendRecovery("maya@hartwell.example", "http://portal.example/");
    await api.resendConfirmation("maya@hartwell.example", "http://portal.example/");
    expect(calls.map(({ url }) => url.pathname)).toEqual([
      "/auth/v1/token",
      "/auth/v1/otp",
      "/auth/v1/recover",
      "/auth/v1/resend",
    ]);
    for (const [index, { body }] of calls.entries()) {
      const gotrue_meta_security = { captcha_token: `proof ${index + 1}` };
      expect(body).toMatchObject({ gotrue_meta_security });
    }
  });

  it("signs in by phone where the identifier is one", async () => {
    const { client, calls } = setUp(() => json(session(3_600)));
    await createAuthApi(client).signIn("+1 (212) 555-0188", "long-enough");
    expect(calls[0]?.body).toMatchObject({ phone: "+12125550188", password: "long-enough" });
  });

  it.each([
    ["+49 170 1234567", "+491701234567"],
    ["0170 1234567", null],
    ["maya@hartwell.example", null],
    ["+12", null],
  ])("%s as a phone number is %s", (text, phone) => expect(phoneOf(text)).toBe(phone));

  it("'You must provide either an email or phone number and a password'", async () => {
    const { client, calls } = setUp(() => json({}));
    expect(await createAuthApi(client).signIn(" ", "x")).toMatchObject({
      error: { message: "You must provide either an email or phone number and a password" },
    });
    expect(calls).toEqual([]);
  });
});

describe("a second factor is due", () => {
  const verified = [{ status: "verified" }];
  it.each([
    [token({ aal: "aal1" }), verified, true],
    [token({ aal: "aal2" }), verified, false],
    [token({ aal: "aal1" }), [{ status: "unverified" }], false],
    [token({ aal: "aal1" }), undefined, false],
    ["not a token", verified, true],
    [undefined, verified, false],
  ])("%#", (accessToken, factors, due) =>
    expect(needsSecondFactor(accessToken, factors)).toBe(due),
  );
});
