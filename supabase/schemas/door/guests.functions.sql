-- At the door without tickets: whoever answered yes with those they bring, and walk-ins. A place whose
-- guest holds a ticket for it stands for that ticket, so that nobody is counted twice.

create function private.name_as_now(of_event uuid, scans jsonb)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(case when f.former_id is null then s.scan
    else s.scan || jsonb_build_object('guestId', f.event_guest_id) end order by s.n), '[]')
  from jsonb_array_elements(scans) with ordinality s (scan, n)
  left join private.former_passes f on f.event_id = of_event and f.former_id = (s.scan ->> 'guestId')::uuid
$$;
comment on function private.name_as_now(uuid, jsonb) is
  'Scans as a device sent them, those of people who were merged meanwhile under their one place on the list.';

create function private.coming_places(of_event uuid, of_guests uuid[] default null)
returns table (event_guest_id uuid, place integer, by_answer boolean, party uuid, name text, is_child boolean, dietary text,
  meal text, note text, custom jsonb, answers jsonb, ticket_id uuid, extra_type_id uuid)
language sql stable
security definer
set search_path = ''
as $$
  with coming as (
    select eg.id as event_guest_id, coalesce(eg.household_id, eg.id) as party, coalesce(r.party_size, 0) as said,
      eg.tickets_held, g.full_name, g.name_key, eg.role = 'child' as is_child,
      coalesce(r.dietary, eg.dietary) as dietary, r.meal_choice as meal, left(g.notes, 300) as note, g.custom, r.answers
    from public.event_guests eg
    join public.guests g on g.id = eg.guest_id
    left join public.rsvps r on r.event_guest_id = eg.id and r.event_id = of_event and r.answer = 'yes'
    where eg.event_id = of_event and (r.id is not null or eg.tickets_held > 0)
      and (of_guests is null or coalesce(eg.household_id, eg.id) in (
        select coalesce(o.household_id, o.id) from public.event_guests o where o.id = any (of_guests)))
  ), along as (
    select k.event_guest_id, k.name, k.name_key, k.is_child, k.dietary, k.meal_choice as meal,
      row_number() over (partition by k.event_guest_id order by k.position)::integer as place
    from public.rsvp_companions k where k.event_id = of_event
  ), places as (
    select c.event_guest_id, p.place, c.party, c.full_name as host, c.answers,
      case p.place when 0 then c.full_name else k.name end as name,
      case p.place when 0 then c.name_key else k.name_key end as name_key,
      case p.place when 0 then c.is_child else coalesce(k.is_child, false) end as is_child,
      case p.place when 0 then c.dietary else k.dietary end as dietary,
      case p.place when 0 then c.meal else k.meal end as meal,
      case p.place when 0 then c.note end as note, case p.place when 0 then c.custom end as custom
    from coming c cross join lateral generate_series(0, c.said - 1) p (place)
    left join along k on k.event_guest_id = c.event_guest_id and k.place = p.place
  ), held as (
    select t.id, t.event_guest_id, t.ticket_type_id, t.holder_name, t.holder_key, c.party, c.said, c.dietary,
      row_number() over (partition by t.event_guest_id, t.holder_key order by t.id) as namesake
    from coming c join public.tickets t on t.event_guest_id = c.event_guest_id and t.status in ('valid', 'checked_in')
    where c.tickets_held > 0
  ), named as (
    select p.*, h.id as ticket_id, row_number() over (partition by p.event_guest_id, h.id is null
      order by p.name is not null, p.place) as n
    from (select q.*, row_number() over (partition by q.event_guest_id, q.name_key order by q.place) as namesake
      from places q) p
    left join held h on h.event_guest_id = p.event_guest_id and h.holder_key = p.name_key and h.namesake = p.namesake
  ), spare as (
    -- A ticket that bears no name of these is for whom the guest brings without a name, then for the others.
    select h.*, row_number() over (partition by h.event_guest_id order by h.id) as n
    from held h where not exists (select from named m where m.ticket_id = h.id)
  )
  select m.event_guest_id, m.place, true, m.party, coalesce(m.name, 'With ' || m.host), m.is_child, m.dietary, m.meal,
    m.note, m.custom, m.answers, coalesce(m.ticket_id, s.id), null
  from named m left join spare s on m.ticket_id is null and s.event_guest_id = m.event_guest_id and s.n = m.n
  union all
  select s.event_guest_id, (s.said + s.n - free.n - 1)::integer, false, s.party, s.holder_name, false,
    case when s.said = 0 and c.name_key = s.holder_key then s.dietary end, null, null, null, null, s.id, s.ticket_type_id
  from spare s join coming c on c.event_guest_id = s.event_guest_id
  cross join lateral (select count(*) as n from named m where m.event_guest_id = s.event_guest_id and m.ticket_id is null) free
  where s.n > free.n
$$;
comment on function private.coming_places(uuid, uuid[]) is
  'Everybody of a list who comes, a row a head: the places of an answer (0 the guest, then whom they bring) with the ticket each stands for, then tickets beyond them with their type; all of an event, or the parties of some of its guests.';

create function private.guest_places(of_event uuid, of_guests uuid[] default null)
returns table (event_guest_id uuid, place integer, party uuid, name text, dietary text, meal text, note text,
  custom jsonb, answers jsonb, ticket_id uuid)
