-- Handing an account over: who offered it to whom, and what became of the offer.

create table public.ownership_offers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  from_user_id uuid not null references auth.users (id) on delete cascade,
  to_user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days',
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'expired')),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check (from_user_id <> to_user_id),
  check ((outcome is null) = (ended_at is null))
);
comment on table public.ownership_offers is
  'An owner offers the account to an admin of it. One that has run out is told by expires_at, until the next one notes it.';
create unique index ownership_offers_open on public.ownership_offers (account_id) where outcome is null;
create index ownership_offers_account on public.ownership_offers (account_id, created_at);
create index ownership_offers_from on public.ownership_offers (from_user_id);
create index ownership_offers_to on public.ownership_offers (to_user_id);
alter table public.ownership_offers enable row level security;
