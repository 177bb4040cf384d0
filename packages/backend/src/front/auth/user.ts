import { Failure } from "../failure.ts";
import { json } from "../replies.ts";
import type { Account, AccountChange } from "./accounts.ts";
import type { AuthHandler, AuthContext } from "./context.ts";
import { limitMessage, padded, requireAccount } from "./guards.ts";
import { emailAddress, optionalRecord, optionalText, phoneNumber, uuid } from "./input.ts";
import { isNonce, sendEmailChange, sendPhoneChange } from "./messages.ts";
import { asNotice } from "./outgoing.ts";
import { requireStrongPassword } from "./passwords.ts";
import type { SessionScope } from "./sessions.ts";
import { identityView, userView } from "./user-view.ts";

/** A session older than this needs a fresh code before the password may be changed. */
const freshSessionMs = 24 * 3600_000;

/** `GET /user` */
export const getUser: AuthHandler = async (context, call) => {
  const { account } = await requireAccount(context, call);
  return json(userView(account));
};

/** `PUT /user`: metadata at once; password and addresses with their own checks. */
export const updateUser: AuthHandler = async (context, call) => {
  const { account, sessionId } = await requireAccount(context, call);
  const email = optionalText(call.body, "email");
  const phone = optionalText(call.body, "phone");
  const password = optionalText(call.body, "password");
  const at = new Date(context.now()).toISOString();
  const hasFactor = account.factors.some((factor) => factor.status === "verified");
  if ((email || phone || password) && hasFactor && call.caller.claims?.aal !== "aal2") {
    throw new Failure(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email, phone or password when MFA is enabled.",
    );
  }
  const change: AccountChange = {};
  if (password) {
    const nonce = { body: call.body, sessionId };
    change.encrypted_password = await newPasswordHash(context, account, password, nonce);
  }
  if ("data" in call.body) change.raw_user_meta_data = optionalRecord(call.body, "data");
  if (email && emailAddress(email) !== account.email) {
    change.email_change = emailAddress(email);
    change.email_change_sent_at = at;
    await limitMessage(context, change.email_change);
  }
  if (phone && phoneNumber(phone) !== account.phone) {
    if (!context.outgoing.canText) {
      throw new Failure(400, "phone_provider_disabled", "Unsupported phone provider");
    }
    change.phone_change = phoneNumber(phone);
    await limitMessage(context, change.phone_change);
  }
  const save = async () => {
    const changed = (await context.accounts.change(account.id, change, at)) ?? account;
    if (change.email_change) await sendEmailChange(context, account, change.email_change);
    if (change.phone_change) await sendPhoneChange(context, account, change.phone_change);
    return changed;
  };
  // Whether somebody else has the address may not show, neither in the answer nor in its time.
  const changed = await (change.email_change || change.phone_change
    ? padded(context, save)
    : save());
  if (password) {
    await context.sessions.end(account.id, sessionId, "others");
    if (account.email) {
      await context.outgoing.mail(context.mails.passwordChanged(account.email), asNotice);
    }
  }
  return json(userView(changed));
};

async function newPasswordHash(
  context: AuthContext,
  account: Account,
  password: string,
  proof: { body: Record<string, unknown>; sessionId: string },
): Promise<string> {
  requireStrongPassword(password, account.email);
  const openedAt = await context.sessions.openedAt(proof.sessionId);
  const isFresh = openedAt !== null && context.now() - openedAt < freshSessionMs;
  const recipient = account.email ?? account.phone ?? "";
  if (!isFresh && !(await isNonce(context, recipient, proof.body))) {
    throw new Failure(
      400,
      "reauthentication_needed",
      "Password update requires reauthentication: type the code we send you.",
    );
  }
  if (await context.passwords.matches(password, account.encrypted_password)) {
    throw new Failure(
      422,
      "same_password",
      "New password should be different from the old password.",
    );
  }
  return context.passwords.hash(password);
}

const scopes = new Set<string>(["global", "local", "others"]);
const isScope = (value: string): value is SessionScope => scopes.has(value);

/** `POST /logout?scope=global|local|others` */
export const logOut: AuthHandler = async (context, call) => {
  const { userId, sessionId } = call.caller;
  if (!userId || !sessionId) {
    throw new Failure(401, "no_authorization", "This endpoint requires a Bearer token");
  }
  const scope = call.url.searchParams.get("scope") ?? "global";
  if (!isScope(scope)) {
    throw new Failure(400, "validation_failed", `Unsupported logout scope "${scope}"`, {
      field: "scope",
    });
  }
  await context.sessions.end(userId, sessionId, scope);
  return new Response(null, { status: 204 });
};

/** `GET /user/identities` */
export const listIdentities: AuthHandler = async (context, call) => {
  const { account } = await requireAccount(context, call);
  return json({ identities: account.identities.map(identityView) });
};

/** `DELETE /user/identities/:id`; the last way to sign in stays. */
export const unlinkIdentity: AuthHandler = async (context, call) => {
  const { account } = await requireAccount(context, call);
  const identityId = uuid(call.path["id"], "identity_id");
  if (!account.identities.some((identity) => identity.id === identityId)) {
    throw new Failure(404, "identity_not_found", "Identity doesn't exist");
  }
  if (account.identities.length < 2) {
    throw new Failure(
      422,
      "single_identity_not_deletable",
      "User must have at least 1 identity after unlinking",
    );
  }
  await context.accounts.removeIdentity(account.id, identityId);
  return json({});
};
