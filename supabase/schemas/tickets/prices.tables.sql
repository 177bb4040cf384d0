-- Prices: taxes, fees, tiers, and the one function that says what a ticket costs, all in.

create table public.taxes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 60),
  rate_bps integer not null check (rate_bps between 1 and 5000),
  is_included boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.taxes is 'Taxes an account charges, in hundredths of a percent; included in the price or on top of it.';
create index taxes_account on public.taxes (account_id);
alter table public.taxes enable row level security;

alter table public.ticket_types add constraint ticket_types_tax_fkey
  foreign key (tax_id, account_id) references public.taxes (id, account_id) on delete restrict;

create table public.ticket_settings (
  event_id uuid primary key,
  account_id uuid not null,
  fee_bps integer not null default 0 check (fee_bps between 0 and 3000),
  fee_fixed_minor bigint not null default 0 check (fee_fixed_minor between 0 and 10000000),
  offline_enabled boolean not null default false,
  offline_instructions text check (length(offline_instructions) <= 2000),
  offline_bank boolean not null default false,
  offline_days integer not null default 7 check (offline_days between 1 and 60),
  names_until_hours integer not null default 2 check (names_until_hours between 0 and 8760),
  transfers_enabled boolean not null default true,
  cancel_until_hours integer check (cancel_until_hours between 0 and 8760),
  cancel_refund_bps integer not null default 10000 check (cancel_refund_bps between 0 and 10000),
  waitlist_enabled boolean not null default true,
  offer_hours integer not null default 24 check (offer_hours between 1 and 168),
  seller_details text check (length(seller_details) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.ticket_settings is
  'How an event sells: fees, paying later, what buyers may change themselves, the waiting list''s rules. No row: the defaults.';
comment on column public.ticket_settings.fee_bps is 'Service fee in hundredths of a percent of the price, with fee_fixed_minor a ticket; free tickets have none.';
comment on column public.ticket_settings.cancel_until_hours is 'Until how many hours before the start buyers may cancel; null: not by themselves.';
comment on column public.ticket_settings.cancel_refund_bps is 'What a buyer who cancels gets back, in hundredths of a percent.';
comment on column public.ticket_settings.offline_bank is
  'Buyers who pay later are told the account''s bank account, besides the instructions; invoices name it.';
comment on column public.ticket_settings.seller_details is 'Name, address and tax number as they stand on invoices.';
create index ticket_settings_account on public.ticket_settings (account_id);
alter table public.ticket_settings enable row level security;

create table public.ticket_tiers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  ticket_type_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 60),
  price_minor bigint not null check (price_minor between 0 and 100000000000),
  ends_at timestamptz,
  up_to integer check (up_to between 1 and 10000000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at is not null or up_to is not null),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id) on delete cascade
);
comment on table public.ticket_tiers is
  'Earlier, lower prices of a tiered ticket type: each lasts until a moment, until so many are sold over all, or whichever is first.';
create index ticket_tiers_event on public.ticket_tiers (event_id);
create index ticket_tiers_ticket_type on public.ticket_tiers (ticket_type_id, position);
alter table public.ticket_tiers enable row level security;
