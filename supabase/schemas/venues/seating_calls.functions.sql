-- What planners do with a seating plan. Whoever acted on what has changed meanwhile is told, and nothing is lost.

create function private.open_seating(of_event uuid)
returns public.seating_charts
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  chart public.seating_charts;
begin
  select * into event from public.events e where e.id = of_event;
  perform private.require_permission('seating.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'rsvp');
  insert into public.seating_charts (event_id, account_id, people_from)
  values (event.id, event.account_id, private.seating_source(event.id))
  on conflict do nothing;
  select * into strict chart from public.seating_charts c where c.event_id = event.id for update;
  return chart;
end
$$;
comment on function private.open_seating(uuid) is
  'The plan of an event for somebody who may change it, locked until the end of the call; made when there is none.';

create function public.get_seating(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
  chart public.seating_charts;
begin
  select * into event from public.events e where e.id = event_id_param and private.may('guests.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist, or it is not yours to see');
  end if;
  select * into chart from public.seating_charts c where c.event_id = event.id;
  return jsonb_build_object(
    'peopleFrom', private.seating_source(event.id),
    'publishedAt', chart.published_at,
    'mayWrite', private.may('seating.write', event.account_id, event.id),
    'tables', coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'label', t.label, 'shape', t.shape,
        'accessible', t.accessible, 'turned', t.turned, 'x', t.x, 'y', t.y, 'version', t.version, 'seats', s.seats)
        order by length(t.label), lower(t.label))
      from public.seating_tables t
      cross join lateral (select jsonb_agg(jsonb_build_object('number', s.number, 'held', s.held, 'person', p.key)
          order by s.number) as seats
        from public.seats s left join public.seating_people p on p.id = s.person_id where s.table_id = t.id) s
      where t.event_id = event.id), '[]'),
    'people', coalesce((select jsonb_agg(jsonb_build_object('key', h.key, 'name', h.name, 'isChild', h.is_child,
        'party', h.party_id, 'partyName', h.party_name, 'group', h.group_label, 'meal', h.meal,
        'dietary', nullif(h.dietary, ''), 'stepFree', coalesce(p.step_free, false)) order by h.party_name, h.party_id, h.head, h.name)
      from private.seating_heads(event.id) h
      left join public.seating_people p on p.event_id = event.id and p.key = h.key), '[]'),
    'rules', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'one', one.key, 'other', other.key)
        order by r.created_at, r.id)
      from public.seating_rules r
      join public.seating_people one on one.id = r.one_id
      join public.seating_people other on other.id = r.other_id
      where r.event_id = event.id), '[]'));
end
$$;
comment on function public.get_seating(uuid) is 'Seating of an event in one answer: tables with their seats, everybody who is to be seated, rules.';

