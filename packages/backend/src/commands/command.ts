import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BackendOptions, OpenBackend, Secrets } from "../backend.types.ts";
import { openBackend } from "../database/open-backend.ts";
import { repositoryDir } from "../database/places.ts";
import { sharedSecrets } from "../database/secrets.ts";
import { StartError } from "../database/start-error.ts";
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

/** Where a server of this machine answers. */
export function serverUrl(): string {
  return `http://127.0.0.1:${process.env["PORT"]?.trim() || "4400"}`;
}

/** Refuses a folder in which nothing was ever started. */
export function requireData(dataDir: string): void {
  if (existsSync(join(dataDir, "secrets.json"))) return;
  throw new StartError(`${dataDir} holds no data; set JUBILEE_DATA_DIR to the data directory.`);
}

/** Whether a running server holds the data directory; then it is asked instead. */
export function isHeld(dataDir: string): boolean {
  const lock = join(dataDir, "lock");
  if (!existsSync(lock)) return false;
  const { pid } = JSON.parse(readFileSync(lock, "utf8")) as { pid: number };
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}

/** Refuses what cannot be done beside a running server. */
export function requireStopped(dataDir: string): void {
  if (!isHeld(dataDir)) return;
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
  { migrates = true } = {},
): Promise<void> {
  const backend = await openBackend(
    {
      ...dataPlace(),
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
