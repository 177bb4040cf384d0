-- Mails: triggers, policies, grants.

create trigger note_failed_mail after update of status on public.jobs
for each row when (new.status = 'failed' and old.status <> 'failed')
execute function private.note_failed_mail();

create policy "members see mails to people whose addresses they may read" on public.mail_deliveries
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read_contact'))
  or event_id in (select private.my_events('guests.read_contact')));
create policy "members see what keeps mails from people they write to" on public.mail_suppressions
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read_contact'))
  or account_id is null and exists (select from public.mail_deliveries d where d.email = mail_suppressions.email
    and d.account_id in (select private.my_accounts('guests.read_contact'))));

grant select on public.mail_deliveries, public.mail_suppressions to authenticated;
grant all on public.mail_deliveries, public.mail_suppressions to service_role;

grant execute on function public.begin_mail(text, text, text, text), public.note_mail_sent(text, text),
  public.note_mail_refused(text, text, boolean), public.apply_mail_event(jsonb) to service_role;
