-- Every payment and refund of a planner's events and campaigns in one list, and what they must add up to.

create function public.list_payments(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  mine constant uuid[] := array(select private.shown_accounts('money.read'));
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  before_at constant timestamptz := request ->> 'beforeAt';
  before_id constant uuid := request ->> 'beforeId';
  size constant integer := least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000);
  start constant integer := private.page_start(request);
begin
  return (
    -- Names are joined twice: here for the text alone, and without one the planner leaves them out; then for the page.
    with matching as not materialized (
      select m.* from private.money_moves m
      left join public.orders o on o.id = m.order_id
      left join public.events e on e.id = m.event_id
      left join public.donations d on d.id = m.donation_id
      left join public.campaigns c on c.id = m.campaign_id
      where m.account_id = any (mine)
        and (patterns = '{}' or private.search_words(concat_ws(' ', o.code, o.buyer_name, o.buyer_email, e.name,
          d.code, d.donor_name, d.donor_email, c.name)) like all (patterns))
        and case wanted
          when 'payments' then m.kind = 'payment'
          when 'refunds' then m.kind <> 'payment'
          when 'open' then m.status = 'open'
          when 'trouble' then m.kind = 'dispute' or m.status in ('disputed', 'mismatch', 'failed')
          else true end),
    page as (
      select m.* from matching m
      where before_at is null or (m.at, m.id) < (before_at, before_id)
      order by m.at desc, m.id desc
      limit size offset start)
    select jsonb_build_object(
      'total', case when before_at is null then (select count(*) from matching) end,
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'kind', m.kind, 'status', m.status, 'amountMinor', m.amount_minor, 'currency', m.currency,
        'provider', coalesce(m.provider, d.provider, 'offline'), 'method', m.method, 'reason', m.reason,
        'isTest', coalesce(m.test_mode, o.test_mode, d.test_mode), 'at', m.at, 'code', coalesce(o.code, d.code),
        'person', coalesce(o.buyer_name, d.donor_name), 'email', coalesce(o.buyer_email, d.donor_email),
        'about', coalesce(e.name, c.name), 'eventId', m.event_id, 'orderId', m.order_id, 'campaignId', m.campaign_id)
        order by m.at desc, m.id desc), '[]'))
    from page m
    left join public.orders o on o.id = m.order_id
    left join public.events e on e.id = m.event_id
    left join public.donations d on d.id = m.donation_id
    left join public.campaigns c on c.id = m.campaign_id);
end
$$;
comment on function public.list_payments(jsonb) is
  'Payments and refunds of the caller''s accounts, newest first: {text, filter (payments, refunds, open, trouble), from, size}; or what comes after {beforeAt, beforeId}, uncounted. Text reads the list from end to end: it looks into names of two tables.';

create function public.get_payment_totals()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  mine uuid[] := array(select private.shown_accounts('money.read'));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'paymentsMinor', coalesce(l.came, 0),
      'refundsMinor', coalesce(l.went, 0), 'openMinor', coalesce(m.open, 0), 'troubles', coalesce(m.troubles, 0),
      'cashMinor', coalesce(l.came, 0) - coalesce(l.went, 0),
      'differenceMinor', coalesce(m.moved, 0) - coalesce(l.came, 0) + coalesce(l.went, 0),
      'differences', case when coalesce(m.moved, 0) = coalesce(l.came, 0) - coalesce(l.went, 0) then '[]'::jsonb
        else private.payment_differences(mine, currency) end)
      order by l.came desc nulls last, currency), '[]')
    from (
      select v.currency, coalesce(sum(case when v.kind = 'payment' and v.status in ('done', 'disputed', 'mismatch') then v.amount_minor
          when v.kind <> 'payment' and v.status = 'done' then -v.amount_minor end), 0)::bigint as moved,
        coalesce(sum(v.amount_minor) filter (where v.kind <> 'payment' and v.status = 'open'), 0)::bigint as open,
        count(*) filter (where v.kind = 'dispute' or v.status in ('disputed', 'mismatch', 'failed')) as troubles
      from private.money_moves v where v.account_id = any (mine) group by v.currency) m
    full join (
      select b.currency, coalesce(sum(b.amount_minor) filter (where b.amount_minor > 0), 0)::bigint as came,
        coalesce(-sum(b.amount_minor) filter (where b.amount_minor < 0), 0)::bigint as went
      from (select k.currency, k.amount_minor from public.ledger_entries k
          where k.account_id = any (mine) and k.ledger_account = 'cash'
        union all
        select k.currency, k.amount_minor from public.donation_entries k
          where k.account_id = any (mine) and k.ledger_account = 'cash') b
      group by b.currency) l using (currency));
end
$$;
comment on function public.get_payment_totals() is
  'For each currency, in minor units, by the ledgers: what came, what was given back, and the cash that is left; refunds on their way and troubles by the list. The list of payments less refunds must leave the same cash: differenceMinor is 0, or differences names the events [{eventId, name, differenceMinor}].';

create function public.get_income()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_income() is
  'For each currency: what each of the last 90 days (UTC) left in the ledgers'' cash, in minor units, days without money left out; and the next transfer that is on its way to the bank.';

create function private.payment_differences(accounts uuid[], of_currency text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id, 'name', e.name, 'differenceMinor', d.minor) order by e.name, e.id), '[]')
    from (
      select x.event_id, sum(x.minor)::bigint as minor
      from (
        select v.event_id, case when v.kind = 'payment' and v.status in ('done', 'disputed', 'mismatch') then v.amount_minor
          when v.kind <> 'payment' and v.status = 'done' then -v.amount_minor else 0 end as minor
        from private.money_moves v where v.account_id = any (accounts) and v.currency = of_currency and v.event_id is not null
        union all
        select k.event_id, -k.amount_minor from public.ledger_entries k
        where k.account_id = any (accounts) and k.currency = of_currency and k.ledger_account = 'cash') x
      group by x.event_id having sum(x.minor) <> 0) d
    join public.events e on e.id = d.event_id);
end
$$;
comment on function private.payment_differences(uuid[], text) is
  'The events whose payments less refunds are not the ledger''s cash. Read only when the sums differ: it goes through all of them.';
