import { signInLimits } from "../../limits/figures.ts";
import { Failure } from "../failure.ts";
import { json } from "../replies.ts";
import type { Account } from "./accounts.ts";
import { codeChallengeOf } from "./challenge.ts";
import type { Asked } from "./codes.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import {
  limitMessage,
  limitPeer,
  padded,
  redirectOf,
  requireAccount,
  requireCaptcha,
} from "./guards.ts";
import { asCode, asNotice } from "./outgoing.ts";
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
  await limitPeer(context, call, "message", signInLimits.messagePerPeer);
  const { email, phone } = recipientOf(call.body);
  await requireCaptcha(context, call);
  if (phone && !context.outgoing.canText) {
    throw new Failure(400, "phone_provider_disabled", "Unsupported phone provider");
  }
  await limitMessage(context, email ?? phone);
  return padded(context, async () => {
    const mayCreate = call.body["create_user"] !== false;
    const userMetadata = optionalRecord(call.body, "data");
    const at = new Date(context.now()).toISOString();
    const known = await context.accounts.byRecipient({ email, phone });
    const account =
      known ??
      (mayCreate
        ? await context.accounts.create({ email, phone, passwordHash: null, userMetadata: {}, at })
        : null);
    if (account) {
      const kind = email ? "magiclink" : "phone";
      const issued = await context.codes.issue(account.id, kind, email ?? phone, {
        challenge: codeChallengeOf(call.body),
        asked: { passwordHash: null, userMetadata },
      });
      const keeping = asCode(kind, email ?? phone);
      if (email) {
        const mail = context.mails.oneTimeLink(email, issued, redirectOf(call));
        await context.outgoing.mail(mail, keeping);
      } else await context.outgoing.text(context.mails.textMessage(`+${phone}`, issued), keeping);
    }
    return json(email ? {} : { message_id: crypto.randomUUID() });
  });
};

/** `POST /recover`: a link to choose a new password. */
export const sendRecovery: AuthHandler = async (context, call) => {
  await limitPeer(context, call, "message", signInLimits.messagePerPeer);
  const email = emailAddress(requiredText(call.body, "email"));
  await requireCaptcha(context, call);
  await limitMessage(context, email);
  return padded(context, async () => {
    const account = await context.accounts.byEmail(email);
    if (account) {
      const at = new Date(context.now()).toISOString();
      const challenge = codeChallengeOf(call.body);
      const issued = await context.codes.issue(account.id, "recovery", email, { challenge });
      await context.accounts.change(account.id, { recovery_sent_at: at }, at);
      await context.outgoing.mail(context.mails.recovery(email, issued), asCode("recovery", email));
    }
    return json({});
  });
};

/** `POST /resend`: the confirmation once more. */
export const resend: AuthHandler = async (context, call) => {
  await limitPeer(context, call, "message", signInLimits.messagePerPeer);
  const type = requiredText(call.body, "type");
  await requireCaptcha(context, call);
  if (type === "signup" || type === "email_change") {
    const email = emailAddress(requiredText(call.body, "email"));
    await limitMessage(context, email);
    return padded(context, async () => {
      if (type === "signup") await resendSignUp(context, call, email);
      else await resendEmailChange(context, email);
      return json({});
    });
  }
  if (type === "sms" || type === "phone_change") {
    const phone = phoneNumber(requiredText(call.body, "phone"));
    await limitMessage(context, phone);
    return padded(context, async () => {
      const account = await context.accounts.byPhone(phone);
      if (account && type === "sms" && !account.phone_confirmed_at) {
        const asked = await theOnlySignUp(context, account, phone);
        const issued = await context.codes.issue(
          account.id,
          "phone",
          phone,
          asked ? { asked } : {},
        );
        const text = context.mails.textMessage(`+${phone}`, issued);
        await context.outgoing.text(text, asCode("phone", phone));
      }
      return json({ message_id: crypto.randomUUID() });
    });
  }
  throw new Failure(400, "validation_failed", "Missing one of these types: signup, email_change", {
    field: "type",
  });
};

