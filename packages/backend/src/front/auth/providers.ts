import type { VerifyCaptcha } from "./context.ts";
import type { SendText } from "./outgoing.ts";
import { log } from "../../log/log.ts";

const siteVerify = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const answerLimitMs = 10_000;

/** Reaches a provider; `fetch` unless a test says otherwise. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Checks captcha tokens with Cloudflare Turnstile. A provider that cannot be reached proves nothing,
 * so nobody passes until it can.
 */
export function createCaptchaCheck(secretKey: string, ask: Ask = fetch): VerifyCaptcha {
  return async (token, peerAddress) => {
    const body = new URLSearchParams({ secret: secretKey, response: token });
    if (peerAddress) body.set("remoteip", peerAddress);
    try {
      const signal = AbortSignal.timeout(answerLimitMs);
      const answer = await ask(siteVerify, { method: "POST", body, signal });
      const verdict: unknown = await answer.json();
      return (
        typeof verdict === "object" && verdict !== null && Reflect.get(verdict, "success") === true
      );
    } catch (error) {
      log.error("The captcha provider did not answer", String(error));
      return false;
    }
  };
}

/** An account with Twilio and the number that text messages come from. */
export interface TextProvider {
  accountId: string;
  authToken: string;
  /** With its country code, such as +15550100. */
  from: string;
}

/**
 * Sends text messages with Twilio.
 *
 * @throws {Error} when the provider refuses one; its code is in the message, and not the number it repeats
 */
export function createTextSender(
  { accountId, authToken, from }: TextProvider,
  ask: Ask = fetch,
): SendText {
  const address = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountId)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString("base64")}`;
  return async ({ to, text }) => {
    const answer = await ask(address, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    if (answer.ok) return;
    const code = /"code":\s*(\d+)/.exec(await answer.text())?.[1] ?? "no code";
    throw new Error(`The provider of text messages refused one: ${answer.status}, ${code}`);
  };
}
