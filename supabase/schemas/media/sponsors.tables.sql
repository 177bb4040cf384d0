-- Sponsors: who makes an event possible, by level. Amounts, benefits and a portal of their own can join them later.

create table public.sponsor_tiers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 60),
  position integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.sponsor_tiers is 'The levels of an event''s sponsors, the highest first. One without sponsors is shown nowhere.';
create unique index sponsor_tiers_name on public.sponsor_tiers (event_id, lower(name));
alter table public.sponsor_tiers enable row level security;

create table public.sponsors (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  tier_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 120),
  url text check (length(url) <= 500 and url ~* '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$'),
  logo_path text check (private.is_picture_path(logo_path, event_id)),
  logo_width integer check (logo_width between 1 and 10000),
  logo_height integer check (logo_height between 1 and 10000),
  position integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(logo_path, logo_width, logo_height) in (0, 3)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (tier_id, event_id) references public.sponsor_tiers (id, event_id) on delete cascade
);
comment on table public.sponsors is 'Sponsors of an event with their logo and website; the logo''s name is its text.';
comment on column public.sponsors.url is 'Their website, https alone.';
comment on column public.sponsors.logo_path is 'Name in the bucket photos: <event>/<file>.';
create index sponsors_event on public.sponsors (event_id, position);
create index sponsors_tier on public.sponsors (tier_id, event_id);
alter table public.sponsors enable row level security;
