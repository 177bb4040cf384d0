-- Invitations: policies, grants.

create policy "members see invitations" on public.invitation_mails
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.invitation_mails to authenticated;
grant all on public.invitation_mails to service_role;

grant execute on function public.send_invitations(uuid, text, uuid[], text, boolean),
  public.list_invitation_recipients(uuid, text, uuid[], text), public.preview_invitation(uuid, text, uuid[], text, uuid),
  public.get_invitation_progress(uuid) to authenticated, service_role;
grant execute on function public.set_mail_wish(text, boolean) to service_role;
