-- Processes: which servers work on this database at the moment, and who does what only one may do.

create function private.living_processes()
returns setof private.server_processes
language sql stable
set search_path = ''
as $$
  select p.* from private.server_processes p where p.seen_at > clock_timestamp() - interval '30 seconds'
$$;
comment on function private.living_processes() is 'Servers that were seen within half a minute.';

create function private.differing_process(facts jsonb)
returns jsonb
language sql stable
set search_path = ''
as $$
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
$$;
comment on function private.differing_process(jsonb) is
  'Another living server whose keys, address, payments or place of files are not those of facts, and what differs; null when all agree.';

create function private.note_process(facts jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.note_process(jsonb) is
  'A server says that it lives: {differing, living, isFirst: it has lived longest}. Where another differs it is not noted, and has to end.';

create function private.begin_chore(chore text, of_process uuid, every interval)
returns boolean
language sql
set search_path = ''
as $$
  with begun as (
    insert into private.server_chores as c (name, process_id, begun_at)
    values (chore, of_process, clock_timestamp())
    on conflict (name) do update set process_id = excluded.process_id, begun_at = excluded.begun_at
    where c.begun_at <= clock_timestamp() - every and (c.process_id is null or c.process_id = of_process
      or not exists (select from private.living_processes() p where p.id = c.process_id))
    returning c.name)
  select exists (select from begun)
$$;
comment on function private.begin_chore(text, uuid, interval) is
  'Whether this server may do it now: nobody who lives is at it, and it was not begun within that time.';

create function private.end_chore(chore text, of_process uuid)
returns void
language sql
set search_path = ''
as $$
  update private.server_chores c set process_id = null where c.name = chore and c.process_id = of_process
$$;
comment on function private.end_chore(text, uuid) is 'A chore is over; whoever comes first does it next.';
