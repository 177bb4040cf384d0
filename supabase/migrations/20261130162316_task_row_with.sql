-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.task_row(public.tasks, boolean, jsonb, jsonb);

CREATE OR REPLACE FUNCTION private.seen_task_rows(ids uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with places as materialized (
    select p.account_id, p.event_id, private.may('money.read', p.account_id, p.event_id) as sees_money
    from (select distinct t.account_id, t.event_id from public.tasks t where t.id = any (ids)) p)
  select jsonb_agg(private.task_row_with(t, p.sees_money, o.owners, w.waits_for) order by t.rank, t.id)
  from public.tasks t join places p on p.account_id = t.account_id and p.event_id is not distinct from t.event_id
  left join private.owners_of_tasks(ids) o on o.task_id = t.id
  left join private.waits_of_tasks(ids) w on w.task_id = t.id
  where t.id = any (ids)
$function$;

CREATE OR REPLACE FUNCTION private.task_row(task public.tasks, sees_money boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.task_row_with(task, sees_money, private.task_owner_ids(task.id), private.task_wait_ids(task.id));
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
$function$;

CREATE OR REPLACE FUNCTION private.task_row_with(task public.tasks, sees_money boolean, owners jsonb, waits_for jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

comment on function private.task_row_with(public.tasks, boolean, jsonb, jsonb) is 'TaskRow, with who does it and what it waits for (null: nobody, nothing); what it costs is for who sees money alone.';

reset check_function_bodies;
