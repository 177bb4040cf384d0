-- Billing of plans: paid months, their renewal, scheduled changes, invoices, what happened.

create table public.plan_billing (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_type text not null check (plan_type in ('premium', 'pro', 'business')),
  status text not null default 'active' check (status in ('active', 'past_due', 'ended')),
  next_plan_type text check (next_plan_type in ('free', 'premium', 'pro')),
  anchored_at timestamptz not null,
  months integer not null default 1 check (months > 0),
  period_start timestamptz not null,
  period_end timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider text not null check (length(provider) between 1 and 30),
  customer_ref text check (length(customer_ref) <= 255),
  method_label text check (length(method_label) <= 100),
  failed_attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  test_mode boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (period_end > period_start)
);
comment on table public.plan_billing is 'The paid month of a user''s plan and how it goes on; one a user.';
comment on column public.plan_billing.next_plan_type is 'What the plan becomes at the end of the month; null renews it.';
comment on column public.plan_billing.anchored_at is 'Months are counted from here, so that the 31st comes back after February.';
create index plan_billing_due on public.plan_billing (next_attempt_at) where status <> 'ended';
alter table public.plan_billing enable row level security;

create table private.invoice_numbers (
  series text primary key,
  last_number bigint not null
);
comment on table private.invoice_numbers is 'The last number of each series; locked while an invoice is issued, so there are no gaps.';
alter table private.invoice_numbers enable row level security;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^[A-Z]+-[0-9]{4}-[0-9]{6}$'),
  user_id uuid references auth.users (id) on delete set null,
  buyer_name text not null check (length(buyer_name) between 1 and 200),
  buyer_email text check (length(buyer_email) <= 254),
  plan_type text not null check (plan_type in ('premium', 'pro', 'business')),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  total_minor bigint not null check (total_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period_start timestamptz not null,
  period_end timestamptz not null,
  status text not null check (status in ('open', 'paid', 'uncollectible')),
  provider text not null,
  provider_ref text,
  test_mode boolean not null,
  issued_at timestamptz not null default now(),
  paid_at timestamptz,
  check ((status = 'paid') = (paid_at is not null))
);
comment on table public.invoices is 'Bills for plans, numbered without gaps; kept when their buyer is gone.';
create index invoices_user on public.invoices (user_id, issued_at desc);
alter table public.invoices enable row level security;

create table public.billing_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('started', 'upgraded', 'renewed', 'extended', 'change_scheduled',
    'resumed', 'downgraded', 'payment_failed', 'ended', 'trial_started', 'trial_ended')),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.billing_events is 'What happened to a user''s plan, in order; added to only.';
create index billing_events_user on public.billing_events (user_id, created_at desc);
alter table public.billing_events enable row level security;
