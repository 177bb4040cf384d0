-- Activities: what happens within an event, by wall time in the event's zone, in a room.

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 5000),
  kind text not null default 'session' check (kind in (
    'session', 'talk', 'workshop', 'ceremony', 'meal', 'social', 'performance', 'sport', 'tour', 'other')),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  visibility text not null default 'public' check (visibility in ('public', 'guests', 'team')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  start_local timestamp not null,
  end_local timestamp not null,
  room text check (length(trim(room)) between 1 and 120),
  venue_space_id uuid,
  host_name text check (length(trim(host_name)) between 1 and 200),
  host_guest_id uuid,
  host_member_id uuid references public.team_members (id) on delete set null,
  sign_up boolean not null default false,
  asks_rsvp boolean not null default false,
  requires_rsvp boolean not null default false,
  capacity integer check (capacity between 1 and 1000000),
  ticket_type_id uuid,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  materials jsonb not null default '[]' check (jsonb_typeof(materials) = 'array'),
  uid text not null unique default gen_random_uuid()::text,
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id)
    on delete set null (ticket_type_id),
  foreign key (venue_space_id, account_id) references public.venue_spaces (id, account_id)
    on delete set null (venue_space_id),
  foreign key (host_guest_id, event_id) references public.event_guests (id, event_id)
    on delete set null (host_guest_id),
  constraint activities_one_host check (num_nonnulls(host_guest_id, host_member_id) <= 1),
  constraint activities_end_after_start check (end_at > start_at)
);
comment on table public.activities is 'Parts of an event: talks, meals, tours. Guests see them when a version of the schedule is published.';
comment on column public.activities.account_id is 'Filled in: the event''s account.';
comment on column public.activities.start_at is 'Filled in: the instant of start_local in the event''s zone.';
comment on column public.activities.end_at is 'Filled in: the instant of end_local in the event''s zone.';
comment on column public.activities.start_local is 'Wall time in the event''s zone, the truth.';
comment on column public.activities.end_local is 'Wall time in the event''s zone, the truth.';
comment on column public.activities.venue_space_id is 'Filled in: the space of the event''s venue that the room names, if any.';
comment on column public.activities.host_guest_id is 'The host, when it is somebody on the guest list; host_name is what is shown.';
comment on column public.activities.host_member_id is 'The host, when it is one of the team; host_name is what is shown.';
comment on column public.activities.status is 'draft stays with the team; published goes into the next version; cancelled closes sign-up at once.';
comment on column public.activities.visibility is 'public: everybody with the page; guests: only by the link in an invitation; team: nobody outside.';
comment on column public.activities.sign_up is 'Whether guests take a place in it; otherwise everybody is welcome.';
comment on column public.activities.asks_rsvp is 'Whether an invitation asks each of the household about it; only with sign_up.';
comment on column public.activities.requires_rsvp is 'Only guests whose answer to the event is yes may sign up.';
comment on column public.activities.capacity is 'Most people who may sign up; null means no limit.';
comment on column public.activities.ticket_type_id is 'The ticket that a guest must hold to sign up; its price is the activity''s.';
comment on column public.activities.materials is 'Links for those who come: [{"label", "url"}].';
comment on column public.activities.sequence is 'Calendar revision; rises when time, room, title or status change.';
create index activities_event on public.activities (event_id, start_at, id);
create index activities_account on public.activities (account_id, start_at);
create index activities_event_account on public.activities (event_id, account_id);
create index activities_ticket_type on public.activities (ticket_type_id, event_id);
create index activities_space on public.activities (venue_space_id, start_at);
create index activities_host_guest on public.activities (host_guest_id, event_id);
create index activities_host_member on public.activities (host_member_id);
create index activities_created on public.activities (created_at desc nulls last, id);
alter table public.activities enable row level security;
