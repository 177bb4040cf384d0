-- Events: wall time with its zone is the truth; start_date and end_date are kept from it.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_type_id text not null default 'club-type-1' references public.event_types (id),
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 20000),
  kind text not null default 'in_person' check (kind in ('in_person', 'online', 'hybrid')),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled', 'archived')),
  visibility text not null default 'unlisted' check (visibility in ('public', 'unlisted', 'private')),
  start_date timestamptz not null,
  end_date timestamptz not null,
  start_local timestamp not null,
  end_local timestamp not null,
  time_zone text not null references private.time_zones (name),
  location_name text check (length(location_name) <= 300),
  address text check (length(address) <= 500),
  online_url text check (online_url ~ '^https?://' and length(online_url) <= 2000),
  cover_url text check (cover_url ~ '^(https?://|/storage/)' and length(cover_url) <= 2000),
  cover_seed text not null default '' check (length(cover_seed) <= 100),
  cover_look jsonb check (jsonb_typeof(cover_look) = 'object' and cover_look ? 'accent'
    and private.has_plain_colours(cover_look) and length(cover_look::text) <= 1000),
  host_names text[] not null default '{}'
    check (cardinality(host_names) <= 10 and length(host_names::text) <= 1500 and array_position(host_names, null) is null),
  rsvp_enabled boolean not null,
  answers_with_tickets boolean not null default false,
  rsvp_deadline timestamptz,
  capacity integer check (capacity between 1 and 1000000),
  max_party_size integer not null default 10 check (max_party_size between 1 and 100),
  waitlist_enabled boolean not null default true,
  goal_minor bigint check (goal_minor > 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  template_key text check (length(template_key) <= 60),
  sequence integer not null default 0,
  uid text not null unique default gen_random_uuid()::text,
  published_at timestamptz,
  cancelled_at timestamptz,
  told_facts jsonb check (jsonb_typeof(told_facts) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  venue_id uuid,
  series_id uuid,
  series_start timestamp,
  shows_faces boolean not null default false,
  unique (id, account_id),
  constraint events_end_after_start check (end_date > start_date),
  constraint events_series_whole check (series_id is null or series_start is not null)
);
comment on table public.events is 'Gatherings. Clients insert with user_id; account_id and the instants are filled in.';
comment on column public.events.account_id is 'Filled in: the account that the user owns.';
comment on column public.events.shows_faces is 'Its page names who comes, of those who agreed (event_guests.face_name); written by set_faces_shown.';
comment on column public.events.start_date is 'Filled in: the instant of start_local.';
comment on column public.events.end_date is 'Filled in: the instant of end_local.';
comment on column public.events.start_local is 'Filled in from start_date when left out. Wall time in time_zone, the truth.';
comment on column public.events.end_local is 'Filled in from end_date when left out. Wall time in time_zone, the truth.';
comment on column public.events.rsvp_enabled is 'Filled in when left out: whether answers are taken, on when the plan includes RSVP.';
comment on column public.events.answers_with_tickets is
  'Whether guests are also asked for an answer while tickets are on offer, which ask by themselves.';
comment on column public.events.capacity is
  'Most people who may come: answers stop at it, tickets at their own quantities; null means no limit.';
comment on column public.events.cover_look is
  '{accent, colours} taken from the photo of the cover; null where the event wears the colours of its kind.';
comment on column public.events.goal_minor is 'What the host hopes to collect, in minor units of currency.';
comment on column public.events.cancelled_at is 'Kept while archived, so that a cancelled event comes back cancelled.';
comment on column public.events.told_facts is
  'Filled in: what guests were told of time, place and state, by publishing or by the last notice; null before.';
comment on column public.events.sequence is 'Calendar revision; rises when time, place or status change.';
comment on column public.events.venue_id is 'The account''s venue it was filled from; location_name and address stay the truth that guests see.';
comment on column public.events.series_id is 'The series that this date belongs to; null for an event of its own.';
comment on column public.events.series_start is
  'The wall time that the series meant for this date; it differs from start_local when only this date was moved.';
create index events_user on public.events (user_id, start_date desc);
create index events_account on public.events (account_id, start_date desc);
create index events_event_type on public.events (event_type_id);
create index events_time_zone on public.events (time_zone);
create index events_created on public.events (created_at desc nulls last, id);
create index events_venue on public.events (venue_id, account_id);
create index events_open_to_all on public.events (start_date) where visibility = 'public' and status = 'published';
create index events_series on public.events (series_id, start_local);
alter table public.events enable row level security;
