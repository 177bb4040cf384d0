import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractServer } from "../support/contract-server.ts";
import { databases } from "../support/databases.ts";
import { aPerson, freshAddress, goodPassword, lastMail, linkOf } from "../support/people.ts";

const strangers = "a-strangers-own-choice";

describe.each(databases)("one address, several who ask, on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const signUp = (email: string, password: string, name: string) =>
    server.client().auth.signUp({ email, password, options: { data: { full_name: name } } });
  const codeOfSignIn = async (email: string, password: string) =>
    (await server.client().auth.signInWithPassword({ email, password })).error?.code ?? "in";
  const press = async (tokenHash: string, type: "signup" | "recovery" | "invite" | "magiclink") =>
    server.client().auth.verifyOtp({ token_hash: tokenHash, type });
  const newestLink = (email: string) => linkOf(lastMail(server, email)).tokenHash;
  const later = (ms = 61_000) => (server.clock.aheadMs += ms);

  /** The owner signs up, later a stranger does, from elsewhere. */
  async function twoSignUps() {
    const email = freshAddress();
    expect((await signUp(email, goodPassword, "Vera")).error).toBeNull();
    const owners = newestLink(email);
    later();
    expect((await signUp(email, strangers, "Walt")).error).toBeNull();
    return { email, owners, theirs: newestLink(email) };
  }

  it("confirms by the first link the first sign-up, and the other is void", async () => {
    const { email, owners, theirs } = await twoSignUps();
    const confirmed = await press(owners, "signup");
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.user?.user_metadata).toEqual({ full_name: "Vera" });
    expect(await codeOfSignIn(email, goodPassword)).toBe("in");
    expect(await codeOfSignIn(email, strangers)).toBe("invalid_credentials");
    expect((await press(theirs, "recovery")).error?.code).toBe("otp_expired");
    expect(await codeOfSignIn(email, strangers)).toBe("invalid_credentials");
  });

  it("asks by the newest link for a password, and no stranger's counts", async () => {
    const { email, owners, theirs } = await twoSignUps();
    expect(lastMail(server, email).text).toContain("no password that was typed there counts");
    expect(linkOf(lastMail(server, email)).url.searchParams.get("type")).toBe("recovery");
    const client = server.client();
    const opened = await client.auth.verifyOtp({ token_hash: theirs, type: "recovery" });
    expect(opened.error).toBeNull();
    expect(opened.data.user?.user_metadata).toEqual({});
    expect((await press(owners, "signup")).error?.code).toBe("otp_expired");
    for (const password of [goodPassword, strangers]) {
      expect(await codeOfSignIn(email, password)).toBe("invalid_credentials");
    }
    expect((await client.auth.updateUser({ password: "chosen-by-the-owner" })).error).toBeNull();
    expect(await codeOfSignIn(email, "chosen-by-the-owner")).toBe("in");
    expect(await codeOfSignIn(email, strangers)).toBe("invalid_credentials");
  });

  it("sends the only sign-up once more, and asks for a password where two disagree", async () => {
    const alone = freshAddress();
    await signUp(alone, goodPassword, "Ada");
    const first = newestLink(alone);
    later();
    await server.client().auth.resend({ type: "signup", email: alone });
    expect(newestLink(alone)).not.toBe(first);
    expect((await press(newestLink(alone), "signup")).error).toBeNull();
    expect(await codeOfSignIn(alone, goodPassword)).toBe("in");

    const { email, owners } = await twoSignUps();
    later();
    await server.client().auth.resend({ type: "signup", email });
    const mail = lastMail(server, email);
    expect(linkOf(mail).url.searchParams.get("type")).toBe("recovery");
    const client = server.client();
    const { tokenHash } = linkOf(mail);
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" })).error).toBe(
      null,
    );
    expect((await press(owners, "signup")).error?.code).toBe("otp_expired");
    for (const password of [goodPassword, strangers]) {
      expect(await codeOfSignIn(email, password)).toBe("invalid_credentials");
    }
    expect((await client.auth.updateUser({ password: "chosen-by-the-owner" })).error).toBeNull();
    expect(await codeOfSignIn(email, "chosen-by-the-owner")).toBe("in");
  });

  it("keeps nothing of a stranger's sign-up when an invitation is accepted", async () => {
    const email = freshAddress();
    await signUp(email, strangers, "Walt");
    const theirs = newestLink(email);
    const { admin } = server.admin().auth;
    await admin.inviteUserByEmail(email, { data: { role: "helper" } });
    const accepted = await press(newestLink(email), "invite");
    expect(accepted.data.user?.user_metadata).toEqual({ role: "helper" });
    expect(await codeOfSignIn(email, strangers)).toBe("invalid_credentials");
    expect((await press(theirs, "signup")).error?.code).toBe("otp_expired");
  });

  it("changes the address to the one a link was mailed for, not to one asked for since", async () => {
    const person = await aPerson(server);
    const [wanted, since] = [freshAddress("wanted"), freshAddress("since")];
    const use = (tokenHash: string) =>
      server.client().auth.verifyOtp({ token_hash: tokenHash, type: "email_change" });
    await person.client.auth.updateUser({ email: wanted });
    const [toWanted, toOwner] = [newestLink(wanted), newestLink(person.email)];
    expect((await use(toWanted)).data.session).toBeNull();
    await person.client.auth.updateUser({ email: since });
    expect((await use(toOwner)).error?.code).toBe("otp_expired");
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
    expect((await use(newestLink(since))).error).toBeNull();
    const changed = await use(newestLink(person.email));
    expect(changed.data.user).toMatchObject({ email: since });
    expect(changed.data.user?.new_email).toBeUndefined();
  });

  it.each(["password", "address"])("ends what was mailed before with the %s", async (what) => {
    const person = await aPerson(server);
    const { email } = person;
    const client = server.client();
    await client.auth.resetPasswordForEmail(email);
    const recovery = newestLink(email);
    later();
    await client.auth.signInWithOtp({ email });
    const magic = newestLink(email);
    later();
    await person.client.auth.reauthenticate();
    const wanted = freshAddress("wanted");
    await person.client.auth.updateUser({ email: wanted });
    if (what === "password") {
      await person.client.auth.updateUser({ password: "another-good-one" });
    } else {
      for (const to of [wanted, email]) {
        await client.auth.verifyOtp({ token_hash: newestLink(to), type: "email_change" });
      }
    }
    const owner = what === "password" ? email : wanted;
    const { user } = (await person.client.auth.getUser()).data;
    expect([user?.email, user?.new_email]).toEqual([owner, undefined]);
    expect((await press(recovery, "recovery")).error?.code).toBe("otp_expired");
    expect((await press(magic, "magiclink")).error?.code).toBe("otp_expired");
    const left = await server.backend.query(
      "select kind from auth_front.codes where user_id = $1",
      [person.user.id],
    );
    expect(left).toEqual([]);
    later();
    await client.auth.resetPasswordForEmail(owner);
    expect((await press(newestLink(owner), "recovery")).error).toBeNull();
  });

  it("answers a change to a known address as to an unknown one, and tells its owner", async () => {
    const [known, asking, twin] = [
      await aPerson(server),
      await aPerson(server, "asking"),
      await aPerson(server, "asking"),
    ];
    const free = freshAddress();
    const answerOf = async (person: typeof asking, email: string) => {
      const asked = await person.client.auth.updateUser({ email });
      const confirmed = await server.client().auth.verifyOtp({
        token_hash: newestLink(person.email),
        type: "email_change",
      });
      return { error: asked.error, new: asked.data.user?.new_email === email, confirmed };
    };
    const toKnown = await answerOf(asking, known.email);
    const toFree = await answerOf(twin, free);
    expect(toKnown).toEqual({ ...toFree, new: true });
    expect(toKnown.confirmed.error).toBeNull();
    expect(lastMail(server, free).text).toContain("token_hash=");
    const told = lastMail(server, known.email);
    expect(told.subject).toContain("wants to use your address");
    expect(told.text).not.toContain("token_hash=");
    expect((await asking.client.auth.getUser()).data.user?.email).toBe(asking.email);
  });

  it("tells by no sign-in whether a sign-up met an account", async () => {
    const known = await aPerson(server);
    const answers = [];
    for (const email of [known.email, freshAddress()]) {
      await signUp(email, strangers, "Walt");
      answers.push(await codeOfSignIn(email, strangers));
    }
    expect(answers).toEqual(["email_not_confirmed", "email_not_confirmed"]);
    expect(await codeOfSignIn(known.email, goodPassword)).toBe("in");
  });
});
