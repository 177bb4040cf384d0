-- Plans: subscriptions and their guard, trials, plan checkouts, gates of paid writes.

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  plan_type text not null default 'free'
    check (plan_type in ('free', 'premium', 'pro', 'business')),
  pending_plan_type text check (pending_plan_type in ('premium', 'pro', 'business')),
  is_trial boolean not null default false,
  trial_start_at timestamptz,
  trial_end_at timestamptz,
  is_lifetime boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.subscriptions is 'A user''s plan. A client''s write is a request; see guard_subscription.';
comment on column public.subscriptions.pending_plan_type is 'The plan asked for and not yet paid.';

create table private.trials (
  user_id uuid primary key,
  email text not null unique,
  started_at timestamptz not null default now()
);
comment on table private.trials is 'Trials ever started; one a user and one a verified address, for ever.';
alter table private.trials enable row level security;

create table public.plan_checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_type text not null check (plan_type in ('premium', 'pro', 'business')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider text not null check (length(provider) between 1 and 30),
  provider_ref text not null check (length(provider_ref) between 1 and 255),
  test_mode boolean not null,
  kind text not null default 'start' check (kind in ('start', 'upgrade', 'renewal')),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  full_amount_minor bigint not null check (full_amount_minor > 0),
  status text not null default 'awaiting_payment'
    check (status in ('awaiting_payment', 'completed', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_ref)
);
comment on column public.plan_checkouts.lines is 'What the amount is made of: [{name, amountMinor}]; a credit is negative.';
comment on column public.plan_checkouts.full_amount_minor is 'What a whole month of the plan costs.';
comment on table public.plan_checkouts is 'What the server asked a payment provider for when a user bought a plan.';
create index plan_checkouts_user on public.plan_checkouts (user_id);

create table public.plan_gates (
  feature_key text primary key,
  title text not null,
  required_plan text not null check (required_plan in ('free', 'premium', 'pro', 'business')),
  writes text not null
);
comment on table public.plan_gates is 'Which plan each paid write needs; reading, guests'' actions and what was sold are never gated.';
insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('rsvp', 'RSVP', 'premium', 'guests, households, invitations, imports, opening an event to answers'),
  ('directory', 'Attendee Directory', 'premium', 'opening a directory to guests and helpers, who is missing or remembered'),
  ('ticket-management', 'Ticket Management', 'pro', 'ticket types and shared capacity'),
  ('lodging-travel', 'Lodging & Travel', 'pro', 'travel records'),
  ('fundraising', 'Donation and Fundraising', 'business', 'donation campaigns, their links and gifts by hand'),
  ('multi-admin', 'Multi-Admin Accounts', 'business', 'team members and their roles');

-- Ranks ------------------------------------------------------------------------------------------

create function private.plan_rank(plan text)
returns integer
language sql immutable
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
    and target_account_id in (select private.my_accounts()) then
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

create trigger gate_write before insert or update on public.team_members
for each row execute function private.gate_write('multi-admin');

-- The guard --------------------------------------------------------------------------------------

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
create trigger guard_subscription before insert or update on public.subscriptions
for each row execute function private.guard_subscription();

create trigger audit_row after insert or update or delete on public.subscriptions
for each row execute function private.audit_row();

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

-- Access -----------------------------------------------------------------------------------------

alter table public.subscriptions enable row level security;
alter table public.plan_checkouts enable row level security;
alter table public.plan_gates enable row level security;

create policy "people and administrators read a subscription" on public.subscriptions
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "people ask for their own plan" on public.subscriptions
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people ask for another plan" on public.subscriptions
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people and administrators read plan checkouts" on public.plan_checkouts
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "everyone signed in reads the gates" on public.plan_gates
for select to authenticated using (true);

revoke all on public.subscriptions, public.plan_checkouts, public.plan_gates
  from public, anon, authenticated;
grant select, insert, update on public.subscriptions to authenticated;
grant select on public.plan_checkouts, public.plan_gates to authenticated;
grant all on public.subscriptions, public.plan_checkouts, public.plan_gates to service_role;

revoke execute on function private.plan_rank(text), private.account_plan_rank(uuid),
  private.has_team(uuid), private.require_plan(uuid, text), private.gate_write(), private.claim_trial(uuid),
  private.guard_subscription(), private.apply_plan(uuid, text, text, uuid),
  public.set_user_plan(uuid, text, text),
  public.begin_plan_checkout(uuid, text, text, text, bigint, text, text, jsonb, bigint)
  from public, anon, authenticated;
grant execute on function private.plan_rank(text), private.require_plan(uuid, text),
  private.claim_trial(uuid) to authenticated, service_role;
grant execute on function public.set_user_plan(uuid, text, text) to authenticated, service_role;
grant execute on function public.begin_plan_checkout(uuid, text, text, text, bigint, text, text, jsonb, bigint)
  to service_role;
