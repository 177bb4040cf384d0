-- Payouts: what a provider sent to a bank of the money it took, line by line, held against the ledgers.

create function private.payout_targets(by_provider text, lines jsonb)
returns table (line_ref text, account_id uuid, payment_id uuid, refund_id uuid, donation_id uuid, donation_refund_id uuid,
  amount_minor bigint, fee_minor bigint)
language sql stable
security definer
set search_path = ''
as $$
  select distinct on (l.ref) l.ref, t.account_id, t.payment_id, t.refund_id, t.donation_id, t.donation_refund_id, l.amount, l.fee
  from (select j ->> 'ref' as ref, j ->> 'chargeRef' as charge, j ->> 'refundRef' as refund,
      (j ->> 'amountMinor')::bigint as amount, coalesce((j ->> 'feeMinor')::bigint, 0) as fee
    from jsonb_array_elements(lines) j) l
  cross join lateral (
    select p.account_id, p.id as payment_id, null::uuid as refund_id, null::uuid as donation_id, null::uuid as donation_refund_id
    from public.payments p where l.amount > 0 and l.refund is null and p.provider = by_provider and p.charge_ref = l.charge
    union all
    select r.account_id, null, r.id, null, null from public.refunds r
    where l.refund is not null and r.provider = by_provider and r.provider_ref = l.refund
    union all
    -- What a lost dispute took has no refund of the provider's.
    select r.account_id, null, r.id, null, null from public.refunds r join public.payments p on p.id = r.payment_id
    where l.amount < 0 and l.refund is null and r.kind = 'dispute' and p.provider = by_provider and p.charge_ref = l.charge
    union all
    select d.account_id, null, null, d.id, null from public.donations d
    where l.amount > 0 and l.refund is null and d.provider = by_provider and d.charge_ref = l.charge
    union all
    select r.account_id, null, null, null, r.id from public.donation_refunds r
    where l.refund is not null and r.provider_ref = l.refund) t
$$;
comment on function private.payout_targets(text, jsonb) is
  'Whose payment or refund each line of a payout is. Lines of other business, such as plans, are left out.';

create function public.apply_payout(provider text, event_id text, payout jsonb, lines jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_status text := payout ->> 'status';
  kept integer;
begin
  insert into public.provider_events as e (provider, event_id, event_type, payload, outcome)
  values (apply_payout.provider, apply_payout.event_id, 'payout.' || new_status, apply_payout.payout, 'payout')
  on conflict on constraint provider_events_pkey do nothing;
  perform pg_advisory_xact_lock(hashtextextended('payout:' || (payout ->> 'payoutRef'), 0));
  insert into public.payouts as k (account_id, provider, provider_ref, status, currency, arrives_at, test_mode)
  select distinct t.account_id, apply_payout.provider, payout ->> 'payoutRef', new_status, upper(payout ->> 'currency'),
    (payout ->> 'arrivesAt')::timestamptz, (payout ->> 'testMode')::boolean
  from private.payout_targets(apply_payout.provider, lines) t
  on conflict on constraint payouts_provider_provider_ref_account_id_key do nothing;
  insert into public.payout_lines (account_id, payout_id, line_ref, payment_id, refund_id, donation_id, donation_refund_id, amount_minor, fee_minor)
  select t.account_id, k.id, t.line_ref, t.payment_id, t.refund_id, t.donation_id, t.donation_refund_id, t.amount_minor, t.fee_minor
  from private.payout_targets(apply_payout.provider, lines) t
  join public.payouts k on k.account_id = t.account_id and k.provider = apply_payout.provider and k.provider_ref = payout ->> 'payoutRef'
  on conflict on constraint payout_lines_payout_id_line_ref_key do nothing;
  get diagnostics kept = row_count;
  -- News may come late: what arrived is not on its way again, and what failed stays so.
  update public.payouts k set status = new_status
  where k.provider = apply_payout.provider and k.provider_ref = payout ->> 'payoutRef'
    and (k.status, new_status) in (('pending', 'paid'), ('pending', 'failed'), ('paid', 'failed'));
  return jsonb_build_object('lines', kept);
end
$$;
comment on function public.apply_payout(text, text, jsonb, jsonb) is
  'Keeps a provider''s payout for every account whose money is in it, once: payout {payoutRef, status pending|paid|failed, currency, arrivesAt, testMode}, lines [{ref, chargeRef, refundRef, amountMinor, feeMinor}]. {lines}.';

create function private.payout_view(sent public.payouts)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', sent.id, 'provider', sent.provider, 'ref', sent.provider_ref, 'status', sent.status,
    'currency', sent.currency, 'arrivesAt', sent.arrives_at, 'isTest', sent.test_mode, 'lineCount', count(*),
    'grossMinor', coalesce(sum(l.amount_minor), 0), 'feeMinor', coalesce(sum(l.fee_minor), 0),
    'netMinor', coalesce(sum(l.amount_minor - l.fee_minor), 0))
  from public.payout_lines l where l.payout_id = sent.id
