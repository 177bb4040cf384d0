-- Who changed what of a task and when, out of the log of changes.

create function public.get_task_history(task_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  task public.tasks := private.own_task(task_id_param, 'tasks.read');
  sees_money boolean := private.may('money.read', task.account_id, task.event_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'at', h.created_at, 'by', h.who, 'isMe', h.is_me, 'kind', h.kind, 'before', h.before, 'after', h.after)
      order by h.id desc), '[]')
    from (
      select l.id, l.created_at, p.display_name as who, l.actor_user_id is not distinct from (select auth.uid()) as is_me,
        case l.action when 'tasks.insert' then 'added' when 'tasks.owners' then 'owners' when 'tasks.waits' then 'waits' else 'changed' end as kind,
        case when l.action <> 'tasks.insert' then private.task_change_told(l.before, sees_money) end as before,
        case when l.action <> 'tasks.insert' then private.task_change_told(l.after, sees_money) end as after
      from public.audit_log l left join public.profiles p on p.user_id = l.actor_user_id
      where l.resource_type = 'tasks' and l.resource_id = task.id::text and l.account_id = task.account_id
      order by l.id desc limit 200) h
    where h.kind <> 'changed' or h.before <> '{}' or h.after <> '{}');
end
$$;
comment on function public.get_task_history(uuid) is
  'TaskHistoryEntry[]: the last 200 changes of a task, the newest first; what it costs is for who sees money alone.';

create function private.task_change_told(part jsonb, sees_money boolean)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(case jsonb_typeof(part) when 'object' then part else '{}' end) f
  where f.key in ('title', 'state', 'priority', 'stage', 'due_local', 'start_local', 'labels', 'checklist', 'repeat', 'owners', 'waitsFor', 'removed_at')
    or f.key = 'notes' or f.key in ('cost_minor', 'cost_currency') and sees_money
$$;
comment on function private.task_change_told(jsonb, boolean) is 'What of a logged change of a task is told, by the names of columns.';
