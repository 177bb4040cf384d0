-- Whose coming a ticket stands for, and how many each guest holds.

create function private.count_tickets(guests uuid[])
returns void
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  if cardinality(guests) = 0 then
    return;
  end if;
  update public.event_guests eg
  set tickets_held = n.held, responded_at = coalesce(eg.responded_at, case when n.held > 0 then now() end)
  from (select g.id, (select count(*)::integer from public.tickets t
      where t.event_guest_id = g.id and t.status in ('valid', 'checked_in')) as held
    from unnest(guests) g (id)
    -- Counted once for each guest, and not wherever the count is looked at.
    offset 0) n
  where eg.id = n.id and eg.tickets_held is distinct from n.held and (n.held > 0 or eg.tickets_held is not null);
end
$$;
comment on function private.count_tickets(uuid[]) is
  'Keeps how many tickets guests hold; to hold one is to have responded.';

create function private.count_changed_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_tickets(array(select distinct n.event_guest_id from new_tickets n
      where n.event_guest_id is not null));
  elsif tg_op = 'DELETE' then
    perform private.count_tickets(array(select distinct o.event_guest_id from old_tickets o
      where o.event_guest_id is not null));
  else
    perform private.count_tickets(array(
      select distinct unnest(array[o.event_guest_id, n.event_guest_id]) from old_tickets o join new_tickets n on n.id = o.id
      where (o.event_guest_id, o.status in ('valid', 'checked_in')) is distinct from (n.event_guest_id, n.status in ('valid', 'checked_in'))));
  end if;
  return null;
end
$$;
comment on function private.count_changed_tickets() is 'Tickets were sold, given back or passed on: their guests'' counts follow.';

create function private.give_tickets_to(buyer public.event_guests, bought public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.tickets t set event_guest_id = buyer.id
  from public.ticket_types y
  where t.order_id = bought.id and t.holder_email is null and y.id = t.ticket_type_id
    and not y.is_add_on and y.activity_id is null and t.event_guest_id is distinct from buyer.id;
end
$$;
comment on function private.give_tickets_to(public.event_guests, public.orders) is
  'Tickets of an order that were not passed on stand for its buyer.';

create function private.share_tickets(of_event uuid, home uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  members uuid[] := array(select eg.id from public.event_guests eg
    where eg.event_id = of_event and eg.household_id = home order by eg.created_at, eg.id);
  given uuid[] := '{}';
  ticket record;
  whose uuid;
begin
  -- By name first, then to whoever said yes and has none, then to who bought them.
  for ticket in
    select t.id, t.event_guest_id, buyer.id as buyer_id,
      (select eg.id from public.event_guests eg join public.guests g on g.id = eg.guest_id
        where eg.id = any (members) and g.name_key = t.holder_key
        order by eg.id <> buyer.id, eg.id limit 1) as named_id
    from public.tickets t
    join public.orders o on o.id = t.order_id
    join public.event_guests buyer on buyer.guest_id = o.buyer_guest_id and buyer.event_id = of_event
    where t.event_guest_id = any (members) and t.holder_email is null and buyer.id = any (members)
      and t.status in ('valid', 'checked_in')
    order by 4 is null, t.id
  loop
    select x.id into whose from unnest(array[ticket.named_id, ticket.buyer_id] || members) with ordinality x (id, n)
    join public.event_guests eg on eg.id = x.id
    left join public.rsvps r on r.event_guest_id = eg.id and r.answer = 'yes'
    where cardinality(array_positions(given, x.id)) < greatest(coalesce(r.party_size, 0), (x.id = ticket.named_id)::integer)
    order by x.n limit 1;
    whose := coalesce(whose, ticket.buyer_id);
    given := given || whose;
    if whose <> ticket.event_guest_id then
      update public.tickets t set event_guest_id = whose where t.id = ticket.id;
    end if;
  end loop;
end
$$;
comment on function private.share_tickets(uuid, uuid) is
  'Tickets that a household bought stand for its members by name, then for who comes without one, then for the buyer.';

create function private.share_household_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  home uuid;
begin
  foreach home in array array_remove(array[old.household_id, new.household_id], null) loop
    if exists (select from public.event_guests eg
      where eg.household_id = home and eg.event_id = new.event_id and eg.tickets_held is not null) then
      perform private.share_tickets(new.event_id, home);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.share_household_tickets() is 'Who moves into a household or out of it: its tickets are shared anew.';

create function private.share_answered_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  home uuid := (select eg.household_id from public.event_guests eg
    where eg.id = new.event_guest_id and exists (select from public.event_guests other
      where other.household_id = eg.household_id and other.event_id = eg.event_id and other.tickets_held > 0));
begin
  if home is not null then
    perform private.share_tickets(new.event_id, home);
  end if;
  return null;
end
$$;
comment on function private.share_answered_tickets() is 'An answer of a household that holds tickets: they are shared anew.';

create function private.follow_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.activity_sign_ups s where s.event_guest_id = new.id and s.status <> 'left') then
    if not exists (select from private.standings c where c.event_guest_id = new.id and c.standing <> 'no') then
      update public.activity_sign_ups s set status = 'left' from public.activities a
      where s.event_guest_id = new.id and s.status <> 'left' and a.id = s.activity_id and a.end_at > now()
        and not private.is_ticketed(a.id);
    end if;
    perform private.count_party(new.id);
  end if;
  -- Who waits for a place gets what came free, unless somebody else decides about the event just now.
  if new.tickets_held < old.tickets_held then
    perform from public.events e where e.id = new.event_id and e.capacity is not null
      and exists (select from public.rsvps r where r.event_id = e.id and r.answer = 'waitlisted')
    for no key update skip locked;
    if found then
      perform private.promote_waiting(new.event_id);
    end if;
  end if;
  return null;
end
$$;
comment on function private.follow_tickets() is
  'Somebody holds more tickets or fewer: places in activities follow, and who gave the last ticket back gives those back too.';

create function private.count_due_tickets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.event_guests eg set tickets_due = n.due
  from (select coalesce(sum(i.quantity * i.group_size), 0)::integer as due
    from public.orders o join public.order_items i on i.order_id = o.id
    join public.ticket_types y on y.id = i.ticket_type_id and not y.is_add_on and y.activity_id is null
    where o.event_id = new.event_id and o.buyer_guest_id = new.buyer_guest_id and o.status = 'awaiting_offline') n
  where eg.event_id = new.event_id and eg.guest_id = new.buyer_guest_id and eg.tickets_due <> n.due;
  return null;
end
$$;
comment on function private.count_due_tickets() is 'An order waits for its money or does no longer: its buyer''s count follows.';
