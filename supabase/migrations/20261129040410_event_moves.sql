-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.dated_things(public.events);

drop function private.move_along(public.events, public.events, text[]);

drop function private.move_booking(public.venue_bookings, interval);

drop function private.shift_activities(uuid, interval);

-- Moves: what an event's last move changed, so that it can be taken back within the hour.

insert into private.notice_topics (topic, usual, permission) values
  ('event_moved', 'now', 'events.read');

create table private.event_moves (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  dates jsonb not null check (jsonb_typeof(dates) = 'array'),
  rule text,
  told integer not null default 0 check (told >= 0),
  made_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
comment on table private.event_moves is 'How each move of an event is taken back: of each date what stood there before and what stands there now. Kept for a day.';
comment on column private.event_moves.event_id is 'The event that was moved; of a series the date at which it was asked for.';
comment on column private.event_moves.dates is '[{eventId, before, after: columns of the event, things: [{kind, id, label, before, after}], published}]';
comment on column private.event_moves.rule is 'The rule of its series before, where the move changed it.';
comment on column private.event_moves.told is 'How many people were told by mail.';
create index event_moves_event on private.event_moves (event_id, made_at desc);
create index event_moves_account on private.event_moves (account_id);
create index event_moves_user on private.event_moves (user_id);
create index event_moves_made on private.event_moves (made_at);
alter table private.event_moves enable row level security;

CREATE OR REPLACE FUNCTION private.change_date(target public.events, edited public.events, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patch jsonb := coalesce(request -> 'patch', '{}');
  wanted public.events := private.changed_event(target, edited, patch, coalesce(request ->> 'scope', 'this') <> 'this');
  known jsonb := (select coalesce(jsonb_agg(t), '[]') from private.dated_things(target) t);
  along jsonb := coalesce(request -> 'along', '[]');
  done jsonb;
  programme jsonb;
  is_published boolean := false;
begin
  update public.events e set name = wanted.name, description = wanted.description, event_type_id = wanted.event_type_id,
    currency = wanted.currency, visibility = wanted.visibility, host_names = wanted.host_names, goal_minor = wanted.goal_minor, kind = wanted.kind, venue_id = wanted.venue_id, location_name = wanted.location_name,
    address = wanted.address, online_url = wanted.online_url, cover_url = wanted.cover_url, cover_seed = wanted.cover_seed, cover_look = wanted.cover_look,
    time_zone = wanted.time_zone, start_local = wanted.start_local, end_local = wanted.end_local,
    series_start = wanted.series_start
  where e.id = target.id returning * into wanted;
  done := private.move_things(target, wanted, known, request);
  if patch ->> 'status' = 'published' and wanted.status = 'draft' then
    perform private.publish_date(wanted);
  elsif patch ->> 'status' in ('cancelled', 'published') and wanted.status <> patch ->> 'status' then
    update public.events e set status = patch ->> 'status' where e.id = wanted.id;
  end if;
  select * into wanted from public.events e where e.id = target.id;
  if along ? 'activities' then
    programme := private.programme_moved(target, wanted);
    if programme is not null and along ? 'programme' then
      perform public.publish_schedule(wanted.id);
      is_published := true;
    end if;
  end if;
  return jsonb_build_object('eventId', target.id, 'isEdited', target.id = edited.id, 'programme', programme,
    'before', private.event_facts(target), 'after', private.event_facts(wanted),
    'statusBefore', target.status, 'statusAfter', wanted.status,
    'changes', to_jsonb(target) - 'sequence' - 'updated_at' - 'series_start' - 'told_facts'
      <> to_jsonb(wanted) - 'sequence' - 'updated_at' - 'series_start' - 'told_facts',
    'keeps', case when target.id = edited.id then '[]'::jsonb else (
      select coalesce(jsonb_agg(k), '[]') from (
        select 'when' as k where patch ?| array['start_local', 'end_local'] and target.start_local <> target.series_start
        union all select 'name' where patch ? 'name' and target.name <> edited.name
        union all select 'where' where patch ?| array['location_name', 'address', 'online_url', 'kind', 'venue_id']
          and (target.kind, target.location_name, target.address, target.online_url)
            is distinct from (edited.kind, edited.location_name, edited.address, edited.online_url)) k) end,
    'warnings', private.event_warnings(target, wanted), 'things', private.things_moved(target, wanted, done),
    'undo', jsonb_build_object('eventId', target.id, 'before', private.moved_columns(target), 'after', private.moved_columns(wanted),
      'published', is_published, 'things', private.things_written(wanted, done)));
end
$function$;

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

CREATE OR REPLACE FUNCTION private.dated_things(event public.events)
 RETURNS TABLE(kind text, id text, label text, value jsonb, at timestamp without time zone, until timestamp without time zone, whole boolean, zone text, hangs text, why text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'task', t.id::text, t.title, jsonb_build_object('start', t.start_time, 'due', t.due_time), coalesce(t.due_local, t.start_local), null::timestamp,
    not private.has_clock(coalesce(t.due_time, t.start_time)), event.time_zone,
    case when 'activity' in (t.due_time ->> 'from', t.start_time ->> 'from') then 'activity'
      when 'relative' in (t.due_time ->> 'kind', t.start_time ->> 'kind') then 'event' else 'own' end,
    case when t.state = 'done' then 'done' end
  from public.tasks t where t.event_id = event.id and t.removed_at is null and (t.due_local is not null or t.start_local is not null)
  union all
  select 'activity', a.id::text, a.title, jsonb_build_object('start', private.wall_text(a.start_local), 'end', private.wall_text(a.end_local)),
    a.start_local, a.end_local, false, event.time_zone, 'own', null
  from public.activities a where a.event_id = event.id
  union all
  select 'booking', b.id::text, v.name || ', ' || s.name,
    jsonb_build_object('from', private.instant_text(lower(b.during)), 'to', private.instant_text(upper(b.during))),
    lower(b.during) at time zone v.time_zone, upper(b.during) at time zone v.time_zone, false, v.time_zone, 'own', null
  from public.venue_bookings b
  join public.venues v on v.id = b.venue_id
  join public.venue_spaces s on s.id = b.space_id
  where b.event_id = event.id and (b.status in ('requested', 'confirmed') or b.status = 'hold' and b.hold_expires_at > now())
  union all
  select m.kind, m.id, m.label, m.value, m.at, null, false, event.time_zone, m.hangs, m.why from private.dated_mails(event) m
  union all
  select m.kind, m.id, m.label, to_jsonb(private.instant_text(m.moment)), m.moment at time zone event.time_zone, null, false, event.time_zone, 'own',
    case when m.moment <= now() then 'past' end
  from private.dated_moments(event) m
  union all
  select 'guest_deadlines', event.id::text, count(*)::text, jsonb_object_agg(g.id, private.instant_text(g.answer_until)),
    min(g.answer_until) at time zone event.time_zone, nullif(max(g.answer_until), min(g.answer_until)) at time zone event.time_zone, false, event.time_zone, 'own', null
  from public.event_guests g where g.event_id = event.id and g.answer_until > now() having count(*) > 0
  union all
  select 'travel', event.id::text, count(*)::text, 'null', min(r.arrives_at) at time zone event.time_zone,
    max(r.departs_at) at time zone event.time_zone, false, event.time_zone, 'own', 'guests'
  from public.travel_records r where r.event_id = event.id and r.arrives_at is not null having count(*) > 0
$function$;

CREATE OR REPLACE FUNCTION public.get_event_overview(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  is_member boolean;
begin
  select * into event from public.events e
  where e.id = event_id_param
    and (private.may('events.read', e.account_id, e.id) or private.is_administrator());
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  is_member := private.may('events.read', event.account_id, event.id);
  return private.event_figures(event) || jsonb_build_object(
    'seenAs', case when is_member then 'member' else 'administrator' end,
    'may', (select coalesce(jsonb_agg(p.permission order by p.permission), '[]') from public.permissions p
      where p.of_events and private.may(p.permission, event.account_id, event.id)),
    'plan', private.account_plan(event.account_id),
    'pageToken', case when is_member then private.page_token(event.id) end,
    'householdCount', (select count(distinct g.household_id) from public.event_guests g where g.event_id = event.id),
    'asks', private.what_it_asks(event),
    'groups', private.answers_by_group(event.id),
    'reminderDays', private.reminder_days(event),
    'activity', case when is_member then private.recent_activity(array[event.id], 20) else '[]' end,
    'programme', (
      select jsonb_build_object('version', v.number,
        'changes', jsonb_array_length(private.schedule_changes(v.snapshot, private.schedule_now(event.id))))
      from private.last_schedule(event.id) v where is_member and v.id is not null),
    'tasks', case when is_member then private.task_standing(event) end,
    'move', private.event_move(event),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_event_change(event_id_param uuid, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  outcome jsonb;
begin
  begin
    outcome := private.change_events(event_id_param, request - 'tell' - 'basis' || '{"blocked": "stays"}');
    raise exception using errcode = 'JUBPV';
  exception when sqlstate 'JUBPV' then
    return outcome;
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_basis(edited public.events, scope text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select md5(string_agg(private.moved_columns(e)::text || e.status || coalesce((
      select string_agg(concat_ws(' ', t.kind, t.id, t.value::text, t.why), ',' order by t.kind, t.id) from private.dated_things(e) t), ''), ';' order by e.id))
  from private.dates_of_change(edited, scope) e
$function$;

CREATE OR REPLACE FUNCTION private.dated_kind(kind text)
 RETURNS TABLE(part text, asks text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select k.part, k.asks from (values
    ('task', 'tasks', 'tasks.read'), ('activity', 'activities', 'events.read'), ('booking', 'bookings', 'venues.read'),
    ('campaign', 'mails', 'messages.send'), ('announcement', 'mails', 'announcements.read'),
    ('deadline', 'deadline', 'events.read'), ('guest_deadlines', 'deadline', 'events.read'), ('poll_end', 'deadline', 'polls.read'),
    ('link_end', 'deadline', 'links.read'), ('gate_end', 'deadline', 'events.read'),
    ('giving_start', 'deadline', 'giving.read'), ('giving_end', 'deadline', 'giving.read'),
    ('sale_start', 'tickets', 'tickets.read'), ('sale_end', 'tickets', 'tickets.read'), ('price_step', 'tickets', 'tickets.read'),
    ('code_start', 'tickets', 'tickets.read'), ('code_end', 'tickets', 'tickets.read'), ('travel', 'travel', 'guests.read')) k (kind, part, asks)
  where k.kind = dated_kind.kind
$function$;

CREATE OR REPLACE FUNCTION private.dated_mails(event public.events)
 RETURNS TABLE(kind text, id text, label text, value jsonb, at timestamp without time zone, hangs text, why text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'campaign', c.id::text, c.name, jsonb_build_object('timing', c.timing, 'local', private.wall_text(c.goes_local)),
    coalesce(w.wall, c.ended_at at time zone event.time_zone), case when c.timing is null then 'own' else 'event' end,
    case when c.status in ('sent', 'cancelled') or c.status <> 'scheduled' and c.timing is null then 'sent' end
  from public.email_campaigns c, lateral (select private.campaign_local(c) as wall) w
  where c.event_id = event.id and c.timing ->> 'from' is distinct from 'invitation'
    and (w.wall is not null or c.ended_at is not null) and (c.status <> 'draft' or c.timing is not null)
  union all
  select 'announcement', a.id::text, a.texts -> a.main_locale ->> 'subject',
    jsonb_build_object('local', private.wall_text(a.send_local), 'at', private.instant_text(a.send_at)),
    coalesce(a.send_local, a.send_at at time zone event.time_zone), 'own',
    case when a.state <> 'scheduled' or a.send_local is null then 'sent' end
  from public.announcements a
  where a.event_id = event.id and a.state in ('scheduled', 'sending', 'sent')
$function$;

CREATE OR REPLACE FUNCTION private.dated_moments(event public.events)
 RETURNS TABLE(kind text, id text, label text, moment timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.kind, t.id, t.label, t.moment from (
    select 'deadline' as kind, event.id::text as id, '' as label, event.rsvp_deadline as moment
    union all select 'sale_start', k.id::text, k.name, k.sales_start from public.ticket_types k where k.event_id = event.id
    union all select 'sale_end', k.id::text, k.name, k.sales_end from public.ticket_types k where k.event_id = event.id
    union all select 'price_step', r.id::text, r.name, r.ends_at from public.ticket_tiers r where r.event_id = event.id
    union all select 'code_start', c.id::text, c.code, c.starts_at from public.promo_codes c where c.event_id = event.id and c.is_active
    union all select 'code_end', c.id::text, c.code, c.ends_at from public.promo_codes c where c.event_id = event.id and c.is_active
    union all select 'poll_end', p.id::text, p.title, p.closes_at from public.polls p where p.event_id = event.id and p.state = 'open'
    union all select 'giving_start', g.id::text, g.name, g.starts_at from public.campaigns g where g.event_id = event.id and g.status <> 'ended'
    union all select 'giving_end', g.id::text, g.name, g.ends_at from public.campaigns g where g.event_id = event.id and g.status <> 'ended'
    union all select 'link_end', l.id::text, coalesce(l.settings ->> 'label', ''), l.expires_at from public.share_links l
      where l.event_id = event.id and l.revoked_at is null
    union all select 'gate_end', d.id::text, d.label, d.expires_at from public.check_in_links d where d.event_id = event.id and d.revoked_at is null) t
  where t.moment is not null
$function$;

CREATE OR REPLACE FUNCTION private.dated_value_kept(kind text, value jsonb, at timestamp without time zone, was public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if kind = 'task' then
    return (select jsonb_object_agg(p.key, case when p.value ->> 'kind' = 'relative'
      then private.fixed_event_time(p.value, private.event_time_wall(p.value, was)) else p.value end) from jsonb_each(value) p);
  elsif kind = 'campaign' and value ->> 'timing' is not null then
    return jsonb_build_object('timing', null, 'local', private.wall_text(at));
  end if;
  return value;
end
$function$;

CREATE OR REPLACE FUNCTION private.dated_value_moved(kind text, id text, value jsonb, was public.events, event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  distance interval := private.start_distance(was, event, null);
  days integer := event.start_local::date - was.start_local::date;
  wall timestamp;
begin
  if kind = 'task' then
    return (select jsonb_object_agg(p.key, case when p.value ->> 'kind' in ('day', 'moment') then private.shifted_event_time(p.value, days) else p.value end)
      from jsonb_each(value) p);
  elsif kind = 'activity' then
    return jsonb_build_object('start', private.wall_text((value ->> 'start')::timestamp + distance),
      'end', private.wall_text((value ->> 'end')::timestamp + distance));
  elsif kind = 'booking' then
    return (select jsonb_object_agg(p.key, private.instant_text(private.moved((p.value #>> '{}')::timestamptz,
        private.start_distance(was, event, v.time_zone), v.time_zone)))
      from public.venue_bookings b join public.venues v on v.id = b.venue_id, jsonb_each(value) p
      where b.id::text = dated_value_moved.id);
  elsif kind = 'campaign' then
    return case when value ->> 'timing' is not null then value
      else value || jsonb_build_object('local', private.wall_text(private.moved_wall((value ->> 'local')::timestamp, was, event))) end;
  elsif kind = 'announcement' then
    wall := private.moved_wall((value ->> 'local')::timestamp, was, event);
    return jsonb_build_object('local', private.wall_text(wall), 'at', private.instant_text(private.instant_of(wall, event.time_zone)));
  elsif kind = 'guest_deadlines' then
    return (select jsonb_object_agg(p.key, private.instant_text(private.moved_instant((p.value #>> '{}')::timestamptz, was, event))) from jsonb_each(value) p);
  elsif kind = 'travel' then
    return value;
  end if;
  return to_jsonb(private.instant_text(private.moved_instant((value #>> '{}')::timestamptz, was, event)));
end
$function$;

CREATE OR REPLACE FUNCTION private.dates_of_change(edited public.events, scope text)
 RETURNS SETOF public.events
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.* from public.events e
  where e.id = edited.id or scope <> 'this' and e.series_id = edited.series_id
    and (scope = 'all' or e.start_local > edited.start_local)
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
  if own is null or move.undone_at is not null or not private.may('events.write', event.account_id, event.id)
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

CREATE OR REPLACE FUNCTION private.event_warnings(was public.events, event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when event.end_date <= now() then '[{"code": "past"}]'::jsonb else '[]' end
    || case when (was.start_local, was.end_local, was.time_zone, was.venue_id) is distinct from (event.start_local, event.end_local, event.time_zone, event.venue_id)
      and not private.is_all_day(event.start_local, event.end_local) and event.end_local - event.start_local <= interval '1 day'
      then private.opening_warnings(event.venue_id, event.start_local, event.end_local, event.time_zone) else '[]' end
$function$;

CREATE OR REPLACE FUNCTION private.instant_text(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $function$;

CREATE OR REPLACE FUNCTION private.is_over_event_moved(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from public.events e where e.id = told.event_id and e.status in ('draft', 'published') and e.end_date > now())
$function$;

CREATE OR REPLACE FUNCTION private.keep_move(edited public.events, dates jsonb, rule_before text, told_count integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.last_move(event public.events)
 RETURNS private.event_moves
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.* from private.event_moves m
  where m.event_id = event.id and m.made_at > now() - interval '1 hour' order by m.made_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.move_things(was public.events, event public.events, known jsonb, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.moved_columns(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('start_local', event.start_local, 'end_local', event.end_local, 'time_zone', event.time_zone, 'series_start', event.series_start,
    'place', jsonb_build_object('kind', event.kind, 'venue_id', event.venue_id, 'location_name', event.location_name, 'address', event.address,
      'online_url', event.online_url))
$function$;

CREATE OR REPLACE FUNCTION private.moved_instant(moment timestamp with time zone, was public.events, event public.events)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.instant_of(private.moved_wall(moment at time zone was.time_zone, was, event), event.time_zone) $function$;

CREATE OR REPLACE FUNCTION private.moved_wall(wall timestamp without time zone, was public.events, event public.events)
 RETURNS timestamp without time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select wall + case when wall::date >= was.start_local::date then private.start_distance(was, event, null)
    else make_interval(days => event.start_local::date - was.start_local::date) end
$function$;

CREATE OR REPLACE FUNCTION private.opening_warnings(venue_id_param uuid, from_wall timestamp without time zone, to_wall timestamp without time zone, zone text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(distinct jsonb_build_object('code', c ->> 'kind', 'detail', c ->> 'title')), '[]')
  from (select s.* from public.venue_spaces s where s.venue_id = venue_id_param order by s.position, s.id limit 1) one,
    jsonb_array_elements(private.booking_conflicts(one,
      tstzrange(private.instant_of(from_wall, zone), private.instant_of(to_wall, zone)), null)) c
  where c ->> 'kind' in ('closed', 'blackout') and from_wall < to_wall
$function$;

CREATE OR REPLACE FUNCTION private.start_distance(was public.events, event public.events, zone text)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  -- What becomes all day, or is it no more, moves by its days: what happens at it keeps its hours.
  select case when private.is_all_day(event.start_local, event.end_local) or private.is_all_day(was.start_local, was.end_local)
    then make_interval(days => event.start_local::date - was.start_local::date)
    when zone is null then event.start_local - was.start_local
    else (event.start_date at time zone zone) - (was.start_date at time zone zone) end
$function$;

CREATE OR REPLACE FUNCTION private.thing_warnings(kind text, id text, now_at timestamp without time zone, now_until timestamp without time zone, was public.events, event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.things_moved(was public.events, event public.events, done jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.things_written(event public.events, done jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'label', t.label, 'before', d.thing -> 'value', 'after', t.value)), '[]')
  from jsonb_array_elements(done) d (thing)
  join private.dated_things(event) t on t.kind = d.thing ->> 'kind' and t.id = d.thing ->> 'id'
  where t.value is distinct from d.thing -> 'value'
$function$;

CREATE OR REPLACE FUNCTION private.undo_date(date jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.write_booking(booking_id uuid, wanted tstzrange)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.venue_bookings;
  space public.venue_spaces;
begin
  select * into booking from public.venue_bookings b where b.id = booking_id;
  select * into space from public.venue_spaces s where s.id = booking.space_id;
  perform private.lapse_holds(space.id);
  if private.booking_conflicts(space, wanted, booking.id) @> '[{"blocks": true}]' then
    return 'taken';
  end if;
  update public.venue_bookings b set during = wanted where b.id = booking.id;
  if booking.status = 'confirmed' and booking.requester_email is not null then
    perform private.enqueue_job('booking_moved', jsonb_build_object('bookingId', booking.id),
      'booking_moved:' || booking.id || ':' || extract(epoch from lower(wanted)));
  end if;
  return null;
exception when exclusion_violation then
  return 'taken';
end
$function$;

CREATE OR REPLACE FUNCTION private.write_dated(kind text, id text, value jsonb, event public.events)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment timestamptz := case when jsonb_typeof(value) = 'string' then (value #>> '{}')::timestamptz end;
  wall timestamp := (value ->> 'local')::timestamp;
  due timestamptz;
begin
  case kind
    when 'task' then update public.tasks t set start_time = nullif(value -> 'start', 'null'), due_time = nullif(value -> 'due', 'null'),
        revision = t.revision + 1, field_revisions = t.field_revisions || jsonb_build_object('start', t.revision + 1, 'due', t.revision + 1)
      where t.id::text = write_dated.id;
    when 'activity' then update public.activities a set start_local = (value ->> 'start')::timestamp, end_local = (value ->> 'end')::timestamp
      where a.id::text = write_dated.id;
    when 'booking' then return private.write_booking(write_dated.id::uuid, tstzrange((value ->> 'from')::timestamptz, (value ->> 'to')::timestamptz));
    when 'campaign' then update public.email_campaigns c set timing = nullif(value -> 'timing', 'null'), goes_local = wall where c.id::text = write_dated.id;
    when 'announcement' then
      update public.announcements a set send_local = wall,
        send_at = case a.clock when 'recipient' then (wall at time zone 'UTC') - interval '14 hours' else (value ->> 'at')::timestamptz end
      where a.id::text = write_dated.id returning a.send_at into due;
      perform private.enqueue_job('announcement_run', jsonb_build_object('announcementId', write_dated.id, 'eventId', event.id),
        'announcement_run:' || write_dated.id || ':' || extract(epoch from clock_timestamp()), greatest(due, now()));
    when 'deadline' then update public.events e set rsvp_deadline = moment where e.id = event.id;
    when 'guest_deadlines' then update public.event_guests g set answer_until = (p.value #>> '{}')::timestamptz
      from jsonb_each(value) p where g.id::text = p.key and g.event_id = event.id;
    when 'sale_start' then update public.ticket_types t set sales_start = moment where t.id::text = write_dated.id;
    when 'sale_end' then update public.ticket_types t set sales_end = moment where t.id::text = write_dated.id;
    when 'price_step' then update public.ticket_tiers t set ends_at = moment where t.id::text = write_dated.id;
    when 'code_start' then update public.promo_codes c set starts_at = moment where c.id::text = write_dated.id;
    when 'code_end' then update public.promo_codes c set ends_at = moment where c.id::text = write_dated.id;
    when 'poll_end' then update public.polls p set closes_at = moment where p.id::text = write_dated.id;
    when 'giving_start' then update public.campaigns g set starts_at = moment where g.id::text = write_dated.id;
    when 'giving_end' then update public.campaigns g set ends_at = moment where g.id::text = write_dated.id;
    when 'link_end' then update public.share_links l set expires_at = moment where l.id::text = write_dated.id;
    when 'gate_end' then update public.check_in_links d set expires_at = moment where d.id::text = write_dated.id;
  end case;
  return null;
exception when check_violation or sqlstate 'PT400' then
  return 'order';
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
  if move.undone_at is not null then
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

comment on function public.change_event(uuid, jsonb) is 'Changes an event by {scope: this|following|all, patch: {column: value}, along: [activities, programme, tickets, deadline, mails, bookings], choices: {"kind:id": moves|stays}, blocked: refuse|stays, basis, rule, tell, message}: with what hangs on it, and with one mail a person when tell is set. Refused where what it was looked at from (basis) has changed since, and where something cannot move that nobody let stay. EventChange.';

comment on function public.get_event_overview(uuid) is '{event, collectedMinor, refundedMinor, orderCount, refundCount, goalMinor, answersByDay, ticketSales, seenAs, may, plan, pageToken, householdCount, asks, groups, reminderDays, activity, programme, tasks, move, testMode, serverTime}. An administrator reads the figures of any event, without its people and its links.';

comment on function private.change_basis(public.events, text) is 'What a change was looked at from, in short: differs as soon as a date, a place or anything that hangs on it does.';

comment on function private.dated_kind(text) is 'Under which part of a move a kind stands, and the permission without which its name is not told.';

comment on function private.dated_mails(public.events) is 'Mails and announcements that go at a time, and those that have gone.';

comment on function private.dated_moments(public.events) is 'Deadlines, windows of sale and whatever else ends or begins at a moment.';

comment on function private.dated_value_kept(text, jsonb, timestamp without time zone, public.events) is 'What is stored of a dated thing that stays where it was although its event moves: a time of its own.';

comment on function private.dated_value_moved(text, text, jsonb, public.events, public.events) is 'What is stored of a dated thing once it has gone with its event; what is told from the event stays told from it.';

comment on function private.dates_of_change(public.events, text) is 'The events that a change is for: one, this and the following of its series, or all.';

comment on function private.event_move(public.events) is 'EventMove: the last move of an event, as long as it can be taken back (an hour, by whoever may write the event); else null.';

comment on function private.event_warnings(public.events, public.events) is 'What stands against an event where it is after a move: it has passed, its venue is shut.';

comment on function private.instant_text(timestamp with time zone) is 'A moment to the microsecond, the same in each session.';

comment on function private.is_over_event_moved(public.notices) is 'The event is over, put away or called off.';

comment on function private.keep_move(public.events, jsonb, text, integer) is 'Keeps how a move is taken back, and tells the team of it once; nothing where neither time nor place of any date changed.';

comment on function private.last_move(public.events) is 'The last move of an event within the hour, taken back or not.';

comment on function private.move_things(public.events, public.events, jsonb, jsonb) is 'Moves what hangs on an event, each thing as it is chosen (choices) or as its kind is asked to (along); what is told from the event goes by itself unless it is to stay. What was done with each: the things as they were, with why, isFree, moves, blocked.';

comment on function private.moved_columns(public.events) is 'When and where an event is, as a move keeps it.';

comment on function private.moved_instant(timestamp with time zone, public.events, public.events) is 'A moment that goes with an event, by the clock of its zone as it is afterwards.';

comment on function private.moved_wall(timestamp without time zone, public.events, public.events) is 'A wall time that goes with an event: what lies before its day keeps its hour and moves by days, what lies from its day on moves to the minute.';

comment on function private.opening_warnings(uuid, timestamp without time zone, timestamp without time zone, text) is 'Whether a venue is shut or not available then: [{code: closed|blackout, detail}].';

comment on function private.start_distance(public.events, public.events, text) is 'How far an event''s start moved, by its own clock or by that of another zone.';

comment on function private.thing_warnings(text, text, timestamp without time zone, timestamp without time zone, public.events, public.events) is 'What to think of where a thing is after a move: [{code, detail?}].';

comment on function private.things_moved(public.events, public.events, jsonb) is 'DatedThing[]: each thing before a move and after it, in the order of their times before; without names of what the caller may not see.';

comment on function private.things_written(public.events, jsonb) is 'What is stored differently after a move, with what was stored before.';

comment on function private.undo_date(jsonb) is 'Brings one event and what moved with it back; what somebody changed since stays theirs. [{kind, label, why: changed|gone|taken|order}]: what was left.';

comment on function private.write_booking(uuid, tstzrange) is 'Moves a booking; “taken” when the space is not free then, and it stays.';

comment on function private.write_dated(text, text, jsonb, public.events) is 'Writes what is stored of a dated thing; says why it cannot: “taken” (the space is not free then), “order” (it would end before it begins).';

comment on function public.undo_event_move(uuid) is 'Takes a move back within its hour, with all that went along; what was changed since is named and left. {left: [{kind, label, why}], told}.';

grant execute on function public.undo_event_move(uuid) to authenticated;

grant execute on function public.undo_event_move(uuid) to service_role;

comment on function private.dated_things(public.events) is 'What has a time of its own within an event. value is what is stored, hangs what it is told from (event, activity, own), why the reason for which it stays whatever is chosen: done, past, sent, or because it is the guests''.';

select private.guard_half_sessions();

reset check_function_bodies;
