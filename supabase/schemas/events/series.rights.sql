-- Series: triggers, policies, grants.

create trigger touch_updated_at before update on public.event_series
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update or delete on public.event_series
for each row execute function private.audit_row();
create trigger keep_exdate after delete on public.events
for each row when (old.series_id is not null) execute function private.keep_exdate();
create trigger open_to_others after update of visibility on public.events
for each row when (old.visibility = 'private' and new.status = 'published' and auth.uid() is not null)
execute function private.open_to_others();

create policy "members see series" on public.event_series
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or id in (select e.series_id from public.events e where e.id in (select private.my_events('events.read'))));

grant select on public.event_series to authenticated;
grant all on public.event_series to service_role;

grant execute on function public.get_event_series(uuid),
  public.repeat_event(uuid, text, timestamp[], boolean) to authenticated, service_role;
