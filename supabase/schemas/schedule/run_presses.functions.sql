-- Run of show: the presses. The device says what it saw and what is to stand there; written is all of that or nothing.

create function private.run_changes(event public.events, press jsonb, at timestamptz)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.run_changes(public.events, jsonb, timestamptz) is
  'What a RunPress comes to: [{id, before, after}]; null where somebody pressed it already.';

create function private.check_run_press(event public.events, press jsonb)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
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
  elsif (press ->> 'act' in ('start', 'done') or press ->> 'act' = 'late' and (press ->> 'minutes')::integer > 0)
    and exists (select from public.activities a where a.id = (press ->> 'activityId')::uuid and a.start_at - interval '12 hours' > now()) then
    -- The day is not there yet: nobody starts it by mistake. In core: run-open.rules.ts.
    perform private.refuse(409, 'conflict', 'This opens 12 hours before its time', 'activityId');
  end if;
end
$$;
comment on function private.check_run_press(public.events, jsonb) is 'Says in words what is wrong with a press.';

create function private.write_run(event public.events, changes jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.activity_runs (activity_id, account_id, event_id, late, longer, started_at, ended_at, is_fixed)
  select (c ->> 'id')::uuid, event.account_id, event.id, (c #>> '{after,late}')::integer, (c #>> '{after,longer}')::integer,
    (c #>> '{after,startedAt}')::timestamptz, (c #>> '{after,endedAt}')::timestamptz, (c #>> '{after,isFixed}')::boolean
  from jsonb_array_elements(changes) c
  on conflict (activity_id) do update set late = excluded.late, longer = excluded.longer, started_at = excluded.started_at,
    ended_at = excluded.ended_at, is_fixed = excluded.is_fixed, updated_at = now()
$$;
comment on function private.write_run(public.events, jsonb) is 'Writes how activities run: what is after of each change.';

create function private.tell_run_hosts(event public.events, changes jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.tell_run_hosts(public.events, jsonb) is
  'Tells those of the team who host what starts at another time than it was expected to: one notice each. How many.';

create function private.told_schedule(event public.events, changes jsonb)
returns jsonb
language sql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.told_schedule(public.events, jsonb) is
  'The published schedule with the times as they are expected now of what has changed, and nothing else of what the team has changed since; notes that guests know them.';

create function private.tell_run_guests(event public.events, press public.run_presses, mails_at timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.tell_run_guests(public.events, public.run_presses, timestamptz) is
  'Publishes the new times of what a press has changed, and writes to whom they concern.';

create function private.untell_run_guests(event public.events, press public.run_presses)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.untell_run_guests(public.events, public.run_presses) is
  'Takes back what guests were told by a press: in silence while their mails wait, else by another version.';

create function private.run_answer(event public.events, came_to text, about uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('outcome', came_to, 'show', private.run_of_show(event),
    'last', (select jsonb_build_object('act', p.act, 'minutes', p.minutes, 'at', p.pressed_at, 'by', coalesce(f.display_name, h.name))
      from public.run_presses p left join public.profiles f on f.user_id = p.pressed_by left join public.task_helpers h on h.id = p.helper_id
      where p.event_id = event.id and p.undone_at is null and p.changes @> jsonb_build_array(jsonb_build_object('id', about))
      order by p.received_at desc limit 1))
$$;
comment on function private.run_answer(public.events, text, uuid) is
  'RunPressed: what a press came to, the day as it stands after it, and the last press about the same.';

create function private.take_run_press(event public.events, press jsonb, of_helper uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.run_presses;
  at constant timestamptz := greatest(least(coalesce((press ->> 'at')::timestamptz, now()), now()), now() - interval '2 days');
  wanted jsonb;
  about uuid := (press ->> 'activityId')::uuid;
begin
  perform private.check_run_press(event, press);
  select * into known from public.run_presses p
  where p.id = (case press ->> 'act' when 'undo' then press ->> 'pressId' else press ->> 'id' end)::uuid for update;
  about := coalesce(about, known.activity_id);
  if press ->> 'act' <> 'undo' and known.id is not null then
    return private.run_answer(event, case when known.event_id = event.id
      and known.pressed_by is not distinct from auth.uid() and known.helper_id is not distinct from of_helper then 'done' else 'clash' end, about);
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
  insert into public.run_presses (id, account_id, event_id, activity_id, act, minutes, changes, pressed_at, pressed_by, helper_id)
  values ((press ->> 'id')::uuid, event.account_id, event.id, about, press ->> 'act', (press ->> 'minutes')::integer, wanted, at, auth.uid(), of_helper)
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
$$;
comment on function private.take_run_press(public.events, jsonb, uuid) is
  'RunPressed, under the lock of the event''s row: of whoever is signed in, or of a helper by their link.';

create function public.press_run_of_show(event_id_param uuid, press jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  -- One press after the other, so that each sees what the one before it has made.
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('schedule.run', event.account_id, event.id);
  return private.take_run_press(event, press, null);
end
$$;
comment on function public.press_run_of_show(uuid, jsonb) is
  'RunPress -> RunPressed: started, done, later with what that pushes, fixed, or taken back. Twice is once; what somebody else changed meanwhile is a clash, and nothing is written.';
