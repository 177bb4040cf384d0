-- Guests: triggers, policies, grants, what is sent live.

create trigger clean_names before insert or update of name, address on public.households
for each row when (concat_ws(' ', new.name, new.address) ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name', 'address');
create trigger clean_names before insert or update of full_name, first_name, last_name, former_name on public.guests
for each row when (concat_ws(' ', new.full_name, new.first_name, new.last_name, new.former_name) ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('full_name', 'first_name', 'last_name', 'former_name');
create trigger clean_names before insert or update of group_label on public.event_guests
for each row when (new.group_label ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('group_label');
create trigger keep_guest before insert or update on public.guests
for each row execute function private.keep_guest();
-- After keep_guest, by name. Functions check what they are given; what they give back (a merge undone) may be older than the rule.
create trigger keep_guest_email before insert or update of email on public.guests
for each row when (current_user = 'authenticated') execute function private.keep_guest_email();
create trigger touch_updated_at before update on public.households
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.event_guests
for each row execute function private.touch_updated_at();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.event_guests
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update on public.guests
for each row execute function private.gate_write('rsvp');
create trigger gate_write before insert or update on public.households
for each row execute function private.gate_write('rsvp');
create trigger gate_write before insert or update on public.event_guests
for each row execute function private.gate_write('rsvp');
-- Imports, merges and undo write one audit row of their own for all they change.
create trigger audit_row after update or delete on public.guests
for each row when (current_user = 'authenticated') execute function private.audit_row();

create policy "members who may see addresses see guests" on public.guests
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read_contact'))
  or id in (select private.my_guests('guests.read_contact')));
create policy "writers add guests" on public.guests
for insert to authenticated with check (account_id in (select private.my_reach('guests.write')));
create policy "writers change guests" on public.guests
for update to authenticated
using (
  account_id in (select private.my_accounts('guests.write'))
  or id in (select private.my_guests('guests.write')))
with check (
  account_id in (select private.my_accounts('guests.write'))
  or id in (select private.my_guests('guests.write')));
create policy "writers remove guests" on public.guests
for delete to authenticated using (account_id in (select private.my_accounts('guests.write')));
create policy "members see households" on public.households
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or id in (select private.my_households('guests.read')));
create policy "writers add households" on public.households
for insert to authenticated with check (account_id in (select private.my_accounts('guests.write')));
create policy "writers change households" on public.households
for update to authenticated
using (
  account_id in (select private.my_accounts('guests.write'))
  or id in (select private.my_households('guests.write')))
with check (
  account_id in (select private.my_accounts('guests.write'))
  or id in (select private.my_households('guests.write')));
create policy "writers remove households" on public.households
for delete to authenticated using (account_id in (select private.my_accounts('guests.write')));
create policy "members see guest lists" on public.event_guests
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));
create policy "writers add to guest lists" on public.event_guests
for insert to authenticated with check (
  account_id in (select private.my_accounts('guests.write'))
  or event_id in (select private.my_events('guests.write')));
create policy "writers change guest lists" on public.event_guests
for update to authenticated
using (
  account_id in (select private.my_accounts('guests.write'))
  or event_id in (select private.my_events('guests.write')))
with check (
  account_id in (select private.my_accounts('guests.write'))
  or event_id in (select private.my_events('guests.write')));
create policy "writers take from guest lists" on public.event_guests
for delete to authenticated using (
  account_id in (select private.my_accounts('guests.write'))
  or event_id in (select private.my_events('guests.write')));

grant delete on public.guests to authenticated;
-- All but the notes, which are read by private.shown_guests.
grant select (id, account_id, full_name, name_key, name_words, first_name, last_name, former_name, email, phone, locale,
  time_zone, tags, custom, status, unsubscribed_at, source, created_at, updated_at) on public.guests to authenticated;
grant select, delete on public.households, public.event_guests to authenticated;
grant insert (id, account_id, full_name, first_name, last_name, former_name, email, phone, locale,
  time_zone, tags, custom, notes, status) on public.guests to authenticated;
grant update (full_name, first_name, last_name, former_name, email, phone, locale,
  time_zone, tags, custom, notes, status) on public.guests to authenticated;
grant insert (id, account_id, name, address, head_guest_id),
  update (name, address, head_guest_id) on public.households to authenticated;
grant insert (id, account_id, event_id, guest_id, household_id, role, group_label, dietary, invited_at),
  update (household_id, role, group_label, dietary, invited_at, answer_until) on public.event_guests to authenticated;
grant all on public.guests, public.households, public.event_guests to service_role;

-- Sent live to those whose policies let them read the row.
alter publication supabase_realtime add table public.event_guests;

grant select on private.shown_guests to authenticated, service_role;
grant execute on function private.sees_contact(uuid, uuid) to authenticated, service_role;
