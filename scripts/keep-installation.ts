/**
 * `node scripts/keep-installation.ts` makes the demo as the first release had it and keeps its rows
 * in tests/fixtures/first-release.jsonl.br, one line a table: what later releases must lead on from.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { migrationsDir, repositoryDir } from "@jubilee/backend/database/places";
import { seedDemo } from "@jubilee/backend/seed/demo-seed";
import { fileOf } from "./sql/sums.ts";

/** What grows without end and nothing depends on. */
const left = new Set(["public.audit_log", "public.query_performance_log"]);

const [first] = readMigrations(migrationsDir);
if (!first) throw new Error("There is no release yet.");
const folder = mkdtempSync(join(tmpdir(), "jubilee-first-release-"));
try {
  cpSync(join(migrationsDir, fileOf(first)), join(folder, fileOf(first)));
  const backend = await openTestBackend({ migrationsDir: folder });
  try {
    await seedDemo(backend, new Date());
    const tables = await backend.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
    );
    const lines: string[] = [];
    for (const { name } of tables.filter(({ name }) => !left.has(name))) {
      const [row] = await backend.query<{ rows: string | null }>(
        `select jsonb_agg(to_jsonb(t))::text as rows from ${name} t`,
      );
      if (row?.rows) lines.push(`${name}\t${row.rows}`);
    }
    const kept = brotliCompressSync(lines.join("\n"));
    writeFileSync(`${repositoryDir}tests/fixtures/first-release.jsonl.br`, kept);
    process.stdout.write(`Kept ${lines.length} tables in ${Math.round(kept.length / 1024)} kB.\n`);
  } finally {
    await backend.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
