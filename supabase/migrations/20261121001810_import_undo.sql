-- Taking an import back: what it made goes, what it changed is as before, who acted since stays.

create function public.undo_guest_import(batch_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch public.guest_imports := private.own_import(batch_id, array['running', 'finished']);
  line record;
  removed integer := 0;
  restored integer := 0;
  kept integer := 0;
begin
  for line in
    select r.* from public.guest_import_rows r where r.import_id = batch.id order by r.id desc
  loop
    if line.is_alias or line.guest_id is null or line.row_key like 'erased:%' then
      kept := kept + line.made_event_guest::integer;
      continue;
    end if;
    if line.made_event_guest then
      -- Whoever answered, bought or was invited meanwhile stays.
      if exists (select from public.rsvps r where r.event_guest_id = line.event_guest_id and r.answered_by <> 'import')
        or exists (select from public.guest_merges m where m.kept_guest_id = line.guest_id and m.status = 'done')
        or exists (select from public.personal_links p where p.event_guest_id = line.event_guest_id)
        or exists (select from public.orders o where o.buyer_guest_id = line.guest_id and o.event_id = batch.event_id) then
        kept := kept + 1;
        continue;
      end if;
      delete from public.event_guests eg where eg.id = line.event_guest_id;
      removed := removed + 1;
    else
      update public.event_guests eg set
        household_id = case when eg.household_id is distinct from w.household_id then eg.household_id
          else (select h.id from public.households h where h.id = o.household_id) end,
        group_label = case when eg.group_label is distinct from w.group_label then eg.group_label else o.group_label end,
        dietary = case when eg.dietary is distinct from w.dietary then eg.dietary else o.dietary end
      from jsonb_populate_record(null::public.event_guests, line.before -> 'eventGuest') o,
        jsonb_populate_record(null::public.event_guests, line.before #> '{wrote,eventGuest}') w
      where eg.id = line.event_guest_id;
      -- An answer the import brought goes; one it changed is as before, unless changed again since.
      if line.before -> 'answer' = 'null' then
        delete from public.rsvps r
        where r.event_guest_id = line.event_guest_id and r.answered_by = 'import';
      else
        update public.rsvps r set dietary = line.before #>> '{answer,dietary}'
        where r.event_guest_id = line.event_guest_id
          and r.dietary = line.before #>> '{answer,written}';
      end if;
      restored := restored + 1;
    end if;
    if line.made_guest then
      delete from public.guests g where g.id = line.guest_id
        and not exists (select from public.event_guests eg where eg.guest_id = g.id)
        and not exists (select from public.orders o where o.buyer_guest_id = g.id);
    else
      -- What somebody changed since stays as they left it.
      update public.guests g set
        full_name = case when g.full_name <> w.full_name then g.full_name else o.full_name end,
        first_name = case when g.first_name is distinct from w.first_name then g.first_name else o.first_name end,
        last_name = case when g.last_name is distinct from w.last_name then g.last_name else o.last_name end,
        former_name = case when g.former_name is distinct from w.former_name then g.former_name else o.former_name end,
        email = case when g.email is distinct from w.email then g.email else o.email end,
        phone = case when g.phone is distinct from w.phone then g.phone else o.phone end,
        notes = case when g.notes is distinct from w.notes then g.notes else o.notes end,
        tags = case when g.tags <> w.tags then g.tags else o.tags end,
        custom = case when g.custom <> w.custom then g.custom else o.custom end
      from jsonb_populate_record(null::public.guests, line.before -> 'guest') o,
        jsonb_populate_record(null::public.guests, line.before #> '{wrote,guest}') w
      where g.id = line.guest_id;
    end if;
  end loop;
  delete from public.guest_import_rows r where r.import_id = batch.id;
  delete from public.households h
  where h.account_id = batch.account_id and h.created_at >= batch.created_at
    and not exists (select from public.event_guests eg where eg.household_id = h.id);
  update public.guest_imports b set status = 'undone', undone_at = now() where b.id = batch.id;
  perform private.audit(batch.account_id, 'guests.import_undone', 'guest_imports', batch.id::text, null,
    jsonb_build_object('removed', removed, 'restored', restored, 'kept', kept));
  return jsonb_build_object('removed', removed, 'restored', restored, 'kept', kept);
end
$$;
comment on function public.undo_guest_import(uuid) is
  '{removed, restored, kept}: takes back what the import did; guests who acted meanwhile stay, and so does what was edited since.';

revoke execute on function public.undo_guest_import(uuid) from public, anon, authenticated;
grant execute on function public.undo_guest_import(uuid) to authenticated, service_role;
