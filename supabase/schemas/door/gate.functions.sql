-- What a steward's device asks for by its gate's token. No e-mail address and no order leaves here.

create function private.open_check_in_link(token text, grace interval default '0')
returns public.check_in_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.check_in_links;
begin
  select l.* into link
  from public.check_in_links l
  join public.accounts a on a.id = l.account_id and a.status = 'active'
  where l.token_hash = private.hash_token(coalesce(token, '')) and l.revoked_at is null
    and l.expires_at > now() - grace;
  if link.id is null then
    perform private.refuse_link();
  end if;
  if link.last_used_at is null or link.last_used_at < now() - interval '1 minute' then
    update public.check_in_links set last_used_at = now()
    where id = (select l.id from public.check_in_links l where l.id = link.id for no key update skip locked);
  end if;
  return link;
end
$$;
comment on function private.open_check_in_link(text, interval) is
  'The living gate link of a token, or one that ended within the grace; otherwise the one neutral refusal.';

create function private.check_in_scope(gate public.check_in_lists)
returns uuid
language sql immutable
set search_path = ''
as $$ select case gate.kind when 'entrance' then gate.event_id else gate.id end $$;
comment on function private.check_in_scope(public.check_in_lists) is 'Where a ticket counts once at this gate.';

create function private.activity_tickets(of_activity uuid)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select t.id
  from public.activities a
  join public.tickets t on t.event_id = a.event_id
  join public.ticket_types y on y.id = t.ticket_type_id and y.activity_id = a.id
  where a.id = of_activity
  union
  select t.id
  from public.activity_sign_ups s
  join public.event_guests eg on eg.id = s.event_guest_id
  join public.guests g on g.id = eg.guest_id
  join public.tickets t on t.event_id = s.event_id
  join public.orders o on o.id = t.order_id
  where s.activity_id = of_activity and s.status = 'going' and 0 <> all (s.absent) and (g.email = t.holder_email
    or t.holder_email is null and g.email = o.buyer_email and g.name_key = t.holder_key);
end
$$;
comment on function private.activity_tickets(uuid) is
  'The entry list of an activity: tickets for it alone, and the event''s tickets of those who have a place.';

create function private.tickets_of_holder(ticket public.tickets)
returns uuid[]
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(array_agg(other.id order by other.id), array[ticket.id])
    from public.ticket_types y
    join public.orders o on o.id = ticket.order_id
    join public.tickets other on other.event_id = ticket.event_id and other.holder_key = ticket.holder_key
    join public.ticket_types k on k.id = other.ticket_type_id and k.activity_id is null
    join public.orders p on p.id = other.order_id
      and coalesce(other.holder_email, p.buyer_email) = coalesce(ticket.holder_email, o.buyer_email)
    where y.id = ticket.ticket_type_id and y.activity_id is null);
end
$$;
comment on function private.tickets_of_holder(public.tickets) is
  'The event''s tickets of one person, by id: a place in an activity is one, whichever of them is shown. A ticket for an activity alone stands for itself.';

create function private.changed_at_gate(gate public.check_in_lists, since timestamptz)
returns uuid[]
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  changed uuid[] := array(
    select t.id from public.tickets t where t.event_id = gate.event_id and t.updated_at > since
    union
    select k.ticket_id from public.check_ins k where k.scope_id = private.check_in_scope(gate) and k.ticket_id is not null
      and (k.received_at > since or k.undone_at > since));
begin
  -- Everybody's seat is looked up only when some seat has changed.
  if exists (select from public.seating_charts c where c.event_id = gate.event_id and (c.shown_at > since
    or exists (select from public.seats s where s.event_id = c.event_id and s.updated_at > since)
    or exists (select from public.seating_people p where p.event_id = c.event_id and p.moved_at > since))) then
    changed := changed || array(
      select s.ticket_id from private.ticket_seats(array(select x.id from public.tickets x where x.event_id = gate.event_id)) s
      where s.changed_at > since);
  end if;
  if gate.shown_fields <> '{}' then
    changed := changed || private.tickets_answered_for(gate.event_id, since);
  end if;
  return changed;
end
$$;
comment on function private.changed_at_gate(public.check_in_lists, timestamptz) is
  'Tickets that a device has to hear of again: changed, scanned or seated elsewhere since, or whose holder answered anew where answers are shown.';

