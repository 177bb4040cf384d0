-- Run of show: how the day went beside how it was planned. The plan stays; what is late is kept apart from it.

insert into private.notice_topics (topic, usual, permission) values
  ('run_late', 'now', 'events.read');

create table public.activity_runs (
  activity_id uuid primary key,
  account_id uuid not null,
  event_id uuid not null,
  late integer not null default 0 check (late between -1440 and 1440),
  longer integer not null default 0 check (longer between -1440 and 1440),
  told_late integer not null default 0,
  told_longer integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  is_fixed boolean not null default false,
  updated_at timestamptz not null default now(),
  check (ended_at >= started_at),
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.activity_runs is 'How an activity runs on the day, beside its plan; no row: as planned, and nothing pressed.';
comment on column public.activity_runs.late is 'By how many minutes it is expected to start later than planned.';
comment on column public.activity_runs.longer is 'By how many minutes it is expected to last longer than planned.';
comment on column public.activity_runs.told_late is 'As late, as far as guests have been told: the published schedule has it.';
comment on column public.activity_runs.told_longer is 'As longer, as far as guests have been told.';
comment on column public.activity_runs.started_at is 'When somebody said that it has started.';
comment on column public.activity_runs.ended_at is 'When somebody said that it is done.';
comment on column public.activity_runs.is_fixed is 'Keeps its time when what is before it runs late: doors, a meal, a train.';
create index activity_runs_activity on public.activity_runs (activity_id, event_id);
create index activity_runs_event on public.activity_runs (event_id, account_id);
alter table public.activity_runs enable row level security;

create table public.run_presses (
  id uuid primary key,
  account_id uuid not null,
  event_id uuid not null,
  activity_id uuid not null,
  act text not null check (act in ('start', 'done', 'late', 'fix')),
  minutes integer check (minutes between -1440 and 1440),
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  pressed_at timestamptz not null,
  pressed_by uuid references auth.users (id) on delete set null,
  received_at timestamptz not null default clock_timestamp(),
  told_team integer not null default 0,
  told_guests integer not null default 0,
  version_id uuid references public.schedule_versions (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.run_presses is 'Each press of the day: started, done, so much later; by the device''s own id, so that one that is sent twice counts once.';
comment on column public.run_presses.activity_id is 'What was pressed; changes has what went along.';
comment on column public.run_presses.changes is '[{id, before, after}]: activities with what stood there, so that it can be taken back.';
comment on column public.run_presses.pressed_at is 'When the button was pressed; without a connection that is before it was received.';
comment on column public.run_presses.version_id is 'The version of the schedule by which guests were told.';
create index run_presses_event on public.run_presses (event_id, account_id);
create index run_presses_latest on public.run_presses (event_id, received_at desc);
create index run_presses_activity on public.run_presses (activity_id, event_id);
create index run_presses_pressed_by on public.run_presses (pressed_by);
create index run_presses_undone_by on public.run_presses (undone_by);
create index run_presses_version on public.run_presses (version_id);
alter table public.run_presses enable row level security;
