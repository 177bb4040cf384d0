-- Tasks: how they are told.

create function private.task_fields(task public.tasks)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('title', task.title, 'notes', task.notes, 'state', task.state, 'priority', task.priority,
    'stage', task.stage, 'start', task.start_time, 'due', task.due_time, 'labels', to_jsonb(task.labels),
    'owners', private.task_owner_ids(task.id), 'waitsFor', private.task_wait_ids(task.id), 'checklist', task.checklist,
    'repeat', task.repeat, 'cost', private.task_cost(task), 'rank', task.rank::text, 'removed', task.removed_at is not null);
end
$$;
comment on function private.task_fields(public.tasks) is 'All of a task that can be written, by the names of a TaskPatch.';

create function private.task_owner_ids(of_task_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(coalesce(o.member_id, o.helper_id) order by o.created_at, o.id), '[]')
    from public.task_owners o where o.task_id = of_task_id);
end
$$;
comment on function private.task_owner_ids(uuid) is 'Ids of the members and helpers who do a task.';

create function private.task_wait_ids(of_task_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- Most wait for nothing, and then no other task need be looked at.
  if not exists (select from public.task_waits w where w.task_id = of_task_id) then
    return '[]';
  end if;
  return (select coalesce(jsonb_agg(w.waits_for_id order by t.rank, t.id), '[]')
    from public.task_waits w join public.tasks t on t.id = w.waits_for_id
    where w.task_id = of_task_id and t.removed_at is null);
end
$$;
comment on function private.task_wait_ids(uuid) is 'Ids of what a task waits for.';

create function private.task_cost(task public.tasks)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when task.cost_minor is not null then jsonb_build_object('minor', task.cost_minor, 'currency', task.cost_currency) end
$$;
comment on function private.task_cost(public.tasks) is '{minor, currency}, or null.';

create function private.task_row_with(task public.tasks, sees_money boolean, owners jsonb, waits_for jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- Without a query in it, so that a list of thousands plans nothing a row.
  return jsonb_build_object('id', task.id, 'eventId', task.event_id, 'title', task.title, 'state', task.state,
    'priority', task.priority, 'stage', task.stage, 'start', task.start_time, 'due', task.due_time,
    'startLocal', private.wall_text(task.start_local), 'dueLocal', private.wall_text(task.due_local), 'dueAt', task.due_at,
    'timeZone', task.time_zone, 'labels', to_jsonb(task.labels), 'owners', coalesce(owners, '[]'), 'waitsFor', coalesce(waits_for, '[]'),
    'stepsDone', jsonb_array_length(jsonb_path_query_array(task.checklist, '$[*] ? (@.done == true)')),
    'stepsAll', jsonb_array_length(task.checklist), 'hasNotes', task.notes is not null, 'repeat', task.repeat,
    'cost', case when sees_money and task.cost_minor is not null
      then jsonb_build_object('minor', task.cost_minor, 'currency', task.cost_currency) end,
    'rank', task.rank::double precision, 'revision', task.revision, 'doneAt', task.done_at,
    'templateKey', task.template_key, 'removed', task.removed_at is not null);
end
$$;
comment on function private.task_row_with(public.tasks, boolean, jsonb, jsonb) is
  'TaskRow, with who does it and what it waits for (null: nobody, nothing); what it costs is for who sees money alone.';

create function private.task_row(task public.tasks, sees_money boolean)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.task_row_with(task, sees_money, private.task_owner_ids(task.id), private.task_wait_ids(task.id));
end
$$;
comment on function private.task_row(public.tasks, boolean) is 'TaskRow of one; what it costs is for who sees money alone.';

create function private.owners_of_tasks(ids uuid[])
returns table (task_id uuid, owners jsonb)
language sql stable
security definer
set search_path = ''
as $$
  select o.task_id, jsonb_agg(coalesce(o.member_id, o.helper_id) order by o.created_at, o.id)
  from public.task_owners o where o.task_id = any (ids) group by o.task_id
$$;
comment on function private.owners_of_tasks(uuid[]) is 'Ids of the members and helpers who do some tasks.';

create function private.waits_of_tasks(ids uuid[])
returns table (task_id uuid, waits_for jsonb)
language sql stable
security definer
set search_path = ''
as $$
  select w.task_id, jsonb_agg(w.waits_for_id order by t.rank, t.id)
  from public.task_waits w join public.tasks t on t.id = w.waits_for_id
  where w.task_id = any (ids) and t.removed_at is null group by w.task_id
$$;
comment on function private.waits_of_tasks(uuid[]) is 'Ids of what some tasks wait for.';

create function private.seen_task_rows(ids uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with places as materialized (
    select p.account_id, p.event_id, private.may('money.read', p.account_id, p.event_id) as sees_money
    from (select distinct t.account_id, t.event_id from public.tasks t where t.id = any (ids)) p)
  select jsonb_agg(private.task_row_with(t, p.sees_money, o.owners, w.waits_for) order by t.rank, t.id)
  from public.tasks t join places p on p.account_id = t.account_id and p.event_id is not distinct from t.event_id
  left join private.owners_of_tasks(ids) o on o.task_id = t.id
  left join private.waits_of_tasks(ids) w on w.task_id = t.id
  where t.id = any (ids)
$$;
comment on function private.seen_task_rows(uuid[]) is 'TaskRow[] of some tasks, as the caller may see them.';

create function private.task_people(of_account_id uuid, at_event_ids uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(p.person order by p.place, p.name), '[]') from (
    select case when m.user_id = (select auth.uid()) then 0 else 1 end as place, lower(f.display_name) as name,
      jsonb_build_object('id', m.id, 'kind', 'member', 'name', f.display_name, 'avatarUrl', f.avatar_url,
        'isMe', m.user_id = (select auth.uid()), 'isGone', m.status <> 'active') as person
    from public.team_members m join public.profiles f on f.user_id = m.user_id
    where m.account_id = of_account_id and (
      m.status = 'active' and (m.event_scope = 'all' or exists (
        select from public.member_events e where e.member_id = m.id and (at_event_ids is null or e.event_id = any (at_event_ids))))
      or exists (select from public.task_owners o join public.tasks t on t.id = o.task_id
        where o.member_id = m.id and o.account_id = of_account_id and (at_event_ids is null or t.event_id = any (at_event_ids))))
    union all
    select 2, lower(h.name), jsonb_build_object('id', h.id, 'kind', 'helper', 'name', h.name, 'avatarUrl', null,
      'isMe', false, 'isGone', h.revoked_at is not null)
    from public.task_helpers h where h.account_id = of_account_id and (at_event_ids is null or h.event_id = any (at_event_ids))) p
$$;
comment on function private.task_people(uuid, uuid[]) is
  'TaskPerson[]: who can own a task of some events, or (null) of any; who has left stays while they own one. The caller first, without addresses.';

create function public.list_tasks(request jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  of text := coalesce(request ->> 'of', 'all');
  one_event uuid := (request ->> 'eventId')::uuid;
  reach uuid[];
  accounts uuid[];
  events uuid[];
  money_accounts uuid[];
  money_events uuid[];
  sees_money boolean;
  me uuid[] := array(select m.id from public.team_members m where m.user_id = (select auth.uid()));
  start integer := private.page_start(request);
  size integer := least(greatest(coalesce((request ->> 'size')::integer, 1000), 1), 1000);
  ids uuid[];
  rows jsonb;
  total bigint;
begin
  if one_event is not null then
    reach := array(select e.account_id from public.events e where e.id = one_event);
    perform private.require_permission('tasks.read', reach[1], one_event);
    sees_money := private.may('money.read', reach[1], one_event);
  else
    accounts := array(select private.shown_accounts('tasks.read'));
    events := array(select private.shown_events('tasks.read'));
    reach := array(select private.shown_reach('tasks.read'));
    money_accounts := array(select private.shown_accounts('money.read'));
    money_events := array(select private.shown_events('money.read'));
  end if;
  with own as materialized (
    select t.id, t.rank from public.tasks t
    where t.removed_at is null and t.account_id = any (reach)
      and (case when one_event is not null then t.event_id = one_event
        else t.account_id = any (accounts) or t.event_id = any (events) end)
      and (of <> 'mine'
        or exists (select from public.task_owners o where o.task_id = t.id and o.member_id = any (me))
        or t.created_by = (select auth.uid()) and t.event_id is null
          and not exists (select from public.task_owners o where o.task_id = t.id)))
  select (select count(*) from own), array(select o.id from own o order by o.rank, o.id offset start limit size)
  into total, ids;
  select coalesce(jsonb_agg(private.task_row_with(t,
    coalesce(sees_money, t.account_id = any (money_accounts) or t.event_id = any (money_events), false), o.owners, w.waits_for)
    order by t.rank, t.id), '[]')
  into rows
  from public.tasks t
  left join private.owners_of_tasks(ids) o on o.task_id = t.id
  left join private.waits_of_tasks(ids) w on w.task_id = t.id
  where t.id = any (ids);
  return jsonb_build_object('total', total, 'rows', rows, 'limits', private.task_limits(one_event),
    'mayWrite', case when one_event is not null
        then jsonb_build_object('all', private.may('tasks.write', reach[1], one_event), 'events', '[]'::jsonb)
      else jsonb_build_object('all', exists (select from private.shown_accounts('tasks.write')),
        'events', (select coalesce(jsonb_agg(e), '[]') from private.shown_events('tasks.write') e)) end,
    -- Who may read no task is told no name; who reads those of chosen events, the people of these.
    'people', case when start > 0 or reach[1] is null then '[]'
      when one_event is not null then private.task_people(reach[1], array[one_event])
      else private.task_people(reach[1], case when reach[1] = any (accounts) then null else events end) end);
end
$$;
comment on function public.list_tasks(jsonb) is
  'TaskList of {of: all, mine or event, eventId?, from, size up to 1000}: an event''s tasks, or those of all events of the chosen account; mine are those the caller owns, and what they wrote down for nobody. Which of them the caller may write, and the limits of that event''s board. With the first page, who can own them.';

create function private.own_task(target_task_id uuid, wanted text)
returns public.tasks
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  task public.tasks;
begin
  select * into task from public.tasks t where t.id = target_task_id;
  perform private.require_permission(wanted, task.account_id, task.event_id);
  return task;
end
$$;
comment on function private.own_task(uuid, text) is 'A task for which the caller holds a permission; the one refusal where they do not.';

create function public.get_task(task_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  task public.tasks := private.own_task(task_id_param, 'tasks.read');
begin
  return private.task_record(task);
end
$$;
comment on function public.get_task(uuid) is 'TaskRecord.';

create function private.task_record(task public.tasks)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  sees_money boolean := private.may('money.read', task.account_id, task.event_id);
begin
  return private.task_row(task, sees_money) || jsonb_build_object('notes', task.notes, 'checklist', task.checklist,
    'mayWrite', private.may('tasks.write', task.account_id, task.event_id), 'seesMoney', sees_money,
    'event', (select jsonb_build_object('name', e.name, 'startLocal', private.wall_text(e.start_local),
      'endLocal', private.wall_text(e.end_local)) from public.events e where e.id = task.event_id),
    'dueActivity', (select a.title from public.activities a
      where a.id = (task.due_time ->> 'activityId')::uuid and a.event_id = task.event_id),
    'waiting', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'state', t.state) order by t.rank, t.id), '[]')
      from public.task_waits w join public.tasks t on t.id = w.task_id where w.waits_for_id = task.id and t.removed_at is null),
    'blockers', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'state', t.state) order by t.rank, t.id), '[]')
      from public.task_waits w join public.tasks t on t.id = w.waits_for_id where w.task_id = task.id and t.removed_at is null),
    'people', private.task_people(task.account_id, case when task.event_id is not null then array[task.event_id] end),
    'createdAt', task.created_at,
    'createdBy', (select p.display_name from public.profiles p where p.user_id = task.created_by));
end
$$;
comment on function private.task_record(public.tasks) is 'TaskRecord: the row with all that a task says, what waits for it and what it waits for.';
