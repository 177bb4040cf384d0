-- Tasks: what is to be done for an event or beside any, by whom, until when, and what waits for what.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('task-management', 'Task Management', 'pro', 'tasks, who does them and when');

insert into private.notice_topics (topic, usual, permission) values
  ('task', 'now', 'tasks.read'),
  ('task_due', 'now', 'tasks.read'),
  ('task_talk', 'digest', 'tasks.read');

insert into private.thread_kinds (kind, open_to_team, own_list, reads, writes, told_as) values
  ('task', true, true, 'tasks.read', 'tasks.write', 'task_talk');

insert into private.domain_event_kinds (kind) values ('task.added'), ('task.done'), ('task.reopened');

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid,
  title text not null check (title = trim(title) and length(title) between 1 and 200),
  notes jsonb check (notes is null or private.is_rich_text(notes)),
  state text not null default 'todo' check (state in ('todo', 'doing', 'blocked', 'done')),
  priority text not null default 'none' check (priority in ('none', 'low', 'medium', 'high')),
  stage text check (stage ~ '^[a-z0-9-]{1,40}$'),
  start_time jsonb check (start_time is null or private.is_event_time(start_time)),
  due_time jsonb check (due_time is null or private.is_event_time(due_time)),
  start_local timestamp,
  due_local timestamp,
  due_at timestamptz,
  time_zone text not null references private.time_zones (name),
  labels text[] not null default '{}' check (private.are_labels(labels)),
  checklist jsonb not null default '[]' check (private.is_checklist(checklist)),
  repeat jsonb check (repeat is null or private.is_task_repeat(repeat)),
  next_id uuid references public.tasks (id) on delete set null,
  cost_minor bigint check (cost_minor between 0 and 100000000000),
  cost_currency text check (cost_currency ~ '^[A-Z]{3}$'),
  rank numeric not null,
  revision integer not null default 1 check (revision > 0),
  field_revisions jsonb not null default '{}' check (jsonb_typeof(field_revisions) = 'object'),
  template_key text check (length(template_key) <= 80),
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  check ((cost_minor is null) = (cost_currency is null)),
  check ((state = 'done') = (done_at is not null)),
  check (event_id is not null or coalesce(start_time ->> 'kind', '') <> 'relative' and coalesce(due_time ->> 'kind', '') <> 'relative'),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.tasks is 'What is to be done. Of an event, or of the account alone; one that was taken away stays for thirty days, so that it can come back.';
comment on column public.tasks.notes is 'RichText.';
comment on column public.tasks.stage is 'The stage of the planning journey; null: found by its time.';
comment on column public.tasks.start_time is 'EventTime: as it was said.';
comment on column public.tasks.due_time is 'EventTime: as it was said.';
comment on column public.tasks.start_local is 'Filled in: what start_time comes to, by the clock of time_zone.';
comment on column public.tasks.due_local is 'Filled in: what due_time comes to, by the clock of time_zone; midnight for a whole day.';
comment on column public.tasks.due_at is 'Filled in: from when it is late.';
comment on column public.tasks.time_zone is 'Filled in: the event''s; of a task of no event its maker''s.';
comment on column public.tasks.checklist is 'TaskStep[].';
comment on column public.tasks.repeat is 'TaskRepeat: how long after its own day the next one is due, made when this one is done.';
comment on column public.tasks.next_id is 'The one that was made when this was done.';
comment on column public.tasks.rank is 'Its place within its column of the board and among its like in lists.';
comment on column public.tasks.revision is 'Rises with each write.';
comment on column public.tasks.field_revisions is '{field: the revision in which it was last written}, so that two who write at once are merged by field.';
comment on column public.tasks.template_key is 'The task of a template that it was made from.';
create index tasks_event on public.tasks (event_id, rank, id) where removed_at is null;
create index tasks_event_account on public.tasks (event_id, account_id);
create index tasks_account on public.tasks (account_id, due_at, id) where removed_at is null;
create index tasks_of_account on public.tasks (account_id, id);
create index tasks_due on public.tasks (due_at) where removed_at is null and state <> 'done';
create index tasks_removed on public.tasks (removed_at) where removed_at is not null;
create index tasks_next on public.tasks (next_id);
create index tasks_time_zone on public.tasks (time_zone);
create index tasks_done_by on public.tasks (done_by);
create index tasks_created_by on public.tasks (created_by);
alter table public.tasks enable row level security;

