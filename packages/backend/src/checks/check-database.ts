import { existsSync } from "node:fs";
import { join } from "node:path";
import { migrationsDir } from "../database/places.ts";
import { readMigrations } from "../database/migrations.ts";
import { openPostgres } from "../database/open-postgres.ts";
import { requirePreparation } from "../database/preparation.ts";
import type { Owner } from "../database/owner.ts";
import { StartError } from "../database/start-error.ts";
import type { PortalSettings } from "../settings/settings.types.ts";
import type { Finding } from "./check.types.ts";
import { checkClock } from "./check-clock.ts";

const about = "database";
/** Two clocks further apart make links and codes that are over too soon. */
const clockSecondsAtMost = 5;

/** The database: whether it answers, is prepared, how it is reached, what the next start would do. */
export async function checkDatabase({
  databaseUrl,
  databaseConnections,
  dataDir,
}: PortalSettings): Promise<Finding[]> {
  if (databaseUrl === null) {
    const isThere = existsSync(join(dataDir, "database"));
    const says = isThere
      ? `built-in, in ${dataDir}.`
      : `built-in; the first start makes it in ${dataDir}.`;
    return [{ about, state: "ok", says }, checkClock(dataDir)];
  }
  try {
    const { owner, connection } = await openPostgres(databaseUrl, 1);
    try {
      return [
        ...(await lookAt(owner, databaseConnections, databaseUrl)),
        ...(await connectionsKept(owner, databaseUrl)),
      ];
    } finally {
      await connection.close();
    }
  } catch (error) {
    return [
      { about, state: "wrong", says: error instanceof Error ? error.message : String(error) },
    ];
  }
}

/** While others work, the one that a pooler gave away may come back. */
const looks = 5;

/** Whether a connection stays whose it is: a pooler in transaction mode gives it to whoever comes next. */
async function connectionsKept(owner: Owner, address: string): Promise<Finding[]> {
  const other = await openPostgres(address, 1);
  let isShared = false;
  try {
    for (let look = 0; look < looks && !isShared; look += 1) {
      // oxlint-disable-next-line no-await-in-loop
      isShared = await changesHands(owner, other.owner);
    }
  } finally {
    await other.connection.close();
  }
  if (!isShared) return [];
  return [
    {
      about,
      state: "wrong",
      says: "a pooler in transaction mode stands in front, which loses what is told live; use its session mode, or the direct address.",
    },
  ];
}

async function changesHands(ours: Owner, theirs: Owner): Promise<boolean> {
  const isMarked = async (owner: Pick<Owner, "query">) => {
    const [found] = await owner.query<{ is: boolean | null }>(
      `select current_setting('jubilee.mark', true) = 'ours' as "is"`,
    );
    return found?.is === true;
  };
  await ours.query("select set_config('jubilee.mark', 'ours', false)");
  return theirs.transaction(async (tx) => (await isMarked(tx)) || !(await isMarked(ours)));
}

interface Facts {
  version: string;
  isEncrypted: boolean;
  free: number;
  seconds: number;
}

async function lookAt(owner: Owner, connections: number, address: string): Promise<Finding[]> {
  const [facts] = await owner.query<Facts>(
    `select current_setting('server_version') as version,
       coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
       (current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity)) as free,
       extract(epoch from clock_timestamp())::float8 as seconds`,
  );
  if (!facts) throw new Error("The database does not know itself.");
  const apart = Math.abs(Date.now() / 1000 - facts.seconds);
  const isNear = /^(?:localhost|127\.|\[::1\])/.test(new URL(address).hostname);
  return [
    {
      about,
      state: "ok",
      says: `PostgreSQL ${facts.version} answers${facts.isEncrypted ? ", over TLS" : ""}.`,
    },
    ...(facts.isEncrypted || isNear
      ? []
      : [
          {
            about,
            state: "note" as const,
            says: "the connection to another machine is not encrypted; add ?sslmode=require to DATABASE_URL.",
          },
        ]),
    ...(facts.free >= connections
      ? []
      : [
          {
            about,
            state: "wrong" as const,
            says: `the server has room for ${facts.free} more connections and DATABASE_CONNECTIONS is ${connections}; lower it, or raise max_connections.`,
          },
        ]),
    apart <= clockSecondsAtMost
      ? { about: "clock", state: "ok", says: "this machine and the database agree on the time." }
      : {
          about: "clock",
          state: "wrong",
          says: `this machine and the database are ${Math.round(apart)} seconds apart; let both ask a time server.`,
        },
    await preparation(owner),
    await pending(owner),
  ];
}

async function preparation(owner: Owner): Promise<Finding> {
  try {
    await requirePreparation(owner, { makesRoles: false });
    return { about, state: "ok", says: "it is prepared for its owner." };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { about, state: "wrong", says: error.message };
  }
}

async function pending(owner: Owner): Promise<Finding> {
  const [made] = await owner.query<{ isMade: boolean }>(
    `select to_regclass('backend.migrations') is not null as "isMade"`,
  );
  if (!made?.isMade)
    return { about, state: "ok", says: "it is empty; the first start makes its tables." };
  const applied = await owner.query<{ version: string }>("select version from backend.migrations");
  const known = new Set(applied.map(({ version }) => version));
  const missing = readMigrations(migrationsDir).filter(({ version }) => !known.has(version)).length;
  if (missing === 0) return { about, state: "ok", says: "it is as this release needs it." };
  return {
    about,
    state: "note",
    says: `the next start applies ${missing} ${missing === 1 ? "migration" : "migrations"}; npx jubilee upgrade --dry-run tries them on a copy.`,
  };
}
