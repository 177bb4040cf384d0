-- The schedule as guests see it: numbered versions. Between two versions the team changes what it likes.

create function private.schedule_times(a public.activities, late integer, longer integer)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'startAt', to_char(t.starts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'endAt', to_char(t.ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'startLocal', private.wall_text(case when late = 0 then a.start_local else t.starts at time zone e.time_zone end),
    'endLocal', private.wall_text(case when late + longer = 0 then a.end_local else t.ends at time zone e.time_zone end))
  from public.events e, lateral (
    select a.start_at + make_interval(mins => late) as starts, a.end_at + make_interval(mins => late + longer) as ends) t
  where e.id = a.event_id
$$;
comment on function private.schedule_times(public.activities, integer, integer) is
  'When an activity is, so many minutes later and longer than planned, as a version keeps it.';

create function private.schedule_entry(a public.activities)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', a.id, 'title', a.title, 'description', a.description, 'kind', a.kind,
    'cancelled', a.status = 'cancelled', 'visibility', a.visibility,
    'room', a.room, 'hostName', a.host_name, 'hostGuestId', a.host_guest_id, 'hostMemberId', a.host_member_id,
    'tags', to_jsonb(a.tags), 'materials', a.materials)
    || private.schedule_times(a, coalesce(r.told_late, 0), coalesce(r.told_longer, 0))
  from (select) one left join public.activity_runs r on r.activity_id = a.id
$$;
comment on function private.schedule_entry(public.activities) is 'One activity as a version keeps it: as late on its day as guests have been told.';

create function private.schedule_now(of_event uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.schedule_entry(a) order by a.start_at, a.end_at, a.room, a.id), '[]')
  from public.activities a
  where a.event_id = of_event and a.visibility <> 'team' and (a.status = 'published'
    or (a.status = 'cancelled' and exists (
      select from public.schedule_versions v, jsonb_array_elements(v.snapshot) s
      where v.event_id = of_event and s ->> 'id' = a.id::text)))
$$;
comment on function private.schedule_now(uuid) is
  'The schedule as it would be published: no drafts; what was cancelled stays when guests had seen it.';

create function private.schedule_changes(before jsonb, after jsonb)
returns jsonb
language sql immutable
set search_path = ''
as $$
  with pairs as (
    select b.entry as b, a.entry as a
    from jsonb_array_elements(before) b (entry)
    full join jsonb_array_elements(after) a (entry) on a.entry ->> 'id' = b.entry ->> 'id'),
  named as (
    select b, a, case
      when b is null then array['added']
      when a is null then array['removed']
      else array_remove(array[
        case when (a ->> 'cancelled')::boolean and not (b ->> 'cancelled')::boolean then 'cancelled' end,
        case when (b ->> 'cancelled')::boolean and not (a ->> 'cancelled')::boolean then 'reopened' end,
        case when (a ->> 'startAt', a ->> 'endAt') is distinct from (b ->> 'startAt', b ->> 'endAt') then 'moved' end,
        case when a ->> 'room' is distinct from b ->> 'room' then 'room' end,
        case when a ->> 'hostName' is distinct from b ->> 'hostName' then 'host' end,
        case when a ->> 'title' is distinct from b ->> 'title' then 'title' end,
        case when (a -> 'description', a -> 'kind', a -> 'tags', a -> 'materials', a -> 'visibility')
          is distinct from (b -> 'description', b -> 'kind', b -> 'tags', b -> 'materials', b -> 'visibility') then 'details' end
        ], null) end as what
    from pairs)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', coalesce(a, b) ->> 'id', 'title', coalesce(a, b) ->> 'title', 'what', to_jsonb(what),
    'before', case when b is not null then jsonb_build_object('title', b ->> 'title', 'startAt', b ->> 'startAt', 'endAt', b ->> 'endAt', 'room', b ->> 'room') end,
    'after', case when a is not null then jsonb_build_object('title', a ->> 'title', 'startAt', a ->> 'startAt', 'endAt', a ->> 'endAt', 'room', a ->> 'room') end)
    order by coalesce(a, b) ->> 'startAt', coalesce(a, b) ->> 'id'), '[]')
  from named where cardinality(what) > 0
$$;
comment on function private.schedule_changes(jsonb, jsonb) is 'ScheduleChange[]: what a second version changes in a first.';

