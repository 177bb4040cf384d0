import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { migrationsDir } from "@jubilee/backend/database/places";
import { readMigrations } from "@jubilee/backend/database/migrations";

const kept = new URL("../../fixtures/first-release.jsonl.br", import.meta.url);

/** The migration that the kept installation had. */
export function firstRelease(): { file: string; sql: string } {
  const [first] = readMigrations(migrationsDir);
  if (!first) throw new Error("There is no release.");
  return { file: `${first.version}_${first.name}.sql`, sql: first.sql };
}

/** Lays the rows of the kept installation (`scripts/keep-installation.ts`) into a database of its release. */
export async function layFirstRelease(backend: OpenBackend): Promise<number> {
  const tables = brotliDecompressSync(readFileSync(kept))
    .toString()
    .split("\n")
    .map((line) => line.split("\t") as [name: string, rows: string]);
  // The rows are as triggers left them.
  await backend.query("set session_replication_role = replica");
  await backend.query(`truncate ${tables.map(([name]) => name).join(", ")} cascade`);
  for (const [name, rows] of tables) {
    const [columns] = await backend.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    await backend.query(
      `insert into ${name} (${columns?.list}) overriding system value
       select ${columns?.list} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
      [rows],
    );
  }
  await backend.query("set session_replication_role = origin");
  return tables.length;
}

/** How many rows each table has. */
export async function countRows(backend: OpenBackend): Promise<Record<string, number>> {
  const tables = await backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await backend.query<{ count: number }>(
      `select count(*)::integer as count from ${name}`,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Every way in by a token: what it is, and the call that it opens. */
const doors = `
  select 'share ' || l.kind as door, case
      when l.kind = 'showcase' then 'public.get_shared_showcase(%L)'
      when l.kind = 'embed_countdown' then 'public.get_shared_countdown(%L)'
      when l.kind = 'directory' then 'public.get_shared_directory(%L)'
      when l.kind = 'shared_template' then 'public.get_shared_template(%L)'
      when l.venue_id is not null then 'public.get_shared_venue(%L)'
      when l.campaign_id is not null then 'public.get_shared_campaign(%L)'
      when l.kind = 'embed_rsvp' then 'public.get_shared_event(%L, ''rsvp'')'
      when l.kind = 'embed_tickets' then 'public.get_shared_event(%L, ''tickets'')'
      else 'public.get_shared_event(%L)' end as call, private.share_token(l) as token
  from public.share_links l
  union all select 'invitation', 'public.get_personal_invitation(%L)', private.personal_token(p) from public.personal_links p
  union all select 'order', 'public.get_order(%L)', private.derive_token('order', o.id, 1) from public.orders o
  union all select 'ticket', 'public.get_ticket(%L)', private.derive_token('ticket', t.id, 1) from public.tickets t
  union all select 'profile', 'public.get_own_profile(%L)', private.profile_token(p) from private.member_profiles p
  union all select 'feed', 'public.get_calendar_feed(%L)', private.derive_token('feed', f.id, f.generation) from public.calendar_feeds f
  union all select 'giving', 'public.get_giving_plan(%L)', private.derive_token('giving', g.id, 1) from public.giving_plans g
  union all select 'gate', 'public.open_gate(%L)', private.derive_token('gate', c.id, c.generation) from public.check_in_links c`;

/** What links answer, up to a hundred of each door: how many open, and how many refuse with which code. */
export async function openAllLinks(backend: OpenBackend): Promise<Record<string, number>> {
  await backend.query(`create or replace function pg_temp.answer(call text) returns text language plpgsql as $$
    begin
      execute 'select ' || call;
      return 'opens';
    exception when others then
      return sqlstate;
    end $$`);
  const answers = await backend.query<{ answer: string; count: number }>(
    `select d.door || ' ' || pg_temp.answer(format(d.call, d.token)) as answer, count(*)::integer as count
     from (select *, row_number() over (partition by door order by token) as n from (${doors}) all_doors) d
     where d.n <= 100 group by 1 order by 1`,
  );
  return Object.fromEntries(answers.map(({ answer, count }) => [answer, count]));
}
