-- Who sits where, who sits with whom, and what guests and stewards see of it.

create function private.refuse_moves(why text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(409, 'conflict', why || '. Nothing was changed', 'moves');
end
$$;
comment on function private.refuse_moves(text) is 'Ends a change of seats that no longer fits the plan, as a whole.';

create function public.seat_people(event_id_param uuid, moves jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  chart public.seating_charts := private.open_seating(event_id_param);
  wrong record;
  people uuid[];
begin
  if jsonb_typeof(moves) is distinct from 'array' or jsonb_array_length(moves) not between 1 and 5000 then
    perform private.refuse(400, 'invalid_input', 'Say who moves where', 'moves');
  end if;
  perform private.know_seating_people(chart.event_id, array(select m ->> 'person' from jsonb_array_elements(moves) m));
  for wrong in
    with wanted as materialized (
      select m.value ->> 'person' as person, p.id as person_id, h.key as coming, h.name,
        nullif(m.value -> 'to', 'null') is not null as wants_seat, target.id as to_id, target.person_id as taken_by,
        nullif(m.value -> 'from', 'null') is not null as had_seat, mine.id as now_id,
        mine.table_id::text = (m.value #>> '{from,tableId}') and mine.number = (m.value #>> '{from,number}')::integer as still_there,
        now_at.label as now_at
      from jsonb_array_elements(moves) m
      left join public.seating_people p on p.event_id = chart.event_id and p.key = m.value ->> 'person'
      left join private.seating_heads(chart.event_id) h on h.key = p.key
      left join public.seats target on target.event_id = chart.event_id
        and target.table_id = (m.value #>> '{to,tableId}')::uuid and target.number = (m.value #>> '{to,number}')::integer
      left join public.seats mine on mine.person_id = p.id
      left join public.seating_tables now_at on now_at.id = mine.table_id
    )
    select w.*, count(*) over (partition by w.person) as times, count(*) over (partition by w.to_id) as shared,
      w.taken_by is not null and w.taken_by not in (select k.person_id from wanted k where k.person_id is not null) as taken
    from wanted w
  loop
    if wrong.times > 1 or (wrong.to_id is not null and wrong.shared > 1) then
      perform private.refuse(400, 'invalid_input', 'Nobody has two seats, and no seat two people', 'moves');
    elsif wrong.person_id is null or (wrong.wants_seat and wrong.coming is null) then
      perform private.refuse_moves('Somebody you moved is not coming any more');
    elsif (wrong.now_id is not null) <> wrong.had_seat or (wrong.had_seat and wrong.still_there is not true) then
      perform private.refuse_moves(coalesce(wrong.name, 'Somebody') || case when wrong.now_at is null
        then ' has no seat any more' else ' sits at ' || wrong.now_at || ' now' end
        || ': somebody else moved them in the meantime');
    elsif wrong.wants_seat and wrong.to_id is null then
      perform private.refuse_moves('The seat for ' || wrong.name || ' is gone');
    elsif wrong.taken then
      perform private.refuse_moves('The seat for ' || wrong.name || ' was given to ' || coalesce((
        select h.name from public.seating_people o join private.seating_heads(chart.event_id) h on h.key = o.key
        where o.id = wrong.taken_by), 'somebody else') || ' in the meantime');
    end if;
  end loop;
  people := array(select p.id from jsonb_array_elements(moves) m
    join public.seating_people p on p.event_id = chart.event_id and p.key = m.value ->> 'person');
  update public.seats s set person_id = null where s.person_id = any (people);
  update public.seats s set person_id = p.id
  from jsonb_array_elements(moves) m
  join public.seating_people p on p.event_id = chart.event_id and p.key = m.value ->> 'person'
  where s.event_id = chart.event_id and s.table_id = (m.value #>> '{to,tableId}')::uuid
    and s.number = (m.value #>> '{to,number}')::integer;
  update public.seating_people p set moved_at = now() where p.id = any (people);
  perform private.audit(chart.account_id, 'seating.moved', 'events', chart.event_id::text, null,
    jsonb_build_object('people', cardinality(people)) || case when cardinality(people) <= 20
      then jsonb_build_object('moves', (select jsonb_agg(jsonb_build_object('person', p.key, 'table', t.label, 'seat', s.number) order by p.key)
        from public.seating_people p left join public.seats s on s.person_id = p.id
        left join public.seating_tables t on t.id = s.table_id where p.id = any (people))) else '{}'::jsonb end);
  return cardinality(people);
end
$$;
comment on function public.seat_people(uuid, jsonb) is
  'Moves people, all or nobody: [{person, from: {tableId, number}, to: {tableId, number}}], null for no seat. From is what the planner saw; who sits elsewhere by now, or a seat that was given away, ends it with a sentence. How many moved.';

create function public.save_seating_rule(event_id_param uuid, kind_param text, one_param text, other_param text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  chart public.seating_charts := private.open_seating(event_id_param);
  pair uuid[];
  saved_id uuid;
begin
  if coalesce(kind_param, '') not in ('together', 'apart') then
    perform private.refuse(400, 'invalid_input', 'Choose together or apart', 'kind_param');
  end if;
  perform private.know_seating_people(chart.event_id, array[one_param, other_param]);
  pair := array(select p.id from public.seating_people p where p.event_id = chart.event_id
    and p.key = any (array[one_param, other_param]) order by p.id);
  if cardinality(pair) <> 2 then
    perform private.refuse(400, 'invalid_input', 'Choose two different people who come', 'other_param');
  end if;
  if (select count(*) from public.seating_rules r where r.event_id = chart.event_id) >= 500 then
    perform private.refuse(400, 'invalid_input', 'A plan has up to 500 rules', 'kind_param');
  end if;
  insert into public.seating_rules as r (account_id, event_id, kind, one_id, other_id)
  values (chart.account_id, chart.event_id, kind_param, pair[1], pair[2])
  on conflict (one_id, other_id) do update set kind = excluded.kind returning r.id into saved_id;
  perform private.audit(chart.account_id, 'seating.rule_saved', 'seating_rules', saved_id::text, null,
    jsonb_build_object('kind', kind_param, 'one', one_param, 'other', other_param));
  return saved_id;
end
$$;
comment on function public.save_seating_rule(uuid, text, text, text) is
  'Two people, by their keys, sit together or apart; a second word on the same two replaces the first.';

create function public.remove_seating_rule(rule_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.seating_rules;
begin
  select * into was from public.seating_rules r where r.id = rule_id_param;
  perform private.open_seating(was.event_id);
  delete from public.seating_rules r where r.id = was.id;
  perform private.audit(was.account_id, 'seating.rule_removed', 'seating_rules', was.id::text, to_jsonb(was));
end
$$;
comment on function public.remove_seating_rule(uuid) is 'Takes a rule away.';

create function public.set_step_free(event_id_param uuid, person_param text, step_free_param boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  chart public.seating_charts := private.open_seating(event_id_param);
begin
  perform private.know_seating_people(chart.event_id, array[person_param]);
  update public.seating_people p set step_free = coalesce(step_free_param, false)
  where p.event_id = chart.event_id and p.key = person_param;
  if not found then
    perform private.refuse(404, 'not_found', 'This person is not coming any more');
  end if;
  perform private.audit(chart.account_id, 'seating.need_saved', 'events', chart.event_id::text, null,
    jsonb_build_object('person', person_param, 'stepFree', step_free_param));
end
$$;
comment on function public.set_step_free(uuid, text, boolean) is 'Whether somebody needs a table that is reached without steps.';

create function public.set_seating(event_id_param uuid, fields jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.seating_charts := private.open_seating(event_id_param);
  saved public.seating_charts;
begin
  if fields ? 'peopleFrom' and coalesce(fields ->> 'peopleFrom', '') not in ('answers', 'tickets', 'both') then
    perform private.refuse(400, 'invalid_input', 'Choose answers, tickets or both', 'peopleFrom');
  end if;
  update public.seating_charts c set
    people_from = coalesce(fields ->> 'peopleFrom', c.people_from),
    published_at = case when not fields ? 'published' then c.published_at
      when (fields ->> 'published')::boolean then coalesce(c.published_at, now()) end,
    shown_at = case when fields ? 'published' then now() else c.shown_at end
  where c.event_id = was.event_id returning * into saved;
  if fields ? 'peopleFrom' then
    update public.seats s set person_id = null from public.seating_people p
    where s.event_id = was.event_id and p.id = s.person_id
      and not exists (select from private.seating_heads(was.event_id) h where h.key = p.key);
  end if;
  perform private.audit(was.account_id, 'seating.set', 'events', was.event_id::text, to_jsonb(was), to_jsonb(saved));
end
$$;
comment on function public.set_seating(uuid, jsonb) is
  'Shows guests their seats or hides them, says who is to be seated: {published, peopleFrom}, each optional. Who is not of the plan any more loses the seat.';

-- What guests and stewards see --------------------------------------------------------------------

create function private.party_seats(link public.personal_links)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  mine uuid[];
begin
  if not exists (select from public.event_guests eg join public.seating_charts c on c.event_id = eg.event_id
      where eg.id = link.event_guest_id and c.published_at is not null) then
    return '[]';
  end if;
  mine := array(select m.id from private.party_of(link) m);
  return (select coalesce(jsonb_agg(jsonb_build_object('name',
      case when p.head > 0 then c.name when p.event_guest_id = link.event_guest_id then coalesce(link.shown_name, g.full_name) else g.full_name end,
      'table', t.label, 'seat', s.number) order by p.event_guest_id <> link.event_guest_id, p.event_guest_id, p.head), '[]')
    from public.seating_people p
    join public.seats s on s.person_id = p.id
    join public.seating_tables t on t.id = s.table_id
    join public.event_guests eg on eg.id = p.event_guest_id
    join public.guests g on g.id = eg.guest_id
    left join lateral (select k.name from public.rsvp_companions k where k.event_guest_id = p.event_guest_id
      order by k.position offset greatest(p.head - 1, 0) limit 1) c on true
    where p.event_guest_id = any (mine));
end
$$;
comment on function private.party_seats(public.personal_links) is
  'PartySeat[] of those a link answers for, once the plan is published; the name is null for somebody whose name did not follow yet.';

create function private.guest_seats(of_event uuid, out event_guest_id uuid, out head integer, out place jsonb)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select p.event_guest_id, p.head, jsonb_build_object('table', t.label, 'seat', s.number)
  from public.seating_charts c
  join public.seats s on s.event_id = c.event_id
  join public.seating_people p on p.id = s.person_id and p.event_guest_id is not null
  join public.seating_tables t on t.id = s.table_id
  where c.event_id = of_event and c.published_at is not null;
end
$$;
comment on function private.guest_seats(uuid) is
  'Where those who said yes sit once the plan is published: {table, seat} by guest and head.';

create function private.ticket_seats(of_tickets uuid[], out ticket_id uuid, out place jsonb, out changed_at timestamptz)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  of_event uuid := (select c.event_id from public.tickets t join public.seating_charts c on c.event_id = t.event_id
    where t.id = of_tickets[1]);
begin
  if of_event is null then
    return;
  end if;
  return query
  with stands as materialized (
    select g.ticket_id, g.event_guest_id, g.place
    from private.guest_places(of_event, case when cardinality(of_tickets) <= 10000 then array(
      select eg.id from public.event_guests eg where eg.event_id = of_event and eg.guest_id in (
        select o.buyer_guest_id from public.tickets x join public.orders o on o.id = x.order_id where x.id = any (of_tickets)
        union
        select g.id from public.tickets x join public.guests g on g.account_id = x.account_id and g.email = x.holder_email
        where x.id = any (of_tickets))) end) g
    where g.ticket_id is not null),
  -- By the ticket, or by the answer of who holds it: each by its index, never by both at once.
  known as (
    select p.ticket_id as for_ticket, p.* from public.seating_people p where p.event_id = of_event and p.ticket_id is not null
    union all
    select n.ticket_id, p.* from stands n
    join public.seating_people p on p.event_guest_id = n.event_guest_id and p.head = n.place)
  select distinct on (t.id) t.id,
    case when c.published_at is not null and s.id is not null and t.status in ('valid', 'checked_in')
      then jsonb_build_object('table', k.label, 'seat', s.number) end,
    greatest(p.moved_at, s.updated_at, c.shown_at)
  from public.tickets t
  join public.seating_charts c on c.event_id = t.event_id
  join known p on p.for_ticket = t.id
  left join public.seats s on s.person_id = p.id
  left join public.seating_tables k on k.id = s.table_id
  where t.id = any (of_tickets)
  order by t.id, s.id is null, p.ticket_id is null;
end
$$;
comment on function private.ticket_seats(uuid[]) is
  'Where the holders of tickets of one event sit, by the ticket or by their own answer: {table, seat}, null while the plan is not published; and when that last changed.';
