-- Jobs: work that is done after a call, such as mails, kept until it is done.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (length(kind) between 1 and 60),
  payload jsonb not null default '{}',
  dedupe_key text unique,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 8,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table public.jobs is 'Work to do later: mails, refunds, reminders. A runner claims due rows.';
create index jobs_due on public.jobs (run_at) where status in ('queued', 'running');
create index jobs_finished on public.jobs (finished_at) where finished_at is not null;
create index jobs_created on public.jobs (created_at desc, id);
alter table public.jobs enable row level security;
