-- Billing: triggers, policies, grants.

create trigger audit_row after insert or update or delete on public.plan_billing
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.invoices
for each row execute function private.audit_row();
create trigger touch_updated_at before update on public.plan_billing
for each row execute function private.touch_updated_at();

create policy "people and administrators read a paid month" on public.plan_billing
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "people and administrators read invoices" on public.invoices
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "people and administrators read what happened to a plan" on public.billing_events
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));

grant select (user_id, plan_type, status, next_plan_type, period_start, period_end, amount_minor,
  currency, provider, method_label, failed_attempts, next_attempt_at, test_mode, created_at, updated_at)
  on public.plan_billing to authenticated;
grant select on public.invoices, public.billing_events to authenticated;
grant select on public.plan_billing, public.invoices, public.billing_events to service_role;
