-- Refund runs: triggers, policies, grants.

create trigger touch_updated_at before update on public.refund_runs
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update on public.refund_runs
for each row execute function private.audit_row();

create policy "members see refund runs" on public.refund_runs
for select to authenticated using (
  account_id in (select private.my_accounts('money.read'))
  or event_id in (select private.my_events('money.read')));
create policy "members see orders of refund runs" on public.refund_run_orders
for select to authenticated using (
  account_id in (select private.my_accounts('money.read'))
  or event_id in (select private.my_events('money.read')));

grant select on public.refund_runs, public.refund_run_orders to authenticated;
grant all on public.refund_runs, public.refund_run_orders to service_role;

grant execute on function public.advance_refund_run(uuid, integer) to service_role;
