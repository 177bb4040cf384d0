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

revoke all on private.order_sums, private.provider_sums from public, anon, authenticated, service_role;

create function public.get_reconciliation(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e
  where e.id = event_id_param and e.account_id in (select private.my_accounts());
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return (
    with lines as materialized (
      select s.order_id, s.currency, sum(s.by_orders)::bigint as by_orders, sum(s.by_providers)::bigint as by_providers,
        sum(s.by_ledger)::bigint as by_ledger
      from (
        select v.order_id, v.currency, v.minor as by_orders, 0 as by_providers, 0 as by_ledger
        from private.order_sums v where v.event_id = event.id
        union all
        select v.order_id, v.currency, 0, v.minor, 0 from private.provider_sums v where v.event_id = event.id
        union all
        select l.order_id, l.currency, 0, 0, l.amount_minor from public.ledger_entries l
        where l.event_id = event.id and l.ledger_account = 'cash') s
      group by s.order_id, s.currency),
    off as materialized (
      select n.* from lines n
      where n.by_ledger <> n.by_providers or n.by_ledger <> n.by_orders)
    select jsonb_build_object('currency', event.currency,
      'ordersMinor', n.by_orders, 'providersMinor', n.by_providers, 'cashMinor', n.by_ledger,
      'paymentsMinor', l.came, 'refundsMinor', l.went, 'heldMinor', -l.held, 'salesMinor', -l.sales,
      'feesMinor', -l.fees, 'taxMinor', -l.tax, 'refundedMinor', l.refunds, 'imbalanceMinor', l.total,
      'differenceCount', (select count(*) from off),
      'differences', (select coalesce(jsonb_agg(jsonb_build_object('orderId', o.id, 'code', o.code, 'person', o.buyer_name,
          'currency', f.currency, 'ordersMinor', f.by_orders, 'providersMinor', f.by_providers,
          'cashMinor', f.by_ledger, 'createdAt', o.created_at) order by o.created_at desc, o.id, f.currency), '[]')
        from (select * from off order by abs(off.by_ledger - off.by_orders) + abs(off.by_ledger - off.by_providers) desc limit 50) f
        join public.orders o on o.id = f.order_id),
      'extra', (select coalesce(jsonb_agg(jsonb_build_object('paymentId', p.id, 'orderId', o.id, 'code', o.code,
          'person', o.buyer_name, 'amountMinor', coalesce(p.received_minor, p.amount_minor),
          'currency', coalesce(p.received_currency, p.currency), 'askedMinor', p.amount_minor, 'askedCurrency', p.currency,
          'leftMinor', private.payment_left(p), 'at', p.updated_at) order by p.created_at desc), '[]')
        from public.payments p join public.orders o on o.id = p.order_id
        where p.event_id = event.id and p.is_extra and private.payment_left(p) > 0),
      'byProvider', (select coalesce(jsonb_agg(jsonb_build_object('provider', g.provider, 'paymentsMinor', g.paid,
          'refundsMinor', g.back) order by g.provider), '[]')
        from (select e.provider, coalesce(sum(e.amount_minor) filter (where e.payment_id is not null), 0)::bigint as paid,
            coalesce(-sum(e.amount_minor) filter (where e.refund_id is not null), 0)::bigint as back
          from public.ledger_entries e where e.event_id = event.id and e.ledger_account = 'cash'
            and e.currency = event.currency group by 1) g))
    from (select coalesce(sum(q.by_orders), 0)::bigint as by_orders, coalesce(sum(q.by_providers), 0)::bigint as by_providers,
          coalesce(sum(q.by_ledger), 0)::bigint as by_ledger from lines q where q.currency = event.currency) n,
      (select coalesce(sum(q.amount_minor), 0)::bigint as total,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'cash' and q.payment_id is not null), 0)::bigint as came,
          coalesce(-sum(q.amount_minor) filter (where q.ledger_account = 'cash' and q.refund_id is not null), 0)::bigint as went,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'held'), 0)::bigint as held,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'sales'), 0)::bigint as sales,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'fees'), 0)::bigint as fees,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'tax'), 0)::bigint as tax,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'refunds'), 0)::bigint as refunds
        from public.ledger_entries q where q.event_id = event.id and q.currency = event.currency) l);
end
$$;
comment on function public.get_reconciliation(uuid) is
  'Three sums of an event''s money, in minor units of its currency: by the orders'' lines, by the providers'' signed events, by the ledger''s cash. differences: every order, or other currency, where they are not one and the same. extra: money that pays for no order and is still here. imbalanceMinor is 0, or an entry is torn.';

revoke execute on function public.get_reconciliation(uuid) from public, anon, authenticated;
grant execute on function public.get_reconciliation(uuid) to authenticated, service_role;
