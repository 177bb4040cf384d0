import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { log } from "../log/log.ts";
import { openPglite } from "./open-pglite.ts";
import { migrate, type Migration, schemaHash } from "./migrations.ts";
import { isRefusal } from "./start-error.ts";

/** Changes with the database engine, whose directories another version may not read. */
const engine = "pglite 0.4.5";
const keptTemplates = 6;
/** A draft this old was left by a start that was killed. */
const draftLifetimeMs = 10 * 60_000;

/**
 * Lays a migrated database into an empty directory: copied from a template of exactly these
 * migrations, which is made first when there is none. An engine without migrations is kept as
 * well, because making one takes seconds.
 *
 * @param directory absolute and not there yet
 * @param templates where templates are kept; null, or one that may not be written, makes everything anew
 */
export async function layDatabase(
  directory: string,
  migrations: Migration[],
  templates: string | null,
): Promise<void> {
  if (templates === null || !isWritable(templates)) return;
  const migrated = await makeTemplate(migrations, templates);
  const now = new Date();
  utimesSync(migrated, now, now);
  copy(migrated, directory);
}

/**
 * Makes the template of these migrations unless it is there.
 *
 * @param templates a folder that can be written to
 * @returns where it is
 */
export async function makeTemplate(migrations: Migration[], templates: string): Promise<string> {
  const empty = join(templates, `empty-${schemaHash([], engine).slice(0, 16)}`);
  const migrated = join(templates, `schema-${schemaHash(migrations, engine).slice(0, 16)}`);
  if (!existsSync(migrated)) {
    log.info("The database is laid out, which takes some seconds and is done once");
    if (!existsSync(empty)) await make(empty, null, []);
    await make(migrated, empty, migrations);
    tidy(templates);
  }
  return migrated;
}

/** Made beside and renamed, so that two starts at once never see half a template. */
async function make(target: string, from: string | null, migrations: Migration[]): Promise<void> {
  const draft = `${target}.${process.pid}.part`;
  rmSync(draft, { recursive: true, force: true });
  if (from) copy(from, draft);
  try {
    const { owner, connection } = await openPglite(draft);
    try {
      await migrate(owner, migrations);
    } finally {
      await connection.close();
    }
    if (!existsSync(target)) renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false });
}

/** Every change of a migration makes a template; only those used last are kept, and no draft. */
function tidy(templates: string): void {
  const all = readdirSync(templates).map((name) => {
    const path = join(templates, name);
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return { path, at, isDraft: name.endsWith(".part"), isSchema: name.startsWith("schema-") };
  });
  const old = all
    .filter(({ isDraft, isSchema }) => isSchema && !isDraft)
    .toSorted((a, b) => b.at - a.at)
    .slice(keptTemplates);
  const left = all.filter(({ isDraft, at }) => isDraft && at < Date.now() - draftLifetimeMs);
  for (const { path } of [...old, ...left]) rmSync(path, { recursive: true, force: true });
}

/** A folder that is there may still be another user's, as a release is that root has laid and started once. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(mkdtempSync(join(folder, "write-")), { recursive: true });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
