import { inject } from "vitest";
import { isLongRun } from "../../support/tempo.ts";

/** A kind of database and, for PostgreSQL, the server's address. */
export interface Driver {
  driver: "pglite" | "postgres";
  address: string | null;
}

const postgresUrl = inject("postgresUrl");

/** PGlite, and PostgreSQL where the machine has one: for what PostgreSQL can do otherwise. */
export const drivers: Driver[] = [
  { driver: "pglite", address: null },
  ...(postgresUrl ? [{ driver: "postgres" as const, address: postgresUrl }] : []),
];

/** PGlite, and in the long run PostgreSQL as well: for what the database has little to say in. */
export const driversByTempo = isLongRun ? drivers : drivers.slice(0, 1);
