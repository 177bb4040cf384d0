-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.hits(text, jsonb, bigint);

CREATE OR REPLACE FUNCTION private.found_polls(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by p.created_at desc, p.id) as n, jsonb_build_object('id', p.id, 'title', p.title, 'detail', e.name,
      'eventId', e.id, 'at', p.closes_at, 'timeZone', e.time_zone, 'state', private.poll_standing(p)) as row
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id = any (mine) and (one_event is null or p.event_id = one_event)
      and private.search_words(concat_ws(' ', p.title, (select string_agg(q.text, ' ' order by q.position)
        from public.poll_questions q where q.poll_id = p.id))) like all (patterns)) f;
  return private.hits('polls', 70, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_own(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  mine constant uuid[] := array(select private.my_accounts());
  one_event constant uuid := (request ->> 'eventId')::uuid;
  kinds constant text[] := array(select jsonb_array_elements_text(coalesce(request -> 'kinds', '[]')));
  most constant integer := least(greatest(coalesce((request ->> 'size')::integer, 6), 1), 100);
  groups jsonb[] := '{}';
  kind text;
  found jsonb;
begin
  if cardinality(patterns) = 0 then
    return jsonb_build_object('groups', '[]'::jsonb);
  end if;
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select private.%I($1, $2, $3, $4)', 'found_' || kind) using patterns, mine, one_event, most into found;
    groups := groups || found;
  end loop;
  return jsonb_build_object('groups', (
    select coalesce(jsonb_agg(g - 'place' order by (g ->> 'place')::integer), '[]') from unnest(groups) g where g is not null));
end
$function$;

CREATE OR REPLACE FUNCTION private.found_activities(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by a.start_at desc) as n, jsonb_build_object('id', a.id, 'title', a.title,
      'detail', concat_ws(' · ', e.name, a.host_name, a.room), 'eventId', e.id, 'at', a.start_at, 'timeZone', e.time_zone,
      'state', a.status) as row
    from public.activities a join public.events e on e.id = a.event_id
    where a.account_id = any (mine) and (one_event is null or a.event_id = one_event)
      and private.search_words(concat_ws(' ', a.title, a.host_name, a.room, array_to_string(a.tags, ' '))) like all (patterns)) f;
  return private.hits('activities', 30, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_events(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by e.status = 'archived', e.start_date desc) as n, jsonb_build_object('id', e.id, 'title', e.name,
      'detail', e.location_name, 'eventId', e.id, 'at', e.start_date, 'timeZone', e.time_zone, 'state', e.status) as row
    from public.events e
    where e.account_id = any (mine) and (one_event is null or e.id = one_event)
      and private.search_words(concat_ws(' ', e.name, e.location_name, array_to_string(e.host_names, ' '))) like all (patterns)) f;
  return private.hits('events', 10, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_guests(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  with hit as materialized (
    select g.id, g.full_name, g.former_name, g.email, g.custom ->> 'city' as city,
      row_number() over (order by g.name_words like patterns[1] desc, g.full_name, g.id) as n
    from private.member_words w join public.guests g on g.id = w.guest_id and g.status <> 'erased'
    where w.account_id = any (mine) and w.whole like all (patterns)
      and (one_event is null or exists (
        select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = g.id)))
  select (
      select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.full_name,
        'detail', concat_ws(' · ', p.former_name, p.city, p.email, e.name), 'eventId', e.id) order by p.n)
      from hit p left join lateral (
        select v.id, v.name from public.event_guests eg join public.events v on v.id = eg.event_id
        where eg.guest_id = p.id and (one_event is null or v.id = one_event) order by eg.created_at desc limit 1) e on true
      where p.n <= most),
    (select count(*) from hit) into found, total;
  return private.hits('guests', 20, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_orders(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by o.created_at desc) as n, jsonb_build_object('id', o.id, 'title', o.buyer_name,
      'detail', concat_ws(' · ', o.code, o.buyer_email, e.name), 'eventId', e.id, 'at', o.created_at, 'timeZone', e.time_zone,
      'state', o.status, 'totalMinor', o.total_minor, 'currency', o.currency) as row
    from public.orders o join public.events e on e.id = o.event_id
    where o.account_id = any (mine) and (one_event is null or o.event_id = one_event) and o.buyer_name is not null
      and o.found_by like all (patterns)) f;
  return private.hits('orders', 50, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_pages(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by p.created_at desc) as n, p.row from (
      select c.created_at, jsonb_build_object('id', c.id, 'title', c.name, 'detail', c.beneficiary, 'state', c.status, 'page', 'campaign') as row
      from public.campaigns c
      where c.account_id = any (mine) and one_event is null
        and private.search_words(concat_ws(' ', c.name, c.beneficiary)) like all (patterns)
      union all
      select l.created_at, jsonb_build_object('id', l.id, 'title', l.settings ->> 'label', 'detail', e.name, 'eventId', e.id,
        'state', case when l.revoked_at is null then 'active' else 'revoked' end, 'page', 'link')
      from public.share_links l join public.events e on e.id = l.event_id
      where l.account_id = any (mine) and (one_event is null or l.event_id = one_event)
        and private.search_words(concat_ws(' ', l.settings ->> 'label', e.name)) like all (patterns)) p) f;
  return private.hits('pages', 60, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_venues(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  if one_event is not null then
    return null;
  end if;
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by lower(v.name)) as n, jsonb_build_object('id', v.id, 'title', v.name,
      'detail', concat_ws(', ', v.street, v.city)) as row
    from public.venues v
    where v.account_id = any (mine) and v.search_text like all (patterns)) f;
  return private.hits('venues', 40, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.hits(kind text, place integer, found jsonb, total bigint)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('kind', kind, 'place', place, 'total', coalesce(total, 0), 'rows', coalesce(found, '[]'))
$function$;

comment on function public.search_own(jsonb) is '{text, kinds, eventId, size} -> {groups: [{kind, total, rows: [{id, title, detail, eventId, at, timeZone, state}]}]}: every word must be found, in the caller''s accounts only. What an area has it tells by its private.found_<kind>(patterns, accounts, event, most): private.hits, or null where nothing is asked of it.';

comment on function private.found_activities(text[], uuid[], uuid, integer) is 'Activities by their titles, hosts, rooms and tags, the latest first.';

comment on function private.found_events(text[], uuid[], uuid, integer) is 'Events by their names, places and hosts: those in the archive last, the latest first.';

comment on function private.found_guests(text[], uuid[], uuid, integer) is 'Guests by all words that members are found by, with the last event of each; they come by their account''s index.';

comment on function private.found_orders(text[], uuid[], uuid, integer) is 'Orders by code, buyer and address, the newest first.';

comment on function private.found_pages(text[], uuid[], uuid, integer) is 'Pages that were shared: donation campaigns and links of events, the newest first.';

comment on function private.found_venues(text[], uuid[], uuid, integer) is 'Venues by their words; they belong to no event, so a search of one event tells nothing of them.';

comment on function private.hits(text, integer, jsonb, bigint) is 'One group of what a search found; a lower place comes first, ten apart.';

reset check_function_bodies;
