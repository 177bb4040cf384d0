-- Dated things: everything of an event that has a time, how each moves with it, and how each is written.

create function private.instant_text(moment timestamptz)
returns text
language sql immutable strict
set search_path = ''
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;
comment on function private.instant_text(timestamptz) is 'A moment to the microsecond, the same in each session.';

create function private.dated_mails(event public.events)
returns table (kind text, id text, label text, value jsonb, at timestamp, hangs text, why text)
language sql stable
security definer
set search_path = ''
as $$
  select 'campaign', c.id::text, c.name, jsonb_build_object('timing', c.timing, 'local', private.wall_text(c.goes_local)),
    coalesce(w.wall, c.ended_at at time zone event.time_zone), case when c.timing is null then 'own' else 'event' end,
    case when c.status in ('sent', 'cancelled') or c.status <> 'scheduled' and c.timing is null then 'sent' end
  from public.email_campaigns c, lateral (select private.campaign_local(c) as wall) w
  where c.event_id = event.id and c.timing ->> 'from' is distinct from 'invitation'
    and (w.wall is not null or c.ended_at is not null) and (c.status <> 'draft' or c.timing is not null)
  union all
  select 'announcement', a.id::text, a.texts -> a.main_locale ->> 'subject',
    jsonb_build_object('local', private.wall_text(a.send_local), 'at', private.instant_text(a.send_at)),
    coalesce(a.send_local, a.send_at at time zone event.time_zone), 'own',
    case when a.state <> 'scheduled' or a.send_local is null then 'sent' end
  from public.announcements a
  where a.event_id = event.id and a.state in ('scheduled', 'sending', 'sent')
$$;
comment on function private.dated_mails(public.events) is 'Mails and announcements that go at a time, and those that have gone.';

