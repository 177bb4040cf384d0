-- Activities: what happens within an event, by wall time in the event's zone, in a room.

create function private.check_materials(links jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  entry jsonb;
  clean jsonb := '[]';
begin
  if jsonb_typeof(links) <> 'array' or jsonb_array_length(links) > 10 then
    perform private.refuse(400, 'invalid_input', 'An activity can have up to ten links', 'materials');
  end if;
  for entry in select * from jsonb_array_elements(links) loop
    if coalesce(entry ->> 'url', '') !~* '^https?://[^\s]+$' or length(entry ->> 'url') > 2000 then
      perform private.refuse(400, 'invalid_input', 'A link starts with https://', 'materials');
    end if;
    clean := clean || jsonb_build_object('url', entry ->> 'url',
      'label', coalesce(nullif(left(trim(entry ->> 'label'), 120), ''), left(entry ->> 'url', 120)));
  end loop;
  return clean;
end
$$;
comment on function private.check_materials(jsonb) is 'Links with a label each; anything but web addresses is refused.';

create function private.keep_activity()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  zone text;
  venue uuid;
begin
  if tg_op = 'UPDATE' and new.event_id <> old.event_id then
    perform private.refuse(400, 'invalid_input', 'An activity stays with its event', 'event_id');
  end if;
  select e.account_id, e.time_zone, e.venue_id into new.account_id, zone, venue
  from public.events e where e.id = new.event_id;
  if zone is null then
    perform private.refuse(404, 'not_found', 'This event does not exist', 'event_id');
  end if;
  new.title := trim(new.title);
  new.room := nullif(regexp_replace(trim(new.room), '\s+', ' ', 'g'), '');
  new.host_name := nullif(regexp_replace(trim(new.host_name), '\s+', ' ', 'g'), '');
  new.venue_space_id := (select s.id from public.venue_spaces s
    where s.venue_id = venue and s.account_id = new.account_id and lower(s.name) = lower(new.room)
    order by s.status, s.position, s.id limit 1);
  if new.host_name is null then
    new.host_guest_id := null;
    new.host_member_id := null;
  elsif new.host_member_id is not null and not exists (select from public.team_members m
    where m.id = new.host_member_id and m.account_id = new.account_id and m.status = 'active') then
    perform private.refuse(400, 'invalid_input', 'Choose somebody of your team', 'host_member_id');
  end if;
  new.materials := private.check_materials(new.materials);
  new.start_at := private.instant_of(new.start_local, zone);
  new.end_at := private.instant_of(new.end_local, zone);
  if new.start_at is null then
    perform private.refuse(400, 'invalid_input', 'Say when it starts', 'start_local');
  end if;
  if new.end_at is null or new.end_at <= new.start_at then
    perform private.refuse(400, 'invalid_input', 'End must be after start', 'end_local');
  end if;
  if new.end_at > new.start_at + interval '31 days' then
    perform private.refuse(400, 'invalid_input', 'An activity lasts at most 31 days', 'end_local');
  end if;
  -- A form of yes and no cannot sell the ticket that it takes.
  new.asks_rsvp := new.asks_rsvp and new.ticket_type_id is null;
  if not new.sign_up then
    new.capacity := null;
    new.requires_rsvp := false;
    new.asks_rsvp := false;
    new.ticket_type_id := null;
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if (new.title, new.status, new.start_at, new.end_at, coalesce(new.room, ''))
    is distinct from (old.title, old.status, old.start_at, old.end_at, coalesce(old.room, '')) then
    new.sequence := old.sequence + 1;
  end if;
  new.updated_at := now();
  return new;
end
$$;
comment on function private.keep_activity() is
  'Fills account, instants and space from the event and its venue, tidies words, raises the calendar sequence.';

create function private.move_activities_to_zone()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.activities a set start_local = a.start_local where a.event_id = new.id;
  return null;
end
$$;
comment on function private.move_activities_to_zone() is
  'When an event''s zone or venue changes its activities keep their wall times and rooms; instants and spaces follow.';

create function private.rename_rooms()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.activities a set room = new.name where a.venue_space_id = new.id;
  return null;
end
$$;
comment on function private.rename_rooms() is 'Activities follow the new name of their space.';

create function private.found_activities(patterns text[], mine uuid[], one_event uuid, most integer)
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
    select row_number() over (order by a.start_at desc) as n, jsonb_build_object('id', a.id, 'title', a.title,
      'detail', concat_ws(' · ', e.name, a.host_name, a.room), 'eventId', e.id, 'at', a.start_at, 'timeZone', e.time_zone,
      'state', a.status) as row
    from public.activities a join public.events e on e.id = a.event_id
    where a.account_id = any (mine) and (one_event is null or a.event_id = one_event)
      and private.search_words(concat_ws(' ', a.title, a.host_name, a.room, array_to_string(a.tags, ' '))) like all (patterns)) f;
  return private.hits('activities', 50, found, total);
end
$$;
comment on function private.found_activities(text[], uuid[], uuid, integer) is 'Activities by their titles, hosts, rooms and tags, the latest first.';
