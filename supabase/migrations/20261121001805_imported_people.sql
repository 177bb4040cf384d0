-- Whom a line of an import means, and what it writes of them.

create function private.find_imported_guest(
  batch public.guest_imports, row_key text, seen_guest_id uuid, name text, address text)
returns public.guests
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  person public.guests;
  known_id uuid := coalesce(seen_guest_id, case when row_key ~* '^id:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then substring(row_key from 4)::uuid end);
begin
  if known_id is not null then
    select * into person from public.guests g
    where g.id = known_id and g.account_id = batch.account_id;
  end if;
  if person.id is null and address is not null then
    select * into person from public.guests g
    where g.account_id = batch.account_id and g.email = address and lower(g.full_name) = lower(name) and g.status <> 'erased'
    order by g.created_at limit 1;
  end if;
  return person;
end
$$;
comment on function private.find_imported_guest(public.guest_imports, text, uuid, text, text) is
  'Whom a line means: the guest of an earlier import, of an export''s key id:<guest>, or of the same address and name; always of the import''s own account.';

create function private.find_merged_guest(batch public.guest_imports, row_key text, name text, address text)
returns public.guests
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select g from private.guest_aliases a join public.guests g on g.id = a.guest_id
    where a.account_id = batch.account_id
      and (lower(row_key) = 'id:' || a.former_id or a.email = address and a.name_key = lower(name))
    order by a.id desc limit 1);
end
$$;
comment on function private.find_merged_guest(public.guest_imports, text, text, text) is
  'Who a person of a line has been merged into.';

create function private.erased_key(row_key text)
returns text
language sql immutable
set search_path = ''
as $$ select 'erased:' || encode(sha256(convert_to(lower(row_key), 'UTF8')), 'hex') $$;
comment on function private.erased_key(text) is
  'What is left of the key of a line whose person was erased: enough to leave the line out, not enough to read it.';

create function private.import_person(
  batch public.guest_imports, person public.guests, row_data jsonb, name text, address text, only_gaps boolean)
returns public.guests
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.guests := person;
begin
  person.full_name := name;
  person.first_name := coalesce(private.check_text(row_data ->> 'firstName', 100, 'firstName', 'A first name'), person.first_name);
  person.last_name := coalesce(private.check_text(row_data ->> 'lastName', 100, 'lastName', 'A last name'), person.last_name);
  person.former_name := coalesce(private.check_text(row_data ->> 'formerName', 200, 'formerName', 'A former name'), person.former_name);
  person.email := coalesce(address, person.email);
  person.phone := coalesce(private.check_text(row_data ->> 'phone', 50, 'phone', 'A telephone number'), person.phone);
  person.notes := coalesce(private.check_text(row_data ->> 'note', 5000, 'note', 'A note'), person.notes);
  person.tags := array(select distinct unnest(coalesce(person.tags, '{}') || array(
    select jsonb_array_elements_text(coalesce(nullif(row_data -> 'tags', 'null'), '[]')))) order by 1);
  person.custom := coalesce(person.custom, '{}') || jsonb_strip_nulls(coalesce(nullif(row_data -> 'custom', 'null'), '{}')
    || jsonb_build_object('city', row_data ->> 'city', 'country', row_data ->> 'country'));
  if only_gaps then
    person.full_name := was.full_name;
    person.first_name := coalesce(was.first_name, person.first_name);
    person.last_name := coalesce(was.last_name, person.last_name);
    person.former_name := coalesce(was.former_name, person.former_name);
    person.email := coalesce(was.email, person.email);
    person.phone := coalesce(was.phone, person.phone);
    person.notes := coalesce(was.notes, person.notes);
    person.custom := person.custom || was.custom;
  end if;
  if was.id is null then
    insert into public.guests (account_id, full_name, first_name, last_name, former_name, email, phone, notes, tags, custom, source)
    values (batch.account_id, person.full_name, person.first_name, person.last_name, person.former_name,
      person.email, person.phone, person.notes, person.tags, person.custom, 'import')
    returning * into person;
  elsif person is distinct from was then
    update public.guests g set full_name = person.full_name, first_name = person.first_name,
      last_name = person.last_name, former_name = person.former_name, email = person.email,
      phone = person.phone, notes = person.notes, tags = person.tags, custom = person.custom
    where g.id = person.id returning * into person;
  end if;
  return person;
end
$$;
comment on function private.import_person(public.guest_imports, public.guests, jsonb, text, text, boolean) is
  'The guest of a line with what the line knows, written once and only when something is new; of a line that was merged into somebody only what they lack.';

revoke execute on function private.find_imported_guest(public.guest_imports, text, uuid, text, text),
  private.find_merged_guest(public.guest_imports, text, text, text), private.erased_key(text),
  private.import_person(public.guest_imports, public.guests, jsonb, text, text, boolean)
  from public, anon, authenticated;
