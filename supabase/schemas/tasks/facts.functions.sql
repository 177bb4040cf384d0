-- What tasks tell of themselves: on the pages of categories, beside an event's tab, and when something is looked for.

create function private.is_ones_own(task public.tasks)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (select from public.task_owners o where o.task_id = task.id)
    or exists (select from public.task_owners o join public.team_members m on m.id = o.member_id
      where o.task_id = task.id and m.user_id = (select auth.uid()))
$$;
comment on function private.is_ones_own(public.tasks) is 'Whether a task waits for the caller: they own it, or nobody does yet.';

create function private.task_standing(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.may('tasks.read', event.account_id, event.id) then
    return null;
  end if;
  return (
    select jsonb_build_object('open', count(*), 'late', count(*) filter (where t.due_at <= now() and own.is_own),
      'week', count(*) filter (where t.due_at > now() and t.due_at < now() + interval '7 days' and own.is_own),
      'first', (array_agg(t.title order by t.due_at, t.rank) filter (where t.due_at < now() + interval '7 days' and own.is_own))[1])
    from public.tasks t cross join lateral (select t.due_at < now() + interval '7 days' and private.is_ones_own(t) as is_own) own
    where t.event_id = event.id and t.removed_at is null and t.state <> 'done');
end
$$;
comment on function private.task_standing(public.events) is
  'TaskStanding of an event: open tasks of everybody; those of the caller (or of nobody) that are late or due within a week, and the first of them. Null for who reads none.';

create function private.found_tasks(patterns text[], mine uuid[], one_event uuid, most integer)
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
    select row_number() over (order by t.state = 'done', t.due_at nulls last, t.rank, t.id) as n, jsonb_build_object('id', t.id,
      'title', t.title, 'detail', e.name, 'eventId', t.event_id, 'at', case when private.has_clock(t.due_time) then t.due_at end,
      'day', case when not private.has_clock(t.due_time) then t.due_local::date::text end, 'timeZone', t.time_zone, 'state', t.state) as row
    from public.tasks t left join public.events e on e.id = t.event_id
    where t.account_id = any (mine) and t.removed_at is null and (one_event is null or t.event_id = one_event)
      and private.search_words(concat_ws(' ', t.title, array_to_string(t.labels, ' '), private.rich_text_words(t.notes),
        (select string_agg(s ->> 'text', ' ') from jsonb_array_elements(t.checklist) s))) like all (patterns)) f;
  return private.hits('tasks', 55, found, total);
end
$$;
comment on function private.found_tasks(text[], uuid[], uuid, integer) is
  'Tasks by their titles, labels, notes and steps: what is to be done first, the next one due first.';

create function private.texts_tasks(parts text[], near text[], mine uuid[])
returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select w.words from public.tasks t
  cross join lateral (select private.search_words(concat_ws(' ', t.title, array_to_string(t.labels, ' '))) as words offset 0) w
  where t.account_id = any (mine) and t.removed_at is null and case when w.words like any (parts) then w.words ~ all (near) end limit 50
$$;
comment on function private.texts_tasks(text[], text[], uuid[]) is 'Words of tasks that may be meant.';

create function private.fact_task_management(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object('all', count(*), 'open', count(*) filter (where t.state <> 'done'),
        'late', count(*) filter (where t.state <> 'done' and t.due_at <= now())), null, '[]',
      (select jsonb_agg(jsonb_build_object('id', y.id, 'title', y.title, 'detail', e.name,
        'state', case when exists (select from public.task_owners o where o.task_id = y.id) then 'mine' else 'free' end,
        -- A whole day ends at the midnight after it, which is another day already.
        'at', y.due_at - case when private.has_clock(y.due_time) then interval '0' else interval '1 second' end, 'timeZone', y.time_zone)
        order by y.due_at, y.rank, y.id)
      from (select o.* from public.tasks o where o.account_id = any (mine) and o.removed_at is null and o.state <> 'done'
        and o.due_at < now() + interval '14 days' and private.is_ones_own(o) order by o.due_at, o.rank, o.id limit 5) y
      left join public.events e on e.id = y.event_id))
    from public.tasks t where t.account_id = any (mine) and t.removed_at is null);
end
$$;
comment on function private.fact_task_management(uuid[]) is
  'How many tasks there are, are open and are late; the rows are the caller''s (state mine), or nobody''s (free), of the next two weeks.';

create function private.fact_progress_board(mine uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.fact(jsonb_build_object('todo', count(*) filter (where t.state = 'todo'), 'doing', count(*) filter (where t.state = 'doing'),
    'blocked', count(*) filter (where t.state = 'blocked'), 'done', count(*) filter (where t.state = 'done')))
  from public.tasks t where t.account_id = any (mine) and t.removed_at is null
$$;
comment on function private.fact_progress_board(uuid[]) is 'How many tasks stand in each column.';

create function private.fact_timeline(mine uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.fact(jsonb_build_object('due', coalesce(sum(d.due), 0)), null, coalesce(jsonb_agg(d.due order by d.day), '[]'))
  from (
    select n.day, (select count(*) from public.tasks t where t.account_id = any (mine) and t.removed_at is null and t.state <> 'done'
      and t.due_at > now() and (t.due_local)::date = (now() at time zone t.time_zone)::date + n.day) as due
    from generate_series(0, 27) n (day)) d
$$;
comment on function private.fact_timeline(uuid[]) is 'How many tasks fall due on each day of the next four weeks.';

create function private.fact_planning_journey(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object('done', n.done, 'all', n.total),
      jsonb_build_object('name', e.name, 'at', e.start_date, 'timeZone', e.time_zone))
    from public.events e
    cross join lateral (select count(*) as total, count(*) filter (where t.state = 'done') as done
      from public.tasks t where t.event_id = e.id and t.removed_at is null) n
    where e.account_id = any (mine) and e.status <> 'archived' and e.end_date > now() and n.total > 0
    order by e.start_date, e.id limit 1);
end
$$;
comment on function private.fact_planning_journey(uuid[]) is 'How much is done for the next event that has tasks.';
