import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendOptions, OpenBackend } from "../backend.types.ts";
import { openBackend, type OpenVariations } from "./open-backend.ts";
import { openPostgres } from "./open-postgres.ts";

/** What a test may choose. */
export interface TestBackendOptions extends OpenVariations {
  /** Address of a PostgreSQL server; the backend gets a new database of its own there. */
  postgres?: string | null;
  options?: Partial<BackendOptions>;
}

/**
 * Opens a migrated backend that nobody else uses: PGlite in a temporary directory copied from
 * the template, or a new database of a PostgreSQL server. `close` removes everything.
 */
export async function openTestBackend(test: TestBackendOptions = {}): Promise<OpenBackend> {
  const { postgres = null, options, ...variations } = test;
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-test-"));
  const database = postgres === null ? null : await createDatabase(postgres);
  try {
    const backend = await openBackend(
      {
        dataDir,
        databaseUrl: database?.address ?? null,
        siteUrl: "http://127.0.0.1:4400",
        redirectAllowList: [],
        mode: "test",
        ...options,
      },
      { withTap: true, ...variations },
    );
    return {
      ...backend,
      async close() {
        await backend.close();
        await database?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function createDatabase(server: string) {
  const name = `jubilee_test_${randomUUID().replaceAll("-", "")}`;
  await asOwner(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    address: address.href,
    drop: () => asOwner(server, `drop database if exists ${name} with (force)`),
  };
}

async function asOwner(server: string, statement: string): Promise<void> {
  const { owner, connection } = await openPostgres(server, 1);
  try {
    await owner.query(statement);
  } finally {
    await connection.close();
  }
}
