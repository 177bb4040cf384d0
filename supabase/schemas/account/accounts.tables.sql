-- People and workspaces: profiles, accounts, team members, administrators.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (length(display_name) between 1 and 200),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  avatar_url text check (private.is_own_avatar(avatar_url, user_id)),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  time_zone text not null default 'UTC' references private.time_zones (name),
  notification_prefs jsonb not null default '{}' check (jsonb_typeof(notification_prefs) = 'object'),
  wants_affiliate boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What a signed-in person shows of themself; one a user.';
create index profiles_time_zone on public.profiles (time_zone);
-- Lists that descend put what is empty last; an index serves them only when it says the same.
create index profiles_created on public.profiles (created_at desc nulls last, user_id);
create index profiles_name on public.profiles (lower(display_name), user_id);
alter table public.profiles enable row level security;

create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid not null unique references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  default_time_zone text not null default 'UTC' references private.time_zones (name),
  default_locale text not null default 'en' check (default_locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'active' check (status in ('active', 'suspended')),
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.accounts is 'A workspace that owns events and guests; every user owns one.';
create index accounts_default_time_zone on public.accounts (default_time_zone);
alter table public.accounts enable row level security;

create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rights text[] not null default '{administrators,users,content,system}'
    check (rights <@ '{administrators,users,content,system}'),
  created_at timestamptz not null default now()
);
comment on table public.administrators is 'People who run the platform. Written by the server''s functions only.';
comment on column public.administrators.rights is
  'What they may change: administrators, users (plans, trials, suspension, sessions), content (links), system (jobs). All of them read everything.';
alter table public.administrators enable row level security;
