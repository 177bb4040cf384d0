-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- column public.run_presses.helper_id: nothing becomes 16 uuid
-- constraint public.run_presses run_presses_helper_id_fkey: nothing becomes FOREIGN KEY (helper_id) REFERENCES public.task_helpers(id) ON DELETE SET NULL
-- index public.run_presses_helper: nothing becomes CREATE INDEX run_presses_helper ON public.run_presses USING btree (helper_id)
alter table public.run_presses add column helper_id uuid references public.task_helpers (id) on delete set null;
create index run_presses_helper on public.run_presses (helper_id);

CREATE OR REPLACE FUNCTION private.helper_tasks(helper public.task_helpers)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', helper.name, 'wantsMail', helper.no_mails_since is null, 'hasEmail', helper.email is not null,
    'event', (select private.public_event(e, false) from public.events e where e.id = helper.event_id),
    'parts', private.helper_parts(helper),
    'tasks', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'notes', t.notes, 'isDone', t.state = 'done',
        'dueLocal', private.wall_text(t.due_local), 'hasClock', coalesce(private.has_clock(t.due_time), false), 'dueAt', t.due_at,
        'timeZone', t.time_zone, 'steps', t.checklist, 'comments', private.helper_comments(helper, t),
        'next', (select jsonb_build_object('dueLocal', private.wall_text(n.due_local), 'hasClock', coalesce(private.has_clock(n.due_time), false),
          'dueAt', n.due_at) from public.tasks n where n.id = t.next_id and n.removed_at is null and t.state = 'done'),
        'with', (select coalesce(jsonb_agg(coalesce(p.display_name, o.name) order by o.created_at), '[]') from (
          select w.created_at, w.member_id, h.name from public.task_owners w left join public.task_helpers h on h.id = w.helper_id
          where w.task_id = t.id and w.helper_id is distinct from helper.id) o
          left join public.team_members m on m.id = o.member_id left join public.profiles p on p.user_id = m.user_id))
      order by t.state = 'done', t.due_at nulls last, t.rank, t.id), '[]')
      from public.tasks t join public.task_owners w on w.task_id = t.id and w.helper_id = helper.id where t.removed_at is null))
$function$;

CREATE OR REPLACE FUNCTION private.run_answer(event public.events, came_to text, about uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('outcome', came_to, 'show', private.run_of_show(event),
    'last', (select jsonb_build_object('act', p.act, 'minutes', p.minutes, 'at', p.pressed_at, 'by', coalesce(f.display_name, h.name))
      from public.run_presses p left join public.profiles f on f.user_id = p.pressed_by left join public.task_helpers h on h.id = p.helper_id
      where p.event_id = event.id and p.undone_at is null and p.changes @> jsonb_build_array(jsonb_build_object('id', about))
      order by p.received_at desc limit 1))
$function$;

CREATE OR REPLACE FUNCTION private.run_press_lines(of_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'activityId', p.activity_id, 'act', p.act, 'minutes', p.minutes,
      'at', p.pressed_at, 'by', coalesce(f.display_name, h.name), 'isUndone', p.undone_at is not null) order by p.received_at desc, p.id), '[]')
  from (select * from public.run_presses p where p.event_id = of_event order by p.received_at desc, p.id limit most) p
  left join public.profiles f on f.user_id = p.pressed_by left join public.task_helpers h on h.id = p.helper_id
$function$;

CREATE OR REPLACE FUNCTION public.find_activity_hosts(event_id_param uuid, text_param text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  words text[] := private.word_patterns(text_param);
begin
  select * into event from public.events e where e.id = event_id_param
    and private.may('events.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(f) order by f.kind desc, f.name), '[]') from (
    (select 'member' as kind, m.id, p.display_name as name, coalesce(r.key, r.name) as detail
    from public.team_members m join public.profiles p on p.user_id = m.user_id join public.roles r on r.id = m.role_id
    where m.account_id = event.account_id and m.status = 'active' and private.search_words(p.display_name) like all (words)
    order by p.display_name limit 10)
    union all
    (select 'helper', h.id, h.name, null
    from public.task_helpers h
    where h.event_id = event.id and h.revoked_at is null and private.may('tasks.read', event.account_id, event.id)
      and private.search_words(h.name) like all (words) order by h.name limit 10)
    union all
    (select 'guest', eg.id, g.full_name, case when private.may('guests.read_contact', event.account_id, event.id) then g.email end
    from public.event_guests eg join public.guests g on g.id = eg.guest_id
    where eg.event_id = event.id and g.name_words like all (words) order by g.full_name limit 20)) f);
end
$function$;

