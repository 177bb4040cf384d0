-- Moves: what goes along with an event and what stays, what stands against it, and how all of it is taken back.

create function private.dates_of_change(edited public.events, scope text)
returns setof public.events
language sql stable
security definer
set search_path = ''
as $$
  select e.* from public.events e
  where e.id = edited.id or scope <> 'this' and e.series_id = edited.series_id
    and (scope = 'all' or e.start_local > edited.start_local)
$$;
comment on function private.dates_of_change(public.events, text) is 'The events that a change is for: one, this and the following of its series, or all.';

create function private.moved_columns(event public.events)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('start_local', event.start_local, 'end_local', event.end_local, 'time_zone', event.time_zone, 'series_start', event.series_start,
    'place', jsonb_build_object('kind', event.kind, 'venue_id', event.venue_id, 'location_name', event.location_name, 'address', event.address,
      'online_url', event.online_url))
$$;
comment on function private.moved_columns(public.events) is 'When and where an event is, as a move keeps it.';

create function private.change_basis(edited public.events, scope text)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select md5(string_agg(private.moved_columns(e)::text || e.status || coalesce((
      select string_agg(concat_ws(' ', t.kind, t.id, t.value::text, t.why), ',' order by t.kind, t.id) from private.dated_things(e) t), ''), ';' order by e.id))
  from private.dates_of_change(edited, scope) e
$$;
comment on function private.change_basis(public.events, text) is
  'What a change was looked at from, in short: differs as soon as a date, a place or anything that hangs on it does.';

create function private.move_things(was public.events, event public.events, known jsonb, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_later boolean := event.start_date >= was.start_date;
  is_moved boolean := (was.start_local, was.end_local, was.time_zone) is distinct from (event.start_local, event.end_local, event.time_zone);
  thing jsonb;
  plan jsonb;
  moved jsonb;
  kept jsonb;
  why text;
  is_free boolean;
  is_moving boolean;
  chosen text;
  blocked text;
  done jsonb := '[]';
begin
  -- Tasks before the activities that they may be told from; of windows the end that makes room first.
  for thing in
    select k.thing from jsonb_array_elements(known) k (thing)
    order by k.thing ->> 'kind' = 'activity', (k.thing ->> 'kind' like '%start') = is_later,
      case when is_later then (k.thing ->> 'at')::timestamp end desc, (k.thing ->> 'at')::timestamp, k.thing ->> 'id'
  loop
    moved := thing -> 'value';
    kept := moved;
    why := thing ->> 'why';
    blocked := null;
    is_free := false;
    if is_moved and why is null then
      moved := private.dated_value_moved(thing ->> 'kind', thing ->> 'id', thing -> 'value', was, event);
      kept := private.dated_value_kept(thing ->> 'kind', thing -> 'value', (thing ->> 'at')::timestamp, was);
      is_free := moved <> kept and thing ->> 'hangs' <> 'activity';
      if thing ->> 'hangs' = 'own' and moved <> kept and thing ->> 'kind' not in ('task', 'activity', 'booking', 'guest_deadlines')
        and private.moved_instant(private.instant_of((thing ->> 'at')::timestamp, was.time_zone), was, event) <= now() then
        why := 'would_pass';
        is_free := false;
      end if;
    end if;
    chosen := case when is_free then request #>> array['choices', (thing ->> 'kind') || ':' || (thing ->> 'id')] end;
    is_moving := why is null and case
      when chosen is not null then chosen = 'moves'
      when thing ->> 'hangs' <> 'own' then is_moved
      when not is_free or thing ->> 'kind' = 'task' then false
      else coalesce(request -> 'along', '[]') ? (select k.part from private.dated_kind(thing ->> 'kind') k) end;
    plan := case when is_moving or thing ->> 'hangs' = 'activity' then moved else kept end;
    if plan <> thing -> 'value' then
      blocked := private.write_dated(thing ->> 'kind', thing ->> 'id', plan, event);
    end if;
    done := done || jsonb_build_array(thing || jsonb_build_object('why', why, 'isFree', is_free, 'moves', is_moving and blocked is null, 'blocked', blocked));
  end loop;
  return done;
end
$$;
comment on function private.move_things(public.events, public.events, jsonb, jsonb) is
  'Moves what hangs on an event, each thing as it is chosen (choices) or as its kind is asked to (along); what is told from the event goes by itself unless it is to stay. What was done with each: the things as they were, with why, isFree, moves, blocked.';

create function private.thing_warnings(kind text, id text, now_at timestamp, now_until timestamp, was public.events, event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb := '[]';
  booking public.venue_bookings;
  space public.venue_spaces;
  activity public.activities;
begin
  if kind = 'booking' then
    select * into booking from public.venue_bookings b where b.id::text = thing_warnings.id;
    select * into space from public.venue_spaces s where s.id = booking.space_id;
    found := (select coalesce(jsonb_agg(jsonb_build_object('code', c ->> 'kind', 'detail', c ->> 'title')), '[]')
      from jsonb_array_elements(private.booking_conflicts(space, booking.during, booking.id)) c where not (c ->> 'blocks')::boolean);
    if was.venue_id is distinct from event.venue_id and booking.venue_id is distinct from event.venue_id then
      found := found || '[{"code": "old_place"}]';
    end if;
  elsif kind = 'activity' then
    select * into activity from public.activities a where a.id::text = thing_warnings.id;
    if activity.status <> 'cancelled' and (now_at < event.start_local or now_until > event.end_local) then
      found := found || '[{"code": "outside"}]';
    end if;
    found := found || private.opening_warnings(event.venue_id, now_at, now_until, event.time_zone);
    if was.venue_id is distinct from event.venue_id and activity.room is not null and activity.venue_space_id is null then
      found := found || jsonb_build_array(jsonb_build_object('code', 'no_room', 'detail', activity.room));
    end if;
  elsif kind in ('deadline', 'poll_end') and now_at > event.start_local then
    found := '[{"code": "after_start"}]';
  elsif kind in ('task', 'sale_end', 'price_step') and now_at > event.end_local then
    found := '[{"code": "after_end"}]';
  elsif kind = 'campaign' and now_at < now() at time zone event.time_zone and exists (
    select from public.email_campaigns c where c.id::text = thing_warnings.id and c.status in ('draft', 'scheduled') and c.timing is not null) then
    found := '[{"code": "too_late"}]';
  end if;
  return found;
end
$$;
comment on function private.thing_warnings(text, text, timestamp, timestamp, public.events, public.events) is
  'What to think of where a thing is after a move: [{code, detail?}].';

create function private.opening_warnings(venue_id_param uuid, from_wall timestamp, to_wall timestamp, zone text)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct jsonb_build_object('code', c ->> 'kind', 'detail', c ->> 'title')), '[]')
  from (select s.* from public.venue_spaces s where s.venue_id = venue_id_param order by s.position, s.id limit 1) one,
    jsonb_array_elements(private.booking_conflicts(one,
      tstzrange(private.instant_of(from_wall, zone), private.instant_of(to_wall, zone)), null)) c
  where c ->> 'kind' in ('closed', 'blackout') and from_wall < to_wall
