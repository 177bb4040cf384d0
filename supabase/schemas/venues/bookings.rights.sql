-- Bookings: triggers, policies, grants.

create trigger touch_updated_at before update on public.venue_bookings
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update or delete on public.venue_bookings
for each row execute function private.audit_row();

create policy "members see bookings" on public.venue_bookings
for select to authenticated using (
  account_id in (select private.my_accounts('venues.read'))
  or event_id in (select private.my_events('venues.read')));

-- All but the address of who asked: the list tells it to those who see guests' addresses.
grant select (id, account_id, venue_id, space_id, event_id, during, status, title, note, party_size, requested_by, requester_name,
  hold_expires_at, series_id, share_link_id, submit_key, decided_reason, created_at, updated_at)
on public.venue_bookings to authenticated;
grant all on public.venue_bookings to service_role;

grant execute on function public.expire_venue_holds() to service_role;
grant execute on function public.list_venue_bookings(jsonb) to authenticated, service_role;
