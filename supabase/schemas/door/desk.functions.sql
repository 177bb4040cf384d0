-- What the supervisor sees and does: gates with their figures, links, problems, undo.

create function private.gate_link_view(link public.check_in_links, shows_token boolean)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', link.id, 'listId', link.list_id, 'label', link.label,
    'path', case when shows_token and link.revoked_at is null and link.expires_at > now()
      then '/check-in#' || private.derive_token('gate', link.id, link.generation) end,
    'status', case when link.revoked_at is not null then 'revoked' when link.expires_at <= now() then 'expired' else 'active' end,
    'expiresAt', link.expires_at, 'lastUsedAt', link.last_used_at,
    'scans', (select count(*) from public.check_ins c where c.link_id = link.id and c.event_id = link.event_id))
$$;
comment on function private.gate_link_view(public.check_in_links, boolean) is
  'GateLink: {id, listId, label, path, status, expiresAt, lastUsedAt, scans}; the path for those who may change it.';

create function public.get_check_in_desk(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
  may_write boolean;
begin
  select * into event from public.events e where e.id = event_id_param
    and private.may('check_in.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  may_write := private.may('check_in.write', event.account_id, event.id);
  return jsonb_build_object(
    'eventId', event.id, 'timeZone', event.time_zone, 'endDate', event.end_date, 'mayWrite', may_write,
    'types', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'tickets', coalesce(n.all_of, 0),
        'entered', coalesce(n.entered, 0)) order by t.position, t.created_at), '[]')
      from public.ticket_types t
      left join (select k.ticket_type_id, count(*) as all_of, count(*) filter (where k.status = 'checked_in') as entered
        from public.tickets k where k.event_id = event.id and k.status in ('valid', 'checked_in') group by 1) n
        on n.ticket_type_id = t.id
      where t.event_id = event.id),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title) order by a.start_at, a.id), '[]')
      from public.activities a where a.event_id = event.id and a.status <> 'cancelled'),
    'capacity', event.capacity,
    'guests', (select jsonb_build_object('expected', count(*), 'entered', coalesce(sum(c.entered), 0),
        'walkIns', coalesce(sum(c.walk_ins), 0))
      from private.guest_places(event.id) p
      left join (select k.event_guest_id, k.place, 1 as entered, k.added_guest::integer as walk_ins
        from public.check_ins k where k.scope_id = event.id and k.result = 'ok' and k.undone_at is null
          and k.event_guest_id is not null) c on c.event_guest_id = p.event_guest_id and c.place = p.place
      where p.ticket_id is null),
    'gates', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'kind', l.kind,
        'admitsTickets', l.admits_tickets, 'admitsGuests', l.admits_guests, 'takesWalkIns', l.takes_walk_ins,
        'activityId', l.activity_id, 'ticketTypeIds', to_jsonb(l.ticket_type_ids), 'shown', private.shown_fields_of(l),
        'entered', coalesce(n.entered, 0), 'duplicates', coalesce(n.duplicates, 0), 'refused', coalesce(n.refused, 0),
        'doubleEntries', coalesce(n.doubled, 0), 'lastAt', n.last_at) order by l.created_at, l.name), '[]')
      from public.check_in_lists l
      left join (select c.list_id, count(*) filter (where c.result = 'ok') as entered,
          count(*) filter (where c.result = 'duplicate') as duplicates,
          count(*) filter (where c.result = 'refused') as refused,
          count(*) filter (where c.result = 'duplicate' and c.told = 'ok') as doubled, max(c.at) as last_at
        from public.check_ins c where c.event_id = event.id and c.undone_at is null group by 1) n on n.list_id = l.id
      where l.event_id = event.id),
    'links', (select coalesce(jsonb_agg(private.gate_link_view(l, may_write) order by l.created_at, l.id), '[]')
      from public.check_in_links l where l.event_id = event.id),
    'problems', private.check_in_lines(event.id, true, 200),
    'latest', private.check_in_lines(event.id, false, 50),
    'serverTime', now());
end
$$;
comment on function public.get_check_in_desk(uuid) is
  'CheckInDesk: types and guests without a ticket with how many are in, gates with their figures, links, problems (200) and the latest scans (50).';

create function private.check_in_lines(target_event_id uuid, only_problems boolean, at_most integer, after jsonb default null)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(line) order by line.at desc, line.id desc), '[]') from (
    select c.id, c.result, c.reason, c.told, c.method, c.offline, c.at, c.received_at as "receivedAt",
      c.undone_at as "undoneAt", l.name as gate, k.label as device,
      coalesce(t.holder_name, case c.place when 0 then g.full_name else coalesce(m.name, 'With ' || g.full_name) end) as name,
      t.number, y.name as "typeName", c.event_guest_id is not null as "isGuest", f.at as "earlierAt", f.gate as "earlierGate"
    from public.check_ins c
    join public.check_in_lists l on l.id = c.list_id
    left join public.check_in_links k on k.id = c.link_id
    left join public.tickets t on t.id = c.ticket_id
    left join public.ticket_types y on y.id = t.ticket_type_id
    left join public.event_guests eg on eg.id = c.event_guest_id
    left join public.guests g on g.id = eg.guest_id
    left join lateral (select a.name from public.rsvp_companions a where a.event_guest_id = c.event_guest_id
      order by a.position offset greatest(c.place - 1, 0) limit 1) m on c.place > 0
    left join lateral (select o.at, ol.name as gate from public.check_ins o join public.check_in_lists ol on ol.id = o.list_id
      where c.result = 'duplicate' and o.scope_id = c.scope_id
        and (o.ticket_id = c.ticket_id or o.event_guest_id = c.event_guest_id and o.place = c.place) and o.result = 'ok' and o.undone_at is null) f on true
    where c.event_id = target_event_id and (not only_problems or c.result <> 'ok')
      and (after is null or (c.at, c.id) < ((after ->> 'at')::timestamptz, (after ->> 'id')::uuid))
    order by c.at desc, c.id desc limit at_most) line
