import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Handler } from "@jubilee/backend/backend.types";
import type { DemoTokens } from "@jubilee/backend/seed/demo-seed";
import { release } from "@jubilee/backend/database/release";
import { serveMetrics } from "@jubilee/backend/metrics/metrics";
import { createServer, requireFreePort, type RunningServer } from "@jubilee/backend/server/server";
import { type BackendWorker, startBackendWorker } from "@jubilee/backend/worker/backend-worker";
import type { GuestPages } from "@jubilee/widgets/pages";
import { createCrawlerFiles } from "./crawler-files.ts";
import { createGuestPages } from "./guest-pages.ts";
import { createEmbeds, embedCacheControl } from "./embeds.ts";
import { createIndexPage } from "./index-page.ts";
import { keepRelease } from "./kept-releases.ts";
import { createMailCovers } from "./mail-covers.ts";
import { keepOneAddress } from "./one-address.ts";
import { createPages } from "./pages.ts";
import { createKnownPaths } from "./known-paths.ts";
import { type BuiltPages, fillPages } from "./prerendered-pages.ts";
import type { PortalSettings } from "@jubilee/backend/settings/settings.types";
import { createSharePictures } from "./share-pictures.ts";
import { createSharedEvents } from "./shared-events.ts";
import { createSite, portalCacheControl } from "./site.ts";
import { createStaticFiles } from "./static-files.ts";
import { embeddedSource, supabaseSource, type Source } from "./source.ts";

/** A portal that answers. */
export interface RunningPortal extends RunningServer {
  /** Links of the demo's events; null when a Supabase project is the backend. */
  demo: DemoTokens | null;
  /** The address that makes the first administrator; null when there is one. */
  firstDoor: string | null;
}

const jobsEveryMs = 1_000;

/**
 * Starts the portal: its pages and files, and the embedded backend or a configured project.
 *
 * @param root the repository's folder, with the built portal and widgets in it
 * @throws {StartError} with one sentence for the person who starts it
 */
export async function startPortal(
  settings: PortalSettings,
  root: string,
  gaveUp: (error: Error) => void,
): Promise<RunningPortal> {
  const { host, port } = settings;
  await requireFreePort({ host, port, portVariable: "PORT" });
  const { metricsPort, metricsHost } = settings;
  const metrics = metricsPort === null ? null : await serveMetrics(metricsHost, metricsPort);
  let backend: BackendWorker | null = null;
  try {
    if (!settings.supabase) backend = await openEmbedded(settings, root, gaveUp);
    const source = settings.supabase
      ? supabaseSource(settings.supabase)
      : embeddedSource(backend, settings);
    const site = keepOneAddress(settings.siteUrl, await createPortalSite(settings, root, source));
    const { trustsProxy } = settings;
    const server = await createServer({
      host,
      port,
      portVariable: "PORT",
      backend,
      site,
      trustsProxy,
      stopLimitMs: settings.stopLimitMs,
      ...(metrics ? { observe: metrics.observe } : {}),
    });
    if (backend) metrics?.watch(backend);
    const close = async (): Promise<void> => {
      await server.close();
      await metrics?.close();
    };
    return {
      ...server,
      close,
      demo: backend?.ready()?.demo ?? null,
      firstDoor: firstDoorOf(backend, settings),
    };
  } catch (error) {
    await backend?.close();
    await metrics?.close();
    throw error;
  }
}

function firstDoorOf(backend: BackendWorker | null, { siteUrl }: PortalSettings): string | null {
  const path = backend?.ready()?.firstDoor;
  return path ? siteUrl + path : null;
}

