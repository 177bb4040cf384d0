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
  join public.payments p on p.id = r.payment_id
  where r.order_id = bought.id and r.status <> 'failed' and not p.is_extra
$$;
comment on function private.refundable_minor(public.orders) is 'What can still go back: paid less what went or is on its way. Money that paid for no order is not counted.';

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
  where p.order_id = bought.id and p.status in ('succeeded', 'disputed') and not p.is_extra
  order by p.updated_at limit 1;
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
  select o.* into bought from public.orders o where o.id = order_id_param
    and private.person_may(user_id_param, 'orders.write', o.account_id, o.event_id) for update of o;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not refund it');
  end if;
  -- Seats that nobody paid for are no money: whoever works on the orders cancels them.
  if bought.total_minor > 0 and amount_minor_param is distinct from 0
    and not private.person_may(user_id_param, 'money.refund', bought.account_id, bought.event_id) then
    perform private.refuse(403, 'not_allowed', 'Only the owner and the admins of an account give money back');
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
    perform private.cancel_seats(bought, seats, 0, reason_param, user_id_param);
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

create function private.payment_left(paid public.payments)
returns bigint
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(paid.received_minor, paid.amount_minor) - coalesce(sum(r.amount_minor), 0)::bigint
  from public.refunds r where r.payment_id = paid.id and r.status <> 'failed'
$$;
comment on function private.payment_left(public.payments) is 'What of a payment did not go back and is not on its way.';

create function private.request_payment_refund(paid public.payments, why text, by_user uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened public.refunds;
begin
  if not paid.is_extra then
    perform private.refuse(409, 'conflict', 'This payment paid for an order: give the order''s money back');
  end if;
  if private.payment_left(paid) <= 0 then
    perform private.refuse(409, 'conflict', 'Everything of this payment is back, or on its way');
  end if;
  opened := private.open_refund(paid, private.payment_left(paid), left(why, 500), by_user);
  perform private.audit(paid.account_id, 'payments.refunded', 'payments', paid.id::text, null,
    jsonb_build_object('amountMinor', opened.amount_minor, 'currency', opened.currency, 'reason', why), by_user);
  return public.get_refund(opened.id);
end
$$;
comment on function private.request_payment_refund(public.payments, text, uuid) is
  'Notes that a payment that pays for no order goes back whole; as get_refund tells it.';

create function public.refund_extra_payment(payment_id_param uuid, reason_param text, user_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
begin
  perform 1 from public.orders o join public.payments p on p.order_id = o.id where p.id = payment_id_param for update of o;
  select p.* into paid from public.payments p
  where p.id = payment_id_param and private.person_may(user_id_param, 'money.refund', p.account_id, p.event_id);
  if paid.id is null then
    perform private.refuse(404, 'not_found', 'This payment does not exist, or you may not refund it');
  end if;
  return private.request_payment_refund(paid, reason_param, user_id_param);
end
$$;
comment on function public.refund_extra_payment(uuid, text, uuid) is
  'For the server, on behalf of a planner: gives back, whole, money that came and paid for no order.';

create function private.apply_dispute(paid public.payments, what text, payload jsonb default '{}')
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  gone_minor bigint;
begin
  select * into bought from public.orders o where o.id = paid.order_id for update;
  if bought.id is null then
    return 'unknown';
  end if;
  select * into strict paid from public.payments p where p.id = paid.id for update;
  -- A dispute that was closed already is not opened, or closed, again by late news.
  if exists (select from public.provider_events e where e.payment_id = paid.id
    and e.outcome in ('dispute_won', 'dispute_lost')) then
    return 'already_applied';
  end if;
  if what = 'opened' then
    update public.payments p set status = 'disputed' where p.id = paid.id and p.status = 'succeeded';
    update public.orders o set needs_attention = 'The buyer disputes the payment' where o.id = bought.id;
    return 'disputed';
  end if;
  update public.payments p set status = 'succeeded' where p.id = paid.id and p.status = 'disputed';
  if what = 'won' then
    update public.orders o set needs_attention = null
    where o.id = bought.id and o.needs_attention = 'The buyer disputes the payment';
    return 'dispute_won';
  end if;
  gone_minor := least(private.payment_left(paid), coalesce((payload ->> 'amountMinor')::bigint, private.payment_left(paid)));
  if gone_minor > 0 then
    perform private.apply_refund(paid, jsonb_build_object('amountMinor', gone_minor,
      'refundId', (private.open_refund(paid, gone_minor, 'Lost to a dispute', null, '{}', true)).id,
      'currency', coalesce(paid.received_currency, paid.currency)));
  end if;
  update public.orders o set needs_attention = 'The dispute was lost: the money is gone'
    || case when paid.is_extra then '' else ' and the tickets are void' end
  where o.id = bought.id;
  return 'dispute_lost';
end
$$;
comment on function private.apply_dispute(public.payments, text, jsonb) is
  'opened: flags order and payment, tickets stay valid; won: all as before; lost: the money is gone, and every ticket it paid for void.';

create function public.resolve_order_attention(order_id_param uuid, note_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.needs_attention is not null then
    update public.orders o set needs_attention = null where o.id = bought.id;
    perform private.audit(bought.account_id, 'orders.attention_resolved', 'orders', bought.id::text,
      jsonb_build_object('needsAttention', bought.needs_attention),
      jsonb_build_object('note', private.check_text(note_param, 300, 'note', 'A note')));
  end if;
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'needsAttention', null);
end
$$;
comment on function public.resolve_order_attention(uuid, text) is
  'A planner looked into what an order was flagged for; what it was is kept in the audit log. Settling it twice changes nothing. {id, code, needsAttention}.';

create function private.refund_payment_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return public.get_refund((job.payload ->> 'refundId')::uuid);
end
$$;
comment on function private.refund_payment_source(public.jobs) is
  'What asks the provider for a refund; the shape of get_refund.';
