-- Tasks: the calls that write them, what follows when others move, what is told, found and copied.

create function private.keep_task()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  if new.event_id is not null then
    select * into event from public.events e where e.id = new.event_id;
    if event.id is null then
      -- Its event is going, and takes it along.
      return new;
    end if;
    new.account_id := event.account_id;
    new.time_zone := event.time_zone;
  end if;
  new.start_local := private.event_time_wall(new.start_time, event);
  new.due_local := private.event_time_wall(new.due_time, event);
  if new.start_time ->> 'from' = 'activity' and new.start_local is null
    or new.due_time ->> 'from' = 'activity' and new.due_local is null then
    perform private.refuse(400, 'invalid_input', 'Choose an activity of this event', 'due');
  end if;
  new.due_at := private.event_time_end(new.due_time, new.due_local, new.time_zone);
  if new.state <> 'done' then
    new.done_at := null;
    new.done_by := null;
  elsif new.done_at is null then
    new.done_at := now();
    new.done_by := auth.uid();
  end if;
  return new;
end
$$;
comment on function private.keep_task() is 'Fills in account and zone, what time its times come to, and when it was done.';

create function private.move_tasks()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The trigger of each row works out its time anew.
  if tg_table_name = 'events' then
    update public.tasks t set time_zone = new.time_zone where t.event_id = new.id
      and (t.time_zone <> new.time_zone or t.start_time ->> 'kind' = 'relative' or t.due_time ->> 'kind' = 'relative');
  elsif tg_op = 'UPDATE' then
    update public.tasks t set time_zone = t.time_zone where t.event_id = new.event_id
      and new.id::text in (t.start_time ->> 'activityId', t.due_time ->> 'activityId');
  else
    update public.tasks t set
      start_time = case when t.start_time ->> 'activityId' = old.id::text then private.fixed_event_time(t.start_time, t.start_local) else t.start_time end,
      due_time = case when t.due_time ->> 'activityId' = old.id::text then private.fixed_event_time(t.due_time, t.due_local) else t.due_time end
    where t.event_id = old.event_id and old.id::text in (t.start_time ->> 'activityId', t.due_time ->> 'activityId');
  end if;
  return null;
end
$$;
comment on function private.move_tasks() is
  'Tasks follow their event and its activities; where an activity goes away, they stay on the day that they had.';

create function private.fixed_event_time(value jsonb, wall timestamp)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when private.has_clock(value) then jsonb_build_object('kind', 'moment', 'at', private.wall_text(wall))
    else jsonb_build_object('kind', 'day', 'day', wall::date::text) end
$$;
comment on function private.fixed_event_time(jsonb, timestamp) is 'What an EventTime came to, as one of its own.';

create function private.keep_undo(in_account_id uuid, changes jsonb)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into private.task_undos (account_id, user_id, changes)
  select in_account_id, (select auth.uid()), changes where changes <> '[]' and (select auth.uid()) is not null
  returning id
$$;
comment on function private.keep_undo(uuid, jsonb) is 'Keeps how a write is taken back; null where nothing was written.';

