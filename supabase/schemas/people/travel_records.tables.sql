-- Travel records of a user, read in full only by those who may.

-- Travel: only what get_masked_travel_data needs; the travel pages build on it.
create table public.travel_records (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  carrier text check (length(carrier) <= 100),
  booking_reference text check (length(booking_reference) <= 60),
  passport_number text check (length(passport_number) <= 40),
  home_address text check (length(home_address) <= 500),
  arrives_at timestamptz,
  departs_at timestamptz,
  shows_organisers boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.travel_records is
  'How a guest travels; read only through get_masked_travel_data. user_id is the traveller once they signed in.';
create index travel_records_event on public.travel_records (event_id);
create index travel_records_event_guest on public.travel_records (event_guest_id);
create index travel_records_user on public.travel_records (user_id);
alter table public.travel_records enable row level security;
