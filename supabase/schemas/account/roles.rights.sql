-- Roles: triggers, policies, grants.

create trigger touch_updated_at before update on public.roles
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.team_members
for each row execute function private.touch_updated_at();
create trigger keep_member before insert or update of role_id, account_id on public.team_members
for each row execute function private.keep_member();
create trigger limit_admin_members before insert or update on public.team_members
for each row execute function private.limit_admin_members();
create trigger audit_row after insert or update or delete on public.team_members
for each row execute function private.audit_row();
create trigger gate_write before insert or update on public.team_members
for each row execute function private.gate_write('multi-admin');

create policy "everyone signed in reads what can be allowed" on public.permissions
for select to authenticated using (true);
create policy "members see the roles there are" on public.roles
for select to authenticated using (account_id is null or account_id in (select private.my_teams()));
create policy "members see what roles allow" on public.role_permissions
for select to authenticated using (role_id in (select r.id from public.roles r));
create policy "members see their team" on public.team_members
for select to authenticated using (
  account_id in (select private.my_teams()) or (select private.is_administrator()));
create policy "members see who works on which events" on public.member_events
for select to authenticated using (account_id in (select private.my_teams()));

grant select on public.permissions, public.roles, public.role_permissions, public.team_members, public.member_events to authenticated;
grant select, insert, update, delete on public.permissions, public.roles, public.role_permissions, public.team_members, public.member_events
  to service_role;

grant execute on function private.built_in_role(text), private.my_accounts(text), private.my_events(text), private.my_guests(text), private.my_households(text),
  private.my_teams(), private.my_reach(text), private.may(text, uuid, uuid), private.require_permission(text, uuid, uuid) to authenticated, service_role;
grant execute on function public.save_role(uuid, uuid, text, text[]), public.delete_role(uuid), public.set_member_role(uuid, uuid),
  public.set_member_events(uuid, uuid[])
  to authenticated, service_role;
