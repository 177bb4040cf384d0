-- Two entries about one person become one, and can be two again for thirty days.

create function private.guest_references()
returns table (holder regclass, held_in name, holds regclass)
language sql stable
set search_path = ''
as $$
  select k.conrelid::regclass, here.attname, k.confrelid::regclass
  from pg_catalog.pg_constraint k
  cross join lateral unnest(k.conkey, k.confkey) as pair (here, there)
  join pg_catalog.pg_attribute there on there.attrelid = k.confrelid and there.attnum = pair.there and there.attname = 'id'
  join pg_catalog.pg_attribute here on here.attrelid = k.conrelid and here.attnum = pair.here
  where k.contype = 'f' and k.conrelid not in ('public.guest_merges'::regclass, 'private.member_words'::regclass)
    and k.confrelid in ('public.guests'::regclass, 'public.event_guests'::regclass, 'public.rsvps'::regclass)
$$;
comment on function private.guest_references() is
  'Every column that names a guest, a place on a list or an answer, read from the catalog: a table that is added later is merged and restored with the others.';

create function private.rows_about(people uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  places uuid[] := array(select eg.id from public.event_guests eg where eg.guest_id = any (people));
  answers uuid[] := array(select r.id from public.rsvps r where r.event_guest_id = any (places));
  reference record;
  found jsonb;
  rows jsonb := (select jsonb_agg(jsonb_build_object('in', 'public.guests', 'row', to_jsonb(g))) from public.guests g where g.id = any (people));
begin
  for reference in select distinct on (r.holder, r.held_in) r.* from private.guest_references() r loop
    execute format('select jsonb_agg(jsonb_build_object(''in'', %L, ''row'', to_jsonb(t))) from %s t where t.%I = any ($1)',
      reference.holder::text, reference.holder, reference.held_in)
    into found using case reference.holds when 'public.guests'::regclass then people
      when 'public.event_guests'::regclass then places else answers end;
    rows := rows || coalesce(found, '[]');
  end loop;
  return (select jsonb_agg(distinct r.value) from jsonb_array_elements(rows) r);
end
$$;
comment on function private.rows_about(uuid[]) is 'All that is kept about people: [{in: table, row}].';

create function private.current_row(table_name text, known jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found jsonb;
begin
  execute (select format('select to_jsonb(t) from %s t, jsonb_populate_record(null::%1$s, $1) k where %s', table_name,
      string_agg(format('t.%I = k.%1$I', a.attname), ' and '))
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = table_name::regclass and i.indisprimary)
  into found using known;
  return found;
end
$$;
comment on function private.current_row(text, jsonb) is 'The row as it is now, found by the primary key of how it was; null when it is gone.';

create function private.move_rows(holder regclass, held_in name, from_id uuid, to_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  place tid;
begin
  for place in execute format('select t.ctid from %s t where t.%I = $1', holder, held_in) using from_id loop
    begin
      execute format('update %s t set %I = $1 where t.ctid = $2', holder, held_in) using to_id, place;
    exception when unique_violation or check_violation then
      -- The kept one has such a row; this one is in the snapshot.
      execute format('delete from %s t where t.ctid = $1', holder) using place;
    end;
  end loop;
end
$$;
comment on function private.move_rows(regclass, name, uuid, uuid) is
  'Lets rows name another guest or place; what the other has already is dropped.';

create function private.merged_person(people uuid[], fields jsonb)
returns public.guests
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  all_rows jsonb := (select jsonb_agg(to_jsonb(g) order by array_position(people, g.id)) from public.guests g where g.id = any (people));
  chosen jsonb := coalesce(fields, '{}');
  kept public.guests := jsonb_populate_record(null::public.guests, all_rows -> 0);
  patch jsonb := '{}';
  own jsonb := '{}';
  field text;
  wanted text;
begin
  for field, wanted in select * from jsonb_each_text(chosen) loop
    if not exists (select from unnest(people) p (id) where p.id::text = wanted)
      or field !~ '^(name|former_name|email|phone|notes|locale|time_zone|custom\..+)$' then
      perform private.refuse(400, 'invalid_input', 'Choose whose entry a field is taken from', field);
    end if;
  end loop;
  select patch || jsonb_build_object('full_name', r -> 'full_name', 'first_name', r -> 'first_name', 'last_name', r -> 'last_name')
  into patch from jsonb_array_elements(all_rows) r where r ->> 'id' = coalesce(chosen ->> 'name', kept.id::text);
  foreach field in array array['former_name', 'email', 'phone', 'notes', 'locale', 'time_zone'] loop
    patch := patch || jsonb_build_object(field, (select r.value ->> field
      from jsonb_array_elements(all_rows) with ordinality r (value, place)
      where case when chosen ? field then r.value ->> 'id' = chosen ->> field else r.value ->> field is not null end
      order by r.place limit 1));
  end loop;
  if not chosen ? 'notes' then
    patch := patch || jsonb_build_object('notes', (select left(string_agg(n.notes, E'\n\n' order by n.place), 5000)
      from (select r.value ->> 'notes' as notes, min(r.place) as place
        from jsonb_array_elements(all_rows) with ordinality r (value, place) group by 1) n));
  end if;
  for field in select distinct k from jsonb_array_elements(all_rows) r, jsonb_object_keys(r -> 'custom') k loop
    own := own || jsonb_strip_nulls(jsonb_build_object(field, (select r.value -> 'custom' -> field
      from jsonb_array_elements(all_rows) with ordinality r (value, place)
      where case when chosen ? ('custom.' || field) then r.value ->> 'id' = chosen ->> ('custom.' || field)
        else r.value -> 'custom' ? field end
      order by r.place limit 1)));
  end loop;
  return jsonb_populate_record(kept, patch || jsonb_build_object('custom', own,
    'tags', (select coalesce(jsonb_agg(distinct t), '[]') from jsonb_array_elements(all_rows) r, jsonb_array_elements(r -> 'tags') t),
    'unsubscribed_at', (select min(r ->> 'unsubscribed_at') from jsonb_array_elements(all_rows) r),
    'status', (select r ->> 'status' from jsonb_array_elements(all_rows) r
      order by array_position(array['blocked', 'active', 'missing'], r ->> 'status') limit 1)));
end
$$;
comment on function private.merged_person(uuid[], jsonb) is
  'What people become together, the first being kept: their own values, gaps filled from the others in order, notes one below the other; fields says {field: id of the guest it is taken from}. Whoever said no to mails gets none.';

create function private.people_to_merge(keep_id uuid, merge_ids uuid[])
returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  everybody uuid[] := array(select k.id from unnest(keep_id || merge_ids) with ordinality as k (id, place) group by k.id order by min(k.place));
  owner_account_id uuid := (select g.account_id from public.guests g where g.id = keep_id);
begin
  perform private.require_permission('guests.write', owner_account_id);
  perform private.require_plan(owner_account_id, 'rsvp');
  -- The lists they stand on first, as whoever answers does.
  perform from public.events e where e.id in (select eg.event_id from public.event_guests eg where eg.guest_id = any (everybody))
  order by e.id for no key update;
  perform from public.guests g where g.id = any (everybody) order by g.id for update;
  if coalesce(cardinality(merge_ids), 0) not between 1 and 20 or cardinality(everybody) <> cardinality(merge_ids) + 1
    or (select count(*) from public.guests g where g.id = any (everybody) and g.account_id = owner_account_id) <> cardinality(everybody) then
    perform private.refuse(400, 'invalid_input', 'Choose others of your own list to merge', 'merge_ids');
  end if;
  if exists (select from public.guests g where g.id = any (everybody) and g.status = 'erased') then
    perform private.refuse(400, 'invalid_input', 'Somebody who was erased at their own wish cannot be merged', 'merge_ids');
  end if;
  return everybody;
end
$$;
comment on function private.people_to_merge(uuid, uuid[]) is 'The kept one and the others, locked, of one account that the caller may write.';

create function public.preview_guest_merge(keep_id uuid, merge_ids uuid[], fields jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  people uuid[] := private.people_to_merge(keep_id, merge_ids);
begin
  return jsonb_build_object(
    'people', (select jsonb_agg(to_jsonb(g) order by array_position(people, g.id)) from public.guests g where g.id = any (people)),
    'result', to_jsonb(private.merged_person(people, fields)),
    'answers', (select coalesce(jsonb_agg(a.line order by a.name), '[]') from (
      select e.name, jsonb_build_object('eventId', e.id, 'eventName', e.name, 'choices', jsonb_agg(jsonb_build_object(
        'eventGuestId', eg.id, 'guestId', eg.guest_id, 'answer', r.answer, 'partySize', r.party_size, 'answeredAt', r.answered_at)
        order by array_position(people, eg.guest_id))) as line
      from public.event_guests eg join public.events e on e.id = eg.event_id join public.rsvps r on r.event_guest_id = eg.id
      where eg.guest_id = any (people) group by e.id, e.name having count(*) > 1) a),
    'moves', (select coalesce(jsonb_object_agg(m.what, m.many), '{}') from (
      select split_part(r ->> 'in', '.', 2) as what, count(*) as many
      from jsonb_array_elements(private.rows_about(people[2:])) r
      where r ->> 'in' not in ('public.guests', 'public.rsvp_history', 'public.guest_import_rows',
        'private.profile_visibility', 'private.guest_aliases', 'private.former_passes', 'public.guests_apart')
      group by 1) m));
end
$$;
comment on function public.preview_guest_merge(uuid, uuid[], jsonb) is
  'What merging would do: {people, result, answers: events for which more than one answered, moves: {table: rows}}. Changes nothing.';

create function private.forget_merges(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.guest_merges m where m.kept_guest_id = person.id;
  delete from private.guest_aliases a where a.guest_id = person.id;
  delete from public.guests_apart p where person.id in (p.one_id, p.other_id);
$$;
comment on function private.forget_merges(public.guests) is 'Whom somebody was merged with, or kept apart from.';
