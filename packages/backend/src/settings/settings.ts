import { resolve } from "node:path";
import { type BackupPlan, readKept, readTimes } from "../backup/backup-plan.rules.ts";
import { sharedSecrets } from "../database/secrets.ts";
import { StartError } from "../database/start-error.ts";
import { readWalletSettings } from "../functions/wallet-settings.ts";
import { isLoopbackHost } from "../pages/loopback.ts";
import {
  addressesOf,
  databaseOf,
  mailServerOf,
  modeOf,
  originOf,
  pair,
  portOf,
  type ReadText,
  senderOf,
  switchOf,
  wholeOf,
  wordOf,
} from "./setting-values.ts";
import { bucketOf } from "./bucket-values.ts";
import type { PaymentMode, PortalSettings } from "./settings.types.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const paymentModes = ["off", "test", "stripe"] as const satisfies PaymentMode[];

/**
 * Reads the settings from environment variables (docs/deployment.md lists them).
 *
 * @throws {StartError} when they contradict each other or would be unsafe
 */
export function readSettings(environment: Environment, root: string): PortalSettings {
  const text = (name: string): string | null => environment[name]?.trim() || null;
  const host = text("HOST") ?? "127.0.0.1";
  const port = portOf(text("PORT"), "PORT", 4400);
  const siteUrl = originOf(text("SITE_URL"), "SITE_URL") ?? `http://${host}:${port}`;
  const isPublic = !isLoopbackHost(host) || !isLoopbackHost(new URL(siteUrl).hostname);
  const mode = modeOf(text("JUBILEE_MODE"), isPublic);
  const stripe = pair(text, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET");
  const supabase = pair(text, "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY");
  const supabaseUrl = originOf(supabase?.[0] ?? null, "SUPABASE_URL");
  const payments = paymentsOf(text, stripe !== null, isPublic);
  const databaseUrl = databaseOf(text("DATABASE_URL"));
  const captcha = supabase ? null : pair(text, "CAPTCHA_SITE_KEY", "CAPTCHA_SECRET_KEY");
  const twilio = pair(text, "TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN");
  const twilioFrom = text("TWILIO_FROM");
  if ((twilio === null) !== (twilioFrom === null)) {
    throw new StartError(
      "Text messages need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM; set all three or none.",
    );
  }
  const metricsPort =
    text("METRICS_PORT") === null ? null : portOf(text("METRICS_PORT"), "METRICS_PORT", 0);
  if (metricsPort === port && port !== 0) {
    throw new StartError(
      `METRICS_PORT and PORT are both ${port}; set METRICS_PORT to a port of its own.`,
    );
  }
  const showsHostPage = mode === "demo" || mode === "development";
  return {
    host,
    port,
    hostPagePort: showsHostPage ? portOf(text("HOST_PAGE_PORT"), "HOST_PAGE_PORT", 4401) : null,
    metricsHost: text("METRICS_HOST") ?? "127.0.0.1",
    metricsPort,
    siteUrl,
    mode,
    productName: text("PRODUCT_NAME") ?? "Jubilee",
    dataDir: resolve(root, text("JUBILEE_DATA_DIR") ?? ".data"),
    databaseUrl,
    databaseConnections: wholeOf(text("DATABASE_CONNECTIONS"), "DATABASE_CONNECTIONS", {
      fallback: 10,
      least: 2,
      most: 500,
    }),
    secrets: sharedSecrets(text("JUBILEE_SECRETS")),
    bucket: bucketOf(text),
    redirectAllowList: addressesOf(text("REDIRECT_ALLOW_LIST"), "REDIRECT_ALLOW_LIST"),
    supabase:
      supabase && supabaseUrl
        ? {
            url: supabaseUrl,
            publishableKey: supabase[1],
            secretKey: text("SUPABASE_SECRET_KEY"),
          }
        : null,
    smtpUrl: mailServerOf(text("SMTP_URL")),
    mailFrom: senderOf(text("MAIL_FROM")) ?? `Jubilee <hello@${new URL(siteUrl).hostname}>`,
    mailWebhookSecret: text("MAIL_WEBHOOK_SECRET"),
    payments,
    stripe:
      payments === "stripe" && stripe ? { secretKey: stripe[0], webhookSecret: stripe[1] } : null,
    captchaSiteKey: text("CAPTCHA_SITE_KEY"),
    wallet: readWalletSettings(text),
    captchaSecretKey: captcha?.[1] ?? null,
    texts:
      twilio && twilioFrom
        ? { accountId: twilio[0], authToken: twilio[1], from: twilioFrom }
        : null,
    trustsProxy: switchOf(text("TRUST_PROXY"), "TRUST_PROXY"),
    testMode:
      payments === "stripe"
        ? /^[sr]k_test_/.test(stripe?.[0] ?? "")
        : payments === "test" && supabase === null,
    stopLimitMs:
      1000 * wholeOf(text("STOP_SECONDS"), "STOP_SECONDS", { fallback: 5, least: 1, most: 600 }),
    linkWritesPerMinute: wholeOf(text("LINK_WRITES_PER_MINUTE"), "LINK_WRITES_PER_MINUTE", {
      fallback: 1200,
      least: 1,
      most: 1_000_000,
    }),
    backups: backupsOf(text, databaseUrl),
    logFormat:
      wordOf(text("LOG_FORMAT"), "LOG_FORMAT", ["json", "people"]) ??
      (process.stdout.isTTY || mode !== "production" ? "people" : "json"),
  };
}

/** Without a word about it money is asked for only where the keys for it are, or in play on this machine. */
function paymentsOf(text: ReadText, hasKeys: boolean, isPublic: boolean): PaymentMode {
  const said = wordOf(text("PAYMENTS"), "PAYMENTS", paymentModes);
  if (said === "stripe" && !hasKeys) {
    throw new StartError(
      "PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; set both, or set PAYMENTS=off.",
    );
  }
  return said ?? (hasKeys ? "stripe" : isPublic ? "off" : "test");
}

/** The built-in database survives the loss of power only up to its last backup, so it has four a day. */
function backupsOf(text: ReadText, databaseUrl: string | null): BackupPlan | null {
  const at = text("BACKUP_AT") ?? (databaseUrl === null ? "03:00 09:00 15:00 21:00" : "03:00");
  const keep = readKept(text("BACKUP_KEEP") ?? "7 days, 4 weeks, 6 months");
  if (keep === null) {
    throw new StartError(
      `BACKUP_KEEP=${text("BACKUP_KEEP")} is not understood; write it as "7 days, 4 weeks, 6 months".`,
    );
  }
  if (at === "off") return null;
  const minutes = readTimes(at);
  if (minutes === null) {
    throw new StartError(
      `BACKUP_AT=${at} is no time of day; write it as 03:00, several as "03:00 15:00", or off.`,
    );
  }
  return { minutes, keep, hook: text("BACKUP_HOOK") };
}
