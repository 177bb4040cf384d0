import type { Limit } from "../../limits/limiter.ts";
import { signInLimits } from "../../limits/figures.ts";
import { Failure, tooMany } from "../failure.ts";
import type { Account } from "./accounts.ts";
import type { AuthCall, AuthContext } from "./context.ts";
import { optionalRecord } from "./input.ts";

/** Counts a request of a network address against a limit. */
export async function limitPeer(
  context: AuthContext,
  call: AuthCall,
  kind: string,
  limit: Limit,
): Promise<void> {
  const answer = await context.limiter.take(`${kind}:${call.device.ip ?? "unknown"}`, limit);
  if (!answer.allowed) {
    throw tooMany(
      "over_request_rate_limit",
      "Too many requests. Please wait a little and try again.",
      answer.retryAfterMs,
    );
  }
}

/** One message per address per minute, whether or not the address has an account. */
export async function limitMessage(context: AuthContext, recipient: string): Promise<void> {
  const answer = await context.limiter.take(
    messageKey(recipient),
    signInLimits.messagePerRecipient,
  );
  if (!answer.allowed) {
    const seconds = Math.ceil(answer.retryAfterMs / 1000);
    throw tooMany(
      recipient.includes("@") ? "over_email_send_rate_limit" : "over_sms_send_rate_limit",
      `For security purposes, you can only request this after ${seconds} seconds.`,
      answer.retryAfterMs,
    );
  }
}

/** Whoever proved to own an address need not wait for the next message to it. */
export function allowNextMessage(context: AuthContext, recipient: string): Promise<void> {
  return context.limiter.reset(messageKey(recipient));
}

function messageKey(recipient: string): string {
  return `message:${recipient}`;
}

/** Makes answers with and without an account take the same time. */
export async function padded<Value>(
  context: Pick<AuthContext, "answerFloorMs">,
  work: () => Promise<Value>,
): Promise<Value> {
  const floor = new Promise((resolve) => setTimeout(resolve, context.answerFloorMs));
  const [outcome] = await Promise.allSettled([work(), floor]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/** Checks the captcha token when a captcha is configured; otherwise accepts any. */
export async function requireCaptcha(context: AuthContext, call: AuthCall): Promise<void> {
  if (!context.verifyCaptcha) return;
  const token = optionalRecord(call.body, "gotrue_meta_security")["captcha_token"];
  const isPerson =
    typeof token === "string" &&
    token !== "" &&
    (await context.verifyCaptcha(token, call.device.ip));
  if (!isPerson) {
    throw new Failure(400, "captcha_failed", "Please solve the captcha and try again.");
  }
}

/** The signed-in person's account and session. */
export async function requireAccount(
  context: AuthContext,
  call: AuthCall,
): Promise<{ account: Account; sessionId: string }> {
  const { userId, sessionId } = call.caller;
  if (!userId || !sessionId) {
    throw new Failure(401, "no_authorization", "This endpoint requires a Bearer token");
  }
  const account = await context.accounts.byId(userId);
  if (!account) throw new Failure(401, "session_not_found", "This account no longer exists.");
  return { account, sessionId };
}

/** Where a request's link may return to, as the client asked. */
export function redirectOf(call: AuthCall): string | null {
  return call.url.searchParams.get("redirect_to");
}
