-- Somebody whose role and scope change between two looks.
create schema if not exists rights;
grant usage on schema rights to public;

-- Gives the tester these permissions, this scope and status, and acts as them from then on.
create function rights.act_as(permissions text[], scope text, standing text default 'active', plan text default 'business')
returns void language plpgsql as $$
declare
  tester uuid := md5('rights user t')::uuid;
  of_account uuid := md5('rights accounts a')::uuid;
  own_role uuid := md5('rights role')::uuid;
begin
  delete from public.role_permissions r where r.role_id = own_role;
  insert into public.role_permissions (role_id, permission) select own_role, unnest(permissions);
  update public.team_members m set status = standing, event_scope = case when scope = 'all' then 'all' else 'chosen' end
  where m.user_id = tester;
  delete from public.member_events e where e.member_id = md5('rights tester')::uuid;
  if scope in ('a', 'b') then
    insert into public.member_events (member_id, event_id, account_id)
    values (md5('rights tester')::uuid, md5('rights events ' || scope)::uuid, of_account);
  end if;
  update public.subscriptions s set plan_type = plan where s.user_id = md5('rights user a')::uuid;
  perform set_config('request.jwt.claims', json_build_object('sub', tester, 'role', 'authenticated', 'email', 't@rights.example',
    'amr', json_build_array(json_build_object('method', 'password', 'timestamp', extract(epoch from now())::bigint)))::text, true);
  perform set_config('role', 'authenticated', true);
end $$;

-- How many rows a statement reaches; a refusal by the rights is none. Nothing of it stays.
create function rights.reached(statement text) returns integer language plpgsql as $$
declare
  reached integer := 0;
begin
  begin
    execute statement;
    get diagnostics reached = row_count;
    raise exception sqlstate 'XRGHT';
  exception when sqlstate 'XRGHT' then
    return reached;
  when insufficient_privilege then
    return 0;
  end;
end $$;

-- Whether a row may be added: whatever else refuses it has let the rights through.
create function rights.added(statement text) returns integer language plpgsql as $$
begin
  begin
    execute statement;
    raise exception sqlstate 'XRGHT';
  exception when sqlstate 'XRGHT' then
    return 1;
  when insufficient_privilege then
    return 0;
  when others then
    return 1;
  end;
end $$;

-- What a call answers, without what differs each time: its refusal, or what it tells.
create function rights.answer(statement text) returns text language plpgsql as $$
declare
  told text; code text; hint text; detail text;
begin
  begin
    execute statement into told;
    raise exception sqlstate 'XRGHT';
  exception when sqlstate 'XRGHT' then
    return 'fine ' || md5(regexp_replace(coalesce(told, ''), '\d{4}-\d\d-\d\d[T ][\d:.+Z-]+|\d{9,}|[A-Za-z0-9_-]{30,}', '', 'g'))
      || case when coalesce(told, '') in ('', '[]', '{}') then ' nothing' else '' end;
  when others then
    get stacked diagnostics code = returned_sqlstate, hint = pg_exception_hint, detail = pg_exception_detail;
    return trim(concat_ws(' ', code, hint, case when code like 'PT%' then nullif(detail, '') end));
  end;
end $$;

-- What a call answers in every letter, with its words; two that differ in it can be told apart.
create function rights.whole_answer(statement text) returns text language plpgsql as $$
declare
  told text; code text; hint text; detail text; said text;
begin
  begin
    execute statement into told;
    raise exception sqlstate 'XRGHT';
  exception when sqlstate 'XRGHT' then
    return 'fine ' || coalesce(told, '');
  when others then
    get stacked diagnostics code = returned_sqlstate, hint = pg_exception_hint, detail = pg_exception_detail, said = message_text;
    return concat_ws(' | ', code, hint, detail, said);
  end;
end $$;

-- What a request makes so before it asks, and what it looks at afterwards, as the database's owner.
create function rights.given(statements text) returns void language plpgsql security definer as $$
begin
  execute statements;
end $$;
create function rights.seen(statement text) returns text language plpgsql security definer as $$
declare
  told text;
begin
  execute statement into told;
  return told;
end $$;

-- One look: as somebody with these permissions, at these statements; the world is as before.
create function rights.look(permissions text[], scope text, standing text, plan text, way text, statements text[])
returns text[] language plpgsql as $$
declare
  found text[] := '{}';
  statement text;
  one text;
begin
  perform rights.act_as(permissions, scope, standing, plan);
  foreach statement in array statements loop
    execute format('select rights.%I($1)::text', way) into one using statement;
    found := found || coalesce(one, 'null');
  end loop;
  perform set_config('role', 'none', true);
  return found;
end $$;

