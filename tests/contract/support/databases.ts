import { startPostgres } from "../../support/postgres.ts";
import { type ContractServer, startContractServer } from "./contract-server.ts";

/** A database the contract has to hold on. */
export interface ContractDatabase {
  driver: "pglite" | "postgres";
  /** Opens the backend on a fresh database. */
  start(): Promise<ContractServer>;
}

const postgres = await startPostgres();

/** PGlite, and PostgreSQL where the machine has one. */
export const databases: ContractDatabase[] = [
  { driver: "pglite", start: () => startContractServer(null) },
  ...(postgres ? [{ driver: "postgres" as const, start: startOnPostgres }] : []),
];

async function startOnPostgres(): Promise<ContractServer> {
  const server = await startContractServer(postgres?.url ?? null);
  return {
    ...server,
    async close() {
      await server.close();
      await postgres?.stop();
    },
  };
}
