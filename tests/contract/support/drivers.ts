import { startPostgres } from "../../support/postgres.ts";

/** A kind of database and, for PostgreSQL, the server's address. */
export interface Driver {
  driver: "pglite" | "postgres";
  address: string | null;
}

const postgres = await startPostgres();

/** PGlite, and PostgreSQL where the machine has one. */
export const drivers: Driver[] = [
  { driver: "pglite", address: null },
  ...(postgres ? [{ driver: "postgres" as const, address: postgres.url }] : []),
];

/** Stops what was started; for `afterAll` of the file that uses the drivers. */
export async function stopDrivers(): Promise<void> {
  await postgres?.stop();
}
