-- Member directory: triggers, policies, grants.

create trigger touch_updated_at before update on public.event_directories
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update on public.event_directories
for each row execute function private.audit_row();

create policy "members see directories" on public.event_directories
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.event_directories to authenticated;
grant all on public.event_directories to service_role;

grant execute on function public.list_directories(), public.list_members(jsonb), public.get_directory(uuid),
  public.save_directory(uuid, jsonb), public.set_member_state(uuid, jsonb) to authenticated, service_role;
