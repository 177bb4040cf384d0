import { readMigrations } from "@jubilee/backend/database/migrations";
import { migrationsDir } from "@jubilee/backend/database/places";
import { beforeAll, describe, expect, it } from "vitest";
import { type CatalogueEntry, differencesOf, readCatalogue } from "../../scripts/sql/catalogue.ts";
import {
  asMigration,
  catalogueMadeBy,
  inDatabaseMadeBy,
} from "../../scripts/sql/made-databases.ts";
import { placeForTables, tell, writeMigration } from "../../scripts/sql/migration-text.ts";
import { readSchemas, schemasText } from "../../scripts/sql/schemas.ts";
import { fileOf, readSums } from "../../scripts/sql/sums.ts";

const schemas = asMigration(schemasText(), "schemas");

describe("supabase/migrations", () => {
  it("make what supabase/schemas says, object by object", async () => {
    const migrations = readMigrations(migrationsDir);
    // The template that all tests begin with is made by these very texts.
    const made = await catalogueMadeBy(migrations, migrations.length);
    const meant = await catalogueMadeBy([schemas], 1);
    expect(meant.length, "objects").toBeGreaterThan(4_000);
    expect(differencesOf(made, meant).map(tell), "run pnpm db:migration <name>").toEqual([]);
  });

  it("are never edited once they are finished", () => {
    const migrations = readMigrations(migrationsDir);
    const sums = migrations.map((migration) => [fileOf(migration), migration.checksum]);
    expect(sums).toEqual([...readSums()]);
  });
});