$$;
comment on function private.check_in_lines(uuid, boolean, integer, jsonb) is
  'CheckInLine[], newest first: all scans, or the duplicates and refusals; after {at, id} those that are older.';

create function public.list_check_ins(event_id_param uuid, after jsonb default null)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  page_size constant integer := 2000;
  found jsonb;
begin
  if not exists (select from public.events e where e.id = event_id_param and private.may('check_in.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  found := private.check_in_lines(event_id_param, false, page_size, nullif(after, 'null'));
  return jsonb_build_object('rows', found, 'next', case when jsonb_array_length(found) = page_size
    then jsonb_build_object('at', found -> -1 -> 'at', 'id', found -> -1 -> 'id') end);
end
$$;
comment on function public.list_check_ins(uuid, jsonb) is
  'Every scan of an event, newest first, two thousand at once: {rows: CheckInLine[], next: {at, id} or null}.';

create function public.create_gate_link(list_id_param uuid, label_param text, expires_at_param timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  gate public.check_in_lists;
  link public.check_in_links;
  new_id uuid := gen_random_uuid();
begin
  select * into gate from public.check_in_lists l where l.id = list_id_param;
  perform private.require_permission('check_in.write', gate.account_id, gate.event_id);
  perform private.require_plan(gate.account_id, case when gate.admits_tickets then 'ticket-management' else 'rsvp' end);
  if coalesce(length(trim(label_param)), 0) not between 1 and 80 then
    perform private.refuse(400, 'invalid_input', 'Say who or what scans with this link, in up to 80 characters', 'label_param');
  end if;
  if expires_at_param is null or expires_at_param not between now() and now() + interval '400 days' then
    perform private.refuse(400, 'invalid_input', 'Choose an end within the next 400 days', 'expires_at_param');
  end if;
  insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at, created_by)
  values (new_id, gate.account_id, gate.event_id, gate.id, trim(label_param),
    private.hash_token(private.derive_token('gate', new_id, 1)), expires_at_param, auth.uid())
  returning * into link;
  return private.gate_link_view(link, true);
end
$$;
comment on function public.create_gate_link(uuid, text, timestamptz) is 'A steward''s link to a gate until a moment. GateLink.';

create function public.scan_now(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  gate public.check_in_lists;
  link public.check_in_links;
  new_id uuid := gen_random_uuid();
  sells_tickets boolean := exists (select from public.ticket_types t where t.event_id = event_id_param);
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('check_in.scan', event.account_id, event.id);
  perform private.require_plan(event.account_id, case when sells_tickets then 'ticket-management' else 'rsvp' end);
  -- Two presses at once open one gate.
  perform pg_advisory_xact_lock(hashtextextended('scan_now:' || event.id, 0));
  select * into gate from public.check_in_lists l
  where l.event_id = event.id and l.kind = 'entrance' and l.ticket_type_ids = '{}' and l.admits_tickets >= sells_tickets
  order by l.created_at, l.id limit 1;
  if gate.id is null then
    insert into public.check_in_lists (account_id, event_id, name, admits_tickets, admits_guests)
    values (event.account_id, event.id, (
      select n.name from (select 1 as n, 'Door' as name union all select n, 'Door ' || n from generate_series(2, 1000) n) n
      where not exists (select from public.check_in_lists l where l.event_id = event.id and l.name = n.name) order by n.n limit 1),
      sells_tickets, event.rsvp_enabled or not sells_tickets)
    returning * into gate;
  end if;
  select * into link from public.check_in_links l
  where l.list_id = gate.id and l.created_by = auth.uid() and l.revoked_at is null and l.expires_at > now() + interval '1 hour'
    and l.opens_here order by l.created_at desc limit 1;
  if link.id is null then
    insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at, created_by, opens_here)
    values (new_id, gate.account_id, gate.event_id, gate.id,
      left((select p.display_name from public.profiles p where p.user_id = auth.uid()), 60) || ', scan now',
      private.hash_token(private.derive_token('gate', new_id, 1)),
      least(greatest(event.end_date, now()) + interval '1 day', now() + interval '399 days'), auth.uid(), true)
    returning * into link;
  end if;
  return private.gate_link_view(link, true);
end
$$;
comment on function public.scan_now(uuid) is
  'Opens a gate for every ticket (or everybody who said yes, where none are sold) to the caller''s own device: the one there is, else a new one. GateLink, the same each time while it lasts.';

create function public.revoke_gate_link(link_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.check_in_links;
begin
  select * into link from public.check_in_links l where l.id = link_id_param for update;
  perform private.require_permission('check_in.write', link.account_id, link.event_id);
  update public.check_in_links l set revoked_at = coalesce(l.revoked_at, now()) where l.id = link.id returning * into link;
  return private.gate_link_view(link, true);
end
$$;
comment on function public.revoke_gate_link(uuid) is 'Ends a steward''s link; the device forgets its list when it next asks. GateLink.';

create function public.undo_check_in(event_id_param uuid, check_in_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  done public.check_ins;
begin
  select * into done from public.check_ins c where c.event_id = event_id_param and c.id = check_in_id_param;
  perform private.require_permission('check_in.scan', done.account_id, done.event_id);
  perform from public.event_guests eg where eg.id = done.event_guest_id for no key update;
  perform from public.tickets t where t.id = done.ticket_id for update;
  perform private.undo_check_in(done);
  return jsonb_build_object('id', done.id);
end
$$;
comment on function public.undo_check_in(uuid, uuid) is 'A supervisor takes a scan back: {id}.';
