-- Venues: triggers, policies, grants.

create trigger note_capacity before insert or update on public.venue_spaces
for each row execute function private.note_capacity();
create trigger note_search_text before insert or update on public.venues
for each row execute function private.note_search_text();
create trigger audit_row after insert or delete or update of name, street, city, status, time_zone,
  hourly_rate_minor, daily_rate_minor, opening_hours, contact_email on public.venues
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.venue_spaces
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.venue_blackouts
for each row execute function private.audit_row();

create policy "members and administrators see venues" on public.venues
for select to authenticated using (
  account_id in (select private.my_accounts('venues.read'))
  or id in (select e.venue_id from public.events e where e.id in (select private.my_events('venues.read'))) or (select private.is_administrator()));
create policy "members and administrators see spaces" on public.venue_spaces
for select to authenticated using (
  account_id in (select private.my_accounts('venues.read'))
  or venue_id in (select e.venue_id from public.events e where e.id in (select private.my_events('venues.read'))) or (select private.is_administrator()));
create policy "members see blackouts" on public.venue_blackouts
for select to authenticated using (
  account_id in (select private.my_accounts('venues.read'))
  or venue_id in (select e.venue_id from public.events e where e.id in (select private.my_events('venues.read'))));

grant select on public.venues, public.venue_spaces, public.venue_blackouts to authenticated;
grant all on public.venues, public.venue_spaces, public.venue_blackouts to service_role;