$$;
comment on function private.payout_view(public.payouts) is 'Payout: gross is what was taken less what went back, net what the bank gets.';

create function public.list_payouts(request jsonb default '{}')
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'total', (select count(*) from public.payouts k where k.account_id in (select private.shown_accounts('money.read'))),
    'rows', (select coalesce(jsonb_agg(private.payout_view(k) order by k.arrives_at desc, k.id desc), '[]')
      from (select k.* from public.payouts k where k.account_id in (select private.shown_accounts('money.read'))
        order by k.arrives_at desc, k.id desc
        limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000)
        offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) k))
$$;
comment on function public.list_payouts(jsonb) is 'Payouts of the caller''s accounts, the latest to arrive first: {from, size}.';

create function public.get_payout(payout_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  sent public.payouts;
begin
  select k.* into sent from public.payouts k
  where k.id = payout_id_param and k.account_id in (select private.my_accounts('money.read'));
  if sent.id is null then
    perform private.refuse(404, 'not_found', 'This payout does not exist');
  end if;
  return private.payout_view(sent) || jsonb_build_object('lines', (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'amountMinor', l.amount_minor, 'feeMinor', l.fee_minor,
      'code', coalesce(o.code, d.code), 'person', coalesce(o.buyer_name, d.donor_name), 'about', coalesce(e.name, c.name),
      'eventId', o.event_id, 'orderId', o.id, 'campaignId', d.campaign_id) order by coalesce(o.created_at, d.created_at) desc, l.id), '[]')
    from public.payout_lines l
    left join public.payments p on p.id = l.payment_id left join public.refunds r on r.id = l.refund_id
    left join public.orders o on o.id = coalesce(p.order_id, r.order_id) left join public.events e on e.id = o.event_id
    left join public.donation_refunds b on b.id = l.donation_refund_id
    left join public.donations d on d.id = coalesce(l.donation_id, b.donation_id) left join public.campaigns c on c.id = d.campaign_id
    where l.payout_id = sent.id));
end
$$;
comment on function public.get_payout(uuid) is 'Payout with its lines: which payment or refund, of whom, for what.';

create function public.get_payout_totals()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  mine uuid[] := array(select private.shown_accounts('money.read'));
begin
  return (
    with kept as (
      select c.provider, c.currency, sum(c.amount_minor) as minor
      from (select e.provider, e.currency, e.amount_minor from public.ledger_entries e
          where e.account_id = any (mine) and e.ledger_account = 'cash' and e.provider <> 'offline'
        union all
        select d.provider, e.currency, e.amount_minor from public.donation_entries e join public.donations d on d.id = e.donation_id
          where e.account_id = any (mine) and e.ledger_account = 'cash' and d.provider is not null) c
      group by c.provider, c.currency),
    sent as (
      select k.provider, k.currency, sum(l.amount_minor) as gross, sum(l.fee_minor) as fee,
        sum(l.amount_minor - l.fee_minor) filter (where k.status = 'pending') as coming,
        -- Each line is the cash of its payment or refund in a ledger, or something is wrong.
        count(*) filter (where l.amount_minor is distinct from coalesce(
          (select sum(e.amount_minor) from public.ledger_entries e where e.payment_id = l.payment_id and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.ledger_entries e where e.refund_id = l.refund_id and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.donation_entries e where e.donation_id = l.donation_id and e.refund_id is null and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.donation_entries e where e.refund_id = l.donation_refund_id and e.ledger_account = 'cash'))) as off
      from public.payouts k join public.payout_lines l on l.payout_id = k.id
      where k.account_id = any (mine) and k.status <> 'failed' group by k.provider, k.currency)
    select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'currency', currency,
      'keptMinor', coalesce(kept.minor, 0), 'sentMinor', coalesce(sent.gross, 0), 'feeMinor', coalesce(sent.fee, 0),
      'comingMinor', coalesce(sent.coming, 0), 'waitingMinor', coalesce(kept.minor, 0) - coalesce(sent.gross, 0),
      'differences', coalesce(sent.off, 0)) order by kept.minor desc nulls last), '[]')
    from kept full join sent using (provider, currency));
end
$$;
comment on function public.get_payout_totals() is
  'For each provider and currency, in minor units: what the ledgers say it holds or sent (kept), what went into payouts before fees (sent), the fees, what is not at the bank yet (coming), what it still holds (waiting), and lines that are not what the ledgers say (differences: 0, or something is wrong).';
