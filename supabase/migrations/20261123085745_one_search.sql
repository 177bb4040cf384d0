-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.near_pattern(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select '(^| )(?:' || case when length(word) < 4 then replace(word, '.', '[.]') else string_agg(
    replace(left(word, n - 1), '.', '[.]') || '(?:[^ ]?' || replace(substr(word, n + 1), '.', '[.]')
    || '|[^ ]' || replace(substr(word, n), '.', '[.]')
    || '|' || replace(substr(word, n + 1, 1) || substr(word, n, 1) || substr(word, n + 2), '.', '[.]') || ')', '|') end || ')'
  from generate_series(1, length(word)) n
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
  return private.hits('activities', 50, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_guests(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first_word constant text := substr(patterns[1], 2);
  found jsonb;
  total bigint;
begin
  -- 50,000 may have what was typed: they are counted and put in order by their words alone, and only those shown are read.
  with hit as materialized (
    select w.guest_id, case when w.whole like first_word then 0 when w.whole like '% ' || first_word then 1 else 2 end as stands,
      left(w.whole, 60) collate "C" as name
    from private.member_words w
    where w.account_id = any (mine) and w.whole like all (patterns)
      and (one_event is null or exists (
        select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = w.guest_id)))
  select (
      select jsonb_agg(jsonb_build_object('id', g.id, 'title', g.full_name,
        'detail', concat_ws(' · ', g.former_name, g.custom ->> 'city', g.email, e.name), 'eventId', e.id)
        order by p.stands, p.name, g.full_name, g.id)
      from (select h.* from hit h order by h.stands, h.name, h.guest_id limit most) p
      join public.guests g on g.id = p.guest_id
      left join lateral (
        select v.id, v.name from public.event_guests eg join public.events v on v.id = eg.event_id
        where eg.guest_id = g.id and (one_event is null or v.id = one_event) order by eg.created_at desc limit 1) e on true),
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
  with hit as materialized (
    select o.id, o.created_at from public.orders o
    where o.account_id = any (mine) and (one_event is null or o.event_id = one_event) and o.buyer_name is not null
      and o.found_by like all (patterns))
  select (
      select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.buyer_name,
        'detail', concat_ws(' · ', o.code, o.buyer_email, e.name), 'eventId', e.id, 'at', o.created_at, 'timeZone', e.time_zone,
        'state', o.status, 'totalMinor', o.total_minor, 'currency', o.currency) order by o.created_at desc, o.id)
      from (select h.* from hit h order by h.created_at desc, h.id limit most) p
      join public.orders o on o.id = p.id join public.events e on e.id = o.event_id),
    (select count(*) from hit) into found, total;
  return private.hits('orders', 30, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.refresh_member_words(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  insert into private.member_words as w
    (guest_id, account_id, whole, ranks, everyone_words, guests_words, organisers_words)
  select g.id, g.account_id,
    -- Whoever was erased is found by nothing.
    case when g.status = 'erased' then '' else private.search_words(concat_ws(' ', g.full_name, g.former_name, g.email, g.phone,
      g.custom ->> 'city', array_to_string(g.tags, ' '))) end,
    r.ranks, t.words[1], t.words[2], t.words[3]
  from public.guests g
  cross join (select private.usual_ranks() as ranks) usual
  cross join lateral (
    select usual.ranks || coalesce((
      select jsonb_object_agg(v.field, private.audience_rank(v.audience))
      from private.profile_visibility v where v.guest_id = g.id and usual.ranks ? v.field), '{}') as ranks
    -- Read once, and not for each of the three audiences.
    offset 0) r
  cross join lateral (
    select array_agg(case when (r.ranks ->> 'name')::integer <= n and g.status in ('active', 'missing') then
      private.search_words(concat_ws(' ', g.full_name,
        case when (r.ranks ->> 'former_name')::integer <= n then g.former_name end,
        case when (r.ranks ->> 'city')::integer <= n then g.custom ->> 'city' end)) end order by n) as words
    from generate_series(1, 3) n) t
  where g.id = any (ids)
  on conflict (guest_id) do update set whole = excluded.whole, ranks = excluded.ranks,
    everyone_words = excluded.everyone_words, guests_words = excluded.guests_words,
    organisers_words = excluded.organisers_words;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_own(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patterns text[] := private.word_patterns(request ->> 'text');
  mine constant uuid[] := array(select private.my_accounts());
  one_event constant uuid := (request ->> 'eventId')::uuid;
  kinds constant text[] := array(select jsonb_array_elements_text(coalesce(request -> 'kinds', '[]')));
  most constant integer := least(greatest(coalesce((request ->> 'size')::integer, 6), 1), 100);
  groups jsonb := '[]';
  meant text;
begin
  if cardinality(patterns) = 0 then
    return jsonb_build_object('groups', groups, 'meant', null);
  end if;
  groups := private.all_found(kinds, patterns, mine, one_event, most);
  if not jsonb_path_exists(groups, '$[*] ? (@.total > 0)') then
    meant := private.meant_words(request ->> 'text', kinds, mine);
    if meant is not null then
      groups := private.all_found(kinds, private.word_patterns(meant), mine, one_event, most);
    end if;
  end if;
  return jsonb_build_object('groups', groups, 'meant', meant);
end
$function$;

CREATE OR REPLACE FUNCTION private.all_found(kinds text[], patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  groups jsonb[] := '{}';
  kind text;
  found jsonb;
begin
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select private.%I($1, $2, $3, $4)', 'found_' || kind) using patterns, mine, one_event, most into found;
    groups := groups || found;
  end loop;
  return (
    select coalesce(jsonb_agg(g - 'place' order by (g ->> 'place')::integer), '[]') from unnest(groups) g where g is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.meant_words(typed text, kinds text[], mine uuid[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words constant text[] := array(select w from regexp_split_to_table(private.plain_words(left(typed, 100)), ' ') w where w <> '');
  near constant text[] := array(select private.near_pattern(w) from unnest(words) w);
  longest constant text := (select w from unnest(words) w order by length(w) desc limit 1);
  middle constant integer := (length(longest) - 1) / 2;
  -- One error leaves what stands before the middle or what stands behind it.
  parts constant text[] := array['%' || left(longest, middle) || '%', '%' || substr(longest, middle + 2) || '%'];
  texts text[] := '{}';
  kind text;
begin
  if length(longest) < 4 then
    return null;
  end if;
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'texts\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select array(select private.%I($1, $2, $3))', 'texts_' || kind) using parts, near, mine into texts;
    exit when cardinality(texts) > 0;
  end loop;
  return (
    select string_agg(coalesce(best.word, t.word), ' ' order by t.n)
    from unnest(words) with ordinality t (word, n)
    left join lateral (
      select case when o.word like t.word || '%' then t.word else o.word end as word
      from unnest(texts) e (text), regexp_split_to_table(e.text, ' ') o (word)
      where o.word ~ near[t.n]
      group by o.word
      order by o.word like t.word || '%' desc, abs(length(o.word) - length(t.word)), count(*) desc, o.word limit 1) best on true
    having count(best.word) = cardinality(words));
end
$function$;

CREATE OR REPLACE FUNCTION private.texts_events(parts text[], near text[], mine uuid[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.words from public.events e
  cross join lateral (select private.search_words(concat_ws(' ', e.name, e.location_name, array_to_string(e.host_names, ' '))) as words offset 0) t
  where e.account_id = any (mine) and case when t.words like any (parts) then t.words ~ all (near) end limit 50
$function$;

CREATE OR REPLACE FUNCTION private.texts_guests(parts text[], near text[], mine uuid[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select w.whole from private.member_words w
  where w.account_id = any (mine) and case when w.whole like any (parts) then w.whole ~ all (near) end limit 50
$function$;

CREATE OR REPLACE FUNCTION private.texts_orders(parts text[], near text[], mine uuid[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.found_by from public.orders o
  where o.account_id = any (mine) and o.buyer_name is not null
    and case when o.found_by like any (parts) then o.found_by ~ all (near) end limit 50
$function$;

CREATE OR REPLACE FUNCTION private.texts_venues(parts text[], near text[], mine uuid[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select v.search_text from public.venues v
  where v.account_id = any (mine) and case when v.search_text like any (parts) then v.search_text ~ all (near) end limit 50
$function$;

comment on function private.found_guests(text[], uuid[], uuid, integer) is 'Guests by all words that members are found by, with the last event of each: those whose words begin with the longest typed one first. They come by their account''s index.';

comment on function public.search_own(jsonb) is '{text, kinds, eventId, size} -> {groups: [{kind, total, rows: [{id, title, detail, eventId, at, timeZone, state}]}], meant}: every word must be found, in the caller''s accounts only. Where nothing has them, meant is what they were read as. What an area has it tells by its private.found_<kind>(patterns, accounts, event, most): private.hits, or null where nothing is asked of it.';

comment on function private.all_found(text[], text[], uuid[], uuid, integer) is 'What the areas find, group by group in their order.';

comment on function private.meant_words(text, text[], uuid[]) is 'What somebody may have meant by words that nothing has, in words that one''s own things have; null where none comes near. Each area tells by its private.texts_<kind>(parts, near, accounts) which texts may be meant; the first that has any is believed.';

comment on function private.near_pattern(text) is 'What plain words match that begin with this one, or would with a letter more, less or other, or two that changed places. Shorter ones than four letters are taken as they are. isNear in core is the same rule.';

comment on function private.texts_events(text[], text[], uuid[]) is 'Words of events that may be meant.';

comment on function private.texts_guests(text[], text[], uuid[]) is 'Words of guests that may be meant: the cheap look at parts comes before the whole pattern.';

comment on function private.texts_orders(text[], text[], uuid[]) is 'Words of orders that may be meant.';

comment on function private.texts_venues(text[], text[], uuid[]) is 'Words of venues that may be meant.';

reset check_function_bodies;

-- Whoever was erased is found by nothing from now on.
update private.member_words w set whole = '' from public.guests g where g.id = w.guest_id and g.status = 'erased';
