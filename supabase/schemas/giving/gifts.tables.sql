-- Gifts: donations, the plans that repeat them, what went back, and the ledger that the bar is drawn from.

create table public.giving_plans (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  campaign_id uuid not null,
  token_hash bytea not null unique,
  status text not null default 'pending' check (status in ('pending', 'active', 'paused', 'cancelled')),
  frequency text not null check (frequency in ('month', 'year')),
  amount_minor bigint not null check (amount_minor > 0),
  covers_fee boolean not null default false,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider text,
  customer_ref text check (length(customer_ref) <= 255),
  method_label text check (length(method_label) <= 80),
  started_at timestamptz,
  charges integer not null default 0,
  next_charge_at timestamptz,
  failed_attempts integer not null default 0,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, campaign_id),
  foreign key (campaign_id, account_id) references public.campaigns (id, account_id) on delete restrict
);
comment on table public.giving_plans is 'Gifts that repeat each month or year until their donor changes, pauses or ends them by their own link.';
comment on column public.giving_plans.charges is 'How many gifts were asked for since started_at; the next one is due that many months or years later.';
create index giving_plans_campaign on public.giving_plans (campaign_id, account_id);
create index giving_plans_due on public.giving_plans (next_charge_at) where status = 'active';
alter table public.giving_plans enable row level security;

create table public.donations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  campaign_id uuid not null,
  plan_id uuid,
  share_link_id uuid,
  code text not null unique check (code ~ '^[2-9A-Z]{3}-[2-9A-Z]{3,6}$'),
  token_hash bytea not null unique,
  status text not null default 'pledged' check (status in ('pledged', 'succeeded', 'refunded', 'failed')),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  total_minor bigint not null generated always as (amount_minor + fee_minor) stored,
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  frequency text not null default 'once' check (frequency in ('once', 'month', 'year')),
  fund_id text check (length(fund_id) <= 40),
  donor_name text check (length(donor_name) between 1 and 200),
  donor_email text check (donor_email = lower(donor_email) and length(donor_email) <= 254),
  wall_name text check (length(wall_name) between 1 and 120),
  dedication_kind text check (dedication_kind in ('honour', 'memory')),
  dedication_name text check (length(dedication_name) between 1 and 120),
  matched_minor bigint not null default 0 check (matched_minor >= 0),
  method text not null default 'online' check (method in ('online', 'cash', 'bank_transfer', 'cheque', 'card_terminal')),
  provider text,
  provider_ref text check (length(provider_ref) <= 255),
  charge_ref text check (length(charge_ref) <= 255),
  test_mode boolean not null,
  note text check (length(note) <= 500),
  source text check (length(source) <= 500),
  needs_attention text check (length(needs_attention) <= 300),
  received_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_ref),
  unique (id, campaign_id),
  constraint donations_dedication check ((dedication_kind is null) = (dedication_name is null)),
  foreign key (campaign_id, account_id) references public.campaigns (id, account_id) on delete restrict,
  foreign key (plan_id, campaign_id) references public.giving_plans (id, campaign_id) on delete restrict,
  foreign key (share_link_id, account_id) references public.share_links (id, account_id)
    on delete set null (share_link_id)
);
comment on table public.donations is 'Gifts, each with its one payment: provider_ref is the checkout or charge, charge_ref the money taken.';
comment on column public.donations.fee_minor is 'What the donor added so that the payment costs nothing of the gift.';
comment on column public.donations.wall_name is 'The name others see; null stays anonymous.';
comment on column public.donations.matched_minor is 'What the sponsor adds for this gift; promised, never part of the ledger.';
create index donations_campaign on public.donations (campaign_id, created_at desc, id desc);
create index donations_received on public.donations (campaign_id, received_at desc) where status = 'succeeded';
create index donations_plan on public.donations (plan_id, campaign_id);
create index donations_share_link on public.donations (share_link_id, account_id);
create index donations_account on public.donations (account_id, created_at desc);
create index donations_charge on public.donations (provider, charge_ref);
create index donations_open on public.donations (created_at) where status = 'pledged';
alter table public.donations enable row level security;

create table public.donation_refunds (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  campaign_id uuid not null,
  donation_id uuid not null,
  provider_ref text unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text check (length(reason) <= 500),
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  requested_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, donation_id),
  foreign key (campaign_id, account_id) references public.campaigns (id, account_id) on delete restrict,
  foreign key (donation_id, campaign_id) references public.donations (id, campaign_id) on delete restrict
);
comment on table public.donation_refunds is 'Gifts on their way back; done when the provider''s signed event says so.';
create index donation_refunds_campaign on public.donation_refunds (campaign_id, account_id);
create index donation_refunds_donation on public.donation_refunds (donation_id, campaign_id);
create index donation_refunds_requested_by on public.donation_refunds (requested_by);
create index donation_refunds_open on public.donation_refunds (created_at) where status = 'pending';
create index donation_refunds_account on public.donation_refunds (account_id, created_at desc, id desc);
alter table public.donation_refunds enable row level security;

create table public.donation_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  campaign_id uuid not null,
  donation_id uuid not null,
  refund_id uuid,
  ledger_account text not null check (ledger_account in ('cash', 'gifts', 'covered_fees')),
  amount_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  idempotency_key text not null unique,
  booked_at timestamptz not null default now(),
  foreign key (campaign_id, account_id) references public.campaigns (id, account_id) on delete restrict,
  foreign key (donation_id, campaign_id) references public.donations (id, campaign_id) on delete restrict,
  foreign key (refund_id, donation_id) references public.donation_refunds (id, donation_id) on delete restrict
);
comment on table public.donation_entries is
  'Double entries of gifts: debit is positive, credit negative, the lines of each gift and each refund sum to zero. What was raised is the credit of gifts. Never changed.';
create index donation_entries_campaign on public.donation_entries (campaign_id, ledger_account) include (amount_minor);
create index donation_entries_account on public.donation_entries (campaign_id, account_id);
create index donation_entries_donation on public.donation_entries (donation_id, campaign_id);
create index donation_entries_refund on public.donation_entries (refund_id, donation_id);
create index donation_entries_cash on public.donation_entries (account_id) include (currency, amount_minor)
  where ledger_account = 'cash';
create index donation_entries_days on public.donation_entries (account_id, booked_at) include (currency, amount_minor)
  where ledger_account = 'cash';
alter table public.donation_entries enable row level security;
