-- Logs: how long queries take, who read what, what looked wrong, what browsers report.

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

create function public.log_security_access(
  user_id uuid, resource_type text, resource_id text, access_type text, success boolean,
  risk_level text default 'medium')
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_ask_about(log_security_access.user_id) then
    perform private.refuse(403, 'not_allowed', 'You can only log your own accesses', 'user_id');
  end if;
  if log_security_access.risk_level not in ('low', 'medium', 'high', 'critical') then
    perform private.refuse(400, 'invalid_input', 'Choose low, medium, high or critical', 'risk_level');
  end if;
  insert into public.security_access_log (user_id, resource_type, resource_id, access_type, success, risk_level)
  values (log_security_access.user_id, left(log_security_access.resource_type, 60),
    left(log_security_access.resource_id, 200), left(log_security_access.access_type, 60),
    log_security_access.success, log_security_access.risk_level);

  -- Five refused accesses within a quarter of an hour are a violation, told once an hour.
  if not log_security_access.success and (
    select count(*) from public.security_access_log l
    where l.user_id = log_security_access.user_id and not l.success
      and l.created_at > now() - interval '15 minutes') >= 5
    and not exists (
      select from public.security_violations v
      where v.user_id = log_security_access.user_id and v.type = 'repeated access failure'
        and v.created_at > now() - interval '1 hour') then
    insert into public.security_violations (user_id, type, severity, detail)
    values (log_security_access.user_id, 'repeated access failure', 'high',
      jsonb_build_object('resourceType', log_security_access.resource_type));
  end if;
end
$$;
comment on function public.log_security_access(uuid, text, text, text, boolean, text) is
  'Notes the read of something sensitive by the caller.';

create function public.check_security_violations_realtime()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with grouped as (
    select v.type, v.severity, count(*) as count, max(v.created_at) as latest
    from public.security_violations v
    where v.resolved_at is null and v.created_at > now() - interval '24 hours'
      and (v.user_id = (select auth.uid()) or (select private.is_administrator()))
    group by v.type, v.severity)
  select jsonb_build_object(
    'status', case
      when not exists (select from grouped) then 'secure'
      when exists (select from grouped g where g.severity = 'critical') then 'critical'
      else 'warning' end,
    'violations', coalesce((select jsonb_agg(jsonb_build_object(
      'type', g.type, 'severity', g.severity, 'count', g.count, 'timestamp', g.latest)
      order by g.latest desc) from grouped g), '[]'))
$$;
comment on function public.check_security_violations_realtime() is
  '{status, violations}: the last day''s open violations of one''s own; administrators see all.';
