import { randomUUID } from "node:crypto";
import { signInLimits } from "../../limits/figures.ts";
import { Failure } from "../failure.ts";
import { json } from "../replies.ts";
import { codeChallengeOf } from "./challenge.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import { limitMessage, limitPeer, padded, redirectOf, requireCaptcha } from "./guards.ts";
import { optionalRecord, optionalText, recipientOf } from "./input.ts";
import { requireStrongPassword } from "./passwords.ts";

/** `POST /signup`: an account that waits for its confirmation. */
export const signUp: AuthHandler = async (context, call) => {
  if (!call.body["email"] && !call.body["phone"] && !call.body["password"]) {
    throw new Failure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  limitPeer(context, call, "message", signInLimits.messagePerPeer);
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
  limitMessage(context, email ?? phone);
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

/** Creates or renews the waiting account; a confirmed one is left alone and told by mail. */
async function register(
  context: AuthContext,
  call: AuthCall,
  request: SignUpRequest,
): Promise<string> {
  const at = new Date(context.now()).toISOString();
  const known = await context.accounts.byRecipient(request);
  const account = known
    ? known
    : await context.accounts.create({ ...request, emailConfirmed: false, at });
  if (!account) return randomUUID();
  if (account.confirmed_at) {
    if (request.email) context.outgoing.mail(context.mails.alreadyRegistered(request.email));
    return randomUUID();
  }
  await context.accounts.change(
    account.id,
    {
      ...(known
        ? {
            encrypted_password: request.passwordHash,
            raw_user_meta_data: request.userMetadata,
          }
        : {}),
      confirmation_sent_at: at,
    },
    at,
  );
  const challenge = codeChallengeOf(call.body);
  if (request.email) {
    const issued = await context.codes.issue(account.id, "signup", request.email, challenge);
    context.outgoing.mail(context.mails.confirmSignUp(request.email, issued, redirectOf(call)));
  } else if (request.phone) {
    const issued = await context.codes.issue(account.id, "phone", request.phone, challenge);
    context.outgoing.text(context.mails.textMessage(`+${request.phone}`, issued));
  }
  return account.id;
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
