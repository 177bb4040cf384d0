-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

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
$function$;

reset check_function_bodies;
