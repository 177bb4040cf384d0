-- Run of show: what the day's screens read.

create function private.run_moment(at timestamptz)
returns text
language sql stable
set search_path = ''
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;
comment on function private.run_moment(timestamptz) is 'A moment to its last part of a second: what was written is told from what somebody else wrote.';

create function private.run_values(of_activity uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('late', coalesce(r.late, 0), 'longer', coalesce(r.longer, 0),
    'startedAt', private.run_moment(r.started_at), 'endedAt', private.run_moment(r.ended_at), 'isFixed', coalesce(r.is_fixed, false))
  from (select) one left join public.activity_runs r on r.activity_id = of_activity
$$;
comment on function private.run_values(uuid) is 'RunValues: {late, longer, startedAt, endedAt, isFixed} of an activity; as planned where nothing was pressed.';

create function private.run_entries(of_event uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'kind', a.kind, 'visibility', a.visibility,
      'startAt', a.start_at, 'endAt', a.end_at, 'room', a.room, 'hostName', a.host_name, 'hostMemberId', a.host_member_id,
      'hostGuestId', a.host_guest_id, 'signedUp', (select count(*) from public.activity_sign_ups s where s.activity_id = a.id and s.status <> 'left'))
    || private.run_values(a.id) order by a.start_at, a.end_at, a.room, a.id), '[]')
  from public.activities a where a.event_id = of_event and a.status = 'published'
$$;
comment on function private.run_entries(uuid) is 'RunEntry[]: what takes place, planned and as it runs; neither drafts nor what was called off.';

create function private.run_tasks(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'dueAt', t.due_at, 'isDone', t.state = 'done',
      'activityId', case when t.due_time ->> 'kind' = 'relative' then t.due_time ->> 'activityId' end,
      'owners', (select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(o.member_id, o.helper_id), 'name', coalesce(h.name, p.display_name))
          order by o.created_at, o.id), '[]')
        from public.task_owners o left join public.task_helpers h on h.id = o.helper_id
        left join public.team_members m on m.id = o.member_id left join public.profiles p on p.user_id = m.user_id
        where o.task_id = t.id)) order by t.due_at, t.rank, t.id), '[]')
  from public.tasks t
  where t.event_id = event.id and t.removed_at is null and private.has_clock(t.due_time)
    and t.due_at between event.start_date - interval '36 hours' and event.end_date + interval '36 hours'
    and private.may('tasks.read', event.account_id, event.id)
$$;
comment on function private.run_tasks(public.events) is 'RunTask[]: tasks that are due at a moment around the event, for who may read tasks.';

create function private.run_press_lines(of_event uuid, most integer)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'activityId', p.activity_id, 'act', p.act, 'minutes', p.minutes,
      'at', p.pressed_at, 'by', coalesce(f.display_name, h.name), 'isUndone', p.undone_at is not null) order by p.received_at desc, p.id), '[]')
  from (select * from public.run_presses p where p.event_id = of_event order by p.received_at desc, p.id limit most) p
  left join public.profiles f on f.user_id = p.pressed_by left join public.task_helpers h on h.id = p.helper_id
$$;
comment on function private.run_press_lines(uuid, integer) is 'RunPressLine[]: the latest presses, with who it was.';

create function private.run_of_show(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'event', jsonb_build_object('id', event.id, 'name', event.name, 'status', event.status, 'timeZone', event.time_zone,
      'startDate', event.start_date, 'endDate', event.end_date, 'eventTypeId', event.event_type_id),
    'entries', private.run_entries(event.id),
    'tasks', private.run_tasks(event),
    'presses', private.run_press_lines(event.id, 30),
    'arrived', case when private.may('check_in.read', event.account_id, event.id) then (
      select count(*) from public.check_ins c where c.scope_id = event.id and c.result = 'ok' and c.undone_at is null) end,
    'memberId', (select m.id from public.team_members m
      where m.account_id = event.account_id and m.user_id = auth.uid() and m.status = 'active'),
    'mayPress', private.may('schedule.run', event.account_id, event.id),
    'tellsGuests', event.status = 'published' and private.may('schedule.write', event.account_id, event.id)
      and exists (select from public.schedule_versions v where v.event_id = event.id),
    'serverTime', now())
$$;
comment on function private.run_of_show(public.events) is 'RunOfShow: all that the screens of the day draw, as its caller may see it.';

create function public.get_run_of_show(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param and private.may('events.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  return private.run_of_show(event);
end
$$;
comment on function public.get_run_of_show(uuid) is 'RunOfShow of an event: what happens now and next, by place and by person.';

create function private.keep_plan_moved()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.activity_runs r set late = 0, longer = 0, told_late = 0, told_longer = 0
  where r.activity_id = new.id and r.started_at is null;
  return null;
end
$$;
comment on function private.keep_plan_moved() is 'Who moves the plan itself means the time that they choose: it is not late on top of that.';

create function private.is_over_run_late(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.activity_runs r where r.activity_id = told.subject_id and r.started_at is not null)
    or not exists (select from public.activities a where a.id = told.subject_id and a.status = 'published' and a.end_at > now() - interval '1 day')
$$;
comment on function private.is_over_run_late(public.notices) is 'What has started by now, or is not in the schedule any more, is late no longer.';