language sql stable
security definer
set search_path = ''
as $$
  select p.event_guest_id, p.place, p.party, p.name, p.dietary, p.meal, p.note, p.custom, p.answers, p.ticket_id
  from private.coming_places(of_event, of_guests) p where p.by_answer
$$;
comment on function private.guest_places(uuid, uuid[]) is
  'The places of those who said yes, each with the ticket it stands for: who comes in by an answer at the door.';

create function private.passes_of(of_event uuid, people uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(p.event_guest_id || '.' || p.place, jsonb_build_object('ticketId', p.ticket_id)), '{}')
  from private.guest_places(of_event, people) p where p.event_guest_id = any (people)
$$;
comment on function private.passes_of(uuid, uuid[]) is '{"guest.place": {ticketId}} of these guests as far as they come.';

create function private.has_place_at(gate public.check_in_lists, guest_id uuid, at_place integer)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select gate.activity_id is null or exists (select from public.activity_sign_ups s
    where s.activity_id = gate.activity_id and s.event_guest_id = guest_id and s.status = 'going' and at_place <> all (s.absent))
$$;
comment on function private.has_place_at(public.check_in_lists, uuid, integer) is
  'Whether a guest, or whom they bring, may go where this gate leads: an activity asks for a place in it.';

create function private.pass_code(of_guest uuid, of_place integer, secret bytea)
returns text
language sql immutable
set search_path = ''
as $$
  -- 40 bits, in sixteen signs that are not mistaken for each other.
  select 'G-' || translate(upper(left(encode(extensions.hmac(
    convert_to('pass:' || of_guest || ':' || of_place, 'UTF8'), secret, 'sha256'), 'hex'), 10)), '01', 'HK')
$$;
comment on function private.pass_code(uuid, integer, bytea) is
  'The personal code of somebody who comes without a ticket. A device looks it up in its list, so it needs no signature.';

create function private.add_walk_in(gate public.check_in_lists, name text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  person_id uuid;
  guest public.event_guests;
begin
  select * into strict event from public.events e where e.id = gate.event_id;
  insert into public.guests (account_id, full_name, source)
  values (gate.account_id, private.check_name(name, 'walkIn'), 'door') returning id into person_id;
  insert into public.event_guests (account_id, event_id, guest_id, source)
  values (gate.account_id, gate.event_id, person_id, 'door') returning * into guest;
  perform private.store_rsvp(event, guest, 'yes', 1, null, 'door');
  return guest.id;
end
$$;
comment on function private.add_walk_in(public.check_in_lists, text) is
  'Somebody whom a steward lets in without an answer: on the list from now on, coming. Over the capacity too: the steward was warned, and they stand inside.';

create function private.too_many_walk_ins(link public.check_in_links)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select count(*) >= 2000 or count(*) filter (where c.received_at > clock_timestamp() - interval '1 hour') >= 300
  from public.check_ins c where c.link_id = link.id and c.added_guest
$$;
comment on function private.too_many_walk_ins(public.check_in_links) is
  'Whether a gate link has added all it may: 300 people in an hour and 2,000 in all, which no door reaches and a link in wrong hands does.';

create function private.remove_walk_in(done public.check_ins)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.guests g using public.event_guests eg, public.rsvps r
  where eg.id = done.event_guest_id and g.id = eg.guest_id and r.event_guest_id = eg.id
    and g.source = 'door' and g.status = 'active' and g.tags = '{}' and g.custom = '{}'
    and num_nonnulls(g.email, g.phone, g.notes, g.former_name, g.locale, g.time_zone, g.unsubscribed_at) = 0
    and eg.role = 'member'
    and num_nonnulls(eg.household_id, eg.group_label, eg.dietary, eg.invited_at, eg.opened_at, eg.answer_until) = 0
    and r.answer = 'yes' and r.answered_by = 'door' and r.party_size = 1 and r.answers = '{}'
    and num_nonnulls(r.note, r.meal_choice, r.dietary) = 0
    and not exists (select from jsonb_array_elements(private.rows_about(array[g.id])) about
      where about ->> 'in' not in ('public.guests', 'public.event_guests', 'public.rsvps', 'public.rsvp_history')
        and (about ->> 'in' <> 'public.check_ins' or about #>> '{row,id}' <> done.id::text));
end
$$;
comment on function private.remove_walk_in(public.check_ins) is
  'Who was added at the door by mistake is gone with the scan that added them, unless somebody wrote more about them since (a note, an answer, a seat, a place) or they were seen elsewhere.';

create function public.list_guest_passes(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  account uuid := (select e.account_id from public.events e where e.id = event_id_param);
  secret bytea := private.server_key('tokens');
begin
  perform private.require_permission('check_in.scan', account, event_id_param);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', p.event_guest_id || '.' || p.place, 'name', p.name,
      'number', private.pass_code(p.event_guest_id, p.place, secret)) order by p.name, p.event_guest_id, p.place), '[]')
    from private.guest_places(event_id_param) p where p.ticket_id is null);
end
$$;
comment on function public.list_guest_passes(uuid) is
  'GuestPass[]: everybody who comes without a ticket, by name, with the code at the door; for badges.';
