-- Named permissions: roles of an account's own, chosen events, and that nobody gives what they do not hold.
begin;
select plan(41);
select tests.add_user('owner', 'business');
select tests.add_user(p) from unnest(array['admin', 'editor', 'helper', 'door', 'stranger']) p;
select tests.add_member('owner', 'admin', 'admin'), tests.add_member('owner', 'editor', 'editor'),
  tests.add_member('owner', 'helper', 'editor'), tests.add_member('owner', 'door', 'check_in');
create temp table world as select tests.account_of('owner') as account_id, tests.add_event('owner', 'Mine') as mine,
  tests.add_event('owner', 'Other') as other, null::uuid as role_id,
  (select id from public.team_members where user_id = tests.id_of('helper') and account_id = tests.account_of('owner')) as helper_id,
  (select id from public.team_members where user_id = tests.id_of('owner')) as owner_id;
grant all on world to public;
insert into public.guests (account_id, full_name) select account_id, n from world, unnest(array['Ada', 'Ben']) n;
insert into public.event_guests (event_id, guest_id) select mine, g.id from world, public.guests g where full_name = 'Ada';
insert into public.event_guests (event_id, guest_id) select other, g.id from world, public.guests g where full_name = 'Ben';
insert into public.taxes (account_id, name, rate_bps) select account_id, 'VAT', 1900 from world;

select is_empty($$ select p.permission from public.permissions p
  where p.permission not in (select r.permission from public.role_permissions r where r.role_id = private.built_in_role('owner')) $$, 'the owner may everything');
select set_eq($$ select p.proname::text from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname ~ '^(found|texts|fact)_' $$,
  $$ select unnest(opens) from public.permissions $$, 'what areas tell by a name is opened by one permission each');
select is_empty($$ with asked as (
    select m[1] as permission from pg_proc p, regexp_matches(p.prosrc, '(?:my_accounts|my_events|my_guests|my_reach|private\.may|require_permission|require_event_permission)\(\s*''([^'']+)''', 'g') m
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union select m[1] from pg_policies p, regexp_matches(concat_ws(' ', p.qual, p.with_check), 'my_\w+\(''([^'']+)''', 'g') m)
  select permission from asked where permission not in (select p.permission from public.permissions p) $$, 'nothing asks for a permission that is not there');
select is_empty($$ with asked as (
    select string_agg(p.prosrc, ' ') as text from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select string_agg(concat_ws(' ', p.qual, p.with_check), ' ') from pg_policies p)
  select p.permission from public.permissions p where not exists (select from asked a where a.text like '%''' || p.permission || '''%') $$, 'every permission opens something');

-- Roles of one's own.
select tests.sign_in('admin');
select lives_ok($$ update world set role_id = public.save_role(account_id, null, 'Greeter', '{events.read,guests.read}') $$, 'an admin makes a role');
select set_eq($$ select permission from public.role_permissions where role_id = (select role_id from world) $$, array['events.read', 'guests.read'], 'with what it allows');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'greeter', '{}') $$), 'PT409 conflict name_param', 'a name is given once');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'Viewer', '{}') $$), 'PT409 conflict name_param', 'also one that every account has');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'X', '{guests.fly}') $$), 'PT400 invalid_input permissions_param', 'of what there is');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'X', '{team.manage}') $$), 'PT400 invalid_input permissions_param', 'but the team stays with owners and admins');
select is(tests.refusal($$ select public.save_role((select account_id from world), private.built_in_role('viewer'), 'Mine', '{}') $$), 'PT404 not_found', 'the roles that every account has stay');
select is(tests.refusal($$ select public.set_member_role((select helper_id from world), (select role_id from world)) $$), 'fine', 'and gives it');
select is(tests.refusal($$ select public.delete_role((select role_id from world)) $$), 'PT409 conflict', 'a role that somebody has stays');
select is(tests.refusal($$ select public.set_member_role((select owner_id from world), private.built_in_role('viewer')) $$), 'PT409 conflict role_id_param', 'the owner keeps theirs');
select is(tests.refusal($$ select public.set_member_events((select owner_id from world), array[(select mine from world)]) $$), 'PT409 conflict', 'and all events');
reset role;
select tests.sign_in('helper');
select is((select count(*)::int from public.events), 2, 'it opens what it says');
select is(tests.touched($$ update public.events set name = name $$), 0, 'and nothing more');
reset role;
select tests.sign_in('editor');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'X', '{}') $$), 'PT404 not_found', 'an editor makes none');
select is(tests.refusal($$ select public.set_member_events((select helper_id from world), null) $$), 'PT404 not_found', 'nor chooses events for others');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.roles), 7, 'a stranger sees the roles that every account has');
select is(tests.refusal($$ select public.delete_role((select role_id from world)) $$), 'PT404 not_found', 'and takes none away');
reset role;

-- Nobody gives what they do not hold: an admin whose role lost a permission.
delete from public.role_permissions where role_id = private.built_in_role('admin') and permission = 'money.refund';
select tests.sign_in('admin');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'Payer', '{money.refund,guests.read_contact}') $$), 'PT403 not_allowed role_id', 'a role beyond one''s own');
select is(tests.refusal($$ select public.set_member_role((select helper_id from world), private.built_in_role('finance')) $$), 'PT403 not_allowed role_id', 'nor is it given');
select is(tests.refusal($$ select public.set_member_role((select helper_id from world), private.built_in_role('editor')) $$), 'fine', 'but one within it is');
select lives_ok($$ select public.delete_role((select role_id from world)) $$, 'and a role that nobody has goes');
select lives_ok($$ select public.set_member_events((select helper_id from world), array[(select mine from world)]) $$, 'events are chosen');
reset role;

-- Chosen events: those, the people on them, and nothing of the whole account.
select tests.sign_in('helper');
select results_eq('select name from public.events', array['Mine'], 'one event is seen');
select results_eq('select full_name from public.guests', array['Ada'], 'and its people');
select results_eq('select full_name from public.event_guest_list', array['Ada'], 'as the list');
select is(tests.touched($$ update public.events set name = 'Changed' $$), 1, 'it is changed');
select is((select count(*)::int from public.taxes), 0, 'what is of the account is not');
select is(tests.refusal($$ insert into public.events (user_id, account_id, name, start_local, end_local, time_zone)
  select auth.uid(), account_id, 'New', '2030-01-01T10:00', '2030-01-01T12:00', 'UTC' from world $$), '42501', 'no event is added');
select is(tests.refusal($$ insert into public.guests (account_id, full_name) select account_id, 'Cleo' from world $$), 'fine', 'somebody new is');
select is((select count(*)::int from public.guests), 1, 'seen once they are on the list');
select is(tests.refusal($$ select public.get_event_overview((select other from world)) $$), 'PT404 not_found', 'another event is not opened');
select is(tests.refusal($$ select public.get_event_overview((select mine from world)) $$), 'fine', 'one''s own is');
select is(jsonb_array_length(public.get_at_a_glance() -> 'events'), 1, 'At a Glance has it');
select is((select count(*)::int from public.accounts where id = (select account_id from world)), 1, 'the account has a name');
reset role;
select private.apply_plan(tests.id_of('owner'), 'pro', 'test');
select tests.sign_in('helper');
select is(tests.touched($$ update public.events set name = 'Again' $$), 0, 'without a team nothing is changed');
select is((select count(*)::int from public.events), 1, 'but read');
reset role;
select tests.sign_in('door');
select is((select count(*)::int from public.orders), 0, 'whoever checks in sees no orders');
select * from finish();
rollback;
