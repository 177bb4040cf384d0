-- Logs: policies, grants.

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

grant select on public.query_performance_log, public.security_access_log, public.security_violations,
  public.csp_reports to authenticated;
grant insert (query_type, execution_time_ms, cache_hit, user_id)
  on public.query_performance_log to authenticated;
grant all on public.query_performance_log, public.security_access_log, public.security_violations, public.csp_reports
  to service_role;

grant execute on function public.record_csp_report(jsonb) to service_role;
grant execute on function public.log_security_access(uuid, text, text, text, boolean, text),
  public.check_security_violations_realtime() to authenticated, service_role;
