import { Failure } from "../failure.ts";
import { isRecord } from "../bodies.ts";
import { json } from "../replies.ts";
import type { Account, AccountChange } from "./accounts.ts";
import type { AuthCall, AuthContext, AuthHandler } from "./context.ts";
import { emailAddress, optionalRecord, optionalText, phoneNumber, uuid } from "./input.ts";
import { requireStrongPassword } from "./passwords.ts";
import { userView } from "./user-view.ts";

/** Lets through only holders of the secret key. */
export function requireSecretKey(call: AuthCall): void {
  if (call.caller.role !== "service_role") {
    throw new Failure(403, "not_admin", "User not allowed");
  }
}

/** `GET /admin/users?page&per_page` */
export const listUsers: AuthHandler = async (context, call) => {
  requireSecretKey(call);
  const page = positive(call.url.searchParams.get("page"), 1, 1_000_000);
  const perPage = positive(call.url.searchParams.get("per_page"), 50, 1000);
  const { accounts, total } = await context.accounts.list(page, perPage);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const address = (to: number) => `</admin/users?page=${to}&per_page=${perPage}>`;
  const links = [
    ...(page < lastPage ? [`${address(page + 1)}; rel="next"`] : []),
    `${address(lastPage)}; rel="last"`,
  ];
  return json({ users: accounts.map(userView), aud: "authenticated" }, 200, {
    "x-total-count": String(total),
    link: links.join(", "),
  });
};

/** `POST /admin/users` */
export const createUser: AuthHandler = async (context, call) => {
  requireSecretKey(call);
  const email = optionalText(call.body, "email");
  const phone = optionalText(call.body, "phone");
  const password = optionalText(call.body, "password");
  if (!email && !phone) {
    throw new Failure(400, "validation_failed", "Cannot create a user without email or phone");
  }
  if (password) requireStrongPassword(password, email);
  const id = optionalText(call.body, "id");
  const account = await context.accounts.create({
    ...(id ? { id: uuid(id, "id") } : {}),
    email: email ? emailAddress(email) : null,
    phone: phone ? phoneNumber(phone) : null,
    passwordHash: password ? await context.passwords.hash(password) : null,
    userMetadata: optionalRecord(call.body, "user_metadata"),
    appMetadata: optionalRecord(call.body, "app_metadata"),
    emailConfirmed: call.body["email_confirm"] === true,
    phoneConfirmed: call.body["phone_confirm"] === true,
    at: new Date(context.now()).toISOString(),
  });
  if (!account) throw taken();
  return json(userView(account));
};

/** `GET /admin/users/:id` */
export const readUser: AuthHandler = async (context, call) => {
  return json(userView(await requireUser(context, call)));
};

/** `PUT /admin/users/:id` */
export const changeUser: AuthHandler = async (context, call) => {
  const account = await requireUser(context, call);
  const { body } = call;
  const at = new Date(context.now()).toISOString();
  const change: AccountChange = {};
  const email = optionalText(body, "email");
  if (email) change.email = emailAddress(email);
  const phone = optionalText(body, "phone");
  if (phone) change.phone = phoneNumber(phone);
  const password = optionalText(body, "password");
  if (password) {
    requireStrongPassword(password, account.email);
    change.encrypted_password = await context.passwords.hash(password);
  }
  if (isRecord(body["user_metadata"])) change.raw_user_meta_data = body["user_metadata"];
  if (isRecord(body["app_metadata"])) change.raw_app_meta_data = body["app_metadata"];
  if (body["email_confirm"] === true) change.email_confirmed_at = at;
  if (body["phone_confirm"] === true) change.phone_confirmed_at = at;
  const ban = optionalText(body, "ban_duration");
  if (ban) change.banned_until = bannedUntil(ban, context.now());
  const changed = await changeUnlessTaken(context, account, change, at);
  if (email || change.email_confirmed_at) await context.accounts.syncIdentity(changed, at);
  if (password || change.banned_until) await context.sessions.end(account.id, null, "global");
  return json(userView(changed));
};

/** `DELETE /admin/users/:id` */
export const deleteUser: AuthHandler = async (context, call) => {
  const account = await requireUser(context, call);
  await context.sessions.end(account.id, null, "global");
  await context.accounts.remove(account.id);
  return json(userView(account));
};

/** `GET /admin/users/:id/factors` */
export const listUserFactors: AuthHandler = async (context, call) => {
  return json((await requireUser(context, call)).factors);
};

/** `DELETE /admin/users/:id/factors/:factorId` */
export const deleteUserFactor: AuthHandler = async (context, call) => {
  const account = await requireUser(context, call);
  const factorId = uuid(call.path["factorId"], "factor_id");
  if (!(await context.factors.remove(account.id, factorId))) {
    throw new Failure(404, "mfa_factor_not_found", "Factor not found");
  }
  return json({ id: factorId });
};

async function requireUser(context: AuthContext, call: AuthCall): Promise<Account> {
  requireSecretKey(call);
  const account = await context.accounts.byId(uuid(call.path["id"], "user_id"));
  if (!account) throw new Failure(404, "user_not_found", "User not found");
  return account;
}

async function changeUnlessTaken(
  context: AuthContext,
  account: Account,
  change: AccountChange,
  at: string,
): Promise<Account> {
  const others = [
    change.email ? await context.accounts.byEmail(change.email) : null,
    change.phone ? await context.accounts.byPhone(change.phone) : null,
  ];
  if (others.some((other) => other && other.id !== account.id)) throw taken();
  return (await context.accounts.change(account.id, change, at)) ?? account;
}

function taken(): Failure {
  return new Failure(
    422,
    "email_exists",
    "A user with this email address has already been registered",
  );
}

const unitsMs: Record<string, number> = { s: 1000, m: 60_000, h: 3600_000 };

/** When a ban such as `24h` ends; `none` lifts it. */
function bannedUntil(duration: string, now: number): string | null {
  if (duration === "none") return null;
  const parts = [...duration.matchAll(/(\d+)([smh])/g)];
  const ms = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitsMs[unit ?? ""] ?? 0),
    0,
  );
  if (ms <= 0 || ms > 1e13) {
    throw new Failure(400, "validation_failed", "ban_duration must look like 24h or none", {
      field: "ban_duration",
    });
  }
  return new Date(now + ms).toISOString();
}

function positive(text: string | null, fallback: number, max: number): number {
  const value = Number(text || fallback);
  return Number.isInteger(value) && value > 0 ? Math.min(value, max) : fallback;
}
