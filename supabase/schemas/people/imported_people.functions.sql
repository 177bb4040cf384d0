-- Whom the lines of an import mean, and what they write of them and of their place on the list; always many lines at once.

create function private.erased_key(row_key text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return 'erased:' || encode(sha256(convert_to(lower(row_key), 'UTF8')), 'hex');
end
$$;
comment on function private.erased_key(text) is
  'What is left of the key of a line whose person was erased: enough to leave the line out, not enough to read it.';

create function private.guest_id_in(row_key text)
returns uuid
language plpgsql immutable
set search_path = ''
as $$
begin
  -- Most keys are names and addresses: they are told by their first letters.
  if row_key not ilike 'id:%' then
    return null;
  end if;
  return case when row_key ~* '^id:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substring(row_key from 4)::uuid end;
end
$$;
comment on function private.guest_id_in(text) is 'The guest whom an export''s key id:<guest> names.';

create function private.parse_import_lines(rows jsonb[])
returns private.import_line[]
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  lines private.import_line[];
begin
  if exists (select from unnest(rows) d where coalesce(d ->> 'key', '') = '') then
    perform private.refuse(400, 'invalid_input', 'This line has no key', 'key');
  end if;
  select array_agg(l::private.import_line order by l.place) into lines from (
    select d.place::integer, d.data, left(d.data ->> 'key', 500) as key,
      sha256(convert_to((d.data - 'line')::text, 'UTF8')) as hash,
      private.check_name(coalesce(nullif(trim(d.data ->> 'fullName'), ''),
        private.full_name(d.data ->> 'firstName', d.data ->> 'lastName', d.data ->> 'locale'), ''), 'firstName') as name,
      case when nullif(trim(d.data ->> 'email'), '') is not null then private.check_email(d.data ->> 'email', 'email') end as address,
      private.check_text(d.data ->> 'groupLabel', 100, 'groupLabel', 'A group') as label,
      private.check_text(d.data ->> 'dietary', 500, 'dietary', 'A dietary need') as needs,
      case when nullif(trim(d.data ->> 'householdKey'), '') is not null then d.data ->> 'householdKey' end as household_key,
      case when d.data ->> 'role' in ('child', 'member') then d.data ->> 'role' end as role,
      null::uuid as guest_id, null::uuid as event_guest_id, false as is_known, false as is_listed, false as only_gaps,
      false as is_same, false as must_wait, null::public.guests as was_guest, null::public.event_guests as was_listed, null::jsonb as answer
    from unnest(rows) with ordinality d (data, place)) l;
  return lines;
end
$$;
comment on function private.parse_import_lines(jsonb[]) is 'Checks what lines say; refuses when one of them cannot be kept.';

create function private.match_import_lines(batch public.guest_imports, lines private.import_line[])
returns private.import_line[]
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  matched private.import_line[];
  keys text[] := array(select l.key from unnest(lines) l);
  addresses text[] := array(select l.address from unnest(lines) l where l.address is not null);
  -- Whom keys name, and whom somebody said a line is.
  own_ids uuid[] := array(select n.id from unnest(lines) l
    cross join lateral (values (private.guest_id_in(l.key)), (private.guest_id_in('id:' || (l.data ->> 'sameAs')))) n (id) where n.id is not null);
begin
  -- Each list of people is fetched at once, by an index, however little the planner knows of the tables.
  with seen as materialized (
    select distinct on (r.row_key) r.row_key, r.row_hash, r.guest_id, r.event_guest_id, r.is_alias
    from public.guest_import_rows r where r.event_id = batch.event_id and r.row_key = any (keys)
    order by r.row_key, r.id desc),
  by_key as materialized (
    select x.id from public.guests x
    where x.account_id = batch.account_id and x.id = any (own_ids || array(select s.guest_id from seen s where s.guest_id is not null))),
  by_address as materialized (
    select distinct on (x.email, x.name_key) x.email, x.name_key as name, x.id
    from public.guests x where x.account_id = batch.account_id and x.email = any (addresses) and x.status <> 'erased'
    order by x.email, x.name_key, x.created_at),
  aliases as materialized (
    select m.id, m.guest_id, m.former_id, m.email, m.name_key from private.guest_aliases m
    where m.account_id = batch.account_id and (m.email = any (addresses) or m.former_id = any (own_ids))),
  who as (
    select l.place, s.row_hash = l.hash and s.event_guest_id is not null as is_same,
      s.is_alias or s.guest_id is null and k.id = private.guest_id_in('id:' || (l.data ->> 'sameAs')) as is_alias,
      coalesce(k.id, a.id) as found_id,
      case when coalesce(k.id, a.id) is null then (
        select m.guest_id from aliases m
        where m.email = l.address and m.name_key = private.plain_words(l.name) or m.former_id = private.guest_id_in(l.key)
        order by m.id desc limit 1) end as alias_of
    from unnest(lines) l
    left join seen s on s.row_key = l.key
    left join by_key k on k.id = coalesce(s.guest_id, private.guest_id_in('id:' || (l.data ->> 'sameAs')), private.guest_id_in(l.key))
    left join by_address a on a.email = l.address and a.name = private.plain_words(l.name))
  select array_agg(l::private.import_line order by l.place) into matched from (
    select l.place, l.data, l.key, l.hash, l.name, l.address, l.label, l.needs, l.household_key, l.role,
      coalesce(g.id, gen_random_uuid()), coalesce(eg.id, gen_random_uuid()), g.id is not null, eg.id is not null,
      case when g.id is null then false else w.alias_of is not null or coalesce(w.is_alias, false) end,
      coalesce(w.is_same, false), false, g, eg, null::jsonb
    from unnest(lines) l
    join who w on w.place = l.place
    left join public.guests g on g.id = coalesce(w.found_id, w.alias_of)
    left join public.event_guests eg on eg.event_id = batch.event_id and eg.guest_id = g.id) l;
  return matched;
end
$$;
comment on function private.match_import_lines(public.guest_imports, private.import_line[]) is
  'Whom lines mean: the guest of an earlier import, of an export''s key id:<guest>, of the same address and name, or whom such a person was merged into; always of the import''s own account. Everybody else gets a new id.';

create function private.import_lines_that_wait(lines private.import_line[])
returns private.import_line[]
language sql stable
set search_path = ''
as $$
  select array_agg(l::private.import_line order by l.place) from (
    select l.place, l.data, l.key, l.hash, l.name, l.address, l.label, l.needs, l.household_key, l.role, l.guest_id, l.event_guest_id,
      l.is_known, l.is_listed, l.only_gaps, l.is_same, coalesce(w.waits, false), l.was_guest, l.was_listed, l.answer
    from unnest(lines) l
    left join (
      select s.place, bool_or(s.place > s.first_place) as waits
      from (
        select l.place, min(l.place) over (partition by n.name) as first_place
        from unnest(lines) l
        cross join lateral (
          select 'key:' || l.key as name
          union all select 'guest:' || l.guest_id
          union all select 'who:' || l.address || '|' || private.plain_words(l.name)
          union all select 'key:' || left(o.key, 500)
          from jsonb_array_elements_text(coalesce(nullif(l.data -> 'otherKeys', 'null'), '[]')) o (key)) n
        where n.name is not null) s
      group by s.place) w on w.place = l.place) l
$$;
comment on function private.import_lines_that_wait(private.import_line[]) is
  'Marks lines that may mean the person of an earlier line: they are read again once that one is in.';

create function private.imported_person(batch public.guest_imports, line private.import_line)
returns public.guests
language plpgsql stable
set search_path = ''
as $$
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
$$;
comment on function private.imported_person(public.guest_imports, private.import_line) is
  'The guest of a line with what the line knows; of a line that was merged into somebody only what they lack.';

create function private.write_imported_people(batch public.guest_imports, lines private.import_line[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.write_imported_people(public.guest_imports, private.import_line[]) is
  'Adds and fills in the people of lines, each once and only when something is new.';

create function private.imported_households(batch public.guest_imports, lines private.import_line[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  homes jsonb;
begin
  select jsonb_object_agg(w.key, jsonb_build_object('id', coalesce(k.id, w.id, gen_random_uuid()), 'name', w.name,
    'isNew', coalesce(k.id, w.id) is null)) into homes
  from (
    select l.household_key as key, (array_agg((l.was_listed).household_id order by l.place)
        filter (where (l.was_listed).household_id is not null))[1] as id,
      (array_agg(left(coalesce(nullif(trim(l.data ->> 'householdName'), ''), trim(l.household_key)), 200) order by l.place))[1] as name
    from unnest(lines) l where l.household_key is not null group by 1) w
  left join lateral (
    select eg.household_id as id
    from public.guest_import_rows r join public.event_guests eg on eg.id = r.event_guest_id
    where r.event_id = batch.event_id and r.household_key = w.key and eg.household_id is not null limit 1) k on true;
  insert into public.households (id, account_id, name)
  select (h.value ->> 'id')::uuid, batch.account_id, h.value ->> 'name'
  from jsonb_each(coalesce(homes, '{}')) h
  where (h.value ->> 'isNew')::boolean and exists (
    select from unnest(lines) l where l.household_key = h.key and (l.was_listed).household_id is null);
  return coalesce(homes, '{}');
end
$$;
comment on function private.imported_households(public.guest_imports, private.import_line[]) is
  'The household of each key {key: {id}}: of an earlier line with the key in this event, else made.';

create function private.list_imported(batch public.guest_imports, lines private.import_line[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  homes jsonb := private.imported_households(batch, lines);
begin
  insert into public.event_guests (id, account_id, event_id, guest_id, source, household_id, group_label, dietary, role, responded_at)
  select l.event_guest_id, batch.account_id, batch.event_id, l.guest_id, 'import',
    (homes -> l.household_key ->> 'id')::uuid, l.label, l.needs, coalesce(l.role, 'member'),
    case when l.data ->> 'answer' in ('yes', 'no', 'maybe') and not l.only_gaps then now() end
  from unnest(lines) l where not l.is_listed;
  update public.event_guests eg set household_id = n.household_id, group_label = n.label, dietary = n.needs, role = n.role
  from (
    select l.event_guest_id, coalesce((l.was_listed).household_id, (homes -> l.household_key ->> 'id')::uuid) as household_id,
      case when l.only_gaps then coalesce((l.was_listed).group_label, l.label) else coalesce(l.label, (l.was_listed).group_label) end as label,
      case when l.only_gaps then coalesce((l.was_listed).dietary, l.needs) else coalesce(l.needs, (l.was_listed).dietary) end as needs,
      case when l.only_gaps or (l.was_listed).role = 'host' then (l.was_listed).role else coalesce(l.role, (l.was_listed).role) end as role
    from unnest(lines) l where l.is_listed) n
  where eg.id = n.event_guest_id
    and (eg.household_id, eg.group_label, eg.dietary, eg.role) is distinct from (n.household_id, n.label, n.needs, n.role);
end
$$;
comment on function private.list_imported(public.guest_imports, private.import_line[]) is
  'Puts the people of lines on the event''s list and into their households.';

create function private.import_answers(batch public.guest_imports, lines private.import_line[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  coming public.event_guests;
begin
  if exists (select from unnest(lines) l where l.data ->> 'answer' in ('yes', 'no', 'maybe')) then
    select * into event from public.events e where e.id = batch.event_id for no key update;
    insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_by, late)
    select batch.account_id, batch.event_id, l.event_guest_id, l.data ->> 'answer',
      case when l.data ->> 'answer' = 'no' then 0 else 1 end, 'import', coalesce(event.rsvp_deadline < now(), false)
    from unnest(lines) l
    where not l.only_gaps and l.data ->> 'answer' in ('yes', 'no', 'maybe')
      and (l.data ->> 'answer' <> 'yes' or event.capacity is null)
      and not exists (select from public.rsvps r where r.event_guest_id = l.event_guest_id);
    -- Where places are counted, whoever comes is counted one after the other.
    if event.capacity is not null then
      for coming in
        select eg.* from unnest(lines) l join public.event_guests eg on eg.id = l.event_guest_id
        where not l.only_gaps and l.data ->> 'answer' = 'yes'
          and not exists (select from public.rsvps r where r.event_guest_id = l.event_guest_id) order by l.place
      loop
        perform private.write_rsvp(coming, 'yes', 1, null, 'import');
      end loop;
    end if;
  end if;
  update public.rsvps r set dietary = l.needs
  from unnest(lines) l
  where not l.only_gaps and l.needs is not null and r.event_guest_id = l.event_guest_id and r.dietary is distinct from l.needs;
end
$$;
comment on function private.import_answers(public.guest_imports, private.import_line[]) is
  'Takes the answers of lines where there is none yet, and what they know of food.';

create function private.forget_imports(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.guest_import_rows i set row_key = private.erased_key(i.row_key), row_hash = ''::bytea,
    household_key = null, before = null where i.guest_id = person.id;
$$;
comment on function private.forget_imports(public.guests) is 'A file that comes again leaves them out; what they were called is not kept for it.';
