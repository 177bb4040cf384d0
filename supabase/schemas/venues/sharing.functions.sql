-- A venue behind a link: what strangers see of it, when it is busy, and asking to book it.

create function private.opens_venue(link public.share_links)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.venues v where v.id = link.venue_id and v.status = 'active');
end
$$;
comment on function private.opens_venue(public.share_links) is 'A venue that is active.';

create function private.open_venue_link(token text)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.open_link(token, array['shared_venue']);
end
$$;
comment on function private.open_venue_link(text) is
  'The living link to a venue that is active; otherwise the one neutral refusal.';

create function public.create_venue_link(venue_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  venue public.venues;
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  select * into venue from public.venues v where v.id = venue_id_param for update;
  perform private.require_permission('links.write', venue.account_id);
  select * into link from public.share_links l
  where l.venue_id = venue.id and l.revoked_at is null order by l.created_at limit 1;
  if link.id is null then
    insert into public.share_links (id, account_id, venue_id, kind, token_hash, created_by)
    values (new_id, venue.account_id, venue.id, 'shared_venue',
      private.hash_token(private.derive_token('share', new_id, 1)), auth.uid())
    returning * into link;
  end if;
  return private.share_link_view(link);
end
$$;
comment on function public.create_venue_link(uuid) is
  'The venue''s link, made at first use; update, rotate and revoke are those of every link. ShareLink.';

create function public.get_venue_link(venue_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission('links.write', (select v.account_id from public.venues v where v.id = venue_id_param));
  return coalesce((select private.share_link_view(l) from public.share_links l
    where l.venue_id = venue_id_param and l.revoked_at is null order by l.created_at limit 1), 'null');
end
$$;
comment on function public.get_venue_link(uuid) is 'ShareLink of a venue, or null when it has none.';

create function public.get_shared_venue(token text, from_day date default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_venue_link(token);
  venue public.venues;
  today date;
  first_day date;
  span tstzrange;
begin
  select * into venue from public.venues v where v.id = link.venue_id;
  today := (now() at time zone venue.time_zone)::date;
  first_day := greatest(least(coalesce(from_day, today), today + 730), date_trunc('month', today)::date);
  span := tstzrange(private.instant_of(first_day::timestamp, venue.time_zone),
    private.instant_of((first_day + 62)::timestamp, venue.time_zone));
  return jsonb_build_object(
    'venue', private.venue_view(venue) - array['status', 'updatedAt', 'contactEmail', 'contactPhone',
      'contactName', 'blackouts', 'id'],
    'fromDay', first_day, 'toDay', first_day + 62,
    'busy', (select coalesce(jsonb_agg(jsonb_build_object('spaceId', b.space_id,
        'startDate', lower(b.during), 'endDate', upper(b.during)) order by lower(b.during)), '[]')
      from public.venue_bookings b
      where b.space_id in (select s.id from public.venue_spaces s where s.venue_id = venue.id)
        and b.during && span
        and (b.status = 'confirmed' or b.status = 'hold' and b.hold_expires_at > now())),
    'shut', (select coalesce(jsonb_agg(jsonb_build_object('startsOn', x.starts_on, 'endsOn', x.ends_on)
        order by x.starts_on), '[]')
      from public.venue_blackouts x where x.venue_id = venue.id
        and x.ends_on >= first_day and x.starts_on <= first_day + 62));
end
$$;
comment on function public.get_shared_venue(text, date) is
  'SharedVenue: {venue, fromDay, toDay, busy: [{spaceId, startDate, endDate}], shut}. Two months; busy says when and nothing more.';

create function public.request_shared_booking(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_venue_link(token);
  venue public.venues;
  space public.venue_spaces;
  wanted tstzrange;
  booking public.venue_bookings;
begin
  select * into venue from public.venues v where v.id = link.venue_id;
  select * into space from public.venue_spaces s where s.venue_id = venue.id and s.status = 'active'
    and s.id::text = payload ->> 'spaceId';
  if space.id is null then
    perform private.refuse(400, 'invalid_input', 'Choose a space', 'spaceId');
  end if;
  select t.during into wanted from private.booking_times(venue.time_zone, payload - 'repeat') t;
  if lower(wanted) < now() then
    perform private.refuse(400, 'invalid_input', 'This time is over', 'startLocal');
  elsif lower(wanted) > now() + interval '2 years' then
    perform private.refuse(400, 'invalid_input', 'Ask for a time within two years', 'startLocal');
  end if;
  select * into booking from public.venue_bookings b where b.submit_key = payload ->> 'submitKey';
  if booking.id is not null then
    return jsonb_build_object('status', booking.status, 'startDate', lower(booking.during));
  end if;
  if private.booking_conflicts(space, wanted) @> '[{"blocks": true}]' then
    perform private.refuse(409, 'conflict', 'It is taken at that time. Choose another', 'startLocal');
  end if;
  if (select count(*) from public.venue_bookings b where b.share_link_id = link.id
    and b.status = 'requested') >= 200 then
    perform private.refuse(429, 'too_many_requests', 'Many requests wait for an answer here. Try again later');
  end if;
  insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title, note,
    party_size, requester_name, requester_email, share_link_id, submit_key)
  values (venue.account_id, venue.id, space.id, wanted, 'requested', payload ->> 'title',
    payload ->> 'note', (payload ->> 'partySize')::integer, private.check_name(payload ->> 'name', 'name'),
    private.check_email(payload ->> 'email', 'email'), link.id, payload ->> 'submitKey')
  returning * into booking;
  perform private.enqueue_job('booking_asked', jsonb_build_object('bookingId', booking.id));
  perform private.enqueue_job('booking_arrived', jsonb_build_object('bookingId', booking.id, 'to', u.email),
    'booking_arrived:' || booking.id || ':' || u.id)
  from public.team_members m join auth.users u on u.id = m.user_id
  where m.account_id = venue.account_id and u.email is not null
    and private.person_may(m.user_id, 'venues.write', m.account_id);
  return jsonb_build_object('status', booking.status, 'startDate', lower(booking.during));
end
$$;
comment on function public.request_shared_booking(text, jsonb) is
  'A stranger asks for {spaceId, startLocal, endLocal, title, name, email, partySize, note, submitKey}; both sides get a mail. The same submitKey is stored once. {status, startDate}.';
