-- Administration: what administrators do, what their rights leave out, and that nobody else does any of it.
begin;
select plan(78);
select tests.add_user('ada', 'pro');
select tests.add_user(p) from unnest(array['free', 'boss', 'helper', 'newcomer', 'unconfirmed']) p;
update auth.users set email_confirmed_at = null where id = tests.id_of('unconfirmed');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada', '100% Party_1') as event_id;
grant select on world to public;
create temp table tokens as select tests.add_link((select event_id from world)) as token;
grant select on tokens to public;
insert into auth.sessions (id, user_id, created_at, updated_at) values (md5('s1')::uuid, tests.id_of('ada'), now(), now());
insert into public.jobs (kind, status, attempts, finished_at) values ('order_confirmation', 'failed', 8, now()), ('reminder', 'failed', 8, now());

-- Every call refuses members and visitors alike.
create temp table calls (call text);
grant select on calls to public;
insert into calls values ('public.list_administrators()'), ('public.set_administrator(''ada@tests.example'', ''{users}'')'),
  ('public.remove_administrator(tests.id_of(''boss''))'), ('public.suspend_user(tests.id_of(''boss''), ''x'')'),
  ('public.restore_user(tests.id_of(''ada''), ''x'')'), ('public.extend_trial(tests.id_of(''ada''), 7, ''x'')'),
  ('public.suspend_share_link(gen_random_uuid(), ''x'')'), ('public.unsuspend_share_link(gen_random_uuid(), ''x'')'),
  ('public.retry_jobs(''reminder'')'), ('public.admin_list_users()'), ('public.admin_get_user(tests.id_of(''boss''))'),
  ('public.admin_list_events()'), ('public.admin_list_activities()'), ('public.start_viewing(tests.id_of(''ada''), ''x'')'), ('public.admin_list_invitations()'), ('public.admin_list_subscriptions()'),
  ('public.admin_list_links()'), ('public.admin_list_audit()'), ('public.admin_get_health()'),
  ('public.admin_get_overview()'), ('public.get_plan_test()'), ('public.act_as_plan(''business'')'), ('public.make_plan_sample()'),
  ('public.set_user_plan(tests.id_of(''ada''), ''business'', ''x'')');
select tests.sign_in('ada');
select is_empty($$ select call, tests.refusal('select ' || call) from calls where tests.refusal('select ' || call) <> 'PT403 not_allowed' $$,
  'a member is refused by all of them');
select is(tests.refusal($$ select public.stop_acting_as_plan() $$), 'PT409 conflict', 'and has nothing to stop');
select is(public.has_admin_right('users'), false, 'and no right');
reset role;
select tests.be_anonymous();
select is_empty($$ select call, tests.refusal('select ' || call) from calls where tests.refusal('select ' || call) <> '42501' $$,
  'a visitor too');
reset role;
select is((select plan_type from public.subscriptions where user_id = tests.id_of('ada')), 'pro', 'nothing happened');

-- The first administrator, by the operator of the installation.
select tests.sign_in('boss');
select is(tests.refusal($$ select public.appoint_administrator('ada@tests.example') $$), '42501', 'no key of a browser appoints by the operator''s way');
reset role;
select tests.be_server();
select is(tests.refusal($$ select public.appoint_administrator('nobody@tests.example') $$), 'PT404 not_found email_param', 'the operator hears of an unknown address');
select is(tests.refusal($$ select public.appoint_administrator('unconfirmed@tests.example') $$), 'PT409 conflict email_param', 'and of an unconfirmed one');
select is(public.appoint_administrator(' Newcomer@tests.example '), tests.id_of('newcomer'), 'and makes the first administrator');
reset role;
select is((select count(*)::int from public.audit_log where action = 'administrators.insert' and actor_role = 'service_role' and resource_id = tests.id_of('newcomer')::text), 1, 'audited');
select is((select cardinality(rights) from public.administrators where user_id = tests.id_of('newcomer')), 4, 'with all rights');
delete from public.administrators where user_id = tests.id_of('newcomer');

