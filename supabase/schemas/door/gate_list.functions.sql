-- The list of a gate, in pages and then by what changed. A device tells which version it holds: a sum of the
-- gate itself, and one for each sixteenth of those who come without a ticket (by the last sign of their id;
-- empty while it has not been sent). What differs is sent anew, so nothing that changes between two pages is
-- lost, and a page that never arrived is asked for again.

create function private.gate_page()
returns integer
language sql immutable
set search_path = ''
as $$ select 2500 $$;
comment on function private.gate_page() is 'How many tickets and people one answer to a device holds.';

create function private.sums_by_part(sums jsonb)
returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(coalesce(sums ->> part.sign, 'none') order by part.sign)
  from unnest(string_to_array('0123456789abcdef', null)) part (sign)
$$;
comment on function private.sums_by_part(jsonb) is 'The sums of the sixteen parts in their order, those of empty parts too.';

create function private.people_of_gate(gate public.check_in_lists, of_guests uuid[])
returns table (event_guest_id uuid, place integer, party uuid, name text, dietary text, meal text, note text, custom jsonb,
  answers jsonb, ticket_id uuid, former uuid[])
language sql stable
security definer
set search_path = ''
as $$
  select p.event_guest_id, p.place, case when count(*) over (partition by p.party) > 1 then p.party end, p.name,
    w.dietary, w.meal, w.note, w.custom, w.answers, p.ticket_id, f.ids
  from private.guest_places(gate.event_id, of_guests) p
  left join lateral (select p.dietary, p.meal, p.note, p.custom, p.answers) w on gate.shown_fields <> '{}'
  left join (select o.event_guest_id, array_agg(o.former_id order by o.former_id) as ids
    from private.former_passes o where o.event_id = gate.event_id group by 1) f on f.event_guest_id = p.event_guest_id
  where gate.activity_id is null or private.has_place_at(gate, p.event_guest_id, p.place)
$$;
comment on function private.people_of_gate(public.check_in_lists, uuid[]) is
  'Whom a gate lets in without a ticket: everybody, or the parties of some guests, a row a head; party is null for whoever comes alone, and what the host knows of them where the gate shows nothing of it.';

create function private.people_lines(
  gate public.check_in_lists, of_guests uuid[], since timestamptz default null, out lines jsonb, out sums text[])
language sql stable
security definer
set search_path = ''
as $$
  with people as materialized (
    select p as row, p.*, right(p.event_guest_id::text, 1) as part from private.people_of_gate(gate, of_guests) p
  ), seen as (
    select c.event_guest_id, c.place, c.ticket_id, max(greatest(c.received_at, c.undone_at)) as at,
      min(c.at) filter (where c.undone_at is null) as entered_at,
      (array_agg(l.name order by c.at) filter (where c.undone_at is null))[1] as gate_name
    from public.check_ins c join public.check_in_lists l on l.id = c.list_id
    where c.scope_id = private.check_in_scope(gate) and c.result = 'ok' and (
      c.event_guest_id in (select p.event_guest_id from people p)
      or c.ticket_id in (select p.ticket_id from people p where p.ticket_id is not null))
    group by 1, 2, 3
  )
  select coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', p.event_guest_id || '.' || p.place, 'guestId', p.event_guest_id, 'place', p.place, 'partyId', p.party,
      'number', private.pass_code(p.event_guest_id, p.place, (select private.server_key('tokens'))),
      'formerNumbers', (select jsonb_agg(private.pass_code(f.id, p.place, (select private.server_key('tokens'))) order by f.id)
        from unnest(p.former) f (id)),
      'typeId', 'guest', 'name', p.name, 'valid', true, 'passFor', p.ticket_id,
      'enteredAt', coalesce(s.entered_at, t.entered_at), 'enteredGate', coalesce(s.gate_name, t.gate_name),
      'shown', case when gate.shown_fields <> '{}' then
      private.shown_at_scan(gate.shown_fields, p.dietary, p.meal, p.note, p.custom, p.answers) end)))
    from people p
    left join seen s on p.ticket_id is null and s.event_guest_id = p.event_guest_id and s.place = p.place
    left join seen t on t.ticket_id = p.ticket_id
    where p.event_guest_id in (select g.id from unnest(of_guests) g (id)) and (since is null or coalesce(s.at, t.at) > since)), '[]'),
    private.sums_by_part((select jsonb_object_agg(m.part, m.sum) from (
      select p.part, left(md5(string_agg(p.row::text, ' ' order by p.event_guest_id, p.place)), 10) as sum from people p group by 1) m))
