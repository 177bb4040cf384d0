import { createHash, randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import type { Owner } from "./owner.ts";
import { letServerPass, requirePreparation } from "./preparation.ts";
import { StartError } from "./start-error.ts";

/** One SQL file of the schema. */
export interface Migration {
  /** The 14 digits its name begins with. */
  version: string;
  name: string;
  sql: string;
  checksum: string;
}

/** Tables of sign-in and files, then what a Supabase database has before its first migration. */
const system = [
  getAuthSchemaSql(),
  getStorageSchemaSql(),
  readFileSync(new URL("baseline.sql", import.meta.url), "utf8"),
].join("\n");

const history = `
  create schema if not exists backend;
  create table if not exists backend.migrations (
    version text primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
`;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const systemVersion = "system";
/** Any number of our own: starts that migrate the same PostgreSQL wait for each other. */
const lockNumber = 4_400_001;

/**
 * Reads the migrations of a folder in their order.
 *
 * @throws {Error} when a file's name is not `<14 digits>_<domain>.sql` or a version occurs twice
 */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (!version || !name) {
        throw new Error(`${file}: name a migration <14 digits>_<domain>.sql, in small letters.`);
      }
      const sql = readFileSync(join(folder, file), "utf8");
      return { version, name, sql, checksum: sha256(sql) };
    });
  for (const [index, { version }] of migrations.entries()) {
    if (migrations[index - 1]?.version === version) {
      throw new Error(`Two migrations have the version ${version}; give one a later one.`);
    }
  }
  return migrations;
}

/** Changes whenever a database made from these migrations would look different. */
export function schemaHash(migrations: Migration[], extra: string): string {
  return sha256([extra, sha256(system), ...migrations.map(({ checksum }) => checksum)].join("\n"));
}

/**
 * Applies what is missing, each file whole and in a transaction with its line of history.
 *
 * @returns how many files were applied
 * @throws {StartError} when the database is older than the first migration, an applied migration was
 *   changed afterwards, or the database was not prepared for an ordinary owner
 */
export async function migrate(owner: Owner, migrations: Migration[]): Promise<number> {
  await owner.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${lockNumber})`);
    await requirePreparation(tx);
    await tx.script(history);
  });
  const before = await applied(owner);
  refuseUnreleased(before, migrations);
  refuseChanged(before, migrations);
  let count = 0;
  if (before.get(systemVersion) !== sha256(system)) {
    await apply(owner, {
      version: systemVersion,
      name: "baseline",
      sql: system,
      checksum: sha256(system),
    });
    count += 1;
  }
  for (const migration of migrations) {
    if (before.has(migration.version)) continue;
    if (await apply(owner, migration)) count += 1;
  }
  await letServerPass(owner);
  return count;
}

/** Which migrations a database with data in it still lacks; none of one that is made only now. */
export async function missingMigrations(
  owner: Owner,
  migrations: Migration[],
): Promise<Migration[]> {
  const [made] = await owner.query<{ isMade: boolean }>(
    `select to_regclass('backend.migrations') is not null as "isMade"`,
  );
  if (!made?.isMade) return [];
  const before = await applied(owner);
  return before.size === 0 ? [] : migrations.filter(({ version }) => !before.has(version));
}

/** The newest version a database has. */
export async function newestVersion(owner: Owner): Promise<string | null> {
  const [row] = await owner.query<{ version: string | null }>(
    `select max(version) as version from backend.migrations where version <> '${systemVersion}'`,
  );
  return row?.version ?? null;
}

async function applied(owner: Owner): Promise<Map<string, string>> {
  const rows = await owner.query<{ version: string; checksum: string }>(
    "select version, checksum from backend.migrations",
  );
  return new Map(rows.map(({ version, checksum }) => [version, checksum]));
}

/** Before the first release its files were edited in place, so nothing leads from there to here. */
function refuseUnreleased(before: Map<string, string>, migrations: Migration[]): void {
  const first = migrations[0]?.version ?? "";
  const isOlder = [...before.keys()].some((known) => known !== systemVersion && known < first);
  if (!isOlder) return;
  throw new StartError(
    "This database was made before the first release, from where no migration leads on; start with an empty data directory, or with an empty database.",
  );
}

function refuseChanged(before: Map<string, string>, migrations: Migration[]): void {
  for (const { version, name, checksum } of migrations) {
    const known = before.get(version);
    if (known === undefined || known === checksum) continue;
    throw new StartError(
      `The migration ${version}_${name}.sql was changed after it was applied to this database; undo the change, or start with an empty data directory.`,
    );
  }
}

/** What says that others were at the tables: they waited for each other, or it has waited long enough. */
const passing = new Set<unknown>(["40P01", "55P03"]);
/** Some two minutes. */
const attemptsAtMost = 120;

/**
 * Applies one while other servers go on working. It waits for their tables for less than PostgreSQL takes to
 * notice that two wait for each other (a second), so that it gives way and no visitor is refused; then it tries
 * again.
 *
 * @returns whether this start applied it; another may have been faster
 */
async function apply(owner: Owner, migration: Migration): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await applyOnce(owner, migration);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : null;
      if (!passing.has(code) || attempt === attemptsAtMost) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await after(200 + randomInt(600));
    }
  }
}

async function applyOnce(owner: Owner, migration: Migration): Promise<boolean> {
  const { version, name, sql, checksum } = migration;
  return owner.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${lockNumber})`);
    const [known] = await tx.query<{ checksum: string }>(
      "select checksum from backend.migrations where version = $1",
      [version],
    );
    if (known?.checksum === checksum) return false;
    await tx.script("set local lock_timeout = '500ms'");
    try {
      await tx.script(sql);
    } catch (error) {
      const place = `${version}_${name}.sql${lineOf(error, sql)}`;
      withoutStatement(error);
      throw new Error(`Migration ${place}: ${reasonOf(error)}`, { cause: error });
    }
    await tx.query(
      `insert into backend.migrations (version, name, checksum) values ($1, $2, $3)
       on conflict (version) do update set checksum = excluded.checksum, applied_at = now()`,
      [version, name, checksum],
    );
    return true;
  });
}

/** Both drivers tell the place as a 1-based offset of characters. */
function lineOf(error: unknown, sql: string): string {
  const offset = error instanceof Error ? Number(Reflect.get(error, "position")) : Number.NaN;
  return offset > 0 ? `, line ${sql.slice(0, offset).split("\n").length}` : "";
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const context: unknown = Reflect.get(error, "where");
  return typeof context === "string" ? `${error.message} (${context})` : error.message;
}

/** PGlite hangs the whole file on its errors. */
function withoutStatement(error: unknown): void {
  if (error instanceof Error) Reflect.deleteProperty(error, "query");
}
