-- Plans: subscriptions and their guard, trials, plan checkouts, gates of paid writes.

-- Ranks -------------------------------------------------------------------------------------------

create function private.plan_rank(plan text)
returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(array_position(array['free', 'premium', 'pro', 'business'], plan), 1) $$;
comment on function private.plan_rank(text) is 'free 1 < premium 2 < pro 3 < business 4.';

create function private.account_plan_rank(target_account_id uuid)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(max(greatest(
    private.plan_rank(s.plan_type),
    case when s.is_trial and s.trial_end_at > now() then 2 else 1 end)), 1)
  from public.accounts a join public.subscriptions s on s.user_id = a.owner_user_id
  where a.id = target_account_id
$$;
comment on function private.account_plan_rank(uuid) is
  'The effective rank of an account: its owner''s plan, or premium while a trial runs.';

create function private.account_plan(target_account_id uuid)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (array['free', 'premium', 'pro', 'business'])[private.account_plan_rank(target_account_id)];
end
$$;
comment on function private.account_plan(uuid) is 'The effective plan of an account: its owner''s, or premium while a trial runs.';

create function private.has_team(target_account_id uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.account_plan_rank(target_account_id) >= private.plan_rank(
    (select g.required_plan from public.plan_gates g where g.feature_key = 'multi-admin'));
end
$$;
comment on function private.has_team(uuid) is
  'Whether an account''s plan lets others than its owner change things.';

create function private.require_plan(target_account_id uuid, feature text)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  gate public.plan_gates;
begin
  select * into strict gate from public.plan_gates g where g.feature_key = feature;
  perform private.require_feature(feature);
  -- Strangers to the account learn nothing of its plan; the policies refuse them.
  if private.account_plan_rank(target_account_id) < private.plan_rank(gate.required_plan)
    and target_account_id in (select private.my_teams()) then
    perform private.refuse(403, 'plan_required',
      gate.title || ' is a premium feature. Upgrade to gain access.', gate.title);
  end if;
end
$$;
comment on function private.require_plan(uuid, text) is
  'Refuses a paid write above the account''s plan (PT403, hint plan_required, detail the feature''s title) or switched off by a flag.';

create function private.gate_write()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    perform private.require_plan(new.account_id, tg_argv[0]);
  end if;
  return new;
end
$$;
comment on function private.gate_write() is
  'Trigger that gates a client''s writes by plan; server functions gate by calling require_plan.';

-- The guard ---------------------------------------------------------------------------------------

create function private.claim_trial(claiming_user_id uuid)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  verified_email text;
  started timestamptz;
begin
  select lower(u.email) into verified_email from auth.users u
  where u.id = claiming_user_id and u.email_confirmed_at is not null;
  if verified_email is null then
    return null;
  end if;
  insert into private.trials (user_id, email) values (claiming_user_id, verified_email)
  on conflict do nothing
  returning started_at into started;
  return started;
end
$$;
comment on function private.claim_trial(uuid) is
  'Starts the one trial of a user with a verified address; null when there was one already.';

create function private.guard_subscription()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  owner_name name := (select c.relowner::regrole from pg_catalog.pg_class c where c.oid = tg_relid);
  was public.subscriptions;
  trial_started timestamptz;
begin
  new.updated_at := now();
  if current_user = owner_name then
    return new;
  end if;

  if current_user <> 'service_role' and new.user_id is distinct from (select auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You can only change your own subscription');
  end if;

  if tg_op = 'UPDATE' then
    was := old;
  else
    if exists (select from public.subscriptions s where s.user_id = new.user_id) then
      return new; -- the unique key or the upsert's update, guarded itself, decides
    end if;
    was := null;
    was.id := gen_random_uuid();
    was.user_id := new.user_id;
    was.plan_type := 'free';
    was.is_trial := false;
    was.is_lifetime := false;
    was.created_at := now();
  end if;

  if private.plan_rank(new.plan_type) > private.plan_rank(was.plan_type) then
    was.pending_plan_type := new.plan_type;
  elsif new.plan_type <> was.plan_type then
    -- What is paid for lasts to the end of its month; without a paid month the step down is at once.
    if not private.plan_change_waits(new.user_id, new.plan_type) then
      was.plan_type := new.plan_type;
    end if;
    was.pending_plan_type := null;
  end if;

  if new.is_trial and not was.is_trial then
    trial_started := private.claim_trial(new.user_id);
    if trial_started is not null then
      was.is_trial := true;
      was.trial_start_at := trial_started;
      was.trial_end_at := trial_started + interval '14 days';
    end if;
  elsif was.is_trial and not new.is_trial then
    was.is_trial := false;
  end if;

  was.updated_at := now();
  return was;
end
$$;
comment on function private.guard_subscription() is
  'Nobody raises their own plan: decides by current_user, so it must stay SECURITY INVOKER.';

create function private.apply_plan(target_user_id uuid, plan text, reason text, actor_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A change of plan ends a test of plans: what was remembered before it is not brought back later.
  delete from private.plan_tests t where t.user_id = target_user_id;
  insert into public.subscriptions (user_id, plan_type) values (target_user_id, plan)
  on conflict (user_id) do update set
    plan_type = excluded.plan_type,
    pending_plan_type = case
      when private.plan_rank(public.subscriptions.pending_plan_type) > private.plan_rank(excluded.plan_type)
        then public.subscriptions.pending_plan_type end,
    is_trial = public.subscriptions.is_trial and excluded.plan_type = 'free';
  perform private.audit(private.account_of_user(target_user_id), 'plan.applied', 'subscriptions',
    target_user_id::text, null, jsonb_build_object('planType', plan, 'reason', reason), actor_id);
end
$$;
comment on function private.apply_plan(uuid, text, text, uuid) is
  'The only way to an effective plan: a signed payment event or an administrator; audited.';

create function public.set_user_plan(user_id_param uuid, plan_type_param text, reason_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right('users');
  if not exists (select from auth.users u where u.id = user_id_param) then
    perform private.refuse(404, 'not_found', 'There is no such user', 'user_id_param');
  end if;
  if plan_type_param is null or plan_type_param not in ('free', 'premium', 'pro', 'business') then
    perform private.refuse(400, 'invalid_input', 'Choose free, premium, pro or business', 'plan_type_param');
  end if;
  if coalesce(trim(reason_param), '') = '' then
    perform private.refuse(400, 'invalid_input', 'Say why the plan changes', 'reason_param');
  end if;
  perform private.end_billing(user_id_param, 'set_by_administrator');
  perform private.apply_plan(user_id_param, plan_type_param, left(reason_param, 500));
end
$$;
comment on function public.set_user_plan(uuid, text, text) is
  'An administrator sets a user''s plan; audited with the reason. Nothing more is charged for a paid one.';

create function public.begin_plan_checkout(
  user_id_param uuid, plan_type_param text, provider_param text, provider_ref_param text,
  amount_minor_param bigint, currency_param text, kind_param text default 'start',
  lines_param jsonb default '[]', full_amount_minor_param bigint default null)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into public.plan_checkouts
    (user_id, plan_type, provider, provider_ref, amount_minor, currency, test_mode, kind, lines,
      full_amount_minor)
  values (user_id_param, plan_type_param, provider_param, provider_ref_param,
    amount_minor_param, upper(currency_param), private.is_test_mode(), kind_param, lines_param,
    coalesce(full_amount_minor_param, amount_minor_param))
  on conflict (provider, provider_ref) do update set updated_at = now()
  returning id
$$;
comment on function public.begin_plan_checkout(uuid, text, text, text, bigint, text, text, jsonb, bigint) is
  'Records what a provider was asked for, before the buyer is sent there.';