$$;
comment on function private.people_lines(public.check_in_lists, uuid[], timestamptz) is
  'GateTicket[] of some guests and whom they bring: all, or who of them went in or out since; with the sums of their parts.';

create function private.people_sums(gate public.check_in_lists, of_guests uuid[])
returns text[]
language sql stable
security definer
set search_path = ''
as $$
  select private.sums_by_part(jsonb_object_agg(m.part, m.sum)) from (
    select right(p.event_guest_id::text, 1) as part, left(md5(string_agg(p::text, ' ' order by p.event_guest_id, p.place)), 10) as sum
    from private.people_of_gate(gate, of_guests) p group by 1) m
$$;
comment on function private.people_sums(public.check_in_lists, uuid[]) is
  'The sums of the parts of those who come without a ticket.';

create function private.guests_seen_since(gate public.check_in_lists, since timestamptz)
returns uuid[]
language sql stable
security definer
set search_path = ''
as $$
  with scans as materialized (
    select k.event_guest_id, k.ticket_id from public.check_ins k
    where k.scope_id = private.check_in_scope(gate) and (k.received_at > since or k.undone_at > since)
  ), holders as (
    select o.buyer_guest_id as guest_id from scans s join public.tickets t on t.id = s.ticket_id join public.orders o on o.id = t.order_id
    union
    select g.id from scans s join public.tickets t on t.id = s.ticket_id
    join public.guests g on g.account_id = t.account_id and g.email = t.holder_email
  ), seen as (
    select s.event_guest_id as id from scans s where s.event_guest_id is not null
    union
    select eg.id from holders h join public.event_guests eg on eg.guest_id = h.guest_id and eg.event_id = gate.event_id
  )
  select array(select s.id from seen s
    union
    select other.id from seen s join public.event_guests eg on eg.id = s.id
    join public.event_guests other on other.household_id = eg.household_id and other.event_id = eg.event_id)
$$;
comment on function private.guests_seen_since(public.check_in_lists, timestamptz) is
  'Guests of whose parties somebody went in or out since, with or without a ticket.';

create function private.people_at_gate(
  gate public.check_in_lists, since timestamptz, known text[], room integer,
  out changed jsonb, out parts text, out everybody jsonb, out version text[], out people_left integer)
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  at_activity uuid[] := case when gate.activity_id is not null then array(select s.event_guest_id from public.activity_sign_ups s
    where s.activity_id = gate.activity_id and s.status = 'going') end;
  sums text[];
begin
  changed := '[]';
  people_left := 0;
  version := known;
  if not gate.admits_guests then
    version := array_fill('-'::text, array[16]);
    return;
  end if;
  if '' <> all (known) then
    sums := private.people_sums(gate, at_activity);
    version := array(select case when s.known = s.now then s.now else '' end from unnest(known, sums) with ordinality s (known, now, n) order by n);
    changed := (private.people_lines(gate, private.guests_seen_since(gate, since), since)).lines;
  end if;
  if '' = any (version) then
    -- As many parts as there is room for; of an answer that holds nothing else, one at least.
    select string_agg(w.sign, '' order by w.sign) filter (where w.fits), coalesce(sum(w.heads) filter (where not w.fits), 0)
    into parts, people_left
    from (
      select m.sign, m.heads, (sum(m.heads) over u <= room or room = private.gate_page() and row_number() over u = 1) as fits
      from (
        select p.sign, coalesce(sum(r.party_size), 0)::integer as heads
        from unnest(string_to_array('0123456789abcdef', null), version) p (sign, sum)
        left join public.rsvps r on r.event_id = gate.event_id and r.answer = 'yes' and right(r.event_guest_id::text, 1) = p.sign
          and (at_activity is null or r.event_guest_id = any (at_activity))
        where p.sum = '' group by 1) m
      window u as (order by m.sign)) w;
    if parts is null then
      return;
    end if;
    at_activity := array(select r.event_guest_id from public.rsvps r
      where r.event_id = gate.event_id and r.answer = 'yes' and strpos(parts, right(r.event_guest_id::text, 1)) > 0
        and (at_activity is null or r.event_guest_id = any (at_activity)));
    select l.lines, l.sums into everybody, sums from private.people_lines(gate, at_activity) l;
    version := array(select case when strpos(parts, v.sign) > 0 then v.sum else v.known end
      from unnest(string_to_array('0123456789abcdef', null), version, sums) with ordinality v (sign, known, sum, n) order by n);
  end if;
