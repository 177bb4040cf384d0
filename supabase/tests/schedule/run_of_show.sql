-- The day itself: who may say what is late and done, what is written, twice is once, what clashes, how it is taken back, who is told.
begin;
select plan(66);
select tests.add_user('host', 'business');
select tests.add_user('cook');
select tests.add_user('steward');
select tests.add_user('reader');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'cook', 'editor');
select tests.add_member('host', 'steward', 'check_in');
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
-- Today, from two hours on.
update public.events set time_zone = 'UTC', start_local = date_trunc('hour', now() at time zone 'UTC') + interval '2 hours',
  end_local = date_trunc('hour', now() at time zone 'UTC') + interval '8 hours' where id = (select event_id from world);
alter table world add member uuid, add day timestamp;
update world set member = (select m.id from public.team_members m where m.user_id = tests.id_of('cook') and m.account_id = world.account_id),
  day = (select start_local from public.events where id = event_id);
grant all on world to public;
insert into public.activities (id, event_id, title, status, start_local, end_local, room, host_name, host_member_id, visibility, sign_up)
select tests.id_of('act ' || a.title), w.event_id, a.title, a.status, w.day + a.after, w.day + a.after + interval '1 hour', 'Hall', a.host,
  case when a.host is not null then w.member end, a.seen, a.sign_up
from world w, (values ('Supper', 'published', interval '0', 'Cook', 'public', true), ('Band', 'published', interval '1 hour', null, 'public', true),
  ('Tidy', 'published', interval '2 hours', null, 'team', false), ('Idea', 'draft', interval '3 hours', null, 'public', false)) a (title, status, after, host, seen, sign_up);
insert into public.guests (id, account_id, full_name, email) select tests.id_of('ada'), account_id, 'Ada', 'ada@post.example' from world;
insert into public.event_guests (id, event_id, guest_id) select tests.id_of('eg ada'), event_id, tests.id_of('ada') from world;
insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status)
select account_id, event_id, tests.id_of('act Band'), tests.id_of('eg ada'), 'going' from world;
create function pg_temp.act(named text) returns uuid language sql as $$ select tests.id_of('act ' || named) $$;
create function pg_temp.change(named text, was integer, is_now integer, longer integer default 0) returns jsonb language sql as $$
  select jsonb_build_object('id', pg_temp.act(named), 'from', jsonb_build_object('late', was, 'longer', 0), 'to', jsonb_build_object('late', is_now, 'longer', longer)) $$;
create function pg_temp.body(act text, id text, about text, rest jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('act', act, 'id', tests.id_of('press ' || id), 'at', now(), 'activityId', pg_temp.act(about)) || rest $$;
create function pg_temp.press(body jsonb) returns text language sql as $$
  select public.press_run_of_show((select event_id from world), body) ->> 'outcome' $$;
create function pg_temp.refused(body jsonb) returns text language sql as $$
  select tests.refusal(format('select public.press_run_of_show((select event_id from world), %L)', body)) $$;
create function pg_temp.late(named text) returns integer language sql as $$ select late from public.activity_runs where activity_id = pg_temp.act(named) $$;
create function pg_temp.later(id text, changes jsonb, rest jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.body('late', id, 'Supper', jsonb_build_object('minutes', 10, 'changes', changes) || rest) $$;
create function pg_temp.published(named text) returns timestamptz language sql security definer set search_path = '' as $$
  select (s ->> 'startAt')::timestamptz from jsonb_array_elements((private.last_schedule((select event_id from pg_temp.world))).snapshot) s
  where s ->> 'title' = named $$;
create function pg_temp.start_of(named text) returns timestamptz language sql security definer set search_path = '' as $$
  select start_at from public.activities where title = named $$;

-- Who reads.
select tests.sign_in('reader');
select is(jsonb_array_length(public.get_run_of_show((select event_id from world)) -> 'entries'), 3, 'a viewer sees what takes place, and no draft');
select is(public.get_run_of_show((select event_id from world)) ->> 'mayPress', 'false', 'and may not press');
select is(pg_temp.refused(pg_temp.body('start', 'r', 'Supper')), 'PT404 not_found', 'nor does');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_run_of_show((select event_id from world)) $$), 'PT404 not_found', 'a stranger sees nothing');
select is(pg_temp.refused(pg_temp.body('start', 's', 'Supper')), 'PT404 not_found', 'and presses nothing');
reset role;
select tests.be_anonymous();
select is(tests.refusal('select * from public.activity_runs'), '42501', 'a visitor reads no runs');
select is(tests.refusal('select * from public.run_presses'), '42501', 'nor presses');
select is(tests.refusal($$ select public.get_run_of_show((select event_id from world)) $$), '42501', 'nor the day');
reset role;

