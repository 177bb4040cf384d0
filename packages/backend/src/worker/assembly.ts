import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Deps } from "@jubilee/functions/_shared/deps.types";
import { createReadCache } from "@jubilee/functions/_shared/read-cache";
import type { Handler, OpenBackend, Realtime, Secrets } from "../backend.types.ts";
import { createBackupHandler } from "../backup/backup-page.ts";
import { scheduleBackups } from "../backup/scheduled-backups.ts";
import { openBackend } from "../database/open-backend.ts";
import type { StartError } from "../database/start-error.ts";
import { keepTending } from "../database/tend-tables.ts";
import { keepForgetting } from "../front/auth/forget.ts";
import { createCaptchaCheck, createTextSender } from "../front/auth/providers.ts";
import { textsBy } from "../front/auth/outgoing.ts";
import {
  createFirstDoor,
  firstDoorPath,
  isWithoutAdministrator,
} from "../first-door/first-door.ts";
import { createFront } from "../front/front.ts";
import { createSignInHistory } from "./sign-in-history.ts";
import { openFunctions } from "../functions/open-functions.ts";
import { createKeptMessages } from "../mail/kept-messages.ts";
import { log } from "../log/log.ts";
import { keepSending } from "../mail/keep-sending.ts";
import { askingMailer } from "../mail/asking-mailer.ts";
import { createMailer } from "../mail/mailer.ts";
import { senderKeySeal } from "../mail/sender-domains.ts";
import { createOutboxPage } from "../mail/outbox-page.ts";
import { isLoopbackName } from "../pages/loopback.ts";
import { createFiguresHandler } from "../metrics/backend-figures.ts";
import { createRealtime } from "../realtime/realtime.ts";
import { keepDemoBooks } from "../payments/demo-books.ts";
import { createChores } from "../processes/chores.ts";
import { refuseDiffering } from "../processes/differences.ts";
import { enterProcess, type Living } from "../processes/living.ts";
import { processFacts } from "../processes/process-facts.ts";
import { type Forgotten, shareForgetting } from "../processes/shared-forgetting.ts";
import { startInTurn } from "../processes/start-in-turn.ts";
import { readDemoTokens, seedDemo } from "../seed/demo-seed.ts";
import type { WorkerReady, WorkerStart } from "./messages.types.ts";
import { createRouter, type Route } from "./router.ts";
import type { AssemblyOptions } from "./assembly.types.ts";

/** Everything behind the sockets, put together. */
export interface Assembly {
  handle: Handler;
  realtime: Realtime;
  ready: WorkerReady;
  close(): Promise<void>;
}

/**
 * Opens the database and puts the parts of the backend together.
 *
 * @param forgotten hears the beginning of the keys of what was kept for many and is not true any more
 * @param mustEnd hears why this server may not go on
 * @throws {StartError} when it cannot start for a reason that a person can remove
 */
export function openAssembly(
  start: WorkerStart,
  forgotten: Forgotten = () => undefined,
  mustEnd: (reason: StartError) => void = () => undefined,
): Promise<Assembly> {
  const { backend: options, service } = start;
  const { payments = service.stripe ? "stripe" : "test", listensAt = "" } = service;
  return startInTurn(options.databaseUrl, async () => {
    const factsWith = (secrets: Secrets) => processFacts(options, secrets, { payments, listensAt });
    const backend = await openBackend(options, {
      looksFirst: (owner, secrets) => refuseDiffering(owner, factsWith(secrets)),
    });
    try {
      const living = await enterProcess(backend, factsWith(backend.secrets), mustEnd);
      try {
        return await assemble(backend, service, living, forgotten);
      } catch (error) {
        await living.leave();
        throw error;
      }
    } catch (error) {
      await backend.close();
      throw error;
    }
  });
}

