-- Merging people and undoing it: places on lists, answers, links and all else find their one person.

create function private.merge_place(kept public.event_guests, other public.event_guests, winner uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  other_wins boolean := exists (select from public.rsvps r where r.event_guest_id = other.id)
    and (winner is not distinct from other.id or not exists (select from public.rsvps r where r.event_guest_id = kept.id));
  reference record;
begin
  -- One seat stays, by the answer that does.
  perform private.merge_seating(case when other_wins then kept.id else other.id end, case when other_wins then other.id else kept.id end);
  -- One answer stays, with the people it brings.
  delete from public.rsvps r where r.event_guest_id = case when other_wins then kept.id else other.id end;
  delete from public.rsvp_companions c where c.event_guest_id = case when other_wins then kept.id else other.id end;
  -- Of two places in an activity the better one stays; a mailed link goes on opening.
  delete from public.activity_sign_ups s using public.activity_sign_ups o
  where s.event_guest_id = kept.id and o.event_guest_id = other.id and o.activity_id = s.activity_id
    and array_position(array['going', 'waiting', 'left'], o.status) < array_position(array['going', 'waiting', 'left'], s.status);
  update public.personal_links p set event_guest_id = kept.id, stands_in = p.stands_in or exists (
    select from public.personal_links own where own.event_guest_id = kept.id and own.scope = p.scope and not own.stands_in)
  where p.event_guest_id = other.id;
  -- So does a code at the door.
  insert into private.former_passes (former_id, event_id, event_guest_id) values (other.id, other.event_id, kept.id);
  for reference in select * from private.guest_references() r where r.holds = 'public.event_guests'::regclass loop
    perform private.move_rows(reference.holder, reference.held_in, other.id, kept.id);
  end loop;
  update public.event_guests mine set
    household_id = coalesce(mine.household_id, other.household_id),
    group_label = coalesce(mine.group_label, other.group_label),
    dietary = coalesce(mine.dietary, other.dietary),
    invited_at = least(mine.invited_at, other.invited_at),
    opened_at = least(mine.opened_at, other.opened_at),
    answer_until = greatest(mine.answer_until, other.answer_until),
    responded_at = case when other_wins then other.responded_at else coalesce(kept.responded_at, other.responded_at) end
  where mine.id = kept.id;
  perform private.count_party(kept.id);
  delete from public.event_guests eg where eg.id = other.id;
end
$$;
comment on function private.merge_place(public.event_guests, public.event_guests, uuid) is
  'Two places on one list become one; winner is the place whose answer stays, the kept one''s when null.';

create function public.merge_guests(keep_id uuid, merge_ids uuid[], fields jsonb default '{}', answers jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  people uuid[] := private.people_to_merge(keep_id, merge_ids);
  person public.guests := private.merged_person(people, fields);
  names text[] := array(select g.full_name from public.guests g where g.id = any (merge_ids) order by array_position(people, g.id));
  before_rows jsonb := private.rows_about(people);
  other_id uuid;
  place public.event_guests;
  mine public.event_guests;
  reference record;
  earlier_merges jsonb := (select coalesce(jsonb_object_agg(m.id, m.kept_guest_id), '{}')
    from public.guest_merges m where m.kept_guest_id = any (merge_ids));
  new_merge_id uuid;
begin
  foreach other_id in array people[2:] loop
    for place in select * from public.event_guests eg where eg.guest_id = other_id order by eg.id loop
      select * into mine from public.event_guests eg where eg.event_id = place.event_id and eg.guest_id = keep_id;
      update public.guest_import_rows r set is_alias = true where r.event_guest_id = place.id;
      if mine.id is null then
        update public.event_guests eg set guest_id = keep_id where eg.id = place.id;
      else
        perform private.merge_place(mine, place, (answers ->> place.event_id::text)::uuid);
      end if;
    end loop;
    update public.guest_import_rows r set is_alias = true where r.guest_id = other_id;
    -- A profile that was claimed stands before one that nobody wrote.
    delete from private.member_profiles p using private.member_profiles o
    where p.guest_id = keep_id and o.guest_id = other_id and p.claimed_at is null and o.claimed_at is not null;
    update public.guest_merges m set kept_guest_id = keep_id where m.kept_guest_id = other_id;
    for reference in select * from private.guest_references() r
      where r.holds = 'public.guests'::regclass and r.holder <> 'public.event_guests'::regclass loop
      perform private.move_rows(reference.holder, reference.held_in, other_id, keep_id);
    end loop;
  end loop;
  insert into private.guest_aliases (account_id, guest_id, former_id, name_key, email)
  select g.account_id, keep_id, g.id, g.name_key, g.email from public.guests g where g.id = any (merge_ids);
  delete from public.guests g where g.id = any (merge_ids);
  update public.guests g set full_name = person.full_name, first_name = person.first_name, last_name = person.last_name,
    former_name = person.former_name, email = person.email, phone = person.phone, notes = person.notes,
    locale = person.locale, time_zone = person.time_zone, tags = person.tags, custom = person.custom,
    status = person.status, unsubscribed_at = person.unsubscribed_at
  where g.id = keep_id;
  insert into public.guest_merges (account_id, kept_guest_id, kept_name, merged_names, before, after, earlier, created_by)
  select person.account_id, keep_id, person.full_name, names, before_rows,
    (select jsonb_agg(coalesce(private.current_row(r.value ->> 'in', r.value -> 'row'), 'null') order by r.place)
      from jsonb_array_elements(before_rows) with ordinality r (value, place)), earlier_merges, auth.uid()
  returning id into new_merge_id;
  update private.guest_aliases a set merge_id = new_merge_id
  from unnest(merge_ids) m (id) where a.guest_id = keep_id and a.former_id = m.id;
  perform private.audit(person.account_id, 'guests.merged', 'guests', keep_id::text, to_jsonb(merge_ids),
    jsonb_build_object('mergeId', new_merge_id));
  return jsonb_build_object('mergeId', new_merge_id, 'guestId', keep_id, 'name', person.full_name);
end
$$;
comment on function public.merge_guests(uuid, uuid[], jsonb, jsonb) is
  'Makes one guest of several: all that names the others names the kept one, mailed links go on opening. fields: {field: id of the guest it is taken from}; answers: {event id: place on the list whose answer stays}. {mergeId, guestId, name}; undo_guest_merge gives it back.';

create function private.restore_row(table_name text, was jsonb, after jsonb)
returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  now_row jsonb := private.current_row(table_name, was);
  changed text[];
  stayed text[];
begin
  if now_row is null then
    if after <> 'null' then
      return array['gone'];
    end if;
    execute (select format('insert into %s (%s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
        table_name, string_agg(quote_ident(a.attname), ', '))
      from pg_catalog.pg_attribute a
      where a.attrelid = table_name::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
    using was;
    return '{}';
  end if;
  select array_agg(a.attname) filter (where now_row -> a.attname = after -> a.attname),
    array_agg(a.attname) filter (where now_row -> a.attname <> after -> a.attname)
  into changed, stayed
  from pg_catalog.pg_attribute a
  where a.attrelid = table_name::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname not in ('updated_at', 'last_used_at')
    and was -> a.attname <> after -> a.attname and now_row -> a.attname <> was -> a.attname;
  if changed is not null then
    execute (select format('update %s t set %s from jsonb_populate_record(null::%1$s, $1) w where to_jsonb(t) = $2', table_name,
        string_agg(format('%I = w.%1$I', c), ', ')) from unnest(changed) c)
    using was, now_row;
  end if;
  return coalesce(stayed, '{}');
exception when foreign_key_violation or unique_violation then
  -- What it belonged to is gone, or its place was taken meanwhile.
  return array['gone'];
end
$$;
comment on function private.restore_row(text, jsonb, jsonb) is
  'Gives a row back as it was where nobody changed it since; which columns stay as they are now.';

create function public.undo_guest_merge(merge_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  merge public.guest_merges;
  line record;
  was jsonb;
  moved jsonb;
  stayed jsonb := '[]';
  columns text[];
begin
  select * into merge from public.guest_merges m where m.id = undo_guest_merge.merge_id for update;
  perform private.require_permission('guests.write', merge.account_id);
  perform private.require_plan(merge.account_id, 'rsvp');
  if merge.status <> 'done' or merge.created_at < now() - interval '30 days' then
    perform private.refuse(409, 'conflict', 'This merge cannot be undone any more');
  end if;
  if exists (select from public.guest_merges m where m.kept_guest_id = merge.kept_guest_id and m.status = 'done'
    and m.created_at > merge.created_at and not merge.earlier ? m.id::text) then
    perform private.refuse(409, 'conflict', 'Undo the later merge of this person first');
  end if;
  perform from public.events e where e.id in (
    select (b #>> '{row,event_id}')::uuid from jsonb_array_elements(merge.before) b where b ->> 'in' = 'public.event_guests')
  order by e.id for no key update;
  delete from private.guest_aliases a where a.merge_id = merge.id;
  delete from private.former_passes f using jsonb_array_elements(merge.before) b
  where b ->> 'in' = 'public.event_guests' and b #>> '{row,id}' = f.former_id::text;
  for line in
    select r.value ->> 'in' as table_name, r.value -> 'row' as was, a.value as after
    from jsonb_array_elements(merge.before) with ordinality r (value, place)
    join jsonb_array_elements(merge.after) with ordinality a (value, place) using (place)
    order by coalesce(array_position(array['public.guests', 'public.event_guests', 'public.rsvps'], r.value ->> 'in'), 9),
      r.value ->> 'in' = 'public.rsvp_history', a.value = 'null'
  loop
    was := line.was;
    if line.table_name = 'public.event_guests' and not exists (
      select from public.households h where h.id::text = was ->> 'household_id') then
      was := was || '{"household_id": null}';
    end if;
    if line.table_name = 'public.rsvp_history' and line.after = 'null' then
      -- Giving an answer back wrote it into the history once more.
      delete from public.rsvp_history h where h.rsvp_id::text = was ->> 'rsvp_id'
        and not exists (select from jsonb_array_elements(merge.before) b
          where b ->> 'in' = 'public.rsvp_history' and b #>> '{row,id}' = h.id::text);
    end if;
    if line.after = 'null' then
      -- A row whose key is its person stands under the kept one now.
      moved := private.current_row(line.table_name, was || jsonb_build_object('guest_id', merge.kept_guest_id));
      if moved - array['guest_id', 'updated_at'] = was - array['guest_id', 'updated_at']
        and not exists (select from jsonb_array_elements(merge.before) b
          where b ->> 'in' = line.table_name and private.current_row(line.table_name, b -> 'row') = moved) then
        execute format('delete from %s t where to_jsonb(t) = $1', line.table_name) using moved;
      end if;
    end if;
    columns := private.restore_row(line.table_name, was, line.after);
    if cardinality(columns) > 0 and line.table_name not like 'private.%'
      and line.table_name <> 'public.guest_import_rows' then
      stayed := stayed || jsonb_build_object('in', split_part(line.table_name, '.', 2), 'fields', columns);
    end if;
  end loop;
  update public.event_guests eg set responded_at = (b #>> '{row,responded_at}')::timestamptz
  from jsonb_array_elements(merge.before) b
  where b ->> 'in' = 'public.event_guests' and b #>> '{row,id}' = eg.id::text
    and eg.responded_at is distinct from (b #>> '{row,responded_at}')::timestamptz
    and not exists (select from public.rsvps r where r.event_guest_id = eg.id and r.answered_at > merge.created_at);
  perform private.refresh_member_words(array(select (b #>> '{row,id}')::uuid from jsonb_array_elements(merge.before) b
    where b ->> 'in' = 'public.guests'));
  update public.guest_merges m set kept_guest_id = (merge.earlier ->> m.id::text)::uuid where merge.earlier ? m.id::text;
  update public.guest_merges m set status = 'undone', undone_at = now() where m.id = merge.id;
  perform private.audit(merge.account_id, 'guests.merge_undone', 'guests', merge.kept_guest_id::text, null,
    jsonb_build_object('mergeId', merge.id, 'stayed', stayed));
  return jsonb_build_object('names', merge.merged_names, 'stayed', stayed);
end
$$;
comment on function public.undo_guest_merge(uuid) is
  '{names, stayed: [{in, fields}]}: everybody is there again as before; what was changed since the merge stays with the kept one. For thirty days.';