create function private.last_schedule(of_event uuid)
returns public.schedule_versions
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  last public.schedule_versions;
begin
  select * into last from public.schedule_versions v where v.event_id = of_event order by v.number desc limit 1;
  return last;
end
$$;
comment on function private.last_schedule(uuid) is 'The version that guests see, or null.';

create function private.released_entry(of_activity public.activities)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select (s.entry - 'visibility' - 'hostGuestId' - 'hostMemberId') || jsonb_build_object('cancelled',
    (s.entry ->> 'cancelled')::boolean or of_activity.status = 'cancelled'
      or v.number < (private.last_schedule(of_activity.event_id)).number)
  from public.schedule_versions v cross join lateral jsonb_array_elements(v.snapshot) s (entry)
  where v.event_id = of_activity.event_id and s.entry ->> 'id' = of_activity.id::text
  order by v.number desc limit 1);
end
$$;
comment on function private.released_entry(public.activities) is
  'An activity as guests know it: of the last version that holds it, cancelled when a later one does not or it is called off now; null before its first.';

create function private.schedule_hosts(version public.schedule_versions)
returns table (activity_id text, guest_id uuid, member_id uuid)
language sql stable
security definer
set search_path = ''
as $$
  select distinct s.entry ->> 'id', (s.entry ->> 'hostGuestId')::uuid, (s.entry ->> 'hostMemberId')::uuid
  from public.schedule_versions v cross join lateral jsonb_array_elements(v.snapshot) s (entry)
  where v.event_id = version.event_id and v.number in (version.number, version.number - 1)
    and s.entry ->> 'id' in (select c ->> 'id' from jsonb_array_elements(version.changes) c)
    and coalesce(s.entry ->> 'hostGuestId', s.entry ->> 'hostMemberId') is not null
$$;
comment on function private.schedule_hosts(public.schedule_versions) is
  'Who hosts, or hosted until then, what a version changes.';

create function private.schedule_changes_for(version public.schedule_versions, guest uuid, member uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(c order by coalesce(c -> 'after', c -> 'before') ->> 'startAt', c ->> 'id'), '[]')
    from jsonb_array_elements(version.changes) c
    where exists (select from public.activity_sign_ups s
        where s.event_guest_id = guest and s.status <> 'left' and s.activity_id = (c ->> 'id')::uuid)
      or exists (select from public.activity_stars s where s.event_guest_id = guest and s.activity_id = (c ->> 'id')::uuid)
      or exists (select from private.schedule_hosts(version) h
        where h.activity_id = c ->> 'id' and (h.guest_id = guest or h.member_id = member)));
end
$$;
comment on function private.schedule_changes_for(public.schedule_versions, uuid, uuid) is
  'ScheduleChange[] of a version that concern a guest or one of the team: what they signed up for, marked or host.';

