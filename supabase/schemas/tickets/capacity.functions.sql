-- Capacity: what an unpaid order holds, and how it comes back.

create function private.take_capacity(bought_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  line record;
  done integer;
begin
  -- Always in the order of ids, types before pools, so that two buyers never wait for each other.
  for line in
    select i.ticket_type_id, i.quantity from public.order_items i
    where i.order_id = bought_id order by i.ticket_type_id
  loop
    update public.ticket_types t set reserved_count = t.reserved_count + line.quantity
    where t.id = line.ticket_type_id
      and (t.quantity is null or t.reserved_count + t.sold_count + line.quantity <= t.quantity);
    get diagnostics done = row_count;
    if done = 0 then
      return line.ticket_type_id;
    end if;
  end loop;
  for line in
    select t.capacity_pool_id, sum(i.quantity * i.group_size)::integer as quantity, min(t.id::text)::uuid as ticket_type_id
    from public.order_items i join public.ticket_types t on t.id = i.ticket_type_id
    where i.order_id = bought_id and t.capacity_pool_id is not null
    group by t.capacity_pool_id order by t.capacity_pool_id
  loop
    update public.capacity_pools p set taken_count = p.taken_count + line.quantity
    where p.id = line.capacity_pool_id and p.taken_count + line.quantity <= p.capacity;
    get diagnostics done = row_count;
    if done = 0 then
      return line.ticket_type_id;
    end if;
  end loop;
  perform private.take_promo_use(bought_id);
  return null;
end
$$;
comment on function private.take_capacity(uuid) is
  'Holds what an order asks for, and its use of a promo code, by conditional updates; returns the ticket type that ran out, else null. The caller must undo on failure.';

create function private.give_back_capacity(bought_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  line record;
begin
  for line in
    select i.ticket_type_id, i.quantity from public.order_items i
    where i.order_id = bought_id order by i.ticket_type_id
  loop
    update public.ticket_types t set reserved_count = t.reserved_count - line.quantity
    where t.id = line.ticket_type_id;
  end loop;
  for line in
    select t.capacity_pool_id, sum(i.quantity * i.group_size)::integer as quantity
    from public.order_items i join public.ticket_types t on t.id = i.ticket_type_id
    where i.order_id = bought_id and t.capacity_pool_id is not null
    group by t.capacity_pool_id order by t.capacity_pool_id
  loop
    update public.capacity_pools p set taken_count = p.taken_count - line.quantity
    where p.id = line.capacity_pool_id;
  end loop;
  update public.promo_codes c set used_count = c.used_count - 1
  from public.orders o where o.id = bought_id and c.id = o.promo_code_id;
end
$$;
comment on function private.give_back_capacity(uuid) is 'Returns the held tickets of an unpaid order to sale, and its use of a code.';

create function private.void_tickets(bought public.orders, which uuid[], new_status text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone uuid[];
  line record;
begin
  -- The types first, in the order of ids, as every other taker of capacity locks them.
  perform 1 from public.ticket_types t
  where t.id in (select i.ticket_type_id from public.order_items i where i.order_id = bought.id)
  order by t.id for no key update;
  with changed as (
    update public.tickets t set status = new_status
    where t.order_id = bought.id and t.status in ('valid', 'checked_in') and (which is null or t.id = any (which))
    returning t.id)
  select array_agg(c.id) into gone from changed c;
  for line in
    select v.ticket_type_id, count(distinct (v.order_item_id, v.piece))::integer as pieces
    from public.tickets v
    where v.id = any (gone) and not exists (
      select from public.tickets t where t.order_item_id = v.order_item_id and t.piece = v.piece
        and t.status in ('valid', 'checked_in'))
    group by v.ticket_type_id order by v.ticket_type_id
  loop
    update public.ticket_types t set sold_count = t.sold_count - line.pieces where t.id = line.ticket_type_id;
  end loop;
  for line in
    select k.capacity_pool_id, count(*)::integer as places
    from public.tickets v join public.ticket_types k on k.id = v.ticket_type_id
    where v.id = any (gone) and k.capacity_pool_id is not null
    group by k.capacity_pool_id order by k.capacity_pool_id
  loop
    update public.capacity_pools p set taken_count = p.taken_count - line.places where p.id = line.capacity_pool_id;
  end loop;
  -- Whom a ticket was passed on to hears it from us: the buyer's mails do not reach them.
  perform private.enqueue_job('ticket_cancelled', jsonb_build_object('ticketId', v.id), 'ticket_cancelled:' || v.id)
  from public.tickets v where v.id = any (gone) and v.holder_email is not null;
  return coalesce(cardinality(gone), 0);
end
$$;
comment on function private.void_tickets(public.orders, uuid[], text) is
  'Makes sold tickets of an order void (all of them for null) and puts exactly their places back on sale; a group''s piece comes back when its last ticket is void. Tells how many there were.';

create function private.end_hold(bought public.orders, new_status text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended public.orders;
begin
  update public.orders o set status = new_status
  where o.id = bought.id and o.status in ('reserved', 'awaiting_payment', 'awaiting_offline')
  returning * into ended;
  if ended.id is null then
    return bought;
  end if;
  perform private.give_back_capacity(ended.id);
  perform private.settle_offer(ended);
  return ended;
end
$$;
comment on function private.end_hold(public.orders, text) is 'Expires or cancels an unpaid order and frees its tickets, once.';

create function private.give_up_order(bought public.orders, by_whom text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended public.orders := private.end_hold(bought, 'cancelled');
begin
  if ended.status = bought.status then
    return bought;
  end if;
  perform private.call_next(ended.event_id);
  -- Who was told how to pay is told not to.
  if bought.status = 'awaiting_offline' and bought.buyer_email is not null then
    perform private.enqueue_job('order_cancelled', jsonb_build_object('orderId', bought.id), 'order_cancelled:' || bought.id);
  end if;
  if by_whom = 'planner' or bought.status = 'awaiting_offline' then
    perform private.audit(bought.account_id, 'orders.cancelled', 'orders', bought.id::text, null,
      jsonb_build_object('code', bought.code, 'by', by_whom));
  end if;
  return ended;
end
$$;
comment on function private.give_up_order(public.orders, text) is
  'An order that nobody has paid is given up, by buyer or planner: its tickets are free at once, the waiting list is looked through, and a buyer who was to pay later is told by mail. Audited, but for what was only held.';

create function private.expire_event_holds(target_event_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  stale public.orders;
  ended_count integer := 0;
begin
  -- Those of all events first, which are few, for none of them waits longer than a minute; asked for
  -- by the event it would look through all its orders where the database knows little of its sizes.
  if not exists (
    with due as materialized (select o.event_id from public.orders o
      where o.status in ('reserved', 'awaiting_payment', 'awaiting_offline') and o.hold_expires_at <= now())
    select from due d where d.event_id = target_event_id) then
    return 0;
  end if;
  perform 1 from public.ticket_types t where t.event_id = target_event_id order by t.id for no key update;
  perform 1 from public.capacity_pools p where p.event_id = target_event_id order by p.id for no key update;
  for stale in
    select * from public.orders o
    where o.event_id = target_event_id and o.status in ('reserved', 'awaiting_payment', 'awaiting_offline')
      and o.hold_expires_at <= now()
    order by o.id for update skip locked
  loop
    perform private.end_hold(stale, 'expired');
    ended_count := ended_count + 1;
  end loop;
  perform private.call_next(target_event_id);
  return ended_count;
end
$$;
comment on function private.expire_event_holds(uuid) is 'Puts the tickets of an event''s run-out holds back on sale.';

create function public.expire_holds()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  target uuid;
  ended_count integer := 0;
begin
  for target in
    select distinct o.event_id from public.orders o
    where o.status in ('reserved', 'awaiting_payment', 'awaiting_offline') and o.hold_expires_at <= now()
    order by o.event_id
  loop
    ended_count := ended_count + private.expire_event_holds(target);
  end loop;
  return ended_count;
end
$$;
comment on function public.expire_holds() is 'Ends every run-out hold; the job runner calls it each minute.';