/**
 * Nobody can tell who asks for it once more. With one sign-up waiting it is that one again; where
 * several disagree, or none is left, the owner of the address chooses a password of their own.
 */
async function resendSignUp(context: AuthContext, call: AuthCall, email: string): Promise<void> {
  const account = await context.accounts.byEmail(email);
  if (!account) return;
  if (account.confirmed_at) {
    await context.outgoing.mail(context.mails.alreadyRegistered(email), asNotice);
    return;
  }
  const challenge = codeChallengeOf(call.body);
  const asked = await theOnlySignUp(context, account, email);
  if (asked) {
    const issued = await context.codes.issue(account.id, "signup", email, { challenge, asked });
    const mail = context.mails.confirmSignUp(email, issued, redirectOf(call));
    await context.outgoing.mail(mail, asCode("signup", email));
  } else {
    const issued = await context.codes.issue(account.id, "recovery", email, { challenge });
    const mail = context.mails.choosePassword(email, issued);
    await context.outgoing.mail(mail, asCode("recovery", email));
  }
}

/** The sign-up that waits, or what an administrator made the account with; null in doubt. */
async function theOnlySignUp(
  context: AuthContext,
  account: Account,
  recipient: string,
): Promise<Asked | null> {
  const [waiting, another] = await context.codes.waitingSignUps(recipient);
  if (another) return null;
  if (waiting) return waiting;
  if (!account.encrypted_password) return null;
  return { passwordHash: account.encrypted_password, userMetadata: {} };
}

async function resendEmailChange(context: AuthContext, email: string): Promise<void> {
  const account = await context.accounts.byEmail(email);
  if (!account?.email_change) return;
  await sendEmailChange(context, account, account.email_change);
}

/**
 * Asks both the old and the new address to agree to a change. Where the new one has an account its
 * owner is told that somebody tried, and everything else is as for a free address.
 */
export async function sendEmailChange(
  context: AuthContext,
  account: Account,
  wanted: string,
): Promise<void> {
  const current = account.email;
  const isPretence = (await context.accounts.byEmail(wanted)) !== null;
  const toNew = await context.codes.issue(account.id, "email_change_new", wanted, {
    wanted,
    isPretence,
    otherAgreed: current === null,
  });
  const mail = isPretence
    ? context.mails.addressWanted(wanted)
    : context.mails.changeAddress(wanted, toNew, wanted);
  await context.outgoing.mail(mail, asCode("email_change_new", `${account.id}:${wanted}`));
  if (!current) return;
  const details = { wanted };
  const toCurrent = await context.codes.issue(account.id, "email_change_current", current, details);
  const toAgree = context.mails.changeAddress(current, toCurrent, wanted);
  await context.outgoing.mail(toAgree, asCode("email_change_current", current));
}

/** Sends a new number its code; where it belongs to an account, nobody gets one. */
export async function sendPhoneChange(
  context: AuthContext,
  account: Account,
  wanted: string,
): Promise<void> {
  const isPretence = (await context.accounts.byPhone(wanted)) !== null;
  const issued = await context.codes.issue(account.id, "phone_change", wanted, { isPretence });
  if (isPretence) return;
  const text = context.mails.textMessage(`+${wanted}`, issued);
  await context.outgoing.text(text, asCode("phone_change", wanted));
}

/** `GET /reauthenticate`: a code for changing the password in an old session. */
export const reauthenticate: AuthHandler = async (context, call) => {
  const { account } = await requireAccount(context, call);
  const recipient = account.email ?? account.phone;
  if (!recipient) {
    throw new Failure(400, "validation_failed", "The account has neither e-mail nor phone.");
  }
  await limitMessage(context, recipient);
  const issued = await context.codes.issue(account.id, "reauthentication", recipient);
  const keeping = asCode("reauthentication", recipient);
  if (account.email) {
    await context.outgoing.mail(context.mails.reauthentication(account.email, issued), keeping);
  } else await context.outgoing.text(context.mails.textMessage(`+${recipient}`, issued), keeping);
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
