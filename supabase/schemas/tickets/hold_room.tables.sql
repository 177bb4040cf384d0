-- Nobody takes a whole sale out of reach by holding tickets without buying them.

create table private.held_places (
  order_id uuid primary key references public.orders (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  visitor bytea not null,
  held_at timestamptz not null default now()
);
comment on table private.held_places is
  'Who holds what now: a keyed hash of the visitor, another for each event, forgotten within the day.';
create index held_places_visitor on private.held_places (event_id, visitor);
create index held_places_age on private.held_places (held_at);
alter table private.held_places enable row level security;
