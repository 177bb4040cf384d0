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
  where s.activity_id = of_activity and s.status = 'going' and (g.email = t.holder_email
    or t.holder_email is null and g.email = o.buyer_email and lower(g.full_name) = lower(t.holder_name));
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
    join public.tickets other on other.event_id = ticket.event_id and lower(other.holder_name) = lower(ticket.holder_name)
    join public.ticket_types k on k.id = other.ticket_type_id and k.activity_id is null
    join public.orders p on p.id = other.order_id
      and coalesce(other.holder_email, p.buyer_email) = coalesce(ticket.holder_email, o.buyer_email)
    where y.id = ticket.ticket_type_id and y.activity_id is null);
end
$$;
comment on function private.tickets_of_holder(public.tickets) is
  'The event''s tickets of one person, by id: a place in an activity is one, whichever of them is shown. A ticket for an activity alone stands for itself.';

create function private.gate_tickets(gate public.check_in_lists, since timestamptz)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', t.id, 'number', t.number, 'typeId', t.ticket_type_id, 'name', t.holder_name,
    'holderId', case when cardinality(w.ids) > 1 then w.ids[1] end,
    'valid', t.status in ('valid', 'checked_in'), 'enteredAt', c.at, 'enteredGate', c.gate_name,
    'dietary', case when 'dietary' = any (gate.shown_fields) then coalesce(r.dietary, eg.dietary) end,
    'note', case when 'note' = any (gate.shown_fields) then left(g.notes, 300) end))), '[]')
  from public.tickets t
  join public.orders o on o.id = t.order_id
  cross join lateral (select case when gate.activity_id is null then array[t.id] else private.tickets_of_holder(t) end as ids) w
  left join lateral (select k.at, l.name as gate_name from public.check_ins k
    join public.check_in_lists l on l.id = k.list_id
    where k.ticket_id = any (w.ids)
      and k.scope_id = private.check_in_scope(gate) and k.result = 'ok' and k.undone_at is null
    order by k.at limit 1) c on true
  left join public.guests g on cardinality(gate.shown_fields) > 0 and g.id = o.buyer_guest_id
    and lower(g.full_name) = lower(t.holder_name)
  left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = t.event_id
  left join public.rsvps r on r.event_guest_id = eg.id
  where t.event_id = gate.event_id
    and (gate.ticket_type_ids = '{}' or t.ticket_type_id = any (gate.ticket_type_ids))
    and (gate.activity_id is null or t.id in (select private.activity_tickets(gate.activity_id)))
    and (since is null or t.updated_at > since or t.id in (
      select k.ticket_id from public.check_ins k where k.scope_id = private.check_in_scope(gate)
        and (k.received_at > since or k.undone_at > since)))
$$;
comment on function private.gate_tickets(public.check_in_lists, timestamptz) is
  'GateTicket[]: the gate''s tickets that changed since, or all; names and numbers, never an address.';

create function public.open_gate(token_param text, since_param timestamptz default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.check_in_links := private.open_check_in_link(token_param);
  gate public.check_in_lists;
  -- What a running statement has not shown yet is shown by the next call.
  since timestamptz := since_param - interval '10 seconds';
begin
  select * into gate from public.check_in_lists l where l.id = link.list_id;
  -- Who gives a place back leaves the list of an activity: it is always sent whole.
  if since < gate.updated_at or gate.activity_id is not null then
    since := null;
  end if;
  return (select jsonb_build_object(
    'event', jsonb_build_object('id', e.id, 'name', e.name, 'startDate', e.start_date, 'timeZone', e.time_zone,
      'status', e.status),
    'gate', jsonb_build_object('id', gate.id, 'name', gate.name, 'kind', gate.kind,
      'ticketTypeIds', to_jsonb(gate.ticket_type_ids),
      'activity', (select jsonb_build_object('title', a.title, 'ticketTypeIds', coalesce((
          select jsonb_agg(y.id) from public.ticket_types y where y.activity_id = a.id), '[]'))
        from public.activities a where a.id = gate.activity_id)),
    'link', jsonb_build_object('id', link.id, 'label', link.label, 'expiresAt', link.expires_at),
    'publicKey', (select k.public_key from public.ticket_keys k where k.event_id = e.id),
    'types', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position, t.created_at), '[]')
      from public.ticket_types t where t.event_id = e.id),
    'isWhole', since is null,
    'tickets', private.gate_tickets(gate, since),
    'serverTime', clock_timestamp())
    from public.events e where e.id = gate.event_id);
end
$$;
comment on function public.open_gate(text, timestamptz) is
  'GateSnapshot of a gate link: event, gate, public key, types, and the tickets that changed since (all when isWhole).';

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
end
$$;
comment on function private.undo_check_in(public.check_ins) is 'Takes a scan back; a ticket that is in nowhere any more is as before.';

