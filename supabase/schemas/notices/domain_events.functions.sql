-- Domain events: written by triggers that fire only when something happens, read in order, at least once.

create function private.happened(
  what text, in_account_id uuid, at_event_id uuid, of_subject_id uuid, told jsonb default '{}')
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.domain_events (kind, account_id, event_id, subject_id, actor_id, payload)
  values (what, in_account_id, at_event_id, of_subject_id, auth.uid(), told);
end
$$;
comment on function private.happened(text, uuid, uuid, uuid, jsonb) is
  'Notes what happened, where no trigger of a table can tell. A name of private.domain_event_kinds; the payload without names and addresses.';

create function private.note_happened()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  told jsonb := '{}';
  name text;
begin
  -- tg_argv: the kind, then the columns that are told.
  foreach name in array tg_argv[1:] loop
    told := told || jsonb_build_object(name, row_now -> name);
  end loop;
  insert into public.domain_events (kind, account_id, event_id, subject_id, actor_id, payload)
  values (tg_argv[0], (row_now ->> 'account_id')::uuid,
    case when tg_table_name = 'events' then (row_now ->> 'id')::uuid else (row_now ->> 'event_id')::uuid end,
    (row_now ->> 'id')::uuid, auth.uid(), jsonb_strip_nulls(told));
  return null;
end
$$;
comment on function private.note_happened() is
  'A row tells what happened to it: the trigger says when, and gives the kind and the columns to tell.';

create function private.read_domain_events(by_reader text, most integer default 500)
returns setof public.domain_events
language plpgsql
security definer
set search_path = ''
as $$
declare
  come_to bigint;
  settled xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  insert into private.domain_event_readers (reader) values (by_reader) on conflict do nothing;
  select r.up_to into come_to from private.domain_event_readers r where r.reader = by_reader for update;
  return query
  select d.* from public.domain_events d
  where d.id > come_to and d.id < coalesce((
    -- A restored database counts its transactions anew: what is old is settled.
    select min(o.id) from public.domain_events o
    where o.id > come_to and o.settled_after > settled and o.created_at > now() - interval '10 minutes'), 9223372036854775807)
  order by d.id limit most;
end
$$;
comment on function private.read_domain_events(text, integer) is
  'What a reader has not read yet, in order; it comes again until private.finish_domain_events says how far it got. One reader at a time: the others wait for its transaction.';

create function private.finish_domain_events(by_reader text, come_to bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.domain_event_readers r set up_to = come_to, updated_at = now()
  where r.reader = by_reader and r.up_to < come_to
$$;
comment on function private.finish_domain_events(text, bigint) is 'A reader has dealt with everything up to here.';
