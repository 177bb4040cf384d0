-- What must equal what: three sums of each order's money, from three places that do not copy each other.

create view private.order_sums with (security_invoker = true) as
select o.event_id, o.id as order_id, o.currency, i.unit_minor * i.quantity as minor
from public.orders o join public.order_items i on i.order_id = o.id and i.event_id = o.event_id
where o.completed_at is not null
union all
select p.event_id, p.order_id, coalesce(p.received_currency, p.currency), coalesce(p.received_minor, p.amount_minor)
from public.payments p where p.is_extra
union all
select r.event_id, r.order_id, r.currency, -r.amount_minor from public.refunds r where r.status = 'done';
comment on view private.order_sums is
  'What should be there by an order''s own lines: what it cost, and money that paid for nothing, less what was given back. Several rows an order.';

create view private.provider_sums with (security_invoker = true) as
select m.event_id, m.order_id, m.currency, sum(m.minor) as minor
from (
  -- The first news of each payment, as the provider signed it.
  select distinct on (p.event_id, p.order_id, p.id) p.event_id, p.order_id, upper(e.payload ->> 'currency') as currency,
    (e.payload ->> 'amountMinor')::bigint as minor
  from public.payments p join public.provider_events e on e.payment_id = p.id and e.event_type = 'payment.succeeded'
  order by p.event_id, p.order_id, p.id, e.received_at
) m group by m.event_id, m.order_id, m.currency
union all
select m.event_id, m.order_id, m.currency, -sum(m.minor)
from (
  -- Each refund once, however often it was told.
  select distinct on (p.event_id, p.order_id, p.id, coalesce(e.payload ->> 'refundRef', e.payload ->> 'refundId', e.event_id)) p.event_id, p.order_id,
    upper(e.payload ->> 'currency') as currency, (e.payload ->> 'amountMinor')::bigint as minor
  from public.payments p join public.provider_events e on e.payment_id = p.id and e.event_type = 'refund.succeeded'
) m group by m.event_id, m.order_id, m.currency
union all
select m.event_id, m.order_id, m.currency, -sum(m.minor)
from (
  select distinct on (p.event_id, p.order_id, p.id) p.event_id, p.order_id, upper(coalesce(e.payload ->> 'currency', p.currency)) as currency,
    coalesce((e.payload ->> 'amountMinor')::bigint, p.amount_minor) as minor
  from public.payments p join public.provider_events e on e.payment_id = p.id and e.event_type = 'dispute.lost'
) m group by m.event_id, m.order_id, m.currency
union all
-- Money that was taken and given back by hand has no provider: what the planner noted is all there is.
select p.event_id, p.order_id, p.currency, p.amount_minor
from public.payments p where p.provider = 'offline' and p.status in ('succeeded', 'disputed')
union all
select r.event_id, r.order_id, r.currency, -r.amount_minor
from public.refunds r where r.provider = 'offline' and r.status = 'done';
comment on view private.provider_sums is 'What the providers'' signed events say came and went, and what was moved by hand.';
