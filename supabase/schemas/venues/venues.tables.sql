-- Venues: places with spaces, facts, prices and the days they are shut. Bookings follow in their

create table public.venues (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (length(trim(name)) between 1 and 200),
  summary text check (length(summary) <= 5000),
  street text check (length(street) <= 200),
  city text check (length(city) <= 120),
  region text check (length(region) <= 120),
  postal_code text check (length(postal_code) <= 20),
  country text check (country ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null references private.time_zones (name),
  amenities text[] not null default '{}' check (cardinality(amenities) <= 60),
  access_facts text[] not null default '{}' check (cardinality(access_facts) <= 30),
  access_note text check (length(access_note) <= 2000),
  opening_hours jsonb not null default '{}' check (jsonb_typeof(opening_hours) = 'object'),
  hourly_rate_minor bigint check (hourly_rate_minor >= 0),
  daily_rate_minor bigint check (daily_rate_minor >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  contact_name text check (length(contact_name) <= 120),
  contact_email text check (length(contact_email) <= 254),
  contact_phone text check (length(contact_phone) <= 40),
  website text check (website ~ '^https?://' and length(website) <= 2000),
  photo_urls text[] not null default '{}' check (cardinality(photo_urls) <= 12
    and (cardinality(photo_urls) = 0
      or array_to_string(photo_urls, ' ') !~ '(^| )(?!https?://|/storage/)')),
  largest_capacity integer not null default 0,
  search_text text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text check (kind in ('hall', 'restaurant', 'garden', 'waterside', 'theatre', 'library', 'sports')),
  unique (id, account_id),
  constraint venues_place_whole check ((latitude is null) = (longitude is null))
);
comment on table public.venues is 'Places an account plans with. The facts guests and planners ask about; never shown to strangers but through a link.';
comment on column public.venues.kind is 'What kind of place it is; null while nobody has said. Decides what its cover shows.';
comment on column public.venues.opening_hours is 'By day mon…sun: {"from": "09:00", "to": "22:00"}; a day left out is closed, an empty object says nothing.';
comment on column public.venues.largest_capacity is 'Filled in: the most people any space takes in any layout.';
comment on column public.venues.search_text is 'Filled in: what a search by text looks at, in small letters.';
create index venues_account on public.venues (account_id, lower(name), id);
create index venues_user on public.venues (user_id);
create index venues_time_zone on public.venues (time_zone);
create index venues_box on public.venues (account_id, latitude, longitude);
create index venues_created on public.venues (created_at desc nulls last, id);
alter table public.venues enable row level security;

create table public.venue_spaces (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  venue_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 120),
  capacity_by_layout jsonb not null default '{}' check (jsonb_typeof(capacity_by_layout) = 'object'),
  largest_capacity integer not null default 0,
  position integer not null default 0,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, venue_id),
  unique (id, account_id),
  foreign key (venue_id, account_id) references public.venues (id, account_id) on delete cascade
);
comment on table public.venue_spaces is 'Rooms and lawns of a venue; each is booked for itself. Inactive ones keep their history.';
comment on column public.venue_spaces.capacity_by_layout is 'People by layout: theatre, banquet, classroom, boardroom, reception, ceremony.';
create index venue_spaces_venue on public.venue_spaces (venue_id, position, id);
alter table public.venue_spaces enable row level security;

create table public.venue_blackouts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  venue_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  foreign key (venue_id, account_id) references public.venues (id, account_id) on delete cascade,
  constraint venue_blackouts_order check (ends_on >= starts_on and ends_on - starts_on <= 366)
);
comment on table public.venue_blackouts is 'Days on which nothing of a venue can be booked, first and last included, by the venue''s own calendar.';
create index venue_blackouts_venue on public.venue_blackouts (venue_id, starts_on);
alter table public.venue_blackouts enable row level security;

alter table public.events add constraint events_venue_fkey
  foreign key (venue_id, account_id) references public.venues (id, account_id) on delete set null (venue_id);

alter table public.share_links add constraint share_links_venue_fkey
  foreign key (venue_id, account_id) references public.venues (id, account_id) on delete cascade;

insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('shared_venue', '/shared-venue/', 'venue', '{}', 'opens_venue');