end
$$;
comment on function private.people_at_gate(public.check_in_lists, timestamptz, text[], integer) is
  'Those who come without a ticket, by the sums of the sixteen parts that a device knows: who went in or out since, the parts that differ as far as there is room for so many people, and how many are left.';

create function private.entry_list_sum(gate public.check_in_lists)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- Who gives a place back leaves the list of an activity; two tickets of one holder are told as one.
  return left(md5(gate.updated_at::text || coalesce((
    select string_agg(concat_ws('|', t.id, t.holder_key, t.holder_email), ' ' order by t.id)
    from public.tickets t where gate.activity_id is not null and gate.admits_tickets
      and t.id in (select private.activity_tickets(gate.activity_id))), '')), 10);
end
$$;
comment on function private.entry_list_sum(public.check_in_lists) is
  'Changes when a gate does, and at an activity with whom it lets in by a ticket: then its list is sent whole.';

create function private.tickets_after(
  gate public.check_in_lists, after uuid, out ids uuid[], out tickets_left integer)
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  entry_list uuid[] := case when gate.activity_id is not null then array(select private.activity_tickets(gate.activity_id)) end;
begin
  tickets_left := 0;
  if not gate.admits_tickets then
    ids := '{}';
    return;
  end if;
  ids := array(select t.id from public.tickets t
    where t.event_id = gate.event_id and t.id > after
      and (gate.ticket_type_ids = '{}' or t.ticket_type_id = any (gate.ticket_type_ids))
      and (gate.activity_id is null or t.id = any (entry_list))
    order by t.id limit private.gate_page());
  if cardinality(ids) = private.gate_page() then
    tickets_left := (select count(*) from public.tickets t
      where t.event_id = gate.event_id and t.id > ids[cardinality(ids)]
        and (gate.ticket_type_ids = '{}' or t.ticket_type_id = any (gate.ticket_type_ids))
        and (gate.activity_id is null or t.id = any (entry_list)));
  end if;
end
$$;
comment on function private.tickets_after(public.check_in_lists, uuid) is
  'The next page of a gate''s tickets by id, and how many come after it.';

