-- What planners do with venues: keep them, look at one, search them.

create function private.venue_cover(kind text, id uuid)
returns text
language sql immutable
set search_path = ''
as $$
  select case kind when 'restaurant' then 'table' when 'waterside' then 'sails' when 'theatre' then 'stage'
    when 'library' then 'books' when 'sports' then 'pitch' else coalesce(kind, 'hall') end
    || ':' || left(md5(id::text), 12)
$$;
comment on function private.venue_cover(text, uuid) is
  'The seed of a venue''s drawn cover, the same on every page: what its kind looks like, and which one without telling the id.';

create function private.venue_view(venue public.venues)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', venue.id, 'name', venue.name, 'kind', venue.kind, 'coverSeed', private.venue_cover(venue.kind, venue.id), 'summary', venue.summary, 'street', venue.street,
    'city', venue.city, 'region', venue.region, 'postalCode', venue.postal_code,
    'country', venue.country, 'latitude', venue.latitude, 'longitude', venue.longitude,
    'timeZone', venue.time_zone, 'amenities', to_jsonb(venue.amenities),
    'accessFacts', to_jsonb(venue.access_facts), 'accessNote', venue.access_note,
    'openingHours', venue.opening_hours, 'hourlyRateMinor', venue.hourly_rate_minor,
    'dailyRateMinor', venue.daily_rate_minor, 'currency', venue.currency,
    'contactName', venue.contact_name, 'contactEmail', venue.contact_email,
    'contactPhone', venue.contact_phone, 'website', venue.website,
    'photoUrls', to_jsonb(venue.photo_urls), 'largestCapacity', venue.largest_capacity,
    'status', venue.status, 'updatedAt', venue.updated_at,
    'spaces', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name,
        'capacityByLayout', s.capacity_by_layout, 'largestCapacity', s.largest_capacity)
        order by s.position, s.created_at, s.id), '[]')
      from public.venue_spaces s where s.venue_id = venue.id and s.status = 'active'),
    'blackouts', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'startsOn', b.starts_on,
        'endsOn', b.ends_on, 'reason', b.reason) order by b.starts_on, b.id), '[]')
      from public.venue_blackouts b where b.venue_id = venue.id
        and b.ends_on >= (now() at time zone venue.time_zone)::date - 31))
$$;
comment on function private.venue_view(public.venues) is
  'Venue: everything of it for its account, with its active spaces and blackouts that are not a month past.';

