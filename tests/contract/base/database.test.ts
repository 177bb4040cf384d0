import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendOptions, OpenBackend } from "@jubilee/backend/backend.types";
import { thisMachine } from "@jubilee/backend/database/machine";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { templatesDir } from "@jubilee/backend/database/places";
import { tendTables } from "@jubilee/backend/database/tend-tables";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";

const postgresUrl = inject("postgresUrl");

/** Business rules in the forms that lite alone would answer with 500. */
const refusals = `
  create table public.places (id int primary key, label text check (label <> 'bad'), at timestamptz);
  alter table public.places enable row level security;
  revoke all on public.places from anon, authenticated;
  grant select, insert on public.places to authenticated;
  create policy own on public.places to authenticated using (true) with check (true);
  create function public.refuse(with_state text) returns void language plpgsql as $$
  begin
    raise exception using errcode = with_state, message = 'No.', hint = 'sold_out', detail = 'items';
  end $$;
  create function public.who_am_i() returns text language sql
    as $$ select current_user || '/' || coalesce(auth.email(), '-') $$;
  create function public.tarry() returns void language sql as $$ select pg_sleep(30) $$;
`;

const drivers: [name: string, address: string | null][] = [
  ["PGlite", null],
  ...(postgresUrl ? [["PostgreSQL", postgresUrl] satisfies [string, string]] : []),
];

