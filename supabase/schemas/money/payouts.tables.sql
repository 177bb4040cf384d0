-- Payouts: what a provider sent to a bank of the money it took, line by line, held against the ledgers.

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete restrict,
  provider text not null check (length(provider) between 1 and 30),
  provider_ref text not null check (length(provider_ref) between 1 and 255),
  status text not null check (status in ('pending', 'paid', 'failed')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  arrives_at timestamptz not null,
  test_mode boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_ref, account_id),
  unique (id, account_id)
);
comment on table public.payouts is
  'One transfer of a provider to the bank, as far as it is one account''s money: its sums are those of its lines.';
create index payouts_account on public.payouts (account_id, arrives_at desc, id desc);
alter table public.payouts enable row level security;

create table public.payout_lines (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  payout_id uuid not null,
  line_ref text not null check (length(line_ref) between 1 and 255),
  payment_id uuid references public.payments (id) on delete restrict,
  refund_id uuid references public.refunds (id) on delete restrict,
  donation_id uuid references public.donations (id) on delete restrict,
  donation_refund_id uuid references public.donation_refunds (id) on delete restrict,
  amount_minor bigint not null,
  fee_minor bigint not null default 0,
  unique (payout_id, line_ref),
  check (num_nonnulls(payment_id, refund_id, donation_id, donation_refund_id) = 1),
  foreign key (payout_id, account_id) references public.payouts (id, account_id) on delete restrict
);
comment on table public.payout_lines is
  'A payment (positive) or refund (negative) in a payout, before the provider''s fee. Minor units of the payout''s currency. Never changed.';
create index payout_lines_payout on public.payout_lines (payout_id, account_id);
create index payout_lines_account on public.payout_lines (account_id);
create index payout_lines_payment on public.payout_lines (payment_id);
create index payout_lines_refund on public.payout_lines (refund_id);
create index payout_lines_donation on public.payout_lines (donation_id);
create index payout_lines_donation_refund on public.payout_lines (donation_refund_id);
alter table public.payout_lines enable row level security;
