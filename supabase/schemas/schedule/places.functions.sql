-- Where activities stand: the venue's spaces and who else is in them, hosts, copies and shifts.

create function private.shared_guests(of_event uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with there as (
    select s.activity_id, s.event_guest_id from public.activity_sign_ups s
    where s.event_id = of_event and s.status = 'going'
    union
    select a.id, a.host_guest_id from public.activities a
    where a.event_id = of_event and a.host_guest_id is not null)
  select coalesce(jsonb_agg(jsonb_build_object('a', p.a, 'b', p.b, 'guests', p.guests)), '[]')
  from (select one.activity_id as a, other.activity_id as b, count(*) as guests
    from there one
    join there other on other.event_guest_id = one.event_guest_id and other.activity_id > one.activity_id
    group by 1, 2) p
$$;
comment on function private.shared_guests(uuid) is
  'SharedGuests[]: pairs of activities that the same people go to; who hosts one goes to it.';

create function private.event_spaces(of_event uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name,
    'timeZone', v.time_zone, 'largestCapacity', nullif(s.largest_capacity, 0)) order by s.position, s.id), '[]')
  from public.events e
  join public.venues v on v.id = e.venue_id and v.account_id = e.account_id
  join public.venue_spaces s on s.venue_id = v.id
  where e.id = of_event and s.status = 'active'
$$;
comment on function private.event_spaces(uuid) is 'ScheduleSpace[]: the rooms of the event''s venue.';

create function private.event_bookings(of_event uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'spaceId', b.space_id, 'status', b.status,
    'startLocal', private.wall_text(lower(b.during) at time zone e.time_zone),
    'endLocal', private.wall_text(upper(b.during) at time zone e.time_zone)) order by lower(b.during), b.id), '[]')
  from public.events e join public.venue_bookings b on b.event_id = e.id
  where e.id = of_event and (b.status in ('confirmed', 'requested') or b.status = 'hold' and b.hold_expires_at > now())
$$;
comment on function private.event_bookings(uuid) is
  'ScheduleBooking[]: what is booked for an event, in its own wall times.';

create function private.schedule_busy(of_event uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with here as (
    select e.id, e.account_id, e.venue_id, e.time_zone,
      tstzrange(least(e.start_date, (select min(a.start_at) from public.activities a where a.event_id = e.id)) - interval '7 days',
        greatest(e.end_date, (select max(a.end_at) from public.activities a where a.event_id = e.id)) + interval '7 days') as span
    from public.events e where e.id = of_event),
  taken as (
    select b.id, b.space_id, null::uuid as host_guest_id, null::uuid as host_member_id,
      b.status as kind, b.title, b.during
    from here h join public.venue_bookings b on b.account_id = h.account_id and b.venue_id = h.venue_id and b.during && h.span
    where b.event_id is distinct from h.id
      and (b.status in ('confirmed', 'requested') or b.status = 'hold' and b.hold_expires_at > now())
    union all
    select x.id, s.id, null, null, 'blackout', coalesce(x.reason, 'Not available'),
      tstzrange(private.instant_of(x.starts_on::timestamp, v.time_zone), private.instant_of((x.ends_on + 1)::timestamp, v.time_zone))
    from here h join public.venues v on v.id = h.venue_id
    join public.venue_blackouts x on x.venue_id = v.id and x.ends_on >= lower(h.span)::date and x.starts_on <= upper(h.span)::date
    join public.venue_spaces s on s.venue_id = v.id
    union all
    select a.id, a.venue_space_id, mine.id, a.host_member_id, 'activity', a.title || ' (' || e.name || ')',
      tstzrange(a.start_at, a.end_at)
    from here h
    join public.activities a on a.account_id = h.account_id and a.event_id <> h.id
      and a.start_at < upper(h.span) and a.start_at > lower(h.span) - interval '31 days' and a.end_at > lower(h.span)
    join public.events e on e.id = a.event_id and e.status <> 'cancelled' and e.status <> 'archived'
    left join public.event_guests theirs on theirs.id = a.host_guest_id
    left join public.event_guests mine on mine.event_id = h.id and mine.guest_id = theirs.guest_id
    where a.status <> 'cancelled' and (a.host_member_id is not null or mine.id is not null
      or a.venue_space_id in (select s.id from public.venue_spaces s where s.venue_id = h.venue_id)))
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'spaceId', t.space_id, 'hostGuestId', t.host_guest_id,
    'hostMemberId', t.host_member_id, 'kind', t.kind, 'title', t.title,
    'startLocal', private.wall_text(lower(t.during) at time zone h.time_zone),
    'endLocal', private.wall_text(upper(t.during) at time zone h.time_zone)) order by lower(t.during), t.id), '[]')
  from taken t cross join here h
$$;
comment on function private.schedule_busy(uuid) is
  'ScheduleBusy[]: what else takes the venue''s spaces and the hosts around the event, in the event''s wall times: bookings that are not its own, days a venue is shut, other events'' activities.';

create function public.find_activity_hosts(event_id_param uuid, text_param text default '')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.find_activity_hosts(uuid, text) is
  'ActivityHost[]: the team, helpers with a link and the event''s guests whose names hold the text, the team first.';

create function private.copy_activities(source public.events, copy public.events)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  distance interval := copy.start_local - source.start_local;
  copied integer;
begin
  with taken as materialized (
    select a.*, gen_random_uuid() as copied_id from public.activities a where a.event_id = source.id and a.status <> 'cancelled'),
  made as (
    insert into public.activities (id, event_id, title, description, kind, status, visibility, start_local, end_local,
      room, host_name, host_member_id, sign_up, asks_rsvp, requires_rsvp, capacity, ticket_type_id, tags, materials)
    select a.copied_id, copy.id, a.title, a.description, a.kind, a.status, a.visibility, a.start_local + distance, a.end_local + distance,
      a.room, a.host_name, case when m.status = 'active' then m.id end, a.sign_up, a.asks_rsvp, a.requires_rsvp, a.capacity,
      private.copied_type(a.ticket_type_id, copy.id), a.tags, a.materials
    from taken a left join public.team_members m on m.id = a.host_member_id
    order by a.start_at, a.id
    returning id, event_id, account_id),
  kept as (
    insert into public.activity_runs (activity_id, event_id, account_id, is_fixed)
    select made.id, made.event_id, made.account_id, true
    from made join taken on taken.copied_id = made.id join public.activity_runs r on r.activity_id = taken.id
    where r.is_fixed)
  select count(*) into copied from made;
  update public.ticket_types t set activity_id = made.id
  from public.ticket_types old
  join public.activities was on was.id = old.activity_id
  join public.activities made on made.event_id = copy.id and made.title = was.title
    and made.start_local = was.start_local + distance
  where old.event_id = source.id and t.id = private.copied_type(old.id, copy.id);
  return copied;
end
$$;
comment on function private.copy_activities(public.events, public.events) is
  'The activities of an event in its copy, as far apart as the two events start; without cancelled ones, sign-ups, guests as hosts, published versions and how the day went; what keeps its time does so. Tickets are those of the same name and place in the copy. How many.';

create function private.copied_type(type_id uuid, copy_id uuid)
returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select made.id from public.ticket_types old
  join public.ticket_types made on made.event_id = copy_id and made.name = old.name and made.position = old.position
  where old.id = type_id order by made.created_at, made.id limit 1
$$;
comment on function private.copied_type(uuid, uuid) is 'The ticket type of a copy that was made from this one, or null.';