CREATE OR REPLACE FUNCTION public.press_run_of_show(event_id_param uuid, press jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  -- One press after the other, so that each sees what the one before it has made.
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('schedule.run', event.account_id, event.id);
  return private.take_run_press(event, press, null);
end
$function$;

CREATE OR REPLACE FUNCTION private.helper_parts(helper public.task_helpers)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'room', a.room, 'startAt', a.start_at, 'endAt', a.end_at,
      'pressId', (select p.id from (select * from public.run_presses r where r.activity_id = a.id and r.undone_at is null and r.act <> 'fix'
        order by r.received_at desc limit 1) p where p.helper_id = helper.id)) || private.run_values(a.id)
    order by a.start_at, a.end_at, a.id), '[]')
  from public.activities a where a.event_id = helper.event_id and a.status = 'published' and private.is_hosted_by(a, helper)
$function$;

CREATE OR REPLACE FUNCTION private.is_hosted_by(activity public.activities, helper public.task_helpers)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select activity.event_id = helper.event_id and activity.host_guest_id is null and activity.host_member_id is null
    and lower(activity.host_name) = lower(helper.name)
    and not exists (select from public.task_helpers h
      where h.event_id = helper.event_id and h.id <> helper.id and h.revoked_at is null and lower(h.name) = lower(helper.name))
$function$;

CREATE OR REPLACE FUNCTION private.take_run_press(event public.events, press jsonb, of_helper uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known public.run_presses;
  at constant timestamptz := greatest(least(coalesce((press ->> 'at')::timestamptz, now()), now()), now() - interval '2 days');
  wanted jsonb;
  about uuid := (press ->> 'activityId')::uuid;
begin
  perform private.check_run_press(event, press);
  select * into known from public.run_presses p
  where p.id = (case press ->> 'act' when 'undo' then press ->> 'pressId' else press ->> 'id' end)::uuid for update;
  about := coalesce(about, known.activity_id);
  if press ->> 'act' <> 'undo' and known.id is not null then
    return private.run_answer(event, case when known.event_id = event.id
      and known.pressed_by is not distinct from auth.uid() and known.helper_id is not distinct from of_helper then 'done' else 'clash' end, about);
  end if;
  wanted := private.run_changes(event, press, at);
  if wanted is null then
    return private.run_answer(event, 'already', about);
  elsif exists (select from jsonb_array_elements(wanted) c where private.run_values((c ->> 'id')::uuid) <> c -> 'before') then
    return private.run_answer(event, 'clash', (select (c ->> 'id')::uuid from jsonb_array_elements(wanted) c
      where private.run_values((c ->> 'id')::uuid) <> c -> 'before' limit 1));
  end if;
  perform private.write_run(event, wanted);
  if press ->> 'act' = 'undo' then
    if known.version_id is not null then
      perform private.require_permission('schedule.write', event.account_id, event.id);
    end if;
    update public.run_presses p set undone_at = now(), undone_by = auth.uid() where p.id = known.id;
    perform private.untell_run_guests(event, known);
    if known.told_team > 0 then
      perform private.tell_run_hosts(event, wanted);
    end if;
    return private.run_answer(event, 'done', about);
  end if;
  insert into public.run_presses (id, account_id, event_id, activity_id, act, minutes, changes, pressed_at, pressed_by, helper_id)
  values ((press ->> 'id')::uuid, event.account_id, event.id, about, press ->> 'act', (press ->> 'minutes')::integer, wanted, at, auth.uid(), of_helper)
  returning * into known;
  if press ->> 'act' = 'late' and press -> 'tellsTeam' = 'true' then
    update public.run_presses p set told_team = private.tell_run_hosts(event, wanted) where p.id = known.id returning * into known;
  end if;
  if press ->> 'act' = 'late' and press -> 'tellsGuests' = 'true' then
    perform private.require_permission('schedule.write', event.account_id, event.id);
    perform private.tell_run_guests(event, known, now() + interval '2 minutes');
  end if;
  return private.run_answer(event, 'done', about);
end
$function$;

CREATE OR REPLACE FUNCTION public.press_as_helper(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

comment on function private.helper_tasks(public.task_helpers) is 'HelperTasks: what they host of the day, and their own tasks of that event, what is to be done first.';

comment on function public.find_activity_hosts(uuid, text) is 'ActivityHost[]: the team, helpers with a link and the event''s guests whose names hold the text, the team first.';

comment on column public.run_presses.helper_id is 'Who pressed it by a helper''s link; then nobody with an account did.';

comment on function private.helper_parts(public.task_helpers) is 'HelperPart[]: what a helper hosts, planned and as it runs; pressId is their own press where it was the last about it.';

comment on function private.is_hosted_by(public.activities, public.task_helpers) is 'Whether the host that is named is this helper: nobody of the team or the list is linked, and no other helper has the name.';

comment on function private.take_run_press(public.events, jsonb, uuid) is 'RunPressed, under the lock of the event''s row: of whoever is signed in, or of a helper by their link.';

comment on function public.press_as_helper(text, jsonb) is 'A helper says of what they host that it has started, is done, or is later: {activityId, pressId, at, act, minutes?, late?, longer?}; or takes back what they pressed: {act: undo, undoneId}. late and longer are what stood there when they pressed. HelperTasks.';

grant execute on function public.press_as_helper(text, jsonb) to service_role;

reset check_function_bodies;
