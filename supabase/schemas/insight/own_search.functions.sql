-- One search over everything of one's own: events, guests, venues, activities, pages and orders, and what areas tell.
-- The caller's accounts stand in every branch; guests come by their account's index.

create function private.hits(kind text, found jsonb, total bigint)
returns jsonb
language sql immutable
set search_path = ''
as $$ select jsonb_build_object('kind', kind, 'total', coalesce(total, 0), 'rows', coalesce(found, '[]')) $$;
comment on function private.hits(text, jsonb, bigint) is 'One group of what a search found.';

create function public.search_own(request jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  mine constant uuid[] := array(select private.my_accounts());
  one_event constant uuid := (request ->> 'eventId')::uuid;
  kinds constant text[] := array(select jsonb_array_elements_text(coalesce(request -> 'kinds', '[]')));
  most constant integer := least(greatest(coalesce((request ->> 'size')::integer, 6), 1), 100);
  groups jsonb := '[]';
  kind text;
  found jsonb;
  total bigint;
begin
  if cardinality(patterns) = 0 then
    return jsonb_build_object('groups', '[]'::jsonb);
  end if;
  if kinds = '{}' or 'events' = any (kinds) then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by e.status = 'archived', e.start_date desc) as n, jsonb_build_object('id', e.id, 'title', e.name,
        'detail', e.location_name, 'eventId', e.id, 'at', e.start_date, 'timeZone', e.time_zone, 'state', e.status) as row
      from public.events e
      where e.account_id = any (mine) and (one_event is null or e.id = one_event)
        and private.search_words(concat_ws(' ', e.name, e.location_name, array_to_string(e.host_names, ' '))) like all (patterns)) f;
    groups := groups || private.hits('events', found, total);
  end if;
  if kinds = '{}' or 'guests' = any (kinds) then
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
    groups := groups || private.hits('guests', found, total);
  end if;
  if kinds = '{}' or 'activities' = any (kinds) then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by a.start_at desc) as n, jsonb_build_object('id', a.id, 'title', a.title,
        'detail', concat_ws(' · ', e.name, a.host_name, a.room), 'eventId', e.id, 'at', a.start_at, 'timeZone', e.time_zone,
        'state', a.status) as row
      from public.activities a join public.events e on e.id = a.event_id
      where a.account_id = any (mine) and (one_event is null or a.event_id = one_event)
        and private.search_words(concat_ws(' ', a.title, a.host_name, a.room, array_to_string(a.tags, ' '))) like all (patterns)) f;
    groups := groups || private.hits('activities', found, total);
  end if;
  if (kinds = '{}' or 'venues' = any (kinds)) and one_event is null then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by lower(v.name)) as n, jsonb_build_object('id', v.id, 'title', v.name,
        'detail', concat_ws(', ', v.street, v.city)) as row
      from public.venues v
      where v.account_id = any (mine) and v.search_text like all (patterns)) f;
    groups := groups || private.hits('venues', found, total);
  end if;
  if kinds = '{}' or 'orders' = any (kinds) then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by o.created_at desc) as n, jsonb_build_object('id', o.id, 'title', o.buyer_name,
        'detail', concat_ws(' · ', o.code, o.buyer_email, e.name), 'eventId', e.id, 'at', o.created_at, 'timeZone', e.time_zone,
        'state', o.status, 'totalMinor', o.total_minor, 'currency', o.currency) as row
      from public.orders o join public.events e on e.id = o.event_id
      where o.account_id = any (mine) and (one_event is null or o.event_id = one_event) and o.buyer_name is not null
        and o.found_by like all (patterns)) f;
    groups := groups || private.hits('orders', found, total);
  end if;
  if kinds = '{}' or 'pages' = any (kinds) then
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
    groups := groups || private.hits('pages', found, total);
  end if;
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select private.%I($1, $2, $3, $4)', 'found_' || kind) using patterns, mine, one_event, most into found;
    groups := groups || found;
  end loop;
  return jsonb_build_object('groups', groups);
end
$$;
comment on function public.search_own(jsonb) is
  '{text, kinds, eventId, size} -> {groups: [{kind, total, rows: [{id, title, detail, eventId, at, timeZone, state}]}]}: every word must be found, in the caller''s accounts only. pages are shared pages and donation campaigns. What else an area has it tells by its private.found_<kind>(patterns, accounts, event, most).';
