-- What must equal what: three sums of each order's money, from three places that do not copy each other.

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
  where e.id = event_id_param and private.may('money.read', e.account_id, e.id);
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
