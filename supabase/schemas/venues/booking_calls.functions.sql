-- Booking, moving and deciding. Conflicts are asked for before; the table's exclusion is the last word.

create function public.check_venue_booking(payload jsonb, booking_id_param uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  space public.venue_spaces := private.own_space((payload ->> 'spaceId')::uuid);
  zone text := (select v.time_zone from public.venues v where v.id = space.venue_id);
begin
  return (select jsonb_agg(jsonb_build_object('startDate', lower(t.during), 'endDate', upper(t.during),
      'conflicts', private.booking_conflicts(space, t.during, booking_id_param)) order by t.n)
    from private.booking_times(zone, payload) t);
end
$$;
comment on function public.check_venue_booking(jsonb, uuid) is
  'What booking would meet, date by date, before it is asked for: [{startDate, endDate, conflicts}].';

create function private.hold_end(payload jsonb)
returns timestamptz
language plpgsql stable
set search_path = ''
as $$
declare
  hours integer := coalesce((payload ->> 'holdHours')::integer, 72);
begin
  if hours not between 1 and 720 then
    perform private.refuse(400, 'invalid_input', 'A hold lasts from an hour to 30 days', 'holdHours');
  end if;
  return now() + make_interval(hours => hours);
end
$$;
comment on function private.hold_end(jsonb) is 'When a hold made now ends: 72 hours unless said otherwise.';

create function private.own_event(account uuid, wanted text)
returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if coalesce(wanted, '') = '' then
    return null;
  end if;
  if not exists (select from public.events e where e.id::text = wanted and e.account_id = account) then
    perform private.refuse(400, 'invalid_input', 'Choose one of your events', 'eventId');
  end if;
  return wanted::uuid;
end
$$;
comment on function private.own_event(uuid, text) is 'The event a booking is for, checked; null for none.';

create function public.book_venue(payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  space public.venue_spaces := private.own_space((payload ->> 'spaceId')::uuid);
  zone text := (select v.time_zone from public.venues v where v.id = space.venue_id);
  wanted_status text := coalesce(payload ->> 'status', 'hold');
  series uuid := case when payload -> 'repeat' ->> 'every' in ('day', 'week', 'month') then gen_random_uuid() end;
  asked record;
  booking public.venue_bookings;
  made jsonb := '[]';
  skipped jsonb := '[]';
begin
  if wanted_status not in ('hold', 'requested', 'confirmed') then
    perform private.refuse(400, 'invalid_input', 'Hold it, request it or confirm it', 'status');
  elsif trim(coalesce(payload ->> 'title', '')) = '' then
    perform private.refuse(400, 'invalid_input', 'Say what it is for', 'title');
  end if;
  perform private.lapse_holds(space.id);
  for asked in
    select t.during, private.booking_conflicts(space, t.during) @> '[{"blocks": true}]' as is_taken
    from private.booking_times(zone, payload) t
  loop
    if asked.is_taken then
      skipped := skipped || to_jsonb(lower(asked.during));
      continue;
    end if;
    insert into public.venue_bookings (account_id, venue_id, space_id, event_id, during, status, title,
      note, party_size, requested_by, requester_name, requester_email, hold_expires_at, series_id)
    values (space.account_id, space.venue_id, space.id,
      private.own_event(space.account_id, payload ->> 'eventId'), asked.during, wanted_status,
      trim(payload ->> 'title'), nullif(trim(payload ->> 'note'), ''), (payload ->> 'partySize')::integer,
      auth.uid(), nullif(trim(payload ->> 'requesterName'), ''), nullif(trim(payload ->> 'requesterEmail'), ''),
      case wanted_status when 'hold' then private.hold_end(payload) end, series)
    returning * into booking;
    made := made || private.booking_view(booking);
  end loop;
  if jsonb_array_length(skipped) > 0 and not coalesce((payload ->> 'skipTaken')::boolean, false)
    or jsonb_array_length(made) = 0 then
    perform private.refuse(409, 'conflict', case when series is null
      then 'The space is taken at that time' else 'The space is taken on ' || jsonb_array_length(skipped)
        || ' of ' || jsonb_array_length(skipped) + jsonb_array_length(made) || ' dates' end, 'startLocal');
  end if;
  return jsonb_build_object('bookings', made, 'skipped', skipped);
exception when exclusion_violation then
  perform private.refuse(409, 'conflict', 'Somebody took the space at that moment', 'startLocal');
  return null;
end
$$;
comment on function public.book_venue(jsonb) is
  'Books {spaceId, startLocal, endLocal, status, title, eventId, note, partySize, holdHours, repeat, skipTaken, requesterName, requesterEmail}: all dates or none, unless skipTaken leaves out those that are taken. {bookings, skipped}.';

create function private.own_booking(booking_id_param uuid)
returns public.venue_bookings
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.venue_bookings;
begin
  select * into booking from public.venue_bookings b where b.id = booking_id_param for update;
  perform private.require_permission('venues.write', booking.account_id, booking.event_id);
  return booking;
end
$$;
comment on function private.own_booking(uuid) is 'A booking the caller may change, locked.';

create function public.change_venue_booking(booking_id_param uuid, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.venue_bookings := private.own_booking(booking_id_param);
  space public.venue_spaces := private.own_space((payload ->> 'spaceId')::uuid);
  zone text := (select v.time_zone from public.venues v where v.id = space.venue_id);
  wanted tstzrange := (select t.during from private.booking_times(zone, payload - 'repeat') t);
  moves boolean := (booking.space_id, booking.during) is distinct from (space.id, wanted);
begin
  if booking.status not in ('hold', 'requested', 'confirmed') then
    perform private.refuse(409, 'conflict', 'This booking is over. Make a new one', 'status');
  elsif trim(coalesce(payload ->> 'title', '')) = '' then
    perform private.refuse(400, 'invalid_input', 'Say what it is for', 'title');
  elsif space.account_id <> booking.account_id then
    perform private.refuse(404, 'not_found', 'This space does not exist', 'spaceId');
  end if;
  perform private.lapse_holds(space.id);
  if moves and private.booking_conflicts(space, wanted, booking.id) @> '[{"blocks": true}]' then
    perform private.refuse(409, 'conflict', 'The space is taken at that time', 'startLocal');
  end if;
  update public.venue_bookings b set space_id = space.id, venue_id = space.venue_id, during = wanted,
    title = trim(payload ->> 'title'), note = nullif(trim(payload ->> 'note'), ''),
    party_size = (payload ->> 'partySize')::integer,
    event_id = private.own_event(booking.account_id, payload ->> 'eventId')
  where b.id = booking.id returning * into booking;
  if moves and booking.status = 'confirmed' and booking.requester_email is not null then
    perform private.enqueue_job('booking_moved', jsonb_build_object('bookingId', booking.id),
      'booking_moved:' || booking.id || ':' || extract(epoch from lower(wanted)));
  end if;
  return private.booking_view(booking);
exception when exclusion_violation then
  perform private.refuse(409, 'conflict', 'Somebody took the space at that moment', 'startLocal');
  return null;
end
$$;
comment on function public.change_venue_booking(uuid, jsonb) is
  'Moves a living booking or changes its words; who asked for it hears of a move. Booking.';

create function public.set_booking_status(
  booking_id_param uuid, status_param text, reason_param text default null, following boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.venue_bookings := private.own_booking(booking_id_param);
  space public.venue_spaces;
  changed integer := 0;
  one public.venue_bookings;
begin
  select * into space from public.venue_spaces s where s.id = booking.space_id;
  perform private.lapse_holds(space.id);
  for one in
    select * from public.venue_bookings b
    where b.id = booking.id or (following and b.series_id = booking.series_id
      and lower(b.during) > lower(booking.during))
    order by lower(b.during) for update
  loop
    continue when one.id <> booking.id and one.status <> booking.status;
    if not coalesce(case one.status
      when 'requested' then status_param in ('hold', 'confirmed', 'declined', 'cancelled')
      when 'hold' then status_param in ('hold', 'confirmed', 'cancelled')
      when 'confirmed' then status_param = 'cancelled' else false end, false) then
      perform private.refuse(409, 'conflict', case when one.status = 'expired'
        then 'The hold ran out. Book it again while it is free'
        else 'This booking is ' || one.status || ' already' end, 'status');
    end if;
    if status_param in ('hold', 'confirmed')
      and private.booking_conflicts(space, one.during, one.id) @> '[{"blocks": true}]' then
      perform private.refuse(409, 'conflict', 'The space is taken at that time', 'status');
    end if;
    update public.venue_bookings b set status = status_param,
      decided_reason = nullif(left(trim(reason_param), 1000), ''),
      hold_expires_at = case status_param when 'hold' then now() + interval '72 hours' end
    where b.id = one.id;
    changed := changed + 1;
  end loop;
  if status_param in ('confirmed', 'declined', 'cancelled') and booking.requester_email is not null then
    perform private.enqueue_job('booking_' || status_param, jsonb_build_object('bookingId', booking.id),
      'booking_' || status_param || ':' || booking.id);
  end if;
  return jsonb_build_object('changed', changed);
exception when exclusion_violation then
  perform private.refuse(409, 'conflict', 'Somebody took the space at that moment', 'status');
  return null;
end
$$;
comment on function public.set_booking_status(uuid, text, text, boolean) is
  'Confirms, holds (72 hours anew), declines or cancels a booking, with following also the later dates of its series in the same state; who asked for it is told. {changed}.';

create function public.list_booking_spaces(request jsonb default '{}')
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with asked as (
    select private.word_patterns(request ->> 'text') as patterns,
      least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200) as size),
  page as (
    select s.id, s.name, s.position, s.largest_capacity, v.id as venue_id, v.name as venue_name, v.time_zone, a.size,
      row_number() over (order by lower(v.name), v.id, s.position, s.id) as n
    from asked a, public.venues v
    join public.venue_spaces s on s.venue_id = v.id and s.status = 'active'
    where v.account_id in (select private.my_accounts('venues.read')) and v.status = 'active'
      and (coalesce(request ->> 'venueId', request ->> 'spaceId') is not null or v.account_id = private.chosen_account())
      and (request ->> 'venueId' is null or v.id = (request ->> 'venueId')::uuid)
      and (request ->> 'spaceId' is null or s.id = (request ->> 'spaceId')::uuid)
      and (a.patterns = '{}' or v.search_text || ' ' || private.search_words(s.name) like all (a.patterns))
      and (request #>> '{after,id}' is null or (lower(v.name), v.id, s.position, s.id)
        > (request #>> '{after,venueName}', (request #>> '{after,venueId}')::uuid,
          (request #>> '{after,position}')::integer, (request #>> '{after,id}')::uuid))
    order by n limit (select a.size + 1 from asked a))
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'venueId', p.venue_id,
      'venueName', p.venue_name, 'timeZone', p.time_zone, 'largestCapacity', p.largest_capacity) order by p.n)
      from page p where p.n <= p.size), '[]'),
    'next', (select jsonb_build_object('venueName', lower(p.venue_name), 'venueId', p.venue_id,
      'position', p.position, 'id', p.id) from page p
      where p.n = p.size and exists (select from page m where m.n > m.size)))
$$;
comment on function public.list_booking_spaces(jsonb) is
  'Spaces that can be booked, by venue: {text, venueId, spaceId, after: the next of the page before, size} to {rows: [{id, name, venueId, venueName, timeZone, largestCapacity}], next}.';

create function public.release_event_bookings(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  booking public.venue_bookings;
  released integer := 0;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('venues.write', event.account_id, event.id);
  if event.status <> 'cancelled' then
    perform private.refuse(409, 'conflict', 'Only a cancelled event gives all its spaces back at once', 'status');
  end if;
  for booking in
    update public.venue_bookings b set status = 'cancelled', hold_expires_at = null,
      decided_reason = 'The event is cancelled'
    where b.event_id = event.id and b.status in ('hold', 'requested', 'confirmed') and upper(b.during) > now()
    returning b.*
  loop
    released := released + 1;
    if booking.requester_email is not null then
      perform private.enqueue_job('booking_cancelled', jsonb_build_object('bookingId', booking.id),
        'booking_cancelled:' || booking.id);
    end if;
  end loop;
  return jsonb_build_object('released', released);
end
$$;
comment on function public.release_event_bookings(uuid) is
  'Gives back what is still booked, held or asked for a cancelled event; who asked for it is told. {released}.';

create function private.booking_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'to', coalesce(job.payload ->> 'to', b.requester_email, u.email), 'locale', a.default_locale,
    'venue', v.name, 'address', concat_ws(', ', v.street, concat_ws(' ', v.postal_code, v.city)),
    'isPlanner', job.payload ? 'to' or b.requester_email is null,
    'contactEmail', v.contact_email, 'booking', private.booking_view(b))
  from public.venue_bookings b
  join public.venues v on v.id = b.venue_id
  join public.accounts a on a.id = b.account_id
  left join auth.users u on u.id = b.requested_by
  where b.id::text = job.payload ->> 'bookingId'
$$;
comment on function private.booking_source(public.jobs) is
  'What a booking''s mail says and to whom it goes: {to, locale, venue, address, isPlanner, contactEmail, booking}; null when it is gone.';