function openEmbedded(settings: PortalSettings, root: string, gaveUp: (error: Error) => void) {
  const {
    dataDir,
    databaseUrl,
    databaseConnections,
    secrets,
    bucket,
    siteUrl,
    redirectAllowList,
    mode,
  } = settings;
  const backsUpUpgrades = mode === "production" && settings.backups !== null;
  const {
    smtpUrl,
    mailFrom,
    mailWebhookSecret,
    productName,
    payments,
    stripe,
    wallet,
    captchaSecretKey,
    texts,
    linkWritesPerMinute,
    backups,
  } = settings;
  return startBackendWorker(
    {
      backend: {
        dataDir,
        databaseUrl,
        databaseConnections,
        secrets,
        bucket,
        siteUrl,
        redirectAllowList,
        mode,
        backsUpUpgrades,
      },
      service: {
        smtpUrl,
        mailFrom,
        mailWebhookSecret,
        productName,
        payments,
        stripe,
        wallet,
        captchaSecretKey,
        texts,
        listensAt: `${settings.host}:${settings.port}`,
        seedsDemo: mode === "demo" || mode === "development",
        jobsEveryMs,
        guestPages: guestPagesIn(root),
        countsCalls: true,
        linkWritesPerMinute,
        backups,
      },
      logFormat: settings.logFormat,
    },
    gaveUp,
  );
}

async function createPortalSite(
  settings: PortalSettings,
  root: string,
  source: Source,
): Promise<Handler> {
  const files = createStaticFiles(join(root, "apps/portal/dist"), portalCacheControl);
  const built = join(root, "packages/widgets/dist/embed");
  const scripts = createStaticFiles(built, embedCacheControl);
  const releases = createStaticFiles(keepRelease(built, settings.dataDir), embedCacheControl);
  const index = createIndexPage((await files.read("/index.html")) ?? missingBuild());
  const policy = {
    supabaseOrigin: settings.supabase ? new URL(settings.supabase.url).origin : null,
    isHttps: settings.siteUrl.startsWith("https:"),
  };
  const sharedEvents = createSharedEvents(source.ask, source.call, settings.siteUrl);
  const { productName, captchaSiteKey } = settings;
  const testMode = await source.isTestMode();
  const { supabaseUrl, publishableKey } = source;
  const { siteUrl } = settings;
  const takesPayments = settings.supabase !== null || settings.payments !== "off";
  const config = {
    siteUrl,
    supabaseUrl,
    publishableKey,
    productName,
    release,
    testMode,
    takesPayments,
    captchaSiteKey,
  };
  const { pages, paths, found } = await readPages(root);
  const prerendered = fillPages(pages, { productName, siteUrl });
  const isKnown = createKnownPaths(paths);
  const guests = await readGuestPages(root);
  const { pageAt, readerOf } = guests;
  return createSite({
    files,
    guestPages: createGuestPages({
      pages: guests,
      sharedEvents,
      ask: source.ask,
      policy,
      siteUrl,
      productName,
      api: { url: supabaseUrl, key: publishableKey },
    }),
    pages: createPages({ index, config, policy, prerendered, isKnown }),
    madeFiles: createCrawlerFiles(siteUrl, [...prerendered.keys(), ...found]),
    pictures: [createSharePictures(sharedEvents, guests.all), createMailCovers()],
    embeds: createEmbeds({
      scripts,
      releases,
      sharedEvents,
      pageAt,
      readerOf,
      policy,
      siteUrl,
      productName,
    }),
  });
}

async function readPages(root: string): Promise<BuiltPages> {
  const path = join(root, "apps/portal/server/dist/pages.json");
  if (!existsSync(path)) return missingBuild();
  return JSON.parse(await readFile(path, "utf8")) as BuiltPages;
}

const guestPagesIn = (root: string): string => join(root, "packages/widgets/dist/pages/pages.js");

async function readGuestPages(root: string): Promise<GuestPages> {
  const path = guestPagesIn(root);
  if (!existsSync(path)) return missingBuild();
  const { pages } = (await import(pathToFileURL(path).href)) as { pages: GuestPages };
  return pages;
}

function missingBuild(): never {
  throw new Error("The built portal is missing from apps/portal. Build it first: pnpm build");
}
