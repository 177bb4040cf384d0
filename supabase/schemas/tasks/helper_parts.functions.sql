-- The day of those who help by a link: what they host, and what they press about it.

create function private.is_hosted_by(activity public.activities, helper public.task_helpers)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select activity.event_id = helper.event_id and activity.host_guest_id is null and activity.host_member_id is null
    and lower(activity.host_name) = lower(helper.name)
    and not exists (select from public.task_helpers h
      where h.event_id = helper.event_id and h.id <> helper.id and h.revoked_at is null and lower(h.name) = lower(helper.name))
$$;
comment on function private.is_hosted_by(public.activities, public.task_helpers) is
  'Whether the host that is named is this helper: nobody of the team or the list is linked, and no other helper has the name.';

create function private.helper_parts(helper public.task_helpers)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'room', a.room, 'startAt', a.start_at, 'endAt', a.end_at,
      'pressId', (select p.id from (select * from public.run_presses r where r.activity_id = a.id and r.undone_at is null and r.act <> 'fix'
        order by r.received_at desc limit 1) p where p.helper_id = helper.id)) || private.run_values(a.id)
    order by a.start_at, a.end_at, a.id), '[]')
  from public.activities a where a.event_id = helper.event_id and a.status = 'published' and private.is_hosted_by(a, helper)
$$;
comment on function private.helper_parts(public.task_helpers) is
  'HelperPart[]: what a helper hosts, planned and as it runs; pressId is their own press where it was the last about it.';

create function public.press_as_helper(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  helper constant public.task_helpers := private.open_helping(token);
  wanted constant uuid := (payload ->> 'activityId')::uuid;
  later constant integer := (payload ->> 'minutes')::integer;
  event public.events;
  stood jsonb;
  press jsonb := jsonb_build_object('id', payload -> 'pressId', 'at', payload -> 'at', 'act', payload -> 'act', 'activityId', wanted);
begin
  select * into event from public.events e where e.id = helper.event_id for no key update;
  if not exists (select from public.activities a where a.id = wanted and a.status = 'published' and private.is_hosted_by(a, helper)) then
    perform private.refuse(404, 'not_found', 'This is not yours any more');
  elsif payload ->> 'act' is null or payload ->> 'act' not in ('start', 'done', 'late', 'undo') then
    perform private.refuse(400, 'invalid_input', 'Say what happened: started, done, later or taken back', 'act');
  elsif payload ->> 'act' = 'late' and (later is null or later not between 1 and 60) then
    perform private.refuse(400, 'invalid_input', 'Say by how many minutes, at most an hour', 'minutes');
  elsif payload ->> 'act' = 'undo' then
    if not exists (select from public.run_presses p where p.id = (payload ->> 'undoneId')::uuid and p.activity_id = wanted and p.helper_id = helper.id) then
      perform private.refuse(404, 'not_found', 'This is not yours any more');
    end if;
    press := press || jsonb_build_object('pressId', payload -> 'undoneId');
  elsif payload ->> 'act' = 'late' then
    -- Their own part alone: what it pushes is for the team to decide. What has begun lasts longer.
    stood := jsonb_build_object('late', payload -> 'late', 'longer', payload -> 'longer');
    press := press || jsonb_build_object('minutes', later, 'changes', jsonb_build_array(jsonb_build_object('id', wanted, 'from', stood,
      'to', case when private.run_values(wanted) ->> 'startedAt' is null then stood || jsonb_build_object('late', (payload ->> 'late')::integer + later)
        else stood || jsonb_build_object('longer', (payload ->> 'longer')::integer + later) end)));
  end if;
  if private.take_run_press(event, press, helper.id) ->> 'outcome' = 'clash' then
    perform private.refuse(409, 'conflict', 'Somebody has pressed about this meanwhile');
  end if;
  return private.helper_tasks(helper);
end
$$;
comment on function public.press_as_helper(text, jsonb) is
  'A helper says of what they host that it has started, is done, or is later: {activityId, pressId, at, act, minutes?, late?, longer?}; or takes back what they pressed: {act: undo, undoneId}. late and longer are what stood there when they pressed. HelperTasks.';
