-- Seating: an event's plan, its tables and seats, the people who sit on them, who must sit together or apart.

-- Who is to be seated -----------------------------------------------------------------------------

create function private.seating_source(of_event uuid)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select coalesce((select c.people_from from public.seating_charts c where c.event_id = of_event), case
    when not exists (select from public.tickets t where t.event_id = of_event) then 'answers'
    when exists (select from public.rsvps r where r.event_id = of_event and r.answer = 'yes') then 'both'
    else 'tickets' end)
$$;
comment on function private.seating_source(uuid) is
  'Whom a plan seats: as its host chose, else by whatever people come by, answers, tickets or both.';

create function private.seating_heads(
  of_event uuid, out key text, out event_guest_id uuid, out head integer, out ticket_id uuid, out name text,
  out is_child boolean, out party_id uuid, out party_name text, out group_label text, out meal text, out dietary text)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text := private.seating_source(of_event);
begin
  return query
  with coming as materialized (
    select r.event_guest_id as eg_id, r.party_size, r.meal_choice, coalesce(r.dietary, eg.dietary) as food, g.full_name, eg.role = 'child' as child, coalesce(eg.household_id, eg.id) as party,
      coalesce(h.name, g.full_name) as called, eg.group_label as belongs
    from public.rsvps r
    join public.event_guests eg on eg.id = r.event_guest_id
    join public.guests g on g.id = eg.guest_id
    left join public.households h on h.id = eg.household_id
    where r.event_id = of_event and r.answer = 'yes'
  ), brought as materialized (
    select c.*, row_number() over (partition by c.event_guest_id order by c.position)::integer as n
    from public.rsvp_companions c where c.event_id = of_event
  )
  select 'g:' || c.eg_id || ':' || n.n, c.eg_id, n.n, null::uuid,
    case when n.n = 0 then c.full_name else coalesce(b.name, 'With ' || c.full_name) end,
    case when n.n = 0 then c.child else coalesce(b.is_child, false) end, c.party, c.called, c.belongs,
    case when n.n = 0 then c.meal_choice else b.meal_choice end, case when n.n = 0 then c.food else b.dietary end
  from coming c
  cross join lateral generate_series(0, c.party_size - 1) as n (n)
  left join brought b on b.event_guest_id = c.eg_id and b.n = n.n
  where wanted <> 'tickets'
  union all
  select 't:' || t.id, null, 0, t.id, t.holder_name, false, t.order_id, coalesce(o.buyer_name, t.holder_name), null, null, null
  from public.tickets t
  join public.orders o on o.id = t.order_id and o.status in ('completed', 'partially_refunded')
  join public.ticket_types k on k.id = t.ticket_type_id and k.activity_id is null and not k.is_add_on and k.attendance <> 'online'
  where wanted <> 'answers' and t.event_id = of_event and t.status in ('valid', 'checked_in')
    and (wanted = 'tickets' or t.id not in (
      select p.ticket_id from private.guest_places(of_event) p where p.ticket_id is not null));
end
$$;
comment on function private.seating_heads(uuid) is
  'Everybody a plan seats, one row a head: who said yes and whom they bring (with numbers where there is no name yet), who holds a ticket that lets in at the place. Who did both is one.';

-- Who does not come any more has no seat ----------------------------------------------------------

create function private.unseat_absent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.seats s set person_id = null from public.seating_people p
  where s.person_id = p.id and p.event_guest_id = old.event_guest_id
    and (tg_op = 'DELETE' or new.answer <> 'yes' or p.head >= new.party_size);
  return null;
end
$$;
comment on function private.unseat_absent() is 'Frees the seats of a guest who does not come after all, and of people who are not brought.';

create function private.merge_seating(loser uuid, winner uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What is said of both is said of one: needs, rules, and the seat of whom only one entry had one.
  update public.seating_people w set step_free = true
  from public.seating_people l where w.event_guest_id = winner and l.event_guest_id = loser and l.head = w.head and l.step_free;
  insert into public.seating_rules (account_id, event_id, kind, one_id, other_id)
  select r.account_id, r.event_id, r.kind, least(w.id, o.id), greatest(w.id, o.id)
  from public.seating_people l
  join public.seating_people w on w.event_guest_id = winner and w.head = l.head
  join public.seating_rules r on l.id in (r.one_id, r.other_id)
  cross join lateral (select case when r.one_id = l.id then r.other_id else r.one_id end as id) o
  where l.event_guest_id = loser and o.id <> w.id
  on conflict (one_id, other_id) do nothing;
  update public.seats s set person_id = w.id
  from public.seating_people l join public.seating_people w on w.event_guest_id = winner and w.head = l.head
  where l.event_guest_id = loser and s.person_id = l.id and not exists (select from public.seats t where t.person_id = w.id);
  delete from public.seating_people l using public.seating_people w
  where l.event_guest_id = loser and w.event_guest_id = winner and w.head = l.head;
  update public.seating_people l set event_guest_id = winner, moved_at = now() where l.event_guest_id = loser;
  update public.seats s set person_id = null from public.seating_people p
  where s.person_id = p.id and p.event_guest_id = winner and p.head >= coalesce((
    select r.party_size from public.rsvps r where r.event_guest_id = winner and r.answer = 'yes'), 0);
end
$$;
comment on function private.merge_seating(uuid, uuid) is
  'Two entries of one person in a plan become one: the loser''s, whose answer goes, is the winner''s. One seat stays, and no rule is lost.';

create function private.keep_ticket_seat()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.seating_people p set ticket_id = new.id, moved_at = now() where p.ticket_id = new.transferred_from;
  else
    -- Taken back, it leaves its seat to the ticket it came from, which is valid again by now.
    update public.seats s set person_id = null from public.seating_people p
    where s.person_id = p.id and p.ticket_id = new.id
      and not exists (select from public.tickets t where t.id = new.transferred_from and t.status = 'valid');
    update public.seating_people p set ticket_id = new.transferred_from, moved_at = now()
    where p.ticket_id = new.id and new.transferred_from is not null;
  end if;
  return null;
end
$$;
comment on function private.keep_ticket_seat() is
  'A ticket that is passed on takes its seat along, and back; one that is void gives it free.';
