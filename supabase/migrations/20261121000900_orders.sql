-- Orders, their items and tickets, payments, refunds and the providers' ledger.
-- Written by functions only; members of the account read.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  code text not null unique check (code ~ '^[2-9A-Z]{3}-[2-9A-Z]{3,6}$'),
  token_hash bytea not null unique,
  status text not null default 'reserved' check (status in ('reserved', 'awaiting_payment',
    'awaiting_offline', 'completed', 'partially_refunded', 'refunded', 'cancelled', 'expired')),
  channel text not null default 'online' check (channel in ('online', 'box_office', 'complimentary', 'waitlist')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  refunded_minor bigint not null default 0,
  hold_expires_at timestamptz,
  hold_extended_at timestamptz,
  buyer_name text check (length(buyer_name) between 1 and 200),
  buyer_email text check (buyer_email = lower(buyer_email) and length(buyer_email) <= 254),
  buyer_guest_id uuid,
  locale text not null default 'en',
  source text check (length(source) <= 300),
  share_link_id uuid,
  promo_code_id uuid,
  needs_attention text check (length(needs_attention) <= 200),
  test_mode boolean not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  unique (id, account_id),
  check (refunded_minor between 0 and total_minor),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (buyer_guest_id, account_id) references public.guests (id, account_id)
    on delete set null (buyer_guest_id)
);
comment on table public.orders is 'One buyer''s tickets: held, paid, refunded. Amounts in minor units, fees and tax included.';
comment on column public.orders.hold_extended_at is 'When the buyer asked for more time, which is given once.';
comment on column public.orders.total_minor is 'The sum of the lines; discount is taken off already, fee and tax are parts of it.';
create index orders_event on public.orders (event_id, created_at desc, id desc);
create index orders_account on public.orders (account_id, created_at desc, id desc);
create index orders_buyer on public.orders (buyer_guest_id);
create index orders_holds on public.orders (hold_expires_at)
  where status in ('reserved', 'awaiting_payment', 'awaiting_offline');

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  order_id uuid not null,
  ticket_type_id uuid not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  list_minor bigint check (list_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  tax_label text check (length(tax_label) <= 80),
  group_size integer not null default 1 check (group_size >= 1),
  total_minor bigint not null generated always as (unit_minor * quantity) stored,
  position integer not null,
  holders text[] not null default '{}',
  unique (order_id, ticket_type_id),
  unique (id, order_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete cascade,
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id) on delete restrict
);
comment on table public.order_items is 'Lines of an order, with the name and price at the time of the hold.';
comment on column public.order_items.unit_minor is 'All a piece costs the buyer; list price, discount, fee and tax of one piece stand beside it.';
create index order_items_event on public.order_items (event_id);
create index order_items_ticket_type on public.order_items (ticket_type_id);

create table public.tickets (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  order_id uuid not null,
  order_item_id uuid not null,
  ticket_type_id uuid not null,
  number text not null check (length(number) <= 40),
  code text unique,
  holder_name text not null check (length(holder_name) between 1 and 200),
  holder_key text not null generated always as (private.plain_words(holder_name)) stored,
  holder_email text check (holder_email = lower(holder_email) and length(holder_email) <= 254),
  event_guest_id uuid,
  piece integer not null default 1 check (piece >= 1),
  transferred_from uuid,
  accepted_at timestamptz,
  token_hash bytea unique,
  price_minor bigint not null check (price_minor >= 0),
  status text not null default 'valid'
    check (status in ('valid', 'checked_in', 'cancelled', 'refunded', 'transferred')),
  checked_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_id, number),
  unique (id, order_id),
  foreign key (transferred_from, order_id) references public.tickets (id, order_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id)
    on delete set null (event_guest_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete cascade,
  foreign key (order_item_id, order_id) references public.order_items (id, order_id) on delete cascade,
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id) on delete restrict
);
comment on table public.tickets is 'Admissions; the code is signed and is what the QR says, null until the server has signed it.';
comment on column public.tickets.piece is 'Which piece of its line it belongs to; the tickets of a group are one piece.';
comment on column public.tickets.event_guest_id is
  'Whose coming it stands for: the buyer, one of their household, or whom it was passed on to. Null for what does not admit to the event, and for who is on no list.';
comment on column public.tickets.holder_email is 'Whom it was passed on to; then it is no longer the buyer''s to show.';
comment on column public.tickets.accepted_at is
  'When whom it was passed on to took it; until then it can be taken back.';
create index tickets_transferred_from on public.tickets (transferred_from) where transferred_from is not null;
create index tickets_transferred_order on public.tickets (transferred_from, order_id);
create index tickets_event_guest on public.tickets (event_guest_id, event_id);
create index tickets_of_nobody on public.tickets (event_id) where event_guest_id is null and status in ('valid', 'checked_in');
create index tickets_order on public.tickets (order_id);
create index tickets_order_item on public.tickets (order_item_id);
create index tickets_ticket_type on public.tickets (ticket_type_id);
create index tickets_unsigned on public.tickets (event_id) where code is null;

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
create trigger keep_for_ever before delete on public.provider_events
for each row execute function private.refuse_change();

create function private.event_has_orders(target_event_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select exists (select from public.orders o where o.event_id = target_event_id) $$;
comment on function private.event_has_orders(uuid) is 'Whether anybody ever held a ticket of the event.';

create trigger touch_updated_at before update on public.orders
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.tickets
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.payments
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.refunds
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update on public.refunds
for each row execute function private.audit_row();

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.tickets enable row level security;
alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.provider_events enable row level security;

create policy "members see orders" on public.orders
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "members see order items" on public.order_items
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "members see tickets" on public.tickets
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "members see payments" on public.payments
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "members see refunds" on public.refunds
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "administrators see payment events" on public.provider_events
for select to authenticated using ((select private.is_administrator()));

revoke all on public.orders, public.order_items, public.tickets, public.payments,
  public.refunds, public.provider_events from public, anon, authenticated, service_role;
grant select on public.orders, public.order_items, public.tickets, public.payments,
  public.refunds, public.provider_events to authenticated;
grant all on public.orders, public.order_items, public.tickets, public.payments, public.refunds
  to service_role;
grant select, insert, update on public.provider_events to service_role;

revoke execute on function private.event_has_orders(uuid) from public, anon, authenticated;
grant execute on function private.event_has_orders(uuid) to authenticated, service_role;
