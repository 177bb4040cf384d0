-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.write_task(uuid, jsonb, integer);

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
    done := private.write_task((change ->> 'id')::uuid, coalesce(change -> 'patch', '{}'), (change ->> 'revision')::integer, change -> 'made');
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

CREATE OR REPLACE FUNCTION private.write_task(task_id_param uuid, patch jsonb, base integer, made jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  task public.tasks;
  fields jsonb;
  wanted jsonb;
  written jsonb := '{}';
  before jsonb := '{}';
  clashes jsonb := '[]';
  name text;
begin
  select * into task from public.tasks t where t.id = task_id_param for no key update;
  fields := private.task_fields(task);
  wanted := private.task_wanted(fields, patch);
  if patch ?| array['after', 'before'] then
    wanted := wanted || jsonb_build_object('rank', private.task_rank(task, patch)::text);
  end if;
  perform private.check_task_fields(wanted, task.event_id);
  for name in select k from jsonb_object_keys(wanted) k order by k loop
    continue when fields -> name is not distinct from wanted -> name;
    -- Written by somebody else since it was read, or other than what is taken back: theirs stays. A change within a list is no clash.
    if patch ? name and name <> 'rank' and (case when made ? name then fields -> name is distinct from made -> name
      else coalesce((task.field_revisions ->> name)::integer, 1) > base end) then
      clashes := clashes || jsonb_build_array(jsonb_build_object('id', task.id, 'field', name, 'theirs', fields -> name));
      continue;
    end if;
    written := written || jsonb_build_object(name, wanted -> name);
    before := before || jsonb_build_object(name, fields -> name);
  end loop;
  if written = '{}' then
    return jsonb_build_object('before', null, 'clashes', clashes);
  end if;
  fields := fields || written;
  update public.tasks t set title = trim(private.without_turns(fields ->> 'title')), notes = nullif(fields -> 'notes', 'null'), state = fields ->> 'state',
    priority = fields ->> 'priority', stage = fields ->> 'stage', start_time = nullif(fields -> 'start', 'null'), due_time = nullif(fields -> 'due', 'null'),
    labels = array(select trim(l) from jsonb_array_elements_text(fields -> 'labels') l), checklist = fields -> 'checklist',
    repeat = nullif(fields -> 'repeat', 'null'), cost_minor = (fields -> 'cost' ->> 'minor')::bigint, cost_currency = fields -> 'cost' ->> 'currency',
    rank = (fields ->> 'rank')::numeric, revision = t.revision + 1,
    removed_at = case when (fields ->> 'removed')::boolean then coalesce(t.removed_at, now()) end,
    field_revisions = t.field_revisions || (select jsonb_object_agg(k, t.revision + 1) from jsonb_object_keys(written) k)
  where t.id = task.id returning * into task;
  if written ? 'owners' then
    perform private.audit(task.account_id, 'tasks.owners', 'tasks', task.id::text,
      jsonb_build_object('owners', before -> 'owners'), jsonb_build_object('owners', written -> 'owners'));
    perform private.set_task_owners(task, fields -> 'owners');
  end if;
  if written ? 'waitsFor' then
    perform private.audit(task.account_id, 'tasks.waits', 'tasks', task.id::text,
      jsonb_build_object('waitsFor', before -> 'waitsFor'), jsonb_build_object('waitsFor', written -> 'waitsFor'));
    perform private.set_task_waits(task, fields -> 'waitsFor');
  end if;
  if written ->> 'state' = 'done' and task.repeat is not null and task.next_id is null then
    perform private.repeat_task(task);
  end if;
  fields := private.task_fields(task);
  return jsonb_build_object('before', jsonb_build_object('id', task.id, 'patch', before, 'revision', task.revision,
    'made', (select jsonb_object_agg(k, fields -> k) from jsonb_object_keys(written) k)), 'clashes', clashes);
end
$function$;

comment on table private.task_undos is 'How each write of tasks is taken back: TaskChange[] with what stood there, each with what it made of it. Kept for a day.';

comment on function private.write_task(uuid, jsonb, integer, jsonb) is 'Writes a TaskPatch, by one transaction at a time. {before: TaskChange that takes it back, clashes: what somebody else wrote since revision `base`}; without a base nothing clashes. What takes a write back says what that had `made`: a field that is that again is no clash, though it was written since.';

reset check_function_bodies;
