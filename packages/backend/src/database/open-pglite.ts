import { PGlite, type Extensions, type Transaction } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { hstore } from "@electric-sql/pglite/contrib/hstore";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { uuid_ossp } from "@electric-sql/pglite/contrib/uuid_ossp";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import type { Owner } from "./owner.ts";
import { keepStatements, letOthersIn } from "./pglite-statements.ts";
import { quietly } from "./quiet-errors.ts";
import { createTurns, type Turns } from "./turns.ts";
import { isoInstant, isoLocal } from "./values.ts";

/** lite itself adds pgcrypto. */
const extensions: Extensions = {
  btree_gin,
  btree_gist,
  citext,
  cube,
  earthdistance,
  hstore,
  pg_trgm,
  unaccent,
  uuid_ossp,
};

/** PGlite in a directory, its connection for lite and for us. */
export interface OpenPglite {
  connection: PgliteConnection;
  owner: Owner;
  turns: Turns;
}

/** How PGlite is opened. */
export interface PgliteVariations {
  /** Whether pgTAP can be created (tests only: it costs a tenth of a second). */
  withTap?: boolean;
  /** A dump to begin with. */
  from?: Blob;
}

/**
 * Pages kept in memory, as PostgreSQL's `shared_buffers` says it. Laying them out is half of what opening
 * takes, so the tests, which open hundreds of small databases, ask for fewer.
 */
function buffers(): string[] {
  const size = process.env["JUBILEE_PGLITE_BUFFERS"];
  return size ? ["-c", `shared_buffers=${size}`] : [];
}

/**
 * Opens PGlite with the extensions the migrations use.
 *
 * @param directory absolute; made when it is missing
 */
export async function openPglite(
  directory: string,
  { withTap, from }: PgliteVariations = {},
): Promise<OpenPglite> {
  const tap = withTap ? await import("@electric-sql/pglite/pgtap") : null;
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: {
      extensions: tap ? { ...extensions, pgtap: tap.pgtap } : extensions,
      ...(from ? { loadDataDir: from } : {}),
      startParams: [...PGlite.defaultStartParams, ...buffers()],
      parsers: { 1114: isoLocal, 1184: isoInstant },
    },
  });
  await connection.driver.waitReady;
  letOthersIn(connection.driver);
  keepStatements(connection.driver);
  const turns = createTurns();
  const executor = connection.kysely.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (consumer) => turns.take(() => provide(consumer));
  const owner = ownerOf(connection.driver, turns);
  await owner.script(`set search_path to "$user", public, extensions; set timezone to 'UTC';`);
  return { connection, owner, turns };
}

function ownerOf(driver: PGlite, turns: Turns): Owner {
  return {
    async script(sql) {
      await turns.take(() => driver.exec(sql));
    },
    query: <Row extends object>(sql: string, parameters?: unknown[]) =>
      turns.take(() => quietly(async () => (await driver.query<Row>(sql, parameters)).rows)),
    transaction: (work) => turns.take(() => driver.transaction((tx) => work(ownerIn(tx)))),
  };

  function ownerIn(tx: Transaction): Owner {
    const inside: Owner = {
      async script(sql) {
        await tx.exec(sql);
      },
      async query<Row extends object>(sql: string, parameters?: unknown[]) {
        return quietly(async () => (await tx.query<Row>(sql, parameters)).rows);
      },
      transaction: (work) => work(inside),
    };
    return inside;
  }
}
