-- A user's role and plan, asked for by the user or an administrator.

create function private.may_ask_about(asked_user_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(asked_user_id = (select auth.uid()) or (select private.is_administrator())
    or (select auth.role()) = 'service_role', false)
$$;
comment on function private.may_ask_about(uuid) is 'People ask about themselves; administrators and the server about anyone.';

create function public.is_admin(user_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.may_ask_about(is_admin.user_id)
    and exists (select from public.administrators a where a.user_id = is_admin.user_id)
$$;
comment on function public.is_admin(uuid) is 'Whether a user runs the platform; false for everyone one may not ask about.';

create function public.check_user_admin_fast(user_id_param uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select public.is_admin(user_id_param) $$;
comment on function public.check_user_admin_fast(uuid) is 'The same as is_admin.';

create function public.get_user_subscription_fast(user_id_param uuid)
returns setof public.subscriptions
language sql stable
security definer
set search_path = ''
as $$
  select s.* from public.subscriptions s
  where s.user_id = user_id_param and private.may_ask_about(user_id_param)
$$;
comment on function public.get_user_subscription_fast(uuid) is 'The user''s subscription row; none when there is none or one may not ask.';

create function public.get_user_data_batch(user_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.may_ask_about(user_id_param) then
    perform private.refuse(403, 'not_allowed', 'You can only read your own data');
  end if;
  return jsonb_build_object(
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = user_id_param),
    'subscription', (select to_jsonb(s) from public.subscriptions s where s.user_id = user_id_param),
    'is_admin', exists (select from public.administrators a where a.user_id = user_id_param),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'role', coalesce(r.key, r.name),
          'eventScope', m.event_scope, 'permissions', private.permissions_of(m.role_id))
        order by r.key is distinct from 'owner', a.name), '[]')
      from public.team_members m join public.accounts a on a.id = m.account_id join public.roles r on r.id = m.role_id
      where m.user_id = user_id_param and m.status = 'active'));
end
$$;
comment on function public.get_user_data_batch(uuid) is '{profile, subscription, is_admin, accounts} in one call.';
