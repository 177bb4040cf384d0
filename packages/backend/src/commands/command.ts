import { existsSync } from "node:fs";
import { isIPv6 } from "node:net";
import { join, resolve } from "node:path";
import type { BackendOptions, OpenBackend, Secrets } from "../backend.types.ts";
import { isLocked } from "../database/lock.ts";
import { openBackend } from "../database/open-backend.ts";
import { repositoryDir } from "../database/places.ts";
import { loadSecrets, sharedSecrets } from "../database/secrets.ts";
import { StartError } from "../database/start-error.ts";
import { requireWhole } from "../database/unfinished.ts";
import { countLiving } from "../processes/living.ts";
import type { FileBucket } from "../front/storage/bucket.types.ts";
import { bucketOf } from "../settings/bucket-values.ts";
import { readSettings } from "../settings/settings.ts";
import type { PortalSettings } from "../settings/settings.types.ts";

/** Where the data are, by the same variables as the server reads. */
export function dataPlace(): Pick<BackendOptions, "dataDir" | "databaseUrl"> & {
  secrets: Secrets | null;
  bucket: FileBucket | null;
} {
  return {
    dataDir: resolve(repositoryDir, process.env["JUBILEE_DATA_DIR"]?.trim() || ".data"),
    databaseUrl: process.env["DATABASE_URL"]?.trim() || null,
    secrets: sharedSecrets(process.env["JUBILEE_SECRETS"]?.trim() || null),
    bucket: bucketOf((name) => process.env[name]?.trim() || null),
  };
}

/** The settings that the server would be started with now. */
export function settingsNow(): PortalSettings {
  return readSettings(process.env, repositoryDir);
}

/** Where a server of this machine answers: at HOST, unless that is every address that there is. */
export function serverUrl(): string {
  const set = process.env["HOST"]?.trim() || "127.0.0.1";
  const host = set === "0.0.0.0" || set === "::" ? "127.0.0.1" : set;
  const port = process.env["PORT"]?.trim() || "4400";
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Asks the server that uses a data directory, with its secret key.
 *
 * @throws {StartError} when nobody answers
 */
export async function askServer(dataDir: string, path: string, body: object): Promise<Response> {
  const url = serverUrl();
  return fetch(url + path, {
    method: "POST",
    headers: { apikey: loadSecrets(dataDir).secretKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new StartError(
      `The server that uses ${dataDir} did not answer at ${url}; set HOST and PORT to its own.`,
      { cause },
    );
  });
}

/** Refuses a folder in which nothing was ever started, or only half of something is. */
export function requireData(dataDir: string): void {
  requireWhole(dataDir);
  if (existsSync(join(dataDir, "secrets.json"))) return;
  throw new StartError(`${dataDir} holds no data; set JUBILEE_DATA_DIR to the data directory.`);
}

/** Refuses what cannot be done beside a running server. */
export function requireStopped(dataDir: string): void {
  if (!isLocked(dataDir)) return;
  throw new StartError(`A server uses ${dataDir}; stop it first.`);
}

/** Refuses what cannot be done beside servers of other machines on the same database. */
export async function requireAlone(backend: Pick<OpenBackend, "query" | "driver">): Promise<void> {
  if (backend.driver === "pglite") return;
  const count = await countLiving(backend);
  if (count === 0) return;
  const who = count === 1 ? "A server works" : `${count} servers work`;
  throw new StartError(
    `${who} on this database; stop every server first (one that was killed is gone after half a minute).`,
  );
}

/** Opens the data that no server holds, and closes them afterwards. */
export async function withData(
  work: (backend: OpenBackend) => Promise<void>,
  { migrates = true, takesShared = true } = {},
): Promise<void> {
  const place = dataPlace();
  const backend = await openBackend(
    {
      ...place,
      // While keys are changed, those of the data directory count, whatever JUBILEE_SECRETS still says.
      secrets: takesShared ? place.secrets : null,
      siteUrl: serverUrl(),
      redirectAllowList: [],
      mode: "production",
    },
    // Nobody is served by it.
    { migrates, testsItself: false },
  );
  try {
    await work(backend);
  } finally {
    await backend.close();
  }
}

/** Runs a command; what a person can remedy is said in one sentence, without a stack. */
export function runCommand(work: () => Promise<string>): void {
  work()
    .then((sentence) => (sentence ? console.log(sentence) : undefined))
    .catch((error: unknown) => {
      console.error(error instanceof StartError ? error.message : error);
      process.exitCode = 1;
    });
}