create function public.get_venue(venue_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  venue public.venues;
begin
  select * into venue from public.venues v where v.id = venue_id_param
    and (private.may('venues.read', v.account_id) or private.is_administrator()
      or exists (select from public.events e where e.venue_id = v.id and e.id in (select private.my_events('venues.read'))));
  if venue.id is null then
    perform private.refuse(404, 'not_found', 'This venue does not exist, or it is not yours to see');
  end if;
  return private.venue_view(venue);
end
$$;
comment on function public.get_venue(uuid) is 'One Venue of the caller''s account.';

create function private.check_hours(hours jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  if exists (select from jsonb_each(coalesce(hours, '{}')) h
    where h.key not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')
      or coalesce(h.value ->> 'from', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
      or coalesce(h.value ->> 'to', '') !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
      or h.value ->> 'from' >= h.value ->> 'to') then
    perform private.refuse(400, 'invalid_input', 'Closing must be after opening', 'openingHours');
  end if;
  return coalesce(hours, '{}');
end
$$;
comment on function private.check_hours(jsonb) is 'Opening hours by day, checked.';

create function private.keep_spaces(venue public.venues, wanted jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(coalesce(wanted, 'null')) <> 'array' or jsonb_array_length(wanted) not between 1 and 60 then
    perform private.refuse(400, 'invalid_input', 'Name at least one space, and at most 60', 'spaces');
  end if;
  if exists (select from jsonb_array_elements(wanted) s where trim(coalesce(s ->> 'name', '')) = '') then
    perform private.refuse(400, 'invalid_input', 'Give each space a name', 'spaces');
  end if;
  if exists (select from jsonb_array_elements(wanted) s, jsonb_each(coalesce(s -> 'capacityByLayout', '{}')) c
    where c.key not in ('theatre', 'banquet', 'classroom', 'boardroom', 'reception', 'ceremony')
      or c.value::text !~ '^[1-9]\d{0,5}$') then
    perform private.refuse(400, 'invalid_input', 'A capacity is a whole number up to 999,999', 'spaces');
  end if;
  update public.venue_spaces s set status = 'inactive'
  where s.venue_id = venue.id and s.status = 'active'
    and not exists (select from jsonb_array_elements(wanted) w where w ->> 'id' = s.id::text);
  update public.venue_spaces s set name = trim(w.value ->> 'name'), position = w.ordinality,
    status = 'active', capacity_by_layout = coalesce(w.value -> 'capacityByLayout', '{}')
  from jsonb_array_elements(wanted) with ordinality w
  where s.venue_id = venue.id and s.id::text = w.value ->> 'id';
  insert into public.venue_spaces (account_id, venue_id, name, position, capacity_by_layout)
  select venue.account_id, venue.id, trim(w.value ->> 'name'), w.ordinality,
    coalesce(w.value -> 'capacityByLayout', '{}')
  from jsonb_array_elements(wanted) with ordinality w
  where coalesce(w.value ->> 'id', '') = '';
  update public.venues v set largest_capacity = coalesce((
    select max(s.largest_capacity) from public.venue_spaces s
    where s.venue_id = venue.id and s.status = 'active'), 0)
  where v.id = venue.id;
end
$$;
comment on function private.keep_spaces(public.venues, jsonb) is
  'Makes a venue''s spaces those of the list; what is left out becomes inactive and keeps its bookings.';

create function private.keep_blackouts(venue public.venues, wanted jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if jsonb_array_length(wanted) > 200 or exists (select from jsonb_array_elements(wanted) b
    where coalesce(b ->> 'startsOn', '') !~ '^\d{4}-\d\d-\d\d$' or coalesce(b ->> 'endsOn', '') < b ->> 'startsOn') then
    perform private.refuse(400, 'invalid_input', 'The last day must not be before the first', 'blackouts');
  end if;
  delete from public.venue_blackouts b where b.venue_id = venue.id
    and b.ends_on >= (now() at time zone venue.time_zone)::date - 31
    and not exists (select from jsonb_array_elements(wanted) w where w ->> 'id' = b.id::text);
  update public.venue_blackouts b set starts_on = (w ->> 'startsOn')::date,
    ends_on = (w ->> 'endsOn')::date, reason = nullif(trim(w ->> 'reason'), '')
  from jsonb_array_elements(wanted) w where b.venue_id = venue.id and b.id::text = w ->> 'id';
  insert into public.venue_blackouts (account_id, venue_id, starts_on, ends_on, reason)
  select venue.account_id, venue.id, (w ->> 'startsOn')::date, (w ->> 'endsOn')::date,
    nullif(trim(w ->> 'reason'), '')
  from jsonb_array_elements(wanted) w where coalesce(w ->> 'id', '') = '';
end
$$;
comment on function private.keep_blackouts(public.venues, jsonb) is 'Makes a venue''s blackouts those of the list.';

create function public.save_venue(payload jsonb, venue_id_param uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  venue public.venues;
  target_account uuid;
begin
  target_account := case when venue_id_param is null then private.chosen_account()
    else (select v.account_id from public.venues v where v.id = venue_id_param) end;
  perform private.require_permission('venues.write', target_account);
  if trim(coalesce(payload ->> 'name', '')) = '' then
    perform private.refuse(400, 'invalid_input', 'Give the venue a name', 'name');
  end if;
  if not private.is_time_zone(coalesce(payload ->> 'timeZone', '')) then
    perform private.refuse(400, 'invalid_input', 'Choose a time zone from the list', 'timeZone');
  end if;
  if venue_id_param is null then
    insert into public.venues (account_id, user_id, name, time_zone)
    values (target_account, auth.uid(), left(trim(payload ->> 'name'), 200), payload ->> 'timeZone')
    returning * into venue;
  end if;
  update public.venues v set
    name = trim(payload ->> 'name'),
    kind = nullif(payload ->> 'kind', ''),
    summary = nullif(trim(payload ->> 'summary'), ''),
    street = nullif(trim(payload ->> 'street'), ''),
    city = nullif(trim(payload ->> 'city'), ''),
    region = nullif(trim(payload ->> 'region'), ''),
    postal_code = nullif(trim(payload ->> 'postalCode'), ''),
    country = nullif(upper(trim(payload ->> 'country')), ''),
    latitude = (payload ->> 'latitude')::double precision,
    longitude = (payload ->> 'longitude')::double precision,
    time_zone = payload ->> 'timeZone',
    amenities = private.text_list(payload -> 'amenities'),
    access_facts = private.text_list(payload -> 'accessFacts'),
    access_note = nullif(trim(payload ->> 'accessNote'), ''),
    opening_hours = private.check_hours(payload -> 'openingHours'),
    hourly_rate_minor = (payload ->> 'hourlyRateMinor')::bigint,
    daily_rate_minor = (payload ->> 'dailyRateMinor')::bigint,
    currency = coalesce(payload ->> 'currency', 'USD'),
    contact_name = nullif(trim(payload ->> 'contactName'), ''),
    contact_email = nullif(trim(payload ->> 'contactEmail'), ''),
    contact_phone = nullif(trim(payload ->> 'contactPhone'), ''),
    website = nullif(trim(payload ->> 'website'), ''),
    photo_urls = private.text_list(payload -> 'photoUrls'),
    status = coalesce(payload ->> 'status', v.status)
  where v.id = coalesce(venue_id_param, venue.id) returning * into venue;
  perform private.keep_spaces(venue, payload -> 'spaces');
  perform private.keep_blackouts(venue, coalesce(payload -> 'blackouts', '[]'));
  select * into venue from public.venues v where v.id = venue.id;
  return private.venue_view(venue);
end
$$;
comment on function public.save_venue(jsonb, uuid) is
  'Makes a venue, or changes the one named, with its spaces and blackouts in one go. Venue.';

create function private.text_list(listed jsonb)
returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(w.word order by w.n), '{}')
  from (
    select left(trim(t.value), 2000) as word, min(t.ordinality) as n
    from jsonb_array_elements_text(case jsonb_typeof(listed) when 'array' then listed else '[]' end)
      with ordinality t
    where trim(t.value) <> '' group by 1) w
$$;
comment on function private.text_list(jsonb) is 'Words of a JSON list, each once, in their order.';

create function public.delete_venue(venue_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  venue public.venues;
begin
  select * into venue from public.venues v where v.id = venue_id_param for update;
  perform private.require_permission('venues.write', venue.account_id);
  if exists (select from public.venue_bookings b where b.venue_id = venue.id
    and b.status in ('hold', 'requested', 'confirmed') and upper(b.during) > now()) then
    perform private.refuse(409, 'conflict',
      'It still has bookings to come. Cancel them first, or set the venue inactive', 'venue');
  end if;
  delete from public.venues v where v.id = venue.id;
end
$$;
comment on function public.delete_venue(uuid) is 'Deletes a venue without bookings to come; its events keep their place''s name.';
