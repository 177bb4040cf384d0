import { type Migration, readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir } from "@jubilee/backend/database/places";
import { createTestDatabase } from "@jubilee/backend/database/test-database";
import { inject } from "vitest";
import {
  type ContractServer,
  contractMigrationsDir,
  startContractServer,
} from "./contract-server.ts";
import { type ProductServer, startProductServer } from "./product-server.ts";
import { isLongRun } from "../../support/tempo.ts";

/** A database the contract has to hold on. */
export interface ContractDatabase {
  driver: "pglite" | "postgres";
  /** Opens the backend on a fresh database. */
  start: () => Promise<ContractServer>;
  /** Opens the whole service with the product's own migrations. */
  startProduct: () => Promise<ProductServer>;
}

const postgresUrl = inject("postgresUrl");

/** PGlite, and PostgreSQL where the machine has one: for what PostgreSQL can do otherwise. */
export const databases: ContractDatabase[] = [
  {
    driver: "pglite",
    start: () => startContractServer(null),
    startProduct: () => startProductServer(null),
  },
];
if (postgresUrl !== null) {
  databases.push({
    driver: "postgres",
    start: () =>
      onPostgres(postgresUrl, readMigrations(contractMigrationsDir), startContractServer),
    startProduct: () => onPostgres(postgresUrl, readMigrations(migrationsDir), startProductServer),
  });
}

/** PGlite, and in the long run PostgreSQL as well: for what the database has little to say in. */
export const databasesByTempo = isLongRun ? databases : databases.slice(0, 1);

/** The database ends with the only one who uses it. */
async function onPostgres<Server extends { close(): Promise<void> }>(
  postgresUrl: string,
  migrations: Migration[],
  start: (address: string) => Promise<Server>,
): Promise<Server> {
  const database = await createTestDatabase(postgresUrl, migrations);
  const server = await start(database.address);
  return {
    ...server,
    async close() {
      await server.close();
      await database.drop();
    },
  };
}