create function public.open_gate(
  token_param text, since_param timestamptz default null, known_param text default null, after_param uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.check_in_links := private.open_check_in_link(token_param);
  gate public.check_in_lists;
  began timestamptz := clock_timestamp();
  -- What a running statement has not shown yet is shown by the next call.
  since timestamptz := since_param - interval '10 seconds';
  known text[] := string_to_array(known_param, '.');
  sum text;
  is_whole boolean;
  is_paging boolean;
  wanted uuid[] := '{}';
  tickets_left integer := 0;
  room integer := private.gate_page();
  people record;
begin
  select * into gate from public.check_in_lists l where l.id = link.list_id;
  sum := private.entry_list_sum(gate);
  is_whole := since is null or known is null or cardinality(known) <> 17 or known[1] <> sum;
  if is_whole then
    known := array[sum] || array_fill(''::text, array[16]);
    after_param := '00000000-0000-0000-0000-000000000000';
  end if;
  is_paging := after_param is not null or '' = any (known);
  if after_param is not null then
    select n.ids, n.tickets_left into wanted, tickets_left from private.tickets_after(gate, after_param) n;
    after_param := case when tickets_left > 0 then wanted[cardinality(wanted)] end;
    room := case when tickets_left > 0 then 0 else room - cardinality(wanted) end;
  elsif '' <> all (known) then
    wanted := private.changed_at_gate(gate, since);
  end if;
  people := private.people_at_gate(gate, since, known[2:], room);
  return (select jsonb_build_object(
    'event', jsonb_build_object('id', e.id, 'name', e.name, 'startDate', e.start_date, 'timeZone', e.time_zone,
      'status', e.status, 'capacity', e.capacity, 'eventTypeId', e.event_type_id),
    'gate', jsonb_build_object('id', gate.id, 'name', gate.name, 'kind', gate.kind,
      'admitsTickets', gate.admits_tickets, 'admitsGuests', gate.admits_guests, 'takesWalkIns', gate.takes_walk_ins,
      'ticketTypeIds', to_jsonb(gate.ticket_type_ids), 'shown', private.shown_fields_of(gate),
      'activity', (select jsonb_build_object('title', a.title, 'ticketTypeIds', coalesce((
          select jsonb_agg(y.id) from public.ticket_types y where y.activity_id = a.id), '[]'))
        from public.activities a where a.id = gate.activity_id)),
    'link', jsonb_build_object('id', link.id, 'label', link.label, 'expiresAt', link.expires_at),
    'publicKey', (select k.public_key from public.ticket_keys k where k.event_id = e.id),
    'types', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position, t.created_at), '[]')
      from public.ticket_types t where t.event_id = e.id),
    'isWhole', is_whole,
    'tickets', private.gate_tickets(gate, wanted) || people.changed,
    'guests', case when people.parts is not null then jsonb_build_object('parts', people.parts, 'people', people.everybody) end,
    'listVersion', array_to_string(known[1] || people.version, '.'),
    'after', after_param,
    'left', tickets_left + people.people_left,
    -- While pages are still to come, what changed is counted from when the first of them was read.
    'serverTime', case when is_whole or not is_paging then began else since_param end)
    from public.events e where e.id = gate.event_id);
end
$$;
comment on function public.open_gate(text, timestamptz, text, uuid) is
  'GateSnapshot of a gate link: event, gate, public key, types, and of its list what the device does not have: a page after a ticket, whole parts of those who come without one, or what changed since. As long as people are left, it asks again with what it was told.';

create function public.find_at_gate(token_param text, code_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.check_in_links := private.open_check_in_link(token_param);
  gate public.check_in_lists;
  signs text := upper(regexp_replace(coalesce(code_param, ''), '[\s-]', '', 'g'));
  secret bytea := private.server_key('tokens');
  found uuid[] := '{}';
begin
  select * into gate from public.check_in_lists l where l.id = link.list_id;
  if gate.admits_guests and signs ~ '^G[2-9A-HK]{10}$' then
    found := array(
      select r.event_guest_id from public.rsvps r cross join lateral generate_series(0, r.party_size - 1) p (place)
      where r.event_id = gate.event_id and r.answer = 'yes'
        and private.pass_code(r.event_guest_id, p.place, secret) = 'G-' || substr(signs, 2)
      union all
      select f.event_guest_id from private.former_passes f
      cross join lateral (select a.party_size from public.rsvps a
        where a.event_guest_id = f.event_guest_id and a.answer = 'yes' limit 1) r
      cross join lateral generate_series(0, r.party_size - 1) p (place)
      where f.event_id = gate.event_id and private.pass_code(f.former_id, p.place, secret) = 'G-' || substr(signs, 2));
    found := array(select other.id from public.event_guests eg
      join public.event_guests other on other.event_id = eg.event_id and (other.id = eg.id or other.household_id = eg.household_id)
      where eg.id = any (found));
    return case when found = '{}' then '[]' else (private.people_lines(gate, found)).lines end;
  end if;
  found := array(select t.id from public.tickets t where t.event_id = gate.event_id
    and (t.code = code_param or upper(translate(t.number, ' -', '')) = signs));
  return private.gate_tickets(gate, found);
end
$$;
comment on function public.find_at_gate(text, text) is
  'GateTicket[] of a code or number that a device with a part of its list does not know: the ticket, or the person with their party.';
