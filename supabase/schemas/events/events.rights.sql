-- Events: triggers, policies, grants.

create trigger clean_names before insert or update of name, location_name, address on public.events
for each row when (concat_ws(' ', new.name, new.location_name, new.address) ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name', 'location_name', 'address');
create trigger keep_event before insert or update on public.events
for each row execute function private.keep_event();
create trigger audit_row after insert or update or delete on public.events
for each row execute function private.audit_row();

create policy "members and administrators see events" on public.events
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or id in (select private.my_events('events.read')) or (select private.is_administrator()));
create policy "writers create events in their own name" on public.events
for insert to authenticated with check (
  user_id = (select auth.uid()) and account_id in (select private.my_accounts('events.write')));
create policy "writers change events" on public.events
for update to authenticated
using (
  account_id in (select private.my_accounts('events.write'))
  or id in (select private.my_events('events.write')))
with check (
  account_id in (select private.my_accounts('events.write'))
  or id in (select private.my_events('events.write')));
create policy "owners and admins delete events" on public.events
for delete to authenticated using (
  account_id in (select private.my_accounts('events.delete'))
  or id in (select private.my_events('events.delete')));

grant select, delete on public.events to authenticated;
grant insert (id, user_id, account_id, event_type_id, name, description, kind, status, visibility,
  start_date, end_date, start_local, end_local, time_zone, location_name, address, online_url,
  cover_url, cover_seed, cover_look, host_names, rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size,
  waitlist_enabled, goal_minor, currency, locale, settings, template_key)
  on public.events to authenticated;
grant update (event_type_id, name, description, kind, status, visibility,
  start_date, end_date, start_local, end_local, time_zone, location_name, address, online_url,
  cover_url, cover_seed, cover_look, host_names, rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size,
  waitlist_enabled, goal_minor, currency, locale, settings, template_key)
  on public.events to authenticated;
grant all on public.events to service_role;
grant insert (venue_id), update (venue_id) on public.events to authenticated;

grant execute on function private.has_plain_colours(jsonb), private.event_facts(public.events)
  to authenticated, service_role;
