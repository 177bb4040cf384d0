-- The waiting list for tickets: fair to groups, in the open. Rules, in this order:

create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  ticket_type_id uuid,
  name text not null check (length(name) between 1 and 200),
  email text not null check (email = lower(email) and length(email) <= 254),
  quantity integer not null check (quantity between 1 and 100),
  status text not null default 'waiting'
    check (status in ('waiting', 'offered', 'accepted', 'declined', 'expired', 'left', 'removed')),
  split_ok boolean not null default false,
  token_hash bytea unique,
  order_id uuid,
  offered_at timestamptz,
  offer_expires_at timestamptz,
  joined_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  locale text,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  unique (id, event_id),
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete set null (order_id),
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id) on delete cascade
);
comment on table public.waitlist_entries is 'Parties who would buy when tickets come back: the first in line that fits gets the offer.';
comment on column public.waitlist_entries.split_ok is 'Takes fewer when not all come free at once.';
comment on column public.waitlist_entries.locale is 'The language of the page where the party joined; null where mails do not speak it.';
comment on column public.waitlist_entries.order_id is 'The order that holds what is offered.';
create index waitlist_entries_order on public.waitlist_entries (order_id);
create unique index waitlist_entries_once on public.waitlist_entries
  (event_id, email, coalesce(ticket_type_id, '00000000-0000-0000-0000-000000000000'))
  where status in ('waiting', 'offered');
create index waitlist_entries_line on public.waitlist_entries (event_id, ticket_type_id, joined_at);
create index waitlist_entries_waiting on public.waitlist_entries (ticket_type_id, joined_at, id) where status = 'waiting';
create index waitlist_entries_ticket_type on public.waitlist_entries (ticket_type_id);
alter table public.waitlist_entries enable row level security;

create table public.waitlist_decisions (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  event_id uuid not null,
  entry_id uuid not null,
  decision text not null check (decision in ('joined', 'offered', 'passed_over', 'accepted', 'declined',
    'expired', 'left', 'removed', 'gave_back')),
  places_free integer,
  places_wanted integer not null,
  reason text check (length(reason) <= 300),
  decided_at timestamptz not null default clock_timestamp(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (entry_id, event_id) references public.waitlist_entries (id, event_id) on delete cascade
);
comment on table public.waitlist_decisions is 'What the waiting list decided about each party, and why; written by the server alone.';
create index waitlist_decisions_event on public.waitlist_decisions (event_id, decided_at desc);
create index waitlist_decisions_entry on public.waitlist_decisions (entry_id, id desc);
alter table public.waitlist_decisions enable row level security;
