import { startPostgres } from "../../support/postgres.ts";
import { type ContractServer, startContractServer } from "./contract-server.ts";
import { type ProductServer, startProductServer } from "./product-server.ts";

/** A database the contract has to hold on. */
export interface ContractDatabase {
  driver: "pglite" | "postgres";
  /** Opens the backend on a fresh database. */
  start: () => Promise<ContractServer>;
  /** Opens the whole service with the product's own migrations. */
  startProduct: () => Promise<ProductServer>;
}

const postgres = await startPostgres();

/** PGlite, and PostgreSQL where the machine has one; one test file opens it once. */
export const databases: ContractDatabase[] = [
  {
    driver: "pglite",
    start: () => startContractServer(null),
    startProduct: () => startProductServer(null),
  },
  ...(postgres
    ? [
        {
          driver: "postgres" as const,
          start: () => stoppingPostgres(startContractServer(postgres.url)),
          startProduct: () => stoppingPostgres(startProductServer(postgres.url)),
        },
      ]
    : []),
];

/** The database server ends with the only one who uses it. */
async function stoppingPostgres<Server extends { close(): Promise<void> }>(
  starting: Promise<Server>,
): Promise<Server> {
  const server = await starting;
  return {
    ...server,
    async close() {
      await server.close();
      await postgres?.stop();
    },
  };
}