create function private.take_scan(link public.check_in_links, gate public.check_in_lists, device text, scan jsonb)
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
begin
  select * into made from public.check_ins c where c.event_id = gate.event_id and c.id = (scan ->> 'id')::uuid;
  if made.id is not null and made.link_id is distinct from link.id then
    perform private.refuse(409, 'conflict', 'This scan belongs to another device', 'id');
  end if;
  select * into ticket from public.tickets t where t.event_id = gate.event_id
    and (t.id = (scan ->> 'ticketId')::uuid and scan ->> 'code' is null or t.code = scan ->> 'code') for update;
  if made.id is null then
    made.result := scan ->> 'told';
    made.reason := scan ->> 'reason';
    if made.result <> 'refused' then
      select * into earlier from public.check_ins c
      where c.ticket_id = any (case when gate.activity_id is null then array[ticket.id] else private.tickets_of_holder(ticket) end)
        and c.scope_id = scope and c.result = 'ok' and c.undone_at is null
      order by c.at limit 1;
      made.reason := case when ticket.id is null then 'unknown'
        when ticket.status not in ('valid', 'checked_in') then 'not_valid'
        when gate.ticket_type_ids <> '{}' and ticket.ticket_type_id <> all (gate.ticket_type_ids) then 'wrong_gate'
        when gate.activity_id is not null and ticket.id not in (select private.activity_tickets(gate.activity_id))
          then 'not_signed_up' end;
      made.result := case when made.reason is not null then 'refused'
        when earlier.id is not null then 'duplicate' else made.result end;
    end if;
    insert into public.check_ins (id, account_id, event_id, list_id, scope_id, ticket_id, link_id, device_id, result,
      reason, told, method, offline, at)
    values ((scan ->> 'id')::uuid, gate.account_id, gate.event_id, gate.id, scope, ticket.id, link.id, device,
      made.result, case when made.result = 'refused' then coalesce(made.reason, 'unknown') end,
      scan ->> 'told', scan ->> 'method', coalesce((scan ->> 'offline')::boolean, false),
      least((scan ->> 'at')::timestamptz, clock_timestamp()))
    returning * into made;
    if made.result = 'ok' and gate.kind = 'entrance' then
      update public.tickets t set status = 'checked_in', checked_in_at = made.at where t.id = ticket.id;
    end if;
  else
    select * into earlier from public.check_ins c where c.ticket_id = made.ticket_id and c.scope_id = scope
      and c.result = 'ok' and c.undone_at is null and c.id <> made.id;
  end if;
  if scan ->> 'undoneAt' is not null and made.undone_at is null then
    perform private.undo_check_in(made);
  end if;
  return jsonb_strip_nulls(jsonb_build_object('id', made.id, 'result', made.result, 'reason', made.reason,
    'ticketId', made.ticket_id,
    'earlierAt', earlier.at, 'earlierGate', (select l.name from public.check_in_lists l where l.id = earlier.list_id)));
end
$$;
comment on function private.take_scan(public.check_in_links, public.check_in_lists, text, jsonb) is
  'Decides one scan, once: {id, result, reason, ticketId, earlierAt, earlierGate}.';

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
begin
  if jsonb_typeof(scans) is distinct from 'array' or jsonb_array_length(scans) > 200 then
    perform private.refuse(400, 'invalid_input', 'Send at most 200 scans at a time', 'scans');
  end if;
  if exists (select from jsonb_array_elements(scans) s where (s ->> 'at')::timestamptz > link.expires_at) then
    perform private.refuse_link();
  end if;
  select * into gate from public.check_in_lists l where l.id = link.list_id;
  -- In one order everywhere, so that two devices never wait for each other.
  perform from public.tickets t where t.event_id = gate.event_id and (
    t.id in (select (s ->> 'ticketId')::uuid from jsonb_array_elements(scans) s)
    or t.code in (select s ->> 'code' from jsonb_array_elements(scans) s)) order by t.id for update;
  for scan in select s from jsonb_array_elements(scans) with ordinality as list (s, n) order by n loop
    answers := answers || private.take_scan(link, gate, device_param, scan);
  end loop;
  return answers;
end
$$;
comment on function public.sync_check_ins(text, text, jsonb) is
  'Takes a device''s scans [{id, ticketId or code, told, reason, method, at, offline, undoneAt}] in their order; the same id counts once. ScanAnswer[].';

revoke execute on function private.open_check_in_link(text, interval), private.check_in_scope(public.check_in_lists),
  private.activity_tickets(uuid), private.tickets_of_holder(public.tickets), private.gate_tickets(public.check_in_lists, timestamptz), private.undo_check_in(public.check_ins),
  private.take_scan(public.check_in_links, public.check_in_lists, text, jsonb),
  public.open_gate(text, timestamptz), public.sync_check_ins(text, text, jsonb) from public, anon, authenticated;
grant execute on function public.open_gate(text, timestamptz), public.sync_check_ins(text, text, jsonb) to service_role;
