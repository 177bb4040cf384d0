-- An administrator looks at the portal as somebody else sees it. The database itself keeps it to
-- looking: a request that is made for a viewing runs in a read-only transaction as that user.

create function public.start_viewing(user_id_param uuid, reason_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := private.require_reason(reason_param);
  begun private.viewings;
begin
  perform private.require_right('users');
  perform private.require_user(user_id_param);
  if exists (select from public.administrators a where a.user_id = user_id_param) then
    perform private.refuse(409, 'conflict', 'Nobody looks through an administrator''s eyes', 'user_id_param');
  end if;
  update private.viewings v set ended_at = now()
  where v.administrator_id = (select auth.uid()) and v.ended_at is null;
  insert into private.viewings (administrator_id, user_id, reason)
  values ((select auth.uid()), user_id_param, why) returning * into begun;
  perform private.audit(private.account_of_user(user_id_param), 'users.viewed', 'users',
    user_id_param::text, null, jsonb_build_object('reason', why, 'until', begun.expires_at));
  return (select jsonb_build_object('id', begun.id, 'administratorId', begun.administrator_id,
      'endsAt', begun.expires_at, 'user', jsonb_build_object(
        'id', u.id, 'email', u.email, 'name', p.display_name, 'avatarUrl', p.avatar_url))
    from auth.users u join public.profiles p on p.user_id = u.id where u.id = user_id_param);
end
$$;
comment on function public.start_viewing(uuid, text) is
  'Begins a look at a user''s account for 30 minutes: {id, administratorId, endsAt, user}. The account''s owner finds it in their audit log.';

create function public.end_viewing(viewing_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended private.viewings;
begin
  update private.viewings v set ended_at = now()
  where v.id = viewing_id_param and v.administrator_id = (select auth.uid()) and v.ended_at is null
  returning * into ended;
  if ended.id is null then
    return;
  end if;
  perform private.audit(private.account_of_user(ended.user_id), 'users.view_ended', 'users',
    ended.user_id::text, null, null);
end
$$;
comment on function public.end_viewing(uuid) is 'Ends one''s own look at an account; a second time does nothing. Audited.';

create function public.enter_viewing(viewing_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  viewed private.viewings;
  claims jsonb;
begin
  select * into viewed from private.viewings v
  where v.id = viewing_id_param and v.administrator_id = (select auth.uid())
    and v.ended_at is null and v.expires_at > now()
    and exists (select from public.administrators a
      where a.user_id = v.administrator_id and 'users' = any (a.rights))
    and not exists (select from public.administrators a where a.user_id = v.user_id);
  if viewed.id is null then
    perform private.refuse(403, 'not_allowed', 'This look at an account is over');
  end if;
  claims := jsonb_build_object('sub', viewed.user_id, 'role', 'authenticated', 'aal', 'aal2',
    'viewed_by', viewed.administrator_id);
  perform set_config('request.jwt.claim.sub', viewed.user_id::text, true),
    set_config('request.jwt.claims', claims::text, true),
    -- Once on, it stays on until the transaction ends; nothing a client sends turns it off.
    set_config('transaction_read_only', 'on', true);
end
$$;
comment on function public.enter_viewing(uuid) is
  'Turns the running transaction into a read-only one of the viewed user. Called before a request''s own work.';
