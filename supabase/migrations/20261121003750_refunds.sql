-- Refunds and disputes: who may ask, for which seats, and what a lost dispute takes away.

create function private.seats_minor(bought_id uuid, seats uuid[])
returns bigint
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(sum(t.price_minor), 0)::bigint from public.tickets t
  where t.order_id = bought_id and t.id = any (seats) and t.status in ('valid', 'checked_in')
$$;
comment on function private.seats_minor(uuid, uuid[]) is 'What the valid ones of some seats of an order cost, to the minor unit.';

create function private.seats_on_their_way(bought_id uuid)
returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select unnest(r.ticket_ids) from public.refunds r where r.order_id = bought_id and r.status = 'pending'
$$;
comment on function private.seats_on_their_way(uuid) is
  'Seats of an order whose money is going back: still valid until it is there, but not to be paid for twice.';

create function private.refundable_minor(bought public.orders)
returns bigint
language sql stable
security definer
set search_path = ''
as $$
  select bought.total_minor - coalesce(sum(r.amount_minor), 0)::bigint from public.refunds r
  where r.order_id = bought.id and r.status <> 'failed' and r.reason is distinct from 'Paid twice'
$$;
comment on function private.refundable_minor(public.orders) is 'What can still go back: paid less what went or is on its way.';

