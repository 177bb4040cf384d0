-- Payments and refunds of orders and plans, with what the payment provider told.

create function public.begin_payment(
  order_token text, provider text, provider_ref text, amount_minor bigint, currency text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
begin
  if bought.status in ('completed', 'partially_refunded', 'refunded') then
    perform private.refuse(409, 'already_completed', 'This order is already completed');
  end if;
  if bought.status <> 'awaiting_payment' or bought.hold_expires_at <= now() then
    perform private.refuse(409, 'hold_expired',
      'Your reservation has ended. The tickets are back on sale; try again');
  end if;
  if (bought.total_minor, bought.currency)
    is distinct from (begin_payment.amount_minor, upper(begin_payment.currency)) then
    perform private.refuse(409, 'invalid_input', 'The amount is not the order''s amount', 'amountMinor');
  end if;
  insert into public.payments as p
    (account_id, event_id, order_id, provider, provider_ref, amount_minor, currency, test_mode)
  values (bought.account_id, bought.event_id, bought.id, begin_payment.provider,
    begin_payment.provider_ref, bought.total_minor, bought.currency, bought.test_mode)
  on conflict on constraint payments_provider_provider_ref_key do nothing;
  -- Someone at the provider's page keeps the tickets; thirty minutes is how long that page lasts.
  update public.orders o set hold_expires_at = greatest(o.hold_expires_at, o.created_at + interval '45 minutes')
  where o.id = bought.id returning * into bought;
  return private.order_view(bought);
end
$$;
comment on function public.begin_payment(text, text, text, bigint, text) is
  'Records what a provider was asked for, before the buyer is sent there. OrderView.';

create function private.open_refund(
  paid public.payments, back_minor bigint, why text, by_user uuid, seats uuid[] default '{}', for_dispute boolean default false)
returns public.refunds
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened public.refunds;
begin
  insert into public.refunds
    (account_id, event_id, order_id, payment_id, provider, amount_minor, currency, reason, requested_by, ticket_ids, kind)
  values (paid.account_id, paid.event_id, paid.order_id, paid.id, paid.provider, back_minor,
    coalesce(paid.received_currency, paid.currency), why, by_user, seats, case when for_dispute then 'dispute' else 'refund' end)
  returning * into opened;
  return opened;
end
$$;
comment on function private.open_refund(public.payments, bigint, text, uuid, uuid[], boolean) is 'Notes money that must go back, and for which seats.';

create function private.refund_job(opened public.refunds)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.enqueue_job('refund_payment',
    jsonb_build_object('refundId', opened.id), 'refund_payment:' || opened.id)
$$;
comment on function private.refund_job(public.refunds) is 'Lets the job runner ask the provider for a refund.';

create function private.apply_order_payment(paid public.payments, payload jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  short_of uuid;
begin
  select * into strict bought from public.orders o where o.id = paid.order_id for update;
  select * into strict paid from public.payments p where p.id = paid.id for update;
  if paid.status in ('succeeded', 'disputed', 'mismatch') then
    return 'already_applied';
  end if;
  if (payload ->> 'amountMinor')::bigint is distinct from paid.amount_minor
    or upper(payload ->> 'currency') is distinct from paid.currency
    or coalesce((payload ->> 'testMode')::boolean, paid.test_mode) <> paid.test_mode then
    update public.payments p set status = 'mismatch', is_extra = true,
      received_minor = coalesce((payload ->> 'amountMinor')::bigint, 0),
      received_currency = coalesce(upper(payload ->> 'currency'), p.currency),
      charge_ref = coalesce(payload ->> 'chargeRef', p.charge_ref)
    where p.id = paid.id;
    update public.orders o set needs_attention = 'The payment is not what was asked for' where o.id = bought.id;
    return 'mismatch';
  end if;
  update public.payments p set status = 'succeeded', charge_ref = coalesce(payload ->> 'chargeRef', p.charge_ref)
  where p.id = paid.id returning * into paid;

  if bought.status in ('awaiting_payment', 'awaiting_offline') then
    -- Who was to pay later may have changed their mind and paid at the provider after all.
    perform private.complete_order(bought);
    return 'completed';
  end if;
  if bought.status in ('expired', 'cancelled') then
    begin
      short_of := private.take_capacity(bought.id);
      if short_of is not null then
        raise exception using errcode = 'PT409', message = 'sold out';
      end if;
      perform private.complete_order(bought);
      return 'completed_late';
    exception when sqlstate 'PT409' then
      update public.orders o set needs_attention = 'Paid after the reservation ended; sold out meanwhile'
      where o.id = bought.id;
    end;
    perform private.give_extra_back(paid, 'Paid after the reservation ended');
    return 'refund_late';
  end if;
  perform private.give_extra_back(paid, 'Paid twice');
  return 'refund_duplicate';
end
$$;
comment on function private.apply_order_payment(public.payments, jsonb) is
  'Completes an order exactly once; a late payment gets its tickets if they are still there, else its money back.';

create function private.give_extra_back(paid public.payments, why text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.payments p set is_extra = true where p.id = paid.id returning * into paid;
  perform private.refund_job(private.open_refund(paid, paid.amount_minor, why, null));
end
$$;
comment on function private.give_extra_back(public.payments, text) is 'Sends back a payment that pays for no order.';

create function private.settle_overtaken(bought public.orders, paid public.payments, back_minor bigint)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
begin
  if paid.status not in ('processing', 'requires_action', 'failed') then
    return bought;
  end if;
  if bought.status in ('awaiting_payment', 'awaiting_offline') and back_minor < bought.total_minor then
    update public.payments p set status = 'succeeded' where p.id = paid.id;
    return private.complete_order(bought);
  end if;
  update public.payments p set status = 'succeeded', is_extra = true where p.id = paid.id;
  if bought.status in ('reserved', 'awaiting_payment', 'awaiting_offline') then
    return private.end_hold(bought, 'cancelled');
  end if;
  return bought;
end
$$;
comment on function private.settle_overtaken(public.orders, public.payments, bigint) is
  'A refund that overtook the news of its payment: the money was there. What is back whole never paid for tickets.';

create function private.apply_refund(paid public.payments, payload jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  refunded public.refunds;
  back_minor bigint := (payload ->> 'amountMinor')::bigint;
  had_tickets boolean;
  takes_all boolean;
begin
  select * into strict bought from public.orders o where o.id = paid.order_id for update;
  select * into strict paid from public.payments p where p.id = paid.id for update;
  select * into refunded from public.refunds r
  where r.payment_id = paid.id
    and (r.provider_ref = payload ->> 'refundRef' or r.id::text = payload ->> 'refundId')
  for update;
  if refunded.status = 'done' then
    return 'already_applied';
  end if;
  if back_minor is null or back_minor <= 0
    or upper(payload ->> 'currency') is distinct from coalesce(paid.received_currency, paid.currency)
    or (refunded.id is not null and refunded.amount_minor <> back_minor) then
    update public.orders o set needs_attention = 'A refund is not what was asked for' where o.id = bought.id;
    return 'mismatch';
  end if;
  bought := private.settle_overtaken(bought, paid, back_minor);
  select * into strict paid from public.payments p where p.id = paid.id for update;
  if refunded.id is null then
    refunded := private.open_refund(paid, back_minor, 'Refunded at the provider', null);
  end if;
  update public.refunds r set status = 'done', provider_ref = coalesce(payload ->> 'refundRef', r.provider_ref)
  where r.id = refunded.id returning * into refunded;
  if paid.is_extra then
    return private.gave_extra_back(bought, paid, refunded);
  end if;

  had_tickets := bought.status in ('completed', 'partially_refunded');
  update public.orders o set
    refunded_minor = least(o.refunded_minor + back_minor, o.total_minor),
    status = case when o.refunded_minor + back_minor >= o.total_minor then 'refunded'
      else 'partially_refunded' end
  where o.id = bought.id returning * into bought;
  takes_all := bought.status = 'refunded' or refunded.kind = 'dispute';
  if had_tickets and (takes_all or cardinality(refunded.ticket_ids) > 0) then
    perform private.void_tickets(bought, case when not takes_all then refunded.ticket_ids end, 'refunded');
    update public.tickets t set status = 'refunded'
    where t.order_id = bought.id and t.status = 'cancelled' and (takes_all or t.id = any (refunded.ticket_ids));
    perform private.call_next(bought.event_id);
  elsif had_tickets and refunded.reason = 'Refunded at the provider' then
    update public.orders o set needs_attention = 'Money went back at the provider; no seat was cancelled'
    where o.id = bought.id;
  end if;
  perform private.issue_order_invoice(bought, refunded);
  perform private.enqueue_job('order_refunded',
    jsonb_build_object('orderId', bought.id, 'amountMinor', back_minor, 'refundId', refunded.id), 'order_refunded:' || refunded.id);
  return case when bought.status = 'refunded' then 'refunded' else 'partially_refunded' end;
end
$$;
comment on function private.apply_refund(public.payments, jsonb) is
  'Money that went back: exactly the seats it was for are void and back on sale, all of them once everything is back.';

create function private.gave_extra_back(bought public.orders, paid public.payments, refunded public.refunds)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if bought.completed_at is null and bought.status in ('expired', 'cancelled') and paid.status <> 'mismatch' then
    update public.orders o set status = case when o.refunded_minor + refunded.amount_minor >= o.total_minor
        then 'refunded' else o.status end,
      refunded_minor = least(o.refunded_minor + refunded.amount_minor, o.total_minor)
    where o.id = bought.id returning * into bought;
  end if;
  if refunded.kind = 'refund' and refunded.currency = bought.currency then
    perform private.enqueue_job('order_refunded', jsonb_build_object('orderId', bought.id,
      'amountMinor', refunded.amount_minor, 'refundId', refunded.id), 'order_refunded:' || refunded.id);
  end if;
  return case when bought.status = 'refunded' then 'refunded' when refunded.reason = 'Paid twice' then 'refunded_duplicate'
    else 'refunded_extra' end;
end
$$;
comment on function private.gave_extra_back(public.orders, public.payments, public.refunds) is
  'Money that paid for no order is back: tickets, invoice and what the order cost stay as they are.';

create function private.apply_plan_payment(asked public.plan_checkouts, payload jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  select * into strict asked from public.plan_checkouts c where c.id = asked.id for update;
  if asked.status = 'completed' then
    return 'already_applied';
  end if;
  if (payload ->> 'amountMinor')::bigint is distinct from asked.amount_minor
    or upper(payload ->> 'currency') is distinct from asked.currency
    or coalesce((payload ->> 'testMode')::boolean, asked.test_mode) <> asked.test_mode
    or coalesce(payload ->> 'userId', asked.user_id::text) <> asked.user_id::text
    or coalesce(payload ->> 'planType', asked.plan_type) <> asked.plan_type then
    update public.plan_checkouts c set status = 'failed' where c.id = asked.id;
    return 'mismatch';
  end if;
  update public.plan_checkouts c set status = 'completed' where c.id = asked.id;
  perform private.apply_plan(asked.user_id, asked.plan_type, 'payment ' || asked.provider || ' ' || asked.provider_ref);
  perform private.start_paid_month(asked, payload);
  return 'plan_applied';
end
$$;
comment on function private.apply_plan_payment(public.plan_checkouts, jsonb) is
  'A paid plan takes effect when amount, currency, mode, user and plan are what the server asked for.';

create function public.get_refund(refund_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('refundId', r.id, 'status', r.status, 'amountMinor', r.amount_minor,
    'currency', r.currency, 'provider', p.provider, 'providerRef', p.provider_ref,
    'chargeRef', p.charge_ref, 'testMode', p.test_mode)
  from public.refunds r join public.payments p on p.id = r.payment_id
  where r.id = refund_id_param
$$;
comment on function public.get_refund(uuid) is 'What the refund_payment job needs to ask the provider.';
