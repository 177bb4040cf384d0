import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createBucketFiles } from "./bucket-files.ts";
import { createCallLimit } from "./call-limit.ts";
import { againOnConflict } from "./conflicts.ts";
import { createDeviceSender } from "./device-sender.ts";
import type { Deps, VerifiedUser } from "./deps.types.ts";
import type { GuestPages } from "./guest-pages.types.ts";
import { createAskingMail } from "./mails/asking-mail.ts";
import { createMailEvents } from "./mails/mail-events.ts";
import { createPostedMail } from "./mails/posted-mail.ts";
import { createPageOpener } from "./open-page.ts";
import { createNoPayments } from "./payments/no-payments.ts";
import type { PaymentProvider } from "./payments/payments.types.ts";
import { createStripeProvider } from "./payments/stripe-provider.ts";
import { createReadCache } from "./read-cache.ts";
import { refusalOf } from "./refusal.ts";
import { createSessionDirectory } from "./session-directory.ts";
import { createWaitUntil } from "./wait-until.ts";
import { createWallet } from "./wallet/create-wallet.ts";
import { readWallet } from "./wallet/read-wallet.ts";
import type { Wallet } from "./wallet/wallet.types.ts";

/** Reads an environment variable. */
export type ReadEnv = (name: string) => string | undefined;

/** Builds what a function gets from outside for each request, on a Supabase project. */
export function createSupabaseDeps(env: ReadEnv): (request: Request) => Promise<Deps> {
  const required = (name: string) => {
    const value = env(name);
    if (!value) throw new Error(`The function needs the environment variable ${name}`);
    return value;
  };
  const url = required("SUPABASE_URL");
  const serviceKey = required("SUPABASE_SERVICE_ROLE_KEY");
  const service = connect(url, serviceKey, serviceKey);
  const callSql = callWith(service);
  const now = () => new Date();
  const siteUrl = required("SITE_URL").replace(/\/$/, "");
  const shared = {
    callSql,
    mail: createAskingMail({ mail: mailOf(env), callSql, log }),
    mailEvents: createMailEvents(env("MAIL_WEBHOOK_SECRET") ?? null),
    devices: devicesOf(env, siteUrl),
    // A mail service signs by its own keys, and has its own page for domains.
    senders: null,
    payments: paymentsOf(env, now),
    files: createBucketFiles(service),
    sessions: createSessionDirectory(callSql),
    limit: createCallLimit(),
    cache: createReadCache(),
    now,
    waitUntil: createWaitUntil(),
    siteUrl,
    openPage: createPageOpener(siteUrl),
    // An edge function has no files of its packages at hand.
    readFont: async () => null,
    readPages: async () =>
      ((await import("@jubilee/widgets/built-pages")) as { pages: GuestPages }).pages,
    productName: env("PRODUCT_NAME") ?? "Jubilee",
    log,
  };

  const productName = shared.productName;
  let wallet: Promise<Wallet> | undefined;

  return async (request) => {
    wallet ??= createWallet(readWallet(env), { productName, now });
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    const asUser = connect(url, required("SUPABASE_ANON_KEY"), token ?? null);
    return {
      ...shared,
      wallet: await wallet,
      callSqlAsUser: callWith(asUser),
      peerAddress: visitorOf(request, token === serviceKey),
      user: token ? await userOf(service, token, serviceKey) : null,
    };
  };
}

function log(message: string, error?: unknown): void {
  console.error(message, error instanceof Error ? (error.stack ?? error.message) : "");
}

function connect(url: string, key: string, token: string | null): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token ? { global: { headers: { authorization: `Bearer ${token}` } } } : {}),
  });
}

function callWith(client: SupabaseClient): Deps["callSql"] {
  return async (name, args) => {
    const { data, error } = await againOnConflict(
      async () => client.rpc(name, args),
      (answer) => answer.error?.code ?? null,
    );
    if (!error) {
      const answer: unknown = data;
      return answer;
    }
    const { code, message, hint, details } = error;
    // What the database says quotes what was sent, and this goes into the log.
    throw refusalOf({ code, message, hint, detail: details }) ?? new Error(`${name}: ${code}`);
  };
}

async function userOf(
  client: SupabaseClient,
  token: string,
  serviceKey: string,
): Promise<VerifiedUser | null> {
  if (token === serviceKey) return { id: "", email: null, role: "service_role" };
  const { data } = await client.auth.getClaims(token);
  if (data?.claims.role !== "authenticated") return null;
  return { id: data.claims.sub, email: data.claims.email ?? null, role: "authenticated" };
}

/** The portal's own server asks in a visitor's name and says whose; only it can. */
function visitorOf({ headers }: Request, isServer: boolean): string | null {
  const told = isServer ? headers.get("x-visitor-address") : null;
  return told ?? headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? null;
}

function mailOf(env: ReadEnv): Deps["mail"] {
  const key = env("MAIL_API_KEY");
  const from = env("MAIL_FROM");
  if (key && from) {
    return createPostedMail({
      url: env("MAIL_API_URL") ?? "https://api.resend.com/emails",
      key,
      from,
    });
  }
  return {
    send: async () => {
      throw new Error("Mails need the environment variables MAIL_API_KEY and MAIL_FROM");
    },
  };
}

function devicesOf(env: ReadEnv, siteUrl: string): Deps["devices"] {
  const publicKey = env("WEB_PUSH_PUBLIC_KEY");
  const privateKey = env("WEB_PUSH_PRIVATE_KEY");
  return publicKey && privateKey ? createDeviceSender({ publicKey, privateKey }, siteUrl) : null;
}

function paymentsOf(env: ReadEnv, now: () => Date): PaymentProvider {
  const secretKey = env("STRIPE_SECRET_KEY");
  const webhookSecret = env("STRIPE_WEBHOOK_SECRET");
  if (secretKey && webhookSecret) return createStripeProvider({ secretKey, webhookSecret, now });
  return createNoPayments();
}
