-- Guest imports: line by line, the same file again changes nothing, and all of it can be undone.

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
  perform private.require_permission('guests.write', batch.account_id, batch.event_id);
  if not batch.status = any (wanted_status) then
    perform private.refuse(409, 'conflict', 'This import is ' || batch.status);
  end if;
  return batch;
end
$$;
comment on function private.own_import(uuid, text[]) is 'An import the caller may work on, locked.';

create function private.joined_refusals(refusals jsonb, further jsonb)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('line', r.line, 'reason', r.reason) order by r.line), '[]') from (
    select distinct on (x.line) x.line, x.reason from (
      select case when jsonb_typeof(e.value -> 'line') = 'number' then trunc((e.value ->> 'line')::numeric) end as line,
        left(e.value ->> 'reason', 300) as reason, e.ordinality
      from jsonb_array_elements(refusals || further) with ordinality e) x
    where x.line is not null and x.reason is not null order by x.line, x.ordinality desc limit 5000) r
$$;
comment on function private.joined_refusals(jsonb, jsonb) is 'Refused lines, each once with its last reason; the first 5,000.';

create function public.start_guest_import(
  event_id_param uuid, file_name text, mapping jsonb default '{}', rejected jsonb default '[]')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
  new_id uuid;
begin
  perform private.require_permission('guests.write', owner_account_id, event_id_param);
  perform private.require_plan(owner_account_id, 'rsvp');
  insert into public.guest_imports (account_id, event_id, file_name, mapping, refusals, created_by)
  values (owner_account_id, event_id_param, left(start_guest_import.file_name, 300), coalesce(start_guest_import.mapping, '{}'),
    private.joined_refusals('[]', case when jsonb_typeof(rejected) = 'array' then rejected else '[]' end), auth.uid())
  returning id into new_id;
  return new_id;
end
$$;
comment on function public.start_guest_import(uuid, text, jsonb, jsonb) is
  'Opens an import; its id. rejected are lines the file''s check keeps out: [{line, reason}].';

create function private.imported_state(person public.guests, listed public.event_guests, with_person boolean)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if not with_person then
    return md5(row(listed.household_id, listed.group_label, listed.dietary, listed.role, listed.answer_until)::text);
  end if;
  person.updated_at := null;
  person.created_at := null;
  return md5(row(listed.household_id, listed.group_label, listed.dietary, listed.role, listed.answer_until, person)::text);
end
$$;
comment on function private.imported_state(public.guests, public.event_guests, boolean) is
  'A mark of what an import made, which tells later whether somebody has edited it.';

