-- Calendar feeds: addresses that a calendar program subscribes to, one for each use, each revocable.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('calendar-integration', 'Calendar Integration', 'premium', 'calendar feeds');

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  event_id uuid,
  name text not null check (length(trim(name)) between 1 and 100),
  generation integer not null default 1,
  token_hash bytea not null unique,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.calendar_feeds is
  'Subscriptions of one person to the events of an account, or to one of them; the address is the secret.';
comment on column public.calendar_feeds.event_id is 'Null: every event of the account.';
comment on column public.calendar_feeds.name is 'Where it is used: “My phone”.';
create index calendar_feeds_user on public.calendar_feeds (user_id, created_at);
create index calendar_feeds_account on public.calendar_feeds (account_id);
create index calendar_feeds_event on public.calendar_feeds (event_id);
alter table public.calendar_feeds enable row level security;
