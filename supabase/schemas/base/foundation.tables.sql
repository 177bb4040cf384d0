-- Foundation: the private schema, server keys and settings, refusals, tokens, time.

-- Bodies are checked once everything is there: functions and tables call each other across files.
set check_function_bodies = off;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists btree_gist with schema extensions;

create schema if not exists private;
comment on schema private is 'Helpers, secrets and ledgers; never exposed by the API.';
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to authenticated, service_role;

-- Tables and functions are granted by name only, whatever the platform's defaults are. It holds for what the
-- role of this session makes, which makes everything here.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

create table private.server_keys (
  name text primary key,
  key bytea not null check (length(key) >= 32),
  created_at timestamptz not null default now()
);
comment on table private.server_keys is 'Keys that sign tokens and tickets; made at first use, so no template holds one.';
alter table private.server_keys enable row level security;

create table private.server_settings (
  name text primary key check (name in ('siteUrl', 'testMode', 'senderSpf', 'takesPayments')),
  value jsonb not null,
  updated_at timestamptz not null default now()
);
comment on table private.server_settings is 'What the running server told the database about itself.';
alter table private.server_settings enable row level security;

create table private.time_zones (name text primary key);
comment on table private.time_zones is 'IANA zone names an event may use.';
alter table private.time_zones enable row level security;

insert into private.time_zones (name)
select name
from pg_catalog.pg_timezone_names
where name = 'UTC'
  or (name like '%/%' and name !~ '^(posix|right|Etc|SystemV|US|Brazil|Canada|Chile|Mexico)/')
union
select 'UTC';
