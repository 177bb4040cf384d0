-- Activities: triggers, policies, grants.

create trigger clean_names before insert or update of title, room, host_name on public.activities
for each row when (concat_ws(' ', new.title, new.room, new.host_name) ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('title', 'room', 'host_name');
create trigger keep_activity before insert or update on public.activities
for each row execute function private.keep_activity();
create trigger audit_row after insert or update or delete on public.activities
for each row execute function private.audit_row();
create trigger move_activities after update of time_zone, venue_id on public.events
for each row when (old.time_zone <> new.time_zone or old.venue_id is distinct from new.venue_id)
execute function private.move_activities_to_zone();
create trigger rename_rooms after update of name on public.venue_spaces
for each row when (old.name <> new.name) execute function private.rename_rooms();

create policy "members and administrators see activities" on public.activities
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')) or (select private.is_administrator()));
create policy "writers add activities" on public.activities
for insert to authenticated with check (
  account_id in (select private.my_accounts('schedule.write'))
  or event_id in (select private.my_events('schedule.write')));
create policy "writers change activities" on public.activities
for update to authenticated
using (
  account_id in (select private.my_accounts('schedule.write'))
  or event_id in (select private.my_events('schedule.write')))
with check (
  account_id in (select private.my_accounts('schedule.write'))
  or event_id in (select private.my_events('schedule.write')));
create policy "writers remove activities" on public.activities
for delete to authenticated using (
  account_id in (select private.my_accounts('schedule.write'))
  or event_id in (select private.my_events('schedule.write')));

alter publication supabase_realtime add table public.activities;

grant select, delete on public.activities to authenticated;
grant insert (id, event_id, title, description, kind, status, visibility, start_local, end_local, room,
  host_name, host_guest_id, host_member_id, sign_up, asks_rsvp, requires_rsvp, capacity, ticket_type_id, tags, materials)
  on public.activities to authenticated;
grant update (title, description, kind, status, visibility, start_local, end_local, room,
  host_name, host_guest_id, host_member_id, sign_up, asks_rsvp, requires_rsvp, capacity, ticket_type_id, tags, materials)
  on public.activities to authenticated;
grant all on public.activities to service_role;

grant execute on function private.check_materials(jsonb) to authenticated, service_role;
