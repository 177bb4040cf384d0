-- Venues: places with spaces, facts, prices and the days they are shut. Bookings follow in their
-- own files. Everything is written by calls; members read their account's rows.

create function private.note_capacity()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.largest_capacity := coalesce((select max(c.value::integer)
    from jsonb_each_text(new.capacity_by_layout) c), 0);
  new.updated_at := now();
  return new;
end
$$;
comment on function private.note_capacity() is 'The most people a space takes, out of its layouts.';

create function private.note_search_text()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.search_text := private.search_words(concat_ws(' ', new.name, new.street, new.postal_code, new.city, new.region,
    new.summary, array_to_string(new.amenities, ' ')));
  new.updated_at := now();
  return new;
end
$$;
comment on function private.note_search_text() is 'What a search by text looks at.';

create function private.found_venues(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.found_venues(text[], uuid[], uuid, integer) is 'Venues by their words; they belong to no event, so a search of one event tells nothing of them.';

create function private.texts_venues(parts text[], near text[], mine uuid[])
returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select v.search_text from public.venues v
  where v.account_id = any (mine) and case when v.search_text like any (parts) then v.search_text ~ all (near) end limit 50
$$;
comment on function private.texts_venues(text[], text[], uuid[]) is 'Words of venues that may be meant.';
