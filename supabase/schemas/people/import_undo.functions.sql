-- Taking an import back: what it made goes, what it changed is as before, who acted or was edited since stays.

create function private.import_stays(batch public.guest_imports, row_ids bigint[])
returns table (row_id bigint, reason text)
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  with judged as materialized (
    select r.id, case
      when r.is_alias or exists (
        select from public.guest_merges m where m.kept_guest_id = r.guest_id and m.status = 'done') then 'merged'
      when r.row_key like 'erased:%' then 'erased'
      when a.answered_by <> 'import' then 'answered'
      when exists (select from public.orders o where o.buyer_guest_id = r.guest_id and o.event_id = batch.event_id) then 'ordered'
      when exists (select from public.personal_links p where p.event_guest_id = r.event_guest_id) then 'invited'
      -- Whom nobody has written to since the line was read is as it left them.
      when (eg.updated_at > r.created_at or r.made_guest and g.updated_at > r.created_at)
        and private.imported_state(g, eg, r.made_guest) <> r.before ->> 'made' then 'edited' end as reason
    from public.guest_import_rows r
    left join public.guests g on g.id = r.guest_id
    left join public.event_guests eg on eg.id = r.event_guest_id
    left join public.rsvps a on a.event_guest_id = r.event_guest_id
    where r.import_id = batch.id and r.id = any (row_ids) and r.made_event_guest and r.guest_id is not null)
  select j.id, j.reason from judged j where j.reason is not null;
end
$$;
comment on function private.import_stays(public.guest_imports, bigint[]) is
  'Of lines that put somebody on the list, those whose person stays when the import is taken back, and why: merged, erased, answered, ordered, invited or edited.';

