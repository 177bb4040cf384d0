-- Reconciling: payments and refunds that a provider told no news of.

create function public.list_open_payments()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'provider', asked.provider, 'providerRef', asked.provider_ref)), '[]')
  from (
    select p.provider, p.provider_ref, p.created_at from public.payments p
    where p.status in ('processing', 'requires_action')
    union all
    select c.provider, c.provider_ref, c.created_at from public.plan_checkouts c
    where c.status = 'awaiting_payment'
    order by 3 desc
    limit 100) asked
  where asked.created_at between now() - interval '2 days' and now() - interval '2 minutes'
$$;
comment on function public.list_open_payments() is
  'Checkouts without news for two minutes, to be looked up: [{provider, providerRef}].';

create function public.list_open_refunds()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(public.get_refund(open.id)), '[]')
  from (
    select r.id from public.refunds r
    where r.status = 'pending' and r.created_at < now() - interval '2 minutes'
    order by r.created_at
    limit 50) open
$$;
comment on function public.list_open_refunds() is
  'Refunds that were noted and not confirmed, to be asked for again, as get_refund tells them.';

revoke execute on function public.list_open_payments(), public.list_open_refunds()
  from public, anon, authenticated;
grant execute on function public.list_open_payments(), public.list_open_refunds() to service_role;
