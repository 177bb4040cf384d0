-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.change_events(event_id_param uuid, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  edited public.events;
  target public.events;
  scope text := coalesce(request ->> 'scope', 'this');
  patch jsonb := coalesce(request -> 'patch', '{}');
  dates jsonb := '[]';
  over integer := 0;
  ids uuid[] := '{}';
  basis text;
  people jsonb;
  rule_before text;
begin
  select * into edited from public.events e where e.id = event_id_param for update;
  perform private.require_permission('events.write', edited.account_id, edited.id);
  if scope not in ('this', 'following', 'all') or scope <> 'this' and edited.series_id is null then
    perform private.refuse(400, 'invalid_input', 'Say which dates are meant: this, this and the following, or all', 'scope');
  elsif jsonb_typeof(patch) <> 'object' or patch ->> 'status' not in ('published', 'cancelled') then
    perform private.refuse(400, 'invalid_input', 'Say what changes', 'patch');
  end if;
  basis := private.change_basis(edited, scope);
  if request ->> 'basis' <> basis then
    perform private.refuse(409, 'conflict', 'Somebody has changed something of this since. Look at it once more', 'basis');
  end if;
  for target in
    select e.* from public.events e where e.id in (select d.id from private.dates_of_change(edited, scope) d)
    order by e.start_local, e.id for update
  loop
    if target.id <> edited.id and (target.end_date <= now() or target.status = 'archived'
      or target.status = 'cancelled' and not patch ? 'status') then
      over := over + 1;
      continue;
    elsif not private.may('events.write', target.account_id, target.id) then
      perform private.refuse(403, 'not_allowed', 'Some of these dates are not yours to change. Change this one alone', 'scope');
    end if;
    dates := dates || private.change_date(target, edited, request);
    ids := ids || target.id;
  end loop;
  if scope <> 'this' and patch ? 'start_local'
    and (patch ->> 'start_local')::timestamp::date <> edited.start_local::date then
    rule_before := (select s.rule from public.event_series s where s.id = edited.series_id);
    update public.event_series s set rule = case when scope = 'all' then request ->> 'rule' end
    where s.id = edited.series_id;
  end if;
  if coalesce(request ->> 'blocked', 'refuse') <> 'stays' and jsonb_path_exists(dates, '$[*].things[*] ? (@.blocked != null)') then
    perform private.refuse(409, 'conflict', 'Some of it cannot move. Choose what stays where it is', 'choices');
  end if;
  select jsonb_build_object('total', count(*), 'coming', count(*) filter (where r.audience = 'coming'), 'invited', count(*) filter (where r.audience = 'invited'),
    'buyers', count(*) filter (where r.audience = 'buyers'), 'waiting', count(*) filter (where r.audience = 'waiting'), 'team', count(*) filter (where r.audience = 'team'))
  into people from (
    select distinct on (n.email) n.audience from public.events e, lateral private.notice_recipients(e.id) n
    where e.id = any (ids) and private.pending_notice(e) is not null order by n.email, n.audience = 'invited', n.audience) r;
  if coalesce((request ->> 'tell')::boolean, false) and (people ->> 'total')::integer > 0 then
    perform private.queue_notices(ids, request ->> 'message');
  end if;
  perform private.keep_move(edited, dates, rule_before, case when coalesce((request ->> 'tell')::boolean, false) then (people ->> 'total')::integer else 0 end);
  return jsonb_build_object('dates', (select coalesce(jsonb_agg(d.date - 'undo' order by d.n), '[]') from jsonb_array_elements(dates) with ordinality d (date, n)),
    'left', over, 'people', (people ->> 'total')::integer, 'audiences', people - 'total', 'basis', basis);
exception
  when invalid_datetime_format or datetime_field_overflow then
    perform private.refuse(400, 'invalid_input', 'Say when it starts and ends', 'start_local');
    return null;
  when invalid_text_representation or check_violation or foreign_key_violation then
    perform private.refuse(400, 'invalid_input', 'Something in it is not allowed. Look through the fields', 'patch');
    return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.event_move(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.series_view(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', s.id, 'rule', s.rule, 'timeZone', s.time_zone,
    'dates', (select jsonb_agg(jsonb_build_object('eventId', e.id, 'name', e.name, 'status', e.status,
        'startDate', e.start_date, 'endDate', e.end_date, 'timeZone', e.time_zone,
        'startLocal', private.wall_text(e.start_local), 'endLocal', private.wall_text(e.end_local),
        'isMoved', e.start_local <> e.series_start) order by e.start_date, e.id)
      from public.events e where e.series_id = s.id and private.may('events.read', e.account_id, e.id)))
  from public.event_series s where s.id = event.series_id
$function$;

CREATE OR REPLACE FUNCTION public.remove_series_dates(event_id_param uuid, scope_param text DEFAULT 'this'::text, dry_run boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen public.events;
  gone jsonb;
  kept jsonb;
begin
  select * into chosen from public.events e where e.id = event_id_param and private.may('events.delete', e.account_id, e.id);
  if chosen.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not remove it');
  elsif chosen.series_id is null or scope_param not in ('this', 'following', 'all') then
    perform private.refuse(400, 'invalid_input', 'Say which dates of a series are meant', 'scope_param');
  end if;
  if exists (select from private.dates_of_change(chosen, scope_param) e where not private.may('events.delete', e.account_id, e.id)) then
    perform private.refuse(403, 'not_allowed', 'Some of these dates are not yours to remove. Remove this one alone', 'scope_param');
  end if;
  with meant as (
    select e.id, e.start_local, e.end_date <= now() or exists (select from public.event_guests g where g.event_id = e.id)
      or exists (select from public.orders o where o.event_id = e.id and o.status <> 'expired') as stays
    from public.events e
    where e.series_id = chosen.series_id and (e.id = chosen.id or scope_param = 'all'
      or scope_param = 'following' and e.start_local > chosen.start_local)
    order by e.id for update)
  select coalesce(jsonb_agg(m.id order by m.start_local) filter (where not m.stays), '[]'),
    coalesce(jsonb_agg(m.id order by m.start_local) filter (where m.stays), '[]')
  into gone, kept from meant m;
  if not dry_run then
    delete from public.events e where e.id in (select g::uuid from jsonb_array_elements_text(gone) g);
  end if;
  return jsonb_build_object('removed', gone, 'kept', kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_event_move(move_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.may_move_back(move private.event_moves)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from jsonb_array_elements(move.dates) d join public.events e on e.id::text = d ->> 'eventId'
    where not private.may('events.write', e.account_id, e.id))
$function$;

comment on function private.change_events(uuid, jsonb) is 'EventChange: dates that are over, put away or called off are left alone and counted; all others must be the caller''s to change.';

comment on function private.event_move(public.events) is 'EventMove: the last move of an event, as long as it can be taken back (an hour, by whoever may write all its events); else null.';

comment on function private.series_view(public.events) is 'EventSeries, with the dates that the caller sees; null for an event of its own.';

comment on function private.may_move_back(private.event_moves) is 'Whether the caller may write every event that a move has moved.';

reset check_function_bodies;
