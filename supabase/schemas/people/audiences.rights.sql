-- Audiences: triggers, policies, grants.

create trigger touch_updated_at before update on public.audiences
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update or delete on public.audiences
for each row execute function private.audit_row();

create policy "members see audiences" on public.audiences
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.audiences to authenticated;
grant all on public.audiences to service_role;
grant execute on function public.count_audience(uuid, uuid, jsonb, text), public.list_audience(uuid, uuid, jsonb, jsonb, text),
  public.get_audience_choices(uuid, uuid), public.save_audience(uuid, uuid, uuid, text, jsonb), public.delete_audience(uuid)
  to authenticated, service_role;
