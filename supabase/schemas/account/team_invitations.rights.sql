-- Invitations to a team: triggers, policies, grants.

create trigger keep_team_invitation before insert or update on public.team_invitations
for each row execute function private.keep_team_invitation();
create trigger audit_row after insert or update or delete on public.team_invitations
for each row execute function private.audit_row();

create policy "who manages the team sees who is invited" on public.team_invitations
for select to authenticated using (account_id in (select private.my_accounts('team.manage')));

grant select (id, account_id, email, role_id, event_ids, invited_by, sent_at, expires_at, ended_at, accepted_by, created_at)
  on public.team_invitations to authenticated;
grant select, insert, update, delete on public.team_invitations to service_role;

grant execute on function public.invite_to_team(uuid, jsonb), public.resend_team_invitation(uuid),
  public.revoke_team_invitation(uuid), public.accept_team_invitation(text) to authenticated, service_role;
grant execute on function public.get_team_invitation(text) to service_role;
