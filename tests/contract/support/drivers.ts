import { inject } from "vitest";

/** A kind of database and, for PostgreSQL, the server's address. */
export interface Driver {
  driver: "pglite" | "postgres";
  address: string | null;
}

const postgresUrl = inject("postgresUrl");

/** PGlite, and PostgreSQL where the machine has one. */
export const drivers: Driver[] = [
  { driver: "pglite", address: null },
  ...(postgresUrl ? [{ driver: "postgres" as const, address: postgresUrl }] : []),
];
