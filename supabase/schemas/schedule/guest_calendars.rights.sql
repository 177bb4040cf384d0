-- Guest calendars: triggers, policies, grants.

create trigger audit_row after insert or delete on public.activity_stars
for each row execute function private.audit_row();
create trigger touch_updated_at before update of generation, token_hash on public.guest_calendars
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or delete or update of generation, token_hash on public.guest_calendars
for each row execute function private.audit_row();

create policy "members see what guests marked" on public.activity_stars
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));
create policy "members see who has a calendar address" on public.guest_calendars
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.activity_stars to authenticated;
grant select (id, account_id, event_id, event_guest_id, generation, is_on, last_used_at, created_at, updated_at)
  on public.guest_calendars to authenticated;
grant all on public.activity_stars, public.guest_calendars to service_role;

grant execute on function public.stop_guest_calendar(uuid) to authenticated, service_role;
grant execute on function public.star_activity(text, uuid, boolean, uuid), public.get_guest_calendar(text),
  public.set_guest_calendar(text, text), public.get_my_calendar(text, uuid) to service_role;
