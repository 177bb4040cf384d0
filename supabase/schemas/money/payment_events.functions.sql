-- The providers' signed events: each applied once, in whatever order they come.

create function private.apply_order_event(paid public.payments, event_type text, payload jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  case event_type
    when 'payment.succeeded' then
      return private.apply_order_payment(paid, payload);
    when 'refund.succeeded' then
      return private.apply_refund(paid, payload);
    when 'payment.disputed' then
      return private.apply_dispute(paid, 'opened', payload);
    when 'dispute.won', 'dispute.lost' then
      return private.apply_dispute(paid, split_part(event_type, '.', 2), payload);
    when 'payment.failed', 'payment.expired' then
      update public.payments p set status = 'failed'
      where p.id = paid.id and p.status in ('processing', 'requires_action');
    when 'refund.failed' then
      update public.refunds r set status = 'failed'
      where r.payment_id = paid.id and r.status = 'pending'
        and (r.provider_ref = payload ->> 'refundRef' or r.id::text = payload ->> 'refundId');
      update public.orders o set needs_attention = 'A refund failed at the provider' where o.id = paid.order_id;
    else
      null;
  end case;
  return 'noted';
end
$$;
comment on function private.apply_order_event(public.payments, text, jsonb) is 'What a provider''s news does to an order''s payment; the outcome in a word.';

create function private.apply_early_events(paid_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
  early public.provider_events;
begin
  select * into strict paid from public.payments p where p.id = paid_id;
  for early in
    select e.* from public.provider_events e
    where e.provider = paid.provider and e.payload ->> 'chargeRef' = paid.charge_ref and e.outcome = 'unknown'
    order by e.received_at
  loop
    update public.provider_events e
    set outcome = private.apply_order_event(paid, early.event_type, early.payload), payment_id = paid.id
    where e.provider = early.provider and e.event_id = early.event_id;
    select * into strict paid from public.payments p where p.id = paid_id;
  end loop;
end
$$;
comment on function private.apply_early_events(uuid) is
  'Disputes and refunds name only the money taken. Those that overtook the news of their payment take effect now.';

create function public.apply_payment_event(provider text, event_id text, event_type text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_outcome text;
  paid public.payments;
  asked public.plan_checkouts;
begin
  insert into public.provider_events as e (provider, event_id, event_type, payload)
  values (apply_payment_event.provider, apply_payment_event.event_id,
    apply_payment_event.event_type, apply_payment_event.payload)
  on conflict on constraint provider_events_pkey do nothing;
  if not found then
    return jsonb_build_object('outcome', 'duplicate', 'orderId', null);
  end if;

  -- News of one charge waits for one another, so that early and late news never miss each other.
  perform pg_advisory_xact_lock(hashtextextended('charge:' || (payload ->> 'chargeRef'), 0));
  select * into paid from public.payments p
  where p.provider = apply_payment_event.provider
    and (p.provider_ref = payload ->> 'providerRef' or p.charge_ref = payload ->> 'chargeRef')
  order by p.provider_ref = payload ->> 'providerRef' desc nulls last limit 1;
  select * into asked from public.plan_checkouts c
  where c.provider = apply_payment_event.provider and c.provider_ref = payload ->> 'providerRef';

  if paid.id is not null then
    new_outcome := private.apply_order_event(paid, event_type, payload);
  elsif asked.id is null then
    new_outcome := private.apply_gift_event(apply_payment_event.provider, event_type, payload);
  elsif event_type = 'payment.succeeded' then
    new_outcome := private.apply_plan_payment(asked, payload);
  else
    new_outcome := 'noted';
    update public.plan_checkouts c set status = 'failed'
    where c.id = asked.id and c.status = 'awaiting_payment' and event_type in ('payment.failed', 'payment.expired');
    if found and asked.kind = 'renewal' then
      perform private.note_failed_renewal(asked);
    end if;
  end if;

  update public.provider_events e set outcome = new_outcome, payment_id = paid.id
  where e.provider = apply_payment_event.provider and e.event_id = apply_payment_event.event_id;
  if paid.id is not null and event_type = 'payment.succeeded' then
    perform private.apply_early_events(paid.id);
  end if;
  return jsonb_build_object('outcome', new_outcome, 'orderId', paid.order_id);
end
$$;
comment on function public.apply_payment_event(text, text, text, jsonb) is
  'Applies one verified event once, in any order. Types: payment.succeeded, payment.failed, payment.expired, payment.disputed, dispute.won, dispute.lost, refund.succeeded, refund.failed. Payload: {providerRef, chargeRef?, amountMinor, currency, testMode?, refundRef?, refundId?, userId?, planType?}.';
