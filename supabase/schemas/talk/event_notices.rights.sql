-- Event notices: triggers, policies, grants.

create trigger audit_row after insert or update or delete on public.event_notices
for each row execute function private.audit_row();
create trigger keep_lifecycle before update of status on public.events
for each row when (new.status = 'draft' and old.status <> 'draft')
execute function private.keep_lifecycle();
create trigger keep_told before update on public.events
for each row execute function private.keep_told();

create policy "members see notices" on public.event_notices
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));

grant select on public.event_notices to authenticated;
grant all on public.event_notices to service_role;

grant execute on function public.get_event_notice(uuid), public.send_event_notice(uuid, text),
  public.skip_event_notice(uuid) to authenticated, service_role;
