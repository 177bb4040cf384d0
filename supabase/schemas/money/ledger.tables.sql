-- The ledger of ticket money: double entries made by the money's own rows.

create table public.ledger_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  event_id uuid not null,
  order_id uuid not null,
  payment_id uuid,
  refund_id uuid,
  ledger_account text not null check (ledger_account in ('cash', 'held', 'sales', 'fees', 'tax', 'refunds')),
  provider text,
  amount_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  idempotency_key text not null unique,
  booked_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete restrict,
  foreign key (payment_id, order_id) references public.payments (id, order_id) on delete restrict,
  foreign key (refund_id) references public.refunds (id) on delete restrict
);
comment on table public.ledger_entries is
  'Double entries: debit is positive, credit negative, the lines of each payment, sale and refund sum to zero. Never changed.';
comment on column public.ledger_entries.ledger_account is
  'cash: what came less what went. held: buyers'' money that paid for nothing yet. sales, fees, tax: what orders cost. refunds: sales given back.';
comment on column public.ledger_entries.provider is 'Who moved the money; null for a sale, which moves none.';
create index ledger_entries_event on public.ledger_entries (event_id, booked_at desc, id desc);
create index ledger_entries_order on public.ledger_entries (order_id);
create index ledger_entries_payment on public.ledger_entries (payment_id, order_id);
create index ledger_entries_refund on public.ledger_entries (refund_id);
create index ledger_entries_cash on public.ledger_entries (account_id) include (currency, provider, amount_minor)
  where ledger_account = 'cash';
create index ledger_entries_days on public.ledger_entries (account_id, booked_at) include (currency, amount_minor)
  where ledger_account = 'cash';
alter table public.ledger_entries enable row level security;
