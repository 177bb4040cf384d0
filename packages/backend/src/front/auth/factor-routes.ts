import { renderSVG } from "uqr";
import { signInLimits } from "../../limits/figures.ts";
import { Failure, notSupported, tooMany } from "../failure.ts";
import { json } from "../replies.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import type { StoredFactor } from "./factors.ts";
import { requireAccount } from "./guards.ts";
import { optionalText, requiredText, uuid } from "./input.ts";

const maxFactors = 10;

/** `POST /factors`: a new authenticator app, shown as a QR code. */
export const enrolFactor: AuthHandler = async (context, call) => {
  const { account } = await requireAccount(context, call);
  const type = requiredText(call.body, "factor_type");
  if (type !== "totp") throw notSupported(`A second factor of type ${type}`);
  const hasVerified = account.factors.some((factor) => factor.status === "verified");
  if (hasVerified && call.caller.claims?.aal !== "aal2") {
    throw new Failure(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  if (account.factors.length >= maxFactors) {
    throw new Failure(422, "too_many_enrolled_mfa_factors", "Remove a second factor first.");
  }
  const friendlyName = optionalText(call.body, "friendly_name");
  const isTaken = account.factors.some(
    (factor) => friendlyName !== null && factor.friendly_name === friendlyName,
  );
  if (isTaken) {
    throw new Failure(
      422,
      "mfa_factor_name_conflict",
      "A factor with this friendly name already exists",
      { field: "friendly_name" },
    );
  }
  const issuer = optionalText(call.body, "issuer") ?? context.productName;
  const { id, secret, uri } = await context.factors.create(account, friendlyName, issuer);
  return json({
    id,
    type: "totp",
    friendly_name: friendlyName ?? "",
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
};

/** `POST /factors/:id/challenge` */
export const challengeFactor: AuthHandler = async (context, call) => {
  const { sessionId } = await requireAccount(context, call);
  const factor = await requireFactor(context, call);
  const challenge = await context.factors.challenge(factor.id, sessionId);
  return json({ id: challenge.id, type: "totp", expires_at: challenge.expiresAt });
};

/** `POST /factors/:id/verify`: a right code raises the session to aal2. */
export const verifyFactor: AuthHandler = async (context, call) => {
  const { account, sessionId } = await requireAccount(context, call);
  const factor = await requireFactor(context, call);
  const challengeId = uuid(optionalText(call.body, "challenge_id"), "challenge_id");
  const code = requiredText(call.body, "code").trim();
  const tries = await context.limiter.take(`factor:${account.id}`, signInLimits.factorPerAccount);
  if (!tries.allowed) {
    throw tooMany(
      "over_request_rate_limit",
      "Too many tries. Wait a quarter of an hour.",
      tries.retryAfterMs,
    );
  }
  if (!(await context.factors.takeTry(challengeId, factor.id, sessionId))) {
    throw new Failure(422, "mfa_challenge_expired", "MFA challenge has expired, start again.");
  }
  if (!(await context.factors.useCode(factor, challengeId, code))) {
    throw new Failure(422, "mfa_verification_failed", "Invalid TOTP code entered");
  }
  await context.limiter.reset(`factor:${account.id}`);
  const current = (await context.accounts.byId(account.id)) ?? account;
  return json(await context.sessions.raise(current, sessionId, factor.id));
};

/** `DELETE /factors/:id`; a verified one only from a session it has confirmed. */
export const unenrolFactor: AuthHandler = async (context, call) => {
  const { account } = await requireAccount(context, call);
  const factor = await requireFactor(context, call);
  if (factor.status === "verified" && call.caller.claims?.aal !== "aal2") {
    throw new Failure(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await context.factors.remove(account.id, factor.id);
  return json({ id: factor.id });
};

async function requireFactor(context: AuthContext, call: AuthCall): Promise<StoredFactor> {
  const factorId = uuid(call.path["id"], "factor_id");
  const factor = await context.factors.find(call.caller.userId ?? "", factorId);
  if (!factor) throw new Failure(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}
