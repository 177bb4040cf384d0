-- Subscriptions: triggers, policies, grants.

create trigger guard_subscription before insert or update on public.subscriptions
for each row execute function private.guard_subscription();
create trigger audit_row after insert or update or delete on public.subscriptions
for each row execute function private.audit_row();

create policy "people and administrators read a subscription" on public.subscriptions
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "people ask for their own plan" on public.subscriptions
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people ask for another plan" on public.subscriptions
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people and administrators read plan checkouts" on public.plan_checkouts
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "everyone signed in reads the gates" on public.plan_gates
for select to authenticated using (true);

grant select, insert, update on public.subscriptions to authenticated;
grant select on public.plan_checkouts, public.plan_gates to authenticated;
grant all on public.subscriptions, public.plan_checkouts, public.plan_gates to service_role;

grant execute on function private.plan_rank(text), private.require_plan(uuid, text),
  private.claim_trial(uuid) to authenticated, service_role;
grant execute on function public.set_user_plan(uuid, text, text) to authenticated, service_role;
grant execute on function public.begin_plan_checkout(uuid, text, text, text, bigint, text, text, jsonb, bigint)
  to service_role;
grant execute on function private.account_plan_rank(uuid) to authenticated, service_role;
