-- Audit: who changed what, and when.

create table public.audit_log (
  id bigint generated always as identity primary key,
  account_id uuid,
  actor_user_id uuid,
  actor_role text not null,
  action text not null check (length(action) <= 100),
  resource_type text not null check (length(resource_type) <= 60),
  resource_id text,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
comment on table public.audit_log is 'Who changed what; append-only, outlives what it tells of, so without foreign keys.';
create index audit_log_account on public.audit_log (account_id, created_at desc);
create index audit_log_resource on public.audit_log (resource_type, resource_id);
create index audit_log_created on public.audit_log (created_at desc, id desc);
create index audit_log_actor on public.audit_log (actor_user_id, created_at desc);
create index audit_log_action on public.audit_log (action, created_at desc);
alter table public.audit_log enable row level security;