create function private.refund_order(
  bought public.orders, back_minor bigint, seats uuid[], why text, by_user uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
  opened public.refunds;
begin
  select * into strict paid from public.payments p
  where p.order_id = bought.id and p.status in ('succeeded', 'disputed') order by p.updated_at limit 1;
  opened := private.open_refund(paid, back_minor, left(why, 500), by_user, seats);
  if paid.provider = 'offline' then
    -- Nobody else moves this money: who asks gives it back by hand.
    perform private.apply_refund(paid, jsonb_build_object('refundId', opened.id, 'amountMinor', back_minor,
      'currency', paid.currency));
    opened.status := 'done';
    if by_user is null then
      update public.orders o set needs_attention = 'Give back ' || private.money_text(back_minor, paid.currency)
        || ' by hand: the buyer cancelled' where o.id = bought.id;
    end if;
  end if;
  return jsonb_build_object('refundId', opened.id, 'status', opened.status, 'amountMinor', opened.amount_minor,
    'currency', opened.currency, 'provider', paid.provider, 'providerRef', paid.provider_ref,
    'chargeRef', paid.charge_ref, 'testMode', paid.test_mode);
end
$$;
comment on function private.refund_order(public.orders, bigint, uuid[], text, uuid) is
  'Notes a refund of a paid order; money taken offline counts as given back at once.';

create function public.request_refund(
  order_id_param uuid, amount_minor_param bigint, reason_param text, user_id_param uuid, ticket_ids_param jsonb default '[]')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  seats uuid[] := array(select s::uuid from jsonb_array_elements_text(coalesce(ticket_ids_param, '[]')) s);
  bought public.orders;
  left_minor bigint;
  back_minor bigint;
begin
  select o.* into bought from public.orders o
  join public.team_members m on m.account_id = o.account_id and m.user_id = user_id_param
    and m.status = 'active' and m.role in ('owner', 'admin', 'editor')
  where o.id = order_id_param for update of o;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not refund it');
  end if;
  if bought.status not in ('completed', 'partially_refunded') then
    perform private.refuse(409, 'conflict', 'Only a completed order can be refunded');
  end if;
  if cardinality(seats) <> (select count(*) from public.tickets t where t.order_id = bought.id
      and t.id = any (seats) and t.status in ('valid', 'checked_in')) then
    perform private.refuse(409, 'conflict', 'One of these tickets is not valid any more. Reload the order', 'ticketIds');
  end if;
  if exists (select from private.seats_on_their_way(bought.id) s where s = any (seats)) then
    perform private.refuse(409, 'conflict', 'The money for one of these tickets is on its way already', 'ticketIds');
  end if;
  left_minor := private.refundable_minor(bought);
  if bought.total_minor = 0 or (cardinality(seats) > 0 and amount_minor_param = 0) then
    perform private.void_tickets(bought, nullif(seats, '{}'), 'cancelled');
    if bought.total_minor = 0 and not exists (select from public.tickets t
      where t.order_id = bought.id and t.status in ('valid', 'checked_in')) then
      update public.orders o set status = 'cancelled' where o.id = bought.id;
    end if;
    perform private.call_next(bought.event_id);
    perform private.audit(bought.account_id, 'orders.cancelled', 'orders', bought.id::text, null,
      jsonb_build_object('reason', reason_param, 'tickets', seats), user_id_param);
    return jsonb_build_object('refundId', null, 'status', 'done', 'amountMinor', 0, 'currency', bought.currency);
  end if;

  back_minor := coalesce(amount_minor_param, case when cardinality(seats) > 0
    then least(left_minor, private.seats_minor(bought.id, seats)) else left_minor end);
  if back_minor = 0 and cardinality(seats) > 0 then
    return public.request_refund(order_id_param, 0, reason_param, user_id_param, ticket_ids_param);
  end if;
  if back_minor not between 1 and left_minor then
    perform private.refuse(400, 'invalid_input', case when left_minor = 0
      then 'Everything has been refunded already'
      else 'Refund between ' || private.money_text(1, bought.currency) || ' and '
        || private.money_text(left_minor, bought.currency) end, 'amountMinor');
  end if;
  return private.refund_order(bought, back_minor, seats, reason_param, user_id_param);
end
$$;
comment on function public.request_refund(uuid, bigint, text, uuid, jsonb) is
  'For the server, on behalf of a planner: checks the right and the amount and notes the refund; refundId is the provider''s idempotency key. With tickets exactly those seats are void once the money is back, without an amount at what they cost; a free order, or an amount of 0, voids at once.';

create function private.apply_dispute(paid public.payments, what text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  lost public.refunds;
begin
  select * into bought from public.orders o where o.id = paid.order_id for update;
  if bought.id is null then
    return 'unknown';
  end if;
  select * into strict paid from public.payments p where p.id = paid.id for update;
  if exists (select from public.refunds r where r.payment_id = paid.id and r.kind = 'dispute') then
    return 'already_applied';
  end if;
  if what = 'opened' then
    -- A dispute that was closed already is not opened again by late news.
    if exists (select from public.provider_events e where e.provider = paid.provider and e.event_type = 'dispute.won'
      and e.outcome = 'dispute_won' and (e.payload ->> 'chargeRef' = paid.charge_ref or e.payload ->> 'providerRef' = paid.provider_ref)) then
      return 'already_applied';
    end if;
    update public.payments p set status = 'disputed' where p.id = paid.id and p.status = 'succeeded';
    update public.orders o set needs_attention = 'The buyer disputes the payment' where o.id = bought.id;
    return 'disputed';
  elsif what = 'won' then
    update public.payments p set status = 'succeeded' where p.id = paid.id and p.status = 'disputed';
    update public.orders o set needs_attention = null
    where o.id = bought.id and o.needs_attention = 'The buyer disputes the payment';
    return 'dispute_won';
  end if;
  if private.refundable_minor(bought) > 0 and bought.status in ('completed', 'partially_refunded') then
    insert into public.refunds (account_id, event_id, order_id, payment_id, provider, amount_minor, currency, reason, kind)
    values (paid.account_id, paid.event_id, paid.order_id, paid.id, paid.provider, private.refundable_minor(bought),
      paid.currency, 'Lost to a dispute', 'dispute') returning * into lost;
    perform private.apply_refund(paid, jsonb_build_object('refundId', lost.id, 'amountMinor', lost.amount_minor,
      'currency', paid.currency));
  end if;
  update public.orders o set needs_attention = 'The dispute was lost: the money is gone and the tickets are void'
  where o.id = bought.id;
  return 'dispute_lost';
end
$$;
comment on function private.apply_dispute(public.payments, text) is
  'opened: flags order and payment, tickets stay valid; won: all as before; lost: the rest of the money is gone and every ticket void.';

revoke execute on function private.seats_minor(uuid, uuid[]), private.seats_on_their_way(uuid),
  private.refundable_minor(public.orders),
  private.refund_order(public.orders, bigint, uuid[], text, uuid),
  public.request_refund(uuid, bigint, text, uuid, jsonb), private.apply_dispute(public.payments, text)
  from public, anon, authenticated;
grant execute on function public.request_refund(uuid, bigint, text, uuid, jsonb) to service_role;
