-- Orders: what was bought, its lines and its tickets.

insert into private.notice_topics (topic, usual, permission) values
  ('order', 'now', 'orders.read'),
  ('refund', 'now', 'orders.read');

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
  buyer_key text generated always as (private.plain_words(buyer_name)) stored,
  -- No index is for the text that is searched: the scan of an event's 50,000 orders takes some 20 ms.
  found_by text generated always as (private.search_words(coalesce(code, '') || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(buyer_email, ''))) stored,
  net_minor bigint generated always as (total_minor - refunded_minor) stored,
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
comment on column public.orders.buyer_key is 'What the list of orders is sorted by under Buyer.';
comment on column public.orders.found_by is 'The words that the list of orders is searched by: code, name and address.';
comment on column public.orders.net_minor is 'What was paid and kept.';
create index orders_event on public.orders (event_id, created_at desc, id desc);
create index orders_account on public.orders (account_id, created_at desc, id desc);
create index orders_buyer on public.orders (buyer_guest_id);
create index orders_holds on public.orders (hold_expires_at)
  where status in ('reserved', 'awaiting_payment', 'awaiting_offline');
create index orders_share_link on public.orders (share_link_id);
create index orders_event_completed on public.orders (event_id, completed_at desc)
  where completed_at is not null;
create index orders_promo_code on public.orders (promo_code_id, buyer_email) where promo_code_id is not null;
create index orders_promo_code_event on public.orders (promo_code_id, event_id);
create index orders_buyer_key on public.orders (event_id, buyer_key, id);
create index orders_net on public.orders (event_id, net_minor, id);
create index orders_status on public.orders (event_id, status, id);
create index orders_attention on public.orders (event_id) where needs_attention is not null;
alter table public.orders enable row level security;

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
alter table public.order_items enable row level security;

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
alter table public.tickets enable row level security;
