import type { OpenBackend } from "../backend.types.ts";

const everyMs = 60_000;

/** What PostgreSQL's autovacuum looks for, with its own thresholds. */
const grownTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + n_live_tup / 10 or n_dead_tup > 50 + n_live_tup / 5
  order by 1`;

/**
 * PGlite has no autovacuum: without this the planner would keep the plans it made for empty tables,
 * and rows that are changed often would leave their old versions behind for ever.
 *
 * @returns the tables that had grown or changed much, one turn of the database each
 */
export async function tendTables(backend: Pick<OpenBackend, "query">): Promise<string[]> {
  await backend.query("select pg_stat_force_next_flush()");
  const grown = await backend.query<{ name: string }>(grownTables);
  for (const { name } of grown) await backend.query(`vacuum (analyze) ${name}`);
  return grown.map(({ name }) => name);
}

/** Does so every minute on PGlite; PostgreSQL does it by itself. Returns how to stop it. */
export function keepTending(backend: OpenBackend): () => void {
  if (backend.driver !== "pglite") return () => undefined;
  const timer = setInterval(() => {
    tendTables(backend).catch((error: unknown) =>
      console.error("Tables could not be tended:", error),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
