import type { WalletSettings } from "@jubilee/functions/_shared/wallet/wallet.types";
import type { TextProvider } from "../front/auth/providers.ts";
import type { BackupPlan } from "../backup/backup-plan.rules.ts";
import type { PaymentMode } from "../settings/settings.types.ts";

/** How the parts around the database are set up; plain data, so that it can go to a worker. */
export interface AssemblyOptions {
  /** `smtp://…`; null keeps mails in the local outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Signs what the mail service says of mails (`whsec_…`); null where none tells. */
  mailWebhookSecret: string | null;
  productName: string;
  /** How money is taken; by Stripe with its keys and else in play unless said. */
  payments?: PaymentMode;
  /** Host and port, as an administrator sees them. */
  listensAt?: string;
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** Keys of the phones' wallets. */
  wallet: WalletSettings;
  /** Turnstile's secret key; null asks nobody for a captcha. */
  captchaSecretKey: string | null;
  /** Null keeps text messages in the local outbox, and refuses phones in production. */
  texts: TextProvider | null;
  /** Whether the demo's events are laid in when they are not there yet. */
  seedsDemo: boolean;
  /** How often due jobs run, in milliseconds; null never (a cron does it). */
  jobsEveryMs: number | null;
  /** The file with guests' pages, for the function that gives them to portals on static hosts; null for none. */
  guestPages: string | null;
  /** Backups that are written by themselves; null for none. */
  backups: BackupPlan | null;
  /** False lets any number of calls through: for load tests, in mode `test` only. */
  countsCalls: boolean;
  /** Writes through one link within a minute; 1,200 unless said. */
  linkWritesPerMinute?: number;
}
