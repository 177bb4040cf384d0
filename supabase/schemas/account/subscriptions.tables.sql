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
create index subscriptions_updated on public.subscriptions (updated_at desc nulls last, id);
alter table public.subscriptions enable row level security;

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
alter table public.plan_checkouts enable row level security;

create table public.plan_gates (
  feature_key text primary key,
  title text not null,
  required_plan text not null check (required_plan in ('free', 'premium', 'pro', 'business')),
  writes text not null
);
comment on table public.plan_gates is 'Which plan each paid write needs; reading, guests'' actions and what was sold are never gated.';
alter table public.plan_gates enable row level security;

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('rsvp', 'RSVP', 'premium', 'guests, households, invitations, imports, opening an event to answers'),
  ('directory', 'Attendee Directory', 'premium', 'opening a directory to guests and helpers, who is missing or remembered'),
  ('ticket-management', 'Ticket Management', 'pro', 'ticket types and shared capacity'),
  ('lodging-travel', 'Lodging & Travel', 'pro', 'travel records'),
  ('fundraising', 'Donation and Fundraising', 'business', 'donation campaigns, their links and gifts by hand'),
  ('multi-admin', 'Multi-Admin Accounts', 'business', 'team members and their roles');
