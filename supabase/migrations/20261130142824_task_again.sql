-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

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
  elsif before ->> 'state' = 'done' and task.next_id is not null then
    perform private.take_back_repeat(task);
  end if;
  fields := private.task_fields(task);
  return jsonb_build_object('before', jsonb_build_object('id', task.id, 'patch', before, 'revision', task.revision,
    'made', (select jsonb_object_agg(k, fields -> k) from jsonb_object_keys(written) k)), 'clashes', clashes);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_back_repeat(task public.tasks)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.tasks t set removed_at = now(), revision = t.revision + 1, field_revisions = t.field_revisions || jsonb_build_object('removed', t.revision + 1)
  where t.id = task.next_id and t.revision = 1 and t.removed_at is null
    and not exists (select from public.threads h where h.account_id = t.account_id and h.kind = 'task' and h.subject = t.id::text and h.last_place > 0);
  if found then
    update public.tasks t set next_id = null where t.id = task.id;
  end if;
end
$function$;

comment on function private.take_back_repeat(public.tasks) is 'A task that was done is open again: the next one, which its tick had made, goes, unless somebody has written or said something there.';

reset check_function_bodies;
