-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.task_people(uuid, uuid);

drop function private.task_row(public.tasks);

CREATE OR REPLACE FUNCTION private.task_record(task public.tasks)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sees_money boolean := private.may('money.read', task.account_id, task.event_id);
begin
  return private.task_row(task, sees_money) || jsonb_build_object('notes', task.notes, 'checklist', task.checklist,
    'mayWrite', private.may('tasks.write', task.account_id, task.event_id), 'seesMoney', sees_money,
    'event', (select jsonb_build_object('name', e.name, 'startLocal', private.wall_text(e.start_local),
      'endLocal', private.wall_text(e.end_local)) from public.events e where e.id = task.event_id),
    'waiting', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'state', t.state) order by t.rank, t.id), '[]')
      from public.task_waits w join public.tasks t on t.id = w.task_id where w.waits_for_id = task.id and t.removed_at is null),
    'blockers', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'state', t.state) order by t.rank, t.id), '[]')
      from public.task_waits w join public.tasks t on t.id = w.waits_for_id where w.task_id = task.id and t.removed_at is null),
    'people', private.task_people(task.account_id, case when task.event_id is not null then array[task.event_id] end),
    'createdAt', task.created_at,
    'createdBy', (select p.display_name from public.profiles p where p.user_id = task.created_by));
end
$function$;

