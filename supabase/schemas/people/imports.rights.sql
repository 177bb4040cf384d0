-- Imports: policies, grants.

create policy "members see imports" on public.guest_imports
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read_contact'))
  or event_id in (select private.my_events('guests.read_contact')));
create policy "members see imported lines" on public.guest_import_rows
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read_contact'))
  or event_id in (select private.my_events('guests.read_contact')));

grant select on public.guest_imports, public.guest_import_rows to authenticated;
grant all on public.guest_imports, public.guest_import_rows to service_role;

grant execute on function public.start_guest_import(uuid, text, jsonb, jsonb),
  public.import_guest_rows(uuid, jsonb), public.finish_guest_import(uuid) to authenticated, service_role;
