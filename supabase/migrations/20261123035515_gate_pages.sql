-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.people_at_gate(gate public.check_in_lists, since timestamp with time zone, known text[], room integer, OUT changed jsonb, OUT parts text, OUT everybody jsonb, OUT version text[], OUT people_left integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.open_gate(token_param text, since_param timestamp with time zone DEFAULT NULL::timestamp with time zone, known_param text DEFAULT NULL::text, after_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

reset check_function_bodies;
