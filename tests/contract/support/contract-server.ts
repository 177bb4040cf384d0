import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Mail, OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { createFront } from "@jubilee/backend/front/front";
import { createRealtime } from "@jubilee/backend/realtime/realtime";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { socketTo } from "./memory-socket.ts";

const migrationsDir = fileURLToPath(new URL("../migrations", import.meta.url));

/** The portal's origin as the tests know it; nothing listens there. */
export const siteUrl = "http://jubilee.test";

/** The front over a fresh database, reached by the unmodified client without a network. */
export interface ContractServer {
  backend: OpenBackend;
  mails: Mail[];
  /** The clock the front sees, in milliseconds; tests may move it forward. */
  clock: { aheadMs: number };
  /** Asks the front directly; `peer` is the network address it comes from. */
  ask(path: string, init?: RequestInit, peer?: string): Promise<Response>;
  /** A client with the publishable key and no session, from a network address of its own. */
  client(options?: ClientChoice): SupabaseClient;
  /** A client with the secret key. */
  admin(): SupabaseClient;
  close(): Promise<void>;
}

/** How a test's client differs from the usual one. */
export interface ClientChoice {
  flowType?: "pkce" | "implicit";
  key?: string;
  /** Version of the realtime protocol. */
  protocol?: "1.0.0" | "2.0.0";
}

let peers = 0;

/** Opens a backend with the contract's own tables. */
export async function startContractServer(databaseUrl: string | null): Promise<ContractServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-contract-"));
  const backend = await openBackend(
    {
      dataDir,
      databaseUrl,
      siteUrl,
      redirectAllowList: ["https://app.partner.test/**"],
      mode: "test",
    },
    { migrationsDir },
  );
  const mails: Mail[] = [];
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const realtime = await createRealtime(backend, now);
  const front = createFront(backend, {
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
    },
    now,
    answerFloorMs: 1,
  });

  function clientFrom(choice: ClientChoice, peer: string): SupabaseClient {
    return createClient(siteUrl, choice.key ?? backend.secrets.publishableKey, {
      auth: {
        persistSession: true,
        storage: memoryStorage(),
        storageKey: peer,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: choice.flowType ?? "implicit",
      },
      global: {
        fetch: (input, init) => front(new Request(input, init), { peerAddress: peer }),
      },
      realtime: { transport: socketTo(realtime), vsn: choice.protocol ?? "2.0.0" },
    });
  }

  return {
    backend,
    mails,
    clock,
    ask: (path, init, peer = nextPeer()) =>
      front(new Request(new URL(path, siteUrl), init), { peerAddress: peer }),
    client: (choice = {}) => clientFrom(choice, nextPeer()),
    admin: () => clientFrom({ key: backend.secrets.secretKey }, nextPeer()),
    async close() {
      await realtime.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function nextPeer(): string {
  peers += 1;
  return `10.0.${peers >> 8}.${peers & 255}`;
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