create function private.gate_tickets(gate public.check_in_lists, wanted uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  entry_list uuid[] := case when gate.activity_id is not null then array(select private.activity_tickets(gate.activity_id)) end;
begin
  return (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', t.id, 'number', t.number, 'typeId', t.ticket_type_id, 'name', t.holder_name,
    'holderId', case when cardinality(w.ids) > 1 then w.ids[1] end,
    'valid', t.status in ('valid', 'checked_in'), 'seat', seat.place, 'enteredAt', c.at, 'enteredGate', c.gate_name,
    'shown', case when gate.shown_fields <> '{}' then
      private.shown_at_scan(gate.shown_fields, h.dietary, h.meal, h.note, h.custom, h.answers) end))), '[]')
  from public.tickets t
  join public.orders o on o.id = t.order_id
  cross join lateral (select case when gate.activity_id is null then array[t.id] else private.tickets_of_holder(t) end as ids) w
  left join lateral (select k.at, l.name as gate_name from public.check_ins k
    join public.check_in_lists l on l.id = k.list_id
    where k.ticket_id = any (w.ids)
      and k.scope_id = private.check_in_scope(gate) and k.result = 'ok' and k.undone_at is null
    order by k.at limit 1) c on true
  left join private.ticket_seats(wanted) seat on seat.ticket_id = t.id
  left join lateral private.holder_facts(t, o) h on cardinality(gate.shown_fields) > 0
  where gate.admits_tickets and t.event_id = gate.event_id and t.id = any (wanted)
    and (gate.ticket_type_ids = '{}' or t.ticket_type_id = any (gate.ticket_type_ids))
    and (gate.activity_id is null or t.id = any (entry_list)));
end
$$;
comment on function private.gate_tickets(public.check_in_lists, uuid[]) is
  'GateTicket[]: those of the tickets that this gate is for; names and numbers, never an address.';

create function private.undo_check_in(done public.check_ins)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.check_ins c set undone_at = clock_timestamp(), undone_by = auth.uid()
  where c.event_id = done.event_id and c.id = done.id and c.undone_at is null;
  update public.tickets t set status = 'valid', checked_in_at = null
  where t.id = done.ticket_id and t.status = 'checked_in' and not exists (
    select from public.check_ins c where c.ticket_id = t.id and c.scope_id = t.event_id
      and c.result = 'ok' and c.undone_at is null);
  if done.added_guest then
    perform private.remove_walk_in(done);
  end if;
end
$$;
comment on function private.undo_check_in(public.check_ins) is
  'Takes a scan back; a ticket that is in nowhere any more is as before, and who was added by it at the door is gone.';