create function public.get_schedule_desk(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  last public.schedule_versions;
begin
  if not exists (select from public.events e where e.id = event_id_param and private.may('events.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  last := private.last_schedule(event_id_param);
  return jsonb_build_object(
    'counts', (select coalesce(jsonb_object_agg(c.activity_id, jsonb_build_object('going', c.going, 'waiting', c.waiting)), '{}')
      from (select s.activity_id, coalesce(sum(s.people) filter (where s.status = 'going'), 0) as going,
          coalesce(sum(s.people) filter (where s.status = 'waiting'), 0) as waiting
        from public.activity_sign_ups s where s.event_id = event_id_param group by s.activity_id) c),
    'sharedGuests', private.shared_guests(event_id_param),
    'spaces', private.event_spaces(event_id_param),
    'busy', private.schedule_busy(event_id_param),
    'bookings', private.event_bookings(event_id_param),
    'version', case when last.id is not null then jsonb_build_object('number', last.number, 'releasedAt', last.released_at, 'notes', last.notes) end,
    'changes', private.schedule_changes(coalesce(last.snapshot, '[]'), private.schedule_now(event_id_param)));
end
$$;
comment on function public.get_schedule_desk(uuid) is
  'ScheduleDesk: counts by activity, pairs of activities with guests in common, the venue''s spaces, what else is in them and what is booked for the event, the last version and what changed since.';

create function private.make_version(event public.events, last public.schedule_versions, fresh jsonb, of_notes text)
returns public.schedule_versions
language sql
security definer
set search_path = ''
as $$
  insert into public.schedule_versions (account_id, event_id, number, snapshot, changes, notes, released_by)
  values (event.account_id, event.id, coalesce(last.number, 0) + 1, fresh,
    private.schedule_changes(coalesce(last.snapshot, '[]'), fresh), of_notes, auth.uid())
  returning *
$$;
comment on function private.make_version(public.events, public.schedule_versions, jsonb, text) is 'The next version, after the last one.';

create function private.tell_of_version(event public.events, made public.schedule_versions, mails_at timestamptz, with_team boolean)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  told integer := 0;
begin
  if event.status = 'published' then
    with hurt as (
      select jsonb_build_object('eventGuestId', s.event_guest_id) as who
      from jsonb_array_elements(made.changes) c
      join public.activity_sign_ups s on s.activity_id = (c ->> 'id')::uuid and s.status <> 'left'
      where s.event_id = event.id
      union
      select jsonb_build_object('eventGuestId', s.event_guest_id)
      from jsonb_array_elements(made.changes) c
      join public.activity_stars s on s.activity_id = (c ->> 'id')::uuid
      where s.event_id = event.id
      union
      select jsonb_build_object('eventGuestId', g.id) from private.schedule_hosts(made) h
      join public.event_guests g on g.id = h.guest_id
      union
      select jsonb_build_object('memberId', m.id) from private.schedule_hosts(made) h
      join public.team_members m on m.id = h.member_id and m.status = 'active' and m.user_id is distinct from auth.uid()
      where with_team),
    queued as (
      select private.enqueue_job('schedule_changed', jsonb_build_object('versionId', made.id) || h.who,
        'schedule_changed:' || made.id || ':' || coalesce(h.who ->> 'eventGuestId', h.who ->> 'memberId'), mails_at) from hurt h)
    select count(*) into told from queued;
  end if;
  return told;
end
$$;
comment on function private.tell_of_version(public.events, public.schedule_versions, timestamptz, boolean) is
  'Writes to everybody who signed up for, marked, waits for, hosts or hosted what a version changes, once it is published. How many.';

create function public.publish_schedule(event_id_param uuid, notes_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  last public.schedule_versions;
  fresh jsonb;
  made public.schedule_versions;
  told integer := 0;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('schedule.write', event.account_id, event.id);
  last := private.last_schedule(event.id);
  fresh := private.schedule_now(event.id);
  if last.id is null and fresh = '[]' then
    perform private.refuse(409, 'conflict', 'Nothing to publish: put an activity into the schedule first');
  end if;
  if last.id is not null and last.snapshot = fresh then
    perform private.refuse(409, 'conflict', 'Nothing has changed since version ' || last.number);
  end if;
  made := private.make_version(event, last, fresh, private.check_text(notes_param, 2000, 'notes', 'A note'));
  told := private.tell_of_version(event, made, now(), true);
  return jsonb_build_object('number', made.number, 'releasedAt', made.released_at, 'notes', made.notes, 'told', told);
end
$$;
comment on function public.publish_schedule(uuid, text) is
  'Makes the next version for guests and writes to everybody who signed up for, marked, waits for, hosts or hosted something that it changes.';

create function private.keep_told_of()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.activity_sign_ups s where s.activity_id = old.id and s.status <> 'left')
    and exists (select from public.events e where e.id = old.event_id and e.status = 'published')
    and exists (select from jsonb_array_elements((private.last_schedule(old.event_id)).snapshot) s
      where s ->> 'id' = old.id::text and not (s ->> 'cancelled')::boolean) then
    perform private.refuse(409, 'conflict',
      'Guests signed up for it. Cancel it and publish the schedule, so that they are told; then it can be removed');
  end if;
  return old;
end
$$;
comment on function private.keep_told_of() is 'What guests signed up for is not gone before they were told.';

create function public.list_schedule_versions(event_id_param uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'releasedAt', v.released_at,
    'notes', v.notes, 'changes', v.changes) order by v.number desc), '[]')
  from (select * from public.schedule_versions v where v.event_id = event_id_param order by v.number desc limit 50) v
$$;
comment on function public.list_schedule_versions(uuid) is 'The last fifty versions with what each changed: ScheduleVersion[].';
