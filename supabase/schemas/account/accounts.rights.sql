-- Accounts: triggers, policies, grants.

create trigger clean_names before insert or update of display_name, first_name, last_name on public.profiles
for each row when (concat_ws(' ', new.display_name, new.first_name, new.last_name) ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('display_name', 'first_name', 'last_name');
create trigger clean_names before insert or update of name on public.accounts
for each row when (new.name ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name');
create trigger create_workspace_for_user after insert on auth.users
for each row execute function private.create_workspace_for_user();
create trigger name_confirmed_user after update of email_confirmed_at, phone_confirmed_at on auth.users
for each row
when (old.email_confirmed_at is null and old.phone_confirmed_at is null
  and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null))
execute function private.name_confirmed_user();
create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.accounts
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update or delete on public.accounts
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.administrators
for each row execute function private.audit_row();

create policy "people see themselves, their team and administrators see them" on public.profiles
for select to authenticated using (
  user_id = (select auth.uid())
  or user_id in (
    select m.user_id from public.team_members m
    where m.account_id in (select private.my_teams()))
  or (select private.is_administrator()));
create policy "people change their own profile" on public.profiles
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members and administrators see an account" on public.accounts
for select to authenticated using (
  id in (select private.my_teams()) or (select private.is_administrator()));
create policy "owners and admins change an account" on public.accounts
for update to authenticated
using (id in (select private.my_accounts('account.manage')))
with check (id in (select private.my_accounts('account.manage')));
create policy "administrators see administrators, people see themselves" on public.administrators
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));

grant select on public.profiles, public.accounts, public.administrators to authenticated;
grant update (display_name, first_name, last_name, avatar_url, locale, time_zone,
  notification_prefs, wants_affiliate) on public.profiles to authenticated;
grant update (name, default_time_zone, default_locale, currency) on public.accounts to authenticated;
grant all on public.profiles, public.accounts, public.administrators to service_role;

grant execute on function private.is_administrator(), private.is_own_avatar(text, uuid) to authenticated, service_role;
grant execute on function private.account_of_user(uuid) to authenticated, service_role;
