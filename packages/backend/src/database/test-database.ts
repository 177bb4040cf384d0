import { randomUUID } from "node:crypto";
import { migrate, type Migration, schemaHash } from "./migrations.ts";
import { openPostgres } from "./open-postgres.ts";
import type { Owner } from "./owner.ts";
import { preparationScript } from "./preparation.ts";

/** A database that nobody else uses on a PostgreSQL server. */
export interface TestDatabase {
  /** `postgres://…` */
  address: string;
  drop(): Promise<void>;
}

/** Any number of our own: whoever makes a template waits for whoever makes one. */
const lockNumber = 4_400_002;
/** Neither superuser nor allowed to make roles. */
const ordinaryOwner = "jubilee_tests";

/**
 * Makes a database of a test's own, copied from a migrated one. The server keeps one such template
 * a set of migrations; the first call makes it, which takes seconds, and the others a fraction of one.
 *
 * It belongs to an ordinary role, as an installation's does.
 *
 * @param server address of the server's maintenance database, as a superuser
 * @param migrations null makes an empty one
 */
export async function createTestDatabase(
  server: string,
  migrations: Migration[] | null,
): Promise<TestDatabase> {
  const name = `jubilee_test_${randomUUID().replaceAll("-", "")}`;
  await asOwner(server, async (owner) => {
    if (!migrations) return makeDatabase(owner, name);
    const template = await templateOf(owner, server, migrations);
    await owner.script(`create database ${name} template ${template} owner ${ordinaryOwner}`);
    // What is set for a database is not copied with it.
    await owner.script(`alter database ${name} set search_path to "$user", public, extensions`);
  });
  return {
    address: addressOf(server, name, ordinaryOwner),
    drop: () =>
      asOwner(server, (owner) => owner.script(`drop database if exists ${name} with (force)`)),
  };
}

async function templateOf(owner: Owner, server: string, migrations: Migration[]): Promise<string> {
  const template = `jubilee_template_${schemaHash(migrations, "").slice(0, 16)}`;
  await owner.query(`select pg_advisory_lock(${lockNumber})`);
  try {
    const found = await owner.query("select from pg_database where datname = $1", [template]);
    if (found.length > 0) return template;
    const draft = `${template}_part`;
    await owner.script(`drop database if exists ${draft}`);
    await makeDatabase(owner, draft);
    const inside = addressOf(server, draft, ordinaryOwner);
    await asOwner(inside, (ordinary) => migrate(ordinary, migrations));
    await owner.script(`alter database ${draft} rename to ${template}`);
    return template;
  } finally {
    await owner.query(`select pg_advisory_unlock(${lockNumber})`);
  }
}

/** As an administrator does it for an installation: the tests' owners are ordinary ones, too. */
async function makeDatabase(administrator: Owner, database: string): Promise<void> {
  await administrator.query(`select pg_advisory_lock(${lockNumber})`);
  try {
    await administrator.script(`create database ${database}`);
    await administrator.script(preparationScript({ owner: ordinaryOwner, database }));
  } finally {
    await administrator.query(`select pg_advisory_unlock(${lockNumber})`);
  }
}

function addressOf(server: string, database: string, user: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  address.username = user;
  return address.href;
}

/** One connection, so that what it locks it also unlocks. */
async function asOwner<Value>(
  server: string,
  work: (owner: Owner) => Promise<Value>,
): Promise<Value> {
  const { owner, connection } = await openPostgres(server, 1);
  try {
    return await work(owner);
  } finally {
    await connection.close();
  }
}
