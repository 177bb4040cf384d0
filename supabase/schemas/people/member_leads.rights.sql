-- Member leads: triggers, policies, grants.

create trigger audit_row after insert or update of status on public.member_leads
for each row execute function private.audit_row();

create policy "members see leads" on public.member_leads
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read_contact'))
  or event_id in (select private.my_events('guests.read_contact')));

grant select on public.member_leads to authenticated;
grant all on public.member_leads to service_role;

grant execute on function public.list_member_leads(uuid), public.decide_member_lead(uuid, boolean)
  to authenticated, service_role;
grant execute on function public.get_shared_directory(text), public.submit_member_lead(text, jsonb) to service_role;
