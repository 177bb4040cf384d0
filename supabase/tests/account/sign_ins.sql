-- Sign-in history, one's own devices, the inventory of links: by owner, member, stranger, anonymous and administrator.
begin;
select plan(27);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['viewer', 'stranger', 'boss']) p;
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada') as event_id;
grant select on world to public;
insert into auth.sessions (id, user_id, user_agent, ip, created_at, updated_at) values
  (md5('s1')::uuid, tests.id_of('ada'), 'Firefox on Linux', '203.0.113.7', now(), now());
insert into auth.sessions (id, user_id, user_agent, ip, created_at, updated_at) values
  (md5('s2')::uuid, tests.id_of('ada'), 'Firefox on Linux', '203.0.113.9', now(), now());
insert into auth.sessions (id, user_id, user_agent, ip, created_at, updated_at) values
  (md5('s3')::uuid, tests.id_of('ada'), 'A phone', '2001:db8::12', now(), now());
insert into auth.sessions (id, user_id, created_at, updated_at) values
  (md5('s4')::uuid, tests.id_of('stranger'), now(), now());
select tests.be_server();
select public.note_failed_sign_in('ADA@tests.example', 'A script', '198.51.100.4');
select public.note_failed_sign_in('nobody@tests.example', 'A script', '198.51.100.4');
reset role;
select tests.add_link((select event_id from world)), tests.add_link((select event_id from world), 'embed_rsvp');

select is((select count(*)::int from public.sign_ins where user_id = tests.id_of('ada')), 4, 'sessions and wrong passwords are history');
select results_eq($$ select user_agent, is_new_device, ip_prefix from public.sign_ins where session_id = md5('s3')::uuid $$,
  $$ values ('A phone', true, '2001:db8:.x') $$, 'another browser is a new device, its address shortened');
select is((select bool_or(is_new_device) from public.sign_ins where session_id in (md5('s1')::uuid, md5('s2')::uuid)), false,
  'the first browser and the same again are not');

select tests.sign_in('ada');
select set_config('request.jwt.claims', json_build_object('sub', tests.id_of('ada'), 'role', 'authenticated', 'session_id', md5('s2')::uuid)::text, true);
select is((select count(*)::int from public.sign_ins), 4, 'people read their own history');
select is(jsonb_array_length(public.list_my_sessions()), 3, 'and their own devices');
select results_eq($$ select public.list_my_sessions() #>> '{0,id}', public.list_my_sessions() #>> '{0,isCurrent}' $$,
  $$ values (md5('s2')::uuid::text, 'true') $$, 'this one first');
select is(tests.refusal($$ select public.end_my_session(md5('s4')::uuid) $$), 'PT404 not_found', 'nobody ends another''s session');
select lives_ok($$ select public.end_my_session(md5('s3')::uuid) $$, 'but one''s own');
select is(tests.refusal($$ select public.end_my_session(md5('s3')::uuid) $$), 'PT404 not_found', 'once');
select is(tests.refusal($$ insert into public.sign_ins (user_id, succeeded) values (auth.uid(), true) $$), '42501', 'history is not written by hand');
select is(tests.refusal($$ delete from public.sign_ins $$), '42501', 'nor wiped');
select is(tests.refusal($$ select public.note_failed_sign_in('ada@tests.example', '', '') $$), '42501', 'nor made up');
select is((public.list_link_inventory() ->> 'total')::int, 2, 'the inventory holds the account''s links');
select is(public.list_link_inventory() #>> '{rows,0,mayRevoke}', 'true', 'which their owner may end');
select lives_ok($$ select public.revoke_share_link((public.list_link_inventory() #>> '{rows,0,id}')::uuid) $$, 'and ends');
select is((public.list_link_inventory('{"filter": "active"}') ->> 'total')::int, 1, 'one is left');
select is((public.list_link_inventory('{"filter": "revoked", "from": 0, "size": 1}') #>> '{rows,0,mayRevoke}'), 'false', 'an ended link is not ended again');
reset role;
select is((select count(*)::int from auth.sessions where user_id = tests.id_of('ada')), 2, 'the ended session is gone');
select is((select count(*)::int from public.audit_log where action = 'sessions.ended' and actor_user_id = tests.id_of('ada')), 1, 'and audited');
select tests.sign_in('viewer');
select is((public.list_link_inventory() ->> 'total')::int, 2, 'a viewer sees the team''s links');
select is(public.list_link_inventory('{"filter": "active"}') #>> '{rows,0,mayRevoke}', 'false', 'and may end none');
reset role;
select tests.sign_in('stranger');
select is((public.list_link_inventory() ->> 'total')::int, 0, 'a stranger sees no link');
select is((select count(*)::int from public.sign_ins where user_id = tests.id_of('ada')), 0, 'and no history of others');
reset role;
select tests.sign_in('boss');
select is((select count(*)::int from public.sign_ins where user_id = tests.id_of('ada')), 4, 'an administrator does');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select * from public.sign_ins $$), '42501', 'anonymous reads nothing');
select is(tests.refusal($$ select public.list_my_sessions() $$), '42501', 'and has no devices');
reset role;
select tests.be_server();
select public.note_failed_sign_in('ada@tests.example', 'A script', null) from generate_series(1, 6);
select is((select count(*)::int from public.security_violations where type = 'repeated wrong password' and severity = 'high'), 1,
  'five wrong passwords are one violation');
select * from finish();
rollback;
