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
