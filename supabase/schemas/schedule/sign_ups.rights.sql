-- Sign ups: triggers, policies, grants.

create trigger touch_updated_at before update on public.activity_sign_ups
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of status, people, absent or delete on public.activity_sign_ups
for each row execute function private.audit_row();
create trigger refill after update of capacity, status, sign_up on public.activities
for each row execute function private.refill_activity();
create trigger places_follow after insert or delete or update of answer, party_size, event_guest_id on public.rsvps
for each row execute function private.follow_answer();

create policy "members see who signed up" on public.activity_sign_ups
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.activity_sign_ups to authenticated;
grant all on public.activity_sign_ups to service_role;

grant execute on function public.set_activity_place(uuid, uuid, boolean)
  to authenticated, service_role;
