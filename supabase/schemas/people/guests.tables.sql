-- Guests (contacts of an account), households, and who is asked to which event.

create table public.guests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  full_name text not null check (length(full_name) between 1 and 200),
  name_key text not null generated always as (private.plain_words(full_name)) stored,
  name_words text not null generated always as (private.search_words(full_name)) stored,
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  former_name text check (length(former_name) <= 200),
  email text check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254),
  phone text check (length(phone) <= 50),
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  time_zone text check (length(time_zone) <= 60),
  tags text[] not null default '{}',
  custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object'),
  notes text check (length(notes) <= 5000),
  status text not null default 'active' check (status in ('active', 'missing', 'blocked', 'erased')),
  unsubscribed_at timestamptz,
  source text not null default 'manual' check (source in ('manual', 'import', 'rsvp', 'order', 'waitlist', 'door')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.guests is 'People an account knows; e-mail addresses may be shared within a family.';
comment on column public.guests.email is 'What is typed is held to private.is_email by a trigger; the check is what addresses from before that rule keep to.';
comment on column public.guests.notes is 'The planners'' own: for who may change guests, and at a gate that shows them.';
comment on column public.guests.full_name is 'Filled in from first and last name when left out.';
create index guests_account_name on public.guests (account_id, full_name);
create index guests_account_email on public.guests (account_id, email);
create index guests_blocked on public.guests (account_id) where status = 'blocked';
create index guests_email on public.guests (email) where email is not null;
create index guests_tags on public.guests using gin (tags);
alter table public.guests enable row level security;

create table public.households (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  address text check (length(address) <= 500),
  head_guest_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (head_guest_id, account_id) references public.guests (id, account_id)
    on delete set null (head_guest_id)
);
comment on table public.households is 'People who are invited and answer together.';
create index households_account on public.households (account_id, name);
create index households_head on public.households (head_guest_id);
alter table public.households enable row level security;

create table public.event_guests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  guest_id uuid not null,
  household_id uuid,
  role text not null default 'member' check (role in ('host', 'member', 'guest', 'child')),
  group_label text check (length(group_label) <= 100),
  dietary text check (length(dietary) <= 500),
  source text not null default 'manual' check (source in ('manual', 'import', 'rsvp', 'order', 'waitlist', 'door')),
  invited_at timestamptz,
  opened_at timestamptz,
  responded_at timestamptz,
  answer_until timestamptz,
  tickets_held integer check (tickets_held >= 0),
  tickets_due integer not null default 0 check (tickets_due >= 0),
  status text not null generated always as (
    case when responded_at is not null then 'responded'
      when opened_at is not null then 'opened'
      when invited_at is not null then 'invited'
      else 'not_invited' end) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  face_name text check (length(face_name) between 1 and 200),
  unique (event_id, guest_id),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (guest_id, account_id) references public.guests (id, account_id) on delete cascade,
  foreign key (household_id, account_id) references public.households (id, account_id)
    on delete set null (household_id)
);
comment on table public.event_guests is 'Who is on the guest list of an event; group_label is the event type''s group term, such as a class year.';
comment on column public.event_guests.dietary is 'What the host knows of food before the guest answers; an answer''s own words come first.';
comment on column public.event_guests.answer_until is 'A later deadline for this guest and the household; the event''s own when empty.';
comment on column public.event_guests.face_name is 'The name under which they agreed to be seen on the event''s page; empty for those who did not.';
comment on column public.event_guests.tickets_held is
  'Filled in: tickets of theirs that admit to the event; 0 when they gave the last one back, null when they never had one.';
comment on column public.event_guests.tickets_due is 'Filled in: tickets they ordered and have yet to pay outside of the page.';
comment on column public.event_guests.account_id is 'Filled in: the event''s account.';
create index event_guests_guest on public.event_guests (guest_id);
create index event_guests_household on public.event_guests (household_id);
create index event_guests_event_created on public.event_guests (event_id, created_at);
create index event_guests_ticketed on public.event_guests (event_id) where tickets_held is not null or tickets_due > 0;
create index event_guests_faces on public.event_guests (event_id) where face_name is not null;
alter table public.event_guests enable row level security;

create view private.shown_guests as
select
  g.id, g.account_id, g.full_name, g.name_key, g.name_words, g.first_name, g.last_name, g.former_name,
  case when current_user <> 'authenticated' or g.account_id in (select private.my_accounts('guests.read_contact'))
    or g.id in (select private.my_guests('guests.read_contact')) then g.email end as email,
  case when current_user <> 'authenticated' or g.account_id in (select private.my_accounts('guests.read_contact'))
    or g.id in (select private.my_guests('guests.read_contact')) then g.phone end as phone,
  g.locale, g.time_zone, g.tags, g.custom,
  case when current_user <> 'authenticated' or g.account_id in (select private.my_accounts('guests.write'))
    or g.id in (select private.my_guests('guests.write')) then g.notes end as notes, g.status, g.unsubscribed_at, g.source, g.created_at, g.updated_at
from public.guests g
where current_user <> 'authenticated' or g.account_id in (select private.my_accounts('guests.read'))
  or g.id in (select private.my_guests('guests.read'));
comment on view private.shown_guests is
  'Guests by name for whoever may see them; address and telephone only for who may see those, notes only for who may change guests. The rows of the table are for the latter alone. The server and functions of the owner''s see all.';
