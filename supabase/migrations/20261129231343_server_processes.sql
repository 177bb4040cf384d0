-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Processes: which servers work on this database at the moment, and who does what only one may do.

create table private.server_processes (
  id uuid primary key,
  host text not null check (length(host) between 1 and 255),
  pid integer not null,
  listens_at text not null check (length(listens_at) <= 255),
  release text not null check (length(release) between 1 and 60),
  site_url text not null check (length(site_url) between 1 and 2000),
  payments text not null check (payments in ('off', 'test', 'stripe')),
  keys text not null check (length(keys) between 1 and 64),
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
comment on table private.server_processes is
  'Servers on this database. One that has not been seen for half a minute is gone; keys is a fingerprint that leads back to none.';
alter table private.server_processes enable row level security;

create table private.server_chores (
  name text primary key check (length(name) between 1 and 60),
  process_id uuid,
  begun_at timestamptz not null default now()
);
comment on table private.server_chores is 'What only one server may do at a time: who does it, and when it was last begun.';
alter table private.server_chores enable row level security;

CREATE OR REPLACE FUNCTION public.admin_get_health()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_right();
  return jsonb_build_object(
    'jobs', (select coalesce(jsonb_agg(to_jsonb(k) order by k.failed desc, k.kind), '[]') from (
      select j.kind, count(*) filter (where j.status = 'queued') as queued,
        count(*) filter (where j.status = 'running') as running,
        count(*) filter (where j.status = 'failed') as failed,
        count(*) filter (where j.status = 'done' and j.finished_at > now() - interval '1 day') as done,
        min(j.run_at) filter (where j.status = 'queued' and j.run_at <= now()) as waiting
      from public.jobs j group by j.kind) k),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('provider', q.provider, 'outcome', q.outcome,
        'count', q.count, 'latest', q.latest) order by q.provider, q.latest desc), '[]') from (
      select v.provider, v.outcome, count(*) as count, max(v.received_at) as latest
      from public.provider_events v where v.received_at > now() - interval '7 days'
      group by v.provider, v.outcome) q),
    'queries', (select coalesce(jsonb_agg(jsonb_build_object('queryType', t.query_type, 'count', t.count,
        'medianMs', t.median, 'p95Ms', t.p95, 'mostMs', t.most, 'cacheShare', t.cached) order by t.p95 desc), '[]') from (
      select l.query_type, count(*) as count,
        round((percentile_cont(0.5) within group (order by l.execution_time_ms))::numeric) as median,
        round((percentile_cont(0.95) within group (order by l.execution_time_ms))::numeric) as p95,
        max(l.execution_time_ms) as most, round(avg(l.cache_hit::integer), 3) as cached
      from public.query_performance_log l where l.created_at > now() - interval '24 hours'
      group by l.query_type) t),
    'servers', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'host', s.host, 'pid', s.pid,
        'listensAt', s.listens_at, 'release', s.release, 'siteUrl', s.site_url, 'payments', s.payments,
        'startedAt', s.started_at, 'seenAt', s.seen_at) order by s.started_at, s.id), '[]')
      from private.living_processes() s));
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_chore(chore text, of_process uuid, every interval)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with begun as (
    insert into private.server_chores as c (name, process_id, begun_at)
    values (chore, of_process, clock_timestamp())
    on conflict (name) do update set process_id = excluded.process_id, begun_at = excluded.begun_at
    where c.begun_at <= clock_timestamp() - every and (c.process_id is null or c.process_id = of_process
      or not exists (select from private.living_processes() p where p.id = c.process_id))
    returning c.name)
  select exists (select from begun)
$function$;

CREATE OR REPLACE FUNCTION private.differing_process(facts jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('host', p.host, 'listensAt', p.listens_at, 'siteUrl', p.site_url, 'payments', p.payments,
    'what', case when p.keys <> facts ->> 'keys' then 'keys'
      when p.site_url <> facts ->> 'siteUrl' then 'siteUrl' else 'payments' end)
  from private.living_processes() p
  where p.id <> (facts ->> 'id')::uuid
    and not (p.host = facts ->> 'host' and p.pid = (facts ->> 'pid')::integer)
    and (p.keys, p.site_url, p.payments)
      is distinct from (facts ->> 'keys', facts ->> 'siteUrl', facts ->> 'payments')
  order by p.started_at limit 1
$function$;

CREATE OR REPLACE FUNCTION private.end_chore(chore text, of_process uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.server_chores c set process_id = null where c.name = chore and c.process_id = of_process
$function$;

CREATE OR REPLACE FUNCTION private.living_processes()
 RETURNS SETOF private.server_processes
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p.* from private.server_processes p where p.seen_at > clock_timestamp() - interval '30 seconds'
$function$;

CREATE OR REPLACE FUNCTION private.note_process(facts jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  differing jsonb;
begin
  perform pg_advisory_xact_lock(4400003);
  differing := private.differing_process(facts);
  if differing is null then
    delete from private.server_processes p
    where p.id <> (facts ->> 'id')::uuid and (p.seen_at < now() - interval '1 day'
      or p.host = facts ->> 'host' and p.pid = (facts ->> 'pid')::integer);
    insert into private.server_processes (id, host, pid, listens_at, release, site_url, payments, keys)
    values ((facts ->> 'id')::uuid, facts ->> 'host', (facts ->> 'pid')::integer, facts ->> 'listensAt',
      facts ->> 'release', facts ->> 'siteUrl', facts ->> 'payments', facts ->> 'keys')
    on conflict (id) do update set seen_at = clock_timestamp();
  end if;
  return jsonb_build_object('differing', differing, 'living', (select count(*) from private.living_processes()),
    'isFirst', (facts ->> 'id')::uuid = (
      select p.id from private.living_processes() p order by p.started_at, p.id limit 1));
end
$function$;

CREATE OR REPLACE FUNCTION public.hold_jobs(claimed jsonb)
 RETURNS SETOF uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.jobs j set locked_until = now() + interval '2 minutes'
  where j.id in (select c.key::uuid from jsonb_each(claimed) c) and j.status = 'running'
    and j.attempts = (claimed ->> j.id::text)::integer
  returning j.id
$function$;

comment on function public.admin_get_health() is 'Jobs by kind, signed payment events of a week by outcome, query times of 24 hours by type, servers that live.';

comment on function private.begin_chore(text, uuid, interval) is 'Whether this server may do it now: nobody who lives is at it, and it was not begun within that time.';

comment on function private.differing_process(jsonb) is 'Another living server whose keys, address or payments are not those of facts, and what differs; null when all agree.';

comment on function private.end_chore(text, uuid) is 'A chore is over; whoever comes first does it next.';

comment on function private.living_processes() is 'Servers that were seen within half a minute.';

comment on function private.note_process(jsonb) is 'A server says that it lives: {differing, living, isFirst: it has lived longest}. Where another differs it is not noted, and has to end.';

comment on function public.hold_jobs(jsonb) is '{jobId: its attempts when it was claimed}: holds them for two minutes more. Those that are not answered were claimed by another runner meanwhile.';

grant execute on function public.hold_jobs(jsonb) to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
