-- The day of helpers by a link: what they see of it is what they host, and that is all they press about.
begin;
select plan(33);
select tests.add_user('ada', 'business');
select tests.add_user('bea');
select tests.add_member('ada', 'bea', 'editor');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('ada', 'Picnic') as picnic,
  null::jsonb as zoe, null::jsonb as yan, null::timestamp as day;
grant all on world to public;
-- Today, from two hours on.
update public.events set time_zone = 'UTC', start_local = date_trunc('hour', now() at time zone 'UTC') + interval '2 hours',
  end_local = date_trunc('hour', now() at time zone 'UTC') + interval '9 hours' where id in (select ball from world union select picnic from world);
update world set day = (select start_local from public.events where id = ball);
insert into public.activities (id, event_id, title, status, start_local, end_local, room, host_name, host_member_id, visibility)
select tests.id_of('act ' || a.title), case when a.title = 'Far' then w.picnic else w.ball end, a.title, a.status, w.day + a.after, w.day + a.after + interval '1 hour', 'Hall', a.host,
  case when a.title = 'Team' then (select m.id from public.team_members m where m.user_id = tests.id_of('bea') and m.account_id = tests.account_of('ada')) end, 'team'
from world w, (values ('Band', 'published', interval '0', 'zoe'), ('Toast', 'published', interval '1 hour', 'Yan'), ('Dance', 'published', interval '2 hours', 'Zoe'),
  ('Idea', 'draft', interval '3 hours', 'Zoe'), ('Team', 'published', interval '4 hours', 'Zoe'), ('Far', 'published', interval '0', 'Zoe')) a (title, status, after, host);
select tests.sign_in('bea');
update world set zoe = public.add_task_helper(ball, '{"name": "Zoe"}'), yan = public.add_task_helper(ball, '{"name": "Yan"}');
select is((select string_agg(h ->> 'name', ', ') from jsonb_array_elements(public.find_activity_hosts((select ball from world), 'zo')) h
  where h ->> 'kind' = 'helper'), 'Zoe', 'a helper is offered as a host');
reset role;

create function pg_temp.token(of_helper jsonb) returns text language sql as $$ select split_part(of_helper ->> 'url', '/helping/', 2) $$;
create function pg_temp.parts(of_helper jsonb) returns jsonb language sql security definer as $$
  select public.get_helper_tasks(pg_temp.token(of_helper)) -> 'parts' $$;
