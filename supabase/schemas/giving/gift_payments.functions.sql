-- Gifts' payments: the provider's signed events, gifts that repeat, refunds, and the mails' content.

create function private.gift_arrived(given public.donations, payload jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.campaigns;
begin
  if given.status in ('succeeded', 'refunded') then
    if payload ->> 'providerRef' <> given.provider_ref then
      update public.donations d set needs_attention = 'Paid twice: give ' || left(payload ->> 'providerRef', 200)
        || ' back at the provider' where d.id = given.id;
      return 'paid_twice';
    end if;
    return 'already_applied';
  end if;
  if (payload ->> 'amountMinor')::bigint is distinct from given.total_minor
    or upper(payload ->> 'currency') is distinct from given.currency
    or coalesce((payload ->> 'testMode')::boolean, given.test_mode) <> given.test_mode then
    update public.donations d set needs_attention = 'The payment is not what was asked for' where d.id = given.id;
    return 'mismatch';
  end if;
  -- One gift after the other, so that a sponsor's last money is promised once.
  select * into strict campaign from public.campaigns c where c.id = given.campaign_id for no key update;
  update public.donations d set status = 'succeeded', received_at = now(),
    charge_ref = coalesce(payload ->> 'chargeRef', d.charge_ref),
    provider_ref = coalesce(payload ->> 'providerRef', d.provider_ref),
    matched_minor = private.matched_of(campaign, d.amount_minor)
  where d.id = given.id;
  if given.plan_id is not null then
    update public.giving_plans p set
      status = case p.status when 'pending' then 'active' else p.status end,
      provider = coalesce(p.provider, given.provider),
      customer_ref = coalesce(payload ->> 'customerRef', p.customer_ref),
      method_label = coalesce(payload ->> 'methodLabel', p.method_label),
      started_at = coalesce(p.started_at, now()),
      charges = greatest(p.charges, 1),
      next_charge_at = coalesce(p.next_charge_at,
        now() + case p.frequency when 'month' then interval '1 month' else interval '1 year' end),
      failed_attempts = 0
    where p.id = given.plan_id;
  end if;
  perform private.enqueue_job('donation_receipt', jsonb_build_object('donationId', given.id), 'donation_receipt:' || given.id);
  return 'completed';
end
$$;
comment on function private.gift_arrived(public.donations, jsonb) is
  'A paid gift counts once when amount, currency and mode are what was asked for; a repeating one begins.';

create function private.gift_went_back(given public.donations, payload jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  back public.donation_refunds;
  back_minor bigint := (payload ->> 'amountMinor')::bigint;
begin
  select * into back from public.donation_refunds r
  where r.donation_id = given.id
    and (r.provider_ref = payload ->> 'refundRef' or r.id::text = payload ->> 'refundId')
  for update;
  if back.status = 'done' then
    return 'already_applied';
  end if;
  if back_minor is null or back_minor <= 0 or upper(payload ->> 'currency') is distinct from given.currency
    or back_minor > given.total_minor - given.refunded_minor
    or (back.id is not null and back.amount_minor <> back_minor) then
    update public.donations d set needs_attention = 'A refund is not what was asked for' where d.id = given.id;
    return 'mismatch';
  end if;
  if given.status in ('pledged', 'failed') then
    -- The refund overtook the news of the payment: the money was there.
    perform private.gift_arrived(given, payload || jsonb_build_object('amountMinor', given.total_minor));
  end if;
  if back.id is null then
    insert into public.donation_refunds (account_id, campaign_id, donation_id, amount_minor, currency, reason)
    values (given.account_id, given.campaign_id, given.id, back_minor, given.currency, 'Refunded at the provider')
    returning * into back;
  end if;
  update public.donation_refunds r set status = 'done', provider_ref = coalesce(payload ->> 'refundRef', r.provider_ref)
  where r.id = back.id;
  update public.donations d set refunded_minor = d.refunded_minor + back_minor,
    status = case when d.refunded_minor + back_minor >= d.total_minor then 'refunded' else d.status end
  where d.id = given.id returning * into given;
  perform private.enqueue_job('donation_refunded',
    jsonb_build_object('donationId', given.id, 'amountMinor', back_minor), 'donation_refunded:' || back.id);
  return case given.status when 'refunded' then 'refunded' else 'partially_refunded' end;
end
$$;
comment on function private.gift_went_back(public.donations, jsonb) is 'Money of a gift that went back; the bar falls with it.';

create function private.gift_not_paid(given public.donations)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  plan public.giving_plans;
begin
  update public.donations d set status = 'failed' where d.id = given.id and d.status = 'pledged';
  if not found or given.plan_id is null then
    return;
  end if;
  update public.giving_plans p set failed_attempts = p.failed_attempts + 1,
    -- Three tries some days apart, then it rests until its donor says otherwise.
    status = case when p.failed_attempts >= 2 then 'paused' else p.status end,
    next_charge_at = now() + interval '3 days'
  where p.id = given.plan_id and p.status = 'active' returning * into plan;
  if plan.id is not null then
    perform private.enqueue_job('donation_failed', jsonb_build_object('donationId', given.id), 'donation_failed:' || given.id);
  end if;
end
$$;
comment on function private.gift_not_paid(public.donations) is 'A payment that failed or ran out; a repeating gift is tried again twice.';

create function private.apply_gift_event(for_provider text, event_type text, payload jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.donations;
begin
  select * into given from public.donations d
  where d.provider = for_provider
    and (d.provider_ref = payload ->> 'providerRef' or d.charge_ref = payload ->> 'chargeRef'
      or d.id = (select p.donation_id from private.gift_payment_pages p
        where p.provider = for_provider and p.provider_ref = payload ->> 'providerRef'))
  order by d.provider_ref = payload ->> 'providerRef' desc nulls last limit 1 for update;
  if given.id is null then
    return 'unknown';
  end if;
  case event_type
    when 'payment.succeeded' then return private.gift_arrived(given, payload);
    when 'refund.succeeded', 'dispute.lost' then return private.gift_went_back(given, payload);
    when 'payment.failed', 'payment.expired' then
      -- A page that nobody used any more says nothing about the one that is open now.
      if payload ->> 'providerRef' is not distinct from given.provider_ref then
        perform private.gift_not_paid(given);
      end if;
    when 'refund.failed' then
      update public.donation_refunds r set status = 'failed' where r.donation_id = given.id and r.status = 'pending'
        and (r.provider_ref = payload ->> 'refundRef' or r.id::text = payload ->> 'refundId');
      update public.donations d set needs_attention = 'A refund failed at the provider' where d.id = given.id;
    when 'payment.disputed' then
      update public.donations d set needs_attention = 'The donor''s bank disputes this payment' where d.id = given.id;
    when 'dispute.won' then
      update public.donations d set needs_attention = null where d.id = given.id;
    else null;
  end case;
  return 'noted';
end
$$;
comment on function private.apply_gift_event(text, text, jsonb) is 'Applies a verified payment event to the gift it is about; unknown when it is about none.';

-- Gifts that repeat -------------------------------------------------------------------------------

create function public.claim_due_gifts()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  plan public.giving_plans;
  campaign public.campaigns;
  new_id uuid;
begin
  for plan in
    select * from public.giving_plans p where p.status = 'active' and p.next_charge_at <= now()
    order by p.next_charge_at limit 50 for update skip locked
  loop
    select * into strict campaign from public.campaigns c where c.id = plan.campaign_id;
    if private.campaign_state(campaign) = 'ended' then
      update public.giving_plans p set status = 'cancelled', ended_at = now() where p.id = plan.id;
      continue;
    end if;
    new_id := gen_random_uuid();
    insert into public.donations (id, account_id, campaign_id, plan_id, code, token_hash, amount_minor, fee_minor, currency,
      frequency, fund_id, donor_name, donor_email, wall_name, dedication_kind, dedication_name, provider, provider_ref, test_mode)
    select new_id, d.account_id, d.campaign_id, plan.id, private.new_order_code(),
      private.hash_token(private.derive_token('donation', new_id, 1)), plan.amount_minor,
      case when plan.covers_fee then private.fee_on_top(campaign, plan.amount_minor) else 0 end, plan.currency,
      plan.frequency, d.fund_id, d.donor_name, d.donor_email, d.wall_name, d.dedication_kind, d.dedication_name,
      plan.provider, 'gift_' || replace(new_id::text, '-', ''), private.is_test_mode()
    from public.donations d where d.plan_id = plan.id order by d.created_at limit 1;
    update public.giving_plans p set charges = p.charges + case p.failed_attempts when 0 then 1 else 0 end,
      next_charge_at = p.started_at + (p.charges + case p.failed_attempts when 0 then 1 else 0 end)
        * case p.frequency when 'month' then interval '1 month' else interval '1 year' end
    where p.id = plan.id;
  end loop;
  -- Also those that were noted and, as it seems, never asked for.
  return (select coalesce(jsonb_agg(jsonb_build_object('reference', d.provider_ref, 'provider', d.provider,
      'customerRef', p.customer_ref, 'amountMinor', d.total_minor, 'currency', d.currency, 'code', d.code,
      'title', c.name)), '[]')
    from public.donations d join public.giving_plans p on p.id = d.plan_id join public.campaigns c on c.id = d.campaign_id
    where d.status = 'pledged' and d.provider_ref like 'gift\_%'
      and (d.created_at = now() or d.created_at between now() - interval '1 day' and now() - interval '10 minutes'));
end
$$;
comment on function public.claim_due_gifts() is
  'For the server: notes the repeating gifts that are due and gives those to charge: [{reference, provider, customerRef, amountMinor, currency, code, title}].';

create function public.fail_gift(provider_param text, provider_ref_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.gift_not_paid(d) from public.donations d
  where d.provider = provider_param and d.provider_ref = provider_ref_param and d.status = 'pledged';
end
$$;
comment on function public.fail_gift(text, text) is 'For the server: a repeating gift that could not even be asked for.';

create function private.giving_plan_of(plan_token text)
returns public.giving_plans
language plpgsql
security definer
set search_path = ''
as $$
declare
  plan public.giving_plans;
begin
  select p.* into plan from public.giving_plans p
  where p.token_hash = private.hash_token(coalesce(plan_token, '')) and p.status <> 'pending' for update;
  if plan.id is null then
    perform private.refuse_link();
  end if;
  return plan;
end
$$;
comment on function private.giving_plan_of(text) is 'The repeating gift of a token, locked; otherwise the one neutral refusal.';

create function private.giving_page(plan public.giving_plans)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('plan', private.giving_plan_view(plan), 'event', private.campaign_subject(c),
    'campaign', private.public_campaign(c), 'pageUrl', coalesce(private.campaign_page_url(c.id), private.site_url()),
    'gifts', (select coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'status', d.status, 'totalMinor', d.total_minor,
        'refundedMinor', d.refunded_minor, 'at', coalesce(d.received_at, d.created_at)) order by d.created_at desc), '[]')
      from (select * from public.donations x where x.plan_id = plan.id order by x.created_at desc limit 60) d),
    'testMode', private.is_test_mode(), 'serverTime', now())
  from public.campaigns c where c.id = plan.campaign_id
$$;
comment on function private.giving_page(public.giving_plans) is 'GivingPage: a repeating gift, its campaign and the gifts so far.';

create function public.get_giving_plan(plan_token text)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.giving_page(private.giving_plan_of(plan_token)) $$;
comment on function public.get_giving_plan(text) is 'A repeating gift by its donor''s own link. GivingPage.';

create function public.change_giving_plan(plan_token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  plan public.giving_plans := private.giving_plan_of(plan_token);
  campaign public.campaigns;
  amount bigint;
begin
  select * into strict campaign from public.campaigns c where c.id = plan.campaign_id;
  if plan.status = 'cancelled' then
    perform private.refuse(409, 'conflict', 'This gift was ended. You can begin a new one on the campaign''s page');
  end if;
  case payload ->> 'action'
    when 'amount' then
      amount := case when (payload ->> 'amountMinor') ~ '^\d{1,12}$' then (payload ->> 'amountMinor')::bigint end;
      if amount is null or amount not between campaign.least_minor and campaign.most_minor then
        perform private.refuse(400, 'invalid_input', 'Choose an amount that can be given here', 'amountMinor');
      end if;
      update public.giving_plans p set amount_minor = amount where p.id = plan.id returning * into plan;
    when 'pause' then
      update public.giving_plans p set status = 'paused' where p.id = plan.id returning * into plan;
    when 'resume' then
      update public.giving_plans p set status = 'active', failed_attempts = 0,
        next_charge_at = greatest(p.next_charge_at, now() + interval '1 day')
      where p.id = plan.id and p.status = 'paused';
      select * into plan from public.giving_plans p where p.id = plan.id;
    when 'cancel' then
      update public.giving_plans p set status = 'cancelled', ended_at = now() where p.id = plan.id returning * into plan;
    else
      perform private.refuse(400, 'invalid_input', 'Choose what to change', 'action');
  end case;
  return private.giving_page(plan);
end
$$;
comment on function public.change_giving_plan(text, jsonb) is
  'What a donor does with a repeating gift: {action: amount, amountMinor} from the next gift on, pause, resume or cancel. GivingPage.';

-- What mails and refunds need ---------------------------------------------------------------------

create function private.donation_source(job public.jobs)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', d.donor_email, 'name', coalesce(d.donor_name, ''), 'locale', c.locale,
    'gift', private.gift_view(d), 'amountMinor', job.payload -> 'amountMinor')
  from public.donations d join public.campaigns c on c.id = d.campaign_id
  where d.id::text = job.payload ->> 'donationId'
$$;
comment on function private.donation_source(public.jobs) is 'GiftMailSource: {to, name, locale, gift, amountMinor}.';

create function private.donation_refund_source(target_refund_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('refundId', r.id, 'status', r.status, 'amountMinor', r.amount_minor, 'currency', r.currency,
    'provider', d.provider, 'providerRef', d.provider_ref, 'chargeRef', d.charge_ref, 'testMode', d.test_mode)
  from public.donation_refunds r join public.donations d on d.id = r.donation_id
  where r.id = target_refund_id
$$;
comment on function private.donation_refund_source(uuid) is 'What the job needs to ask the provider for a gift''s refund; the shape of get_refund.';

create function private.refund_donation_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.donation_refund_source((job.payload ->> 'refundId')::uuid);
end
$$;
comment on function private.refund_donation_source(public.jobs) is
  'What asks the provider for a gift''s refund.';
