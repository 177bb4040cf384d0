-- Chosen accounts: which one the caller's lists show.

create function private.chosen_account()
returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return coalesce(
    (select c.account_id from public.chosen_accounts c
      join public.team_members m on m.account_id = c.account_id and m.user_id = c.user_id and m.status = 'active'
      where c.user_id = (select auth.uid())),
    private.account_of_user((select auth.uid())));
end
$$;
comment on function private.chosen_account() is
  'The account that the caller''s lists show and that new things of theirs belong to: the one they chose, else their own. It opens nothing.';
