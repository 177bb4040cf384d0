import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { migrationsDir } from "@jubilee/backend/database/places";
import { readMigrations } from "@jubilee/backend/database/migrations";

const kept = new URL("../../fixtures/first-release.jsonl.br", import.meta.url);

/** The migration that the kept installation had. */
export function firstRelease(): { file: string; sql: string } {
  const [first] = readMigrations(migrationsDir);
  if (!first) throw new Error("There is no release.");
  return { file: `${first.version}_${first.name}.sql`, sql: first.sql };
}

/** Lays the rows of the kept installation (`scripts/keep-installation.ts`) into a database of its release. */
export async function layFirstRelease(backend: OpenBackend): Promise<number> {
  const tables = brotliDecompressSync(readFileSync(kept))
    .toString()
    .split("\n")
    .map((line) => line.split("\t") as [name: string, rows: string]);
  // The rows are as triggers left them.
  await backend.query("set session_replication_role = replica");
  await backend.query(`truncate ${tables.map(([name]) => name).join(", ")} cascade`);
  for (const [name, rows] of tables) {
    const [columns] = await backend.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    await backend.query(
      `insert into ${name} (${columns?.list}) overriding system value
       select ${columns?.list} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
      [rows],
    );
  }
  await backend.query("set session_replication_role = origin");
  return tables.length;
}

/** How many rows each table has. */
export async function countRows(backend: OpenBackend): Promise<Record<string, number>> {
  const tables = await backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await backend.query<{ count: number }>(
      `select count(*)::integer as count from ${name}`,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
