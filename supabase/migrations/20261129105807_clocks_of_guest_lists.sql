-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.held_person(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('person', jsonb_build_object('fullName', of_guest.full_name, 'firstName', of_guest.first_name,
    'lastName', of_guest.last_name, 'formerName', of_guest.former_name, 'email', of_guest.email, 'phone', of_guest.phone,
    'language', of_guest.locale, 'timeZone', of_guest.time_zone, 'details', of_guest.custom, 'cameBy', of_guest.source,
    'noMailsSince', of_guest.unsubscribed_at, 'knownSince', of_guest.created_at))
$function$;

CREATE OR REPLACE FUNCTION private.imported_person(batch public.guest_imports, line private.import_line)
 RETURNS public.guests
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  said jsonb := line.data;
  was public.guests := line.was_guest;
  person public.guests := line.was_guest;
begin
  person.id := line.guest_id;
  person.account_id := batch.account_id;
  person.full_name := line.name;
  person.first_name := coalesce(private.check_text(said ->> 'firstName', 100, 'firstName', 'A first name'), was.first_name);
  person.last_name := coalesce(private.check_text(said ->> 'lastName', 100, 'lastName', 'A last name'), was.last_name);
  person.former_name := coalesce(private.check_text(said ->> 'formerName', 200, 'formerName', 'A former name'), was.former_name);
  person.email := coalesce(line.address, was.email);
  person.phone := coalesce(private.check_text(said ->> 'phone', 50, 'phone', 'A telephone number'), was.phone);
  person.locale := coalesce(private.reader_language(said ->> 'locale'), was.locale);
  person.time_zone := coalesce((select z.name from private.time_zones z where z.name = said ->> 'timeZone'), was.time_zone);
  person.notes := coalesce(private.check_text(said ->> 'note', 5000, 'note', 'A note'), was.notes);
  person.tags := array(select distinct unnest(coalesce(was.tags, '{}') || array(
    select jsonb_array_elements_text(coalesce(nullif(said -> 'tags', 'null'), '[]')))) order by 1);
  person.custom := coalesce(was.custom, '{}') || jsonb_strip_nulls(coalesce(nullif(said -> 'custom', 'null'), '{}')
    || jsonb_build_object('city', said ->> 'city', 'country', said ->> 'country'));
  if line.only_gaps then
    person.full_name := was.full_name;
    person.first_name := coalesce(was.first_name, person.first_name);
    person.last_name := coalesce(was.last_name, person.last_name);
    person.former_name := coalesce(was.former_name, person.former_name);
    person.email := coalesce(was.email, person.email);
    person.phone := coalesce(was.phone, person.phone);
    person.locale := coalesce(was.locale, person.locale);
    person.time_zone := coalesce(was.time_zone, person.time_zone);
    person.notes := coalesce(was.notes, person.notes);
    person.custom := person.custom || was.custom;
  end if;
  return person;
end
$function$;

CREATE OR REPLACE FUNCTION private.restore_imported(row_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.write_imported_people(batch public.guest_imports, lines private.import_line[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  people public.guests[] := array(select private.imported_person(batch, l) from unnest(lines) l order by l.place);
begin
  insert into public.guests (id, account_id, full_name, first_name, last_name, former_name, email, phone, locale, time_zone, notes,
    tags, custom, source)
  select p.id, p.account_id, p.full_name, p.first_name, p.last_name, p.former_name, p.email, p.phone, p.locale, p.time_zone, p.notes, p.tags, p.custom, 'import'
  from unnest(people) p where p.created_at is null;
  update public.guests g set full_name = p.full_name, first_name = p.first_name, last_name = p.last_name,
    former_name = p.former_name, email = p.email, phone = p.phone, locale = p.locale, time_zone = p.time_zone, notes = p.notes, tags = p.tags, custom = p.custom
  from unnest(people) p
  where p.created_at is not null and g.id = p.id
    and (g.full_name, g.first_name, g.last_name, g.former_name, g.email, g.phone, g.locale, g.time_zone, g.notes, g.tags, g.custom)
      is distinct from (p.full_name, p.first_name, p.last_name, p.former_name, p.email, p.phone, p.locale, p.time_zone, p.notes, p.tags, p.custom);
end
$function$;

reset check_function_bodies;
