-- Events: wall time with its zone is the truth; start_date and end_date are kept from it.

create function private.is_all_day(from_local timestamp, to_local timestamp)
returns boolean
language sql immutable
set search_path = ''
as $$ select from_local::time = time '00:00' and to_local::time = time '23:59' $$;
comment on function private.is_all_day(timestamp, timestamp) is
  'Whether wall times stand for whole days, from midnight to the last minute; there is no second mark.';

create function private.event_facts(event public.events)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', event.name,
    'startLocal', to_char(event.start_local, 'YYYY-MM-DD"T"HH24:MI'),
    'endLocal', to_char(event.end_local, 'YYYY-MM-DD"T"HH24:MI'),
    'timeZone', event.time_zone,
    'locationName', event.location_name,
    'address', event.address,
    'onlineUrl', event.online_url,
    'cancelled', event.status = 'cancelled')
$$;
comment on function private.event_facts(public.events) is 'EventFacts: what everybody who comes must know.';

create function private.keep_event()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_client boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    new.account_id := coalesce(new.account_id, case when is_client then private.chosen_account() else private.account_of_user(new.user_id) end);
    new.cover_seed := coalesce(nullif(new.cover_seed, ''), new.id::text);
  end if;
  if not private.is_time_zone(new.time_zone) then
    perform private.refuse(400, 'invalid_input', 'Choose a time zone from the list', 'time_zone');
  end if;

  if new.start_local is null
    or (tg_op = 'UPDATE' and new.start_date <> old.start_date
      and new.start_local = old.start_local and new.time_zone = old.time_zone) then
    new.start_local := new.start_date at time zone new.time_zone;
  end if;
  if new.end_local is null
    or (tg_op = 'UPDATE' and new.end_date <> old.end_date
      and new.end_local = old.end_local and new.time_zone = old.time_zone) then
    new.end_local := new.end_date at time zone new.time_zone;
  end if;
  new.start_date := private.instant_of(new.start_local, new.time_zone);
  new.end_date := private.instant_of(new.end_local, new.time_zone);
  if new.start_date is null then
    perform private.refuse(400, 'invalid_input', 'Say when it starts', 'start_local');
  end if;
  if new.end_date is null or new.end_date <= new.start_date then
    perform private.refuse(400, 'invalid_input', 'End must be after start', 'end_local');
  end if;

  if is_client and new.rsvp_deadline > new.end_date
    and (tg_op = 'INSERT' or new.rsvp_deadline is distinct from old.rsvp_deadline) then
    perform private.refuse(400, 'invalid_input', 'The deadline must be before the event ends', 'rsvp_deadline');
  end if;

  if tg_op = 'INSERT' then
    if new.rsvp_enabled is null then
      new.rsvp_enabled := not is_client or private.account_plan_rank(new.account_id) >= 2;
    elsif new.rsvp_enabled and is_client then
      perform private.require_plan(new.account_id, 'rsvp');
    end if;
    if new.status = 'published' then
      new.published_at := now();
      new.told_facts := private.event_facts(new);
    end if;
    return new;
  end if;

  if new.rsvp_enabled is null then
    new.rsvp_enabled := old.rsvp_enabled;
  elsif new.rsvp_enabled and not old.rsvp_enabled and is_client then
    perform private.require_plan(new.account_id, 'rsvp');
  end if;
  if new.currency <> old.currency
    and private.event_has_orders(old.id) then
    perform private.refuse(409, 'conflict', 'The currency cannot change after the first order', 'currency');
  end if;
  if (new.start_date, new.end_date, new.status) is distinct from (old.start_date, old.end_date, old.status)
    or (new.location_name, new.address, new.online_url, new.name)
      is distinct from (old.location_name, old.address, old.online_url, old.name) then
    new.sequence := old.sequence + 1;
  end if;
  if new.status = 'published' and old.published_at is null then
    new.published_at := now();
    new.told_facts := private.event_facts(new);
  end if;
  new.cancelled_at := case
    when new.status = 'archived' then old.cancelled_at
    when new.status = 'cancelled' then coalesce(old.cancelled_at, now()) end;
  new.updated_at := now();
  return new;
end
$$;
comment on function private.keep_event() is
  'Fills account and instants, gates RSVP by plan, raises the calendar sequence, notes what is told.';

create function private.fill_account_from_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select e.account_id into new.account_id from public.events e where e.id = new.event_id;
  return new;
end
$$;
comment on function private.fill_account_from_event() is
  'A row of an event belongs to the event''s account, whatever the client says; policies then decide.';

create function private.found_events(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by e.status = 'archived', e.start_date desc) as n, jsonb_build_object('id', e.id, 'title', e.name,
      'detail', e.location_name, 'eventId', e.id, 'at', e.start_date, 'timeZone', e.time_zone, 'state', e.status) as row
    from public.events e
    where e.account_id = any (mine) and (one_event is null or e.id = one_event)
      and private.search_words(concat_ws(' ', e.name, e.location_name, array_to_string(e.host_names, ' '))) like all (patterns)) f;
  return private.hits('events', 10, found, total);
end
$$;
comment on function private.found_events(text[], uuid[], uuid, integer) is 'Events by their names, places and hosts: those in the archive last, the latest first.';

create function private.texts_events(parts text[], near text[], mine uuid[])
returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select t.words from public.events e
  cross join lateral (select private.search_words(concat_ws(' ', e.name, e.location_name, array_to_string(e.host_names, ' '))) as words offset 0) t
  where e.account_id = any (mine) and case when t.words like any (parts) then t.words ~ all (near) end limit 50
$$;
comment on function private.texts_events(text[], text[], uuid[]) is 'Words of events that may be meant.';