create function private.dated_moments(event public.events)
returns table (kind text, id text, label text, moment timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  select t.kind, t.id, t.label, t.moment from (
    select 'deadline' as kind, event.id::text as id, '' as label, event.rsvp_deadline as moment
    union all select 'sale_start', k.id::text, k.name, k.sales_start from public.ticket_types k where k.event_id = event.id
    union all select 'sale_end', k.id::text, k.name, k.sales_end from public.ticket_types k where k.event_id = event.id
    union all select 'price_step', r.id::text, r.name, r.ends_at from public.ticket_tiers r where r.event_id = event.id
    union all select 'code_start', c.id::text, c.code, c.starts_at from public.promo_codes c where c.event_id = event.id and c.is_active
    union all select 'code_end', c.id::text, c.code, c.ends_at from public.promo_codes c where c.event_id = event.id and c.is_active
    union all select 'poll_end', p.id::text, p.title, p.closes_at from public.polls p where p.event_id = event.id and p.state = 'open'
    union all select 'giving_start', g.id::text, g.name, g.starts_at from public.campaigns g where g.event_id = event.id and g.status <> 'ended'
    union all select 'giving_end', g.id::text, g.name, g.ends_at from public.campaigns g where g.event_id = event.id and g.status <> 'ended'
    union all select 'link_end', l.id::text, coalesce(l.settings ->> 'label', ''), l.expires_at from public.share_links l
      where l.event_id = event.id and l.revoked_at is null
    union all select 'gate_end', d.id::text, d.label, d.expires_at from public.check_in_links d where d.event_id = event.id and d.revoked_at is null) t
  where t.moment is not null
$$;
comment on function private.dated_moments(public.events) is 'Deadlines, windows of sale and whatever else ends or begins at a moment.';

create function private.dated_things(event public.events)
returns table (kind text, id text, label text, value jsonb, at timestamp, until timestamp, whole boolean, zone text, hangs text, why text)
language sql stable
security definer
set search_path = ''
as $$
  select 'task', t.id::text, t.title, jsonb_build_object('start', t.start_time, 'due', t.due_time), coalesce(t.due_local, t.start_local), null::timestamp,
    not private.has_clock(coalesce(t.due_time, t.start_time)), event.time_zone,
    case when 'activity' in (t.due_time ->> 'from', t.start_time ->> 'from') then 'activity'
      when 'relative' in (t.due_time ->> 'kind', t.start_time ->> 'kind') then 'event' else 'own' end,
    case when t.state = 'done' then 'done' end
  from public.tasks t where t.event_id = event.id and t.removed_at is null and (t.due_local is not null or t.start_local is not null)
  union all
  select 'activity', a.id::text, a.title, jsonb_build_object('start', private.wall_text(a.start_local), 'end', private.wall_text(a.end_local)),
    a.start_local, a.end_local, false, event.time_zone, 'own', null
  from public.activities a where a.event_id = event.id
  union all
  select 'booking', b.id::text, v.name || ', ' || s.name,
    jsonb_build_object('from', private.instant_text(lower(b.during)), 'to', private.instant_text(upper(b.during))),
    lower(b.during) at time zone v.time_zone, upper(b.during) at time zone v.time_zone, false, v.time_zone, 'own', null
  from public.venue_bookings b
  join public.venues v on v.id = b.venue_id
  join public.venue_spaces s on s.id = b.space_id
  where b.event_id = event.id and (b.status in ('requested', 'confirmed') or b.status = 'hold' and b.hold_expires_at > now())
  union all
  select m.kind, m.id, m.label, m.value, m.at, null, false, event.time_zone, m.hangs, m.why from private.dated_mails(event) m
  union all
  select m.kind, m.id, m.label, to_jsonb(private.instant_text(m.moment)), m.moment at time zone event.time_zone, null, false, event.time_zone, 'own',
    case when m.moment <= now() then 'past' end
  from private.dated_moments(event) m
  union all
  select 'guest_deadlines', event.id::text, count(*)::text, jsonb_object_agg(g.id, private.instant_text(g.answer_until)),
    min(g.answer_until) at time zone event.time_zone, nullif(max(g.answer_until), min(g.answer_until)) at time zone event.time_zone, false, event.time_zone, 'own', null
  from public.event_guests g where g.event_id = event.id and g.answer_until > now() having count(*) > 0
  union all
  select 'travel', event.id::text, count(*)::text, 'null', min(r.arrives_at) at time zone event.time_zone,
    max(r.departs_at) at time zone event.time_zone, false, event.time_zone, 'own', 'guests'
  from public.travel_records r where r.event_id = event.id and r.arrives_at is not null having count(*) > 0
$$;
comment on function private.dated_things(public.events) is
  'What has a time of its own within an event. value is what is stored, hangs what it is told from (event, activity, own), why the reason for which it stays whatever is chosen: done, past, sent, or because it is the guests''.';

create function private.dated_kind(kind text)
returns table (part text, asks text)
language sql immutable
set search_path = ''
as $$
  select k.part, k.asks from (values
    ('task', 'tasks', 'tasks.read'), ('activity', 'activities', 'events.read'), ('booking', 'bookings', 'venues.read'),
    ('campaign', 'mails', 'messages.send'), ('announcement', 'mails', 'announcements.read'),
    ('deadline', 'deadline', 'events.read'), ('guest_deadlines', 'deadline', 'events.read'), ('poll_end', 'deadline', 'polls.read'),
    ('link_end', 'deadline', 'links.read'), ('gate_end', 'deadline', 'events.read'),
    ('giving_start', 'deadline', 'giving.read'), ('giving_end', 'deadline', 'giving.read'),
    ('sale_start', 'tickets', 'tickets.read'), ('sale_end', 'tickets', 'tickets.read'), ('price_step', 'tickets', 'tickets.read'),
    ('code_start', 'tickets', 'tickets.read'), ('code_end', 'tickets', 'tickets.read'), ('travel', 'travel', 'guests.read')) k (kind, part, asks)
  where k.kind = dated_kind.kind
$$;
comment on function private.dated_kind(text) is 'Under which part of a move a kind stands, and the permission without which its name is not told.';

create function private.start_distance(was public.events, event public.events, zone text)
returns interval
language sql stable
set search_path = ''
as $$
  -- What becomes all day, or is it no more, moves by its days: what happens at it keeps its hours.
  select case when private.is_all_day(event.start_local, event.end_local) or private.is_all_day(was.start_local, was.end_local)
    then make_interval(days => event.start_local::date - was.start_local::date)
    when zone is null then event.start_local - was.start_local
    else (event.start_date at time zone zone) - (was.start_date at time zone zone) end
$$;
comment on function private.start_distance(public.events, public.events, text) is
  'How far an event''s start moved, by its own clock or by that of another zone.';

create function private.moved_wall(wall timestamp, was public.events, event public.events)
returns timestamp
language sql stable
set search_path = ''
as $$
  select wall + case when wall::date >= was.start_local::date then private.start_distance(was, event, null)
    else make_interval(days => event.start_local::date - was.start_local::date) end
$$;
comment on function private.moved_wall(timestamp, public.events, public.events) is
  'A wall time that goes with an event: what lies before its day keeps its hour and moves by days, what lies from its day on moves to the minute.';

create function private.moved_instant(moment timestamptz, was public.events, event public.events)
returns timestamptz
language sql stable
set search_path = ''
as $$ select private.instant_of(private.moved_wall(moment at time zone was.time_zone, was, event), event.time_zone) $$;
comment on function private.moved_instant(timestamptz, public.events, public.events) is
  'A moment that goes with an event, by the clock of its zone as it is afterwards.';

create function private.dated_value_moved(kind text, id text, value jsonb, was public.events, event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  distance interval := private.start_distance(was, event, null);
  days integer := event.start_local::date - was.start_local::date;
  wall timestamp;
begin
  if kind = 'task' then
    return (select jsonb_object_agg(p.key, case when p.value ->> 'kind' in ('day', 'moment') then private.shifted_event_time(p.value, days) else p.value end)
      from jsonb_each(value) p);
  elsif kind = 'activity' then
    return jsonb_build_object('start', private.wall_text((value ->> 'start')::timestamp + distance),
      'end', private.wall_text((value ->> 'end')::timestamp + distance));
  elsif kind = 'booking' then
    return (select jsonb_object_agg(p.key, private.instant_text(private.moved((p.value #>> '{}')::timestamptz,
        private.start_distance(was, event, v.time_zone), v.time_zone)))
      from public.venue_bookings b join public.venues v on v.id = b.venue_id, jsonb_each(value) p
      where b.id::text = dated_value_moved.id);
  elsif kind = 'campaign' then
    return case when value ->> 'timing' is not null then value
      else value || jsonb_build_object('local', private.wall_text(private.moved_wall((value ->> 'local')::timestamp, was, event))) end;
  elsif kind = 'announcement' then
    wall := private.moved_wall((value ->> 'local')::timestamp, was, event);
    return jsonb_build_object('local', private.wall_text(wall), 'at', private.instant_text(private.instant_of(wall, event.time_zone)));
  elsif kind = 'guest_deadlines' then
    return (select jsonb_object_agg(p.key, private.instant_text(private.moved_instant((p.value #>> '{}')::timestamptz, was, event))) from jsonb_each(value) p);
  elsif kind = 'travel' then
    return value;
  end if;
  return to_jsonb(private.instant_text(private.moved_instant((value #>> '{}')::timestamptz, was, event)));
end
$$;
comment on function private.dated_value_moved(text, text, jsonb, public.events, public.events) is
  'What is stored of a dated thing once it has gone with its event; what is told from the event stays told from it.';

create function private.dated_value_kept(kind text, value jsonb, at timestamp, was public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if kind = 'task' then
    return (select jsonb_object_agg(p.key, case when p.value ->> 'kind' = 'relative'
      then private.fixed_event_time(p.value, private.event_time_wall(p.value, was)) else p.value end) from jsonb_each(value) p);
  elsif kind = 'campaign' and value ->> 'timing' is not null then
    return jsonb_build_object('timing', null, 'local', private.wall_text(at));
  end if;
  return value;
end
$$;
comment on function private.dated_value_kept(text, jsonb, timestamp, public.events) is
  'What is stored of a dated thing that stays where it was although its event moves: a time of its own.';

create function private.write_booking(booking_id uuid, wanted tstzrange)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.venue_bookings;
  space public.venue_spaces;
begin
  select * into booking from public.venue_bookings b where b.id = booking_id;
  select * into space from public.venue_spaces s where s.id = booking.space_id;
  perform private.lapse_holds(space.id);
  if private.booking_conflicts(space, wanted, booking.id) @> '[{"blocks": true}]' then
    return 'taken';
  end if;
  update public.venue_bookings b set during = wanted where b.id = booking.id;
  if booking.status = 'confirmed' and booking.requester_email is not null then
    perform private.enqueue_job('booking_moved', jsonb_build_object('bookingId', booking.id),
      'booking_moved:' || booking.id || ':' || extract(epoch from lower(wanted)));
  end if;
  return null;
exception when exclusion_violation then
  return 'taken';
end
$$;
comment on function private.write_booking(uuid, tstzrange) is 'Moves a booking; “taken” when the space is not free then, and it stays.';

create function private.write_dated(kind text, id text, value jsonb, event public.events)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment timestamptz := case when jsonb_typeof(value) = 'string' then (value #>> '{}')::timestamptz end;
  wall timestamp := (value ->> 'local')::timestamp;
  due timestamptz;
begin
  case kind
    when 'task' then update public.tasks t set start_time = nullif(value -> 'start', 'null'), due_time = nullif(value -> 'due', 'null'),
        revision = t.revision + 1, field_revisions = t.field_revisions || jsonb_build_object('start', t.revision + 1, 'due', t.revision + 1)
      where t.id::text = write_dated.id;
    when 'activity' then update public.activities a set start_local = (value ->> 'start')::timestamp, end_local = (value ->> 'end')::timestamp
      where a.id::text = write_dated.id;
    when 'booking' then return private.write_booking(write_dated.id::uuid, tstzrange((value ->> 'from')::timestamptz, (value ->> 'to')::timestamptz));
    when 'campaign' then update public.email_campaigns c set timing = nullif(value -> 'timing', 'null'), goes_local = wall where c.id::text = write_dated.id;
    when 'announcement' then
      update public.announcements a set send_local = wall,
        send_at = case a.clock when 'recipient' then (wall at time zone 'UTC') - interval '14 hours' else (value ->> 'at')::timestamptz end
      where a.id::text = write_dated.id returning a.send_at into due;
      perform private.enqueue_job('announcement_run', jsonb_build_object('announcementId', write_dated.id, 'eventId', event.id),
        'announcement_run:' || write_dated.id || ':' || extract(epoch from clock_timestamp()), greatest(due, now()));
    when 'deadline' then update public.events e set rsvp_deadline = moment where e.id = event.id;
    when 'guest_deadlines' then update public.event_guests g set answer_until = (p.value #>> '{}')::timestamptz
      from jsonb_each(value) p where g.id::text = p.key and g.event_id = event.id;
    when 'sale_start' then update public.ticket_types t set sales_start = moment where t.id::text = write_dated.id;
    when 'sale_end' then update public.ticket_types t set sales_end = moment where t.id::text = write_dated.id;
    when 'price_step' then update public.ticket_tiers t set ends_at = moment where t.id::text = write_dated.id;
    when 'code_start' then update public.promo_codes c set starts_at = moment where c.id::text = write_dated.id;
    when 'code_end' then update public.promo_codes c set ends_at = moment where c.id::text = write_dated.id;
    when 'poll_end' then update public.polls p set closes_at = moment where p.id::text = write_dated.id;
    when 'giving_start' then update public.campaigns g set starts_at = moment where g.id::text = write_dated.id;
    when 'giving_end' then update public.campaigns g set ends_at = moment where g.id::text = write_dated.id;
    when 'link_end' then update public.share_links l set expires_at = moment where l.id::text = write_dated.id;
    when 'gate_end' then update public.check_in_links d set expires_at = moment where d.id::text = write_dated.id;
  end case;
  return null;
exception when check_violation or sqlstate 'PT400' then
  return 'order';
end
$$;
comment on function private.write_dated(text, text, jsonb, public.events) is
  'Writes what is stored of a dated thing; says why it cannot: “taken” (the space is not free then), “order” (it would end before it begins).';