create function private.restore_imported(row_ids bigint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.event_guests eg set
    household_id = case when eg.household_id is distinct from w.household_id then eg.household_id
      else (select h.id from public.households h where h.id = o.household_id) end,
    group_label = case when eg.group_label is distinct from w.group_label then eg.group_label else o.group_label end,
    dietary = case when eg.dietary is distinct from w.dietary then eg.dietary else o.dietary end,
    role = case when eg.role <> w.role then eg.role else o.role end
  from public.guest_import_rows r
  cross join lateral jsonb_populate_record(null::public.event_guests, r.before -> 'eventGuest') o
  cross join lateral jsonb_populate_record(null::public.event_guests, r.before #> '{wrote,eventGuest}') w
  where r.id = any (row_ids) and not r.made_event_guest and eg.id = r.event_guest_id;
  -- An answer the import brought goes; one it changed is as before, unless changed again since.
  delete from public.rsvps a using public.guest_import_rows r
  where r.id = any (row_ids) and not r.made_event_guest and r.before -> 'answer' = 'null'
    and a.event_guest_id = r.event_guest_id and a.answered_by = 'import';
  update public.rsvps a set dietary = r.before #>> '{answer,dietary}'
  from public.guest_import_rows r
  where r.id = any (row_ids) and not r.made_event_guest and r.before -> 'answer' <> 'null'
    and a.event_guest_id = r.event_guest_id and a.dietary = r.before #>> '{answer,written}';
  update public.guests g set
    full_name = case when g.full_name <> w.full_name then g.full_name else o.full_name end,
    first_name = case when g.first_name is distinct from w.first_name then g.first_name else o.first_name end,
    last_name = case when g.last_name is distinct from w.last_name then g.last_name else o.last_name end,
    former_name = case when g.former_name is distinct from w.former_name then g.former_name else o.former_name end,
    email = case when g.email is distinct from w.email then g.email else o.email end,
    phone = case when g.phone is distinct from w.phone then g.phone else o.phone end,
    locale = case when g.locale is distinct from w.locale then g.locale else o.locale end,
    time_zone = case when g.time_zone is distinct from w.time_zone then g.time_zone else o.time_zone end,
    notes = case when g.notes is distinct from w.notes then g.notes else o.notes end,
    tags = case when g.tags <> w.tags then g.tags else o.tags end,
    custom = case when g.custom <> w.custom then g.custom else o.custom end
  from public.guest_import_rows r
  cross join lateral jsonb_populate_record(null::public.guests, r.before -> 'guest') o
  cross join lateral jsonb_populate_record(null::public.guests, r.before #> '{wrote,guest}') w
  where r.id = any (row_ids) and not r.made_guest and g.id = r.guest_id;
end
$$;
comment on function private.restore_imported(bigint[]) is
  'Gives what lines changed its former values back, one line for each person; what somebody changed since stays as they left it.';

create function public.undo_guest_import(batch_id uuid, at_most integer default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch public.guest_imports := private.own_import(batch_id, array['running', 'finished']);
  row_ids bigint[] := array(select r.id from public.guest_import_rows r where r.import_id = batch.id order by r.id desc limit at_most);
  staying bigint[] := array(select s.row_id from private.import_stays(batch, row_ids) s);
  going bigint[];
  changed bigint[];
  places uuid[];
  people uuid[];
  round integer := 1;
  turn_ids bigint[];
begin
  going := array(select r.id from public.guest_import_rows r
    where r.id = any (row_ids) and r.id <> all (staying) and (not r.is_alias or r.before ? 'same')
      and r.guest_id is not null and r.row_key not like 'erased:%');
  batch.kept := batch.kept + cardinality(staying);
  -- Whom the same import put on the list goes, or stays as they are: their further lines are not taken back singly.
  changed := array(select r.id from public.guest_import_rows r
    where r.id = any (going) and not (r.made_guest and r.made_event_guest) and not exists (
      select from public.guest_import_rows m where m.guest_id = r.guest_id and m.import_id = batch.id and m.made_event_guest and m.id < r.id));
  batch.restored := batch.restored + (select count(distinct r.guest_id) from public.guest_import_rows r where r.id = any (changed) and not r.made_event_guest and r.outcome = 'updated');
  -- Who is in several lines is given back line by line, the last one first.
  loop
    turn_ids := array(select t.id from (
      select r.id, row_number() over (partition by r.guest_id order by r.id desc) as turn
      from public.guest_import_rows r where r.id = any (changed)) t where t.turn = round);
    exit when cardinality(turn_ids) = 0;
    perform private.restore_imported(turn_ids);
    round := round + 1;
  end loop;
  places := array(select r.event_guest_id from public.guest_import_rows r where r.id = any (going) and r.made_event_guest);
  people := array(select r.guest_id from public.guest_import_rows r where r.id = any (going) and r.made_guest);
  batch.removed := batch.removed + cardinality(places);
  delete from public.guest_import_rows r where r.id = any (row_ids);
  delete from public.event_guests eg where eg.id = any (places);
  delete from public.guests g where g.id = any (people)
    and not exists (select from public.event_guests eg where eg.guest_id = g.id)
    and not exists (select from public.orders o where o.buyer_guest_id = g.id);
  update public.guest_imports b set removed = batch.removed, restored = batch.restored, kept = batch.kept where b.id = batch.id;
  if not exists (select from public.guest_import_rows r where r.import_id = batch.id) then
    delete from public.households h
    where h.account_id = batch.account_id and h.created_at >= batch.created_at
      and not exists (select from public.event_guests eg where eg.household_id = h.id);
    update public.guest_imports b set status = 'undone', undone_at = now() where b.id = batch.id;
    perform private.audit(batch.account_id, 'guests.import_undone', 'guest_imports', batch.id::text, null,
      jsonb_build_object('removed', batch.removed, 'restored', batch.restored, 'kept', batch.kept));
  end if;
  return jsonb_build_object('removed', batch.removed, 'restored', batch.restored, 'kept', batch.kept)
    || case when at_most is null then '{}' else jsonb_build_object('left',
      (select count(*) from public.guest_import_rows r where r.import_id = batch.id)) end;
end
$$;
comment on function public.undo_guest_import(uuid, integer) is
  '{removed, restored, kept, left}: takes back what the import did, the last lines first; at_most of them when given, to be called again until none is left. Guests who acted meanwhile stay, and so does what was edited since.';

create function public.preview_import_undo(batch_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch public.guest_imports := private.own_import(batch_id, array['running', 'finished']);
  row_ids bigint[] := array(select r.id from public.guest_import_rows r where r.import_id = batch.id);
begin
  return (
    with stays as materialized (select s.row_id, s.reason from private.import_stays(batch, row_ids) s),
    lines as (
      select r.made_event_guest, r.guest_id, r.outcome, s.reason, exists (select from public.guest_import_rows m
        where m.guest_id = r.guest_id and m.import_id = batch.id and m.made_event_guest and m.id < r.id) as is_further
      from public.guest_import_rows r left join stays s on s.row_id = r.id
      where r.import_id = batch.id and r.guest_id is not null and (s.reason is not null or (not r.is_alias or r.before ? 'same') and r.row_key not like 'erased:%'))
    select jsonb_build_object(
      'removes', count(*) filter (where l.made_event_guest and l.reason is null),
      'restores', count(distinct l.guest_id) filter (where l.outcome = 'updated' and not l.is_further),
      'stays', coalesce((select jsonb_agg(jsonb_build_object('reason', k.reason, 'people', k.people, 'names', k.names) order by k.people desc, k.reason)
        from (select s.reason, count(*) as people, (array_agg(g.full_name order by g.full_name))[1:5] as names
          from lines s join public.guests g on g.id = s.guest_id where s.reason is not null group by 1) k), '[]'))
    from lines l);
end
$$;
comment on function public.preview_import_undo(uuid) is
  'What undoing an import would do: {removes, restores, stays: [{reason, people, names: up to five}]}. Changes nothing.';

create function public.known_import_keys(event_id_param uuid, keys text[])
returns text[]
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct r.row_key), '{}') from public.guest_import_rows r
  where r.event_id = event_id_param and r.row_key = any (keys[1:2000]) and r.event_guest_id is not null
    and private.may('guests.read_contact', r.account_id, event_id_param)
$$;
comment on function public.known_import_keys(uuid, text[]) is
  'Which of up to 2,000 keys of lines an event has imported already, for those who work in its account.';

create function public.list_guest_imports(event_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'fileName', b.file_name, 'status', b.status, 'by', p.display_name,
    'at', b.created_at, 'undoneAt', b.undone_at, 'added', b.added, 'updated', b.updated, 'unchanged', b.unchanged,
    'removed', b.removed, 'restored', b.restored, 'kept', b.kept, 'refused', b.refusals) order by b.created_at desc, b.id), '[]')
  from (
    select i.* from public.guest_imports i
    where i.event_id = event_id_param and private.may('guests.read_contact', i.account_id, i.event_id)
    order by i.created_at desc limit 50) b
  left join public.profiles p on p.user_id = b.created_by
$$;
comment on function public.list_guest_imports(uuid) is 'PastImport[] of an event for those who work in its account, the newest 50 first.';
