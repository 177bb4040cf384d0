import { resolve } from "node:path";
import { isLoopbackHost } from "./loopback-host.ts";
import { StartError } from "@jubilee/backend/database/start-error";
import {
  readWalletSettings,
  type WalletSettings,
} from "@jubilee/backend/functions/wallet-settings";
import type { BackendOptions } from "@jubilee/backend/backend.types";

/** Everything that can be set from outside, read once at start. */
export interface PortalSettings {
  host: string;
  port: number;
  /** The sample host page's port; null serves none. */
  hostPagePort: number | null;
  /** Origin of the portal, no trailing slash. */
  siteUrl: string;
  mode: BackendOptions["mode"];
  productName: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  redirectAllowList: string[];
  /** A Supabase project that is the backend instead of the embedded one. */
  supabase: { url: string; publishableKey: string; secretKey: string | null } | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Signs what the mail service says of mails; null where none tells. */
  mailWebhookSecret: string | null;
  stripe: { secretKey: string; webhookSecret: string } | null;
  wallet: WalletSettings;
  captchaSiteKey: string | null;
  /** Asked of the embedded sign-in service; a Supabase project has its own. */
  captchaSecretKey: string | null;
  texts: { accountId: string; authToken: string; from: string } | null;
  trustsProxy: boolean;
  /** Payments move no money. A Supabase project says so itself. */
  testMode: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

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
  if (!stripe && !supabase && isPublic && text("JUBILEE_ALLOW_TEST_PAYMENTS") !== "1") {
    throw new StartError(
      `Simulated payments do not run on the public address ${siteUrl}; set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or JUBILEE_ALLOW_TEST_PAYMENTS=1 to allow them.`,
    );
  }
  const captcha = supabase ? null : pair(text, "CAPTCHA_SITE_KEY", "CAPTCHA_SECRET_KEY");
  const twilio = pair(text, "TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN");
  const twilioFrom = text("TWILIO_FROM");
  if ((twilio === null) !== (twilioFrom === null)) {
    throw new StartError(
      "Text messages need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM; set all three or none.",
    );
  }
  const showsHostPage = mode === "demo" || mode === "development";
  return {
    host,
    port,
    hostPagePort: showsHostPage ? portOf(text("HOST_PAGE_PORT"), "HOST_PAGE_PORT", 4401) : null,
    siteUrl,
    mode,
    productName: text("PRODUCT_NAME") ?? "Jubilee",
    dataDir: resolve(root, text("JUBILEE_DATA_DIR") ?? ".data"),
    databaseUrl: text("DATABASE_URL"),
    redirectAllowList: (text("REDIRECT_ALLOW_LIST") ?? "").split(/[\s,]+/).filter(Boolean),
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
    stripe: stripe && { secretKey: stripe[0], webhookSecret: stripe[1] },
    captchaSiteKey: text("CAPTCHA_SITE_KEY"),
    wallet: readWalletSettings(text),
    captchaSecretKey: captcha?.[1] ?? null,
    texts:
      twilio && twilioFrom
        ? { accountId: twilio[0], authToken: twilio[1], from: twilioFrom }
        : null,
    trustsProxy: text("TRUST_PROXY") === "1",
    testMode: stripe === null ? supabase === null : /^[sr]k_test_/.test(stripe[0]),
  };
}

function portOf(text: string | null, name: string, fallback: number): number {
  const port = text === null ? fallback : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name}=${text} is no port; set it to a number from 1 to 65535.`);
}

/** The origin of a web address; a path is refused, because links would leave it out. */
function originOf(text: string | null, name: string): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new StartError(
    `${name}=${text} is no web address; write it whole and without a path, as https://events.example.org.`,
  );
}

/** Not told back: it may hold a password. */
function mailServerOf(text: string | null): string | null {
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  if (text === null || (url?.hostname && /^smtps?:$/.test(url.protocol))) return text;
  throw new StartError(
    "SMTP_URL is no mail server's address; write it as smtps://user:password@mail.example.org, with signs such as @ or / in the password percent-encoded.",
  );
}

function senderOf(text: string | null): string | null {
  if (text === null || /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) {
    return text;
  }
  throw new StartError(
    `MAIL_FROM=${text} is no sender; write it as "Events <events@example.org>", in quotes in a shell.`,
  );
}

function modeOf(text: string | null, isPublic: boolean): BackendOptions["mode"] {
  if (text === null) return isPublic ? "production" : "demo";
  if (text === "development" || text === "demo" || text === "production" || text === "test") {
    return text;
  }
  throw new StartError(
    `JUBILEE_MODE=${text} is unknown; set it to demo, development or production.`,
  );
}

function pair(
  text: (name: string) => string | null,
  first: string,
  second: string,
): [string, string] | null {
  const [one, other] = [text(first), text(second)];
  if (one === null && other === null) return null;
  if (one !== null && other !== null) return [one, other];
  throw new StartError(
    `${one === null ? second : first} is set without ${one === null ? first : second}; set both or neither.`,
  );
}
