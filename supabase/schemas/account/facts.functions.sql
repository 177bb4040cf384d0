-- What an account tells of itself on the pages of categories.

create function private.fact_security_center(mine uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.fact(jsonb_build_object('devices', count(*)))
  from auth.sessions s where s.user_id = (select auth.uid()) and coalesce(s.not_after > now(), true)
$$;
comment on function private.fact_security_center(uuid[]) is 'On how many devices the caller is signed in.';
