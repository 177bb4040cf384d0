-- Limits of the board's columns: an event's, the same for all who plan it.

create function private.task_limits(of_event_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(l.state, l.most), '{}') from public.task_limits l where l.event_id = of_event_id
$$;
comment on function private.task_limits(uuid) is 'TaskLimits of an event: {state: how many}.';

create function public.limit_tasks(event_id_param uuid, state_param text, most_param integer default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('tasks.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'task-management');
  if state_param is null or state_param not in ('todo', 'doing', 'blocked') then
    perform private.refuse(400, 'invalid_input', 'This column takes as many as come', 'state');
  elsif most_param not between 1 and 99 then
    perform private.refuse(400, 'invalid_input', 'A limit is a number from 1 to 99', 'most');
  elsif most_param is null then
    delete from public.task_limits l where l.event_id = event.id and l.state = state_param;
  else
    insert into public.task_limits (event_id, account_id, state, most) values (event.id, event.account_id, state_param, most_param)
    on conflict (event_id, state) do update set most = excluded.most;
  end if;
  return private.task_limits(event.id);
end
$$;
comment on function public.limit_tasks(uuid, text, integer) is
  'How many tasks of a state (todo, doing, blocked) an event''s board takes, 1 to 99; null: as many as come. TaskLimits.';

create function private.copy_task_limits(source public.events, copy public.events)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.task_limits (event_id, account_id, state, most)
  select copy.id, copy.account_id, l.state, l.most from public.task_limits l where l.event_id = source.id
$$;
comment on function private.copy_task_limits(public.events, public.events) is 'A board keeps its limits.';