-- What is pressed.
select tests.sign_in('steward');
select is(public.get_run_of_show((select event_id from world)) ->> 'mayPress', 'true', 'who checks in may press');
select is(public.get_run_of_show((select event_id from world)) ->> 'tellsGuests', 'false', 'and not write to guests');
select is(pg_temp.press(pg_temp.body('start', 'a', 'Supper')), 'done', 'says that it has started');
select is(pg_temp.press(pg_temp.body('start', 'a', 'Supper')), 'done', 'and once more: the line was lost');
select is((select count(*)::int from public.run_presses), 1, 'which counts once');
select is(tests.refusal($$ insert into public.activity_runs (activity_id, account_id, event_id) select pg_temp.act('Band'), account_id, event_id from world $$), '42501', 'rows are written by the call alone');
select is(tests.refusal($$ update public.run_presses set undone_at = now() $$), '42501', 'and presses too');
reset role;
select tests.sign_in('host');
select is(pg_temp.press(pg_temp.body('start', 'b', 'Supper')), 'already', 'who says the same is told that it was said');
select is(public.press_run_of_show((select event_id from world), pg_temp.body('start', 'b', 'Supper')) #>> '{last,act}', 'start', 'by whom and when');
select is(pg_temp.press(pg_temp.body('start', 'a', 'Supper')), 'clash', 'another''s press has another''s name');
select is(pg_temp.press(pg_temp.body('done', 'c', 'Supper')), 'done', 'the owner says that it is done');
select is((select ended_at >= started_at from public.activity_runs where activity_id = pg_temp.act('Supper')), true, 'which is kept beside the plan');
select is(pg_temp.press(pg_temp.later('c2', jsonb_build_array(pg_temp.change('Supper', 0, 5)))), 'clash', 'what is done is not late any more');
select is(pg_temp.press(pg_temp.body('undo', 'd', 'Supper', jsonb_build_object('pressId', tests.id_of('press c')))), 'done', 'and takes it back');
select is((select ended_at from public.activity_runs where activity_id = pg_temp.act('Supper')), null, 'so it is not done');
select is((select started_at is not null from public.activity_runs where activity_id = pg_temp.act('Supper')), true, 'and has started still');
select is(pg_temp.press(pg_temp.body('undo', 'd', 'Supper', jsonb_build_object('pressId', tests.id_of('press c')))), 'already', 'twice is once');
select is(pg_temp.press(pg_temp.body('undo', 'e', 'Supper', jsonb_build_object('pressId', tests.id_of('press a')))), 'done', 'what a steward pressed is taken back by the owner');

-- Late, with what it pushes.
select is(pg_temp.press(pg_temp.later('f', jsonb_build_array(pg_temp.change('Supper', 0, 10), pg_temp.change('Band', 0, 10)))), 'done', 'ten minutes later, with what follows');
select is(pg_temp.late('Band'), 10, 'is written for both');
select is((select start_at from public.activities where title = 'Band'), pg_temp.start_of('Supper') + interval '1 hour', 'and the plan stays');
select is(pg_temp.press(pg_temp.later('g', jsonb_build_array(pg_temp.change('Supper', 0, 10)))), 'clash', 'two who saw it in time make it late once');
select is(pg_temp.late('Supper'), 10, 'not twice');
select is(pg_temp.press(pg_temp.later('h', jsonb_build_array(pg_temp.change('Supper', 10, 15), pg_temp.change('Band', 0, 5)))), 'clash', 'a clash anywhere');
select is(pg_temp.late('Supper'), 10, 'writes nothing at all');
select is(pg_temp.press(pg_temp.body('undo', 'i', 'Supper', jsonb_build_object('pressId', tests.id_of('press f')))), 'done', 'and it is taken back');
select is(pg_temp.late('Band'), 0, 'for all of it');
select is((select count(*)::int from public.notices where topic = 'run_late'), 0, 'nobody was told unasked');

-- What is no press.
select is(pg_temp.refused(pg_temp.body('dance', 'x', 'Supper')), 'PT400 invalid_input act', 'it has to be one of them');
select is(pg_temp.refused(pg_temp.body('start', 'x', 'Idea')), 'PT404 not_found activityId', 'a draft does not start');
select is(pg_temp.refused(pg_temp.later('x', '[]')), 'PT400 invalid_input minutes', 'late is something');
select is(pg_temp.refused(pg_temp.later('x', jsonb_build_array(pg_temp.change('Supper', 0, 5000)))), 'PT400 invalid_input minutes', 'and at most a day');
select is(pg_temp.refused(pg_temp.body('start', 'x', 'Supper') - 'activityId'), 'PT400 invalid_input act', 'and of something');

-- Who is told.
select is(pg_temp.press(pg_temp.later('j', jsonb_build_array(pg_temp.change('Supper', 0, 10)), '{"tellsTeam": true}')), 'done', 'told: the team');
reset role;
select is((select string_agg(n.detail ->> 'title', ' ') from public.notices n where n.topic = 'run_late' and n.user_id = tests.id_of('cook')), 'Supper', 'who hosts it hears of it');
select is((select count(*)::int from public.notices where topic = 'run_late'), 1, 'and nobody else');
select tests.sign_in('host');
select is(public.publish_schedule((select event_id from world)) ->> 'number', '1', 'guests get a schedule');
select is(pg_temp.published('Supper'), pg_temp.start_of('Supper'), 'as planned: of the delay they have not been told');
update public.activities set title = 'Secret' where title = 'Tidy';
update public.activities set room = 'Secret' where title = 'Band';
select is(pg_temp.press(pg_temp.later('k', jsonb_build_array(pg_temp.change('Supper', 10, 20), pg_temp.change('Band', 0, 20)), '{"tellsGuests": true}')), 'done', 'told: guests');
select is(pg_temp.published('Band'), pg_temp.start_of('Band') + interval '20 minutes', 'whose schedule has the new time');
reset role;
select is((select s.snapshot::text like '%Secret%' from public.schedule_versions s order by number desc limit 1), false, 'and nothing else that the team has changed');
select is((select count(*)::int from public.jobs where kind = 'schedule_changed' and run_at > now() + interval '1 minute'), 2, 'the mails wait a little: to the guest and to the host');
select tests.sign_in('host');
select is(pg_temp.press(pg_temp.body('undo', 'l', 'Supper', jsonb_build_object('pressId', tests.id_of('press k')))), 'done', 'taken back in time');
select is(pg_temp.published('Band'), pg_temp.start_of('Band'), 'guests have the old time');
reset role;
select is((select count(*)::int from public.jobs where kind = 'schedule_changed' and run_at > now() + interval '1 minute'), 0, 'and no mail goes');
select tests.sign_in('steward');
select is(pg_temp.refused(pg_temp.later('m', jsonb_build_array(pg_temp.change('Supper', 10, 20)), '{"tellsGuests": true}')), 'PT404 not_found', 'who may not publish writes to no guests');
select is(pg_temp.press(pg_temp.body('fix', 'n', 'Band', '{"isFixed": true}')), 'done', 'something keeps its time');
reset role;
select is((select is_fixed from public.activity_runs where activity_id = pg_temp.act('Band')), true, 'whatever is late');
select tests.sign_in('host');
create temp table again as select id from public.duplicate_event((select event_id from world), 'Again', array['2031-05-03 18:00']::timestamp[]);
reset role;
select is((select string_agg(a.title, ', ') from public.activities a join public.activity_runs r on r.activity_id = a.id where a.event_id = (select id from again) and r.is_fixed),
  'Band', 'in a copy of the event it keeps its time too');
select is((select count(*)::int from public.activity_runs where event_id = (select id from again) and (late <> 0 or longer <> 0 or started_at is not null or not is_fixed)),
  0, 'and nothing else of how the day went is in it');
select tests.sign_in('host');
update public.activities set start_local = start_local + interval '10 minutes', end_local = end_local + interval '10 minutes' where title = 'Supper';
select is(pg_temp.late('Supper'), 0, 'who moves the plan itself is not late on top of that');
select is(public.get_schedule_desk((select event_id from world)) #>> '{changes,0,after,startAt}', to_char(pg_temp.start_of('Supper') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'and guests get it as a change of the plan');

-- Weeks ahead nobody starts it by mistake.
update public.activities set start_local = start_local + interval '20 days', end_local = end_local + interval '20 days' where title = 'Band';
select is(pg_temp.refused(pg_temp.body('start', 'o', 'Band')), 'PT409 conflict activityId', 'what is weeks ahead does not start');
select is(pg_temp.refused(pg_temp.body('done', 'p', 'Band')), 'PT409 conflict activityId', 'is not done');
select is(pg_temp.refused(pg_temp.body('late', 'q', 'Band', jsonb_build_object('minutes', 5, 'changes', jsonb_build_array(pg_temp.change('Band', 0, 5))))), 'PT409 conflict activityId', 'and not late');
select is(pg_temp.press(pg_temp.body('fix', 'r', 'Band', '{"isFixed": false}')), 'done', 'whether it keeps its time can be said at any time');
update public.activities set start_local = (now() + interval '12 hours 1 minute') at time zone 'UTC', end_local = (now() + interval '14 hours') at time zone 'UTC' where title = 'Band';
select is(pg_temp.refused(pg_temp.body('start', 's', 'Band')), 'PT409 conflict activityId', 'a minute before it opens it is closed');
update public.activities set start_local = (now() + interval '11 hours 59 minutes') at time zone 'UTC' where title = 'Band';
select is(pg_temp.press(pg_temp.body('start', 't', 'Band')), 'done', 'twelve hours before it is open');
select * from finish();
rollback;
