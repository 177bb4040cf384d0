import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { OpenBackend } from "../backend.types.ts";
import { release } from "../database/release.ts";
import { refusalOf, StartError } from "../database/start-error.ts";
import type { BackupManifest } from "./backup.types.ts";
import { copyBucket } from "./bucket-copy.ts";
import { checksumsOf } from "./checksums.ts";

/** What lies beside the database in a data directory and belongs to it. */
const companions = ["files", "secrets.json", "outbox"];

/** What is needed of a backend to write everything down. */
export type BackupSource = Pick<OpenBackend, "driver" | "options" | "dump" | "query">;

/**
 * Writes everything into a new folder: the database first, then the files, which are only ever
 * added, so that every row's file is there.
 *
 * @param folder absolute and not there yet; it appears when it is complete
 * @throws {StartError} when the disk does not take it; what was written of it is taken away
 */
export async function writeBackup(backend: BackupSource, folder: string): Promise<BackupManifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const manifest = await writeInto(backend, draft);
    renameSync(draft, folder);
    return manifest;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const reason = refusalOf(error);
    if (reason === null) throw error;
    throw new StartError(
      `The backup ${folder} could not be written because ${reason}; make room, or name another place.`,
      { cause: error },
    );
  }
}

async function writeInto(backend: BackupSource, draft: string): Promise<BackupManifest> {
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const { heldMs } = await backend.dump(join(draft, "database.dump"));
  for (const name of companions) {
    const from = join(backend.options.dataDir, name);
    if (existsSync(from)) await cp(from, join(draft, name), { recursive: true });
  }
  await copyBucket(backend, join(draft, "files"));
  const [newest] = await backend.query<{ version: string | null }>(
    "select max(version) as version from backend.migrations where version ~ '^[0-9]+$'",
  );
  const manifest: BackupManifest = {
    format: 2,
    createdAt: new Date().toISOString(),
    driver: backend.driver,
    migration: newest?.version ?? null,
    release,
    ...(heldMs === null ? {} : { heldMs }),
    checksums: await checksumsOf(draft),
  };
  writeFileSync(join(draft, "backup.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
