-- Guest imports: line by line, the same file again changes nothing, and all of it can be undone.

create table public.guest_imports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 300),
  mapping jsonb not null default '{}',
  status text not null default 'running' check (status in ('running', 'finished', 'undone')),
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  undone_at timestamptz,
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.guest_imports is 'One file of guests brought into an event.';
create index guest_imports_event on public.guest_imports (event_id, created_at desc);
create index guest_imports_created_by on public.guest_imports (created_by);

create table public.guest_import_rows (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  event_id uuid not null,
  import_id uuid not null,
  row_key text not null check (length(row_key) between 1 and 500),
  row_hash bytea not null,
  household_key text,
  line integer not null,
  outcome text not null check (outcome in ('added', 'updated', 'unchanged')),
  guest_id uuid,
  event_guest_id uuid,
  made_guest boolean not null default false,
  made_event_guest boolean not null default false,
  before jsonb,
  is_alias boolean not null default false,
  created_at timestamptz not null default now(),
  unique (import_id, row_key),
  foreign key (import_id, event_id) references public.guest_imports (id, event_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (guest_id, account_id) references public.guests (id, account_id) on delete set null (guest_id),
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id)
    on delete set null (event_guest_id)
);
comment on table public.guest_import_rows is 'What became of each imported line, by its key; before is what an undo restores.';
comment on column public.guest_import_rows.is_alias is
  'A line that was merged into another person: it fills gaps and changes nothing of theirs.';
create index guest_import_rows_key on public.guest_import_rows (event_id, row_key, id desc);
create index guest_import_rows_household on public.guest_import_rows (event_id, household_key);
create index guest_import_rows_guest on public.guest_import_rows (guest_id);
create index guest_import_rows_event_guest on public.guest_import_rows (event_guest_id);

create function private.own_import(batch_id uuid, wanted_status text[])
returns public.guest_imports
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch public.guest_imports;
begin
  select * into batch from public.guest_imports b where b.id = batch_id for update;
  perform private.require_writable_account(batch.account_id);
  if not batch.status = any (wanted_status) then
    perform private.refuse(409, 'conflict', 'This import is ' || batch.status);
  end if;
  return batch;
end
$$;
comment on function private.own_import(uuid, text[]) is 'An import the caller may work on, locked.';

create function public.start_guest_import(event_id_param uuid, file_name text, mapping jsonb default '{}')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
  new_id uuid;
begin
  perform private.require_writable_account(owner_account_id);
  perform private.require_plan(owner_account_id, 'rsvp');
  insert into public.guest_imports (account_id, event_id, file_name, mapping, created_by)
  values (owner_account_id, event_id_param, left(start_guest_import.file_name, 300),
    coalesce(start_guest_import.mapping, '{}'), auth.uid())
  returning id into new_id;
  return new_id;
end
$$;
comment on function public.start_guest_import(uuid, text, jsonb) is 'Opens an import; its id.';

