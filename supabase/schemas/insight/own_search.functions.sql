-- One search over everything of one's own. What is found, each area tells by a function of its own, which is found
-- by its name: private.found_<kind>(patterns, accounts, event, most); where a typing error is forgiven, private.texts_<kind>(parts, near, accounts). The accounts
-- are those in which the caller holds the permission that opens the function (permissions.opens).

create function private.hits(kind text, place integer, found jsonb, total bigint)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('kind', kind, 'place', place, 'total', coalesce(total, 0), 'rows', coalesce(found, '[]'))
$$;
comment on function private.hits(text, integer, jsonb, bigint) is
  'One group of what a search found; a lower place comes first, ten apart.';

create function private.all_found(kinds text[], patterns text[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  groups jsonb[] := '{}';
  kind text;
  found jsonb;
begin
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select private.%I($1, $2, $3, $4)', 'found_' || kind)
    using patterns, array(select a from private.my_accounts(private.permission_for('found_' || kind)) a where one_event is not null or a = private.chosen_account()), one_event, most into found;
    groups := groups || found;
  end loop;
  return (
    select coalesce(jsonb_agg(g - 'place' order by (g ->> 'place')::integer), '[]') from unnest(groups) g where g is not null);
end
$$;
comment on function private.all_found(text[], text[], uuid, integer) is 'What the areas find, group by group in their order.';

create function private.meant_words(typed text, kinds text[])
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
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
    execute format('select array(select private.%I($1, $2, $3))', 'texts_' || kind)
    using parts, near, array(select private.shown_accounts(private.permission_for('texts_' || kind))) into texts;
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
$$;
comment on function private.meant_words(text, text[]) is
  'What somebody may have meant by words that nothing has, in words that one''s own things have; null where none comes near. Each area tells by its private.texts_<kind>(parts, near, accounts) which texts may be meant; the first that has any is believed.';

create function public.search_own(request jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  patterns text[] := private.word_patterns(request ->> 'text');
  one_event constant uuid := (request ->> 'eventId')::uuid;
  kinds constant text[] := array(select jsonb_array_elements_text(coalesce(request -> 'kinds', '[]')));
  most constant integer := least(greatest(coalesce((request ->> 'size')::integer, 6), 1), 100);
  groups jsonb := '[]';
  meant text;
begin
  if cardinality(patterns) = 0 then
    return jsonb_build_object('groups', groups, 'meant', null);
  end if;
  groups := private.all_found(kinds, patterns, one_event, most);
  if not jsonb_path_exists(groups, '$[*] ? (@.total > 0)') then
    meant := private.meant_words(request ->> 'text', kinds);
    if meant is not null then
      groups := private.all_found(kinds, private.word_patterns(meant), one_event, most);
    end if;
  end if;
  return jsonb_build_object('groups', groups, 'meant', meant);
end
$$;
comment on function public.search_own(jsonb) is
  '{text, kinds, eventId, size} -> {groups: [{kind, total, rows: [{id, title, detail, eventId, at, timeZone, state}]}], meant}: every word must be found, in the caller''s accounts only. Where nothing has them, meant is what they were read as. What an area has it tells by its private.found_<kind>(patterns, accounts, event, most): private.hits, or null where nothing is asked of it.';
