-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- column private.server_processes.files: nothing becomes 11 text not null 'disk'::text
-- constraint private.server_processes server_processes_files_check: nothing becomes CHECK (((length(files) >= 1) AND (length(files) <= 2000)))
alter table private.server_processes
  add column files text not null default 'disk' check (length(files) between 1 and 2000);

CREATE OR REPLACE FUNCTION private.differing_process(facts jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('host', p.host, 'listensAt', p.listens_at, 'siteUrl', p.site_url, 'payments', p.payments,
    'files', p.files, 'what', case when p.keys <> facts ->> 'keys' then 'keys'
      when p.site_url <> facts ->> 'siteUrl' then 'siteUrl'
      when p.payments <> facts ->> 'payments' then 'payments' else 'files' end)
  from private.living_processes() p
  where p.id <> (facts ->> 'id')::uuid
    and not (p.host = facts ->> 'host' and p.pid = (facts ->> 'pid')::integer)
    and (p.keys, p.site_url, p.payments, p.files) is distinct from
      (facts ->> 'keys', facts ->> 'siteUrl', facts ->> 'payments', coalesce(facts ->> 'files', 'disk'))
  order by p.started_at limit 1
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
    insert into private.server_processes (id, host, pid, listens_at, release, site_url, payments, keys, files)
    values ((facts ->> 'id')::uuid, facts ->> 'host', (facts ->> 'pid')::integer, facts ->> 'listensAt',
      facts ->> 'release', facts ->> 'siteUrl', facts ->> 'payments', facts ->> 'keys',
      coalesce(facts ->> 'files', 'disk'))
    on conflict (id) do update set seen_at = clock_timestamp();
  end if;
  return jsonb_build_object('differing', differing, 'living', (select count(*) from private.living_processes()),
    'isFirst', (facts ->> 'id')::uuid = (
      select p.id from private.living_processes() p order by p.started_at, p.id limit 1));
end
$function$;

comment on function private.differing_process(jsonb) is 'Another living server whose keys, address, payments or place of files are not those of facts, and what differs; null when all agree.';

reset check_function_bodies;