describe.each(drivers)("%s", (_, address) => {
  let backend: OpenBackend;
  const migrations = mkdtempSync(join(tmpdir(), "jubilee-migrations-"));

  beforeAll(async () => {
    writeFileSync(join(migrations, "20260101000000_refusals.sql"), refusals);
    backend = await openTestBackend({ postgres: address, migrationsDir: migrations });
  });
  afterAll(async () => {
    await backend.close();
    rmSync(migrations, { recursive: true, force: true });
  });

  const ask = (path: string, key: keyof OpenBackend["secrets"] | null, init: RequestInit = {}) =>
    backend.app.fetch(
      new Request(`http://jubilee.test${path}`, {
        ...init,
        headers: {
          ...(key === null ? {} : { apikey: backend.secrets[key] }),
          "content-type": "application/json",
        },
      }),
      { peerAddress: "127.0.0.1" },
    );
  const refuse = (state: string) =>
    ask("/rest/v1/rpc/refuse", "publishableKey", {
      method: "POST",
      body: JSON.stringify({ with_state: state }),
    });

  test.each(address ? ["a slow query"] : [])("%s is ended and stops nobody else", async () => {
    const slow = Array.from({ length: 3 }, () =>
      ask("/rest/v1/rpc/tarry", "publishableKey", { method: "POST", body: "{}" }),
    );
    const ended = Promise.race(slow).then(() => "a slow one first" as const);
    for (let round = 0; round < 3; round += 1) {
      const read = ask("/rest/v1/places", "secretKey").then(({ status }) => status);
      expect(await Promise.race([read, ended])).toBe(200);
    }
    for (const answer of await Promise.all(slow)) {
      expect(answer.status).toBe(504);
      expect(await answer.json()).toMatchObject({ code: "57014" });
    }
  });

  test("what a migration revoked stays revoked after requests", async () => {
    expect((await ask("/rest/v1/places", "secretKey")).status).toBe(200);
    const response = await ask("/rest/v1/places", "publishableKey");
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "42501" });
  });

  test("a request without a key or with a forged one is refused", async () => {
    expect((await ask("/rest/v1/places", null)).status).toBe(401);
    const forged = new Request("http://jubilee.test/rest/v1/places", {
      headers: { apikey: "sb_secret_forged" },
    });
    expect((await backend.app.fetch(forged, { peerAddress: null })).status).toBe(401);
  });

  test.each([
    ["P0001", 400],
    ["PT409", 409],
    ["23P01", 400],
    ["23514", 400],
    ["23505", 409],
    ["42501", 401],
  ])("%s keeps its hint and details and is answered %i", async (state, status) => {
    const response = await refuse(state);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      code: state,
      message: "No.",
      hint: "sold_out",
      details: "items",
    });
  });

  test("requests at the same time keep their own role and claims", async () => {
    const asRole = (role: string, email: string) =>
      backend.connection.withContext({ auth: { role, jwt: { role, email } } }, async (database) => {
        const sql = "select public.who_am_i() as who";
        const query = { kind: "RawNode" as const, sqlFragments: [sql], parameters: [] };
        const run = () =>
          database.executeQuery<{ who: string }>({
            sql,
            parameters: [],
            query,
            queryId: { queryId: sql },
          });
        await run();
        await new Promise((resolve) => setImmediate(resolve));
        return (await run()).rows[0]?.who;
      });
    const roles = ["anon", "authenticated", "service_role", "authenticated", "anon"];
    const seen = await Promise.all(roles.map((role, index) => asRole(role, `${index}@x.example`)));
    expect(seen).toEqual(roles.map((role, index) => `${role}/${index}@x.example`));
  });

  test("no other role than the three makes requests", async () => {
    const asPostgres = backend.connection.withContext(
      { auth: { role: "postgres" } },
      async () => 1,
    );
    await expect(asPostgres).rejects.toThrow("The role postgres makes no requests.");
  });

  test("instants are ISO 8601 and extensions are on the search path", async () => {
    const [row] = await backend.query<{ at: string; local: string; id: string }>(
      "select '2026-05-03 18:00+02'::timestamptz as at, '2026-05-03 18:00'::timestamp as local, uuid_generate_v4() as id",
    );
    expect(row?.at).toBe("2026-05-03T16:00:00+00:00");
    expect(row?.local).toBe("2026-05-03T18:00:00");
    expect(row?.id).toHaveLength(36);
  });

  test("metadata encoded twice are unwrapped", async () => {
    const twice = JSON.stringify(JSON.stringify({ full_name: "Ada Lovelace" }));
    const [user] = await backend.query<{ name: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       values (gen_random_uuid(), 'ada@x.example', $1::text::jsonb)
       returning raw_user_meta_data ->> 'full_name' as name`,
      [twice],
    );
    expect(user?.name).toBe("Ada Lovelace");
  });
});

test("PGlite tends the tables that have grown, as autovacuum does on PostgreSQL", async () => {
  const backend = await openTestBackend();
  const rowsThought = () =>
    backend.query<{ rows: number }>(
      "select reltuples::int as rows from pg_class where oid = 'private.idempotency_keys'::regclass",
    );
  await tendTables(backend);
  expect(await tendTables(backend)).toEqual([]);
  await backend.query(
    "insert into private.idempotency_keys (scope, key, request_hash) select 'test', gen_random_uuid()::text, '' from generate_series(1, 500) n",
  );
  expect(await tendTables(backend)).toEqual(["private.idempotency_keys"]);
  expect(await rowsThought()).toEqual([{ rows: 500 }]);
  expect(await tendTables(backend)).toEqual([]);
  await backend.close();
});

describe("a data directory", () => {
  const made: string[] = [];
  const place = (): BackendOptions => {
    const dataDir = mkdtempSync(join(tmpdir(), "jubilee-data-"));
    made.push(dataDir);
    const siteUrl = "http://127.0.0.1:4400";
    return { dataDir, databaseUrl: null, siteUrl, redirectAllowList: [], mode: "test" };
  };
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  test("is for one process: a second opener is told who holds it, and the way out", async () => {
    const options = place();
    const first = await openBackend(options);
    await expect(openBackend(options)).rejects.toThrow(
      `The data directory ${options.dataDir} is in use by process ${process.pid}; stop that process or set JUBILEE_DATA_DIR to another folder.`,
    );
    await first.close();
    const second = await openBackend(options);
    await second.close();
  });

  test("is taken over from a process that died", async () => {
    const options = place();
    const dead = { pid: 2_147_483_000, host: thisMachine, token: "x" };
    writeFileSync(join(options.dataDir, "lock"), JSON.stringify(dead));
    const backend = await openBackend(options);
    expect(readFileSync(join(options.dataDir, "lock"), "utf8")).toContain(`"pid":${process.pid}`);
    await backend.close();
  });

  test("is not taken from another machine of the same name, where that number is somebody's", async () => {
    const options = place();
    const [name] = thisMachine.split(" (");
    const other = { pid: 2_147_483_000, host: `${name} (another)`, token: "x" };
    writeFileSync(join(options.dataDir, "lock"), JSON.stringify(other));
    await expect(openBackend(options)).rejects.toThrow("is in use by process 2147483000");
  });

  test("keeps its keys, readable by their owner alone", async () => {
    const options = place();
    const first = await openBackend(options);
    await first.close();
    const second = await openBackend(options);
    await second.close();
    expect(second.secrets).toEqual(first.secrets);
    expect(statSync(join(options.dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(first.secrets)).size).toBe(4);
  });

  test("is refused when a migration was changed after it was applied", async () => {
    const options = place();
    const migrations = mkdtempSync(join(tmpdir(), "jubilee-migrations-"));
    made.push(migrations);
    const file = join(migrations, "20260101000000_first.sql");
    const variations = { migrationsDir: migrations };
    writeFileSync(file, "create schema one;");
    await (await openBackend(options, variations)).close();
    writeFileSync(file, "create schema two;");
    await expect(openBackend(options, variations)).rejects.toThrow(
      "The migration 20260101000000_first.sql was changed after it was applied to this database",
    );
  });

  test("is refused when it was made before the first release", async () => {
    const options = place();
    const migrations = mkdtempSync(join(tmpdir(), "jubilee-migrations-"));
    made.push(migrations);
    const variations = { migrationsDir: migrations };
    writeFileSync(join(migrations, "20260101000000_first.sql"), "create schema one;");
    await (await openBackend(options, variations)).close();
    rmSync(join(migrations, "20260101000000_first.sql"));
    writeFileSync(join(migrations, "20260102000000_first_release.sql"), "create schema two;");
    await expect(openBackend(options, variations)).rejects.toThrow(
      "This database was made before the first release",
    );
  });

  test("is refused when a table of the API has no row level security", async () => {
    const options = place();
    const migrations = mkdtempSync(join(tmpdir(), "jubilee-migrations-"));
    made.push(migrations);
    writeFileSync(
      join(migrations, "20260101000000_open.sql"),
      "create table public.open (id int);",
    );
    const opening = openBackend(options, { migrationsDir: migrations });
    await expect(opening).rejects.toThrow("everyone could read these tables: open");
  });

  test("a migration that fails leaves nothing of itself and says its line", async () => {
    const options = place();
    const migrations = mkdtempSync(join(tmpdir(), "jubilee-migrations-"));
    made.push(migrations);
    writeFileSync(join(migrations, "20260101000000_whole.sql"), "create schema whole;");
    const file = join(migrations, "20260102000000_half.sql");
    const variations = { migrationsDir: migrations };
    await (await openBackend(options, variations)).close();
    writeFileSync(file, "create schema half;\ncreate schema half;");
    await expect(openBackend(options, variations)).rejects.toThrow(
      /20260102000000_half\.sql.*half/,
    );
    writeFileSync(file, "create schema half;");
    await (await openBackend(options, variations)).close();
  });

  test("a migration that fails leaves no template either", async () => {
    const migrations = mkdtempSync(join(tmpdir(), "jubilee-migrations-"));
    made.push(migrations);
    writeFileSync(join(migrations, "20260101000000_half.sql"), "create schema half; select 1/0;");
    await expect(openBackend(place(), { migrationsDir: migrations })).rejects.toThrow(/half\.sql/);
    const drafts = readdirSync(templatesDir).filter((name) => name.includes(`.${process.pid}.`));
    expect(drafts).toEqual([]);
  });

  test("starts from a template without any key of another installation", async () => {
    const [one, other] = [place(), place()];
    const tokens = await Promise.all(
      [one, other].map(async (options) => {
        const backend = await openBackend(options, { templatesDir });
        const [row] = await backend.query<{ token: string }>(
          "select private.derive_token('share', '00000000-0000-4000-8000-000000000000', 1) as token",
        );
        await backend.close();
        return row?.token;
      }),
    );
    expect(tokens[0]).toBeTruthy();
    expect(tokens[0]).not.toBe(tokens[1]);
  });
});
