-- Billing of plans: paid months, their renewal, scheduled changes, invoices, what happened.
-- Prices are the server's (core's price list); a plan changes only by a signed payment event.

create function private.note_billing(target_user_id uuid, what text, told jsonb default '{}')
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.billing_events (user_id, kind, detail) values (target_user_id, what, told);
  -- A plan that went along with its account is told by the mail about the account.
  if what in ('renewed', 'payment_failed', 'ended', 'downgraded', 'trial_ended') and told ->> 'reason' is distinct from 'handed_over' then
    perform private.enqueue_job('plan_notice', jsonb_build_object(
      'userId', target_user_id, 'event', what, 'detail', told),
      'plan_notice:' || target_user_id || ':' || what || ':' || extract(epoch from now())::bigint);
  end if;
end
$$;
comment on function private.note_billing(uuid, text, jsonb) is
  'Keeps what happened to a plan, and tells its owner by mail of what they did not do themselves.';

create function private.month_end(anchor timestamptz, months integer)
returns timestamptz
language sql immutable
set search_path = ''
as $$ select ((anchor at time zone 'UTC') + make_interval(months => months)) at time zone 'UTC' $$;
comment on function private.month_end(timestamptz, integer) is 'The end of the n-th paid month, by the calendar.';

create function private.issue_invoice(asked public.plan_checkouts, month_start timestamptz, month_end timestamptz, as_status text)
returns public.invoices
language plpgsql
security definer
set search_path = ''
as $$
declare
  issued public.invoices;
  in_series text := case when asked.test_mode then 'TEST-' else 'J-' end || to_char(now() at time zone 'UTC', 'YYYY');
  next_number bigint;
begin
  if as_status = 'paid' then
    update public.invoices i set status = 'paid', paid_at = now(), provider_ref = asked.provider_ref
    where i.user_id = asked.user_id and i.status = 'open' and i.period_start = month_start
    returning * into issued;
    if issued.id is not null then
      return issued;
    end if;
  end if;
  insert into private.invoice_numbers as n (series, last_number) values (in_series, 1)
  on conflict (series) do update set last_number = n.last_number + 1
  returning last_number into next_number;
  insert into public.invoices (number, user_id, buyer_name, buyer_email, plan_type, lines, total_minor,
    currency, period_start, period_end, status, provider, provider_ref, test_mode, paid_at)
  select in_series || '-' || lpad(next_number::text, 6, '0'), asked.user_id,
    coalesce(p.display_name, 'User'), u.email, asked.plan_type, asked.lines, asked.amount_minor,
    asked.currency, month_start, month_end, as_status, asked.provider, asked.provider_ref,
    asked.test_mode, case when as_status = 'paid' then now() end
  from auth.users u left join public.profiles p on p.user_id = u.id
  where u.id = asked.user_id
  returning * into issued;
  return issued;
end
$$;
comment on function private.issue_invoice(public.plan_checkouts, timestamptz, timestamptz, text) is
  'Issues the next invoice of the year, or marks the open one of this month as paid.';