create function private.take_scan(
  link public.check_in_links, gate public.check_in_lists, device text, scan jsonb, passes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  made public.check_ins;
  ticket public.tickets;
  earlier public.check_ins;
  scope uuid := private.check_in_scope(gate);
  is_walk_in boolean := scan ->> 'walkIn' is not null;
  adds_guest boolean := is_walk_in and gate.takes_walk_ins and scan ->> 'told' <> 'refused';
  is_too_many boolean := adds_guest and private.too_many_walk_ins(link);
  -- Of somebody who comes without a ticket; what stands for a ticket is that ticket.
  came_id uuid := (scan ->> 'guestId')::uuid;
  came_place integer := coalesce((scan ->> 'place')::integer, 0);
  pass jsonb := passes -> (came_id || '.' || came_place);
begin
  select * into made from public.check_ins c where c.event_id = gate.event_id and c.id = (scan ->> 'id')::uuid;
  if made.id is not null and made.link_id is distinct from link.id then
    perform private.refuse(409, 'conflict', 'This scan belongs to another device', 'id');
  end if;
  if made.id is null and is_walk_in and scan ->> 'undoneAt' is not null then
    return jsonb_build_object('id', scan ->> 'id', 'result', 'ok');
  end if;
  select * into ticket from public.tickets t where t.event_id = gate.event_id and case
    when pass is not null then t.id = (pass ->> 'ticketId')::uuid
    when came_id is not null or is_walk_in then false
    when scan ->> 'code' is null then t.id = (scan ->> 'ticketId')::uuid
    else t.code = scan ->> 'code' end for update;
  if made.id is null then
    made.result := scan ->> 'told';
    made.reason := scan ->> 'reason';
    if made.result <> 'refused' then
      if adds_guest and not is_too_many then
        made.result := 'ok';
        came_id := private.add_walk_in(gate, scan ->> 'walkIn');
      end if;
      select * into earlier from public.check_ins c
      where c.scope_id = scope and c.result = 'ok' and c.undone_at is null and case
        when ticket.id is null then c.event_guest_id = came_id and c.place = came_place
        else c.ticket_id = any (case when gate.activity_id is null then array[ticket.id] else private.tickets_of_holder(ticket) end) end
      order by c.at limit 1;
      made.reason := case
        when came_id is not null or is_walk_in then case
          when not gate.admits_guests or is_walk_in and not gate.takes_walk_ins then 'wrong_gate'
          when is_too_many then 'too_many'
          when is_walk_in then null
          when pass is null then 'not_coming'
          when not private.has_place_at(gate, came_id, came_place) then 'not_signed_up' end
        when ticket.id is null then 'unknown'
        when ticket.status not in ('valid', 'checked_in') then 'not_valid'
        when not gate.admits_tickets then 'wrong_gate'
        when gate.ticket_type_ids <> '{}' and ticket.ticket_type_id <> all (gate.ticket_type_ids) then 'wrong_gate'
        when gate.activity_id is not null and ticket.id not in (select private.activity_tickets(gate.activity_id))
          then 'not_signed_up' end;
      made.result := case when made.reason is not null then 'refused'
        when earlier.id is not null then 'duplicate' else made.result end;
    end if;
    if ticket.id is null then
      select eg.id into made.event_guest_id from public.event_guests eg where eg.id = came_id and eg.event_id = gate.event_id;
    end if;
    insert into public.check_ins (id, account_id, event_id, list_id, scope_id, ticket_id, event_guest_id, place, link_id,
      device_id, result, reason, told, method, offline, added_guest, at)
    values ((scan ->> 'id')::uuid, gate.account_id, gate.event_id, gate.id, scope, ticket.id, made.event_guest_id,
      case when made.event_guest_id is not null then came_place end, link.id, device,
      made.result, case when made.result = 'refused' then coalesce(made.reason, 'unknown') end,
      scan ->> 'told', case when is_walk_in then 'walk_in' when scan ->> 'method' = 'walk_in' then 'name' else scan ->> 'method' end,
      coalesce((scan ->> 'offline')::boolean, false), adds_guest and not is_too_many,
      least((scan ->> 'at')::timestamptz, clock_timestamp()))
    returning * into made;
    if made.result = 'ok' and gate.kind = 'entrance' then
      update public.tickets t set status = 'checked_in', checked_in_at = made.at where t.id = ticket.id;
    end if;
  else
    select * into earlier from public.check_ins c where c.scope_id = scope and c.result = 'ok' and c.undone_at is null
      and c.id <> made.id and (c.ticket_id = made.ticket_id
        or c.event_guest_id = made.event_guest_id and c.place = made.place);
  end if;
  if scan ->> 'undoneAt' is not null and made.undone_at is null then
    perform private.undo_check_in(made);
  end if;
  return jsonb_strip_nulls(jsonb_build_object('id', made.id, 'result', made.result, 'reason', made.reason,
    'ticketId', made.ticket_id, 'guestId', made.event_guest_id, 'place', made.place,
    'earlierAt', earlier.at, 'earlierGate', (select l.name from public.check_in_lists l where l.id = earlier.list_id)));
end
$$;
comment on function private.take_scan(public.check_in_links, public.check_in_lists, text, jsonb, jsonb) is
  'Decides one scan, once: {id, result, reason, ticketId, guestId, place, earlierAt, earlierGate}. passes: {"guest.place": {ticketId}} of those who come.';

create function public.sync_check_ins(token_param text, device_param text, scans jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- What a device scanned in time and could not send yet is still taken.
  link public.check_in_links := private.open_check_in_link(token_param, interval '7 days');
  gate public.check_in_lists;
  scan jsonb;
  answers jsonb := '[]';
  people uuid[];
  passes jsonb := '{}';
begin
  if jsonb_typeof(scans) is distinct from 'array' or jsonb_array_length(scans) > 200 then
    perform private.refuse(400, 'invalid_input', 'Send at most 200 scans at a time', 'scans');
  end if;
  if exists (select from jsonb_array_elements(scans) s where (s ->> 'at')::timestamptz > link.expires_at) then
    perform private.refuse_link();
  end if;
  select * into gate from public.check_in_lists l where l.id = link.list_id;
  scans := private.name_as_now(gate.event_id, scans);
  -- In one order everywhere, so that two devices never wait for each other: the event, guests, tickets.
  if exists (select from jsonb_array_elements(scans) s where s ->> 'walkIn' is not null) then
    perform from public.events e where e.id = gate.event_id for no key update;
  end if;
  people := array(select distinct (s ->> 'guestId')::uuid from jsonb_array_elements(scans) s where s ->> 'guestId' is not null);
  if people <> '{}' then
    perform from public.event_guests eg where eg.event_id = gate.event_id and eg.id = any (people)
    order by eg.id for no key update;
    passes := private.passes_of(gate.event_id, people);
  end if;
  perform from public.tickets t where t.event_id = gate.event_id and (
    t.id in (select (s ->> 'ticketId')::uuid from jsonb_array_elements(scans) s
      union select (p.value ->> 'ticketId')::uuid from jsonb_each(passes) p)
    or t.code in (select s ->> 'code' from jsonb_array_elements(scans) s)) order by t.id for update;
  for scan in select s from jsonb_array_elements(scans) with ordinality as list (s, n) order by n loop
    answers := answers || private.take_scan(link, gate, device_param, scan, passes);
  end loop;
  return answers;
end
$$;
comment on function public.sync_check_ins(text, text, jsonb) is
  'Takes a device''s scans [{id, ticketId, code, guestId with place, or walkIn (a name), told, reason, method, at, offline, undoneAt}] in their order; the same id counts once. ScanAnswer[].';
