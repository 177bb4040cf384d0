-- Before requests: grants.

grant execute on function private.is_whole_session() to authenticated, service_role;
grant execute on function public.check_request() to anon, authenticated, service_role;

-- PostgREST signs in as this role; where it does not, the server asks before each request itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator' and rolcanlogin) then
    alter role authenticator set pgrst.db_pre_request = 'public.check_request';
    notify pgrst, 'reload config';
  end if;
end
$$;

-- Here all tables are made; a later migration that makes one asks again.
select private.guard_half_sessions();