create function private.write_tasks(changes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  ids uuid[] := array(select (c ->> 'id')::uuid from jsonb_array_elements(changes) c);
  place record;
  in_account_id uuid;
  change jsonb;
  done jsonb;
  undo jsonb[] := '{}';
  clashes jsonb := '[]';
begin
  if cardinality(ids) not between 1 and 2000 then
    perform private.refuse(400, 'invalid_input', 'Choose up to 2,000 tasks at once', 'tasks');
  end if;
  -- In one order for everybody, so that two who write many wait and do not lock each other out.
  perform from public.tasks t where t.id = any (ids) order by t.id for no key update;
  if (select count(*) from public.tasks t where t.id = any (ids)) <> (select count(distinct i) from unnest(ids) i) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  for place in select distinct t.account_id, t.event_id from public.tasks t where t.id = any (ids) loop
    perform private.require_permission('tasks.write', place.account_id, place.event_id);
    perform private.require_plan(place.account_id, 'task-management');
    if exists (select from jsonb_array_elements(changes) c where c -> 'patch' ? 'cost') then
      -- Who does not see what tasks cost does not write it either: a clash would tell it.
      perform private.require_permission('money.read', place.account_id, place.event_id);
    end if;
    in_account_id := place.account_id;
  end loop;
  for change in select * from jsonb_array_elements(changes) loop
    done := private.write_task((change ->> 'id')::uuid, coalesce(change -> 'patch', '{}'), (change ->> 'revision')::integer, change -> 'made');
    clashes := clashes || (done -> 'clashes');
    if done ->> 'before' is not null then
      undo := undo || (done -> 'before');
    end if;
  end loop;
  -- What is taken back goes the other way round.
  return jsonb_build_object('clashes', clashes, 'undoId', private.keep_undo(in_account_id,
      (select coalesce(jsonb_agg(u.change order by u.place desc), '[]') from unnest(undo) with ordinality u (change, place))),
    'tasks', private.seen_task_rows(ids || array(
      select d.next_id from public.tasks d where d.id = any (ids) and d.state = 'done' and d.next_id is not null)));
end
$$;
comment on function private.write_tasks(jsonb) is 'Writes TaskChange[] in one transaction, where the caller may. TasksWritten.';

create function public.change_tasks(changes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.write_tasks(changes);
end
$$;
comment on function public.change_tasks(jsonb) is
  'Writes one task or many at once: TaskChange[] of {id, patch, revision?}. With the revision at which it was read a field that somebody else wrote since stays theirs, and is answered among the clashes. TasksWritten: the tasks as they are now, and the id by which all of it is taken back.';

create function public.add_tasks(event_id_param uuid, inputs jsonb, zone_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  in_account_id uuid := case when event_id_param is null then private.chosen_account()
    else (select e.account_id from public.events e where e.id = event_id_param) end;
  ids uuid[];
  zone text := coalesce((select e.time_zone from public.events e where e.id = event_id_param),
    (select z.name from private.time_zones z where z.name = zone_param), 'UTC');
begin
  perform private.require_permission('tasks.write', in_account_id, event_id_param);
  perform private.require_plan(in_account_id, 'task-management');
  if exists (select from jsonb_array_elements(inputs) i where i ? 'cost') then
    perform private.require_permission('money.read', in_account_id, event_id_param);
  end if;
  if coalesce(jsonb_array_length(inputs), 0) not between 1 and 200 then
    perform private.refuse(400, 'invalid_input', 'Add up to 200 tasks at once', 'tasks');
  elsif (select count(*) from public.tasks t where t.account_id = in_account_id and t.removed_at is null) > 20000 then
    perform private.refuse(409, 'conflict', 'There are 20,000 tasks already: remove some first', 'tasks');
  end if;
  ids := private.insert_tasks(in_account_id, event_id_param, zone, inputs);
  return jsonb_build_object('clashes', '[]'::jsonb,
    'undoId', private.keep_undo(in_account_id, (select jsonb_agg(jsonb_build_object('id', i, 'patch', '{"removed": true}'::jsonb)) from unnest(ids) i)),
    'tasks', private.seen_task_rows(ids));
end
$$;
comment on function public.add_tasks(uuid, jsonb, text) is
  'New tasks of an event, or (without one) of the chosen account by the clock of a zone: NewTask[], at most 200. TasksWritten.';

create function public.undo_tasks(undo_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  changes jsonb;
begin
  delete from private.task_undos u where u.id = undo_id_param and u.user_id = (select auth.uid()) and u.made_at > now() - interval '1 day'
  returning u.changes into changes;
  if changes is null then
    perform private.refuse(404, 'not_found', 'This cannot be taken back any more');
  end if;
  return private.write_tasks(changes);
end
$$;
comment on function public.undo_tasks(uuid) is
  'Takes a write of the caller back, within a day: what somebody else has written since stays, and is answered among the clashes. TasksWritten; its own id does it again.';

create function private.copy_tasks(source public.events, copy public.events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  days integer := copy.start_local::date - source.start_local::date;
begin
  with kept as (
    select t.*, gen_random_uuid() as copy_id from public.tasks t where t.event_id = source.id and t.removed_at is null),
  made as (
    insert into public.tasks (id, account_id, event_id, title, notes, priority, stage, start_time, due_time, time_zone, labels, checklist,
      repeat, cost_minor, cost_currency, rank, template_key, created_by)
    select k.copy_id, copy.account_id, copy.id, k.title, k.notes, k.priority, k.stage,
      private.copied_event_time(k.start_time, k.start_local, source, copy), private.copied_event_time(k.due_time, k.due_local, source, copy),
      copy.time_zone, k.labels, coalesce((select jsonb_agg(s.step || '{"done": false}' order by s.place)
        from jsonb_array_elements(k.checklist) with ordinality s (step, place)), '[]'),
      k.repeat, k.cost_minor, k.cost_currency, k.rank, k.template_key, auth.uid()
    from kept k returning id)
  insert into public.task_waits (task_id, waits_for_id, account_id)
  select a.copy_id, b.copy_id, copy.account_id from kept a
  join public.task_waits w on w.task_id = a.id join kept b on b.id = w.waits_for_id
  where exists (select from made);
end
$$;
comment on function private.copy_tasks(public.events, public.events) is
  'Tasks go along, all to do again and of nobody; a day of their own keeps its distance to the event.';

create function private.copied_event_time(value jsonb, wall timestamp, source public.events, copy public.events)
returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    when value ->> 'kind' = 'relative' and value ->> 'from' <> 'activity' then value
    else private.shifted_event_time(case when value ->> 'from' = 'activity' then private.fixed_event_time(value, wall) else value end,
      copy.start_local::date - source.start_local::date) end
$$;
comment on function private.copied_event_time(jsonb, timestamp, public.events, public.events) is
  'The EventTime of a copy: told from the event as before, else as far from it as it was.';

create function private.forget_task_helpers(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.forget_helper_words(array(select h.id from public.task_helpers h where h.account_id = person.account_id and h.email = person.email));
  delete from public.task_helpers h where h.account_id = person.account_id and h.email = person.email;
$$;
comment on function private.forget_task_helpers(public.guests) is 'Who helped by a link, with that link and what they said; the tasks stay, with one owner less.';

create function private.is_over_task(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (select from public.tasks t join public.task_owners o on o.task_id = t.id
    join public.team_members m on m.id = o.member_id and m.user_id = told.user_id
    where t.id = told.subject_id and t.removed_at is null and t.state <> 'done')
$$;
comment on function private.is_over_task(public.notices) is 'Done, taken away, or somebody else''s by now.';

create function private.is_over_task_due(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.is_over_task(told) or not exists (
    select from public.tasks t where t.id = told.subject_id and t.due_at = (told.detail ->> 'dueAt')::timestamptz)
$$;
comment on function private.is_over_task_due(public.notices) is 'Done or somebody else''s, or its day has been moved since.';

create function public.remind_of_tasks()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner record;
begin
  for owner in
    select o.id, t.id as task_id, t.title, t.account_id, t.event_id, t.due_at, t.due_local, m.user_id, t.due_at <= now() as is_late
    from public.tasks t join public.task_owners o on o.task_id = t.id join public.team_members m on m.id = o.member_id and m.status = 'active'
    where t.removed_at is null and t.state <> 'done' and t.due_at < now() + interval '48 hours' and t.due_at > now() - interval '3 days'
      and case when t.due_at <= now() then o.told_late is distinct from t.due_at
        -- In the morning of the day before, by the task's own clock.
        else o.told_due is distinct from t.due_at and t.due_local::date - interval '15 hours' <= now() at time zone t.time_zone end
    order by t.due_at, o.id for no key update of o
  loop
    perform private.notify(array[owner.user_id], 'task_due', jsonb_build_object('taskId', owner.task_id, 'title', owner.title,
      'due', private.wall_text(owner.due_local), 'dueAt', owner.due_at, 'late', owner.is_late), owner.account_id, owner.event_id, owner.task_id);
    update public.task_owners o set told_due = owner.due_at, told_late = case when owner.is_late then owner.due_at else o.told_late end
    where o.id = owner.id;
  end loop;
  perform private.remind_helpers();
  delete from private.task_undos u where u.made_at < now() - interval '1 day';
  delete from public.tasks t where t.removed_at < now() - interval '30 days';
end
$$;
comment on function public.remind_of_tasks() is
  'Tells each owner of a task once at nine on the day before it is due, and once that it is late. Takes what was removed thirty days ago away for good.';
