import type { Deps, LimitAnswer, LimitRule } from "@jubilee/functions/_shared/deps.types";
import { createDeviceSender } from "@jubilee/functions/_shared/device-sender";
import { createMailEvents } from "@jubilee/functions/_shared/mails/mail-events";
import { createWallet } from "@jubilee/functions/_shared/wallet/create-wallet";
import type { WalletSettings } from "@jubilee/functions/_shared/wallet/wallet.types";
import type { Handler, Mailer, OpenBackend } from "../backend.types.ts";
import type { Callers } from "../front/callers.ts";
import { createCallerCheck } from "../front/sign-in.ts";
import { startJobRunner } from "../jobs/runner.ts";
import { countingCalls } from "../limits/counted-calls.ts";
import { createSenderDomains } from "../mail/sender-domains.ts";
import { createTestMailEvents, ownMailSecret, type TakeMailEvent } from "../mail/test-events.ts";
import type { Chores } from "../processes/chores.ts";
import type { PaymentMode } from "../settings/settings.types.ts";
import { openPayments } from "../payments/open-payments.ts";
import { createTestPaymentPage } from "../payments/test-page.ts";
import type { TestPayments } from "../payments/test-provider.ts";
import { ownDeviceKeys } from "./device-keys.ts";
import { createFunctionsHost } from "./host.ts";

/** How functions, payments and jobs are set up. */
export interface FunctionsSettings {
  mailer: Mailer;
  /** Signs what the mail service says of mails; none by default: then it is refused, but for the outbox's own. */
  mailWebhookSecret?: string | null;
  productName?: string;
  /** What lets this server send for other domains, as SPF has it; without it accounts have none of their own. */
  senderSpf?: string;
  /** Who is asked what domains publish; the system's own by default. */
  nameServers?: readonly string[];
  /** How money is taken; by Stripe with its keys and else in play unless said. */
  payments?: PaymentMode;
  stripe?: { secretKey: string; webhookSecret: string } | null;
  /** Keys of the phones' wallets; none by default. */
  wallet?: WalletSettings;
  /** How often due jobs run, in milliseconds; null when something else calls the function `jobs`. */
  jobsEveryMs: number | null;
  callers?: Callers;
  /** What is read by many; of this process alone by default. */
  cache?: Deps["cache"];
  /** What one server does for all; each does it by default. */
  chores?: Chores;
  /** How many servers share the database; one by default. */
  living?: () => number;
  /** Guests' pages as they are built; none by default. */
  readPages?: Deps["readPages"];
  /** Writes through one link within a minute; 1,200 unless said. */
  linkWritesPerMinute?: number;
  limit?: (key: string, rule: LimitRule) => Promise<LimitAnswer>;
  now?: () => Date;
  log?: (message: string, error?: unknown) => void;
}

/** Functions, payment page and job runner, put together. */
export interface OpenFunctions {
  /** By the beginning of the path: `/functions/v1`, `/api/csp-violation`, `/pay/test`. */
  routes: [prefix: string, handler: Handler][];
  /** The test provider, when it is in use. */
  testPayments: TestPayments | null;
  /** Takes what the outbox says in the mail service's place. */
  takeMailEvent: TakeMailEvent;
  /** Runs what is due now, with the chores of each minute when asked for. */
  runJobs(chores?: boolean): Promise<{ done: number; failed: number }>;
  close(): Promise<void>;
}

/** Runners look once a minute, each at a second of its own. */
const choresEveryMs = 50_000;

/** Opens the edge functions on a backend, tells the database about the server, starts the jobs. */
export async function openFunctions(
  backend: OpenBackend,
  settings: FunctionsSettings,
): Promise<OpenFunctions> {
  const now = settings.now ?? (() => new Date());
  const payments = await openPayments(backend, settings.payments, settings.stripe ?? null, now);
  const { siteUrl } = backend.options;
  await backend.query("select public.configure_server($1::text::jsonb)", [
    JSON.stringify({
      siteUrl,
      testMode: settings.payments !== "off" && payments.provider.testMode,
      takesPayments: settings.payments !== "off",
      ...(settings.senderSpf ? { senderSpf: settings.senderSpf } : {}),
    }),
  ]);
  const wallet = await createWallet(settings.wallet ?? { apple: null, google: null }, {
    productName: settings.productName ?? "Jubilee",
    now,
  });
  const mailSecret = settings.mailWebhookSecret ?? ownMailSecret(backend.secrets);
  const host = createFunctionsHost(backend, {
    ...settings,
    limit: settings.limit ?? countingCalls(backend, settings, now),
    mailEvents: createMailEvents(mailSecret),
    devices: createDeviceSender(ownDeviceKeys(backend.secrets), siteUrl),
    senders: createSenderDomains(backend.secrets, settings.nameServers),
    wallet,
    now,
    callers: settings.callers ?? createCallerCheck(backend, () => now().getTime()),
    payments: payments.provider,
  });
  payments.test?.deliverTo((webhook) => host.runAsServer("payments-webhook", webhook));

  async function runJobs(chores = false): Promise<{ done: number; failed: number }> {
    if (chores) await payments.test?.payOut();
    const address = `${siteUrl}/functions/v1/jobs${chores ? "?chores=1" : ""}`;
    const response = await host.runAsServer("jobs", new Request(address, { method: "POST" }));
    if (!response.ok) throw new Error(`The function jobs answered ${response.status}`);
    const outcome: { done: number; failed: number } = await response.json();
    return outcome;
  }

  async function round(withChores: boolean): Promise<number> {
    const { chores } = settings;
    if (!withChores || !chores) return (await runJobs(withChores)).done;
    let done = 0;
    const isMine = await chores.once("minute", choresEveryMs, async () => {
      ({ done } = await runJobs(true));
    });
    return isMine ? done : (await runJobs()).done;
  }

  const runner =
    settings.jobsEveryMs === null
      ? null
      : startJobRunner({
          pauseMs: settings.jobsEveryMs,
          round: (withChores) => round(withChores),
        });

  return {
    routes: [
      ["/functions/v1", host.handle],
      ["/api/csp-violation", host.handle],
      ...(payments.test ? [testPageRoute(payments.test, now)] : []),
    ],
    testPayments: payments.test,
    takeMailEvent: createTestMailEvents(
      mailSecret,
      `${siteUrl}/functions/v1/mail-webhook`,
      (webhook) => host.runAsServer("mail-webhook", webhook),
    ),
    runJobs,
    close: async () => runner?.stop(),
  };
}

function testPageRoute(test: TestPayments, now: () => Date): [string, Handler] {
  return ["/pay/test", createTestPaymentPage(test, now)];
}