create function private.know_seating_people(of_event uuid, keys text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.seating_people (event_id, account_id, event_guest_id, head, ticket_id)
  select of_event, e.account_id, h.event_guest_id, h.head, h.ticket_id
  from public.events e cross join private.seating_heads(of_event) h
  where e.id = of_event and h.key = any (keys)
    and not exists (select from public.seating_people p where p.event_id = of_event and p.key = h.key)
  on conflict do nothing;
end
$$;
comment on function private.know_seating_people(uuid, text[]) is 'Gives people who are to be seated their row in the plan.';

create function private.check_floor_place(value integer, field text)
returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  if value is null or value not between 0 and 10000 then
    perform private.refuse(400, 'invalid_input', 'A table stands within 100 metres', field);
  end if;
  return value;
end
$$;
comment on function private.check_floor_place(integer, text) is 'Centimetres from the corner of the floor.';

create function private.who_sits(people integer)
returns text
language sql immutable
set search_path = ''
as $$ select case when people = 1 then 'Somebody sits' else people || ' people sit' end $$;
comment on function private.who_sits(integer) is 'How a sentence about people at a table begins.';

create function private.check_table_shape(value text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if coalesce(value, '') not in ('round', 'long', 'row') then
    perform private.refuse(400, 'invalid_input', 'Choose a round table, a long table or a row', 'shape');
  end if;
  return value;
end
$$;
comment on function private.check_table_shape(text) is 'round, long or row; else refused.';

create function private.set_seat_count(of_table public.seating_tables, wanted integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  seated integer;
begin
  if wanted is null or wanted not between 1 and 60 then
    perform private.refuse(400, 'invalid_input', 'A table has between 1 and 60 seats', 'seats');
  end if;
  select count(*) into seated from public.seats s
  where s.table_id = of_table.id and s.number > wanted and s.person_id is not null;
  if seated > 0 then
    perform private.refuse(409, 'conflict', private.who_sits(seated)
      || ' on the seats that would go. Move them first', 'seats');
  end if;
  delete from public.seats s where s.table_id = of_table.id and s.number > wanted;
  insert into public.seats (account_id, event_id, table_id, number)
  select of_table.account_id, of_table.event_id, of_table.id, n from generate_series(1, wanted) n
  on conflict (table_id, number) do nothing;
end
$$;
comment on function private.set_seat_count(public.seating_tables, integer) is
  'Adds seats or takes empty ones away; refused when somebody sits there.';

create function private.check_table_label(of_event uuid, value text, own_id uuid)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  clean text := private.check_text(value, 40, 'label', 'The name of a table');
begin
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Give the table a name or a number', 'label');
  end if;
  if exists (select from public.seating_tables t where t.event_id = of_event and lower(t.label) = lower(clean)
      and t.id is distinct from own_id) then
    perform private.refuse(409, 'conflict', 'There is a ' || clean || ' already', 'label');
  end if;
  return clean;
end
$$;
comment on function private.check_table_label(uuid, text, uuid) is 'The name of a table, once in a plan.';

create function public.add_seating_tables(event_id_param uuid, tables jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  chart public.seating_charts := private.open_seating(event_id_param);
  wanted jsonb;
  made public.seating_tables;
  labels text[] := '{}';
begin
  if jsonb_typeof(tables) is distinct from 'array' or jsonb_array_length(tables) not between 1 and 100 then
    perform private.refuse(400, 'invalid_input', 'Between 1 and 100 tables at once', 'tables');
  end if;
  if jsonb_array_length(tables) + (select count(*) from public.seating_tables t where t.event_id = chart.event_id) > 200 then
    perform private.refuse(400, 'invalid_input', 'A plan has up to 200 tables', 'tables');
  end if;
  for wanted in select value from jsonb_array_elements(tables) loop
    insert into public.seating_tables (account_id, event_id, label, shape, accessible, turned, x, y)
    values (chart.account_id, chart.event_id, private.check_table_label(chart.event_id, wanted ->> 'label', null),
      private.check_table_shape(wanted ->> 'shape'), coalesce((wanted ->> 'accessible')::boolean, false), coalesce((wanted ->> 'turned')::boolean, false),
      private.check_floor_place((wanted ->> 'x')::integer, 'x'), private.check_floor_place((wanted ->> 'y')::integer, 'y'))
    returning * into made;
    perform private.set_seat_count(made, (wanted ->> 'seats')::integer);
    labels := labels || made.label;
  end loop;
  perform private.audit(chart.account_id, 'seating.tables_added', 'events', chart.event_id::text, null,
    jsonb_build_object('tables', cardinality(labels), 'labels', labels));
  return public.get_seating(chart.event_id);
end
$$;
comment on function public.add_seating_tables(uuid, jsonb) is
  'Puts tables on the floor, all or none: [{label, shape, seats, accessible, turned, x, y}]. Seating.';

create function private.lock_seating_table(table_id_param uuid, version_param integer)
returns public.seating_tables
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_table public.seating_tables;
begin
  perform private.open_seating((select t.event_id from public.seating_tables t where t.id = table_id_param));
  select * into found_table from public.seating_tables t where t.id = table_id_param for update;
  if found_table.id is null then
    perform private.refuse(404, 'not_found', 'This table does not exist any more');
  elsif found_table.version is distinct from version_param then
    perform private.refuse(409, 'conflict', 'Somebody else changed ' || found_table.label || ' in the meantime. It is shown as it is now');
  end if;
  return found_table;
end
$$;
comment on function private.lock_seating_table(uuid, integer) is
  'The table as the caller saw it, locked with its plan; refused when it has changed since.';

create function public.save_seating_table(table_id_param uuid, version_param integer, fields jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.seating_tables := private.lock_seating_table(table_id_param, version_param);
  saved public.seating_tables;
  had_seats integer := (select count(*) from public.seats s where s.table_id = was.id);
begin
  if fields ? 'seats' then
    perform private.set_seat_count(was, (fields ->> 'seats')::integer);
  end if;
  update public.seating_tables t set
    label = case when fields ? 'label' then private.check_table_label(was.event_id, fields ->> 'label', was.id) else t.label end,
    shape = case when fields ? 'shape' then private.check_table_shape(fields ->> 'shape') else t.shape end,
    accessible = coalesce((fields ->> 'accessible')::boolean, t.accessible),
    turned = coalesce((fields ->> 'turned')::boolean, t.turned),
    x = case when fields ? 'x' then private.check_floor_place((fields ->> 'x')::integer, 'x') else t.x end,
    y = case when fields ? 'y' then private.check_floor_place((fields ->> 'y')::integer, 'y') else t.y end,
    version = t.version + 1
  where t.id = was.id returning * into saved;
  if saved.label <> was.label then
    update public.seating_people p set moved_at = now() from public.seats s where s.table_id = saved.id and p.id = s.person_id;
  end if;
  perform private.audit(was.account_id, 'seating.table_saved', 'seating_tables', was.id::text,
    to_jsonb(was) || jsonb_build_object('seats', had_seats),
    to_jsonb(saved) || jsonb_build_object('seats', (select count(*) from public.seats s where s.table_id = was.id)));
  return saved.version;
end
$$;
comment on function public.save_seating_table(uuid, integer, jsonb) is
  'Changes a table that nobody changed since: {label, shape, seats, accessible, turned, x, y}, each optional. Its new version.';

create function public.remove_seating_table(table_id_param uuid, version_param integer, even_with_people boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.seating_tables := private.lock_seating_table(table_id_param, version_param);
  seated integer := (select count(*) from public.seats s where s.table_id = was.id and s.person_id is not null);
begin
  if seated > 0 and not coalesce(even_with_people, false) then
    perform private.refuse(409, 'conflict', private.who_sits(seated)
      || ' at ' || was.label || '. They would be without a seat', 'even_with_people');
  end if;
  update public.seating_people p set moved_at = now() from public.seats s where s.table_id = was.id and p.id = s.person_id;
  delete from public.seating_tables t where t.id = was.id;
  perform private.audit(was.account_id, 'seating.table_removed', 'seating_tables', was.id::text, to_jsonb(was),
    jsonb_build_object('seated', seated));
end
$$;
comment on function public.remove_seating_table(uuid, integer, boolean) is
  'Takes a table off the floor; one with people only when the caller says so, and they are unseated then.';

create function public.hold_seat(table_id_param uuid, number_param integer, held_param boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  chart public.seating_charts := private.open_seating((select t.event_id from public.seating_tables t where t.id = table_id_param));
begin
  update public.seats s set held = coalesce(held_param, false)
  where s.table_id = table_id_param and s.number = number_param and s.person_id is null;
  if not found then
    perform private.refuse(409, 'conflict', 'Somebody was given this seat in the meantime');
  end if;
  perform private.audit(chart.account_id, case when held_param then 'seating.seat_held' else 'seating.seat_freed' end,
    'seating_tables', table_id_param::text, null, jsonb_build_object('number', number_param));
end
$$;
comment on function public.hold_seat(uuid, integer, boolean) is 'Keeps an empty seat free, or gives it back to the plan.';
