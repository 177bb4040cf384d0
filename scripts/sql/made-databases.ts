import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, type Migration } from "@jubilee/backend/database/migrations";
import { openPglite } from "@jubilee/backend/database/open-pglite";
import type { Owner } from "@jubilee/backend/database/owner";
import { templatesDir } from "@jubilee/backend/database/places";
import { layDatabase } from "@jubilee/backend/database/template";
import { type CatalogueEntry, readCatalogue } from "./catalogue.ts";

/** The catalogue of a new database that is made by these texts. */
export function catalogueMadeBy(migrations: Migration[], kept?: number): Promise<CatalogueEntry[]> {
  return inDatabaseMadeBy(migrations, readCatalogue, kept);
}

/**
 * Does something in a new database that is made by these texts, and removes it.
 *
 * @param kept so many of the first are made once and kept for the next database that begins with them
 */
export async function inDatabaseMadeBy<Value>(
  migrations: Migration[],
  work: (owner: Owner) => Promise<Value>,
  kept = 0,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), "jubilee-catalogue-"));
  try {
    const database = join(folder, "database");
    await layDatabase(database, migrations.slice(0, kept), templatesDir);
    const { owner, connection } = await openPglite(database);
    try {
      await migrate(owner, migrations);
      return await work(owner);
    } finally {
      await connection.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A text as if it were the only migration. */
export function asMigration(sql: string, name: string): Migration {
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { version: "00000000000001", name, sql, checksum };
}