create table public.task_helpers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  name text not null check (name = trim(name) and length(name) between 1 and 200),
  email text check (email = lower(email) and length(email) <= 254),
  locale text check (locale ~ '^[a-z]{2,3}$'),
  generation integer not null default 1 check (generation > 0),
  token_hash bytea not null unique,
  seen_at timestamptz,
  revoked_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  no_mails_since timestamptz,
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.task_helpers is 'Somebody without an account who helps with an event: their own link shows the tasks that they own.';
comment on column public.task_helpers.generation is 'Of the link; a new one opens nothing with the one before it.';
comment on column public.task_helpers.seen_at is 'When their link was last opened.';
comment on column public.task_helpers.revoked_at is 'Since when their link opens nothing.';
comment on column public.task_helpers.no_mails_since is 'Since when they want no mails; the planner can still hand them the link.';
create index task_helpers_event on public.task_helpers (event_id, account_id);
create index task_helpers_account on public.task_helpers (account_id, email) where email is not null;
create index task_helpers_created_by on public.task_helpers (created_by);
alter table public.task_helpers enable row level security;

create table public.task_owners (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null,
  account_id uuid not null,
  member_id uuid,
  helper_id uuid,
  told_due timestamptz,
  told_late timestamptz,
  created_at timestamptz not null default now(),
  unique (task_id, member_id),
  unique (task_id, helper_id),
  check (num_nonnulls(member_id, helper_id) = 1),
  foreign key (task_id, account_id) references public.tasks (id, account_id) on delete cascade,
  foreign key (member_id, account_id) references public.team_members (id, account_id) on delete cascade,
  foreign key (helper_id, account_id) references public.task_helpers (id, account_id) on delete cascade
);
comment on table public.task_owners is 'Who does a task: one of the team, or somebody with a link.';
comment on column public.task_owners.told_due is 'The due_at of which they were reminded on the day before.';
comment on column public.task_owners.told_late is 'The due_at of which they were told that it has passed.';
create index task_owners_task on public.task_owners (task_id, account_id);
create index task_owners_member on public.task_owners (member_id, account_id);
create index task_owners_helper on public.task_owners (helper_id, account_id);
alter table public.task_owners enable row level security;

create table public.task_waits (
  task_id uuid not null,
  waits_for_id uuid not null,
  account_id uuid not null,
  primary key (task_id, waits_for_id),
  check (task_id <> waits_for_id),
  foreign key (task_id, account_id) references public.tasks (id, account_id) on delete cascade,
  foreign key (waits_for_id, account_id) references public.tasks (id, account_id) on delete cascade
);
comment on table public.task_waits is 'What must be done before a task; never in a ring.';
create index task_waits_task on public.task_waits (task_id, account_id);
create index task_waits_for on public.task_waits (waits_for_id, account_id);
alter table public.task_waits enable row level security;

-- Helpers talk about their tasks.
alter table public.thread_members add column helper_id uuid references public.task_helpers (id) on delete set null;
alter table public.thread_members add constraint thread_members_helper unique (thread_id, helper_id);
alter table public.thread_members add constraint thread_members_is_one check (num_nonnulls(user_id, event_guest_id, helper_id) <= 1);
create index thread_members_helper_id on public.thread_members (helper_id);
comment on column public.thread_members.helper_id is 'Somebody who helps with a task by a link.';

-- And press what they host on the day.
alter table public.run_presses add column helper_id uuid references public.task_helpers (id) on delete set null;
create index run_presses_helper on public.run_presses (helper_id);
comment on column public.run_presses.helper_id is 'Who pressed it by a helper''s link; then nobody with an account did.';

create table public.task_limits (
  event_id uuid not null,
  account_id uuid not null,
  state text not null check (state in ('todo', 'doing', 'blocked')),
  most smallint not null check (most between 1 and 99),
  primary key (event_id, state),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.task_limits is 'How many tasks of a state an event''s board takes; without a row as many as come.';
create index task_limits_event on public.task_limits (event_id, account_id);
alter table public.task_limits enable row level security;

create table private.task_undos (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  made_at timestamptz not null default now()
);
comment on table private.task_undos is 'How each write of tasks is taken back: TaskChange[] with what stood there, each with what it made of it. Kept for a day.';
create index task_undos_account on private.task_undos (account_id);
create index task_undos_user on private.task_undos (user_id);
create index task_undos_made on private.task_undos (made_at);
alter table private.task_undos enable row level security;
