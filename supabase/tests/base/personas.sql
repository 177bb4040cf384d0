-- What every test file uses: people, their sign-in, a small world. Kept, so it runs first.

begin;
create schema if not exists tests;
grant usage on schema tests to public;

create or replace function tests.id_of(person text)
returns uuid language sql immutable as $$ select md5('tests:' || person)::uuid $$;

-- A confirmed user; the trigger makes profile, account and membership.
create or replace function tests.add_user(person text, plan text default 'free', metadata jsonb default '{}')
returns uuid language plpgsql as $$
begin
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
  values (tests.id_of(person), 'authenticated', 'authenticated', person || '@tests.example', now(), metadata);
  if plan <> 'free' then
    perform private.apply_plan(tests.id_of(person), plan, 'test');
  end if;
  return tests.id_of(person);
end $$;

create or replace function tests.account_of(person text)
returns uuid language sql stable as $$ select private.account_of_user(tests.id_of(person)) $$;

-- Somebody of the team. Only on Business do others than the owner write, so the account gets it.
create or replace function tests.add_member(owner text, person text, member_role text)
returns void language plpgsql as $$
begin
  perform private.apply_plan(tests.id_of(owner), 'business', 'test');
  insert into public.team_members (account_id, user_id, role_id)
  values (tests.account_of(owner), tests.id_of(person), private.built_in_role(member_role));
  -- And works in it from then on: their lists show it.
  insert into public.chosen_accounts (user_id, account_id) values (tests.id_of(person), tests.account_of(owner))
  on conflict (user_id) do nothing;
end $$;

-- A published event a month ahead.
create or replace function tests.add_event(owner text, event_name text default 'Party')
returns uuid language sql as $$
  -- It asks for answers and sells tickets, as a test likes.
  insert into public.events (user_id, name, status, start_local, end_local, time_zone, event_type_id, answers_with_tickets)
  values (tests.id_of(owner), event_name, 'published',
    date_trunc('minute', now() at time zone 'UTC') + interval '30 days',
    date_trunc('minute', now() at time zone 'UTC') + interval '30 days 4 hours', 'Europe/Berlin', 'school-type-1', true)
  returning id
$$;

create or replace function tests.add_link(of_event uuid, link_kind text default 'event_info_view')
returns text language sql as $$
  with new_link as (select gen_random_uuid() as id)
  insert into public.share_links (id, account_id, event_id, kind, token_hash)
  select n.id, e.account_id, e.id, link_kind, private.hash_token(private.derive_token('share', n.id, 1))
  from new_link n, public.events e where e.id = of_event
  returning private.derive_token('share', share_links.id, 1)
$$;

-- What a test file makes for itself is called by all its people: new functions belong to nobody else.
create or replace function tests.share_own_functions()
returns void language plpgsql as $$
begin
  if current_user <> session_user then
    return;
  end if;
  grant execute on all functions in schema tests to public;
  if pg_my_temp_schema() <> 0 then
    execute format('grant execute on all functions in schema %s to public', pg_my_temp_schema()::regnamespace);
  end if;
end $$;

-- From here on the transaction acts as this person, as a request of theirs would.
create or replace function tests.sign_in(person text)
returns void language plpgsql as $$
begin
  perform tests.share_own_functions();
  perform set_config('request.jwt.claims', json_build_object('sub', md5('tests:' || person)::uuid,
    'role', 'authenticated', 'email', person || '@tests.example')::text, true);
  perform set_config('role', 'authenticated', true);
end $$;

create or replace function tests.be_anonymous()
returns void language plpgsql as $$
begin
  perform tests.share_own_functions();
  perform set_config('request.jwt.claims', '{"role": "anon"}', true);
  perform set_config('role', 'anon', true);
end $$;

create or replace function tests.be_server()
returns void language plpgsql as $$
begin
  perform tests.share_own_functions();
  perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
  perform set_config('role', 'service_role', true);
end $$;

-- How many rows a statement touches for whoever runs it.
create or replace function tests.touched(statement text)
returns integer language plpgsql as $$
declare
  count integer;
begin
  execute statement;
  get diagnostics count = row_count;
  return count;
end $$;

-- The refusal of a call as 'STATUS code field', or 'fine'.
create or replace function tests.refusal(statement text)
returns text language plpgsql as $$
declare
  code text; hint text; detail text;
begin
  execute statement;
  return 'fine';
exception when others then
  get stacked diagnostics code = returned_sqlstate, hint = pg_exception_hint, detail = pg_exception_detail;
  return trim(concat_ws(' ', code, nullif(hint, ''), case when code like 'PT%' then nullif(detail, '') end));
end $$;

grant execute on all functions in schema tests to public;
commit;

begin;
select plan(2);
select ok(tests.add_user('someone') = tests.id_of('someone'), 'a user can be made');
select isnt(tests.account_of('someone'), null, 'and owns an account');
select * from finish();
rollback;
