-- Calendar feeds: triggers, policies, grants.

create trigger touch_updated_at before update of name, generation, revoked_at on public.calendar_feeds
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or delete or update of name, generation, revoked_at on public.calendar_feeds
for each row execute function private.audit_row();

create policy "people see their own feeds" on public.calendar_feeds
for select to authenticated using (user_id = (select auth.uid()));

grant select (id, account_id, user_id, event_id, name, generation, revoked_at, last_used_at, created_at, updated_at)
  on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;

grant execute on function public.list_calendar_feeds(), public.create_calendar_feed(text, uuid),
  public.rotate_calendar_feed(uuid), public.revoke_calendar_feed(uuid) to authenticated, service_role;
grant execute on function public.get_calendar_feed(text) to service_role;
