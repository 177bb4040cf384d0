import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databasesByTempo } from "../support/databases.ts";
import { aPerson, freshAddress, goodPassword, lastMail, linkOf } from "../support/people.ts";

describe.each(databasesByTempo)("mailed links and codes on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("signs in by a one-time link, once", async () => {
    const person = await aPerson(server);
    const client = server.client();
    const sent = await client.auth.signInWithOtp({
      email: person.email,
      options: { emailRedirectTo: "http://jubilee.test/auth/magic-link" },
    });
    expect(sent.error).toBeNull();
    const { url, tokenHash } = linkOf(lastMail(server, person.email));
    expect(url.pathname).toBe("/auth/magic-link");
    expect(url.searchParams.get("type")).toBe("magiclink");
    const used = await client.auth.verifyOtp({ token_hash: tokenHash, type: "magiclink" });
    expect(used.data.user?.id).toBe(person.user.id);
    const twice = await server
      .client()
      .auth.verifyOtp({ token_hash: tokenHash, type: "magiclink" });
    expect(twice.error?.code).toBe("otp_expired");
  });

  it("does not use up a link that a scanner opens", async () => {
    const person = await aPerson(server);
    await server.client().auth.signInWithOtp({ email: person.email });
    const { tokenHash } = linkOf(lastMail(server, person.email));
    const scanned = await server.ask(
      `/auth/v1/verify?token=${tokenHash}&type=magiclink&redirect_to=https://evil.test/`,
    );
    expect(scanned.status).toBe(303);
    const target = new URL(scanned.headers.get("location") ?? "");
    expect(target.origin + target.pathname).toBe("http://jubilee.test/auth/magic-link");
    expect(target.href).not.toContain("evil");
    const used = await server.client().auth.verifyOtp({ token_hash: tokenHash, type: "email" });
    expect(used.error).toBeNull();
  });

  it.each([
    ["http://jubilee.test/events?tab=guests", "/events?tab=guests"],
    ["https://app.partner.test/back", "https://app.partner.test/back"],
    ["https://evil.test/dashboard", "/dashboard"],
    ["http://jubilee.test.evil.test/", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
    ["//evil.test/x", "/dashboard"],
    ["http://jubilee.test//evil.test/x", "/dashboard"],
    ["http://jubilee.test/\\evil.test/x", "/dashboard"],
    ["http://jubilee.test/.//evil.test/x", "/dashboard"],
  ])("after confirming with redirect %s goes to %s", async (redirect, next) => {
    const email = freshAddress();
    await server.client().auth.signUp({
      email,
      password: goodPassword,
      options: { emailRedirectTo: redirect },
    });
    expect(linkOf(lastMail(server, email)).url.searchParams.get("next")).toBe(next);
  });

  it("takes the typed code, locks it after five wrong ones", async () => {
    const person = await aPerson(server);
    const client = server.client();
    const codeFor = async () => {
      const { admin } = server.admin().auth;
      const link = await admin.generateLink({ type: "magiclink", email: person.email });
      return link.data.properties?.email_otp ?? "";
    };
    const guess = (token: string) =>
      client.auth.verifyOtp({ email: person.email, token, type: "email" });
    expect((await guess(await codeFor())).error).toBeNull();
    const second = await codeFor();
    const wrong = second === "111111" ? "222222" : "111111";
    const tries = await Promise.all(Array.from({ length: 5 }, () => guess(wrong)));
    expect(tries.map(({ error }) => error?.code)).toEqual(Array(5).fill("otp_expired"));
    expect((await guess(second)).error?.code).toBe("otp_expired");
  });

  it("opens an account by one-time link, or not when told so", async () => {
    const email = freshAddress();
    const client = server.client();
    await client.auth.signInWithOtp({ email, options: { data: { display_name: "Grace" } } });
    const { tokenHash } = linkOf(lastMail(server, email));
    const used = await client.auth.verifyOtp({ token_hash: tokenHash, type: "magiclink" });
    expect(used.data.user).toMatchObject({ email, user_metadata: { display_name: "Grace" } });

    const nobody = freshAddress();
    const options = { shouldCreateUser: false };
    const sent = await server.client().auth.signInWithOtp({ email: nobody, options });
    expect(sent.error).toBeNull();
    expect(server.mails.some((mail) => mail.to === nobody)).toBe(false);
  });

  it("chooses a new password by the recovery link", async () => {
    const person = await aPerson(server);
    const client = server.client();
    const sent = await client.auth.resetPasswordForEmail(person.email);
    expect(sent.error).toBeNull();
    const { url, tokenHash } = linkOf(lastMail(server, person.email));
    expect(url.pathname).toBe("/auth/update-password");
    const used = await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
    expect(used.error).toBeNull();
    const changed = await client.auth.updateUser({ password: "a-completely-new-one" });
    expect(changed.error).toBeNull();
    expect(lastMail(server, person.email).subject).toBe("Your password was changed");
    const elsewhere = await person.client.auth.getUser();
    expect(elsewhere.error?.name).toBe("AuthSessionMissingError");
    const signIn = (password: string) =>
      server.client().auth.signInWithPassword({ email: person.email, password });
    expect((await signIn(goodPassword)).error?.code).toBe("invalid_credentials");
    expect((await signIn("a-completely-new-one")).error).toBeNull();
  });

  it("works with proof keys: only the browser that asked can use the link", async () => {
    const person = await aPerson(server);
    const asking = server.client({ flowType: "pkce" });
    await asking.auth.signInWithOtp({ email: person.email });
    const { tokenHash } = linkOf(lastMail(server, person.email));
    const thief = server.client({ flowType: "pkce" });
    await thief.auth.signInWithOtp({ email: freshAddress() });
    const stolen = await thief.auth.exchangeCodeForSession(tokenHash);
    expect(stolen.error?.code).toBe("bad_code_verifier");
    const exchanged = await asking.auth.exchangeCodeForSession(tokenHash);
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user?.id).toBe(person.user.id);
  });

  it("sends the confirmation once more", async () => {
    const email = freshAddress();
    const client = server.client();
    await client.auth.signUp({ email, password: goodPassword });
    const soon = await client.auth.resend({ type: "signup", email });
    expect(soon.error?.code).toBe("over_email_send_rate_limit");
    server.clock.aheadMs += 61_000;
    try {
      const old = linkOf(lastMail(server, email)).tokenHash;
      const later = await client.auth.resend({ type: "signup", email });
      expect(later.error).toBeNull();
      const { tokenHash } = linkOf(lastMail(server, email));
      expect(tokenHash).not.toBe(old);
      const first = await client.auth.verifyOtp({ token_hash: old, type: "signup" });
      expect(first.error).toBeNull();
      const second = await client.auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
      expect(second.error?.code).toBe("otp_expired");
    } finally {
      server.clock.aheadMs = 0;
    }
  });

  it("does not keep a password that somebody else chose before the address was proved", async () => {
    const email = freshAddress();
    await server.client().auth.signUp({ email, password: "the-attackers-choice" });
    server.clock.aheadMs += 61_000;
    try {
      const owner = server.client();
      await owner.auth.signInWithOtp({ email });
      const { tokenHash } = linkOf(lastMail(server, email));
      const used = await owner.auth.verifyOtp({ token_hash: tokenHash, type: "magiclink" });
      expect(used.error).toBeNull();
    } finally {
      server.clock.aheadMs = 0;
    }
    const attacker = await server
      .client()
      .auth.signInWithPassword({ email, password: "the-attackers-choice" });
    expect(attacker.error?.code).toBe("invalid_credentials");
  });
});