-- What a built-in role holds: for the whole account, for the event `a`, for anything that is not theirs.
create function rights.held(role_key text, scope text, standing text)
returns table (permission text, account boolean, event boolean, elsewhere boolean)
language plpgsql as $$
declare
  x uuid := md5('rights accounts a')::uuid;
  other uuid := md5('rights accounts c')::uuid;
  a uuid := md5('rights events a')::uuid;
  member uuid := case role_key when 'owner' then md5('rights owner')::uuid else md5('rights tester')::uuid end;
begin
  perform rights.act_as('{}', scope, standing);
  perform set_config('role', 'none', true);
  update public.team_members m set role_id = private.built_in_role(role_key), status = standing where m.id = member;
  perform set_config('request.jwt.claims', json_build_object('sub', m.user_id, 'role', 'authenticated')::text, true)
  from public.team_members m where m.id = member;
  return query
  select p.permission,
    private.may(p.permission, x) and x in (select private.my_accounts(p.permission)),
    private.may(p.permission, x, a)
      and (x in (select private.my_accounts(p.permission)) or a in (select private.my_events(p.permission))),
    private.may(p.permission, other) or private.may(p.permission, other, md5('rights events c')::uuid)
      or other in (select private.my_accounts(p.permission)) or md5('rights events b')::uuid in (select private.my_events(p.permission))
  from public.permissions p;
  update public.team_members m set role_id = md5('rights role')::uuid where m.id = md5('rights tester')::uuid;
  update public.team_members m set status = 'active' where m.id = md5('rights owner')::uuid;
end $$;

-- What asks for a permission, as if everybody held it: a mutant asks these.
create function rights.may(text, uuid, uuid default null) returns boolean language sql as 'select true';
create function rights.require_permission(text, uuid, uuid default null) returns void language sql as 'select';
create function rights.require_event_permission(text, uuid) returns void language sql as 'select';
create function rights.my_accounts(text) returns setof uuid language sql security definer as 'select id from public.accounts';
create function rights.my_reach(text) returns setof uuid language sql security definer as 'select id from public.accounts';
create function rights.shown_accounts(text) returns setof uuid language sql security definer as 'select id from public.accounts';
create function rights.shown_reach(text) returns setof uuid language sql security definer as 'select id from public.accounts';
create function rights.my_events(text) returns setof uuid language sql security definer as 'select id from public.events';
create function rights.shown_events(text) returns setof uuid language sql security definer as 'select id from public.events';
create function rights.my_guests(text) returns setof uuid language sql security definer as 'select id from public.guests';
create function rights.my_households(text) returns setof uuid language sql security definer as 'select id from public.households';

grant execute on all functions in schema rights to public;

insert into public.roles (id, account_id, name) values (md5('rights role')::uuid, md5('rights accounts a')::uuid, 'Tester');
insert into public.team_members (id, account_id, user_id, role_id) values
  (md5('rights tester')::uuid, md5('rights accounts a')::uuid, md5('rights user t')::uuid, md5('rights role')::uuid),
  (md5('rights owner')::uuid, md5('rights accounts a')::uuid, md5('rights user a')::uuid, private.built_in_role('owner'));
insert into public.profiles (user_id, display_name) values (md5('rights user t')::uuid, 'Tester'), (md5('rights user a')::uuid, 'Owner'), (md5('rights user c')::uuid, 'Other')
on conflict do nothing;
delete from public.chosen_accounts;
insert into public.chosen_accounts (user_id, account_id) values (md5('rights user t')::uuid, md5('rights accounts a')::uuid);
delete from public.subscriptions;
insert into public.subscriptions (user_id, plan_type) values (md5('rights user a')::uuid, 'business'), (md5('rights user c')::uuid, 'business');
update public.notices n set user_id = md5('rights user t')::uuid where n.account_id = md5('rights accounts a')::uuid;
-- Somebody else of the team, and a role of theirs.
insert into public.roles (id, account_id, name) values (md5('rights roles a')::uuid, md5('rights accounts a')::uuid, 'Own');
insert into public.team_members (id, account_id, user_id, role_id) values
  (md5('rights team_members a')::uuid, md5('rights accounts a')::uuid, md5('rights user c')::uuid, private.built_in_role('viewer'));
update public.threads t set kind = (select k.kind from private.thread_kinds k where k.open_to_team order by k.kind limit 1);
update public.guests g set tags = '{rights}';
update public.activities a set tags = '{rights}';
update public.tasks t set labels = '{rights}';
update public.calendar_feeds f set user_id = md5('rights user t')::uuid where f.account_id = md5('rights accounts a')::uuid;
update public.guest_import_rows r set row_key = 'rights';
update public.mail_suppressions s set kind = 'manual', account_id = md5('rights accounts a')::uuid where s.id = md5('rights mail_suppressions a')::uuid;

-- What is out shows more, and to more people, than what nobody has seen.
update public.events set status = 'published';
update public.tasks set cost_minor = 100, cost_currency = 'USD';
