-- A guest's own choice and calendar: what they marked in the schedule, and the address that their

create table public.activity_stars (
  account_id uuid not null,
  event_id uuid not null,
  activity_id uuid not null,
  event_guest_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (activity_id, event_guest_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.activity_stars is 'What a guest wants to go to without taking a place: it stands in their own schedule and calendar.';
create index activity_stars_guest on public.activity_stars (event_guest_id, event_id);
create index activity_stars_event on public.activity_stars (event_id, account_id);
alter table public.activity_stars enable row level security;

create table public.guest_calendars (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null unique,
  generation integer not null default 1,
  token_hash bytea unique,
  is_on boolean not null generated always as (token_hash is not null) stored,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.guest_calendars is 'The address that a guest''s calendar program reads, apart from their personal link.';
comment on column public.guest_calendars.generation is 'Rises with every new address; an old one is dead for ever.';
comment on column public.guest_calendars.token_hash is 'Null: turned off.';
create index guest_calendars_event on public.guest_calendars (event_id, account_id);
create index guest_calendars_event_guest on public.guest_calendars (event_guest_id, event_id);
alter table public.guest_calendars enable row level security;