$$;
comment on function private.opening_warnings(uuid, timestamp, timestamp, text) is 'Whether a venue is shut or not available then: [{code: closed|blackout, detail}].';

create function private.event_warnings(was public.events, event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select case when event.end_date <= now() then '[{"code": "past"}]'::jsonb else '[]' end
    || case when (was.start_local, was.end_local, was.time_zone, was.venue_id) is distinct from (event.start_local, event.end_local, event.time_zone, event.venue_id)
      and not private.is_all_day(event.start_local, event.end_local) and event.end_local - event.start_local <= interval '1 day'
      then private.opening_warnings(event.venue_id, event.start_local, event.end_local, event.time_zone) else '[]' end
$$;
comment on function private.event_warnings(public.events, public.events) is 'What stands against an event where it is after a move: it has passed, its venue is shut.';

create function private.things_moved(was public.events, event public.events, done jsonb)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', d.thing ->> 'kind', 'id', d.thing ->> 'id', 'part', k.part,
      'label', case when private.may(k.asks, event.account_id, event.id) then d.thing ->> 'label' end,
      'hangs', d.thing ->> 'hangs', 'whole', d.thing -> 'whole', 'why', d.thing -> 'why', 'isFree', d.thing -> 'isFree',
      'moves', d.thing -> 'moves', 'blocked', d.thing -> 'blocked',
      'before', jsonb_build_object('at', private.wall_text((d.thing ->> 'at')::timestamp), 'until', private.wall_text((d.thing ->> 'until')::timestamp), 'zone', d.thing ->> 'zone'),
      'after', jsonb_build_object('at', private.wall_text(t.at), 'until', private.wall_text(t.until), 'zone', t.zone),
      'warnings', case when d.thing ->> 'why' in ('done', 'sent', 'past') then '[]' else private.thing_warnings(t.kind, t.id, t.at, t.until, was, event) end)
    order by (d.thing ->> 'at')::timestamp, d.thing ->> 'kind', d.thing ->> 'label', t.id), '[]')
  from jsonb_array_elements(done) d (thing)
  join private.dated_things(event) t on t.kind = d.thing ->> 'kind' and t.id = d.thing ->> 'id'
  cross join lateral private.dated_kind(t.kind) k
