-- What owner, editor, viewer, stranger, anonymous and administrator may do in one account.
begin;
select plan(41);
select tests.add_user('owner', 'business');
select tests.add_user(p) from unnest(array['editor', 'viewer', 'left', 'stranger', 'boss']) p;
select tests.add_member('owner', 'editor', 'editor'), tests.add_member('owner', 'viewer', 'viewer'), tests.add_member('owner', 'left', 'editor');
update public.team_members set status = 'removed' where user_id = tests.id_of('left');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('owner') as event_id;
grant select on world to public;
insert into public.guests (account_id, full_name) values (tests.account_of('owner'), 'Ada');
insert into public.event_guests (event_id, guest_id) select event_id, g.id from world, public.guests g;

select is((select display_name from public.profiles where user_id = tests.id_of('owner')), 'owner', 'the part before @ is the name of last resort');
select is((select role_id from public.team_members where user_id = tests.id_of('stranger')), private.built_in_role('owner'), 'everybody owns an account of their own');

select tests.sign_in('owner');
select is((select count(*)::int from public.events), 1, 'owner sees');
select is(tests.touched($$ update public.events set name = 'By owner' $$), 1, 'owner changes');
select is(tests.refusal($$ select public.set_member_role((select id from public.team_members where user_id = tests.id_of('editor') and role_id <> private.built_in_role('owner')), private.built_in_role('viewer')) $$), 'fine', 'owner changes roles');
select is(tests.refusal($$ select public.set_member_role((select id from public.team_members where user_id = tests.id_of('editor') and role_id <> private.built_in_role('owner')), private.built_in_role('editor')) $$), 'fine', 'and back');
select is(tests.refusal($$ select public.set_member_role((select id from public.team_members where user_id = tests.id_of('editor') and role_id <> private.built_in_role('owner')), private.built_in_role('owner')) $$), 'PT409 conflict role_id_param', 'but nobody becomes a second owner');
select is(tests.refusal($$ select public.leave_team((select account_id from public.events)) $$), 'PT409 conflict', 'an owner cannot leave');
select cmp_ok((select count(*)::int from public.audit_log), '>', 0, 'owner reads the audit log');
reset role;
select tests.sign_in('editor');
select is((select count(*)::int from public.events), 1, 'editor sees');
select is(tests.touched($$ update public.events set name = 'By editor' $$), 1, 'editor changes');
select is(tests.touched($$ insert into public.guests (account_id, full_name) select account_id, 'Björn' from public.events $$), 1, 'editor adds guests, on the owner''s plan');
select is(tests.touched($$ delete from public.events $$), 0, 'editor deletes no event');
select is(tests.refusal($$ select public.set_member_role((select id from public.team_members where user_id = tests.id_of('editor') and role_id <> private.built_in_role('owner')), private.built_in_role('admin')) $$), 'PT404 not_found', 'editor does not promote themself');
select is(tests.touched($$ update public.accounts set name = 'Mine' where id = (select account_id from public.events) $$), 0, 'editor does not rename the account');
select is((select count(*)::int from public.audit_log where account_id = (select account_id from public.events)), 0, 'editor does not read the audit log');
select lives_ok($$ select public.create_share_link((select event_id from world), 'rsvp') $$, 'editor makes links');
select is(tests.refusal($$ select public.leave_team((select account_id from public.events)) $$), 'fine', 'editor leaves');
select is((select count(*)::int from public.events), 0, 'and sees nothing more');
reset role;
select tests.sign_in('owner');
update public.guests set notes = 'Old friend' where full_name = 'Ada';
select is((select after ->> 'notes' from public.audit_log where action = 'guests.update'), 'Old friend', 'changes of guests are audited');
reset role;
select tests.sign_in('viewer');
select is((select count(*)::int from public.event_guest_list), 1, 'viewer sees');
select is(tests.touched($$ update public.events set name = 'By viewer' $$), 0, 'viewer changes nothing');
select is(tests.refusal($$ insert into public.guests (account_id, full_name) select account_id, 'Cleo' from public.events $$), '42501', 'viewer adds nobody');
select is(tests.refusal($$ select public.list_share_links((select event_id from world)) $$), 'PT404 not_found', 'viewer is shown no tokens');
select is(tests.refusal($$ select public.record_party((select id from public.event_guests limit 1), jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', (select id from public.event_guests limit 1), 'answer', 'yes')))) $$), 'PT404 not_found', 'viewer answers for nobody');
reset role;
select tests.sign_in('left');
select is((select count(*)::int from public.events), 0, 'a removed member sees nothing');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.events), 0, 'stranger sees no event');
select is((select count(*)::int from public.profiles), 1, 'stranger sees their own profile only');
select is((select count(*)::int from public.event_types), 12, 'everybody signed in sees the twelve types');
select is(tests.touched($$ update public.profiles set display_name = 'Me' $$), 1, 'and changes their own profile only');
select is(tests.refusal($$ insert into public.guests (account_id, full_name) select id, 'Dora' from public.accounts $$), 'PT403 plan_required RSVP', 'a free account keeps no guest list');
select is(tests.refusal($$ insert into public.team_members (account_id, user_id, role_id) select id, tests.id_of('owner'), private.built_in_role('admin') from public.accounts $$), '42501', 'nobody drags others into a team');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select * from public.events $$), '42501', 'anonymous reads no table');
select is(tests.refusal($$ select * from public.event_guest_list $$), '42501', 'no view');
select is(tests.refusal($$ select public.get_at_a_glance() $$), '42501', 'and makes no planner''s call');
select is((select array_agg(p.proname::text order by p.proname) from pg_proc p where p.pronamespace = 'public'::regnamespace
  and has_function_privilege('anon', p.oid, 'execute')), array['check_request', 'get_timezone_names', 'is_test_mode'], 'of all calls it has the time zones and the test mode alone');
select is_empty($$ select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname in ('get_shared_event',
    'get_personal_invitation', 'get_order', 'get_calendar_source', 'submit_rsvp', 'create_hold', 'place_order', 'release_hold', 'join_waitlist')
    and (has_function_privilege('authenticated', p.oid, 'execute') or not has_function_privilege('service_role', p.oid, 'execute')) $$,
  'what a token opens goes through the server''s door alone, also for who is signed in');
reset role;
select tests.sign_in('boss');
select is((select count(*)::int from public.events), 1, 'administrator sees events');
select is((select count(*)::int from public.guests), 0, 'but nobody''s guests');
select is(tests.touched($$ update public.events set name = 'By boss' $$), 0, 'and changes none');
select is((select count(*)::int from public.subscriptions), 1, 'administrator sees subscriptions');
select * from finish();
rollback;
