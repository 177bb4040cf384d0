import { existsSync, readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { BackendOptions } from "../backend.types.ts";
import { countRows } from "../backup/try-backup.ts";
import { openAllLinks } from "../database/all-links.ts";
import { copyRows } from "../database/copy-rows.ts";
import { acquireLock } from "../database/lock.ts";
import { newestVersion } from "../database/migrations.ts";
import { makeDataFolder } from "../database/data-folder.ts";
import { openBackend } from "../database/open-backend.ts";
import { openPglite } from "../database/open-pglite.ts";
import { openPostgres } from "../database/open-postgres.ts";
import type { Owner } from "../database/owner.ts";
import { StartError } from "../database/start-error.ts";
import { filling } from "../database/unfinished.ts";
import { ensureAuthTables } from "../front/auth/schema.ts";
import { openTestLedger } from "../payments/test-ledger.ts";
import { databaseOf } from "../settings/setting-values.ts";
import { dataPlace, requireData, requireStopped, serverUrl } from "./command.ts";

/** What lies beside a database and belongs to it; the new place has keys of its own until then. */
const companions = ["files", "secrets.json", "outbox"];

/** `jubilee move <data directory> [address]`: everything to another kind of database. */
export async function move(
  folder: string | undefined,
  address: string | undefined,
): Promise<string> {
  if (!folder) {
    throw new StartError(
      "Name the new data directory: npx jubilee move <data directory> [PostgreSQL address]",
    );
  }
  const from = dataPlace();
  const to = { dataDir: resolve(folder), databaseUrl: databaseOf(address ?? null) };
  requireData(from.dataDir);
  requireStopped(from.dataDir);
  requireEmpty(to.dataDir);
  if (from.databaseUrl !== null && from.databaseUrl === to.databaseUrl) {
    throw new StartError("That is the database where everything is already.");
  }
  const lock = acquireLock(from.dataDir);
  try {
    makeDataFolder(to.dataDir);
    const { rows, links } = await filling(to.dataDir, "move", () => moveAll(from, to));
    const next =
      to.databaseUrl === null ? "unset DATABASE_URL" : "set DATABASE_URL to the new address";
    return `${rows} rows are there, and ${links} links answer as before. Set JUBILEE_DATA_DIR=${to.dataDir}, ${next}, and start the server.`;
  } finally {
    lock.release();
  }
}

async function moveAll(from: Place, to: Place): Promise<{ rows: number; links: number }> {
  await makePlace(to);
  const moved = await moveRows(from, to);
  for (const name of companions) {
    const path = join(from.dataDir, name);
    if (existsSync(path)) await cp(path, join(to.dataDir, name), { recursive: true, force: true });
  }
  return moved;
}

type Place = Pick<BackendOptions, "dataDir" | "databaseUrl">;

function requireEmpty(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return;
  throw new StartError(`${dataDir} is not empty; name a folder that is missing or empty.`);
}

/** Makes the tables, also those that a server makes when it starts. */
async function makePlace(place: Place): Promise<void> {
  const backend = await openBackend(
    { ...place, siteUrl: serverUrl(), redirectAllowList: [], mode: "production" },
    { testsItself: false, fills: true },
  );
  try {
    const [used] = await backend.query("select 1 from auth.users limit 1");
    if (used) throw new StartError("The database is not empty; create a new one and prepare it.");
    await ensureAuthTables(backend);
    await openTestLedger(backend);
  } finally {
    await backend.close();
  }
}

async function moveRows(from: Place, to: Place): Promise<{ rows: number; links: number }> {
  const [source, target] = [await openOwner(from), await openOwner(to)];
  try {
    await requireSameRelease(source.owner, target.owner);
    await target.owner.transaction((write) =>
      source.owner.transaction(async (read) => void (await copyRows(read, write))),
    );
    // PostgreSQL plans by what it knows of its tables.
    await target.owner.script("analyze");
    const rows = same("rows", ...(await both(source.owner, target.owner, countMoved)));
    const links = same("links", ...(await both(source.owner, target.owner, tryLinks)));
    return { rows, links };
  } finally {
    await source.close();
    await target.close();
  }
}

async function openOwner({ dataDir, databaseUrl }: Place) {
  const { owner, connection } =
    databaseUrl === null
      ? await openPglite(join(dataDir, "database"))
      : await openPostgres(databaseUrl, 2);
  return { owner, close: () => connection.close() };
}

async function requireSameRelease(source: Owner, target: Owner): Promise<void> {
  const [has, needs] = [await newestVersion(source), await newestVersion(target)];
  if (has === needs) return;
  throw new StartError(
    `The data are of another release (${has}) than this program (${needs}); start the server once with this release before moving.`,
  );
}

async function countMoved(owner: Owner): Promise<Record<string, number>> {
  const counts = await countRows(owner);
  return Object.fromEntries(
    Object.entries(counts).filter(([name]) => !name.startsWith("backend.")),
  );
}

/** Opening a link notes its use, which is not kept here. */
async function tryLinks(owner: Owner): Promise<Record<string, number>> {
  let answers: Record<string, number> = {};
  const undone = new Error("undone");
  await owner
    .transaction(async (tx) => {
      answers = await openAllLinks(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return answers;
}

async function both<Value>(
  source: Owner,
  target: Owner,
  look: (owner: Owner) => Promise<Value>,
): Promise<[Value, Value]> {
  return [await look(source), await look(target)];
}

/** How many there are, when there are as many of each on both sides. */
function same(what: string, before: Record<string, number>, after: Record<string, number>): number {
  const different = Object.keys({ ...before, ...after }).filter(
    (name) => before[name] !== after[name],
  );
  if (different.length > 0) {
    const list = different.map((name) => `${name}: ${before[name] ?? 0} and ${after[name] ?? 0}`);
    throw new StartError(
      `The ${what} are not the same on both sides (${list.join("; ")}); go on with the old place and report this.`,
    );
  }
  return Object.values(after).reduce((sum, count) => sum + count, 0);
}
