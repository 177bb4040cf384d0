-- Calls about paid months: stepping down and back, what a lower plan freezes, what the server renews.

-- What people ask for -----------------------------------------------------------------------------

create function private.plan_change_waits(target_user_id uuid, to_plan text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  billed public.plan_billing;
begin
  if target_user_id is distinct from (select auth.uid()) and (select auth.role()) is distinct from 'service_role' then
    return false;
  end if;
  if to_plan = 'free' and exists (select from public.plan_billing b
    where b.user_id = target_user_id and b.status = 'past_due' and b.period_end <= now()) then
    perform private.end_billing(target_user_id, 'cancelled');
    return false;
  end if;
  update public.plan_billing b set next_plan_type = to_plan
  where b.user_id = target_user_id and b.status <> 'ended'
    and private.plan_rank(to_plan) < private.plan_rank(b.plan_type)
  returning * into billed;
  if billed.user_id is null then
    return false;
  end if;
  perform private.note_billing(target_user_id, 'change_scheduled', jsonb_build_object(
    'from', billed.plan_type, 'planType', to_plan, 'at', billed.period_end));
  return true;
end
$$;
comment on function private.plan_change_waits(uuid, text) is
  'Notes a step down for the end of the paid month; false when none runs or is unpaid, so that it is at once.';

create function public.schedule_plan_change(plan_type_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  was_billed boolean := exists (select from public.plan_billing b where b.user_id = caller and b.status <> 'ended');
begin
  if plan_type_param is null or plan_type_param not in ('free', 'premium', 'pro') then
    perform private.refuse(400, 'invalid_input', 'Choose free, premium or pro', 'plan_type_param');
  end if;
  if not was_billed then
    perform private.refuse(409, 'conflict', 'There is no paid plan to change');
  end if;
  if private.plan_change_waits(caller, plan_type_param) then
    return;
  end if;
  if exists (select from public.plan_billing b where b.user_id = caller and b.status <> 'ended') then
    perform private.refuse(409, 'conflict', 'Choose a plan below the one you have', 'plan_type_param');
  end if;
  perform private.apply_plan(caller, 'free', 'cancelled while a payment was due');
end
$$;
comment on function public.schedule_plan_change(text) is
  'The caller''s plan steps down (free cancels it) at the end of the paid month; nothing changes before. An unpaid one ends at once.';

create function public.resume_plan()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  billed public.plan_billing;
begin
  update public.plan_billing b set next_plan_type = null
  where b.user_id = caller and b.status <> 'ended' and b.next_plan_type is not null and b.period_end > now()
  returning * into billed;
  if billed.user_id is null then
    perform private.refuse(409, 'conflict', 'No change of plan is scheduled');
  end if;
  perform private.note_billing(caller, 'resumed', jsonb_build_object('planType', billed.plan_type));
end
$$;
comment on function public.resume_plan() is 'Takes a scheduled change or cancellation back.';

create function public.get_plan_impact(plan_type_param text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  own_account uuid := private.account_of_user((select auth.uid()));
  gate record;
  counted bigint;
  frozen jsonb := '[]';
begin
  if own_account is null then
    perform private.refuse(403, 'not_allowed', 'Sign in first');
  end if;
  if plan_type_param is null or plan_type_param not in ('free', 'premium', 'pro', 'business') then
    perform private.refuse(400, 'invalid_input', 'Choose free, premium, pro or business', 'plan_type_param');
  end if;
  -- The gates themselves say which tables they freeze, so that none is forgotten here.
  for gate in
    select distinct g.feature_key, g.title, g.required_plan, c.relname, private.plan_rank(g.required_plan) as rank
    from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    join public.plan_gates g
      on g.feature_key = split_part(encode(t.tgargs, 'escape'), '\000', 1)
    where t.tgfoid = 'private.gate_write'::regproc and c.relnamespace = 'public'::regnamespace
      and private.plan_rank(g.required_plan) > private.plan_rank(plan_type_param)
    order by rank, g.title, c.relname
  loop
    execute format('select count(*) from public.%I line where line.account_id = $1%s', gate.relname,
      case when gate.relname = 'team_members' then ' and line.role_id <> private.built_in_role(''owner'') and line.status <> ''removed''' else '' end)
    into counted using own_account;
    if counted > 0 then
      frozen := frozen || jsonb_build_object('featureKey', gate.feature_key, 'title', gate.title,
        'requiredPlan', gate.required_plan, 'kind', gate.relname, 'count', counted);
    end if;
  end loop;
  return jsonb_build_object('planType', plan_type_param, 'frozen', frozen,
    'eventsToCome', (select count(*) from public.events e
      where e.account_id = own_account and e.status = 'published' and e.end_date > now()),
    'ticketsSold', (select count(*) from public.tickets t join public.events e on e.id = t.event_id
      where t.account_id = own_account and t.status in ('valid', 'checked_in') and e.end_date > now()));
end
$$;
comment on function public.get_plan_impact(text) is
  '{planType, frozen: [{featureKey, title, requiredPlan, kind, count}], eventsToCome, ticketsSold}: what the caller could look at but no longer change on that plan. Guests notice nothing.';

-- What the server does ----------------------------------------------------------------------------

create function public.get_plan_billing(user_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('planType', b.plan_type, 'status', b.status, 'nextPlanType', b.next_plan_type,
    'periodStart', b.period_start, 'periodEnd', b.period_end, 'amountMinor', b.amount_minor,
    'currency', b.currency, 'methodLabel', b.method_label, 'customerRef', b.customer_ref,
    'failedAttempts', b.failed_attempts, 'nextAttemptAt', b.next_attempt_at, 'testMode', b.test_mode,
    'currentPlan', s.plan_type)
  from public.subscriptions s left join public.plan_billing b on b.user_id = s.user_id
  where s.user_id = user_id_param
$$;
comment on function public.get_plan_billing(uuid) is 'For the server: a user''s paid month and plan in force; null without a subscription row.';

create function public.claim_due_renewals()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  over record;
  due jsonb;
begin
  for over in
    select b.user_id, b.plan_type from public.plan_billing b
    where b.status <> 'ended' and b.next_plan_type = 'free' and b.period_end <= now()
    order by b.period_end limit 100 for update skip locked
  loop
    perform private.end_billing(over.user_id, 'cancelled');
    perform private.apply_plan(over.user_id, 'free', 'cancelled at the end of the paid month');
  end loop;

  with claimed as (
    update public.plan_billing b set next_attempt_at = now() + interval '30 minutes'
    where b.user_id in (
      select d.user_id from public.plan_billing d
      where d.status <> 'ended' and d.next_attempt_at <= now() and d.period_end <= now()
      order by d.next_attempt_at limit 50 for update skip locked)
    returning b.*)
  select coalesce(jsonb_agg(jsonb_build_object(
    'userId', c.user_id, 'planType', coalesce(c.next_plan_type, c.plan_type), 'provider', c.provider,
    'customerRef', c.customer_ref, 'email', u.email,
    'reference', 'renewal_' || replace(c.user_id::text, '-', '') || '_' || c.months || '_' || c.failed_attempts)), '[]')
  into due from claimed c join auth.users u on u.id = c.user_id;

  perform private.note_billing(s.user_id, 'trial_ended') from public.subscriptions s
  where s.is_trial and s.trial_end_at between now() - interval '7 days' and now()
    and not exists (select from public.billing_events e where e.user_id = s.user_id and e.kind = 'trial_ended');
  return due;
end
$$;
comment on function public.claim_due_renewals() is
  'Ends what was cancelled, notes trials that are over, and gives the renewals to charge now: [{userId, planType, provider, customerRef, email, reference}].';

create function public.get_plan_notice(job_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', u.email, 'name', coalesce(p.display_name, ''), 'event', j.payload ->> 'event',
    'detail', j.payload -> 'detail')
  from public.jobs j
  join auth.users u on u.id::text = j.payload ->> 'userId'
  left join public.profiles p on p.user_id = u.id
  where j.id = job_id and j.kind = 'plan_notice'
$$;
comment on function public.get_plan_notice(uuid) is
  'What the mail about a plan says: {to, name, event, detail}; null when its owner is gone.';

create function public.fail_renewal(provider_param text, provider_ref_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.plan_checkouts;
begin
  update public.plan_checkouts c set status = 'failed'
  where c.provider = provider_param and c.provider_ref = provider_ref_param and c.status = 'awaiting_payment'
    and c.kind = 'renewal' returning * into asked;
  if asked.id is not null then
    perform private.note_failed_renewal(asked);
  end if;
end
$$;
comment on function public.fail_renewal(text, text) is 'For the server: a renewal that could not even be asked for (no saved way to pay).';

-- Trials are told of like everything else.
create function private.note_trial()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_billing(new.user_id, 'trial_started');
  return null;
end
$$;
comment on function private.note_trial() is 'Keeps that a trial started.';
