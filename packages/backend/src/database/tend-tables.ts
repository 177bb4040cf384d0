import type { OpenBackend } from "../backend.types.ts";
import { log } from "../log/log.ts";

type Database = Pick<OpenBackend, "query">;

const everyMs = 60_000;
/** How long plans that were made for a few rows may meet many. */
const analyzedEveryMs = 5_000;

/** What PostgreSQL's autovacuum looks for, with its own thresholds. */
const grownTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + n_live_tup / 10 or n_dead_tup > 50 + n_live_tup / 5
  order by 1`;

/** Tables of which as much is new as was there when they were last looked at. */
const doubledTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_live_tup > 200 and n_mod_since_analyze > n_live_tup / 2
  order by 1`;

/**
 * PGlite has no autovacuum: without this the planner would keep the plans it made for empty tables,
 * and rows that are changed often would leave their old versions behind for ever.
 *
 * @returns the tables that had grown or changed much, one turn of the database each
 */
export function tendTables(database: Database): Promise<string[]> {
  return forEach(database, grownTables, "vacuum (analyze)");
}

/**
 * A sale fills empty tables within seconds, and for as long as nobody has counted them every
 * purchase goes through all the others: even the checks of keys to other tables keep a plan that
 * was made for a few rows. autovacuum looks once a minute.
 *
 * @returns the tables that had doubled
 */
export function analyzeDoubled(database: Database): Promise<string[]> {
  return forEach(database, doubledTables, "analyze");
}

async function forEach(database: Database, found: string, command: string): Promise<string[]> {
  await database.query("select pg_stat_force_next_flush()");
  const tables = await database.query<{ name: string }>(found);
  for (const { name } of tables) await database.query(`${command} ${name}`);
  return tables.map(({ name }) => name);
}

/**
 * Keeps what the planner knows of the tables true: each minute on PGlite, which PostgreSQL does by
 * itself, and within seconds for what doubles, on both. Returns how to stop it.
 *
 * @param isMine whether it is this server's to do
 */
export function keepTending(backend: OpenBackend, isMine = () => true): () => void {
  const stops = [every(analyzedEveryMs, async () => isMine() && analyzeDoubled(backend))];
  if (backend.driver === "pglite") stops.push(every(everyMs, () => tendTables(backend)));
  return () => {
    for (const stop of stops) stop();
  };
}

function every(ms: number, work: () => Promise<unknown>): () => void {
  let isOver = false;
  const timer = setInterval(() => {
    work().catch((error: unknown) => {
      // What was under way when the database was closed is nobody's loss.
      if (!isOver) log.error("Tables could not be tended:", error);
    });
  }, ms);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
