import { globSync } from "node:fs";
import { readMigrations } from "../database/migrations.ts";
import { openPostgres } from "../database/open-postgres.ts";
import type { Owner } from "../database/owner.ts";
import { migrationsDir, repositoryDir } from "../database/places.ts";
import type { PortalSettings } from "../settings/settings.types.ts";
import type { Finding } from "./check.types.ts";

type Settings = Pick<PortalSettings, "supabase" | "databaseUrl" | "siteUrl">;

/** An installation on Supabase: its migrations, functions, schedule, and what the database was told. */
export async function checkSupabase(settings: Settings): Promise<Finding[]> {
  const { supabase, databaseUrl } = settings;
  if (!supabase) {
    const says = "set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.";
    return [{ about: "supabase", state: "wrong", says }];
  }
  return [
    ...(await checkFunctions(supabase)),
    {
      about: "secrets",
      state: "note",
      says: "a project tells nobody its functions' settings; compare supabase secrets list with deployment/functions-on-supabase.md.",
    },
    ...(databaseUrl === null
      ? [
          {
            about: "database",
            state: "note" as const,
            says: "set DATABASE_URL to the project's connection string, so that migrations, schedule and settings are looked at.",
          },
        ]
      : await lookInto(databaseUrl, settings)),
  ];
}

/** The folders that Supabase deploys. */
const functionNames = (): string[] =>
  globSync("*/index.ts", { cwd: `${repositoryDir}supabase/functions` })
    .map((path) => path.split(/[/\\]/)[0] ?? "")
    .toSorted();

/** Asks each for what it does not do, so that nothing is changed. */
async function checkFunctions({
  url,
  publishableKey,
}: NonNullable<Settings["supabase"]>): Promise<Finding[]> {
  const about = "functions";
  const names = functionNames();
  const states = await Promise.all(
    names.map(async (name) => {
      try {
        const answer = await fetch(`${url}/functions/v1/${name}`, {
          headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
        });
        const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
        return answer.status === 501 || code === "NOT_FOUND" ? "missing" : "there";
      } catch {
        return "away";
      }
    }),
  );
  if (states.includes("away"))
    return [{ about, state: "wrong", says: `nobody answers at ${url}; check SUPABASE_URL.` }];
  const missing = names.filter((_, index) => states[index] === "missing");
  return missing.length === 0
    ? [{ about, state: "ok", says: `all ${names.length} answer.` }]
    : [
        {
          about,
          state: "wrong",
          says: `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not deployed; run supabase functions deploy.`,
        },
      ];
}

async function lookInto(databaseUrl: string, { siteUrl }: Settings): Promise<Finding[]> {
  try {
    const { owner, connection } = await openPostgres(databaseUrl, 1);
    try {
      const pushed = await checkMigrations(owner);
      const [told, schedule] = [await checkTold(owner, siteUrl), await checkSchedule(owner)];
      return [pushed, told, schedule];
    } finally {
      await connection.close();
    }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return [{ about: "database", state: "wrong", says }];
  }
}

async function isThere(owner: Owner, table: string): Promise<boolean> {
  const [row] = await owner.query<{ is: boolean }>('select to_regclass($1) is not null as "is"', [
    table,
  ]);
  return row?.is === true;
}

async function checkMigrations(owner: Owner): Promise<Finding> {
  const about = "database";
  const pushed = (await isThere(owner, "supabase_migrations.schema_migrations"))
    ? await owner.query<{ version: string }>(
        "select version from supabase_migrations.schema_migrations",
      )
    : [];
  const known = new Set(pushed.map(({ version }) => version));
  const missing = readMigrations(migrationsDir).filter(({ version }) => !known.has(version));
  return missing.length === 0
    ? { about, state: "ok", says: "every migration of this release is there." }
    : {
        about,
        state: "wrong",
        says: `${missing.length} migrations are missing, from ${missing[0]?.version} on; run supabase db push.`,
      };
}

async function checkTold(owner: Owner, siteUrl: string): Promise<Finding> {
  const about = "settings";
  const [told] = (await isThere(owner, "private.server_settings"))
    ? await owner.query<{ siteUrl: string }>(
        `select value #>> '{}' as "siteUrl" from private.server_settings where name = 'siteUrl'`,
      )
    : [];
  return told?.siteUrl === siteUrl
    ? { about, state: "ok", says: `the database knows the site as ${siteUrl}.` }
    : {
        about,
        state: "wrong",
        says: `the database knows the site as ${told?.siteUrl ?? "nothing"}, and SITE_URL is ${siteUrl}; run select public.configure_server(…) as deployment/functions-on-supabase.md has it.`,
      };
}

async function checkSchedule(owner: Owner): Promise<Finding> {
  const about = "schedule";
  const jobs = (await isThere(owner, "cron.job"))
    ? await owner.query<{ schedule: string }>(
        "select schedule from cron.job where active and command like '%/functions/v1/jobs%'",
      )
    : [];
  const [job] = jobs;
  if (job?.schedule === "* * * * *")
    return { about, state: "ok", says: "pg_cron calls the function jobs every minute." };
  return job
    ? {
        about,
        state: "wrong",
        says: `pg_cron calls the function jobs at "${job.schedule}"; mails wait until then: "* * * * *" is every minute.`,
      }
    : {
        about,
        state: "note",
        says: "pg_cron does not call the function jobs; another scheduler has to, every minute.",
      };
}
