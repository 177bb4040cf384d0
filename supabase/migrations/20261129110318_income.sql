-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

create index donation_entries_days on public.donation_entries (account_id, booked_at) include (currency, amount_minor)
  where ledger_account = 'cash';
create index ledger_entries_days on public.ledger_entries (account_id, booked_at) include (currency, amount_minor)
  where ledger_account = 'cash';

CREATE OR REPLACE FUNCTION public.get_income()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid[] := array(select private.shown_accounts('money.read'));
  since constant timestamptz := date_trunc('day', now() at time zone 'utc') at time zone 'utc' - interval '89 days';
begin
  return (
    with booked as (
      select k.currency, k.amount_minor, k.booked_at from public.ledger_entries k
      where k.account_id = any (mine) and k.ledger_account = 'cash' and k.booked_at >= since
      union all
      select k.currency, k.amount_minor, k.booked_at from public.donation_entries k
      where k.account_id = any (mine) and k.ledger_account = 'cash' and k.booked_at >= since),
    days as (
      select currency, (booked_at at time zone 'utc')::date as day, sum(amount_minor)::bigint as kept from booked group by 1, 2),
    coming as (
      select distinct on (k.currency) k.id, k.currency, k.arrives_at from public.payouts k
      where k.account_id = any (mine) and k.status = 'pending' order by k.currency, k.arrives_at, k.id)
    select coalesce(jsonb_agg(jsonb_build_object('currency', currency,
      'days', coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'keptMinor', d.kept) order by d.day) from days d where d.currency = each.currency), '[]'),
      'nextPayout', (select jsonb_build_object('id', c.id, 'arrivesAt', c.arrives_at,
          'netMinor', (select coalesce(sum(l.amount_minor - l.fee_minor), 0)::bigint from public.payout_lines l where l.payout_id = c.id))
        from coming c where c.currency = each.currency)) order by currency), '[]')
    from (select currency from days union select currency from coming) each);
end
$function$;

comment on function public.get_income() is 'For each currency: what each of the last 90 days (UTC) left in the ledgers'' cash, in minor units, days without money left out; and the next transfer that is on its way to the bank.';

grant execute on function public.get_income() to authenticated;

grant execute on function public.get_income() to service_role;

reset check_function_bodies;