create function private.start_paid_month(asked public.plan_checkouts, payload jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was public.plan_billing;
  billed public.plan_billing;
  goes_on boolean;
  happened text;
begin
  select * into was from public.plan_billing b where b.user_id = asked.user_id for update;
  -- A renewal goes on where the last month ended, a second payment of the same plan adds a month.
  goes_on := was.user_id is not null and was.status <> 'ended'
    and (asked.kind = 'renewal' or was.plan_type = asked.plan_type);
  happened := case
    when asked.kind = 'renewal' and private.plan_rank(asked.plan_type) < private.plan_rank(was.plan_type) then 'downgraded'
    when asked.kind = 'renewal' then 'renewed'
    when goes_on then 'extended'
    when was.user_id is not null and was.status <> 'ended' then 'upgraded'
    else 'started' end;
  billed.user_id := asked.user_id;
  billed.anchored_at := case when goes_on then was.anchored_at else now() end;
  billed.months := case when goes_on then was.months + 1 else 1 end;
  billed.period_start := case when goes_on then was.period_end else now() end;
  billed.period_end := private.month_end(billed.anchored_at, billed.months);
  insert into public.plan_billing as b (user_id, plan_type, anchored_at, months, period_start,
    period_end, amount_minor, currency, provider, customer_ref, method_label, next_attempt_at, test_mode)
  values (asked.user_id, asked.plan_type, billed.anchored_at, billed.months,
    case when happened = 'extended' then was.period_start else billed.period_start end,
    billed.period_end, asked.full_amount_minor, asked.currency, asked.provider,
    coalesce(payload ->> 'customerRef', was.customer_ref),
    coalesce(payload ->> 'methodLabel', was.method_label), billed.period_end, asked.test_mode)
  on conflict (user_id) do update set
    plan_type = excluded.plan_type, status = 'active', next_plan_type = null,
    anchored_at = excluded.anchored_at, months = excluded.months,
    period_start = excluded.period_start, period_end = excluded.period_end,
    amount_minor = excluded.amount_minor, currency = excluded.currency, provider = excluded.provider,
    customer_ref = excluded.customer_ref, method_label = excluded.method_label, failed_attempts = 0,
    next_attempt_at = excluded.next_attempt_at, test_mode = excluded.test_mode;
  perform private.note_billing(asked.user_id, happened, jsonb_build_object(
    'planType', asked.plan_type, 'from', was.plan_type, 'amountMinor', asked.amount_minor,
    'currency', asked.currency, 'invoice',
    (private.issue_invoice(asked, billed.period_start, billed.period_end, 'paid')).number));
end
$$;
comment on function private.start_paid_month(public.plan_checkouts, jsonb) is
  'A paid month begins, goes on or is added to; its invoice is issued.';

create function private.end_billing(target_user_id uuid, why text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended public.plan_billing;
begin
  update public.plan_billing b set status = 'ended', next_plan_type = null
  where b.user_id = target_user_id and b.status <> 'ended' returning * into ended;
  if ended.user_id is null then
    return;
  end if;
  update public.invoices i set status = 'uncollectible'
  where i.user_id = target_user_id and i.status = 'open';
  perform private.note_billing(target_user_id, 'ended',
    jsonb_build_object('planType', ended.plan_type, 'reason', why));
end
$$;
comment on function private.end_billing(uuid, text) is 'Nothing more is charged; the plan itself is another function''s to change.';

create function private.note_failed_renewal(asked public.plan_checkouts)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  billed public.plan_billing;
  pauses constant integer[] := array[1, 3, 7];
begin
  update public.plan_billing b set status = 'past_due', failed_attempts = b.failed_attempts + 1
  where b.user_id = asked.user_id and b.status <> 'ended' returning * into billed;
  if billed.user_id is null then
    return;
  end if;
  if billed.failed_attempts > cardinality(pauses) then
    perform private.end_billing(asked.user_id, 'unpaid');
    perform private.apply_plan(asked.user_id, 'free', 'unpaid after four tries');
    return;
  end if;
  update public.plan_billing b
  set next_attempt_at = greatest(now(), b.period_end) + make_interval(days =>
    pauses[billed.failed_attempts] - coalesce(pauses[billed.failed_attempts - 1], 0))
  where b.user_id = asked.user_id returning * into billed;
  if billed.failed_attempts = 1 then
    perform private.issue_invoice(asked, billed.period_end,
      private.month_end(billed.anchored_at, billed.months + 1), 'open');
  end if;
  perform private.note_billing(asked.user_id, 'payment_failed', jsonb_build_object(
    'planType', asked.plan_type, 'amountMinor', asked.amount_minor, 'currency', asked.currency,
    'tryAgainAt', billed.next_attempt_at, 'endsAt', billed.period_end + interval '7 days'));
end
$$;
comment on function private.note_failed_renewal(public.plan_checkouts) is
  'A renewal that failed is tried again after 1, 3 and 7 days; the plan stays until the last try.';
