import { signInLimits } from "../../limits/figures.ts";
import { Failure, notSupported, tooMany } from "../failure.ts";
import { json } from "../replies.ts";
import { isVerifier } from "./challenge.ts";
import type { CodeKind } from "./codes.ts";
import type { AuthHandler } from "./context.ts";
import { limitPeer, padded, requireCaptcha } from "./guards.ts";
import { optionalText, recipientOf, requiredText } from "./input.ts";
import { confirmByCode } from "./verify.ts";

const grants: Record<string, AuthHandler> = {
  password: byPassword,
  refresh_token: byRefreshToken,
  pkce: byProofKey,
};

const unsupportedGrants = new Set(["id_token", "web3"]);

/** `POST /token`: a session for a password, a refresh token or a proof key. */
export const grantToken: AuthHandler = async (context, call) => {
  const grantType = call.url.searchParams.get("grant_type") ?? "";
  if (unsupportedGrants.has(grantType)) throw notSupported(`Sign-in by ${grantType}`);
  const grant = grants[grantType];
  if (!grant) throw new Failure(400, "validation_failed", "unsupported_grant_type");
  await limitPeer(context, call, "sign-in", signInLimits.signInPerPeer);
  return grant(context, call);
};

async function byPassword(...[context, call]: Parameters<AuthHandler>): Promise<Response> {
  const { email, phone } = recipientOf(call.body);
  const password = requiredText(call.body, "password");
  await requireCaptcha(context, call);
  const key = `password:${email ?? phone}`;
  const tries = await context.limiter.take(key, signInLimits.passwordPerAccount);
  if (!tries.allowed) {
    throw tooMany(
      "over_request_rate_limit",
      "Too many tries. Wait a quarter of an hour, or sign in by a one-time link.",
      tries.retryAfterMs,
    );
  }
  return padded(context, async () => {
    const account = await context.accounts.byRecipient({ email, phone });
    const isRight = await context.passwords.matches(password, account?.encrypted_password ?? null);
    if (!account || !isRight) {
      await context.noteFailedSignIn?.(email ?? phone ?? "", call.device);
      const [waiting] = await context.codes.waitingSignUps(email ?? phone);
      if (await context.passwords.matches(password, waiting?.passwordHash ?? null)) {
        throw notConfirmed(email);
      }
      throw new Failure(400, "invalid_credentials", "Invalid login credentials");
    }
    if (!(email ? account.email_confirmed_at : account.phone_confirmed_at)) {
      throw notConfirmed(email);
    }
    await context.limiter.reset(key);
    return json(await context.sessions.open(account, "password", call.device));
  });
}

function notConfirmed(email: string | null): Failure {
  return email
    ? new Failure(400, "email_not_confirmed", "Email not confirmed")
    : new Failure(400, "phone_not_confirmed", "Phone not confirmed");
}

async function byRefreshToken(...[context, call]: Parameters<AuthHandler>): Promise<Response> {
  return json(await context.sessions.refresh(requiredText(call.body, "refresh_token")));
}

const proofKeyKinds: CodeKind[] = ["signup", "magiclink", "recovery", "invite"];

/** The token of a mailed link together with the verifier that only the asking browser has. */
async function byProofKey(...[context, call]: Parameters<AuthHandler>): Promise<Response> {
  const authCode = requiredText(call.body, "auth_code");
  const verifier = optionalText(call.body, "code_verifier");
  const challenge = await context.codes.challengeOf(authCode);
  if (!challenge || !verifier || !isVerifier(verifier, challenge)) {
    throw new Failure(
      403,
      "bad_code_verifier",
      "This link belongs to another browser or is not valid any more.",
    );
  }
  const used = await context.codes.useLink(authCode, proofKeyKinds);
  if (!used) throw new Failure(403, "flow_state_not_found", "This link is not valid any more.");
  return confirmByCode(context, call, used);
}
