import { signInLimits } from "../../limits/figures.ts";
import { Failure, tooMany } from "../failure.ts";
import { json } from "../replies.ts";
import { sqlState } from "../sql.ts";
import type { Account, AccountChange } from "./accounts.ts";
import type { CodeKind, UsedCode } from "./codes.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import { allowNextMessage, limitPeer, padded } from "./guards.ts";
import { optionalText, recipientOf, requiredText } from "./input.ts";

const emailChange: CodeKind[] = ["email_change_current", "email_change_new"];

/** Which codes each type of the client may use up. */
const kindsByType: Record<string, CodeKind[]> = {
  signup: ["signup"],
  magiclink: ["magiclink", "signup"],
  email: ["magiclink", "signup", "invite"],
  recovery: ["recovery"],
  invite: ["invite"],
  email_change: emailChange,
  sms: ["phone"],
  phone_change: ["phone_change"],
};

/** What goes into the session's `amr`. */
const methods: Record<CodeKind, string> = {
  signup: "email/signup",
  magiclink: "magiclink",
  recovery: "recovery",
  invite: "invite",
  email_change_current: "email_change",
  email_change_new: "email_change",
  phone: "otp",
  phone_change: "otp",
  reauthentication: "otp",
};

/** `POST /verify`: a session for a link's token or a typed code. */
export const verify: AuthHandler = async (context, call) => {
  await limitPeer(context, call, "sign-in", signInLimits.signInPerPeer);
  const type = requiredText(call.body, "type");
  const kinds = kindsByType[type];
  if (!kinds) {
    throw new Failure(400, "validation_failed", `Verification of type ${type} is unknown`, {
      field: "type",
    });
  }
  return padded(context, async () => {
    const tokenHash = optionalText(call.body, "token_hash");
    const used = tokenHash
      ? await context.codes.useLink(tokenHash, kinds)
      : await useTypedCode(context, call, kinds);
    if (!used) {
      throw new Failure(403, "otp_expired", "Token has expired or is invalid");
    }
    return confirmByCode(context, call, used);
  });
};

/** `GET /verify`: uses nothing up; sends a browser on to our page, where a button does. */
export const forwardLink: AuthHandler = async (context, call) => {
  const token = call.url.searchParams.get("token") ?? call.url.searchParams.get("token_hash") ?? "";
  const redirectTo = call.url.searchParams.get("redirect_to");
  const { links } = context.mails;
  const pages: Record<string, () => string> = {
    signup: () => links.signup(token, redirectTo),
    invite: () => links.invite(token, redirectTo),
    magiclink: () => links.magiclink(token, redirectTo),
    email: () => links.magiclink(token, redirectTo),
    recovery: () => links.recovery(token),
    email_change: () => links.emailChange(token),
  };
  const page = pages[call.url.searchParams.get("type") ?? ""];
  if (!page) throw new Failure(400, "validation_failed", "Verify requires a verification type");
  return new Response(null, {
    status: 303,
    headers: { location: page(), "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
};

async function useTypedCode(
  context: AuthContext,
  call: AuthCall,
  kinds: CodeKind[],
): Promise<UsedCode | null> {
  const { email, phone } = recipientOf(call.body);
  const recipient = email ?? phone;
  const tries = await context.limiter.take(`code:${recipient}`, signInLimits.codePerRecipient);
  if (!tries.allowed) {
    throw tooMany(
      "over_request_rate_limit",
      "Too many tries. Wait a quarter of an hour and ask for a new code.",
      tries.retryAfterMs,
    );
  }
  return context.codes.useCode(recipient, requiredText(call.body, "token").trim(), kinds);
}

/** Applies what a code was sent for and opens a session. */
export async function confirmByCode(
  context: AuthContext,
  call: AuthCall,
  used: UsedCode,
): Promise<Response> {
  const at = new Date(context.now()).toISOString();
  const account = await context.accounts.byId(used.userId);
  if (!account) throw new Failure(403, "otp_expired", "Token has expired or is invalid");
  await allowNextMessage(context, used.recipient);
  await context.limiter.reset(`code:${used.recipient}`);

  if (emailChange.includes(used.kind) && !used.otherAgreed) {
    if (!(await context.codes.tellOther(used, true))) {
      throw new Failure(403, "otp_expired", "Token has expired or is invalid");
    }
    return json({
      msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      code: "200",
    });
  }
  const confirmed = await applyConfirmation(context, account, used, at);
  return json(await context.sessions.open(confirmed, methods[used.kind], call.device));
}

async function applyConfirmation(
  context: AuthContext,
  account: Account,
  used: UsedCode,
  at: string,
): Promise<Account> {
  if (emailChange.includes(used.kind)) return changeEmail(context, account, used, at);
  if (used.kind === "phone_change") {
    const change = { phone: used.recipient, phone_confirmed_at: at };
    return changeUnlessTaken(context, account, change, at);
  }
  const isPhone = used.kind === "phone";
  if (isPhone ? account.phone_confirmed_at : account.email_confirmed_at) return account;
  // What anybody claimed before the address was proved does not count: a sign-up's own link or code
  // brings the password and the names it was sent for, and with it all others are void.
  const change = {
    ...(isPhone ? { phone_confirmed_at: at } : { email_confirmed_at: at }),
    encrypted_password: used.asked.passwordHash,
    raw_user_meta_data: used.asked.userMetadata,
  };
  const confirmed = (await context.accounts.change(account.id, change, at)) ?? account;
  if (!isPhone) await context.accounts.syncIdentity(confirmed, at);
  return confirmed;
}

async function changeEmail(
  context: AuthContext,
  account: Account,
  { wanted }: UsedCode,
  at: string,
): Promise<Account> {
  if (!wanted) throw new Failure(403, "otp_expired", "Token has expired or is invalid");
  const change = { email: wanted, email_confirmed_at: at };
  const changed = await changeUnlessTaken(context, account, change, at);
  await context.accounts.syncIdentity(changed, at);
  return changed;
}

/** Somebody else may have come to own the address while the link was on its way. */
async function changeUnlessTaken(
  context: AuthContext,
  account: Account,
  change: AccountChange,
  at: string,
): Promise<Account> {
  try {
    return (await context.accounts.change(account.id, change, at)) ?? account;
  } catch (error) {
    if (sqlState(error) !== "23505") throw error;
    throw new Failure(422, "email_exists", "This address cannot be used for the change any more.");
  }
}
