-- Logs: how long queries take, who read what, what looked wrong, what browsers report.

create table public.query_performance_log (
  id bigint generated always as identity primary key,
  query_type text not null check (length(query_type) between 1 and 100),
  execution_time_ms numeric not null check (execution_time_ms >= 0),
  cache_hit boolean not null default false,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.query_performance_log is 'How long the client''s queries took.';
create index query_performance_log_created on public.query_performance_log (created_at desc);
create index query_performance_log_user on public.query_performance_log (user_id, created_at desc);
alter table public.query_performance_log enable row level security;

create table public.security_access_log (
  id bigint generated always as identity primary key,
  user_id uuid,
  resource_type text not null check (length(resource_type) between 1 and 60),
  resource_id text check (length(resource_id) <= 200),
  access_type text not null check (length(access_type) between 1 and 60),
  success boolean not null,
  risk_level text not null check (risk_level in ('low', 'medium', 'high', 'critical')),
  created_at timestamptz not null default now()
);
comment on table public.security_access_log is 'Reads of sensitive things, kept after their readers are gone.';
create index security_access_log_user on public.security_access_log (user_id, created_at desc);
create index security_access_log_created on public.security_access_log (created_at desc);
alter table public.security_access_log enable row level security;

create table public.security_violations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  type text not null check (length(type) between 1 and 100),
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  detail jsonb not null default '{}',
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.security_violations is 'What went against the rules and whom it concerns.';
create index security_violations_user on public.security_violations (user_id, created_at desc);
create index security_violations_open on public.security_violations (created_at desc)
  where resolved_at is null;
alter table public.security_violations enable row level security;

create table public.csp_reports (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null unique,
  blocked_uri text,
  violated_directive text,
  original_policy text,
  disposition text,
  document_uri text,
  source_file text,
  line_number integer,
  column_number integer,
  report_count bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
comment on table public.csp_reports is 'Browsers'' reports of blocked content, one row a kind.';
create index csp_reports_last_seen on public.csp_reports (last_seen_at desc);
alter table public.csp_reports enable row level security;
