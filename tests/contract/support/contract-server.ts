import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BackendOptions, Mail, OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { textsBy } from "@jubilee/backend/front/auth/outgoing";
import { createFront } from "@jubilee/backend/front/front";
import { createKeptMessages } from "@jubilee/backend/mail/kept-messages";
import { createRealtime } from "@jubilee/backend/realtime/realtime";
import type { SupabaseClient } from "@supabase/supabase-js";
import { type ClientChoice, clientOf, nextPeer } from "./clients.ts";

/** The contract's own tables. */
export const contractMigrationsDir = fileURLToPath(new URL("../migrations", import.meta.url));

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

/** What would make every test slow, and is short unless a test is about it. */
export interface Slowness {
  /** How long answers of sign-in take at least. */
  answerFloorMs: number;
  /** Rounds of bcrypt. */
  hashRounds: number;
}

/** Opens a backend with the contract's own tables; one server of several with their keys. */
export async function startContractServer(
  databaseUrl: string | null,
  slowness: Slowness = { answerFloorMs: 1, hashRounds: 4 },
  { secrets = null, bucket = null }: Pick<BackendOptions, "secrets" | "bucket"> = {},
): Promise<ContractServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-contract-"));
  const backend = await openBackend(
    {
      dataDir,
      databaseUrl,
      secrets,
      bucket,
      siteUrl,
      redirectAllowList: ["https://app.partner.test/**"],
      mode: "test",
    },
    { migrationsDir: contractMigrationsDir },
  );
  const mails: Mail[] = [];
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const realtime = await createRealtime(backend, now);
  const mailer = {
    send: (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve(null);
    },
  };
  const messages = createKeptMessages(backend, mailer, textsBy(mailer, null), now);
  const front = createFront(backend, {
    mailer,
    messages,
    now,
    ...slowness,
  });

  const { publishableKey, secretKey } = backend.secrets;
  const target = { url: siteUrl, handle: front, realtime };

  return {
    backend,
    mails,
    clock,
    ask: (path, init, peer = nextPeer()) =>
      front(new Request(new URL(path, siteUrl), init), { peerAddress: peer }),
    client: (choice = {}) => clientOf(target, publishableKey, nextPeer(), choice),
    admin: () => clientOf(target, secretKey, nextPeer()),
    async close() {
      await messages.settle();
      await realtime.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
