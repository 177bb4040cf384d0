-- Rsvps: triggers, policies, grants, what is sent live.

create trigger record_rsvp_change after insert or update on public.rsvps
for each row execute function private.record_rsvp_change();
create trigger touch_updated_at before update on public.rsvps
for each row execute function private.touch_updated_at();
create trigger promote_after_capacity_change after update of capacity on public.events
for each row when (new.capacity is distinct from old.capacity)
execute function private.promote_after_capacity_change();
create trigger tell_of_answer after insert or update on public.rsvps
for each row execute function private.tell_of_answer();

create policy "members see answers" on public.rsvps
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));
create policy "writers note meals and diets" on public.rsvps
for update to authenticated
using (
  account_id in (select private.my_accounts('answers.write'))
  or event_id in (select private.my_events('answers.write')))
with check (
  account_id in (select private.my_accounts('answers.write'))
  or event_id in (select private.my_events('answers.write')));
create policy "members see past answers" on public.rsvp_history
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.rsvps, public.rsvp_history to authenticated;
grant update (meal_choice, dietary, answers) on public.rsvps to authenticated;
grant all on public.rsvps, public.rsvp_history to service_role;

grant execute on function private.rsvp_position(public.rsvps) to authenticated, service_role;

-- Sent live to those whose policies let them read the row.
alter publication supabase_realtime add table public.rsvps;