CREATE OR REPLACE FUNCTION private.write_tasks(changes jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[] := array(select (c ->> 'id')::uuid from jsonb_array_elements(changes) c);
  place record;
  in_account_id uuid;
  change jsonb;
  done jsonb;
  undo jsonb := '[]';
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
    done := private.write_task((change ->> 'id')::uuid, coalesce(change -> 'patch', '{}'), (change ->> 'revision')::integer);
    clashes := clashes || (done -> 'clashes');
    if done ->> 'before' is not null then
      -- What is taken back goes the other way round.
      undo := jsonb_build_array(done -> 'before') || undo;
    end if;
  end loop;
  return jsonb_build_object('undoId', private.keep_undo(in_account_id, undo), 'clashes', clashes,
    'tasks', private.seen_task_rows(ids || array(
      select d.next_id from public.tasks d where d.id = any (ids) and d.state = 'done' and d.next_id is not null)));
end
$function$;

CREATE OR REPLACE FUNCTION public.add_tasks(event_id_param uuid, inputs jsonb, zone_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  in_account_id uuid := case when event_id_param is null then private.chosen_account()
    else (select e.account_id from public.events e where e.id = event_id_param) end;
  ids uuid[] := '{}';
  input jsonb;
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
  for input in select * from jsonb_array_elements(inputs) loop
    ids := ids || private.add_task(in_account_id, event_id_param, zone, input);
  end loop;
  return jsonb_build_object('clashes', '[]'::jsonb,
    'undoId', private.keep_undo(in_account_id, (select jsonb_agg(jsonb_build_object('id', i, 'patch', '{"removed": true}'::jsonb)) from unnest(ids) i)),
    'tasks', private.seen_task_rows(ids));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_tasks(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
    select t from public.tasks t
    where t.removed_at is null and t.account_id = any (reach)
      and (case when one_event is not null then t.event_id = one_event
        else t.account_id = any (accounts) or t.event_id = any (events) end)
      and (of <> 'mine'
        or exists (select from public.task_owners o where o.task_id = t.id and o.member_id = any (me))
        or t.created_by = (select auth.uid()) and t.event_id is null
          and not exists (select from public.task_owners o where o.task_id = t.id))
    order by t.rank, t.id),
  page as (select o.t from own o order by (o.t).rank, (o.t).id offset start limit size)
  select (select count(*) from own), (select coalesce(jsonb_agg(private.task_row(p.t,
    coalesce(sees_money, (p.t).account_id = any (money_accounts) or (p.t).event_id = any (money_events), false)) order by (p.t).rank, (p.t).id), '[]') from page p)
  into total, rows;
  return jsonb_build_object('total', total, 'rows', rows,
    'mayWrite', case when one_event is not null
        then jsonb_build_object('all', private.may('tasks.write', reach[1], one_event), 'events', '[]'::jsonb)
      else jsonb_build_object('all', exists (select from private.shown_accounts('tasks.write')),
        'events', (select coalesce(jsonb_agg(e), '[]') from private.shown_events('tasks.write') e)) end,
    -- Who may read no task is told no name; who reads those of chosen events, the people of these.
    'people', case when start > 0 or reach[1] is null then '[]'
      when one_event is not null then private.task_people(reach[1], array[one_event])
      else private.task_people(reach[1], case when reach[1] = any (accounts) then null else events end) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.seen_task_rows(ids uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with places as materialized (
    select p.account_id, p.event_id, private.may('money.read', p.account_id, p.event_id) as sees_money
    from (select distinct t.account_id, t.event_id from public.tasks t where t.id = any (ids)) p)
  select jsonb_agg(private.task_row(t, p.sees_money) order by t.rank, t.id)
  from public.tasks t join places p on p.account_id = t.account_id and p.event_id is not distinct from t.event_id
  where t.id = any (ids)
$function$;

CREATE OR REPLACE FUNCTION private.task_people(of_account_id uuid, at_event_ids uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.task_row(task public.tasks, sees_money boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', task.id, 'eventId', task.event_id, 'title', task.title, 'state', task.state,
    'priority', task.priority, 'stage', task.stage, 'start', task.start_time, 'due', task.due_time,
    'startLocal', private.wall_text(task.start_local), 'dueLocal', private.wall_text(task.due_local), 'dueAt', task.due_at,
    'timeZone', task.time_zone, 'labels', to_jsonb(task.labels), 'owners', private.task_owner_ids(task.id),
    'waitsFor', private.task_wait_ids(task.id), 'stepsDone', (select count(*) from jsonb_array_elements(task.checklist) s where s -> 'done' = 'true'),
    'stepsAll', jsonb_array_length(task.checklist), 'hasNotes', task.notes is not null, 'repeat', task.repeat,
    'cost', case when sees_money then private.task_cost(task) end, 'rank', task.rank::double precision, 'revision', task.revision, 'doneAt', task.done_at,
    'templateKey', task.template_key, 'removed', task.removed_at is not null);
end
$function$;

comment on function public.list_tasks(jsonb) is 'TaskList of {of: all, mine or event, eventId?, from, size up to 1000}: an event''s tasks, or those of all events of the chosen account; mine are those the caller owns, and what they wrote down for nobody. Which of them the caller may write. With the first page, who can own them.';

revoke select on table public.tasks from authenticated;

grant select (account_id) on table public.tasks to authenticated;

grant select (checklist) on table public.tasks to authenticated;

grant select (created_at) on table public.tasks to authenticated;

grant select (created_by) on table public.tasks to authenticated;

grant select (done_at) on table public.tasks to authenticated;

grant select (done_by) on table public.tasks to authenticated;

grant select (due_at) on table public.tasks to authenticated;

grant select (due_local) on table public.tasks to authenticated;

grant select (due_time) on table public.tasks to authenticated;

grant select (event_id) on table public.tasks to authenticated;

grant select (field_revisions) on table public.tasks to authenticated;

grant select (id) on table public.tasks to authenticated;

grant select (labels) on table public.tasks to authenticated;

grant select (next_id) on table public.tasks to authenticated;

grant select (notes) on table public.tasks to authenticated;

grant select (priority) on table public.tasks to authenticated;

grant select (rank) on table public.tasks to authenticated;

grant select (removed_at) on table public.tasks to authenticated;

grant select (repeat) on table public.tasks to authenticated;

grant select (revision) on table public.tasks to authenticated;

grant select (stage) on table public.tasks to authenticated;

grant select (start_local) on table public.tasks to authenticated;

grant select (start_time) on table public.tasks to authenticated;

grant select (state) on table public.tasks to authenticated;

grant select (template_key) on table public.tasks to authenticated;

grant select (time_zone) on table public.tasks to authenticated;

grant select (title) on table public.tasks to authenticated;

grant select (updated_at) on table public.tasks to authenticated;

comment on function private.seen_task_rows(uuid[]) is 'TaskRow[] of some tasks, as the caller may see them.';

comment on function private.task_people(uuid, uuid[]) is 'TaskPerson[]: who can own a task of some events, or (null) of any; who has left stays while they own one. The caller first, without addresses.';

comment on function private.task_row(public.tasks, boolean) is 'TaskRow; what it costs is for who sees money alone.';

reset check_function_bodies;
