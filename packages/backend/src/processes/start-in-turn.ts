import { openPostgres } from "../database/open-postgres.ts";

/** Any number of our own. */
const lockNumber = 4_400_004;

/**
 * Servers on one PostgreSQL start one after the other: what each makes sure of in the database would
 * meet what another is just making. A start that dies lets the next one in.
 */
export async function startInTurn<Value>(
  databaseUrl: string | null,
  start: () => Promise<Value>,
): Promise<Value> {
  if (databaseUrl === null) return start();
  const { owner, connection } = await openPostgres(databaseUrl, 1);
  try {
    await owner.query(`select pg_advisory_lock(${lockNumber})`);
    return await start();
  } finally {
    await connection.close();
  }
}
