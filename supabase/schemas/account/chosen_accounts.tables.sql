-- Chosen accounts: whose events lists and pages show to people who work in several accounts.

create table public.chosen_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade
);
comment on table public.chosen_accounts is 'Which account somebody works in now; without a row, or a membership, their own.';
create index chosen_accounts_account on public.chosen_accounts (account_id);
alter table public.chosen_accounts enable row level security;
