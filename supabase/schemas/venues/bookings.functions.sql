-- Bookings of a venue's spaces: hold, requested, confirmed, declined, cancelled, expired. Two that
-- hold or have the same space at the same time cannot exist, whoever writes them.

create function private.booking_view(booking public.venue_bookings)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', booking.id, 'venueId', v.id, 'venueName', v.name,
    'spaceId', s.id, 'spaceName', s.name, 'timeZone', v.time_zone,
    'startDate', lower(booking.during), 'endDate', upper(booking.during),
    'startLocal', private.wall_text(lower(booking.during) at time zone v.time_zone),
    'endLocal', private.wall_text(upper(booking.during) at time zone v.time_zone),
    'status', booking.status, 'title', booking.title, 'note', booking.note,
    'partySize', booking.party_size, 'eventId', booking.event_id,
    'eventName', (select e.name from public.events e where e.id = booking.event_id),
    'requesterName', booking.requester_name,
    'requesterEmail', case when private.may('guests.read_contact', booking.account_id, booking.event_id) then booking.requester_email end,
    'holdExpiresAt', booking.hold_expires_at, 'seriesId', booking.series_id,
    'fromLink', booking.share_link_id is not null, 'decidedReason', booking.decided_reason)
  from public.venues v join public.venue_spaces s on s.id = booking.space_id
  where v.id = booking.venue_id
$$;
comment on function private.booking_view(public.venue_bookings) is
  'Booking: instants, and wall times in the venue''s zone; the address of who asked for those who see guests'' addresses.';

