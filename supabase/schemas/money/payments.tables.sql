-- Payments and refunds of orders and plans, with what the payment provider told.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  order_id uuid not null,
  provider text not null check (length(provider) between 1 and 30),
  provider_ref text not null check (length(provider_ref) between 1 and 255),
  charge_ref text check (length(charge_ref) <= 255),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text check (method in ('cash', 'bank_transfer', 'cheque', 'card_terminal')),
  status text not null default 'processing'
    check (status in ('requires_action', 'processing', 'succeeded', 'failed', 'disputed', 'mismatch')),
  received_minor bigint check (received_minor >= 0),
  received_currency text check (received_currency ~ '^[A-Z]{3}$'),
  is_extra boolean not null default false,
  test_mode boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_ref),
  unique (id, order_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete restrict
);
comment on table public.payments is 'What the server asked a provider for: provider_ref is the checkout, charge_ref the money taken.';
comment on column public.payments.status is 'mismatch: money came, but not what was asked for; received_minor and received_currency say what.';
comment on column public.payments.is_extra is
  'Money that pays for no order: paid twice, paid late and sold out, or a mismatch. It is held for the buyer until it is given back.';
create index payments_event on public.payments (event_id);
create index payments_order on public.payments (order_id);
create index payments_charge on public.payments (provider, charge_ref);
create index payments_account on public.payments (account_id, created_at desc, id desc);
create index payments_disputed on public.payments (event_id, order_id) where status = 'disputed';
alter table public.payments enable row level security;

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  order_id uuid not null,
  payment_id uuid not null,
  provider text not null,
  provider_ref text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text check (length(reason) <= 500),
  ticket_ids uuid[] not null default '{}',
  kind text not null default 'refund' check (kind in ('refund', 'dispute')),
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  requested_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_ref),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete restrict,
  foreign key (payment_id, order_id) references public.payments (id, order_id) on delete restrict
);
comment on table public.refunds is 'Money on its way back; done when the provider''s signed event says so.';
comment on column public.refunds.ticket_ids is 'The seats the money is for: they are void once it is back. None: money alone, or the whole rest.';
create index refunds_event on public.refunds (event_id);
create index refunds_order on public.refunds (order_id);
create index refunds_payment on public.refunds (payment_id);
create index refunds_requested_by on public.refunds (requested_by);
create index refunds_account on public.refunds (account_id, created_at desc, id desc);
alter table public.refunds enable row level security;

create table public.provider_events (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 255),
  event_type text not null,
  payload jsonb not null,
  outcome text not null default 'received',
  payment_id uuid,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
comment on table public.provider_events is 'Every signed payment event ever received; never deleted, so nothing is applied twice.';
comment on column public.provider_events.payment_id is
  'The payment it was about, once known. No foreign key: what a provider said outlives everything.';
create index provider_events_payment on public.provider_events (payment_id) where payment_id is not null;
create index provider_events_early on public.provider_events (provider, (payload ->> 'chargeRef')) where outcome = 'unknown';
create index provider_events_received on public.provider_events (received_at desc);
alter table public.provider_events enable row level security;
