-- Answers: one row a guest of an event, with history, capacity and a waiting list.

insert into private.notice_topics (topic, usual, permission) values
  ('answer', 'digest', 'guests.read'),
  ('waitlist', 'digest', 'guests.read');

create table public.rsvps (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null unique,
  answer text not null check (answer in ('yes', 'no', 'maybe', 'waitlisted')),
  party_size integer not null default 1 check (party_size between 0 and 100),
  note text check (length(note) <= 2000),
  meal_choice text check (length(meal_choice) <= 200),
  dietary text check (length(dietary) <= 500),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  answered_by text not null default 'guest' check (answered_by in ('guest', 'planner', 'import', 'door')),
  answered_at timestamptz not null default now(),
  waitlisted_at timestamptz,
  late boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  check ((answer = 'waitlisted') = (waitlisted_at is not null)),
  check ((answer = 'no') = (party_size = 0)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.rsvps is 'The current answer of each guest; waitlisted means yes when every place was taken.';
create index rsvps_event_answer on public.rsvps (event_id, answer) include (party_size);
create index rsvps_event_time on public.rsvps (event_id, answered_at desc);
create index rsvps_waiting on public.rsvps (event_id, waitlisted_at) where answer = 'waitlisted';
alter table public.rsvps enable row level security;

create table public.rsvp_history (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  event_id uuid not null,
  rsvp_id uuid not null,
  answer text not null,
  party_size integer not null,
  note text,
  answered_by text not null,
  recorded_at timestamptz not null default now(),
  foreign key (rsvp_id, account_id) references public.rsvps (id, account_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.rsvp_history is 'Every answer ever given, in order.';
create index rsvp_history_rsvp on public.rsvp_history (rsvp_id, id);
create index rsvp_history_event on public.rsvp_history (event_id, recorded_at);
alter table public.rsvp_history enable row level security;
