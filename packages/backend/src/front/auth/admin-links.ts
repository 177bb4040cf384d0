import { Failure } from "../failure.ts";
import { json } from "../replies.ts";
import type { Account } from "./accounts.ts";
import { requireSecretKey } from "./admin-users.ts";
import type { Asked, CodeKind } from "./codes.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import { redirectOf } from "./guards.ts";
import { emailAddress, optionalRecord, optionalText, requiredText } from "./input.ts";
import { asCode } from "./outgoing.ts";
import { requireStrongPassword } from "./passwords.ts";
import { userView } from "./user-view.ts";

const kinds: Record<string, CodeKind> = {
  signup: "signup",
  invite: "invite",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change_current: "email_change_current",
  email_change_new: "email_change_new",
};
const creating = new Set<CodeKind>(["signup", "invite", "magiclink"]);

/** `POST /admin/generate_link`: a link without the mail. */
export const generateLink: AuthHandler = async (context, call) => {
  requireSecretKey(call);
  const type = requiredText(call.body, "type");
  const kind = kinds[type];
  if (!kind) throw new Failure(400, "validation_failed", `Link type ${type} is unknown`);
  const email = emailAddress(requiredText(call.body, "email"));
  const asked = await askedFor(context, call, email);
  const account = await accountFor(context, email, kind, asked);
  const { recipient, changed } = await prepareChange(context, call, account, kind, email);
  const wanted = changed.email_change;
  // One link of a change is enough, unless both are made.
  const hasOther = await context.codes.tellOther({ userId: account.id, kind, wanted }, false);
  const issued = await context.codes.issue(account.id, kind, recipient, {
    asked: { ...asked, passwordHash: asked.passwordHash ?? account.encrypted_password },
    wanted,
    otherAgreed: !hasOther,
  });
  const redirectTo = optionalText(call.body, "redirect_to") ?? redirectOf(call);
  const { links } = context.mails;
  const actionLink = {
    signup: () => links.signup(issued.linkToken, redirectTo),
    invite: () => links.invite(issued.linkToken, redirectTo),
    magiclink: () => links.magiclink(issued.linkToken, redirectTo),
    recovery: () => links.recovery(issued.linkToken),
    email_change_current: () => links.emailChange(issued.linkToken),
    email_change_new: () => links.emailChange(issued.linkToken),
    phone: () => "",
    phone_change: () => "",
    reauthentication: () => "",
  }[kind]();
  return json({
    ...userView(changed),
    action_link: actionLink,
    email_otp: issued.code,
    hashed_token: issued.linkToken,
    verification_type: type,
    redirect_to: context.redirects.allowed(redirectTo)?.href ?? context.backend.options.siteUrl,
  });
};

/** `POST /invite`: an account and a mail with its link. */
export const invite: AuthHandler = async (context, call) => {
  requireSecretKey(call);
  const email = emailAddress(requiredText(call.body, "email"));
  const asked = await askedFor(context, call, email);
  const account = await accountFor(context, email, "invite", asked);
  const issued = await context.codes.issue(account.id, "invite", email, { asked });
  const at = new Date(context.now()).toISOString();
  const changed = await context.accounts.change(account.id, { invited_at: at }, at);
  const mail = context.mails.invite(email, issued, redirectOf(call));
  await context.outgoing.mail(mail, asCode("invite", email));
  return json(userView(changed ?? account));
};

async function askedFor(context: AuthContext, call: AuthCall, email: string): Promise<Asked> {
  const password = optionalText(call.body, "password");
  if (password) requireStrongPassword(password, email);
  return {
    passwordHash: password ? await context.passwords.hash(password) : null,
    userMetadata: optionalRecord(call.body, "data"),
  };
}

async function accountFor(
  context: AuthContext,
  email: string,
  kind: CodeKind,
  asked: Asked,
): Promise<Account> {
  const known = await context.accounts.byEmail(email);
  if (known) {
    if ((kind === "signup" || kind === "invite") && known.email_confirmed_at) {
      throw new Failure(
        422,
        "email_exists",
        "A user with this email address has already been registered",
      );
    }
    return known;
  }
  if (!creating.has(kind))
    throw new Failure(404, "user_not_found", "User with this email not found");
  const created = await context.accounts.create({
    email,
    phone: null,
    ...asked,
    at: new Date(context.now()).toISOString(),
  });
  if (!created) throw new Failure(409, "conflict", "The account was just created; try again.");
  return created;
}

async function prepareChange(
  context: AuthContext,
  call: AuthCall,
  account: Account,
  kind: CodeKind,
  email: string,
): Promise<{ recipient: string; changed: Account }> {
  if (!kind.startsWith("email_change")) return { recipient: email, changed: account };
  const wanted = emailAddress(requiredText(call.body, "new_email"), "new_email");
  const at = new Date(context.now()).toISOString();
  const changed = await context.accounts.change(account.id, { email_change: wanted }, at);
  return {
    recipient: kind === "email_change_new" ? wanted : email,
    changed: changed ?? account,
  };
}
