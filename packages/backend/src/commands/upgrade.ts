import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countRows } from "../backup/try-backup.ts";
import { layPglite, layPostgres, readManifest } from "../backup/restore-backup.ts";
import { migrate, readMigrations } from "../database/migrations.ts";
import { openPglite } from "../database/open-pglite.ts";
import { openPostgres } from "../database/open-postgres.ts";
import type { Owner } from "../database/owner.ts";
import { migrationsDir } from "../database/places.ts";
import { release } from "../database/release.ts";
import { StartError } from "../database/start-error.ts";
import { backup } from "./backup.ts";
import { dataPlace, requireData } from "./command.ts";

/** `jubilee upgrade --dry-run`: the migrations that are missing, tried on a copy of everything. */
export async function upgrade(parameters: string[]): Promise<string> {
  if (!parameters.includes("--dry-run")) {
    throw new StartError(
      "The upgrade is the next start, which writes a backup first; npx jubilee upgrade --dry-run tries it on a copy.",
    );
  }
  const { dataDir, databaseUrl } = dataPlace();
  requireData(dataDir);
  const place = mkdtempSync(join(tmpdir(), "jubilee-upgrade-"));
  const copy = join(place, "copy");
  try {
    await backup(copy, { migrates: false });
    if (databaseUrl === null) {
      await layPglite(copy, readManifest(copy), join(place, "database"));
      const { owner, connection } = await openPglite(join(place, "database"));
      return await tryOn(owner, connection);
    }
    return await onCopyOf(databaseUrl, join(copy, "database.dump"));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function onCopyOf(databaseUrl: string, dump: string): Promise<string> {
  const { owner, connection } = await openPostgres(databaseUrl, 1);
  const name = `jubilee_upgrade_${process.pid}`;
  try {
    await owner.query(`create database ${name}`).catch((cause: unknown) => {
      throw new StartError(
        "The copy needs a database of its own, which this owner may not make; let it (alter role … createdb), or try it with a copy of yours.",
        { cause },
      );
    });
    const address = new URL(databaseUrl);
    address.pathname = `/${name}`;
    try {
      await layPostgres(dump, address.href);
      const made = await openPostgres(address.href, 1);
      return await tryOn(made.owner, made.connection);
    } finally {
      await owner.query(`drop database ${name} with (force)`);
    }
  } finally {
    await connection.close();
  }
}

/** Closes what it tried on. */
async function tryOn(owner: Owner, connection: { close(): Promise<void> }): Promise<string> {
  try {
    return await migrateCounting(owner);
  } finally {
    await connection.close();
  }
}

async function migrateCounting(owner: Owner): Promise<string> {
  const before = await countRows(owner);
  const since = performance.now();
  const applied = await migrate(owner, readMigrations(migrationsDir));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const after = await countRows(owner);
  if (applied === 0) return `Release ${release} needs no migration; nothing would change.`;
  const lost = Object.keys(before).filter((name) => (after[name] ?? 0) < (before[name] ?? 0));
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((all, count) => all + count, 0);
  return [
    `Release ${release} applies ${applied} migrations in ${seconds} seconds on a copy: ${sum(before)} rows before, ${sum(after)} after.`,
    lost.length === 0
      ? "No table has fewer rows than before."
      : `Fewer rows than before: ${lost.map((name) => `${name} (${before[name]} to ${after[name] ?? 0})`).join(", ")}; the release notes say why.`,
  ].join("\n");
}
