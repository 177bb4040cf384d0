-- Hybrid events: each kind of ticket says whether it admits to the place, online, or both, and may
-- have an online address of its own. Only who holds such a ticket reads the address.

create function private.ticket_online_url(ticket public.tickets)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select case when e.kind <> 'in_person' and k.attendance <> 'place' and ticket.status in ('valid', 'checked_in')
    then coalesce(k.online_url, e.online_url) end
  from public.ticket_types k join public.events e on e.id = k.event_id where k.id = ticket.ticket_type_id
$$;
comment on function private.ticket_online_url(public.tickets) is
  'Where the holder of a ticket takes part online; null for a ticket to the place alone, and for one that is void.';

create function private.order_online_url(bought public.orders)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select case when count(distinct o.url) = 1 then min(o.url) end
  from (select private.ticket_online_url(t) as url from public.tickets t
    where t.order_id = bought.id and t.transferred_from is null) o
  where bought.status in ('completed', 'partially_refunded')
$$;
comment on function private.order_online_url(public.orders) is
  'The one online address of all tickets in a paid order; null where they have several or none.';

create function private.guest_online_url(event public.events, link public.personal_links)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select event.online_url where exists (
    select from private.party_of(link) m join public.rsvps r on r.event_guest_id = m.id and r.answer in ('yes', 'maybe')));
end
$$;
comment on function private.guest_online_url(public.events, public.personal_links) is
  'The event''s online address for a party of whom somebody comes or may come.';
