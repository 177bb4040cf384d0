-- Finding a venue: by text, capacity, layout, amenities, access, a free time and distance. An
-- account's venues come by one index; what is free is asked only of those that passed all else.

create function private.kilometres(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision
language sql immutable
set search_path = ''
as $$
  select 6371.0088 * 2 * asin(sqrt(least(1, power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))))
$$;
comment on function private.kilometres(double precision, double precision, double precision, double precision) is
  'The way between two places over the globe (haversine, mean radius), in kilometres.';

create function private.place_among_venues(place text)
returns table (latitude double precision, longitude double precision)
language sql stable
security definer
set search_path = ''
as $$
  with named as (
    select v.latitude, v.longitude, case when private.plain_words(v.city) = private.plain_words(place) then 1
      when private.plain_words(v.name) = private.plain_words(place) then 2 else 3 end as closeness
    from public.venues v
    where v.account_id in (select private.shown_accounts('venues.read')) and v.latitude is not null
      and private.plain_words(place) <> '' and v.search_text like all (private.word_patterns(place)))
  select avg(n.latitude), avg(n.longitude) from named n
  where n.closeness = (select min(m.closeness) from named m)
  having count(*) > 0
$$;
comment on function private.place_among_venues(text) is
  'Where a town, a venue or a street of the caller''s venues is, in the middle of all that are called so; no row when none is.';

-- Planned anew for each search: a plan for any search joins as if every hour were as busy as another.
create function public.search_venues(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
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
    where v.account_id in (select private.shown_accounts('venues.read'))
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
    where b.account_id in (select private.shown_accounts('venues.read')) and b.during && around and b.during && z.span
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
$$;
comment on function public.search_venues(jsonb) is
  'The account''s venues: {text, capacity, layout, amenities, accessFacts, freeFrom, freeTo (wall times there), near: {latitude, longitude} or {place: a town, venue or street among them}, withinKm, sort: name|distance|capacity|price|newest, show: active|inactive|all|requests, after: the next of the page before, size} to {total, near: what it was measured from or null, next, rows: VenueLine[]}; next is null on the last page.';

create function public.admin_list_venues(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sort constant text := private.sort_of(request, '{created,name,account,capacity}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select v.*, a.name as account_name, a.owner_user_id,
        case sort when 'created' then v.created_at end as by_time,
        case sort when 'name' then lower(v.name) when 'account' then lower(a.name) end as by_word,
        case sort when 'capacity' then v.largest_capacity end as by_size
      from public.venues v
      join public.accounts a on a.id = v.account_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', v.name, v.city, a.name)) like all (patterns))
        and case when wanted in ('active', 'inactive') then v.status = wanted else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end,
        case when down then m.by_size end desc nulls last, case when not down then m.by_size end, m.id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'city', c.city, 'country', c.country, 'status', c.status,
      'accountName', c.account_name, 'ownerId', c.owner_user_id, 'createdAt', c.created_at,
      'largestCapacity', c.largest_capacity,
      'spaceCount', (select count(*) from public.venue_spaces s where s.venue_id = c.id and s.status = 'active'),
      'bookingCount', (select count(*) from public.venue_bookings b where b.venue_id = c.id and b.status = 'confirmed'),
      'linkCount', (select count(*) from public.share_links l where l.venue_id = c.id
        and l.revoked_at is null and l.suspended_at is null))), '[]'))
    from page c);
end
$$;
comment on function public.admin_list_venues(jsonb) is
  'Venues of everybody with counts, without bookings or contacts; filter is active or inactive.';
