-- Every payment and refund of a planner's events and campaigns in one list, and what they must add up to.

create view private.money_moves with (security_invoker = true) as
select p.id, p.account_id, 'payment'::text as kind,
  case p.status when 'succeeded' then 'done' else p.status end as status,
  coalesce(p.received_minor, p.amount_minor) as amount_minor, coalesce(p.received_currency, p.currency) as currency,
  p.provider, p.method, null::text as reason, p.test_mode, p.created_at as at, p.event_id, p.order_id,
  null::uuid as campaign_id, null::uuid as donation_id
from public.payments p where p.status in ('succeeded', 'disputed', 'mismatch', 'failed')
union all
select r.id, r.account_id, r.kind, case r.status when 'pending' then 'open' else r.status end, r.amount_minor, r.currency,
  r.provider, null, r.reason, null, r.created_at, r.event_id, r.order_id, null, null
from public.refunds r
union all
select d.id, d.account_id, 'payment', case d.status when 'failed' then 'failed' else 'done' end, d.total_minor, d.currency,
  coalesce(d.provider, 'offline'), nullif(d.method, 'online'), null, d.test_mode, d.created_at, null, null, d.campaign_id, d.id
from public.donations d where d.status <> 'pledged'
union all
select r.id, r.account_id, 'refund', case r.status when 'pending' then 'open' else r.status end, r.amount_minor, r.currency,
  null, null, r.reason, null, r.created_at, null, null, r.campaign_id, r.donation_id
from public.donation_refunds r;
comment on view private.money_moves is
  'Payments and refunds of tickets and of gifts. A checkout that was only begun is none. kind: payment, refund, dispute; status: open, done, disputed, mismatch (not what was asked for), failed.';
