import { signInLimits } from "../../limits/figures.ts";
import { Failure } from "../failure.ts";
import { json } from "../replies.ts";
import { codeChallengeOf } from "./challenge.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import {
  limitMessage,
  limitPeer,
  padded,
  redirectOf,
  requireAccount,
  requireCaptcha,
} from "./guards.ts";
import {
  emailAddress,
  optionalRecord,
  optionalText,
  phoneNumber,
  recipientOf,
  requiredText,
} from "./input.ts";

/** `POST /otp`: a one-time link by mail or a code by text message. */
export const sendOneTimeLink: AuthHandler = async (context, call) => {
  limitPeer(context, call, "message", signInLimits.messagePerPeer);
  const { email, phone } = recipientOf(call.body);
  await requireCaptcha(context, call);
  if (phone && !context.outgoing.canText) {
    throw new Failure(400, "phone_provider_disabled", "Unsupported phone provider");
  }
  limitMessage(context, email ?? phone);
  return padded(context, async () => {
    const mayCreate = call.body["create_user"] !== false;
    const at = new Date(context.now()).toISOString();
    const known = await context.accounts.byRecipient({ email, phone });
    const account =
      known ??
      (mayCreate
        ? await context.accounts.create({
            email,
            phone,
            passwordHash: null,
            userMetadata: optionalRecord(call.body, "data"),
            at,
          })
        : null);
    if (account) {
      const challenge = codeChallengeOf(call.body);
      const kind = email ? "magiclink" : "phone";
      const issued = await context.codes.issue(account.id, kind, email ?? phone, challenge);
      if (email) context.outgoing.mail(context.mails.oneTimeLink(email, issued, redirectOf(call)));
      else context.outgoing.text(context.mails.textMessage(`+${phone}`, issued));
    }
    return json(email ? {} : { message_id: crypto.randomUUID() });
  });
};

/** `POST /recover`: a link to choose a new password. */
export const sendRecovery: AuthHandler = async (context, call) => {
  limitPeer(context, call, "message", signInLimits.messagePerPeer);
  const email = emailAddress(requiredText(call.body, "email"));
  await requireCaptcha(context, call);
  limitMessage(context, email);
  return padded(context, async () => {
    const account = await context.accounts.byEmail(email);
    if (account) {
      const at = new Date(context.now()).toISOString();
      const challenge = codeChallengeOf(call.body);
      const issued = await context.codes.issue(account.id, "recovery", email, challenge);
      await context.accounts.change(account.id, { recovery_sent_at: at }, at);
      context.outgoing.mail(context.mails.recovery(email, issued));
    }
    return json({});
  });
};

/** `POST /resend`: the confirmation once more. */
export const resend: AuthHandler = async (context, call) => {
  limitPeer(context, call, "message", signInLimits.messagePerPeer);
  const type = requiredText(call.body, "type");
  await requireCaptcha(context, call);
  if (type === "signup" || type === "email_change") {
    const email = emailAddress(requiredText(call.body, "email"));
    limitMessage(context, email);
    return padded(context, async () => {
      if (type === "signup") await resendSignUp(context, call, email);
      else await resendEmailChange(context, email);
      return json({});
    });
  }
  if (type === "sms" || type === "phone_change") {
    const phone = phoneNumber(requiredText(call.body, "phone"));
    limitMessage(context, phone);
    return padded(context, async () => {
      const account = await context.accounts.byPhone(phone);
      if (account && type === "sms" && !account.phone_confirmed_at) {
        const issued = await context.codes.issue(account.id, "phone", phone);
        context.outgoing.text(context.mails.textMessage(`+${phone}`, issued));
      }
      return json({ message_id: crypto.randomUUID() });
    });
  }
  throw new Failure(400, "validation_failed", "Missing one of these types: signup, email_change", {
    field: "type",
  });
};

async function resendSignUp(context: AuthContext, call: AuthCall, email: string): Promise<void> {
  const account = await context.accounts.byEmail(email);
  if (!account || account.confirmed_at) return;
  const issued = await context.codes.issue(account.id, "signup", email, codeChallengeOf(call.body));
  context.outgoing.mail(context.mails.confirmSignUp(email, issued, redirectOf(call)));
}

async function resendEmailChange(context: AuthContext, email: string): Promise<void> {
  const account = await context.accounts.byEmail(email);
  if (!account?.email_change) return;
  await sendEmailChange(context, account.id, email, account.email_change);
}

/** Asks both the old and the new address to agree to a change. */
export async function sendEmailChange(
  context: AuthContext,
  userId: string,
  current: string | null,
  wanted: string,
): Promise<void> {
  const toNew = await context.codes.issue(userId, "email_change_new", wanted);
  context.outgoing.mail(context.mails.changeAddress(wanted, toNew, wanted));
  if (!current) return;
  const toCurrent = await context.codes.issue(userId, "email_change_current", current);
  context.outgoing.mail(context.mails.changeAddress(current, toCurrent, wanted));
}

/** `GET /reauthenticate`: a code for changing the password in an old session. */
export const reauthenticate: AuthHandler = async (context, call) => {
  const { account } = await requireAccount(context, call);
  const recipient = account.email ?? account.phone;
  if (!recipient) {
    throw new Failure(400, "validation_failed", "The account has neither e-mail nor phone.");
  }
  limitMessage(context, recipient);
  const issued = await context.codes.issue(account.id, "reauthentication", recipient);
  if (account.email) {
    context.outgoing.mail(context.mails.reauthentication(account.email, issued));
  } else context.outgoing.text(context.mails.textMessage(`+${recipient}`, issued));
  return json({});
};

/** Whether a typed nonce is the one that `reauthenticate` sent. */
export async function isNonce(
  context: AuthContext,
  recipient: string,
  body: Record<string, unknown>,
): Promise<boolean> {
  const nonce = optionalText(body, "nonce");
  if (!nonce) return false;
  return (await context.codes.useCode(recipient, nonce, ["reauthentication"])) !== null;
}