describe("supabase/schemas", () => {
  it("says each thing in one place", () => {
    const made =
      /^create (?:unique )?(table|view|type|index|function|trigger|policy) ("[^"]+"|[\w.]+)(?:[^;]*?\son ([\w.]+))?/gm;
    const things = readSchemas().flatMap(({ path, sql }) =>
      [...sql.matchAll(made)].map(([, kind, name, table]) => ({
        thing: [kind, name, kind === "trigger" || kind === "policy" ? table : ""].join(" "),
        path,
      })),
    );
    expect(things.length).toBeGreaterThan(1_000);
    const twice = [...Map.groupBy(things, ({ thing }) => thing)].filter(
      ([, all]) => all.length > 1,
    );
    expect(twice).toEqual([]);
  });

  it("has in each file only what its role says", () => {
    const rounds = {
      tables:
        /^(create (table|view|type|schema|extension|(unique )?index)|alter|comment|insert|revoke all on schema|grant usage on schema|set) /,
      rules: /^(create function|comment on function) /,
      functions: /^(create function|comment on function) /,
      rights:
        /^(create (trigger|policy)|grant|alter publication|do|select private\.guard_half_sessions) ?/,
    };
    const wrong = readSchemas().flatMap(({ path, role, sql }) =>
      beginnings(sql)
        .filter((line) => !rounds[role].test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has whole bodies: each function can be made again with its body checked", async () => {
    const broken = await inDatabaseMadeBy(
      [schemas],
      async (owner) => {
        const functions = (await readCatalogue(owner)).filter(({ kind }) => kind === "function");
        await owner.script("set check_function_bodies = on");
        const failed: string[] = [];
        for (const { name, says } of functions) {
          await owner
            .script(says)
            .catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
        }
        return failed;
      },
      1,
    );
    expect(broken).toEqual([]);
  });
});

describe("the next migration", () => {
  const start = `
    create table public.stalls (id uuid primary key, name text not null);
    comment on table public.stalls is 'Stalls.';
    alter table public.stalls enable row level security;
    create function private.stall_name(stall public.stalls) returns text
    language sql stable set search_path = '' as $$ select stall.name $$;
    create function private.stall_count(few integer) returns integer
    language sql stable set search_path = '' as $$ select few $$;
    comment on function private.stall_count(integer) is 'Counts.';
    create function private.stall_gone() returns integer
    language sql stable set search_path = '' as $$ select 1 $$;
    create view public.stall_names with (security_invoker = true) as select name from public.stalls;
    grant select on public.stall_names to authenticated;
    create policy "all see stalls" on public.stalls for select to authenticated using (true);
    create policy "nobody sees stalls" on public.stalls for select to authenticated using (false);
    create trigger touch before update on public.stalls
    for each row execute function private.touch_updated_at();
    grant select, insert (name) on public.stalls to authenticated;
    grant execute on function private.stall_count(integer) to authenticated;
    alter publication supabase_realtime add table public.stalls;`;
  const changes = `
    comment on table public.stalls is 'Stalls, and what they''re called.';
    create or replace function private.stall_name(stall public.stalls) returns text
    language sql stable set search_path = '' as $$ select upper(stall.name) $$;
    drop function private.stall_count(integer);
    create function private.stall_count(few bigint, most bigint default 9) returns bigint
    language sql stable set search_path = '' as $$ select few + most $$;
    comment on function private.stall_count(bigint, bigint) is 'Counts more.';
    drop function private.stall_gone();
    drop view public.stall_names;
    create view public.stall_names with (security_invoker = true) as select id, name from public.stalls;
    grant select on public.stall_names to authenticated, service_role;
    drop policy "all see stalls" on public.stalls;
    create policy "all see stalls" on public.stalls for select to authenticated using (name <> '');
    drop policy "nobody sees stalls" on public.stalls;
    create policy "all add stalls" on public.stalls as restrictive for insert to authenticated with check (name <> '');
    drop trigger touch on public.stalls;
    create trigger touch before insert or update on public.stalls
    for each row execute function private.touch_updated_at();
    revoke insert (name) on public.stalls from authenticated;
    revoke select on public.stalls from authenticated;
    grant update (name), insert (id) on public.stalls to authenticated;
    grant all on public.stalls to service_role;
    grant execute on function private.stall_count(bigint, bigint) to service_role;
    alter publication supabase_realtime drop table public.stalls;
    alter publication supabase_realtime add table public.events;`;
  const newFile = `-- Wares of a stall.

create table public.wares (id uuid primary key, stall_id uuid references public.stalls (id));
comment on table public.wares is 'Wares.';
create index wares_stall on public.wares (stall_id);
alter table public.wares enable row level security;

insert into private.link_kinds (kind, path, opens, shows, opener)
values ('wares', '/wares/', 'wares', '{wares}', 'opens_event');`;
  const rights = `
    create policy "all see wares" on public.wares for select to authenticated using (true);
    grant select on public.wares to authenticated;`;

  const madeBy = (...texts: string[]): Promise<CatalogueEntry[]> =>
    catalogueMadeBy(
      [
        schemas,
        ...[start, ...texts].map((sql, index) => ({
          version: `0000000000001${index}`,
          name: "step",
          sql,
          checksum: sql,
        })),
      ],
      1,
    );

  let before: CatalogueEntry[];
  beforeAll(async () => {
    before = await madeBy();
  });

  it("makes of one database the other, whatever changed but old tables", async () => {
    const after = await madeBy(changes, newFile, rights);
    const files = [
      ...readSchemas(),
      {
        path: "./schemas/venues/wares.tables.sql",
        area: "venues",
        role: "tables" as const,
        sql: newFile,
      },
    ];
    expect(differencesOf(before, after).length).toBeGreaterThan(20);
    const { sql, byHand } = writeMigration(before, after, files);
    expect(byHand).toEqual([]);
    expect(sql).toContain("-- Wares of a stall.");
    expect(sql).toContain("select private.guard_half_sessions();");
    expect(differencesOf(await madeBy(sql), after).map(tell), sql).toEqual([]);
  });

  it("names what differs in a table that is there, and fails until somebody wrote it", async () => {
    const column = "alter table public.stalls add column size integer not null default 1;";
    const after = await madeBy(column, "comment on column public.stalls.size is 'In metres.'");
    const { sql, byHand } = writeMigration(before, after, readSchemas());
    expect(byHand).toEqual(["column public.stalls.size: nothing becomes 3 integer not null 1"]);
    await expect(madeBy(sql)).rejects.toThrow("Write here how the tables change.");
    const whole = sql.replace(placeForTables, column);
    expect(differencesOf(await madeBy(whole), after)).toEqual([]);
  });

  it("is nothing where nothing changed", () => {
    expect(writeMigration(before, before, readSchemas())).toEqual({ sql: "", byHand: [] });
  });
});

/** The first line of each statement, those inside of bodies left out. */
function beginnings(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim().split("\n")[0] ?? "")
    .filter(Boolean);
}
