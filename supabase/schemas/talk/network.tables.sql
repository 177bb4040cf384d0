-- Planners among themselves: who is asked to plan together, and checklists that several accounts share.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('planning-network', 'Planning Network', 'pro', 'shared checklists, and asking a contact to plan together');

insert into private.notice_topics (topic, usual, permission) values
  ('planning', 'now', 'network.use');

create table public.plan_requests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role_id uuid not null references public.roles (id) on delete cascade,
  event_ids uuid[] check (cardinality(event_ids) > 0),
  note text check (length(note) between 1 and 300),
  asked_by uuid references auth.users (id) on delete set null,
  expires_at timestamptz not null default now() + interval '14 days',
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn')),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((outcome is null) = (ended_at is null)),
  check (role_id <> private.built_in_role('owner'))
);
comment on table public.plan_requests is
  'Which contact an account asked to plan with it, in which role and for which events. Unlike an invitation to a team it needs no address: theirs is told to the account once they say yes.';
comment on column public.plan_requests.event_ids is 'The events that they are to work on; null: all there are and will be.';
create unique index plan_requests_open on public.plan_requests (account_id, user_id) where outcome is null;
create index plan_requests_account on public.plan_requests (account_id, created_at);
create index plan_requests_user on public.plan_requests (user_id);
create index plan_requests_role on public.plan_requests (role_id);
create index plan_requests_asked_by on public.plan_requests (asked_by);
alter table public.plan_requests enable row level security;

create table public.shared_checklists (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (length(trim(title)) between 1 and 120),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.shared_checklists is 'Checklists that several accounts see and tick; whose it is shares and deletes it.';
comment on column public.shared_checklists.updated_at is 'Also when something in it changes: who has it open hears of it by this.';
create index shared_checklists_account on public.shared_checklists (account_id, created_at);
create index shared_checklists_created_by on public.shared_checklists (created_by);
alter table public.shared_checklists enable row level security;

create table public.shared_checklist_accounts (
  checklist_id uuid not null references public.shared_checklists (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (checklist_id, account_id)
);
comment on table public.shared_checklist_accounts is 'Which other accounts see and tick a checklist.';
create index shared_checklist_accounts_account on public.shared_checklist_accounts (account_id);
alter table public.shared_checklist_accounts enable row level security;

create table public.shared_checklist_items (
  id uuid primary key default gen_random_uuid(),
  checklist_id uuid not null references public.shared_checklists (id) on delete cascade,
  words text not null check (length(trim(words)) between 1 and 200),
  place integer not null,
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null
);
comment on table public.shared_checklist_items is 'What is to be done, in its order; who ticked it, and when.';
create index shared_checklist_items_checklist on public.shared_checklist_items (checklist_id, place);
create index shared_checklist_items_done_by on public.shared_checklist_items (done_by);
alter table public.shared_checklist_items enable row level security;