-- Administrators and their rights.
select tests.sign_in('boss');
select is(jsonb_array_length(public.list_administrators()), 1, 'an administrator sees the administrators');
select is(public.list_administrators() #>> '{0,isLast}', 'true', 'here the last');
select is(tests.refusal($$ select public.remove_administrator(tests.id_of('boss')) $$), 'PT409 conflict user_id_param', 'who cannot go');
select is(tests.refusal($$ select public.set_administrator('boss@tests.example', '{users}') $$), 'PT409 conflict user_id_param', 'nor give the appointing away');
select is(tests.refusal($$ select public.set_administrator('nobody@tests.example', '{users}') $$), 'PT404 not_found email_param', 'an unknown address is told');
select is(tests.refusal($$ select public.set_administrator('unconfirmed@tests.example', '{users}') $$), 'PT409 conflict email_param', 'an unconfirmed one too');
select is(tests.refusal($$ select public.set_administrator('helper@tests.example', '{}') $$), 'PT400 invalid_input rights_param', 'a right is needed');
select is(tests.refusal($$ select public.set_administrator('helper@tests.example', '{root}') $$), 'PT400 invalid_input rights_param', 'a known one');
select lives_ok($$ select public.set_administrator(' Helper@tests.example ', '{content}') $$, 'an administrator is added by address');
reset role;
select is((select count(*)::int from public.audit_log where action = 'administrators.insert' and actor_user_id = tests.id_of('boss')), 1, 'audited');
select tests.sign_in('helper');
select lives_ok($$ select public.admin_list_users() $$, 'who reads everything');
select is(tests.refusal($$ select public.suspend_user(tests.id_of('ada'), 'x') $$), 'PT403 not_allowed', 'but suspends nobody');
select is(tests.refusal($$ select public.set_user_plan(tests.id_of('ada'), 'free', 'x') $$), 'PT403 not_allowed', 'sets no plan');
select is(tests.refusal($$ select public.extend_trial(tests.id_of('free'), 7, 'x') $$), 'PT403 not_allowed', 'extends no trial');
select is(tests.refusal($$ select public.retry_jobs('reminder') $$), 'PT403 not_allowed', 'retries no job');
select is(tests.refusal($$ select public.set_administrator('ada@tests.example', '{users}') $$), 'PT403 not_allowed', 'and appoints nobody');
select lives_ok($$ select public.suspend_share_link((select id from public.share_links limit 1), 'spam') $$, 'links are theirs');
reset role;
select is(tests.refusal(format($$ select private.open_share_link(%L, array['event_info_view']) $$, (select token from tokens))), 'PT404 link_invalid', 'a suspended link is neutral');
select tests.sign_in('helper');
select is(tests.refusal($$ select public.suspend_share_link((select id from public.share_links limit 1), ' ') $$), 'PT400 invalid_input reason_param', 'a reason is needed');
select lives_ok($$ select public.unsuspend_share_link((select id from public.share_links limit 1), 'mistake') $$, 'and lifted again');
select is(tests.refusal($$ select public.unsuspend_share_link((select id from public.share_links limit 1), 'mistake') $$), 'PT404 not_found link_id', 'once');
reset role;
select lives_ok(format($$ select private.open_share_link(%L, array['event_info_view']) $$, (select token from tokens)), 'it opens again');

-- Accounts.
select tests.sign_in('boss');
select is(tests.refusal($$ select public.suspend_user(tests.id_of('ada'), '') $$), 'PT400 invalid_input reason_param', 'no suspension without a reason');
select is(tests.refusal($$ select public.suspend_user(gen_random_uuid(), 'x') $$), 'PT404 not_found user_id_param', 'of nobody');
select is(tests.refusal($$ select public.suspend_user(tests.id_of('helper'), 'x') $$), 'PT409 conflict user_id_param', 'of no administrator');
select is(tests.refusal($$ select public.restore_user(tests.id_of('ada'), 'x') $$), 'PT409 conflict user_id_param', 'nothing to restore');
select lives_ok($$ select public.suspend_user(tests.id_of('ada'), 'spam') $$, 'an account is suspended');
select is(public.admin_get_user(tests.id_of('ada')) ->> 'suspendedReason', 'spam', 'the reason is told');
reset role;
select is((select count(*)::int from auth.sessions where user_id = tests.id_of('ada')), 0, 'signed out everywhere');
select ok((select banned_until > now() + interval '10 years' from auth.users where id = tests.id_of('ada')), 'cannot sign in');
select is(tests.refusal(format($$ select private.open_share_link(%L, array['event_info_view']) $$, (select token from tokens))), 'PT404 link_invalid', 'its links are neutral');
select tests.sign_in('ada');
select is(tests.touched($$ update public.events set name = 'Still here' $$), 0, 'a token that still lives writes nothing');
reset role;
select tests.sign_in('boss');
select is(tests.refusal($$ select public.set_administrator('ada@tests.example', '{users}') $$), 'PT409 conflict email_param', 'a suspended person is not appointed');
select is((public.admin_list_users('{"filter": "suspended"}') ->> 'total')::int, 1, 'and is found under suspended');
select lives_ok($$ select public.restore_user(tests.id_of('ada'), 'sorted out') $$, 'the suspension is lifted');
reset role;
select lives_ok(format($$ select private.open_share_link(%L, array['event_info_view']) $$, (select token from tokens)), 'its links open again');
select is((select banned_until from auth.users where id = tests.id_of('ada')), null, 'sign-in too');

-- Plans and trials.
select tests.sign_in('boss');
select is(tests.refusal($$ select public.extend_trial(tests.id_of('ada'), 7, 'x') $$), 'PT409 conflict user_id_param', 'a paid plan needs no trial');
select is(tests.refusal($$ select public.extend_trial(tests.id_of('free'), 91, 'x') $$), 'PT400 invalid_input days_param', 'a trial has bounds');
select is(public.extend_trial(tests.id_of('free'), 7, 'asked'), now() + interval '7 days', 'a trial is given');
select is(public.extend_trial(tests.id_of('free'), 7, 'asked'), now() + interval '14 days', 'and made longer');
select is(tests.refusal($$ select public.set_user_plan(gen_random_uuid(), 'pro', 'x') $$), 'PT404 not_found user_id_param', 'no plan for nobody');
select is((public.admin_list_subscriptions('{"filter": "trial"}') ->> 'total')::int, 1, 'the trial is listed');
reset role;
select tests.sign_in('free');
select tests.touched($$ update public.subscriptions set is_trial = false where user_id = auth.uid() $$);
select tests.touched($$ update public.subscriptions set is_trial = true where user_id = auth.uid() $$);
select is((select is_trial from public.subscriptions), false, 'a given trial was the one trial');
reset role;

-- Lists: searched, sorted and cut.
select tests.sign_in('boss');
select is((public.admin_list_users('{"text": "ADA@"}') ->> 'total')::int, 1, 'search knows addresses');
select is((public.admin_list_events('{"text": "PÁRTY 100%"}') ->> 'total')::int, 1, 'and whatever accents, signs and order they have');
select is((public.admin_list_events('{"text": "1%9 party"}') ->> 'total')::int, 0, 'but every word is wanted');
select is(public.admin_list_users('{"sort": "email", "descending": false, "size": 1}') #>> '{rows,0,email}', 'ada@tests.example', 'sorted by the server');
select is(public.admin_list_users('{"sort": "email", "descending": true, "size": 1, "from": 1}') #>> '{rows,0,name}', 'newcomer', 'and cut');
select lives_ok($$ select public.admin_list_users('{"sort": "p.user_id; drop table public.events", "filter": "'' or true --"}') $$, 'what is not known is not run');
select is(jsonb_array_length(public.admin_list_links('{"filter": "active"}') -> 'rows'), 1, 'links are listed');
select is(public.admin_list_links() #> '{rows,0,token}', null, 'with their address, without a token of its own');
select is(public.admin_list_audit('{"action": "accounts.suspended"}') #>> '{rows,0,after,reason}', 'spam', 'the audit log is searched by action');
select is((public.admin_list_audit('{"text": "boss@tests.example", "filter": "administrators", "since": "2000-01-01"}') ->> 'total')::int > 5, true, 'by who did it, and since when');
select is(public.retry_jobs('reminder'), 1, 'failed jobs go back into the queue');
select is((public.admin_get_health() #>> '{jobs,0,failed}')::int, 1, 'those of another kind stay');

-- Acting as a plan.
select lives_ok($$ select public.act_as_plan('pro'), public.act_as_plan('premium') $$, 'an administrator acts as a plan');
select is(public.get_plan_test() ->> 'actingAs' || ' over ' || (public.get_plan_test() ->> 'ownPlan'), 'premium over free', 'the first plan is remembered');
select public.make_plan_sample();
select public.stop_acting_as_plan();
select results_eq($$ select s.plan_type, (select count(*)::int from public.event_guests g join public.events e on e.id = g.event_id where e.user_id = auth.uid()) from public.subscriptions s where s.user_id = auth.uid() $$,
  $$ values ('free', 12) $$, 'and comes back; the sample stays');
select lives_ok($$ select public.act_as_plan('business') $$, 'acting as a plan again');
reset role;
select private.apply_plan(tests.id_of('boss'), 'premium', 'payment test');
select tests.sign_in('boss');
select is(tests.refusal($$ select public.stop_acting_as_plan() $$), 'PT409 conflict', 'a real change of plan ends the test: the plan from before does not come back');
select is((select s.plan_type from public.subscriptions s where s.user_id = auth.uid()), 'premium', 'what was paid stays');
reset role;
select tests.sign_in('helper');
select public.act_as_plan('business');
reset role;
select tests.sign_in('boss');
select public.remove_administrator(tests.id_of('helper'));
reset role;
select is((select plan_type from public.subscriptions where user_id = tests.id_of('helper')), 'free', 'who administers no more keeps no plan of a test');

-- Demos are nobody's: in no figure and no list, while one event of them is still found by its id.
create function pg_temp.figures() returns jsonb language sql as $$
  select jsonb_build_object('users', o -> 'users' ->> 'total', 'events', o -> 'events' ->> 'total', 'plans', o -> 'plans' ->> 'pro',
    'signUps', (select sum((d ->> 'count')::int) from jsonb_array_elements(o -> 'signUps') d),
    'guests', o ->> 'guests', 'answers', o ->> 'answers',
    'listed', (public.admin_list_users('{}') ->> 'total'), 'listedEvents', (public.admin_list_events('{}') ->> 'total'),
    'subscriptions', (public.admin_list_subscriptions('{}') ->> 'total'), 'links', (public.admin_list_links('{}') ->> 'total'),
    'activities', (public.admin_list_activities('{}') ->> 'total'), 'invitations', (public.admin_list_invitations('{}') ->> 'total'))
  from public.admin_get_overview() o
$$;
select tests.add_user('visitor', 'pro');
create temp table demo as select tests.add_event('visitor', 'A demo') as event_id;
grant select on demo to public;
select tests.add_link((select event_id from demo));
insert into public.activities (event_id, title, start_local, end_local)
  select d.event_id, 'Walk', e.start_local, e.start_local + interval '1 hour' from demo d join public.events e on e.id = d.event_id;
insert into public.guests (account_id, full_name) select e.account_id, 'Guest' from demo d join public.events e on e.id = d.event_id;
insert into public.event_guests (account_id, event_id, guest_id, invited_at) select e.account_id, d.event_id, g.id, now() from demo d
  join public.events e on e.id = d.event_id join public.guests g on g.account_id = e.account_id;
select tests.sign_in('boss');
create temp table before as select pg_temp.figures() as f;
reset role;
insert into private.sandboxes (demo, user_id, account_id, event_id)
  select 'club-demo', e.user_id, e.account_id, e.id from demo d join public.events e on e.id = d.event_id;
select tests.sign_in('boss');
create temp table after as select pg_temp.figures() as f;
select is((select string_agg(k, ' ' order by k) from before, after, jsonb_object_keys(before.f) k
    where (before.f ->> k)::int - (after.f ->> k)::int = 1),
  'activities events guests invitations links listed listedEvents plans signUps subscriptions users', 'a demo is one less in each figure and list');
select is(public.admin_list_events(jsonb_build_object('id', (select event_id from demo))) ->> 'total', '1', 'one that somebody names is found');
select ok(public.admin_list_users('{"text": "ada"}') ->> 'total' = '1', 'who is none stays');
select is((select f ->> 'answers' from before), (select f ->> 'answers' from after), 'and so do the answers of others');
reset role;
select * from finish();
rollback;
