-- Nobody takes a whole sale out of reach by holding tickets without buying them.

create function private.note_hold(held public.orders, visitor_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asker bytea := extensions.hmac(
    convert_to(held.event_id || ':' || visitor_param, 'UTF8'), private.server_key('visitors'), 'sha256');
  others bigint;
  room bigint;
begin
  if visitor_param is null then
    return;
  end if;
  select sum(i.quantity) into others
  from private.held_places p
  join public.orders o on o.id = p.order_id and o.status in ('reserved', 'awaiting_payment')
  join public.order_items i on i.order_id = o.id
  where p.event_id = held.event_id and p.visitor = asker;
  if others >= 20 then
    select greatest(20, sum(coalesce(t.quantity, 1000000)) / 5) into room
    from public.ticket_types t where t.event_id = held.event_id;
    if others >= room then
      perform private.refuse(429, 'too_many_requests',
        'Many tickets are held from your network just now. Buy or give back some of them, or try again in 15 minutes');
    end if;
  end if;
  insert into private.held_places (order_id, event_id, visitor) values (held.id, held.event_id, asker);
end
$$;
comment on function private.note_hold(public.orders, text) is
  'Refuses a hold of a visitor who holds 20 places already and a fifth of all; one order alone may be of any size. A school behind one address still buys: what is paid does not count.';
