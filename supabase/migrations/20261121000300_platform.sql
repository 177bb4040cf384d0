-- The platform's own records: audit, performance, security, policy reports, jobs, idempotency.

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

create table private.idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 8 and 200),
  request_hash bytea not null,
  result_id uuid,
  created_at timestamptz not null default now(),
  primary key (scope, key, request_hash)
);
comment on table private.idempotency_keys is 'What a submit made, so that sending it again makes nothing more.';
create index idempotency_keys_created on private.idempotency_keys (created_at);
alter table private.idempotency_keys enable row level security;

-- Audit ------------------------------------------------------------------------------------------

create function private.audit(
  audited_account_id uuid, audited_action text, audited_type text, audited_id text,
  before_value jsonb default null, after_value jsonb default null, actor_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.audit_log
      (account_id, actor_user_id, actor_role, action, resource_type, resource_id, before, after)
    values (
      audited_account_id, coalesce(actor_id, auth.uid()), coalesce(auth.role(), 'server'),
      audited_action, audited_type, audited_id, before_value, after_value);
end
$$;
comment on function private.audit(uuid, text, text, text, jsonb, jsonb, uuid) is 'Writes one audit row.';

create function private.audit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'token_hash' end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'token_hash' end;
  row_now jsonb := coalesce(is_now, was);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(n.key, n.value) into was, is_now
    from jsonb_each(was) o join jsonb_each(is_now) n on n.key = o.key
    where o.value is distinct from n.value and o.key <> 'updated_at';
    if was is null then
      return null;
    end if;
  end if;
  perform private.audit(
    case when tg_table_name = 'accounts' then (row_now ->> 'id')::uuid
      else (row_now ->> 'account_id')::uuid end,
    tg_table_name || '.' || lower(tg_op), tg_table_name,
    coalesce(row_now ->> 'id', row_now ->> 'user_id'), was, is_now);
  return null;
end
$$;
comment on function private.audit_row() is 'Audits a row''s change: whole on insert and delete, the changed columns on update.';

create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse(405, 'not_allowed', 'This record can only be added to');
  return null;
end
$$;
comment on function private.refuse_change() is 'Keeps a table append-only for everyone.';
create trigger append_only before update or delete on public.audit_log
for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.audit_log
for each statement execute function private.refuse_change();

create trigger audit_row after insert or update or delete on public.accounts
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.team_members
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.administrators
for each row execute function private.audit_row();

-- Jobs -------------------------------------------------------------------------------------------

create function private.enqueue_job(
  job_kind text, job_payload jsonb, job_dedupe_key text default null, job_run_at timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.jobs (kind, payload, dedupe_key, run_at)
    values (job_kind, job_payload, job_dedupe_key, job_run_at)
    on conflict (dedupe_key) do nothing;
end
$$;
comment on function private.enqueue_job(text, jsonb, text, timestamptz) is 'Adds work once per dedupe key.';

create function public.claim_jobs(max_jobs integer default 20)
returns setof public.jobs
language sql
security definer
set search_path = ''
as $$
  update public.jobs j
  set status = 'running', attempts = j.attempts + 1, locked_until = now() + interval '2 minutes'
  where j.id in (
    select due.id from public.jobs due
    where due.status in ('queued', 'running') and due.run_at <= now()
      and (due.locked_until is null or due.locked_until < now())
    order by due.run_at
    limit least(max_jobs, 100)
    for update skip locked)
  returning j.*
$$;
comment on function public.claim_jobs(integer) is 'Takes due jobs for two minutes; a crashed runner''s jobs come back.';

create function public.finish_job(job_id uuid, error text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.jobs j
  set status = case
        when finish_job.error is null then 'done'
        when j.attempts >= j.max_attempts then 'failed'
        else 'queued' end,
      run_at = case when finish_job.error is null then j.run_at
        else now() + (interval '30 seconds' * power(2, least(j.attempts, 10))) end,
      locked_until = null,
      last_error = left(finish_job.error, 2000),
      finished_at = case when finish_job.error is null or j.attempts >= j.max_attempts then now() end
  where j.id = finish_job.job_id
$$;
comment on function public.finish_job(uuid, text) is 'Ends a job, or puts it back with growing pauses when it failed.';

create function public.record_csp_report(report jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.csp_reports (fingerprint, blocked_uri, violated_directive, original_policy,
    disposition, document_uri, source_file, line_number, column_number)
  select
    md5(concat_ws('|', r.directive, r.blocked, r.document, r.source)),
    r.blocked, r.directive, left(report ->> 'originalPolicy', 4000), left(report ->> 'disposition', 20),
    r.document, r.source,
    case when report ->> 'lineNumber' ~ '^\d{1,9}$' then (report ->> 'lineNumber')::integer end,
    case when report ->> 'columnNumber' ~ '^\d{1,9}$' then (report ->> 'columnNumber')::integer end
  from (select left(report ->> 'violatedDirective', 200) as directive,
    left(report ->> 'blockedURI', 500) as blocked,
    left(split_part(split_part(report ->> 'documentURI', '?', 1), '#', 1), 500) as document,
    left(report ->> 'sourceFile', 500) as source) r
  on conflict (fingerprint) do update
  set report_count = public.csp_reports.report_count + 1, last_seen_at = now()
$$;
comment on function public.record_csp_report(jsonb) is 'Stores a browser''s report, grouped; queries and fragments are dropped.';

-- Access -----------------------------------------------------------------------------------------

alter table public.audit_log enable row level security;
alter table public.query_performance_log enable row level security;
alter table public.security_access_log enable row level security;
alter table public.security_violations enable row level security;
alter table public.csp_reports enable row level security;
alter table public.jobs enable row level security;

create policy "owners and admins read their account's audit" on public.audit_log
for select to authenticated using (
  account_id in (select private.my_managed_accounts()) or (select private.is_administrator()));
create policy "people read their own figures" on public.query_performance_log
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "people add their own figures" on public.query_performance_log
for insert to authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy "people read accesses of their own" on public.security_access_log
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "people read what concerns them" on public.security_violations
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "administrators read policy reports" on public.csp_reports
for select to authenticated using ((select private.is_administrator()));
create policy "administrators read jobs" on public.jobs
for select to authenticated using ((select private.is_administrator()));

revoke all on public.audit_log, public.query_performance_log, public.security_access_log,
  public.security_violations, public.csp_reports, public.jobs
  from public, anon, authenticated, service_role;
grant select on public.audit_log, public.query_performance_log, public.security_access_log,
  public.security_violations, public.csp_reports, public.jobs to authenticated;
grant insert (query_type, execution_time_ms, cache_hit, user_id)
  on public.query_performance_log to authenticated;
grant all on public.query_performance_log, public.security_access_log,
  public.security_violations, public.csp_reports, public.jobs to service_role;
grant select, insert on public.audit_log to service_role;

revoke execute on function private.audit(uuid, text, text, text, jsonb, jsonb, uuid),
  private.audit_row(), private.refuse_change(),
  private.enqueue_job(text, jsonb, text, timestamptz), public.claim_jobs(integer),
  public.finish_job(uuid, text), public.record_csp_report(jsonb)
  from public, anon, authenticated;
grant execute on function public.claim_jobs(integer), public.finish_job(uuid, text),
  public.record_csp_report(jsonb) to service_role;
