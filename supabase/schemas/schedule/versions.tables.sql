-- The schedule as guests see it: numbered versions. Between two versions the team changes what it likes.

create table public.schedule_versions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  number integer not null check (number >= 1),
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'array'),
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  notes text check (length(notes) <= 2000),
  released_by uuid references auth.users (id) on delete set null,
  released_at timestamptz not null default now(),
  unique (event_id, number),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.schedule_versions is 'What was published as the schedule, by number; the draft is the activities themselves.';
comment on column public.schedule_versions.snapshot is 'The activities as they were, in order: ScheduleEntry[].';
comment on column public.schedule_versions.changes is 'What differs from the version before: ScheduleChange[].';
create index schedule_versions_event on public.schedule_versions (event_id, account_id);
create index schedule_versions_released_by on public.schedule_versions (released_by);
alter table public.schedule_versions enable row level security;
