import type { BackendOptions, Secrets } from "../backend.types.ts";
import type { BackupPlan } from "../backup/backup-plan.rules.ts";
import type { FileBucket } from "../front/storage/bucket.types.ts";
import type { LogFormat } from "../log/log-lines.ts";
import type { WalletSettings } from "../functions/wallet-settings.ts";

/** How money is taken: by nobody, in play, or by Stripe. */
export type PaymentMode = "off" | "test" | "stripe";

/** Everything that can be set from outside, read once at start. */
export interface PortalSettings {
  host: string;
  port: number;
  /** The sample host page's port; null serves none. */
  hostPagePort: number | null;
  /** The address of the port below; loopback unless said. */
  metricsHost: string;
  /** Where Prometheus reads figures; null serves none. */
  metricsPort: number | null;
  /** Origin of the portal, no trailing slash. */
  siteUrl: string;
  mode: BackendOptions["mode"];
  productName: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  /** Connections to PostgreSQL at most. */
  databaseConnections: number;
  /** The keys of all servers on one database; null for those of the data directory. */
  secrets: Secrets | null;
  /** Where files are instead of the data directory. */
  bucket: FileBucket | null;
  redirectAllowList: string[];
  /** A Supabase project that is the backend instead of the embedded one. */
  supabase: { url: string; publishableKey: string; secretKey: string | null } | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Signs what the mail service says of mails; null where none tells. */
  mailWebhookSecret: string | null;
  payments: PaymentMode;
  /** Null unless payments are Stripe's. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  wallet: WalletSettings;
  captchaSiteKey: string | null;
  /** Asked of the embedded sign-in service; a Supabase project has its own. */
  captchaSecretKey: string | null;
  texts: { accountId: string; authToken: string; from: string } | null;
  trustsProxy: boolean;
  /** Payments move no money. A Supabase project says so itself. */
  testMode: boolean;
  /** How long running requests may take to end when it is stopped, in milliseconds. */
  stopLimitMs: number;
  /** Writes through one link within a minute, from all its visitors. */
  linkWritesPerMinute: number;
  /** Backups that are written by themselves; null for none. */
  backups: BackupPlan | null;
  logFormat: LogFormat;
}
