-- Chosen accounts: the one that lists show, and what of it.

create function private.shown_accounts(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query select a from private.my_accounts(wanted) a where a = private.chosen_account();
end
$$;
comment on function private.shown_accounts(text) is 'The chosen account, where the caller holds a permission for all of it: my_accounts, for lists.';

create function private.shown_reach(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query select a from private.my_reach(wanted) a where a = private.chosen_account();
end
$$;
comment on function private.shown_reach(text) is 'The chosen account, where the caller holds a permission for all or chosen events: my_reach, for lists.';

create function private.shown_events(wanted text)
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select e.id from private.my_events(wanted) m (id) join public.events e on e.id = m.id
  where e.account_id = private.chosen_account();
end
$$;
comment on function private.shown_events(text) is 'Chosen events of the chosen account for which the caller holds a permission: my_events, for lists.';

create function public.choose_account(account_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if account_id_param is null or account_id_param not in (select private.my_teams()) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you do not work there');
  end if;
  insert into public.chosen_accounts (user_id, account_id) values ((select auth.uid()), account_id_param)
  on conflict (user_id) do update set account_id = excluded.account_id;
  return account_id_param;
end
$$;
comment on function public.choose_account(uuid) is 'Shows another account that the caller works in, on all their devices. The account''s id.';
