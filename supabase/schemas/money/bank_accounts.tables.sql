-- The bank account that buyers who pay later send their money to: its owner enters it once, the team

create table public.bank_accounts (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  holder text not null check (length(holder) between 1 and 70),
  iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  account_number text check (account_number ~ '^[A-Z0-9]{4,34}$'),
  bank_code text check (bank_code ~ '^[A-Z0-9]{4,20}$'),
  bank_name text check (length(bank_name) between 1 and 70),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((iban is null) <> (account_number is null)),
  check (iban is not null or bank_code is not null)
);
comment on table public.bank_accounts is
  'Where an account gets money by transfer. Nobody reads the table: the calls below mask it, and write it out for buyers who owe money.';
comment on column public.bank_accounts.account_number is 'Where there is no IBAN; then the bank has a code.';
comment on column public.bank_accounts.bank_code is 'BIC, sort code or routing number, without spaces.';
alter table public.bank_accounts enable row level security;
