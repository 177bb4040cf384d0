import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, freshAddress, goodPassword, lastMail, linkOf } from "../support/people.ts";

describe.each(databases)("administration of accounts on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("creates, reads, changes, suspends and deletes accounts", async () => {
    const { admin } = server.admin().auth;
    const email = freshAddress();
    const made = await admin.createUser({
      email,
      password: goodPassword,
      email_confirm: true,
      user_metadata: { display_name: "Ada" },
      app_metadata: { plan: "pro" },
    });
    const id = made.data.user?.id ?? "";
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { display_name: "Ada" },
      app_metadata: { plan: "pro", provider: "email" },
    });
    const twice = await admin.createUser({ email });
    expect(twice.error?.code).toBe("email_exists");
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);

    const client = server.client();
    const signIn = () => client.auth.signInWithPassword({ email, password: goodPassword });
    expect((await signIn()).data.user?.app_metadata).toMatchObject({ plan: "pro" });
    await admin.updateUserById(id, { ban_duration: "24h" });
    expect((await signIn()).error?.code).toBe("user_banned");
    await admin.updateUserById(id, { ban_duration: "none", app_metadata: { plan: "free" } });
    expect((await signIn()).data.user?.app_metadata).toMatchObject({ plan: "free" });

    const renamed = freshAddress("renamed");
    const changed = await admin.updateUserById(id, { email: renamed, password: "new-and-good" });
    expect(changed.data.user?.email).toBe(renamed);
    expect((await signIn()).error?.code).toBe("invalid_credentials");

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe("user_not_found");
  });

  it("pages through accounts", async () => {
    await aPerson(server);
    await aPerson(server);
    const { admin } = server.admin().auth;
    const first = await admin.listUsers({ page: 1, perPage: 1 });
    if (first.error) throw first.error;
    expect(first.data.users).toHaveLength(1);
    expect(first.data.total).toBeGreaterThanOrEqual(2);
    expect(first.data.nextPage).toBe(2);
    const second = await admin.listUsers({ page: 2, perPage: 1 });
    expect(second.data.users[0]?.id).not.toBe(first.data.users[0]?.id);
  });

  it("makes links without mails and invites by mail", async () => {
    const { admin } = server.admin().auth;
    const email = freshAddress();
    const link = await admin.generateLink({ type: "signup", email, password: goodPassword });
    if (link.error) throw link.error;
    expect(new URL(link.data.properties.action_link).pathname).toBe("/auth/callback");
    expect(server.mails.some((mail) => mail.to === email)).toBe(false);
    const confirmed = await server
      .client()
      .auth.verifyOtp({ token_hash: link.data.properties.hashed_token, type: "signup" });
    expect(confirmed.data.user?.email).toBe(email);
    const recovery = await admin.generateLink({ type: "recovery", email });
    const recovered = await server.client().auth.verifyOtp({
      email,
      token: recovery.data.properties?.email_otp ?? "",
      type: "recovery",
    });
    expect(recovered.error).toBeNull();
    const none = await admin.generateLink({ type: "recovery", email: freshAddress() });
    expect(none.error?.code).toBe("user_not_found");

    const guest = freshAddress("guest");
    const invited = await admin.inviteUserByEmail(guest, { data: { role: "helper" } });
    expect(invited.data.user?.user_metadata).toEqual({ role: "helper" });
    const { tokenHash } = linkOf(lastMail(server, guest));
    const accepted = await server
      .client()
      .auth.verifyOtp({ token_hash: tokenHash, type: "invite" });
    expect(accepted.data.user?.email).toBe(guest);
  });

  it("sees and removes a person's second factors", async () => {
    const person = await aPerson(server);
    await person.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Lost phone" });
    const { mfa } = server.admin().auth.admin;
    const { data } = await mfa.listFactors({ userId: person.user.id });
    expect(data?.factors.map((factor) => factor.friendly_name)).toEqual(["Lost phone"]);
    expect(JSON.stringify(data)).not.toContain("secret");
    const id = data?.factors[0]?.id ?? "";
    expect((await mfa.deleteFactor({ id, userId: person.user.id })).error).toBeNull();
    expect((await mfa.listFactors({ userId: person.user.id })).data?.factors).toEqual([]);
  });

  it("lets nobody else in", async () => {
    const person = await aPerson(server);
    for (const client of [server.client(), person.client]) {
      const { admin } = client.auth;
      const refusals = [
        (await admin.listUsers()).error,
        (await admin.createUser({ email: freshAddress() })).error,
        (await admin.getUserById(person.user.id)).error,
        (await admin.updateUserById(person.user.id, { password: "taken-over-now" })).error,
        (await admin.deleteUser(person.user.id)).error,
        (await admin.generateLink({ type: "magiclink", email: person.email })).error,
        (await admin.inviteUserByEmail(freshAddress())).error,
        (await admin.mfa.listFactors({ userId: person.user.id })).error,
      ];
      expect(refusals.map((error) => error?.code)).toEqual(Array(8).fill("not_admin"));
    }
    expect((await person.client.auth.getUser()).error).toBeNull();
  });

  it("ends a person's sessions at once when their account is suspended", async () => {
    const person = await aPerson(server);
    const stranger = await aPerson(server);
    expect((await person.client.from("notes").select()).error).toBeNull();
    const { admin } = server.admin().auth;
    await admin.updateUserById(person.user.id, { ban_duration: "1h" });
    expect((await person.client.from("notes").select()).status).toBe(401);
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    expect((await stranger.client.from("notes").select()).error).toBeNull();
  });
});
