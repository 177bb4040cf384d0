import { createFront } from "@jubilee/backend/front/front";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../support/databases.ts";
import type { ContractServer } from "../support/contract-server.ts";
import { aPerson, freshAddress, goodPassword, lastMail, linkOf } from "../support/people.ts";

describe.each(databases)("sign-up on $driver", ({ start }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("confirms by the mailed link, signs in, and rows are one's own", async () => {
    const email = freshAddress();
    const client = server.client();
    const signedUp = await client.auth.signUp({
      email: `  ${email.toUpperCase()} `,
      password: goodPassword,
      options: {
        data: { display_name: "Ada" },
        emailRedirectTo: "http://jubilee.test/dashboard",
        captchaToken: "anything",
      },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user?.email).toBe(email);

    const early = await client.auth.signInWithPassword({ email, password: goodPassword });
    expect(early.error?.code).toBe("email_not_confirmed");

    const { url, tokenHash } = linkOf(lastMail(server, email));
    expect(url.origin + url.pathname).toBe("http://jubilee.test/auth/callback");
    expect(url.searchParams.get("type")).toBe("signup");
    expect(url.searchParams.get("next")).toBe("/dashboard");

    const verified = await client.auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.user_metadata).toEqual({ display_name: "Ada" });
    expect(verified.data.user?.email_confirmed_at).toBeTruthy();

    const again = await server.client().auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
    expect(again.error?.code).toBe("otp_expired");

    const signedIn = await client.auth.signInWithPassword({ email, password: goodPassword });
    expect(signedIn.error).toBeNull();
    const added = await client.from("notes").insert({ title: "mine" }).select().single();
    expect(added.error).toBeNull();
    expect(added.data?.user_id).toBe(signedIn.data.user?.id);
    const stranger = await aPerson(server);
    expect((await stranger.client.from("notes").select()).data).toEqual([]);
    expect((await client.from("notes").select("title")).data).toEqual([{ title: "mine" }]);
  });

  it("wants a solved captcha when one is configured", async () => {
    const guarded = createFront(server.backend, {
      mailer: { send: () => Promise.resolve(null) },
      verifyCaptcha: (token) => Promise.resolve(token === "solved"),
      answerFloorMs: 1,
    });
    const signUp = async (captchaToken?: string) => {
      const request = new Request("http://jubilee.test/auth/v1/signup", {
        method: "POST",
        headers: { apikey: server.backend.secrets.publishableKey },
        body: JSON.stringify({
          email: freshAddress(),
          password: goodPassword,
          gotrue_meta_security: { captcha_token: captchaToken },
        }),
      });
      const answer = await guarded(request, { peerAddress: "192.0.2.9" });
      return [answer.status, answer.headers.get("x-sb-error-code")];
    };
    expect(await signUp()).toEqual([400, "captcha_failed"]);
    expect(await signUp("guessed")).toEqual([400, "captcha_failed"]);
    expect(await signUp("solved")).toEqual([200, null]);
  });
});
