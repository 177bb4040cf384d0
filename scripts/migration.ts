/**
 * `pnpm db:migration <name>` writes the next migration: what makes a database that all migrations
 * made into one that supabase/schemas describes. Where tables change it leaves a place to write
 * that by hand; `pnpm db:migration` without a name then checks and finishes it.
 */
import { writeFileSync } from "node:fs";
import { type Migration, readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir } from "@jubilee/backend/database/places";
import { differencesOf } from "./sql/catalogue.ts";
import { asMigration, catalogueMadeBy } from "./sql/made-databases.ts";
import { tell, writeMigration } from "./sql/migration-text.ts";
import { readSchemas, schemasText } from "./sql/schemas.ts";
import { fileOf, readSums, seal } from "./sql/sums.ts";

const head =
  "-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.\n\n";

/** @returns whether it is finished */
async function finish(migrations: Migration[], open: Migration): Promise<boolean> {
  const [made, meant] = [
    await catalogueMadeBy(migrations),
    await catalogueMadeBy([asMigration(schemasText(), "schemas")]),
  ];
  const differences = differencesOf(made, meant);
  for (const difference of differences) say(`  ${tell(difference)}`);
  if (differences.length > 0) {
    say(
      `${fileOf(open)} does not make what supabase/schemas says; write what is missing, then run pnpm db:migration.`,
    );
    return false;
  }
  seal(open);
  say(`${fileOf(open)} makes what supabase/schemas says, and is finished.`);
  return true;
}

async function begin(migrations: Migration[], name: string): Promise<boolean> {
  const draft =
    migrations.length === 0
      ? { sql: schemasText(), byHand: [] }
      : writeMigration(
          await catalogueMadeBy(migrations),
          await catalogueMadeBy([asMigration(schemasText(), "schemas")]),
          readSchemas(),
        );
  if (draft.sql === "") {
    say("The migrations make what supabase/schemas says; there is nothing to write.");
    return true;
  }
  const file = `${versionAfter(migrations)}_${name}.sql`;
  writeFileSync(`${migrationsDir}/${file}`, head + draft.sql);
  if (draft.byHand.length > 0) {
    for (const line of draft.byHand) say(`  ${line}`);
    say(
      `Write in supabase/migrations/${file} how these tables change, then run pnpm db:migration.`,
    );
    return false;
  }
  return run();
}

/** Later than the last one, whatever the clock says. */
function versionAfter(migrations: Migration[]): string {
  const now = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const next = String(Number(migrations.at(-1)?.version ?? 0) + 1);
  return now > next ? now : next;
}

async function run(name?: string): Promise<boolean> {
  const migrations = readMigrations(migrationsDir);
  const sums = readSums();
  const open = migrations.find((migration) => !sums.has(fileOf(migration)));
  if (open) return finish(migrations, open);
  if (name && /^[a-z0-9_]+$/.test(name)) return begin(migrations, name);
  say("Name the next migration in small letters: pnpm db:migration late_answers.");
  return false;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = (await run(process.argv[2])) ? 0 : 1;
