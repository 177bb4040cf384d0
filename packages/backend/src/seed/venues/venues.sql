-- Venues of the demo planner with holds, a request and bookings near now.
do $seed$
declare
  account uuid := (select a.id from public.accounts a join auth.users u on u.id = a.owner_user_id
    where u.email = 'planner@jubilee.example');
  planner uuid := (select a.owner_user_id from public.accounts a where a.id = account);
  venue jsonb;
  made uuid;
begin
  if account is null then
    raise exception 'The demo has lost the planner that venues stand on';
  end if;
  for venue in select * from jsonb_array_elements(:venues) loop
    insert into public.venues (account_id, user_id, name, kind, summary, street, city, region, postal_code, country,
      latitude, longitude, time_zone, amenities, access_facts, access_note, opening_hours, hourly_rate_minor,
      daily_rate_minor, currency, contact_name, contact_email, largest_capacity)
    select account, planner, v.name, v.kind, v.summary, v.street, v.city, v.region, v.postal_code, v.country, v.latitude,
      v.longitude, v.time_zone, v.amenities, v.access_facts, v.access_note, coalesce(v.opening_hours, '{}'),
      v.hourly_rate_minor, v.daily_rate_minor, v.currency, v.contact_name, v.contact_email, v.largest_capacity
    from jsonb_populate_record(null::public.venues, venue) v
    returning id into made;
    insert into public.venue_spaces (account_id, venue_id, name, position, capacity_by_layout)
    select account, made, s.value ->> 'name', s.ordinality, s.value -> 'capacityByLayout'
    from jsonb_array_elements(venue -> 'spaces') with ordinality s;
    insert into public.venue_blackouts (account_id, venue_id, starts_on, ends_on, reason)
    select account, made, current_date + (b ->> 'inDays')::integer,
      current_date + (b ->> 'inDays')::integer + (b ->> 'days')::integer - 1, b ->> 'reason'
    from jsonb_array_elements(venue -> 'closed') b;
    insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title, party_size, note,
      requested_by, requester_name, requester_email, hold_expires_at)
    select account, made, s.id, tstzrange(
        private.instant_of((current_date + (b ->> 'inDays')::integer) + (b ->> 'from')::time, v.time_zone),
        private.instant_of((current_date + (b ->> 'inDays')::integer) + (b ->> 'to')::time, v.time_zone)),
      b ->> 'status', b ->> 'title', (b ->> 'people')::integer, b ->> 'note',
      case when b ->> 'name' is null then planner end, b ->> 'name', b ->> 'email',
      case b ->> 'status' when 'hold' then now() + interval '50 hours' end
    from jsonb_array_elements(venue -> 'bookings') b
    join public.venues v on v.id = made
    join public.venue_spaces s on s.venue_id = made and s.name = b ->> 'space';
  end loop;
  update public.events e set venue_id = v.id from public.venues v
  where e.account_id = account and v.account_id = account and e.location_name like v.name || '%';
end
$seed$
