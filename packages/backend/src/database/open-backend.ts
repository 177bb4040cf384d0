import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { App } from "@supabase/lite";
import type { BackendOptions, OpenBackend, Secrets } from "../backend.types.ts";
import { backUpUpgrade } from "../backup/back-up-upgrade.ts";
import { dumpPglite, dumpPostgres, type HeldDatabase } from "../backup/dump.ts";
import { finishRotation } from "../keys/key-rotation.ts";
import { makeDataFolder } from "./data-folder.ts";
import { keepDatabaseErrors } from "./database-errors.ts";
import { keepSchemaLean } from "./lean-schema.ts";
import { createKeyResolver } from "./lite-call.ts";
import { acquireLock } from "./lock.ts";
import { migrate, type Migration, missingMigrations, readMigrations } from "./migrations.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import type { Owner } from "./owner.ts";
import { migrationsDir, templatesDir } from "./places.ts";
import { loadSecrets } from "./secrets.ts";
import { selfTest } from "./self-test.ts";
import { bindSessionContext } from "./session-context.ts";
import { asStartError, databaseDamaged, isRefusal } from "./start-error.ts";
import { layDatabase } from "./template.ts";
import { requireWhole } from "./unfinished.ts";

/** What tests and commands vary. */
export interface OpenVariations {
  migrationsDir?: string;
  /** Null makes a new database without a template. */
  templatesDir?: string | null;
  /** Whether pgTAP can be created in PGlite. */
  withTap?: boolean;
  /** Connections to PostgreSQL at most. */
  connections?: number;
  /** Whether it tests itself before anyone is served; what nobody asks by HTTP need not. */
  testsItself?: boolean;
  /** False leaves the schema as it is, for whoever only reads it. */
  migrates?: boolean;
  /** Whether what calls it is just filling the data directory, which nobody else may open until it is whole. */
  fills?: boolean;
  /** Looks at the database before anything is changed in it. */
  looksFirst?: (owner: Pick<Owner, "query">, secrets: Secrets) => Promise<void>;
}

interface OpenDatabase {
  connection: App["connection"];
  owner: Owner;
  driver: OpenBackend["driver"];
  dump: OpenBackend["dump"];
}

/**
 * Opens the database of a data directory, applies the migrations that are missing, puts lite on
 * top and tests that it does what it must before anyone is served.
 *
 * @throws {StartError} with one sentence for the person who starts it: the directory is in use
 *   or read-only, PostgreSQL does not answer, a migration was changed, the self-test failed
 */
export async function openBackend(
  options: BackendOptions,
  variations: OpenVariations = {},
): Promise<OpenBackend> {
  const { dataDir } = options;
  const { secrets, lock } = claim(options, variations);
  try {
    const migrations = readMigrations(variations.migrationsDir ?? migrationsDir);
    const database = await openDatabase(options, variations, migrations);
    try {
      const { testsItself = true, migrates = true } = variations;
      await variations.looksFirst?.(database.owner, secrets);
      return await assemble({
        options,
        database,
        secrets,
        migrations,
        testsItself,
        migrates,
        release: () => lock.release(),
      });
    } catch (error) {
      await database.connection.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw asStartError(error, dataDir);
  }
}

function claim(
  { dataDir, secrets: shared = null }: BackendOptions,
  { fills = false }: OpenVariations,
) {
  try {
    makeDataFolder(dataDir);
    if (!fills) requireWhole(dataDir);
    const lock = acquireLock(dataDir);
    try {
      return { lock, secrets: loadSecrets(dataDir, shared) };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw asStartError(error, dataDir);
  }
}

async function openDatabase(
  { databaseUrl, databaseConnections = 10, dataDir }: BackendOptions,
  variations: OpenVariations,
  migrations: Migration[],
): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    const { connection, owner } = await openPostgres(
      databaseUrl,
      variations.connections ?? databaseConnections,
    );
    const dump = (path: string) => dumpPostgres(databaseUrl, path);
    return { connection, owner, driver: "postgres", dump };
  }
  const directory = join(dataDir, "database");
  if (!existsSync(directory)) {
    const templates =
      variations.templatesDir === undefined ? templatesDir : variations.templatesDir;
    const draft = `${directory}.part`;
    rmSync(draft, { recursive: true, force: true });
    await layDatabase(draft, migrations, templates);
    if (existsSync(draft)) renameSync(draft, directory);
  }
  const { withTap = false } = variations;
  const { connection, owner, turns } = await openPglite(directory, { withTap }).catch(
    (cause: unknown) => {
      // A disk that takes no writes says so itself.
      throw isRefusal(cause) ? cause : databaseDamaged(dataDir, cause);
    },
  );
  const held: HeldDatabase = {
    directory,
    run: (sql) => owner.script(sql),
    hold: (work) => turns.take(work),
  };
  const dump = (path: string) => dumpPglite(held, path);
  return { connection, owner, driver: "pglite", dump };
}

interface Parts {
  options: BackendOptions;
  database: OpenDatabase;
  secrets: Secrets;
  migrations: Migration[];
  testsItself: boolean;
  migrates: boolean;
  release: () => void;
}

async function assemble({
  options,
  database: { connection, owner, driver, dump },
  secrets,
  migrations,
  testsItself,
  migrates,
  release,
}: Parts): Promise<OpenBackend> {
  if (migrates) {
    const query = owner.query.bind(owner);
    await backUpUpgrade(
      { driver, options, dump, query },
      await missingMigrations(owner, migrations),
    );
    await migrate(owner, migrations);
  }
  await finishRotation(owner, options.dataDir, secrets);
  keepDatabaseErrors(connection);
  bindSessionContext(connection, driver);
  keepSchemaLean(connection);
  const app = new App({
    connection,
    api: { enabled: true, schemas: ["public"], extra_search_path: ["public", "extensions"] },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: options.redirectAllowList,
      enable_signup: true,
      minimum_password_length: 8,
      email: { enable_signup: true, enable_confirmations: true },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: { resolver: createKeyResolver(secrets) },
      },
    },
  });
  await app.init();
  if (testsItself) await selfTest({ app, owner, secrets });
  let closing: Promise<void> | null = null;
  return {
    app,
    connection,
    driver,
    secrets,
    options,
    query: (sql, parameters) => owner.query(sql, parameters),
    dump,
    close() {
      closing ??= connection.close().finally(release);
      return closing;
    },
  };
}
