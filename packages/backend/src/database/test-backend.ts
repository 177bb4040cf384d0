import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendOptions, OpenBackend } from "../backend.types.ts";
import { readMigrations } from "./migrations.ts";
import { openBackend, type OpenVariations } from "./open-backend.ts";
import { migrationsDir } from "./places.ts";
import { createTestDatabase } from "./test-database.ts";

/** What a test may choose. */
export interface TestBackendOptions extends OpenVariations {
  /** Address of a PostgreSQL server; the backend gets a new database of its own there. */
  postgres?: string | null;
  options?: Partial<BackendOptions>;
}

/**
 * Opens a migrated backend that nobody else uses: PGlite in a temporary directory copied from
 * the template, or a new database of a PostgreSQL server, copied from one. `close` removes everything.
 * What most tests ask is SQL, so it does not test its answers by HTTP first, which takes longest.
 */
export async function openTestBackend(test: TestBackendOptions = {}): Promise<OpenBackend> {
  const { postgres = null, options, ...variations } = test;
  const dataDir = mkdtempSync(join(tmpdir(), "jubilee-test-"));
  const database =
    postgres === null
      ? null
      : await createTestDatabase(
          postgres,
          readMigrations(variations.migrationsDir ?? migrationsDir),
        );
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
      { withTap: true, testsItself: false, ...variations },
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
