import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import type postgres from "postgres";
import type { Owner } from "./owner.ts";
import { driverTarget } from "./postgres-address.ts";
import { prepareStatements } from "./prepared-statements.ts";
import { quietly } from "./quiet-errors.ts";
import { databaseOf } from "../settings/setting-values.ts";
import { StartError } from "./start-error.ts";
import { isoInstant, isoLocal, jsonText } from "./values.ts";

/** A PostgreSQL server, its connection for lite and for us. */
export interface OpenPostgres {
  connection: PostgresConnection;
  owner: Owner;
}

const oldestMajor = 15;
const type = (
  oid: number,
  parse: (text: string) => unknown,
  serialize: (value: unknown) => unknown,
) => ({ to: oid, from: [oid], parse, serialize });
const unchanged = (value: unknown): unknown => value;

/**
 * Connects to PostgreSQL with the values and the search path of PGlite.
 *
 * @param address `postgres://…`
 * @param connections how many at most
 * @throws {StartError} when nobody answers there, or a version that is too old
 */
export async function openPostgres(address: string, connections: number): Promise<OpenPostgres> {
  databaseOf(address);
  const { hostname: host } = new URL(address);
  const opened = connect(address, connections, settings);
  try {
    await checkVersion(opened.owner, host);
    return opened;
  } catch (error) {
    await opened.connection.close();
    if (!isRefusedByPooler(error)) throw error;
  }
  // Then those that stand in the database count, since it was prepared.
  const pooled = connect(address, connections, {});
  await checkVersion(pooled.owner, host);
  return pooled;
}

/** Statements are short: compiling one takes longer than running it. */
const settings = { search_path: `"$user", public, extensions`, jit: "off" };

/** PgBouncer hands on no settings that it was not told to. */
const isRefusedByPooler = (error: unknown): boolean =>
  error instanceof StartError && /unsupported startup parameter/.test(error.message);

function connect(
  address: string,
  connections: number,
  startup: Partial<typeof settings>,
): OpenPostgres {
  const { url, ...tls } = driverTarget(address);
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      ...tls,
      max: connections,
      onnotice: () => undefined,
      connection: startup,
      types: {
        json: type(114, JSON.parse, jsonText),
        jsonb: type(3802, JSON.parse, jsonText),
        timestamp: type(1114, isoLocal, unchanged),
        timestamptz: type(1184, isoInstant, unchanged),
      },
    },
  });
  const sql: postgres.Sql = connection.driver;
  prepareStatements(sql);
  return { connection, owner: ownerOf(sql) };
}

async function checkVersion(owner: Owner, host: string): Promise<void> {
  let version: number;
  try {
    const [row] = await owner.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    version = row?.version ?? 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `PostgreSQL at ${host} cannot be used (${reason}); check DATABASE_URL, or unset it to use the built-in database.`,
      { cause: error },
    );
  }
  if (version < oldestMajor * 10_000) {
    throw new StartError(
      `PostgreSQL at ${host} is version ${Math.floor(version / 10_000)}; version ${oldestMajor} or newer is needed.`,
    );
  }
}

type Client = Pick<postgres.Sql, "unsafe">;

function ownerOf(sql: postgres.Sql): Owner {
  return {
    ...statements(sql),
    async transaction<Value>(work: (owner: Owner) => Promise<Value>): Promise<Value> {
      const outcome: { value?: Value } = {};
      await sql.begin(async (tx) => {
        const inside: Owner = { ...statements(tx), transaction: (nested) => nested(inside) };
        outcome.value = await work(inside);
      });
      return outcome.value as Value;
    },
  };
}

function statements(client: Client): Pick<Owner, "script" | "query"> {
  return {
    async script(text) {
      await client.unsafe(text).simple();
    },
    async query<Row extends object>(text: string, parameters: unknown[] = []) {
      const rows = await quietly(async () =>
        client.unsafe<Row[]>(text, parameters as postgres.ParameterOrJSON<never>[], {
          prepare: true,
        }),
      );
      return [...rows];
    },
  };
}