create function pg_temp.body(act text, id text, about text, rest jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('act', act, 'pressId', tests.id_of('press ' || id), 'at', now(), 'activityId', tests.id_of('act ' || about)) || rest $$;
-- As the server asks, for somebody without an account.
create function pg_temp.press(of_helper jsonb, body jsonb) returns jsonb language sql security definer as $$
  select set_config('request.jwt.claims', '{"role": "service_role"}', true);
  select p from jsonb_array_elements(public.press_as_helper(pg_temp.token(of_helper), body) -> 'parts') p where p ->> 'id' = body ->> 'activityId' $$;
create function pg_temp.refused(of_helper jsonb, body jsonb) returns text language sql as $$
  select tests.refusal(format('select pg_temp.press(%L, %L)', of_helper, body)) $$;
create function pg_temp.late(named text) returns integer language sql security definer as $$
  select late from public.activity_runs where activity_id = tests.id_of('act ' || named) $$;

-- What they see.
select is((select string_agg(p ->> 'title', ', ') from world, jsonb_array_elements(pg_temp.parts(zoe)) p), 'Band, Dance', 'they see what they host: no draft, nobody else''s, no other event''s');
select is((select string_agg(p ->> 'title', ', ') from world, jsonb_array_elements(pg_temp.parts(yan)) p), 'Toast', 'and another sees theirs');
select is(pg_temp.parts(zoe) -> 0 ->> 'room', 'Hall', 'with its place') from world;
select is(tests.refusal($$ select public.press_as_helper('nothing', '{}') $$), 'PT404 link_invalid', 'who has no link presses nothing');
select tests.sign_in('bea');
select is(tests.refusal($$ select public.press_as_helper(pg_temp.token((select zoe from world)), '{}') $$), '42501', 'the server alone asks for it');
reset role;

-- What they press.
select is(pg_temp.refused(zoe, pg_temp.body('start', 'a', 'Toast')), 'PT404 not_found', 'not what another hosts') from world;
select is(pg_temp.refused(zoe, pg_temp.body('start', 'a', 'Idea')), 'PT404 not_found', 'no draft') from world;
select is(pg_temp.refused(zoe, pg_temp.body('start', 'a', 'Team')), 'PT404 not_found', 'nor what somebody of the team hosts who is called the same') from world;
select is(pg_temp.refused(zoe, pg_temp.body('start', 'a', 'Far')), 'PT404 not_found', 'nor what is of another event') from world;
select isnt(pg_temp.press(zoe, pg_temp.body('start', 'a', 'Band')) ->> 'startedAt', null, 'that theirs has started') from world;
select isnt(pg_temp.press(zoe, pg_temp.body('start', 'a', 'Band')) ->> 'startedAt', null, 'twice is once') from world;
select is((select count(*)::int from public.run_presses), 1, 'one press');
select is((select (pressed_by is null, helper_id::text) from public.run_presses), (select (true, zoe ->> 'id') from world), 'of the helper');
select tests.sign_in('bea');
select is(public.get_run_of_show((select ball from world)) #>> '{presses,0,by}', 'Zoe', 'the team sees who it was');
select isnt((select e ->> 'startedAt' from jsonb_array_elements(public.get_run_of_show((select ball from world)) -> 'entries') e where e ->> 'title' = 'Band'), null, 'and that it runs');
reset role;
select is(pg_temp.press(zoe, pg_temp.body('late', 'b', 'Band', '{"minutes": 10, "late": 0, "longer": 0}')) ->> 'longer', '10', 'what has begun lasts longer') from world;
select is(pg_temp.refused(zoe, pg_temp.body('late', 'c', 'Band', '{"minutes": 10, "late": 0, "longer": 0}')), 'PT409 conflict', 'who saw it otherwise is told that it changed') from world;
select is(pg_temp.press(zoe, pg_temp.body('late', 'd', 'Dance', '{"minutes": 5, "late": 0, "longer": 0}')) ->> 'late', '5', 'what has not begins later') from world;
select is(pg_temp.late('Toast'), null, 'and nobody else''s goes along: that is for the team');
select is(pg_temp.refused(zoe, pg_temp.body('late', 'e', 'Dance', '{"minutes": 90, "late": 5, "longer": 0}')), 'PT400 invalid_input minutes', 'by an hour at most') from world;
select is(pg_temp.refused(zoe, pg_temp.body('late', 'e', 'Dance', '{"minutes": -5, "late": 5, "longer": 0}')), 'PT400 invalid_input minutes', 'and never earlier') from world;
select is(pg_temp.refused(zoe, pg_temp.body('fix', 'e', 'Dance', '{"isFixed": true}')), 'PT400 invalid_input act', 'whether it keeps its time is for the team') from world;
select is(pg_temp.press(zoe, pg_temp.body('undo', 'f', 'Dance', jsonb_build_object('undoneId', pg_temp.parts(zoe) -> 1 -> 'pressId'))) ->> 'late', '0', 'what they pressed they take back') from world;
select is(pg_temp.press(yan, pg_temp.body('done', 'g', 'Toast')) ->> 'pressId', tests.id_of('press g')::text, 'Yan is done') from world;
select is(pg_temp.refused(zoe, pg_temp.body('undo', 'h', 'Dance', jsonb_build_object('undoneId', tests.id_of('press g')))), 'PT404 not_found', 'another''s press they do not take back') from world;
select tests.sign_in('bea');
select is(public.press_run_of_show((select ball from world), jsonb_build_object('act', 'done', 'id', tests.id_of('press i'), 'at', now(), 'activityId', tests.id_of('act Band'))) ->> 'outcome', 'done', 'the team says that the band is done');
reset role;
select is(pg_temp.parts(zoe) -> 0 ->> 'pressId', null, 'which is not the helper''s to take back') from world;

-- Two of one name, and a closed link.
select tests.sign_in('bea');
create temp table namesake as select public.add_task_helper((select ball from world), '{"name": "ZOE"}') as h;
grant all on namesake to public;
reset role;
select is(pg_temp.parts(zoe), '[]', 'of two helpers with one name nobody knows who is meant') from world;
select tests.sign_in('bea');
select isnt(public.change_task_helper((select (h ->> 'id')::uuid from namesake), 'close') ->> 'revokedAt', null, 'one link is closed');
reset role;
select is(jsonb_array_length(pg_temp.parts(zoe)), 2, 'then it is the other') from world;
select is(pg_temp.refused(namesake.h, pg_temp.body('start', 'j', 'Dance')), 'PT404 link_invalid', 'a closed link presses nothing') from namesake;
update public.activities set start_local = start_local + interval '20 days', end_local = end_local + interval '20 days' where title = 'Dance';
select is(pg_temp.refused(zoe, pg_temp.body('start', 'k', 'Dance')), 'PT409 conflict activityId', 'what is weeks ahead does not start') from world;
select * from finish();
rollback;
