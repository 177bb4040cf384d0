import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir } from "@jubilee/backend/database/places";
import { loadSecrets } from "@jubilee/backend/database/secrets";
import { firstDoorPath } from "@jubilee/backend/first-door/first-door";
import { openPostgres } from "@jubilee/backend/database/open-postgres";
import { serveMetrics } from "@jubilee/backend/metrics/metrics";
import type { RunningServer } from "@jubilee/backend/server/server";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findPostgresProgram, startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { makeMailServer } from "../../support/mail-server.ts";
import { freePort } from "../../support/product.ts";
import { stepOf } from "../support/deployment-pages.ts";
import { jubilee, optionsFor, serve } from "../support/operator.ts";

const folder = mkdtempSync(join(tmpdir(), "jubilee-operator-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function addPerson(backend: Pick<OpenBackend, "query">, email: string): Promise<string> {
  const [row] = await backend.query<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
     values (gen_random_uuid(), $1, now(), '{}', now(), now()) returning id`,
    [email],
  );
  return row?.id ?? "";
}

const administrators = (backend: Pick<OpenBackend, "query">) =>
  backend.query<{ email: string }>(
    "select u.email from public.administrators a join auth.users u on u.id = a.user_id order by 1",
  );

test("a mail that is refused is told in the mail server's words", async () => {
  const mails = await makeMailServer();
  await mails.up();
  const settings = { SMTP_URL: mails.address, MAIL_FROM: "Jubilee <hello@jubilee.example>" };
  const send = () => jubilee(["mail", "test", "ada@example.org"], settings);
  try {
    expect((await send()).code).toBe(0);
    mails.say("550 5.7.1 Nobody here takes mails of strangers");
    const refused = await send();
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("550 5.7.1 Nobody here takes mails of strangers");
  } finally {
    await mails.down();
  }
});

describe("the first administrator", () => {
  const dataDir = join(folder, "administrator");

  test("is made beside a stopped server and beside a running one, and nobody else by mistake", async () => {
    const nothing = await jubilee(["admin", "add", "ada@example.org"], {
      JUBILEE_DATA_DIR: dataDir,
    });
    expect(nothing).toEqual({
      code: 1,
      said: `${dataDir} holds no data; set JUBILEE_DATA_DIR to the data directory.`,
    });

    const backend = await openBackend(optionsFor(dataDir, null));
    await addPerson(backend, "ada@example.org");
    await addPerson(backend, "bo@example.org");
    await backend.close();
    const add = (email: string, port: number) =>
      jubilee(["admin", "add", email], { JUBILEE_DATA_DIR: dataDir, PORT: String(port) });
    const port = await freePort();
    const unknown = {
      code: 1,
      said: "cy@example.org was not made an administrator: Nobody has an account with this address yet. Sign up and confirm the address first.",
    };
    expect(await add("cy@example.org", port)).toEqual(unknown);
    expect((await add("Ada@example.org", port)).code).toBe(0);

    const server = await serve(dataDir, null, port);
    try {
      expect(await add("cy@example.org", port)).toEqual(unknown);
      expect((await add("bo@example.org", port)).code).toBe(0);
      const copy = await jubilee(["backup", join(folder, "no-copy")], {
        JUBILEE_DATA_DIR: dataDir,
        PORT: String(await freePort()),
      });
      expect(copy.said).toMatch(/did not answer at .*; set HOST and PORT to its own\.$/);
      const elsewhere = await add("bo@example.org", await freePort());
      expect(elsewhere.code).toBe(1);
      expect(elsewhere.said).toMatch(/did not answer at .*; set HOST and PORT to its own\.$/);
    } finally {
      await server.close();
    }
    const after = await openBackend(optionsFor(dataDir, null));
    expect(await administrators(after)).toEqual([
      { email: "ada@example.org" },
      { email: "bo@example.org" },
    ]);
    const audited = await after.query(
      "select 1 from public.audit_log where action = 'administrators.insert'",
    );
    expect(audited).toHaveLength(2);
    await after.close();
  });
});

test("damaged files of the database are told in one sentence", async () => {
  const dataDir = join(folder, "damaged");
  await (await openBackend(optionsFor(dataDir, null))).close();
  truncateSync(join(dataDir, "database/global/pg_control"), 0);
  const ending = await jubilee(["admin", "add", "ada@example.org"], { JUBILEE_DATA_DIR: dataDir });
  expect(ending).toEqual({
    code: 1,
    said: `The database in ${dataDir} cannot be opened because its files are damaged or of another version; move the folder away and lay the newest backup into its place (npx jubilee restore <folder>).`,
  });
  expect(existsSync(join(dataDir, "lock"))).toBe(false);
});

test.each(["mysql://me:secret@127.0.0.1/jubilee", "127.0.0.1:5432"])(
  "%s is no PostgreSQL, and its password is not told back",
  async (databaseUrl) => {
    const dataDir = join(folder, "no-postgres");
    await expect(openBackend(optionsFor(dataDir, databaseUrl))).rejects.toThrow(
      /^DATABASE_URL is no address of PostgreSQL; write it as (?!.*secret)/,
    );
  },
);

/** Figures without labels, as Prometheus reads them. */
async function figuresAt(port: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.matchAll(/^jubilee_(\w+) (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]));
}

const addresses = ["/metrics", "/healthz", "/readyz", "/health/of/what", "/debug/pprof"];

describe.runIf(inject("postgresUrl") !== null)("on a PostgreSQL server of its own", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error("This run's machine has PostgreSQL");
    postgres = started;
  });
  afterAll(async () => postgres.stop());

  const addressOf = (user: string, database: string): string => {
    const address = new URL(postgres.url);
    address.username = user;
    address.pathname = `/${database}`;
    return address.href;
  };
  const administer = async (sql: string, database = "postgres"): Promise<void> => {
    const { owner, connection } = await openPostgres(addressOf("postgres", database), 1);
    try {
      await owner.script(sql);
    } finally {
      await connection.close();
    }
  };
  const prepare = async (user: string, database: string): Promise<string> => {
    const [, typed = ""] =
      /npx jubilee (.+) > prepare\.sql$/.exec(
        stepOf(
          "DATABASE_URL=postgres://jubilee@db.example.org/jubilee npx jubilee database prepare",
        ),
      ) ?? [];
    const printed = await jubilee(typed.split(" "), { DATABASE_URL: addressOf(user, database) });
    expect(printed.code).toBe(0);
    return printed.said;
  };
  /** What is printed, as another program than psql runs it. */
  const withoutPsql = (script: string): string => script.replace(/^\\set .*$/m, "");

  test("an ordinary owner is told what is missing, and then runs everything", async () => {
    await administer("create role town login");
    await administer("create database town owner town");
    const options = optionsFor(join(folder, "town"), addressOf("town", "town"));
    await expect(openBackend(options)).rejects.toThrow(
      'The database "town" is not prepared for its owner "town"; have an administrator of the PostgreSQL server run once what "npx jubilee database prepare" prints.',
    );
    const script = withoutPsql(await prepare("town", "town"));
    await administer(script);
    await administer(script);
    const backend = await openBackend(options);
    const [rights] = await backend.query(
      "select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user",
    );
    expect(rights).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
    });
    const userId = await addPerson(backend, "ada@example.org");
    await backend.close();
    expect(await seenBy("town", userId)).toEqual({ server: 1, person: 1, visitor: "42501" });
  });

  const psql = findPostgresProgram("psql");
  test.runIf(psql !== null)(
    "psql ends with one sentence, and with nothing made, when the database is not there yet",
    async () => {
      const file = join(folder, "hamlet.sql");
      writeFileSync(file, await prepare("hamlet", "hamlet"));
      const run = () =>
        spawnSync(psql ?? "", ["-X", "-f", file, addressOf("postgres", "postgres")], {
          encoding: "utf8",
        });
      const early = run();
      expect(early.status).toBe(3);
      expect(early.stderr.match(/ERROR: .*/g)).toEqual([
        'ERROR:  The database "hamlet" is not there yet, and nothing was changed.',
      ]);
      expect(early.stderr).toContain('create database "hamlet"; then run this again.');
      await administer("create database hamlet");
      expect(run()).toMatchObject({ status: 0, stderr: "" });
    },
  );

  test("two installations share one server, where nobody is past every policy, and neither reaches the other", async () => {
    // Hosted servers have no administrator who could give that.
    await administer("alter role service_role nobypassrls");
    // The page's three steps in their order: printed, made, run.
    const script = withoutPsql(await prepare("village", "village"));
    const [, made = ""] =
      /-c '([^']+)'$/.exec(stepOf("psql -h db.example.org -U postgres -d postgres -c")) ?? [];
    await administer(made.replace("jubilee", "village"));
    expect(stepOf("psql -h db.example.org -U postgres -d postgres -f")).toMatch(/ prepare\.sql$/);
    await administer(script);
    const places = ["town", "village"].map((name) => {
      const options = optionsFor(join(folder, name), addressOf(name, name));
      return openBackend(options);
    });
    const open = await Promise.all(places);
    try {
      const village = open.at(-1);
      if (!village) throw new Error("Both opened");
      const userId = await addPerson(village, "bo@example.org");
      expect(await seenBy("village", userId)).toEqual({ server: 1, person: 1, visitor: "42501" });
      expect(await seenBy("town", userId)).toEqual({ server: 1, person: 0, visitor: "42501" });
      await expect(
        openBackend(optionsFor(join(folder, "spy"), addressOf("village", "town"))),
      ).rejects.toThrow(/permission denied for database "town"/);
    } finally {
      await Promise.all(open.map((backend) => backend.close()));
      await administer("alter role service_role bypassrls");
    }
  });

  test("/health says whether the database answers, and no monitor's address is a page", async () => {
    const server = await serve(join(folder, "town"), addressOf("town", "town"), 0);
    const metricsPort = await freePort();
    const metrics = await serveMetrics("127.0.0.1", metricsPort);
    metrics.watch(server.backend);
    const figures = () => figuresAt(metricsPort);
    await administer(
      `insert into public.jobs (kind, payload, status, run_at) values
         ('order_confirmation', '{}', 'failed', now()),
         ('order_confirmation', '{}', 'queued', now() - interval '1 hour')`,
      "town",
    );
    const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    try {
      expect(await statusOf("/health")).toBe(200);
      expect(await statusOf("/health/ready")).toBe(200);
      expect(await (await fetch(`${server.url}/`)).text()).toContain("A page of the portal");
      expect(await Promise.all(addresses.map(statusOf))).toEqual(addresses.map(() => 404));
      expect(await statusOf("/api/database")).toBe(404);
      const answering = await figures();
      expect(answering).toMatchObject({ ready: 1, jobs_queued: 1, jobs_failed: 1 });
      expect(answering["jobs_late_seconds"]).toBeGreaterThan(3_599);
      expect(answering["database_bytes"]).toBeGreaterThan(1_000_000);
      expect(answering).not.toHaveProperty("backup_age_seconds");
      await postgres.pause();
      await expect.poll(() => statusOf("/health/ready"), { timeout: 20_000 }).toBe(503);
      expect(await statusOf("/health")).toBe(503);
      expect(await statusOf("/health/live")).toBe(200);
      // What cannot be asked is missing: an alarm does not end because nobody answers.
      expect(await figures()).toEqual({ ready: 0 });
      await postgres.resume();
      await expect.poll(() => statusOf("/health/ready"), { timeout: 20_000 }).toBe(200);
      expect(await figures()).toMatchObject({ ready: 1, jobs_failed: 1 });
    } finally {
      await metrics.close();
      await server.close();
    }
  });

  test("the address of the first start makes the first administrator, once", async () => {
    const dataDir = join(folder, "town");
    const server: RunningServer = await serve(dataDir, addressOf("town", "town"), 0);
    const door = `${server.url}${firstDoorPath({ secrets: loadSecrets(dataDir) })}`;
    const fill = (password: string) =>
      fetch(door, {
        method: "POST",
        body: new URLSearchParams({ name: "Cy Ode", email: "cy@example.org", password }),
      });
    try {
      expect((await fetch(`${door}x`)).status).toBe(404);
      expect((await fetch(door)).status).toBe(200);
      const weak = await fill("abc");
      expect(weak.status).toBe(422);
      expect(await weak.text()).toContain("The password needs at least 8 characters.");
      expect((await fill("a long enough pass 7")).status).toBe(200);
      expect((await fetch(door)).status).toBe(404);
      expect((await fill("another long pass 8")).status).toBe(404);
    } finally {
      await server.close();
    }
    const backend = await openBackend(optionsFor(dataDir, addressOf("town", "town")));
    expect(await administrators(backend)).toEqual([{ email: "cy@example.org" }]);
    await backend.close();
  });

  test("an installation on Supabase is told what is there and what is missing", async () => {
    const server: RunningServer = await serve(join(folder, "town"), addressOf("town", "town"), 0);
    const look = () =>
      jubilee(["check", "--supabase"], {
        SITE_URL: "http://127.0.0.1:4400",
        SUPABASE_URL: server.url,
        SUPABASE_PUBLISHABLE_KEY: loadSecrets(join(folder, "town")).publishableKey,
        DATABASE_URL: addressOf("postgres", "town"),
      });
    const versions = readMigrations(migrationsDir).map(({ version }) => version);
    try {
      const before = await look();
      expect(before.code).toBe(1);
      expect(before.said).toContain("WRONG database  ");
      expect(before.said).toContain(`from ${versions[0]} on; run supabase db push.`);
      expect(before.said).toContain("pg_cron does not call the function jobs");
      await administer(
        `create schema supabase_migrations;
         create table supabase_migrations.schema_migrations (version text);
         insert into supabase_migrations.schema_migrations values ('${versions.join("'), ('")}');
         create schema cron;
         create table cron.job (schedule text, command text, active boolean);
         insert into cron.job values ('* * * * *', 'select net.http_post(url := ''https://x/functions/v1/jobs?chores=1'')', true)`,
        "town",
      );
      const after = await look();
      expect(after).toMatchObject({ code: 0 });
      expect(after.said).toMatch(/^ok {4}functions all \d\d answer\.$/m);
      expect(after.said).toContain("pg_cron calls the function jobs every minute.");
      expect(after.said).toContain("the database knows the site as http://127.0.0.1:4400.");
    } finally {
      await server.close();
    }
  });

  /** How many profiles the server, somebody and a visitor are given, or how they are refused. */
  async function seenBy(name: string, userId: string) {
    const { owner, connection } = await openPostgres(addressOf(name, name), 1);
    const ask = async (role: string) => {
      const claims = JSON.stringify({ sub: userId, role });
      return owner
        .transaction(async (tx) => {
          await tx.query(
            "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
            [role, claims],
          );
          return (await tx.query("select user_id from public.profiles")).length;
        })
        .catch((error: unknown) => Reflect.get(Object(error), "code"));
    };
    try {
      return {
        server: await ask("service_role"),
        person: await ask("authenticated"),
        visitor: await ask("anon"),
      };
    } finally {
      await connection.close();
    }
  }
});
