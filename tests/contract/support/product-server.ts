import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAssembly } from "@jubilee/backend/worker/assembly";
import type { SupabaseClient } from "@supabase/supabase-js";
import { clientOf, nextPeer } from "./clients.ts";
import { layDemo } from "../../support/demo-folder.ts";

const siteUrl = "http://127.0.0.1:4400";

/** All of the backend as the product puts it together, over a fresh database. */
export interface ProductServer {
  ask(path: string, init?: RequestInit): Promise<Response>;
  client(): SupabaseClient;
  admin(): SupabaseClient;
  /** The publishable key, for calls without a client. */
  key: string;
  close(): Promise<void>;
}

/**
 * Opens the whole service with the product's own migrations, and the demo where it is asked for.
 *
 * @param dataDir its own when left out; removed with the server
 */
export async function startProductServer(
  databaseUrl: string | null,
  seedsDemo = false,
  dataDir = mkdtempSync(join(tmpdir(), "jubilee-contract-")),
): Promise<ProductServer> {
  if (seedsDemo && databaseUrl === null) await layDemo(dataDir, fillDemo);
  const service = await openIn(dataDir, databaseUrl, seedsDemo);
  const { publishableKey, secretKey } = service.ready.secrets;
  const target = { url: siteUrl, handle: service.handle, realtime: service.realtime };
  return {
    ask: (path, init) =>
      service.handle(new Request(new URL(path, siteUrl), init), { peerAddress: nextPeer() }),
    client: () => clientOf(target, publishableKey, nextPeer()),
    admin: () => clientOf(target, secretKey, nextPeer()),
    key: publishableKey,
    async close() {
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function openIn(dataDir: string, databaseUrl: string | null, seedsDemo: boolean) {
  return openAssembly({
    backend: { dataDir, databaseUrl, siteUrl, redirectAllowList: [], mode: "test" },
    service: {
      smtpUrl: null,
      mailFrom: "Jubilee <hello@jubilee.example>",
      mailWebhookSecret: null,
      productName: "Jubilee",
      stripe: null,
      wallet: { apple: null, google: null },
      seedsDemo,
      jobsEveryMs: null,
      guestPages: null,
      backups: null,
      countsCalls: true,
      captchaSecretKey: null,
      texts: null,
    },
  });
}

/** Fills a data directory with the demo, as a product that was started and stopped. */
export async function fillDemo(folder: string): Promise<void> {
  const service = await openIn(folder, null, true);
  await service.close();
}