create function private.note_imported(batch public.guest_imports, lines private.import_line[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  counts jsonb;
begin
  with became as (
    select l.*, g as person, eg as listed,
      case when not l.is_listed then 'added'
        when to_jsonb(g) - 'updated_at' = to_jsonb(l.was_guest) - 'updated_at'
          and to_jsonb(eg) - 'updated_at' = to_jsonb(l.was_listed) - 'updated_at' then 'unchanged'
        else 'updated' end as outcome
    from unnest(lines) l
    join public.guests g on g.id = l.guest_id join public.event_guests eg on eg.id = l.event_guest_id),
  noted as (
    insert into public.guest_import_rows as r (account_id, event_id, import_id, row_key, row_hash, household_key, line,
      outcome, guest_id, event_guest_id, made_guest, made_event_guest, is_alias, before)
    select batch.account_id, batch.event_id, batch.id, b.key, b.hash, b.data ->> 'householdKey', coalesce((b.data ->> 'line')::integer, 0),
      b.outcome, b.guest_id, b.event_guest_id, not b.is_known, not b.is_listed, b.only_gaps,
      jsonb_build_object('guest', case when b.is_known then to_jsonb(b.was_guest) end,
        'eventGuest', case when b.is_listed then to_jsonb(b.was_listed) end, 'answer', b.answer)
      || case when b.only_gaps and b.data ? 'sameAs' then '{"same": true}'::jsonb else '{}' end
      || case when b.is_known then jsonb_build_object('wrote',
        jsonb_build_object('guest', to_jsonb(b.person), 'eventGuest', to_jsonb(b.listed))) else '{}' end
      || case when b.is_listed then '{}' else jsonb_build_object('made', private.imported_state(b.person, b.listed, not b.is_known)) end
    from became b order by b.place
    on conflict (import_id, row_key) do update set
      row_hash = excluded.row_hash, household_key = excluded.household_key, line = excluded.line)
  select jsonb_object_agg(c.outcome, c.many) into counts from (select b.outcome, count(*) as many from became b group by 1) c;
  -- What a later line fills in is no edit of whom the file made.
  update public.guest_import_rows r
  set before = r.before || jsonb_build_object('made', private.imported_state(g, eg, r.made_guest))
  from unnest(lines) l
  join public.guests g on g.id = l.guest_id join public.event_guests eg on eg.id = l.event_guest_id
  where l.is_listed and r.guest_id = l.guest_id and r.import_id = batch.id and r.made_event_guest;
  -- Further lines of the file that were merged into one are known by it from now on.
  insert into public.guest_import_rows (account_id, event_id, import_id, row_key, row_hash, line, outcome,
    guest_id, event_guest_id, is_alias)
  select batch.account_id, batch.event_id, batch.id, left(k.other, 500), ''::bytea, coalesce((l.data ->> 'line')::integer, 0),
    'unchanged', l.guest_id, l.event_guest_id, true
  from unnest(lines) l
  cross join lateral jsonb_array_elements_text(coalesce(nullif(l.data -> 'otherKeys', 'null'), '[]')) k (other)
  where k.other not in ('', l.key)
  on conflict (import_id, row_key) do nothing;
  return coalesce(counts, '{}');
end
$$;
comment on function private.note_imported(public.guest_imports, private.import_line[]) is
  'Remembers what became of lines and what was there before; counts by outcome.';

create function private.take_import_lines(batch public.guest_imports, rows jsonb[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  lines private.import_line[] := private.import_lines_that_wait(private.match_import_lines(batch, private.parse_import_lines(rows)));
  waiting integer[] := array(select l.place from unnest(lines) l where l.must_wait order by 1);
  same integer := (select count(*) from unnest(lines) l where l.is_same and not l.must_wait);
  counts jsonb := '{}';
begin
  lines := array(select l from unnest(lines) l where not l.is_same and not l.must_wait order by l.place);
  if exists (select from unnest(lines) l where (l.was_guest).status = 'erased' or exists (select from public.guest_import_rows r
    where r.event_id = batch.event_id and r.row_key = private.erased_key(l.key))) then
    perform private.refuse(400, 'invalid_input', 'Erased at their own wish: they do not come back by a file', 'key');
  end if;
  if cardinality(lines) > 0 then
    perform private.write_imported_people(batch, lines);
    perform private.list_imported(batch, lines);
    lines := array(select (l.place, l.data, l.key, l.hash, l.name, l.address, l.label, l.needs, l.household_key, l.role, l.guest_id,
        l.event_guest_id, l.is_known, l.is_listed, l.only_gaps, l.is_same, l.must_wait, l.was_guest, l.was_listed,
        case when r.id is not null then jsonb_build_object('dietary', r.dietary, 'written', l.needs) end)::private.import_line
      from unnest(lines) l left join public.rsvps r on r.event_guest_id = l.event_guest_id order by l.place);
    perform private.import_answers(batch, lines);
    counts := private.note_imported(batch, lines);
  end if;
  return jsonb_build_object('added', coalesce((counts ->> 'added')::integer, 0), 'updated', coalesce((counts ->> 'updated')::integer, 0),
    'unchanged', same + coalesce((counts ->> 'unchanged')::integer, 0), 'waiting', to_jsonb(waiting));
end
$$;
comment on function private.take_import_lines(public.guest_imports, jsonb[]) is
  'Brings lines in, all or none: {added, updated, unchanged, waiting: places of lines to send again after these}.';

create function private.import_lines(batch public.guest_imports, rows jsonb[])
returns table (added integer, updated integer, unchanged integer, refusals jsonb)
language plpgsql
security definer
set search_path = ''
as $$
declare
  many integer := cardinality(rows);
  taken jsonb;
  reason text;
  rest record;
begin
  added := 0; updated := 0; unchanged := 0; refusals := '[]';
  begin
    taken := private.take_import_lines(batch, rows);
  exception
    when sqlstate 'PT400' or sqlstate 'PT409' then
      get stacked diagnostics reason = message_text;
    when check_violation or data_exception then
      reason := 'This line holds something that cannot be kept';
  end;
  if taken is null and many = 1 then
    refusals := jsonb_build_array(jsonb_build_object('line', rows[1] -> 'line', 'reason', reason));
    return next;
    return;
  end if;
  added := coalesce((taken ->> 'added')::integer, 0);
  updated := coalesce((taken ->> 'updated')::integer, 0);
  unchanged := coalesce((taken ->> 'unchanged')::integer, 0);
  -- Who may be the same person comes one by one; of lines that are refused together, each half for itself.
  for rest in
    select i.* from jsonb_array_elements(taken -> 'waiting') w cross join lateral private.import_lines(batch, rows[w::integer : w::integer]) i
    union all
    select i.* from (values (1, many / 2), (many / 2 + 1, many)) half (from_place, to_place)
    cross join lateral private.import_lines(batch, rows[half.from_place : half.to_place]) i where taken is null
  loop
    added := added + rest.added;
    updated := updated + rest.updated;
    unchanged := unchanged + rest.unchanged;
    refusals := refusals || rest.refusals;
  end loop;
  return next;
end
$$;
comment on function private.import_lines(public.guest_imports, jsonb[]) is
  'Brings lines in, and finds those that cannot come: they are told, the others go in.';

create function private.know_imported_tables(added integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.event_guests'::regclass) < added / 2 then
    analyze public.guests, public.event_guests, public.households, public.rsvps, public.guest_import_rows;
  end if;
end
$$;
comment on function private.know_imported_tables(integer) is
  'Lets the planner know of tables that an import fills: plans made while they were small (also those that check references) read all of an account for each line.';

create function public.import_guest_rows(batch_id uuid, rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  batch public.guest_imports := private.own_import(batch_id, array['running']);
  done record;
begin
  perform private.require_plan(batch.account_id, 'rsvp');
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 then
    perform private.refuse(400, 'invalid_input', 'Send up to 500 guests at once', 'rows');
  end if;
  select * into done from private.import_lines(batch, array(select r.value from jsonb_array_elements(rows) with ordinality r order by r.ordinality));
  update public.guest_imports b set added = b.added + done.added, updated = b.updated + done.updated,
    unchanged = b.unchanged + done.unchanged, refused = b.refused + jsonb_array_length(done.refusals),
    refusals = case when done.refusals = '[]' then b.refusals else private.joined_refusals(b.refusals, done.refusals) end
  where b.id = batch.id;
  perform private.know_imported_tables(batch.added + done.added);
  return jsonb_build_object('added', done.added, 'updated', done.updated, 'unchanged', done.unchanged, 'refused', done.refusals);
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
