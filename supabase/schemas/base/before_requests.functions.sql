-- What every request of a Supabase project passes first; the embedded backend does the same itself.

create function private.is_whole_session()
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  is_whole boolean := true;
begin
  -- The embedded sign-in service keeps its factors elsewhere and refuses half a session at its door.
  if coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and to_regclass('auth.mfa_factors') is not null then
    execute 'select not exists (select from auth.mfa_factors f
      where f.user_id = auth.uid() and f.status = ''verified'')' into is_whole;
  end if;
  return is_whole;
end
$$;
comment on function private.is_whole_session() is
  'False for a password alone where the account has a second factor (AAL1 where AAL2 is due).';

create function public.check_request()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  viewing text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-view-as';
begin
  if coalesce(auth.role(), 'anon') <> 'authenticated' then
    return;
  end if;
  if not private.is_whole_session() then
    perform private.refuse(401, 'signed_out', 'Type the code of your second factor first');
  end if;
  -- The end of a viewing is asked for by the administrator, not by whom they look at.
  if viewing is not null and current_setting('request.path', true) is distinct from '/rpc/end_viewing' then
    perform public.enter_viewing(viewing::uuid);
  end if;
end
$$;
comment on function public.check_request() is
  'PostgREST runs it before each request (db_pre_request): half a session reads nothing, a viewing only reads.';

create function private.guard_half_sessions()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  guarded regclass;
begin
  if to_regclass('auth.mfa_factors') is null then
    return;
  end if;
  for guarded in
    select c.oid from pg_catalog.pg_class c
    where (c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity or c.oid = 'storage.objects'::regclass)
      and not exists (select from pg_catalog.pg_policy p
        where p.polrelid = c.oid and p.polname = 'a second factor that is due comes first')
  loop
    execute format('create policy "a second factor that is due comes first" on %s
      as restrictive for all to authenticated using ((select private.is_whole_session()))', guarded);
  end loop;
end
$$;
comment on function private.guard_half_sessions() is
  'Keeps half sessions from every table and file that does not do so yet, also where realtime and storage ask. For a Supabase project.';
