-- Parties: triggers, policies, grants.

create trigger audit_row after update of status or delete on public.late_answers
for each row execute function private.audit_row();

create policy "members see late answers" on public.late_answers
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.late_answers to authenticated;
grant all on public.late_answers to service_role;

grant execute on function public.answer_party(text, jsonb) to service_role;