create function private.lapse_holds(of_space_id uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone public.venue_bookings;
  occasion text;
  lapsed integer := 0;
begin
  for gone in
    update public.venue_bookings b set status = 'expired'
    where b.status = 'hold' and b.hold_expires_at <= now()
      and (of_space_id is null or b.space_id = of_space_id)
    returning b.*
  loop
    lapsed := lapsed + 1;
    occasion := 'booking_expired:' || coalesce(gone.series_id, gone.id) || ':' || gone.hold_expires_at::date;
    perform private.enqueue_job('booking_expired',
      jsonb_build_object('bookingId', gone.id, 'to', u.email), occasion || ':' || u.id)
    from auth.users u
    where u.email is not null and u.id in (
      select gone.requested_by
      union select m.user_id from public.team_members m
      where gone.requested_by is null and m.account_id = gone.account_id
        and private.person_may(m.user_id, 'venues.write', m.account_id));
    if gone.requester_email is not null then
      perform private.enqueue_job('booking_expired', jsonb_build_object('bookingId', gone.id), occasion);
    end if;
  end loop;
  return lapsed;
end
$$;
comment on function private.lapse_holds(uuid) is
  'Ends holds whose time ran out, of one space or all, and has both sides told: whoever made it (of a stranger''s request everybody who answers them) and whoever asked; a series once.';

create function public.expire_venue_holds()
returns integer
language sql
security definer
set search_path = ''
as $$ select private.lapse_holds() $$;
comment on function public.expire_venue_holds() is 'Ends holds whose time ran out: each minute, by the server. How many.';

create function private.booking_times(zone text, payload jsonb)
returns table (n integer, during tstzrange)
language plpgsql stable
set search_path = ''
as $$
declare
  start_wall timestamp;
  end_wall timestamp;
  every text := coalesce(payload #>> '{repeat,every}', 'none');
  step integer := coalesce((payload #>> '{repeat,interval}')::integer, 1);
  times integer := case when every = 'none' then 1 else coalesce((payload #>> '{repeat,count}')::integer, 1) end;
begin
  if coalesce(payload ->> 'startLocal', '') !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d' then
    perform private.refuse(400, 'invalid_input', 'Say when it starts', 'startLocal');
  elsif coalesce(payload ->> 'endLocal', '') !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d' then
    perform private.refuse(400, 'invalid_input', 'Say when it ends', 'endLocal');
  end if;
  start_wall := payload ->> 'startLocal';
  end_wall := payload ->> 'endLocal';
  if end_wall <= start_wall then
    perform private.refuse(400, 'invalid_input', 'End must be after start', 'endLocal');
  elsif end_wall - start_wall > interval '31 days' then
    perform private.refuse(400, 'invalid_input', 'A booking can last 31 days. Make several', 'endLocal');
  elsif every not in ('none', 'day', 'week', 'month') or step not between 1 and 12
    or times not between 1 and 100 then
    perform private.refuse(400, 'invalid_input', 'Repeat up to 100 times', 'repeat');
  end if;
  return query
  select o.k + 1, tstzrange(private.instant_of(o.first, zone), private.instant_of(o.last, zone))
  from (
    select k, start_wall + shift.by as first, end_wall + shift.by as last
    from generate_series(0, times - 1) k,
    lateral (select case every when 'day' then make_interval(days => k * step)
      when 'week' then make_interval(days => 7 * k * step)
      when 'month' then make_interval(months => k * step) else interval '0' end as by) shift) o
  order by o.k;
  if exists (select from generate_series(0, 0) where every <> 'none' and end_wall - start_wall >
    step * case every when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '28 days' end) then
    perform private.refuse(400, 'invalid_input', 'It would run into its own next date', 'repeat');
  end if;
end
$$;
comment on function private.booking_times(text, jsonb) is
  'The dates of {startLocal, endLocal, repeat: {every, interval, count}}: the same wall time on each, whatever the clock does.';

create function private.booking_conflicts(space public.venue_spaces, wanted tstzrange, except_id uuid default null)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'blocks', c.blocks, 'status', c.status,
    'title', c.title, 'startDate', lower(c.span), 'endDate', upper(c.span)) order by not c.blocks, lower(c.span)), '[]')
  from (
    select 'booking' as kind, b.status <> 'requested' as blocks, b.status, b.title, b.during as span
    from public.venue_bookings b
    where b.space_id = space.id and b.during && wanted and b.id is distinct from except_id
      and (b.status in ('confirmed', 'requested') or b.status = 'hold' and b.hold_expires_at > now())
    union all
    select 'blackout', true, null, coalesce(x.reason, 'Not available'),
      tstzrange(private.instant_of(x.starts_on::timestamp, v.time_zone),
        private.instant_of((x.ends_on + 1)::timestamp, v.time_zone))
    from public.venue_blackouts x join public.venues v on v.id = x.venue_id
    where x.venue_id = space.venue_id
      and x.ends_on >= (lower(wanted) at time zone v.time_zone)::date
      and x.starts_on <= ((upper(wanted) - interval '1 second') at time zone v.time_zone)::date
    union all
    select 'closed', false, null,
      case when h.hours is null then 'Closed that day'
        else 'Open ' || (h.hours ->> 'from') || ' to ' || (h.hours ->> 'to') end, wanted
    from public.venues v,
    lateral (select v.opening_hours -> lower(to_char(lower(wanted) at time zone v.time_zone, 'Dy')) as hours,
      (lower(wanted) at time zone v.time_zone) as opens, (upper(wanted) at time zone v.time_zone) as closes) h
    where v.id = space.venue_id and v.opening_hours <> '{}'
      and (h.hours is null or to_char(h.opens, 'HH24:MI') < h.hours ->> 'from'
        or h.closes > h.opens::date + (h.hours ->> 'to')::interval)) c
$$;
comment on function private.booking_conflicts(public.venue_spaces, tstzrange, uuid) is
  'What stands against a time in a space: [{kind: booking|blackout|closed, blocks, status, title, startDate, endDate}]. Requests and closing hours only warn.';

create function private.own_space(space_id_param uuid)
returns public.venue_spaces
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  space public.venue_spaces;
begin
  select * into space from public.venue_spaces s where s.id = space_id_param and s.status = 'active';
  perform private.require_permission('venues.write', space.account_id);
  return space;
end
$$;
comment on function private.own_space(uuid) is 'An active space the caller may book.';

create function public.list_venue_bookings(request jsonb)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with page as (
    select b as booking, row_number() over (order by lower(b.during), b.id) as n
    from public.venue_bookings b
    where b.account_id = any (array(select private.my_reach('venues.read')))
      and (coalesce(request ->> 'venueId', request ->> 'eventId') is not null or b.account_id = private.chosen_account())
      and (b.account_id = any (array(select private.my_accounts('venues.read'))) or b.event_id = any (array(select private.my_events('venues.read'))))
      and b.during && tstzrange((request ->> 'from')::timestamptz, (request ->> 'to')::timestamptz)
      and (request ->> 'venueId' is null or b.venue_id = (request ->> 'venueId')::uuid)
      and (request ->> 'eventId' is null or b.event_id = (request ->> 'eventId')::uuid)
      and (coalesce((request ->> 'withEnded')::boolean, false) or b.status in ('hold', 'requested', 'confirmed'))
      and (request #>> '{after,id}' is null or (lower(b.during), b.id)
        > ((request #>> '{after,start}')::timestamptz, (request #>> '{after,id}')::uuid))
    order by n limit 501)
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(private.booking_view(p.booking) order by p.n) from page p where p.n <= 500), '[]'),
    'next', (select jsonb_build_object('start', lower((p.booking).during), 'id', (p.booking).id) from page p
      where p.n = 500 and exists (select from page m where m.n = 501)))
$$;
comment on function public.list_venue_bookings(jsonb) is
  'Bookings of the caller''s accounts that touch {from, to}, of a venueId or eventId when named; withEnded adds declined, cancelled and expired ones; after is the next of the page before. {rows: Booking[], next}: 500 at a time.';
