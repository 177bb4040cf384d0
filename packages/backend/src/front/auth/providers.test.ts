import { describe, expect, it } from "vitest";
import { createCaptchaCheck, createTextSender, type Ask } from "./providers.ts";

/** A provider that answers once and keeps what it was asked. */
function provider(answer: () => Response) {
  const asked: { address: string; body: URLSearchParams; headers: Headers }[] = [];
  const ask: Ask = (address, init) => {
    const body = init.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    asked.push({ address, body, headers: new Headers(init.headers) });
    return Promise.resolve(answer());
  };
  return { asked, ask };
}

describe("the captcha's provider", () => {
  it.each([
    [Response.json({ success: true }), true],
    [Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] }), false],
    [Response.json({ success: "true" }), false],
    [new Response("down", { status: 502 }), false],
  ])("lets pass only whom it calls a person", async (answer, expected) => {
    const { ask, asked } = provider(() => answer);
    expect(await createCaptchaCheck("secret", ask)("token", "192.0.2.7")).toBe(expected);
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      secret: "secret",
      response: "token",
      remoteip: "192.0.2.7",
    });
  });

  it("lets nobody pass while it cannot be reached", async () => {
    const ask: Ask = () => Promise.reject(new TypeError("fetch failed"));
    expect(await createCaptchaCheck("secret", ask)("token", null)).toBe(false);
  });
});

describe("the provider of text messages", () => {
  const account = { accountId: "AC1", authToken: "key", from: "+15550100" };

  it("is given the number and the text", async () => {
    const { ask, asked } = provider(() => Response.json({ sid: "SM1" }, { status: 201 }));
    await createTextSender(account, ask)({ to: "+15550199", text: "Your code is 123456" });
    expect(asked[0]?.address).toBe("https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json");
    expect(asked[0]?.headers.get("authorization")).toBe(`Basic ${btoa("AC1:key")}`);
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      To: "+15550199",
      From: "+15550100",
      Body: "Your code is 123456",
    });
  });

  it("says why it refused", async () => {
    const refusal = { code: 21211, message: "The number +15550177 is not valid" };
    const { ask } = provider(() => Response.json(refusal, { status: 400 }));
    const sending = createTextSender(account, ask)({ to: "+15550177", text: "x" });
    await expect(sending).rejects.toThrow(
      /^The provider of text messages refused one: 400, 21211$/,
    );
  });
});
