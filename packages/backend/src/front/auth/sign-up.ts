import { randomUUID } from "node:crypto";
import { signInLimits } from "../../limits/figures.ts";
import { Failure } from "../failure.ts";
import { json } from "../replies.ts";
import type { Account } from "./accounts.ts";
import { codeChallengeOf } from "./challenge.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import { limitMessage, limitPeer, padded, redirectOf, requireCaptcha } from "./guards.ts";
import { optionalRecord, optionalText, recipientOf } from "./input.ts";
import { asCode, asNotice } from "./outgoing.ts";
import { requireStrongPassword } from "./passwords.ts";

/** `POST /signup`: an account that waits for its confirmation. */
export const signUp: AuthHandler = async (context, call) => {
  if (!call.body["email"] && !call.body["phone"] && !call.body["password"]) {
    throw new Failure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  await limitPeer(context, call, "message", signInLimits.messagePerPeer);
  const { email, phone } = recipientOf(call.body);
  const password = optionalText(call.body, "password");
  if (!password) {
    throw new Failure(400, "validation_failed", "Signup requires a valid password", {
      field: "password",
    });
  }
  requireStrongPassword(password, email);
  await requireCaptcha(context, call);
  if (phone && !context.outgoing.canText) {
    throw new Failure(400, "phone_provider_disabled", "Phone signups are disabled");
  }
  await limitMessage(context, email ?? phone);
  return padded(context, async () => {
    const passwordHash = await context.passwords.hash(password);
    const request = { email, phone, passwordHash, userMetadata: optionalRecord(call.body, "data") };
    const id = await register(context, call, request);
    return json(pendingUser(context, id, request));
  });
};

interface SignUpRequest {
  email: string | null;
  phone: string | null;
  passwordHash: string;
  userMetadata: Record<string, unknown>;
}

/**
 * Makes the account that waits, with nothing in it that anybody claims: password and names go with
 * the link, and count when it comes back. A confirmed account is left alone and told by mail.
 */
async function register(
  context: AuthContext,
  call: AuthCall,
  request: SignUpRequest,
): Promise<string> {
  const at = new Date(context.now()).toISOString();
  const { email, phone } = request;
  const account =
    (await context.accounts.byRecipient(request)) ??
    (await context.accounts.create({ email, phone, passwordHash: null, userMetadata: {}, at }));
  if (!account) return randomUUID();
  if (account.confirmed_at) {
    await tellOwner(context, account, request);
    return randomUUID();
  }
  await context.accounts.change(account.id, { confirmation_sent_at: at }, at);
  const challenge = codeChallengeOf(call.body);
  const details = { challenge, asked: request };
  if (email && (await context.codes.waitingSignUps(email)).length > 0) {
    // One of them is a stranger's: neither's password counts, the owner of the address chooses one.
    await context.codes.issue(account.id, "signup", email, { asked: request, isPretence: true });
    const issued = await context.codes.issue(account.id, "recovery", email, { challenge });
    const mail = context.mails.choosePassword(email, issued);
    await context.outgoing.mail(mail, asCode("recovery", email));
  } else if (email) {
    const issued = await context.codes.issue(account.id, "signup", email, details);
    const mail = context.mails.confirmSignUp(email, issued, redirectOf(call));
    await context.outgoing.mail(mail, asCode("signup", email));
  } else if (phone) {
    const issued = await context.codes.issue(account.id, "phone", phone, details);
    const text = context.mails.textMessage(`+${phone}`, issued);
    await context.outgoing.text(text, asCode("phone", phone));
  }
  return account.id;
}

/**
 * Keeps a sign-up that nobody can confirm, so that signing in with its password is answered for a
 * known address as for a new one: not confirmed yet.
 */
async function tellOwner(
  context: AuthContext,
  account: Account,
  request: SignUpRequest,
): Promise<void> {
  const kind = request.email ? "signup" : "phone";
  const recipient = request.email ?? request.phone ?? "";
  await context.codes.issue(account.id, kind, recipient, { asked: request, isPretence: true });
  if (request.email) {
    await context.outgoing.mail(context.mails.alreadyRegistered(request.email), asNotice);
  }
}

/** The same answer for a new address and for one that already has an account. */
function pendingUser(context: AuthContext, id: string, request: SignUpRequest) {
  const at = new Date(context.now()).toISOString();
  const provider = request.email ? "email" : "phone";
  const identityData = {
    sub: id,
    ...(request.email ? { email: request.email } : { phone: request.phone }),
    [`${provider}_verified`]: false,
  };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email: request.email ?? "",
    phone: request.phone ?? "",
    confirmation_sent_at: at,
    app_metadata: { provider, providers: [provider] },
    user_metadata: request.userMetadata,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: identityData,
        provider,
        last_sign_in_at: null,
        created_at: at,
        updated_at: at,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
