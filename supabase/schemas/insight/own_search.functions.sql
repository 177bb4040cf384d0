-- One search over everything of one's own. What is found, each area tells by a function of its own, which is found
-- by its name: private.found_<kind>(patterns, accounts, event, most). The caller's accounts stand in every one of them.

create function private.hits(kind text, place integer, found jsonb, total bigint)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('kind', kind, 'place', place, 'total', coalesce(total, 0), 'rows', coalesce(found, '[]'))
$$;
comment on function private.hits(text, integer, jsonb, bigint) is
  'One group of what a search found; a lower place comes first, ten apart.';

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
$$;
comment on function public.search_own(jsonb) is
  '{text, kinds, eventId, size} -> {groups: [{kind, total, rows: [{id, title, detail, eventId, at, timeZone, state}]}]}: every word must be found, in the caller''s accounts only. What an area has it tells by its private.found_<kind>(patterns, accounts, event, most): private.hits, or null where nothing is asked of it.';