create function private.import_household(batch public.guest_imports, row_data jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  household_name text := left(coalesce(nullif(trim(row_data ->> 'householdName'), ''),
    nullif(trim(row_data ->> 'householdKey'), '')), 200);
  found_id uuid;
begin
  if nullif(trim(row_data ->> 'householdKey'), '') is null then
    return null;
  end if;
  -- The household of a line with the same key in this event, made when there is none.
  select eg.household_id into found_id
  from public.guest_import_rows r join public.event_guests eg on eg.id = r.event_guest_id
  where r.event_id = batch.event_id and eg.household_id is not null
    and r.household_key = row_data ->> 'householdKey'
  limit 1;
  if found_id is null then
    insert into public.households (account_id, name) values (batch.account_id, household_name)
    returning id into found_id;
  end if;
  return found_id;
end
$$;
comment on function private.import_household(public.guest_imports, jsonb) is 'The household a line belongs to, or null.';

create function private.import_answer(listed public.event_guests, row_data jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  needs text := private.check_text(row_data ->> 'dietary', 500, 'dietary', 'A dietary need');
begin
  if row_data ->> 'answer' in ('yes', 'no', 'maybe')
    and not exists (select from public.rsvps r where r.event_guest_id = listed.id) then
    perform private.write_rsvp(listed, row_data ->> 'answer', 1, null, 'import');
  end if;
  if needs is not null then
    update public.rsvps r set dietary = needs
    where r.event_guest_id = listed.id and r.dietary is distinct from needs;
  end if;
end
$$;
comment on function private.import_answer(public.event_guests, jsonb) is
  'Takes a line''s answer when there is none yet, and what it knows of food.';

create function private.import_guest(batch public.guest_imports, row_data jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  hash bytea := sha256(convert_to((row_data - 'line')::text, 'UTF8'));
  key text := left(row_data ->> 'key', 500);
  name text := private.check_name(coalesce(nullif(trim(row_data ->> 'fullName'), ''),
    concat_ws(' ', nullif(trim(row_data ->> 'firstName'), ''), nullif(trim(row_data ->> 'lastName'), ''))), 'firstName');
  address text := case when nullif(trim(row_data ->> 'email'), '') is not null
    then private.check_email(row_data ->> 'email', 'email') end;
  label text := private.check_text(row_data ->> 'groupLabel', 100, 'groupLabel', 'A group');
  needs text := private.check_text(row_data ->> 'dietary', 500, 'dietary', 'A dietary need');
  seen public.guest_import_rows;
  person public.guests;
  listed public.event_guests;
  known public.guests;
  was_listed public.event_guests;
  had_answered jsonb;
  only_gaps boolean;
  result text := 'added';
begin
  select * into seen from public.guest_import_rows r where r.event_id = batch.event_id and r.row_key = key order by r.id desc limit 1;
  if seen.row_hash = hash and seen.event_guest_id is not null then
    return 'unchanged';
  end if;
  known := private.find_imported_guest(batch, key, seen.guest_id, name, address);
  only_gaps := coalesce(seen.is_alias, false);
  if known.id is null then
    known := private.find_merged_guest(batch, key, name, address);
    only_gaps := known.id is not null;
  end if;
  if known.status = 'erased' or exists (select from public.guest_import_rows r
    where r.event_id = batch.event_id and r.row_key = private.erased_key(key)) then
    perform private.refuse(400, 'invalid_input', 'Erased at their own wish: they do not come back by a file', 'key');
  end if;
  person := private.import_person(batch, known, row_data, name, address, only_gaps);

  if known.id is not null then
    select * into was_listed from public.event_guests eg
    where eg.event_id = batch.event_id and eg.guest_id = person.id;
  end if;
  if was_listed.id is null then
    insert into public.event_guests (account_id, event_id, guest_id, source, household_id, group_label, dietary)
    values (batch.account_id, batch.event_id, person.id, 'import',
      private.import_household(batch, row_data), label, needs)
    returning * into listed;
  else
    update public.event_guests eg set
      household_id = coalesce(eg.household_id, private.import_household(batch, row_data)),
      group_label = case when only_gaps then coalesce(eg.group_label, label) else coalesce(label, eg.group_label) end,
      dietary = case when only_gaps then coalesce(eg.dietary, needs) else coalesce(needs, eg.dietary) end
    where eg.id = was_listed.id returning * into listed;
  end if;
  select jsonb_build_object('dietary', r.dietary, 'written', needs) into had_answered
  from public.rsvps r where r.event_guest_id = listed.id;
  if not only_gaps then
    perform private.import_answer(listed, row_data);
  end if;
  if was_listed.id is not null then
    select * into listed from public.event_guests eg where eg.id = was_listed.id;
    result := case when to_jsonb(person) - 'updated_at' = to_jsonb(known) - 'updated_at'
      and to_jsonb(listed) - 'updated_at' = to_jsonb(was_listed) - 'updated_at'
      then 'unchanged' else 'updated' end;
  end if;

  insert into public.guest_import_rows as r (account_id, event_id, import_id, row_key, row_hash, household_key, line,
    outcome, guest_id, event_guest_id, made_guest, made_event_guest, is_alias, before)
  values (batch.account_id, batch.event_id, batch.id, key, hash, row_data ->> 'householdKey', coalesce((row_data ->> 'line')::integer, 0),
    result, person.id, listed.id, known.id is null, was_listed.id is null, only_gaps,
    jsonb_build_object('guest', case when known.id is not null then to_jsonb(known) end,
      'eventGuest', case when was_listed.id is not null then to_jsonb(was_listed) end,
      'answer', had_answered, 'wrote', jsonb_build_object('guest', to_jsonb(person), 'eventGuest', to_jsonb(listed))))
  on conflict (import_id, row_key) do update set
    row_hash = excluded.row_hash, household_key = excluded.household_key, line = excluded.line;
  -- Further lines of the file that were merged into this one are known by it from now on.
  insert into public.guest_import_rows (account_id, event_id, import_id, row_key, row_hash, line, outcome,
    guest_id, event_guest_id, is_alias)
  select batch.account_id, batch.event_id, batch.id, left(k.other, 500), ''::bytea, coalesce((row_data ->> 'line')::integer, 0),
    'unchanged', person.id, listed.id, true
  from jsonb_array_elements_text(coalesce(nullif(row_data -> 'otherKeys', 'null'), '[]')) k (other)
  where k.other not in ('', key)
  on conflict (import_id, row_key) do nothing;
  return result;
end
$$;
comment on function private.import_guest(public.guest_imports, jsonb) is
  'One line: finds or makes the guest, fills what the line knows, remembers what was there before.';

create function public.import_guest_rows(batch_id uuid, rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch public.guest_imports := private.own_import(batch_id, array['running']);
  row_data jsonb;
  result text;
  counts jsonb := '{"added": 0, "updated": 0, "unchanged": 0}';
  refusals jsonb := '[]';
  reason text;
begin
  perform private.require_plan(batch.account_id, 'rsvp');
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 then
    perform private.refuse(400, 'invalid_input', 'Send up to 500 guests at once', 'rows');
  end if;
  for row_data in select value from jsonb_array_elements(rows) loop
    begin
      if coalesce(row_data ->> 'key', '') = '' then
        perform private.refuse(400, 'invalid_input', 'This line has no key', 'key');
      end if;
      result := private.import_guest(batch, row_data);
      counts := jsonb_set(counts, array[result], to_jsonb((counts ->> result)::integer + 1));
    exception
      when sqlstate 'PT400' then
        get stacked diagnostics reason = message_text;
        refusals := refusals || jsonb_build_object('line', row_data -> 'line', 'reason', reason);
      when check_violation or data_exception then
        refusals := refusals || jsonb_build_object('line', row_data -> 'line',
          'reason', 'This line holds something that cannot be kept');
    end;
  end loop;
  update public.guest_imports b set
    added = b.added + (counts ->> 'added')::integer,
    updated = b.updated + (counts ->> 'updated')::integer,
    unchanged = b.unchanged + (counts ->> 'unchanged')::integer,
    refused = b.refused + jsonb_array_length(refusals)
  where b.id = batch.id;
  return counts || jsonb_build_object('refused', refusals);
end
$$;
comment on function public.import_guest_rows(uuid, jsonb) is
  'Up to 500 ImportedGuest; {added, updated, unchanged, refused: [{line, reason}]}. Sending them again changes nothing.';

create function public.finish_guest_import(batch_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch public.guest_imports := private.own_import(batch_id, array['running', 'finished']);
begin
  update public.guest_imports b set status = 'finished', finished_at = coalesce(b.finished_at, now())
  where b.id = batch.id and b.status = 'running';
  if found then
    perform private.audit(batch.account_id, 'guests.imported', 'guest_imports', batch.id::text, null,
      jsonb_build_object('added', batch.added, 'updated', batch.updated, 'fileName', batch.file_name));
  end if;
  return jsonb_build_object('added', batch.added, 'updated', batch.updated,
    'unchanged', batch.unchanged, 'refused', batch.refused);
end
$$;
comment on function public.finish_guest_import(uuid) is 'Closes an import and tells its counts.';

alter table public.guest_imports enable row level security;
alter table public.guest_import_rows enable row level security;
create policy "members see imports" on public.guest_imports
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "members see imported lines" on public.guest_import_rows
for select to authenticated using (account_id in (select private.my_accounts()));
revoke all on public.guest_imports, public.guest_import_rows from public, anon, authenticated;
grant select on public.guest_imports, public.guest_import_rows to authenticated;
grant all on public.guest_imports, public.guest_import_rows to service_role;

revoke execute on function private.own_import(uuid, text[]),
  private.import_household(public.guest_imports, jsonb),
  private.import_answer(public.event_guests, jsonb),
  private.import_guest(public.guest_imports, jsonb),
  public.start_guest_import(uuid, text, jsonb), public.import_guest_rows(uuid, jsonb),
  public.finish_guest_import(uuid)
  from public, anon, authenticated;
grant execute on function public.start_guest_import(uuid, text, jsonb),
  public.import_guest_rows(uuid, jsonb), public.finish_guest_import(uuid) to authenticated, service_role;
