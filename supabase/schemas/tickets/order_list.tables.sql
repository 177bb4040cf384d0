-- The planner's list of orders: searched, filtered, sorted and cut here, 50,000 of them as fast as fifty.

create view public.event_order_list with (security_invoker = true) as
select
  o.id, o.event_id, o.account_id, o.code, o.status, o.buyer_name, o.buyer_email, o.buyer_guest_id,
  o.total_minor, o.refunded_minor, o.total_minor - o.refunded_minor as net_minor, o.currency,
  (select coalesce(sum(i.quantity), 0)::integer from public.order_items i where i.order_id = o.id) as ticket_count,
  (select string_agg(i.quantity || ' × ' || i.name, ', ' order by i.position)
    from public.order_items i where i.order_id = o.id) as items_summary,
  (select p.provider from public.payments p where p.order_id = o.id
    order by p.status = 'succeeded' desc, p.created_at limit 1) as provider,
  o.source, o.test_mode, o.needs_attention, o.hold_expires_at, o.completed_at, o.created_at, o.channel, o.promo_code_id,
  o.discount_minor, o.fee_minor, o.tax_minor
from public.orders o;
comment on view public.event_order_list is 'The orders of an event, one line each; amounts in minor units.';
