-- Invoices with a gapless number an account, and money that comes outside the provider.

create table public.order_invoice_counters (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  last_number integer not null default 0,
  updated_at timestamptz not null default now()
);
comment on table public.order_invoice_counters is
  'The last invoice number of an account; counted in the transaction that writes the invoice, so no number is ever missing.';
alter table public.order_invoice_counters enable row level security;

create table public.order_invoices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  order_id uuid not null,
  refund_id uuid,
  number integer not null check (number >= 1),
  label text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  seller text not null,
  buyer_name text not null,
  buyer_email text,
  lines jsonb not null,
  taxes jsonb not null,
  net_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  bank jsonb,
  issued_at timestamptz not null default now(),
  unique (account_id, number),
  check (net_minor + tax_minor = total_minor),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete restrict,
  foreign key (refund_id) references public.refunds (id) on delete restrict
);
comment on table public.order_invoices is
  'What was billed, as it was; never changed. A credit note takes back what a refund gave back, in negative amounts, in the same sequence.';
comment on column public.order_invoices.taxes is
  'One entry a rate: [{label, netMinor, taxMinor, totalMinor}]; label null: no tax. They add up to the document''s sums.';
comment on column public.order_invoices.bank is
  'BankDetails as they were, whole: where the event names the account to buyers.';
create index order_invoices_event on public.order_invoices (event_id);
create unique index order_invoices_once on public.order_invoices (order_id) where kind = 'invoice';
create unique index order_invoices_refund on public.order_invoices (refund_id);
create index order_invoices_issued on public.order_invoices (account_id, issued_at desc, id desc);
create index order_invoices_order on public.order_invoices (order_id);
alter table public.order_invoices enable row level security;
