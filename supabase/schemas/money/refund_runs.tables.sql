-- Paying many back: one run gives the money of many orders back, each order on its own and never twice.

create table public.refund_runs (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  key uuid not null,
  reason text check (length(reason) <= 500),
  status text not null default 'running' check (status in ('running', 'paused', 'cancelled', 'done')),
  step integer not null default 0,
  order_count integer not null check (order_count > 0),
  started_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, key),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict
);
comment on table public.refund_runs is 'One press that pays many orders back. Done: every order of it was asked for; each says itself how far it is.';
comment on column public.refund_runs.key is 'Made when the question was opened, so that a second press starts nothing more.';
comment on column public.refund_runs.step is 'Counts the jobs of the run, so that each has a name of its own.';
create index refund_runs_event on public.refund_runs (event_id, account_id, created_at desc);
create index refund_runs_started_by on public.refund_runs (started_by);
alter table public.refund_runs enable row level security;

create table public.refund_run_orders (
  run_id uuid not null,
  order_id uuid not null,
  account_id uuid not null,
  event_id uuid not null,
  position integer not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  by_hand boolean not null,
  refused text check (refused in ('not_paid', 'free', 'all_back', 'on_its_way', 'no_payment', 'disputed')),
  refund_id uuid unique references public.refunds (id) on delete restrict,
  primary key (run_id, order_id),
  unique (run_id, position),
  foreign key (run_id, event_id) references public.refund_runs (id, event_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete restrict,
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete restrict
);
comment on table public.refund_run_orders is 'The orders of a run: refused from the start, or paid back once by the refund that is named here.';
comment on column public.refund_run_orders.by_hand is 'Its money came by hand, so a person gives it back and ticks it here.';
create index refund_run_orders_order on public.refund_run_orders (order_id, event_id);
create index refund_run_orders_event on public.refund_run_orders (event_id, account_id);
create index refund_run_orders_run on public.refund_run_orders (run_id, event_id);
alter table public.refund_run_orders enable row level security;
