-- Versions: triggers, policies, grants.

create trigger audit_row after insert or delete on public.schedule_versions
for each row execute function private.audit_row();
create trigger keep_told_of before delete on public.activities
for each row execute function private.keep_told_of();

create policy "members see versions of the schedule" on public.schedule_versions
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));

alter publication supabase_realtime add table public.schedule_versions;

grant select on public.schedule_versions to authenticated;
grant all on public.schedule_versions to service_role;

grant execute on function public.get_schedule_desk(uuid), public.publish_schedule(uuid, text),
  public.list_schedule_versions(uuid) to authenticated, service_role;