async function assemble(
  backend: OpenBackend,
  options: AssemblyOptions,
  living: Living,
  forgotten: Forgotten,
): Promise<Assembly> {
  const { dataDir, mode } = backend.options;
  const { smtpUrl, mailFrom, productName } = options;
  const mailer = createMailer({
    smtpUrl,
    outboxDir: join(dataDir, "outbox"),
    from: mailFrom,
    senderKeys: senderKeySeal(backend.secrets),
  });
  if (options.seedsDemo) await seedDemo(backend, new Date(), log.info);
  const sendText = options.texts ? createTextSender(options.texts) : null;
  const messages = createKeptMessages(
    backend,
    askingMailer(backend, mailer),
    textsBy(mailer, sendText),
  );
  const front = createFront(backend, {
    mailer,
    messages,
    productName,
    noteFailedSignIn: createSignInHistory(backend),
    verifyCaptcha: options.captchaSecretKey ? createCaptchaCheck(options.captchaSecretKey) : null,
    sendText,
  });
  const chores = createChores(backend, living.facts.id);
  const forgetting = await shareForgetting(backend, createReadCache(), forgotten);
  const functions = await openFunctions(backend, {
    cache: forgetting.cache,
    chores,
    living: () => living.count(),
    mailer,
    productName,
    mailWebhookSecret: options.mailWebhookSecret,
    senderSpf: `include:${domainOf(mailFrom)}`,
    ...(options.payments ? { payments: options.payments } : {}),
    stripe: options.stripe,
    wallet: options.wallet,
    jobsEveryMs: options.jobsEveryMs,
    readPages: () => readPages(options.guestPages),
    ...(options.linkWritesPerMinute ? { linkWritesPerMinute: options.linkWritesPerMinute } : {}),
    ...(mode === "test" && !options.countsCalls ? { limit: unlimited } : {}),
  });
  if (options.seedsDemo && functions.testPayments) await keepDemoBooks(backend);
  const routes: Route[] = [
    ["/auth/v1", front],
    ["/rest/v1", front],
    ["/storage/v1", front],
    ["/api/backup", createBackupHandler(backend)],
    ["/api/database", createAliveHandler(backend)],
    ["/api/figures", createFiguresHandler(backend)],
    ["/first-administrator", createFirstDoor(backend, productName, front)],
    ...functions.routes,
  ];
  const { siteUrl } = backend.options;
  const isLocal = isLoopbackName(new URL(siteUrl).hostname);
  if (mailer.outbox && mode !== "production" && isLocal) {
    routes.push([
      "/outbox",
      createOutboxPage(mailer.outbox, { siteUrl, productName }, functions.takeMailEvent),
    ]);
  }
  const realtime = await createRealtime(backend);
  const ready = await readiness(backend);
  const stopBackups = options.backups ? scheduleBackups(backend, options.backups, chores) : null;
  const stopForgetting = keepForgetting(backend, () => living.isFirst());
  const stopSending = await keepSending(backend, messages);
  const stopTending = keepTending(backend, () => living.isFirst());
  return {
    handle: createRouter(routes),
    realtime,
    ready,
    async close() {
      stopForgetting();
      await stopSending();
      stopTending();
      await stopBackups?.();
      await functions.close();
      await forgetting.close();
      await realtime.close();
      await living.leave();
      await backend.close();
    },
  };
}

type GuestPages = NonNullable<Awaited<ReturnType<Deps["readPages"]>>>;

async function readPages(file: string | null): Promise<GuestPages | null> {
  if (file === null) return null;
  const { pages } = (await import(pathToFileURL(file).href)) as { pages: GuestPages };
  return pages;
}

/** For `/health`, which asks without an address: 204 as long as the database answers. */
function createAliveHandler(backend: OpenBackend): Handler {
  return async (_request, { peerAddress }) => {
    if (peerAddress !== null) return new Response(null, { status: 404 });
    const status = await backend.query("select 1").then(
      () => 204,
      () => 503,
    );
    return new Response(null, { status });
  };
}

async function unlimited() {
  return { allowed: true, retryAfterMs: 0, retryAfterSeconds: 0 };
}

async function readiness(backend: OpenBackend): Promise<WorkerReady> {
  const [newest] = await backend.query<{ version: string | null }>(
    "select max(version) as version from backend.migrations where version ~ '^[0-9]+$'",
  );
  const { driver, secrets } = backend;
  return {
    driver,
    secrets,
    migration: newest?.version ?? null,
    firstDoor: await firstDoor(backend),
    demo: await readDemoTokens(backend),
  };
}

async function firstDoor(backend: OpenBackend): Promise<string | null> {
  if (backend.options.mode !== "production") return null;
  return (await isWithoutAdministrator(backend)) ? firstDoorPath(backend) : null;
}

/** The domain of `Jubilee <hello@jubilee.example>`. */
const domainOf = (sender: string): string => /@([\w.-]+)/.exec(sender)?.[1] ?? "localhost";