$$;
comment on function private.things_moved(public.events, public.events, jsonb) is
  'DatedThing[]: each thing before a move and after it, in the order of their times before; without names of what the caller may not see.';

create function private.things_written(event public.events, done jsonb)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'label', t.label, 'before', d.thing -> 'value', 'after', t.value)), '[]')
  from jsonb_array_elements(done) d (thing)
  join private.dated_things(event) t on t.kind = d.thing ->> 'kind' and t.id = d.thing ->> 'id'
  where t.value is distinct from d.thing -> 'value'
$$;
comment on function private.things_written(public.events, jsonb) is 'What is stored differently after a move, with what was stored before.';

create function private.keep_move(edited public.events, dates jsonb, rule_before text, told_count integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept jsonb := (select jsonb_agg(d -> 'undo') from jsonb_array_elements(dates) d where d #> '{undo,before}' <> d #> '{undo,after}');
  own jsonb := (select d -> 'undo' from jsonb_array_elements(dates) d where d ->> 'eventId' = edited.id::text);
begin
  delete from private.event_moves m where m.made_at < now() - interval '1 day';
  if kept is null then
    return;
  end if;
  insert into private.event_moves (account_id, event_id, user_id, dates, rule, told)
  values (edited.account_id, edited.id, auth.uid(), kept, rule_before, told_count);
  perform private.tell_planners(edited.id, 'event_moved', jsonb_build_object('event', edited.name,
    'name', (select p.display_name from public.profiles p where p.user_id = auth.uid()),
    'dates', jsonb_array_length(kept), 'startLocal', own #>> '{after,start_local}', 'timeZone', own #>> '{after,time_zone}',
    'isPlace', own #> '{before,start_local}' = own #> '{after,start_local}' and own #> '{before,place}' <> own #> '{after,place}'), edited.id);
end
$$;
comment on function private.keep_move(public.events, jsonb, text, integer) is
  'Keeps how a move is taken back, and tells the team of it once; nothing where neither time nor place of any date changed.';

create function private.last_move(event public.events)
returns private.event_moves
language sql stable
security definer
set search_path = ''
as $$
  select m.* from private.event_moves m
  where m.event_id = event.id and m.made_at > now() - interval '1 hour' order by m.made_at desc limit 1
$$;
comment on function private.last_move(public.events) is 'The last move of an event within the hour, taken back or not.';

create function private.may_move_back(move private.event_moves)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (select from jsonb_array_elements(move.dates) d join public.events e on e.id::text = d ->> 'eventId'
    where not private.may('events.write', e.account_id, e.id))
$$;
comment on function private.may_move_back(private.event_moves) is 'Whether the caller may write every event that a move has moved.';

create function private.event_move(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  move private.event_moves := private.last_move(event);
  own jsonb;
begin
  own := (select d from jsonb_array_elements(move.dates) d where d ->> 'eventId' = event.id::text);
  if own is null or move.undone_at is not null or not private.may('events.write', event.account_id, event.id) or not private.may_move_back(move)
    or own #> '{after,start_local}' is distinct from to_jsonb(event.start_local) or own #> '{after,time_zone}' is distinct from to_jsonb(event.time_zone) then
    return null;
  end if;
  return jsonb_build_object('id', move.id, 'madeAt', move.made_at, 'undoUntil', move.made_at + interval '1 hour',
    'by', (select p.display_name from public.profiles p where p.user_id = move.user_id), 'isMine', move.user_id is not distinct from auth.uid(),
    'told', move.told, 'dates', jsonb_array_length(move.dates), 'things', (select coalesce(sum(jsonb_array_length(d -> 'things')), 0) from jsonb_array_elements(move.dates) d),
    'before', jsonb_build_object('startLocal', private.wall_text((own #>> '{before,start_local}')::timestamp), 'timeZone', own #>> '{before,time_zone}',
      'place', own #>> '{before,place,location_name}'),
    'after', jsonb_build_object('startLocal', private.wall_text(event.start_local), 'timeZone', event.time_zone, 'place', event.location_name));
end
$$;
comment on function private.event_move(public.events) is
  'EventMove: the last move of an event, as long as it can be taken back (an hour, by whoever may write all its events); else null.';

create function private.undo_date(date jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  stands jsonb;
  thing jsonb;
  still jsonb;
  why text;
  left_alone jsonb := '[]';
begin
  select * into event from public.events e where e.id::text = date ->> 'eventId' for update;
  stands := private.moved_columns(event);
  if event.id is null or stands - 'place' <> (date -> 'after') - 'place' then
    return jsonb_build_array(jsonb_build_object('kind', 'event', 'label', event.name, 'why', case when event.id is null then 'gone' else 'changed' end));
  end if;
  still := (select coalesce(jsonb_object_agg(t.kind || ':' || t.id, t.value), '{}') from private.dated_things(event) t);
  if stands -> 'place' is distinct from date #> '{after,place}' then
    left_alone := left_alone || '[{"kind": "place", "label": "", "why": "changed"}]';
    date := jsonb_set(date, '{before,place}', stands -> 'place');
  end if;
  update public.events e set start_local = b.start_local, end_local = b.end_local, time_zone = b.time_zone, series_start = b.series_start,
    kind = p.kind, venue_id = (select v.id from public.venues v where v.id = p.venue_id), location_name = p.location_name, address = p.address, online_url = p.online_url
  from jsonb_populate_record(null::public.events, date -> 'before') b, jsonb_populate_record(null::public.events, date #> '{before,place}') p
  where e.id = event.id returning e.* into event;
  for thing in
    select t from jsonb_array_elements(date -> 'things') t
    order by t ->> 'kind' = 'activity', (t ->> 'kind' like '%start') <> (event.start_date >= private.instant_of((date #>> '{after,start_local}')::timestamp, event.time_zone)), t ->> 'kind', t ->> 'id'
  loop
    why := case when not still ? ((thing ->> 'kind') || ':' || (thing ->> 'id')) then 'gone'
      when still -> ((thing ->> 'kind') || ':' || (thing ->> 'id')) <> thing -> 'after' then 'changed'
      else private.write_dated(thing ->> 'kind', thing ->> 'id', thing -> 'before', event) end;
    if why is not null then
      left_alone := left_alone || jsonb_build_array(jsonb_build_object('kind', thing ->> 'kind', 'why', why,
        'label', case when private.may((select k.asks from private.dated_kind(thing ->> 'kind') k), event.account_id, event.id) then thing ->> 'label' end));
    end if;
  end loop;
  if (date ->> 'published')::boolean then
    perform public.publish_schedule(event.id);
  end if;
  return left_alone;
end
$$;
comment on function private.undo_date(jsonb) is
  'Brings one event and what moved with it back; what somebody changed since stays theirs. [{kind, label, why: changed|gone|taken|order}]: what was left.';

create function public.undo_event_move(move_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  move private.event_moves;
  event public.events;
  date jsonb;
  left_alone jsonb := '[]';
begin
  select e.* into event from private.event_moves m join public.events e on e.id = m.event_id where m.id = move_id_param for update of e;
  perform private.require_permission('events.write', event.account_id, event.id);
  select * into move from private.event_moves m where m.id = move_id_param for update;
  if not private.may_move_back(move) then
    perform private.refuse(403, 'not_allowed', 'Some of its dates are not yours to change. Ask who moved them');
  elsif move.undone_at is not null then
    perform private.refuse(409, 'conflict', 'It is taken back already');
  elsif move.made_at <= now() - interval '1 hour' then
    perform private.refuse(409, 'conflict', 'The hour in which it can be taken back is over. Move it once more instead');
  elsif private.last_move(event) is distinct from move then
    perform private.refuse(409, 'conflict', 'It was moved once more since. Take that back first');
  end if;
  for date in select d from jsonb_array_elements(move.dates) d order by d ->> 'eventId' loop
    left_alone := left_alone || private.undo_date(date);
  end loop;
  if move.rule is not null then
    update public.event_series s set rule = move.rule where s.id = event.series_id;
  end if;
  update private.event_moves m set undone_at = clock_timestamp() where m.id = move.id;
  perform private.tell_planners(event.id, 'event_moved', jsonb_build_object('event', event.name, 'undone', true,
    'name', (select p.display_name from public.profiles p where p.user_id = auth.uid())), event.id);
  return jsonb_build_object('left', left_alone, 'told', move.told);
end
$$;
comment on function public.undo_event_move(uuid) is
  'Takes a move back within its hour, with all that went along; what was changed since is named and left. {left: [{kind, label, why}], told}.';

create function private.is_over_event_moved(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (select from public.events e where e.id = told.event_id and e.status in ('draft', 'published') and e.end_date > now())
$$;
comment on function private.is_over_event_moved(public.notices) is 'The event is over, put away or called off.';
