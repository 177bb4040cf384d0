-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Run of show: how the day went beside how it was planned. The plan stays; what is late is kept apart from it.

insert into private.notice_topics (topic, usual, permission) values
  ('run_late', 'now', 'events.read');

create table public.activity_runs (
  activity_id uuid primary key,
  account_id uuid not null,
  event_id uuid not null,
  late integer not null default 0 check (late between -1440 and 1440),
  longer integer not null default 0 check (longer between -1440 and 1440),
  told_late integer not null default 0,
  told_longer integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  is_fixed boolean not null default false,
  updated_at timestamptz not null default now(),
  check (ended_at >= started_at),
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.activity_runs is 'How an activity runs on the day, beside its plan; no row: as planned, and nothing pressed.';
comment on column public.activity_runs.late is 'By how many minutes it is expected to start later than planned.';
comment on column public.activity_runs.longer is 'By how many minutes it is expected to last longer than planned.';
comment on column public.activity_runs.told_late is 'As late, as far as guests have been told: the published schedule has it.';
comment on column public.activity_runs.told_longer is 'As longer, as far as guests have been told.';
comment on column public.activity_runs.started_at is 'When somebody said that it has started.';
comment on column public.activity_runs.ended_at is 'When somebody said that it is done.';
comment on column public.activity_runs.is_fixed is 'Keeps its time when what is before it runs late: doors, a meal, a train.';
create index activity_runs_activity on public.activity_runs (activity_id, event_id);
create index activity_runs_event on public.activity_runs (event_id, account_id);
alter table public.activity_runs enable row level security;

create table public.run_presses (
  id uuid primary key,
  account_id uuid not null,
  event_id uuid not null,
  activity_id uuid not null,
  act text not null check (act in ('start', 'done', 'late', 'fix')),
  minutes integer check (minutes between -1440 and 1440),
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  pressed_at timestamptz not null,
  pressed_by uuid references auth.users (id) on delete set null,
  received_at timestamptz not null default clock_timestamp(),
  told_team integer not null default 0,
  told_guests integer not null default 0,
  version_id uuid references public.schedule_versions (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.run_presses is 'Each press of the day: started, done, so much later; by the device''s own id, so that one that is sent twice counts once.';
comment on column public.run_presses.activity_id is 'What was pressed; changes has what went along.';
comment on column public.run_presses.changes is '[{id, before, after}]: activities with what stood there, so that it can be taken back.';
comment on column public.run_presses.pressed_at is 'When the button was pressed; without a connection that is before it was received.';
comment on column public.run_presses.version_id is 'The version of the schedule by which guests were told.';
create index run_presses_event on public.run_presses (event_id, account_id);
create index run_presses_latest on public.run_presses (event_id, received_at desc);
create index run_presses_activity on public.run_presses (activity_id, event_id);
create index run_presses_pressed_by on public.run_presses (pressed_by);
create index run_presses_undone_by on public.run_presses (undone_by);
create index run_presses_version on public.run_presses (version_id);
alter table public.run_presses enable row level security;

-- rows public.permissions: {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, " becomes {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, "
-- rows public.role_permissions: {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "announcements.read"} {"role_id": "2e21fec1-fbf1-9 becomes {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "announcements.read"} {"role_id": "2e21fec1-fbf1-9
insert into public.permissions (permission, of_events, needs_team, opens) values
  ('schedule.run', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), 'schedule.run' from unnest('{owner,admin,editor,check_in,volunteer_coordinator}'::text[]) as r (role);

CREATE OR REPLACE FUNCTION private.schedule_entry(a public.activities)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', a.id, 'title', a.title, 'description', a.description, 'kind', a.kind,
    'cancelled', a.status = 'cancelled', 'visibility', a.visibility,
    'room', a.room, 'hostName', a.host_name, 'hostGuestId', a.host_guest_id, 'hostMemberId', a.host_member_id,
    'tags', to_jsonb(a.tags), 'materials', a.materials)
    || private.schedule_times(a, coalesce(r.told_late, 0), coalesce(r.told_longer, 0))
  from (select) one left join public.activity_runs r on r.activity_id = a.id
$function$;

CREATE OR REPLACE FUNCTION public.publish_schedule(event_id_param uuid, notes_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  last public.schedule_versions;
  fresh jsonb;
  made public.schedule_versions;
  told integer := 0;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('schedule.write', event.account_id, event.id);
  last := private.last_schedule(event.id);
  fresh := private.schedule_now(event.id);
  if last.id is null and fresh = '[]' then
    perform private.refuse(409, 'conflict', 'Nothing to publish: put an activity into the schedule first');
  end if;
  if last.id is not null and last.snapshot = fresh then
    perform private.refuse(409, 'conflict', 'Nothing has changed since version ' || last.number);
  end if;
  made := private.make_version(event, last, fresh, private.check_text(notes_param, 2000, 'notes', 'A note'));
  told := private.tell_of_version(event, made, now(), true);
  return jsonb_build_object('number', made.number, 'releasedAt', made.released_at, 'notes', made.notes, 'told', told);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_run_press(event public.events, press jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids text[] := array(select c ->> 'id' from jsonb_array_elements(coalesce(press -> 'changes', '[]')) c) || (press ->> 'activityId');
begin
  if press ->> 'act' is null or press ->> 'act' not in ('start', 'done', 'late', 'fix', 'undo') or press ->> 'id' is null
    or press ->> 'act' <> 'undo' and press ->> 'activityId' is null then
    perform private.refuse(400, 'invalid_input', 'Say what happened: started, done, later or taken back', 'act');
  elsif press ->> 'act' = 'late' and (coalesce(jsonb_typeof(press -> 'changes'), '') <> 'array'
    or jsonb_array_length(press -> 'changes') not between 1 and 500
    or coalesce(abs((press ->> 'minutes')::integer), 9999) > 1440
    or exists (select from jsonb_array_elements(press -> 'changes') c
      where coalesce(abs((c #>> '{to,late}')::integer), 9999) > 1440 or coalesce(abs((c #>> '{to,longer}')::integer), 9999) > 1440)) then
    perform private.refuse(400, 'invalid_input', 'Something can be up to a day late', 'minutes');
  elsif press ->> 'act' <> 'undo' and (select count(*) from public.activities a
    where a.event_id = event.id and a.status = 'published' and a.id = any (ids::uuid[])) <> (select count(distinct i) from unnest(ids) i) then
    perform private.refuse(404, 'not_found', 'This is not in the schedule any more', 'activityId');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_over_run_late(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.activity_runs r where r.activity_id = told.subject_id and r.started_at is not null)
    or not exists (select from public.activities a where a.id = told.subject_id and a.status = 'published' and a.end_at > now() - interval '1 day')
$function$;

CREATE OR REPLACE FUNCTION private.keep_plan_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.activity_runs r set late = 0, longer = 0, told_late = 0, told_longer = 0
  where r.activity_id = new.id and r.started_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_version(event public.events, last public.schedule_versions, fresh jsonb, of_notes text)
 RETURNS public.schedule_versions
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.schedule_versions (account_id, event_id, number, snapshot, changes, notes, released_by)
  values (event.account_id, event.id, coalesce(last.number, 0) + 1, fresh,
    private.schedule_changes(coalesce(last.snapshot, '[]'), fresh), of_notes, auth.uid())
  returning *
$function$;

CREATE OR REPLACE FUNCTION private.run_answer(event public.events, came_to text, about uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('outcome', came_to, 'show', private.run_of_show(event),
    'last', (select jsonb_build_object('act', p.act, 'minutes', p.minutes, 'at', p.pressed_at, 'by', f.display_name)
      from public.run_presses p left join public.profiles f on f.user_id = p.pressed_by
      where p.event_id = event.id and p.undone_at is null and p.changes @> jsonb_build_array(jsonb_build_object('id', about))
      order by p.received_at desc limit 1))
$function$;

CREATE OR REPLACE FUNCTION private.run_changes(event public.events, press jsonb, at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  act constant text := press ->> 'act';
  target constant uuid := (press ->> 'activityId')::uuid;
  before constant jsonb := private.run_values(target);
  undone public.run_presses;
begin
  if act = 'undo' then
    select * into undone from public.run_presses p where p.id = (press ->> 'pressId')::uuid and p.event_id = event.id;
    return case when undone.id is null or undone.undone_at is not null then null
      else (select jsonb_agg(jsonb_build_object('id', c -> 'id', 'before', c -> 'after', 'after', c -> 'before'))
        from jsonb_array_elements(undone.changes) c where exists (select from public.activities a where a.id = (c ->> 'id')::uuid)) end;
  elsif act = 'start' then
    return case when before ->> 'startedAt' is null and before ->> 'endedAt' is null then jsonb_build_array(
      jsonb_build_object('id', target, 'before', before, 'after', before || jsonb_build_object('startedAt', private.run_moment(at)))) end;
  elsif act = 'done' then
    return case when before ->> 'endedAt' is null then jsonb_build_array(jsonb_build_object('id', target, 'before', before,
      'after', before || jsonb_build_object('endedAt', private.run_moment(greatest(at, (before ->> 'startedAt')::timestamptz))))) end;
  elsif act = 'fix' then
    return jsonb_build_array(jsonb_build_object('id', target, 'before', before,
      'after', before || jsonb_build_object('isFixed', press -> 'isFixed' = 'true')));
  end if;
  -- What each was when the button was pressed, and is to be.
  return (select jsonb_agg(jsonb_build_object('id', c -> 'id',
      'before', private.run_values((c ->> 'id')::uuid) || jsonb_build_object('late', c #> '{from,late}', 'longer', c #> '{from,longer}', 'endedAt', null),
      'after', private.run_values((c ->> 'id')::uuid) || jsonb_build_object('late', c #> '{to,late}', 'longer', c #> '{to,longer}')))
    from jsonb_array_elements(press -> 'changes') c);
end
$function$;

CREATE OR REPLACE FUNCTION private.run_entries(of_event uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'kind', a.kind, 'visibility', a.visibility,
      'startAt', a.start_at, 'endAt', a.end_at, 'room', a.room, 'hostName', a.host_name, 'hostMemberId', a.host_member_id,
      'hostGuestId', a.host_guest_id, 'signedUp', (select count(*) from public.activity_sign_ups s where s.activity_id = a.id and s.status <> 'left'))
    || private.run_values(a.id) order by a.start_at, a.end_at, a.room, a.id), '[]')
  from public.activities a where a.event_id = of_event and a.status = 'published'
$function$;

CREATE OR REPLACE FUNCTION private.run_moment(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$function$;

CREATE OR REPLACE FUNCTION private.run_of_show(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'event', jsonb_build_object('id', event.id, 'name', event.name, 'status', event.status, 'timeZone', event.time_zone,
      'startDate', event.start_date, 'endDate', event.end_date, 'eventTypeId', event.event_type_id),
    'entries', private.run_entries(event.id),
    'tasks', private.run_tasks(event),
    'presses', private.run_press_lines(event.id, 30),
    'arrived', case when private.may('check_in.read', event.account_id, event.id) then (
      select count(*) from public.check_ins c where c.scope_id = event.id and c.result = 'ok' and c.undone_at is null) end,
    'memberId', (select m.id from public.team_members m
      where m.account_id = event.account_id and m.user_id = auth.uid() and m.status = 'active'),
    'mayPress', private.may('schedule.run', event.account_id, event.id),
    'tellsGuests', event.status = 'published' and private.may('schedule.write', event.account_id, event.id)
      and exists (select from public.schedule_versions v where v.event_id = event.id),
    'serverTime', now())
$function$;

CREATE OR REPLACE FUNCTION private.run_press_lines(of_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'activityId', p.activity_id, 'act', p.act, 'minutes', p.minutes,
      'at', p.pressed_at, 'by', f.display_name, 'isUndone', p.undone_at is not null) order by p.received_at desc, p.id), '[]')
  from (select * from public.run_presses p where p.event_id = of_event order by p.received_at desc, p.id limit most) p
  left join public.profiles f on f.user_id = p.pressed_by
$function$;

CREATE OR REPLACE FUNCTION private.run_tasks(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'dueAt', t.due_at, 'isDone', t.state = 'done',
      'activityId', case when t.due_time ->> 'kind' = 'relative' then t.due_time ->> 'activityId' end,
      'owners', (select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(o.member_id, o.helper_id), 'name', coalesce(h.name, p.display_name))
          order by o.created_at, o.id), '[]')
        from public.task_owners o left join public.task_helpers h on h.id = o.helper_id
        left join public.team_members m on m.id = o.member_id left join public.profiles p on p.user_id = m.user_id
        where o.task_id = t.id)) order by t.due_at, t.rank, t.id), '[]')
  from public.tasks t
  where t.event_id = event.id and t.removed_at is null and private.has_clock(t.due_time)
    and t.due_at between event.start_date - interval '36 hours' and event.end_date + interval '36 hours'
    and private.may('tasks.read', event.account_id, event.id)
$function$;

CREATE OR REPLACE FUNCTION private.run_values(of_activity uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('late', coalesce(r.late, 0), 'longer', coalesce(r.longer, 0),
    'startedAt', private.run_moment(r.started_at), 'endedAt', private.run_moment(r.ended_at), 'isFixed', coalesce(r.is_fixed, false))
  from (select) one left join public.activity_runs r on r.activity_id = of_activity
$function$;

CREATE OR REPLACE FUNCTION private.schedule_times(a public.activities, late integer, longer integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'startAt', to_char(t.starts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'endAt', to_char(t.ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'startLocal', private.wall_text(case when late = 0 then a.start_local else t.starts at time zone e.time_zone end),
    'endLocal', private.wall_text(case when late + longer = 0 then a.end_local else t.ends at time zone e.time_zone end))
  from public.events e, lateral (
    select a.start_at + make_interval(mins => late) as starts, a.end_at + make_interval(mins => late + longer) as ends) t
  where e.id = a.event_id
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_version(event public.events, made public.schedule_versions, mails_at timestamp with time zone, with_team boolean)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told integer := 0;
begin
  if event.status = 'published' then
    with hurt as (
      select jsonb_build_object('eventGuestId', s.event_guest_id) as who
      from jsonb_array_elements(made.changes) c
      join public.activity_sign_ups s on s.activity_id = (c ->> 'id')::uuid and s.status <> 'left'
      where s.event_id = event.id
      union
      select jsonb_build_object('eventGuestId', s.event_guest_id)
      from jsonb_array_elements(made.changes) c
      join public.activity_stars s on s.activity_id = (c ->> 'id')::uuid
      where s.event_id = event.id
      union
      select jsonb_build_object('eventGuestId', g.id) from private.schedule_hosts(made) h
      join public.event_guests g on g.id = h.guest_id
      union
      select jsonb_build_object('memberId', m.id) from private.schedule_hosts(made) h
      join public.team_members m on m.id = h.member_id and m.status = 'active' and m.user_id is distinct from auth.uid()
      where with_team),
    queued as (
      select private.enqueue_job('schedule_changed', jsonb_build_object('versionId', made.id) || h.who,
        'schedule_changed:' || made.id || ':' || coalesce(h.who ->> 'eventGuestId', h.who ->> 'memberId'), mails_at) from hurt h)
    select count(*) into told from queued;
  end if;
  return told;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_run_guests(event public.events, press public.run_presses, mails_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last constant public.schedule_versions := private.last_schedule(event.id);
  fresh jsonb;
  made public.schedule_versions;
  told integer;
begin
  if last.id is null then
    return;
  end if;
  fresh := private.told_schedule(event, press.changes);
  if fresh = last.snapshot then
    return;
  end if;
  select * into made from private.make_version(event, last, fresh, null);
  told := private.tell_of_version(event, made, mails_at, press.told_team = 0);
  update public.run_presses p set told_guests = told, version_id = made.id where p.id = press.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_run_hosts(event public.events, changes jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  host record;
  told integer := 0;
begin
  for host in
    select m.user_id, (array_agg(a.id order by a.start_at))[1] as activity_id, (array_agg(a.title order by a.start_at))[1] as title,
      (array_agg(a.start_at + make_interval(mins => (c #>> '{after,late}')::integer) order by a.start_at))[1] as start_at, count(*) as hosted
    from jsonb_array_elements(changes) c
    join public.activities a on a.id = (c ->> 'id')::uuid
    join public.team_members m on m.id = a.host_member_id and m.status = 'active'
    where c #> '{before,late}' <> c #> '{after,late}' group by m.user_id
  loop
    told := told + private.notify(array[host.user_id], 'run_late', jsonb_build_object('eventId', event.id, 'title', host.title,
      'startAt', host.start_at, 'timeZone', event.time_zone, 'more', host.hosted - 1), event.account_id, event.id, host.activity_id);
  end loop;
  return told;
end
$function$;

CREATE OR REPLACE FUNCTION private.told_schedule(event public.events, changes jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with fresh as (
    update public.activity_runs r set told_late = r.late, told_longer = r.longer
    from public.activities a
    where a.id = r.activity_id and r.event_id = event.id and a.visibility <> 'team'
      and r.activity_id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) c)
      and (r.told_late, r.told_longer) <> (r.late, r.longer)
    returning a.id::text as id, r.late, r.longer),
  revised as (
    update public.activities a set sequence = a.sequence + 1 from fresh f where a.id::text = f.id returning a.id),
  moved as (
    select case when f.id is null then s.entry
      else s.entry || private.schedule_times(a, f.late, f.longer) end as entry, s.place
    from jsonb_array_elements((private.last_schedule(event.id)).snapshot) with ordinality s (entry, place)
    left join fresh f on f.id = s.entry ->> 'id'
    left join public.activities a on a.id::text = f.id)
  select jsonb_agg(m.entry order by m.entry ->> 'startAt', m.place) from moved m
$function$;

CREATE OR REPLACE FUNCTION private.untell_run_guests(event public.events, press public.run_presses)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if press.version_id is null then
    return;
  elsif press.version_id = (private.last_schedule(event.id)).id and not exists (select from public.jobs j
    where j.kind = 'schedule_changed' and j.payload ->> 'versionId' = press.version_id::text and j.status <> 'queued') then
    -- No mail has gone: it is as if nothing had been said.
    delete from public.jobs j where j.kind = 'schedule_changed' and j.payload ->> 'versionId' = press.version_id::text;
    delete from public.schedule_versions v where v.id = press.version_id;
    update public.activity_runs r set told_late = r.late, told_longer = r.longer
    where r.event_id = event.id and r.activity_id in (select (c ->> 'id')::uuid from jsonb_array_elements(press.changes) c);
  else
    perform private.tell_run_guests(event, press, now());
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_run(event public.events, changes jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.activity_runs (activity_id, account_id, event_id, late, longer, started_at, ended_at, is_fixed)
  select (c ->> 'id')::uuid, event.account_id, event.id, (c #>> '{after,late}')::integer, (c #>> '{after,longer}')::integer,
    (c #>> '{after,startedAt}')::timestamptz, (c #>> '{after,endedAt}')::timestamptz, (c #>> '{after,isFixed}')::boolean
  from jsonb_array_elements(changes) c
  on conflict (activity_id) do update set late = excluded.late, longer = excluded.longer, started_at = excluded.started_at,
    ended_at = excluded.ended_at, is_fixed = excluded.is_fixed, updated_at = now()
$function$;

CREATE OR REPLACE FUNCTION public.get_run_of_show(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param and private.may('events.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  return private.run_of_show(event);
end
$function$;

CREATE OR REPLACE FUNCTION public.press_run_of_show(event_id_param uuid, press jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  known public.run_presses;
  at constant timestamptz := greatest(least(coalesce((press ->> 'at')::timestamptz, now()), now()), now() - interval '2 days');
  wanted jsonb;
  about uuid := (press ->> 'activityId')::uuid;
begin
  -- One press after the other, so that each sees what the one before it has made.
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('schedule.run', event.account_id, event.id);
  perform private.check_run_press(event, press);
  select * into known from public.run_presses p
  where p.id = (case press ->> 'act' when 'undo' then press ->> 'pressId' else press ->> 'id' end)::uuid for update;
  about := coalesce(about, known.activity_id);
  if press ->> 'act' <> 'undo' and known.id is not null then
    return private.run_answer(event, case when known.event_id = event.id and known.pressed_by = auth.uid() then 'done' else 'clash' end, about);
  end if;
  wanted := private.run_changes(event, press, at);
  if wanted is null then
    return private.run_answer(event, 'already', about);
  elsif exists (select from jsonb_array_elements(wanted) c where private.run_values((c ->> 'id')::uuid) <> c -> 'before') then
    return private.run_answer(event, 'clash', (select (c ->> 'id')::uuid from jsonb_array_elements(wanted) c
      where private.run_values((c ->> 'id')::uuid) <> c -> 'before' limit 1));
  end if;
  perform private.write_run(event, wanted);
  if press ->> 'act' = 'undo' then
    if known.version_id is not null then
      perform private.require_permission('schedule.write', event.account_id, event.id);
    end if;
    update public.run_presses p set undone_at = now(), undone_by = auth.uid() where p.id = known.id;
    perform private.untell_run_guests(event, known);
    if known.told_team > 0 then
      perform private.tell_run_hosts(event, wanted);
    end if;
    return private.run_answer(event, 'done', about);
  end if;
  insert into public.run_presses (id, account_id, event_id, activity_id, act, minutes, changes, pressed_at, pressed_by)
  values ((press ->> 'id')::uuid, event.account_id, event.id, about, press ->> 'act', (press ->> 'minutes')::integer, wanted, at, auth.uid())
  returning * into known;
  if press ->> 'act' = 'late' and press -> 'tellsTeam' = 'true' then
    update public.run_presses p set told_team = private.tell_run_hosts(event, wanted) where p.id = known.id returning * into known;
  end if;
  if press ->> 'act' = 'late' and press -> 'tellsGuests' = 'true' then
    perform private.require_permission('schedule.write', event.account_id, event.id);
    perform private.tell_run_guests(event, known, now() + interval '2 minutes');
  end if;
  return private.run_answer(event, 'done', about);
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OF undone_at ON public.run_presses FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER keep_plan_moved AFTER UPDATE OF start_local, end_local ON public.activities FOR EACH ROW WHEN (((old.start_local <> new.start_local) OR (old.end_local <> new.end_local))) EXECUTE FUNCTION private.keep_plan_moved();

create policy "members see how activities run" on public.activity_runs
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see what was pressed" on public.run_presses
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

comment on function private.schedule_entry(public.activities) is 'One activity as a version keeps it: as late on its day as guests have been told.';

comment on function private.check_run_press(public.events, jsonb) is 'Says in words what is wrong with a press.';

comment on function private.is_over_run_late(public.notices) is 'What has started by now, or is not in the schedule any more, is late no longer.';

comment on function private.keep_plan_moved() is 'Who moves the plan itself means the time that they choose: it is not late on top of that.';

comment on function private.make_version(public.events, public.schedule_versions, jsonb, text) is 'The next version, after the last one.';

comment on function private.run_answer(public.events, text, uuid) is 'RunPressed: what a press came to, the day as it stands after it, and the last press about the same.';

comment on function private.run_changes(public.events, jsonb, timestamp with time zone) is 'What a RunPress comes to: [{id, before, after}]; null where somebody pressed it already.';

comment on function private.run_entries(uuid) is 'RunEntry[]: what takes place, planned and as it runs; neither drafts nor what was called off.';

comment on function private.run_moment(timestamp with time zone) is 'A moment to its last part of a second: what was written is told from what somebody else wrote.';

comment on function private.run_of_show(public.events) is 'RunOfShow: all that the screens of the day draw, as its caller may see it.';

comment on function private.run_press_lines(uuid, integer) is 'RunPressLine[]: the latest presses, with who it was.';

comment on function private.run_tasks(public.events) is 'RunTask[]: tasks that are due at a moment around the event, for who may read tasks.';

comment on function private.run_values(uuid) is 'RunValues: {late, longer, startedAt, endedAt, isFixed} of an activity; as planned where nothing was pressed.';

comment on function private.schedule_times(public.activities, integer, integer) is 'When an activity is, so many minutes later and longer than planned, as a version keeps it.';

comment on function private.tell_of_version(public.events, public.schedule_versions, timestamp with time zone, boolean) is 'Writes to everybody who signed up for, marked, waits for, hosts or hosted what a version changes, once it is published. How many.';

comment on function private.tell_run_guests(public.events, public.run_presses, timestamp with time zone) is 'Publishes the new times of what a press has changed, and writes to whom they concern.';

comment on function private.tell_run_hosts(public.events, jsonb) is 'Tells those of the team who host what starts at another time than it was expected to: one notice each. How many.';

comment on function private.told_schedule(public.events, jsonb) is 'The published schedule with the times as they are expected now of what has changed, and nothing else of what the team has changed since; notes that guests know them.';

comment on function private.untell_run_guests(public.events, public.run_presses) is 'Takes back what guests were told by a press: in silence while their mails wait, else by another version.';

comment on function private.write_run(public.events, jsonb) is 'Writes how activities run: what is after of each change.';

comment on function public.get_run_of_show(uuid) is 'RunOfShow of an event: what happens now and next, by place and by person.';

comment on function public.press_run_of_show(uuid, jsonb) is 'RunPress -> RunPressed: started, done, later with what that pushes, fixed, or taken back. Twice is once; what somebody else changed meanwhile is a clash, and nothing is written.';

grant execute on function public.get_run_of_show(uuid) to authenticated;

grant execute on function public.get_run_of_show(uuid) to service_role;

grant execute on function public.press_run_of_show(uuid, jsonb) to authenticated;

grant execute on function public.press_run_of_show(uuid, jsonb) to service_role;

grant select on table public.activity_runs to authenticated;

grant all on table public.activity_runs to service_role;

grant select on table public.run_presses to authenticated;

grant all on table public.run_presses to service_role;

alter publication supabase_realtime add table public.activity_runs;

select private.guard_half_sessions();

reset check_function_bodies;
