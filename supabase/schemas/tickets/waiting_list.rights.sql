-- Waiting list: triggers, policies, grants.

create trigger touch_updated_at before update on public.waitlist_entries
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of status, quantity or delete on public.waitlist_entries
for each row execute function private.audit_row();

create policy "members see the waiting list" on public.waitlist_entries
for select to authenticated using (
  account_id in (select private.my_accounts('orders.read'))
  or event_id in (select private.my_events('orders.read')));
create policy "members see what the waiting list decided" on public.waitlist_decisions
for select to authenticated using (
  account_id in (select private.my_accounts('orders.read'))
  or event_id in (select private.my_events('orders.read')));

grant select on public.waitlist_entries to authenticated;
grant all on public.waitlist_entries to service_role;
grant select on public.waitlist_decisions to authenticated;
grant all on public.waitlist_decisions to service_role;

grant execute on function public.offer_waitlist_places(uuid), public.offer_all_waitlist_places() to service_role;
