-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

alter table public.venues add column kind text
  check (kind in ('hall', 'restaurant', 'garden', 'waterside', 'theatre', 'library', 'sports'));
comment on column public.venues.kind is 'What kind of place it is; null while nobody has said. Decides what its cover shows.';

CREATE OR REPLACE FUNCTION private.changed_event(target public.events, edited public.events, patch jsonb, for_others boolean)
 RETURNS public.events
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  own jsonb := to_jsonb(target) || jsonb_build_object('cover_seed', split_part(target.cover_seed, '@', 1));
  first jsonb := to_jsonb(edited) || jsonb_build_object('cover_seed', split_part(edited.cover_seed, '@', 1));
  wanted jsonb := '{}';
  part text[];
  field text;
  new_start timestamp := coalesce((patch ->> 'start_local')::timestamp, edited.start_local);
  new_end timestamp := coalesce((patch ->> 'end_local')::timestamp, edited.end_local);
begin
  foreach field in array array['name', 'description', 'event_type_id', 'currency', 'time_zone', 'visibility', 'host_names', 'goal_minor'] loop
    if patch ? field and own -> field = first -> field then
      wanted := wanted || jsonb_build_object(field, patch -> field);
    end if;
  end loop;
  for part in select array['kind', 'venue_id', 'location_name', 'address', 'online_url']
    union all select array['cover_url', 'cover_seed', 'cover_look']
  loop
    if not exists (select from unnest(part) p where own -> p <> first -> p) then
      wanted := wanted || (select coalesce(jsonb_object_agg(p, patch -> p), '{}') from unnest(part) p where patch ? p);
    end if;
  end loop;
  if patch ?| array['start_local', 'end_local'] and (target.id = edited.id or target.start_local = target.series_start) then
    wanted := wanted || jsonb_build_object(
      'start_local', target.start_local + (new_start - edited.start_local),
      'end_local', target.start_local + (new_start - edited.start_local)
        + case when target.end_local - target.start_local = edited.end_local - edited.start_local
          then new_end - new_start else target.end_local - target.start_local end);
    if for_others and target.series_start is not null then
      wanted := wanted || jsonb_build_object('series_start', target.series_start + (new_start - edited.start_local));
    end if;
  end if;
  if wanted ? 'cover_seed' and target.id <> edited.id then
    wanted := wanted || jsonb_build_object('cover_seed',
      private.dated_seed(wanted ->> 'cover_seed', coalesce(target.series_start, target.start_local)));
  end if;
  return jsonb_populate_record(target, wanted);
end
$function$;

