-- What is sold: ticket types and the capacity they share.

create table public.capacity_pools (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  label text not null check (length(label) between 1 and 100),
  capacity integer not null check (capacity >= 0),
  taken_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  constraint capacity_pools_not_oversold check (taken_count between 0 and capacity),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.capacity_pools is 'Places that several ticket types share, such as seats on one boat.';
comment on column public.capacity_pools.account_id is 'Filled in: the event''s account.';
create index capacity_pools_event on public.capacity_pools (event_id);
alter table public.capacity_pools enable row level security;

create table public.ticket_types (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  capacity_pool_id uuid,
  name text not null check (length(trim(name)) between 1 and 120),
  description text check (length(description) <= 2000),
  price_model text not null default 'paid'
    check (price_model in ('free', 'paid', 'tiered', 'pay_what_you_can', 'group')),
  price_minor bigint not null default 0 check (price_minor between 0 and 100000000000),
  minimum_minor bigint not null default 0 check (minimum_minor between 0 and 100000000000),
  group_size integer not null default 1 check (group_size between 1 and 100),
  is_add_on boolean not null default false,
  visibility text not null default 'public' check (visibility in ('public', 'hidden', 'code')),
  fee_mode text not null default 'absorb' check (fee_mode in ('absorb', 'pass_on')),
  tax_id uuid,
  message text check (length(message) <= 2000),
  quantity integer check (quantity between 0 and 10000000),
  reserved_count integer not null default 0 check (reserved_count >= 0),
  sold_count integer not null default 0 check (sold_count >= 0),
  sales_start timestamptz,
  sales_end timestamptz,
  min_per_order integer not null default 1 check (min_per_order >= 1),
  max_per_order integer not null default 10 check (max_per_order between 1 and 100),
  status text not null default 'on_sale' check (status in ('draft', 'on_sale', 'paused')),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  attendance text not null default 'any' check (attendance in ('any', 'place', 'online')),
  online_url text check (online_url ~ '^https?://' and length(online_url) <= 2000),
  activity_id uuid,
  unique (id, event_id),
  constraint ticket_types_not_oversold check (quantity is null or reserved_count + sold_count <= quantity),
  check (min_per_order <= max_per_order),
  constraint ticket_types_sales_window check (sales_end > sales_start),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (capacity_pool_id, event_id) references public.capacity_pools (id, event_id)
    on delete set null (capacity_pool_id)
);
comment on table public.ticket_types is 'What can be bought at an event, priced in the event''s currency; the counts are the server''s.';
comment on column public.ticket_types.account_id is 'Filled in: the event''s account.';
comment on column public.ticket_types.price_minor is
  'Price in minor units of the event''s currency, before a fee that is passed on and a tax on top; of pay_what_you_can the suggestion, of tiered the price after the last tier.';
comment on column public.ticket_types.minimum_minor is 'The least of a pay_what_you_can price.';
comment on column public.ticket_types.group_size is 'How many one sold piece of a group type admits; quantity and counts are pieces.';
comment on column public.ticket_types.visibility is 'hidden: sold by the planner only; code: shown once a promo code has unlocked it.';
comment on column public.ticket_types.message is 'What holders of this ticket are told after buying.';
comment on column public.ticket_types.reserved_count is 'Held by orders that are not paid yet.';
comment on column public.ticket_types.attendance is 'What it admits to at a hybrid event; the door of the place is closed to nobody by it.';
comment on column public.ticket_types.online_url is 'The online address for its holders; null: the event''s own.';
comment on column public.ticket_types.activity_id is
  'The one activity this ticket is for; null for the whole event. Who holds it has what the activity asks for.';
create index ticket_types_event on public.ticket_types (event_id, position);
create index ticket_types_pool on public.ticket_types (capacity_pool_id);
create index ticket_types_tax on public.ticket_types (tax_id);
create index ticket_types_activity on public.ticket_types (activity_id, event_id);
alter table public.ticket_types enable row level security;
