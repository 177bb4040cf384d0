-- What a Supabase database already has before the first migration, beside the roles: the schema
-- `extensions`, default grants, the request's claims as functions, the realtime publication.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  execute format(
    'alter database %I set search_path to "$user", public, extensions',
    current_database()
  );
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

revoke create on schema public from public;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant select on all tables in schema auth to service_role;

-- Claims reach a request as one JSON document or, one by one, as older clients set them.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

-- A driver that encodes metadata twice leaves a JSON string where an object belongs.
create or replace function auth.unwrap_metadata() returns trigger language plpgsql as $$
begin
  if jsonb_typeof(new.raw_user_meta_data) = 'string' then
    new.raw_user_meta_data := (new.raw_user_meta_data #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(new.raw_app_meta_data) = 'string' then
    new.raw_app_meta_data := (new.raw_app_meta_data #>> '{}')::jsonb;
  end if;
  return new;
end
$$;

create or replace trigger a00_unwrap_metadata before insert or update on auth.users
  for each row execute function auth.unwrap_metadata();

revoke execute on all functions in schema auth from public;
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email()
  to anon, authenticated, service_role, public;
