-- Showcases: triggers, policies, grants.

create trigger touch_updated_at before update on public.showcases
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update or delete on public.showcases
for each row execute function private.audit_row();

create policy "members see showcases" on public.showcases
for select to authenticated using (account_id in (select private.my_accounts('showcases.read')));
create policy "members see what was chosen for showcases" on public.showcase_events
for select to authenticated using (account_id in (select private.my_accounts('showcases.read')));

grant select on public.showcases, public.showcase_events to authenticated;
grant all on public.showcases, public.showcase_events to service_role;

grant execute on function public.list_showcases(), public.create_showcase_link(uuid), public.save_showcase(uuid, jsonb),
  public.delete_showcase(uuid) to authenticated, service_role;