CREATE OR REPLACE FUNCTION private.venue_view(venue public.venues)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.repeat_event(event_id_param uuid, rule_param text, starts_param timestamp without time zone[], with_tickets_param boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  source public.events;
  copy public.events;
  start timestamp;
  has_tickets boolean;
  known integer;
begin
  select * into source from public.events e where e.id = event_id_param for no key update;
  perform private.require_writable_account(source.account_id);
  if source.status not in ('draft', 'published') then
    perform private.refuse(409, 'conflict', 'An event that is cancelled or put away cannot repeat. Bring it back first');
  end if;
  select count(*) into known from public.events e where e.id = source.id or e.series_id = source.series_id;
  if coalesce(cardinality(starts_param), 0) not between 1 and 100 - known
    or array_position(starts_param, null) is not null then
    perform private.refuse(400, 'invalid_input',
      'A series has at most 100 dates, ' || known || ' are there. Choose fewer', 'starts_param');
  elsif (select bool_or(s <= source.start_local or s > source.start_local + interval '20 years')
    or count(*) <> count(distinct s) from unnest(starts_param) s) then
    perform private.refuse(400, 'invalid_input', 'Each date comes once, after the first and within 20 years', 'starts_param');
  elsif rule_param !~ '^FREQ=' then
    perform private.refuse(400, 'invalid_input', 'Choose how it repeats', 'rule_param');
  end if;
  has_tickets := private.copies_tickets(source, with_tickets_param);
  if source.series_id is null then
    insert into public.event_series (account_id, rule, time_zone, first_start, created_by)
    values (source.account_id, rule_param, source.time_zone, source.start_local, auth.uid())
    returning id into source.series_id;
    update public.events e set series_id = source.series_id, series_start = e.start_local where e.id = source.id;
  else
    update public.event_series s set rule = null where s.id = source.series_id;
  end if;
  foreach start in array starts_param loop
    continue when exists (select from public.events e
      where e.series_id = source.series_id and start in (e.series_start, e.start_local));
    copy := private.copy_event(source, source.name, start, has_tickets);
    update public.events e set series_id = source.series_id, series_start = start,
      cover_seed = private.dated_seed(source.cover_seed, start) where e.id = copy.id;
    if source.status = 'published' then
      perform private.publish_date(copy);
    end if;
  end loop;
  return private.series_view(source);
exception when check_violation then
  perform private.refuse(400, 'invalid_input', 'Choose how it repeats', 'rule_param');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_venue(payload jsonb, venue_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  venue public.venues;
  target_account uuid;
begin
  target_account := case when venue_id_param is null then private.account_of_user(auth.uid())
    else (select v.account_id from public.venues v where v.id = venue_id_param) end;
  perform private.require_writable_account(target_account);
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
$function$;

CREATE OR REPLACE FUNCTION public.search_venues(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns text[] := private.word_patterns(request ->> 'text');
  near_lat double precision := (request #>> '{near,latitude}')::double precision;
  near_lng double precision := (request #>> '{near,longitude}')::double precision;
  within double precision := least(greatest((request ->> 'withinKm')::double precision, 0.1), 20000);
  lat_reach double precision := within / 110.5;
  wanted_amenities text[] := private.text_list(request -> 'amenities');
  wanted_access text[] := private.text_list(request -> 'accessFacts');
  people integer := coalesce((request ->> 'capacity')::integer, 0);
  wanted_layout text := request ->> 'layout';
  free_from timestamp := request ->> 'freeFrom';
  free_to timestamp := request ->> 'freeTo';
  wanted_show text := coalesce(request ->> 'show', 'active');
  wanted_sort text := coalesce(request ->> 'sort', 'name');
  page_size integer := least(greatest(coalesce((request ->> 'size')::integer, 24), 1), 200);
  after jsonb := nullif(request -> 'after', 'null');
  -- Wherever on the globe a venue is, its clock is within fifteen hours of this span.
  around tstzrange := tstzrange(free_from at time zone 'UTC' - interval '15 hours',
    free_to at time zone 'UTC' + interval '15 hours');
  result jsonb;
begin
  if near_lat is null and request #>> '{near,place}' is not null then
    select p.latitude, p.longitude into near_lat, near_lng from private.place_among_venues(request #>> '{near,place}') p;
  end if;
  if (free_from is null) <> (free_to is null) or free_to <= free_from then
    perform private.refuse(400, 'invalid_input', 'Say from when to when it must be free', 'freeTo');
  end if;
  with matching as (
    select v.*, case when near_lat is not null and v.latitude is not null
      then private.kilometres(near_lat, near_lng, v.latitude, v.longitude) end as km
    from public.venues v
    where v.account_id in (select private.my_accounts())
      and case wanted_show when 'all' then true when 'inactive' then v.status = 'inactive'
        when 'requests' then exists (select from public.venue_bookings b
          where b.venue_id = v.id and b.account_id = v.account_id and b.status = 'requested')
        else v.status = 'active' end
      and v.search_text like all (patterns)
      and v.largest_capacity >= people
      and v.amenities @> wanted_amenities and v.access_facts @> wanted_access
      and (within is null or near_lat is null
        or v.latitude between near_lat - lat_reach and near_lat + lat_reach)),
  spans as materialized (
    select z.time_zone, tstzrange(private.instant_of(free_from, z.time_zone),
      private.instant_of(free_to, z.time_zone)) as span
    from (select distinct m.time_zone from matching m where free_from is not null) z),
  busy as materialized (
    select distinct b.space_id
    from public.venue_bookings b
    join public.venues v on v.id = b.venue_id
    join spans z on z.time_zone = v.time_zone
    where b.account_id in (select private.my_accounts()) and b.during && around and b.during && z.span
      and (b.status = 'confirmed' or b.status = 'hold' and b.hold_expires_at > now())),
  suitable as materialized (
    select distinct s.venue_id
    from matching m
    join public.venue_spaces s on s.venue_id = m.id and s.status = 'active'
    left join busy b on b.space_id = s.id
    where b.space_id is null
      and coalesce((s.capacity_by_layout ->> wanted_layout)::integer,
        case when wanted_layout is null then s.largest_capacity else 0 end)
        >= greatest(people, case when wanted_layout is null then 0 else 1 end)),
  fitting as (
    select m.* from matching m
    where (within is null or near_lat is null or m.km <= within)
      and (wanted_layout is null and free_from is null or m.id in (select u.venue_id from suitable u))
      and (free_from is null or not exists (
        select from public.venue_blackouts x where x.venue_id = m.id
          and x.starts_on <= free_to::date and x.ends_on >= free_from::date))),
  -- One number, the name and the id are the whole order, so that a page begins after any row.
  ranked as (
    select f.*, coalesce(case wanted_sort when 'distance' then f.km when 'capacity' then -f.largest_capacity
      when 'price' then coalesce(f.daily_rate_minor, f.hourly_rate_minor * 8)
      when 'newest' then -extract(epoch from f.created_at) else 0 end, 9e15)::double precision as rank
    from fitting f),
  page as (
    select r.*, row_number() over (order by r.rank, lower(r.name), r.id) as n, count(*) over () as left_over
    from ranked r
    where after is null or (r.rank, lower(r.name), r.id)
      > ((after ->> 'rank')::double precision, after ->> 'name', (after ->> 'id')::uuid)
    order by n
    limit page_size)
  select jsonb_build_object('total', (select count(*) from fitting),
    'near', case when near_lat is not null then jsonb_build_object('latitude', near_lat, 'longitude', near_lng) end,
    'next', (select jsonb_build_object('rank', p.rank, 'name', lower(p.name), 'id', p.id)
      from page p where p.n = page_size and p.left_over > page_size),
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'city', p.city,
      'street', p.street, 'country', p.country, 'latitude', p.latitude, 'longitude', p.longitude,
      'timeZone', p.time_zone, 'photoUrl', p.photo_urls[1], 'coverSeed', private.venue_cover(p.kind, p.id), 'largestCapacity', p.largest_capacity,
      'amenities', to_jsonb(p.amenities), 'accessFacts', to_jsonb(p.access_facts),
      'hourlyRateMinor', p.hourly_rate_minor, 'dailyRateMinor', p.daily_rate_minor,
      'currency', p.currency, 'status', p.status, 'kilometres', round(p.km::numeric, 1),
      'spaceCount', (select count(*) from public.venue_spaces s where s.venue_id = p.id and s.status = 'active'),
      'nextBooking', (select min(lower(b.during)) from public.venue_bookings b
        where b.venue_id = p.id and b.status in ('hold', 'confirmed') and b.during && tstzrange(now(), now() + interval '1 year')),
      'requestCount', (select count(*) from public.venue_bookings b where b.venue_id = p.id and b.status = 'requested'))
      order by p.n) from page p), '[]')) into result;
  return result;
end
$function$;

CREATE OR REPLACE FUNCTION private.dated_seed(seed text, start timestamp without time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select left(split_part(seed, '@', 1), 80) || '@' || to_char(start, 'YYYYMMDD') $function$;

CREATE OR REPLACE FUNCTION private.venue_cover(kind text, id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case kind when 'restaurant' then 'table' when 'waterside' then 'sails' when 'theatre' then 'stage'
    when 'library' then 'books' when 'sports' then 'pitch' else coalesce(kind, 'hall') end
    || ':' || left(md5(id::text), 12)
$function$;

comment on column public.venues.kind is 'What kind of place it is; null while nobody has said. Decides what its cover shows.';

comment on function private.dated_seed(text, timestamp without time zone) is 'The seed of a cover for one date of a series: the same subject as the others, drawn anew for its day.';

comment on function private.venue_cover(text, uuid) is 'The seed of a venue''s drawn cover, the same on every page: what its kind looks like, and which one without telling the id.';

reset check_function_bodies;
