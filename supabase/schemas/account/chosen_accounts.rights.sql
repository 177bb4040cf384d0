-- Chosen accounts: policies, grants.

create policy "people see which account they chose" on public.chosen_accounts
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.chosen_accounts to authenticated;
grant select, insert, update, delete on public.chosen_accounts to service_role;

grant execute on function private.chosen_account(), private.shown_accounts(text), private.shown_reach(text), private.shown_events(text)
  to authenticated, service_role;
grant execute on function public.choose_account(uuid) to authenticated, service_role;
