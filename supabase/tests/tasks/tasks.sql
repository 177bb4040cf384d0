-- Tasks: who sees and writes them, how two are merged, what waits for what, what follows the event, and how all is taken back.
begin;
select plan(99);
select tests.add_user('ada', 'business');
select tests.add_user('free');
select tests.add_user(p) from unnest(array['stranger', 'bea', 'vic', 'cho', 'kim', 'lou', 'pam']) p;
select tests.add_member('ada', 'bea', 'editor');
select tests.add_member('ada', 'vic', 'viewer');
select tests.add_member('ada', 'kim', 'check_in');
select tests.add_member('ada', 'lou', 'volunteer_coordinator');
select tests.add_member('ada', 'pam', 'finance');
-- Who keeps the books has nothing to do with tasks here.
delete from public.role_permissions p where p.role_id = private.built_in_role('finance') and p.permission = 'tasks.read';
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('ada', 'Picnic') as picnic,
  tests.add_event('stranger', 'Theirs') as theirs, tests.add_event('free', 'Small') as small, null::uuid as undo, null::uuid as activity;
grant all on world to public;
update public.events set time_zone = 'Europe/Berlin', start_local = '2031-06-12 18:00', end_local = '2031-06-13 01:00' where id = (select ball from world);

create function pg_temp.add(inputs text) returns jsonb language sql as $$
  select public.add_tasks((select ball from world), inputs::jsonb) $$;
create function pg_temp.id(called text) returns uuid language sql security definer as $$
  select t.id from public.tasks t where t.title = called order by t.next_id, t.id limit 1 $$;
create function pg_temp.task(called text) returns public.tasks language sql security definer as $$
  select t from public.tasks t where t.id = pg_temp.id(called) $$;
create function pg_temp.set(called text, patch text, revision integer default null) returns jsonb language sql as $$
  select public.change_tasks(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('id', pg_temp.id(called), 'revision', revision))
    || jsonb_build_object('patch', patch::jsonb))) $$;
create function pg_temp.refused(called text, patch text) returns text language sql as $$
  select tests.refusal(format('select pg_temp.set(%L, %L)', called, patch)) $$;
create function pg_temp.member(who text) returns text language sql security definer as $$
  select m.id::text from public.team_members m where m.user_id = tests.id_of(who) and m.account_id = tests.account_of('ada') $$;
create function pg_temp.titles(answer jsonb) returns text language sql as $$
  select coalesce(string_agg(t ->> 'title', ', ' order by p), '') from jsonb_array_elements(answer -> 'rows') with ordinality r (t, p) $$;

-- Time before the event.
select ok(not private.is_event_time(t::jsonb), t || ' is no time') from unnest(array['null', '"2031-01-01"', '{"kind": "day"}', '{"kind": "day", "day": "2031-02-30"}',
  '{"kind": "moment", "at": "2031-01-01 10:00"}', '{"kind": "relative", "from": "start"}', '{"kind": "relative", "from": "start", "days": 1, "minutes": 1}',
  '{"kind": "relative", "from": "start", "minutes": 1, "at": "09:00"}', '{"kind": "relative", "from": "activity", "days": 1}',
  '{"kind": "relative", "from": "birth", "days": 1}', '{"kind": "day", "day": "2031-01-01", "more": 1}']) t;
select is(private.shifted_event_time(t::jsonb, 3), w::jsonb, t || ' three days later') from (values
  ('{"kind": "day", "day": "2031-02-27"}', '{"kind": "day", "day": "2031-03-02"}'),
  ('{"kind": "moment", "at": "2031-12-30T09:15"}', '{"kind": "moment", "at": "2032-01-02T09:15"}'),
  ('{"kind": "relative", "from": "start", "days": -30, "at": "09:00"}', '{"kind": "relative", "from": "start", "days": -27, "at": "09:00"}'),
  ('{"kind": "relative", "from": "end", "minutes": -60}', '{"kind": "relative", "from": "end", "minutes": 4260}')) c (t, w);

-- Adding.
select tests.sign_in('ada');
select is(jsonb_array_length(pg_temp.add(format('[{"title": "Book the band", "due": {"kind": "relative", "from": "start", "days": -30}, "labels": ["Music"], "owners": [%s]},
  {"title": "Send the count", "due": {"kind": "relative", "from": "start", "days": -2, "at": "12:00"}, "checklist": [{"id": "a", "text": "Adults", "done": false}]},
  {"title": "Print the cards"}, {"title": "Sweep", "due": {"kind": "day", "day": "2031-06-14"}}]', to_json(pg_temp.member('bea')))) -> 'tasks'), 4, 'several are added at once');
select is((pg_temp.task('Book the band')).due_local, timestamp '2031-05-13', 'thirty days before');
select is((pg_temp.task('Book the band')).due_at, timestamptz '2031-05-13 22:00+00', 'a day is late at its midnight, in the event''s zone');
select is((pg_temp.task('Send the count')).due_at, timestamptz '2031-06-10 10:00+00', 'a clock is by the event''s');
select is(pg_temp.titles(public.list_tasks(jsonb_build_object('of', 'event', 'eventId', (select ball from world)))), 'Book the band, Send the count, Print the cards, Sweep', 'they stand in their order');
select is(tests.refusal($$ select pg_temp.add('[{"title": "  "}]') $$), 'PT400 invalid_input title', 'a task says what is to be done');
select is(tests.refusal($$ select pg_temp.add('[{"title": "X", "colour": "red"}]') $$), 'PT400 invalid_input colour', 'and has no other fields');
select is(tests.refusal($$ select public.add_tasks(null, '[{"title": "X", "due": {"kind": "relative", "from": "start", "days": 1}}]', 'Europe/Berlin') $$), 'PT400 invalid_input due', 'of no event, nothing is told from one');
select is(tests.refusal($$ select pg_temp.add('[{"title": "X", "owners": ["00000000-0000-4000-8000-000000000000"]}]') $$), 'PT400 invalid_input owners', 'nobody else owns one');
select lives_ok($$ select public.add_tasks(null, '[{"title": "Pay the plan", "due": {"kind": "moment", "at": "2031-01-05T09:00"}}]', 'Asia/Tokyo') $$, 'one of no event');
select is((pg_temp.task('Pay the plan')).due_at, timestamptz '2031-01-05 00:00+00', 'by the clock of who wrote it');
select is((public.list_tasks('{"of": "all"}')) ->> 'total', '5', 'all of the account are one list');
select is(pg_temp.titles(public.list_tasks('{"of": "mine"}')), 'Pay the plan', 'mine are what I own, and what I wrote for nobody');

-- Who sees and writes.
select tests.sign_in('bea');
select public.choose_account(tests.account_of('ada'));
select is(pg_temp.titles(public.list_tasks('{"of": "mine"}')), 'Book the band', 'an editor''s are theirs');
select lives_ok($$ select pg_temp.set('Book the band', '{"state": "doing"}') $$, 'an editor writes');
select is((select string_agg(n.topic, ' ') from public.notices n where n.user_id = tests.id_of('bea')), 'task', 'and was told of theirs');
select tests.sign_in('vic');
select public.choose_account(tests.account_of('ada'));
select is((public.get_task(pg_temp.id('Book the band')) ->> 'mayWrite'), 'false', 'a viewer reads');
select is(pg_temp.refused('Book the band', '{"state": "done"}'), 'PT404 not_found', 'and does not write');
select is((select count(*)::integer from public.tasks), 5, 'the table is theirs to read');
select tests.sign_in('stranger');
select is((select count(*)::integer from public.tasks), 0, 'a stranger finds none');
select is(pg_temp.titles(public.list_tasks('{"of": "all"}')), '', 'nor in the list');
select is(tests.refusal($$ select public.get_task(pg_temp.id('Book the band')) $$), 'PT404 not_found', 'nor opens one');
select is(tests.refusal($$ select public.list_tasks(jsonb_build_object('of', 'event', 'eventId', (select ball from world))) $$), 'PT404 not_found', 'nor an event''s');
select is(pg_temp.refused('Book the band', '{"state": "done"}'), 'PT404 not_found', 'nor writes');

select tests.sign_in('pam');
select public.choose_account(tests.account_of('ada'));
select is(public.list_tasks('{"of": "all"}') -> 'people', '[]', 'who may read no task is told no name of the team');

-- What a task costs is for who sees money.
select tests.sign_in('ada');
select lives_ok($$ select pg_temp.set('Book the band', '{"cost": {"minor": 120000, "currency": "EUR"}}') $$, 'who sees money writes what a task costs');
select is(public.list_tasks('{"of": "all"}') -> 'mayWrite', '{"all": true, "events": []}', 'and all of the account');
select tests.sign_in('vic');
select public.choose_account(tests.account_of('ada'));
select is(public.get_task(pg_temp.id('Book the band')) -> 'cost' ->> 'minor', '120000', 'a viewer sees it');
select is(public.list_tasks('{"of": "all"}') -> 'mayWrite', '{"all": false, "events": []}', 'and is told that they write none');
select tests.sign_in('kim');
select public.choose_account(tests.account_of('ada'));
select is(public.get_task(pg_temp.id('Book the band')) -> 'cost', 'null', 'who checks in does not');
select is((select count(*)::integer from jsonb_array_elements(public.list_tasks('{"of": "all"}') -> 'rows') r where r -> 'cost' <> 'null'), 0, 'nor in the list of all');
select is((select count(*)::integer from jsonb_array_elements(public.list_tasks(jsonb_build_object('of', 'event', 'eventId', (select ball from world))) -> 'rows') r
  where r -> 'cost' <> 'null'), 0, 'nor in an event''s');
select throws_ok('select t.cost_minor from public.tasks t', '42501', null, 'nor in the table');
select tests.sign_in('lou');
select public.choose_account(tests.account_of('ada'));
select is(pg_temp.set('Book the band', '{"state": "todo"}') -> 'tasks' -> 0 -> 'cost', 'null', 'who writes tasks without money is not answered it');
select is(pg_temp.refused('Book the band', '{"cost": null}'), 'PT404 not_found', 'and does not write it');
select is(tests.refusal($$ select pg_temp.add('[{"title": "X", "cost": {"minor": 1, "currency": "EUR"}}]') $$), 'PT404 not_found', 'nor with a new one');

select tests.sign_in('free');
select is(tests.refusal($$ select public.add_tasks((select small from world), '[{"title": "X"}]') $$), 'PT403 plan_required Task Management', 'tasks are of a plan');

-- Two in one task.
select tests.sign_in('ada');
select is(pg_temp.set('Print the cards', '{"title": "Print the table cards", "priority": "high"}', 1) -> 'clashes', '[]'::jsonb, 'one writes two fields');
select tests.sign_in('bea');
select is(pg_temp.set('Print the table cards', '{"stage": "print", "title": "Print all cards"}', 1) -> 'clashes',
  jsonb_build_array(jsonb_build_object('id', pg_temp.id('Print the table cards'), 'field', 'title', 'theirs', 'Print the table cards')), 'what the other wrote since stays theirs, and is told');
select is((pg_temp.task('Print the table cards')).stage, 'print', 'the rest is merged');
select lives_ok($$ select pg_temp.set('Send the count', '{"steps": [{"id": "a", "done": true}, {"id": "b", "text": "Children"}], "addLabels": ["Food"]}', 1) $$, 'steps are written one by one');
select tests.sign_in('ada');
select is(pg_temp.set('Send the count', '{"steps": [{"id": "a", "text": "Grown-ups"}, {"id": "gone", "done": true}], "addLabels": ["Late"]}', 1) -> 'clashes', '[]'::jsonb, 'by two at once');
select is((pg_temp.task('Send the count')).checklist, '[{"id": "a", "text": "Grown-ups", "done": true}, {"id": "b", "text": "Children", "done": false}]'::jsonb, 'without a clash');
select is((pg_temp.task('Send the count')).labels, array['Food', 'Late'], 'labels, too');

-- Waiting.
select lives_ok($$ select pg_temp.set('Print the table cards', jsonb_build_object('waitsFor', array[pg_temp.id('Send the count')])::text) $$, 'one waits for another');
select lives_ok($$ select pg_temp.set('Send the count', jsonb_build_object('addWaits', array[pg_temp.id('Book the band')])::text) $$, 'which waits for a third');
select is(pg_temp.refused('Book the band', jsonb_build_object('waitsFor', array[pg_temp.id('Print the table cards')])::text), 'PT409 conflict waitsFor', 'a ring is refused');
select is(pg_temp.refused('Book the band', jsonb_build_object('waitsFor', array[pg_temp.id('Book the band')])::text), 'PT400 invalid_input waitsFor', 'the smallest one, too');
select is(pg_temp.refused('Book the band', jsonb_build_object('waitsFor', array[pg_temp.id('Pay the plan')])::text), 'PT400 invalid_input waitsFor', 'nothing waits for another event''s');
select is(public.get_task(pg_temp.id('Send the count')) -> 'waiting' -> 0 ->> 'title', 'Print the table cards', 'it knows who waits');

-- Many at once, and back.
update world set undo = (public.change_tasks((select jsonb_agg(jsonb_build_object('id', t.id, 'patch', '{"shiftDays": 3, "addLabels": ["Moved"]}'::jsonb))
  from public.tasks t where t.event_id = ball)) ->> 'undoId')::uuid;
select is((pg_temp.task('Book the band')).due_time ->> 'days', '-27', 'many are shifted at once, and stay told from the event');
select tests.sign_in('bea');
select is(tests.refusal($$ select public.undo_tasks((select undo from world)) $$), 'PT404 not_found', 'one takes back what is one''s own');
select lives_ok($$ select pg_temp.set('Sweep', '{"labels": ["Mine"]}') $$, 'another writes in between');
select tests.sign_in('ada');
select is(public.undo_tasks((select undo from world)) -> 'clashes' -> 0 ->> 'field', 'labels', 'taken back, but for what the other wrote');
select is((pg_temp.task('Book the band')).due_time ->> 'days', '-30', 'all others are as before');
select is((pg_temp.task('Sweep')).due_time ->> 'day', '2031-06-14', 'in each field');
select is((pg_temp.task('Sweep')).labels, array['Mine'], 'and theirs stays');
select is(tests.refusal($$ select public.undo_tasks((select undo from world)) $$), 'PT404 not_found', 'once');

-- Several writes of one field, back and again one after another.
create temp table acts as select 0 as n, null::uuid as undo where false;
grant all on acts to authenticated;
insert into acts select n, (public.change_tasks(jsonb_build_array(jsonb_build_object('id', pg_temp.id('Sweep'),
  'patch', jsonb_build_object('priority', (array['low', 'medium', 'high'])[n])))) ->> 'undoId')::uuid from generate_series(1, 3) n;
create function pg_temp.back(act integer) returns text language plpgsql as $$
declare
  said jsonb := public.undo_tasks((select undo from acts where n = act));
begin
  update acts set undo = (said ->> 'undoId')::uuid where n = act;
  return (pg_temp.task('Sweep')).priority || ' ' || jsonb_array_length(said -> 'clashes');
end $$;
select is((select array_agg(pg_temp.back(n)) from (select n from acts order by n desc) a), array['medium 0', 'low 0', 'none 0'], 'back to the first, and none meets its own');
select is((select array_agg(pg_temp.back(n)) from (select n from acts order by n) a), array['low 0', 'medium 0', 'high 0'], 'and again');
select tests.sign_in('bea');
select lives_ok($$ select pg_temp.set('Sweep', '{"priority": "low"}') $$, 'another writes');
select tests.sign_in('ada');
select is(pg_temp.back(3), 'low 1', 'which stays');
select is(tests.refusal($$ select public.change_tasks(jsonb_build_array(jsonb_build_object('id', pg_temp.id('Sweep'), 'patch', '{"state": "done"}'::jsonb),
  jsonb_build_object('id', pg_temp.id('Book the band'), 'patch', '{"state": "gone"}'::jsonb))) $$), 'PT400 invalid_input state', 'one that is wrong');
select is((pg_temp.task('Sweep')).state, 'todo', 'keeps all as they were');
select is(pg_temp.set('Sweep', '{"removed": true}') -> 'tasks' -> 0 ->> 'removed', 'true', 'one is taken away');
select is(position('Sweep' in pg_temp.titles(public.list_tasks('{"of": "all"}'))), 0, 'and is in no list');

-- Its place.
select lives_ok($$ select pg_temp.set('Print the table cards', jsonb_build_object('after', pg_temp.id('Book the band'))::text) $$, 'it goes after another');
select is(pg_temp.titles(public.list_tasks(jsonb_build_object('of', 'event', 'eventId', (select ball from world)))), 'Book the band, Print the table cards, Send the count', 'and stands there');
select pg_temp.set('Send the count', '{"after": null}');
select is(pg_temp.titles(public.list_tasks(jsonb_build_object('of', 'event', 'eventId', (select ball from world)))), 'Send the count, Book the band, Print the table cards', 'or before all');

-- Again and again.
select lives_ok($$ select pg_temp.set('Pay the plan', '{"repeat": {"every": 1, "unit": "month"}, "state": "done"}') $$, 'done, it comes again');
select is((select count(*)::integer || ' ' || max(t.due_local) from public.tasks t where t.title = 'Pay the plan'), '2 2031-02-05 09:00:00', 'a month later');
create function pg_temp.plans() returns text language sql as $$
  select string_agg(t.state || ' ' || t.due_local::date, ', ' order by t.due_local) from public.tasks t where t.title = 'Pay the plan' and t.removed_at is null
$$;
update world set undo = (public.change_tasks(jsonb_build_array(jsonb_build_object('id', pg_temp.id('Pay the plan'), 'patch', '{"state": "todo"}'::jsonb))) ->> 'undoId')::uuid;
select is(pg_temp.plans(), 'todo 2031-01-05', 'open again, the next one goes');
select public.undo_tasks((select undo from world));
select is(pg_temp.plans(), 'done 2031-01-05, todo 2031-02-05', 'taken back, there is one again, once');
select public.change_tasks(jsonb_build_array(jsonb_build_object('id', t.id, 'patch', '{"priority": "high"}'::jsonb)))
from public.tasks t where t.title = 'Pay the plan' and t.state = 'todo' and t.removed_at is null;
select public.change_tasks(jsonb_build_array(jsonb_build_object('id', t.id, 'patch', '{"state": "todo"}'::jsonb)))
from public.tasks t where t.title = 'Pay the plan' and t.state = 'done';
select is(pg_temp.plans(), 'todo 2031-01-05, todo 2031-02-05', 'one on which somebody has written stays');

-- The event moves.
reset role;
insert into public.activities (event_id, title, start_local, end_local) select ball, 'Dinner', '2031-06-12 19:00', '2031-06-12 21:00' from world;
update world set activity = (select a.id from public.activities a where a.event_id = ball);
select tests.sign_in('ada');
select pg_temp.add(format('[{"title": "Light the candles", "due": {"kind": "relative", "from": "activity", "activityId": "%s", "minutes": -30}}]', (select activity from world)));
select is((pg_temp.task('Light the candles')).due_local, timestamp '2031-06-12 18:30', 'before an activity');
select is(public.get_task(pg_temp.id('Light the candles')) ->> 'dueActivity', (select a.title from public.activities a where a.id = (select activity from world)), 'which is told by its name');
update public.events set start_local = '2031-08-12 18:00', end_local = '2031-08-13 01:00', time_zone = 'America/New_York' where id = (select ball from world);
select is((pg_temp.task('Book the band')).due_at, timestamptz '2031-07-14 04:00+00', 'what is told from the event moves with it, and with its zone');
update public.activities set start_local = '2031-08-12 20:00', end_local = '2031-08-12 22:00' where id = (select activity from world);
select is((pg_temp.task('Light the candles')).due_local, timestamp '2031-08-12 19:30', 'or with its activity');
delete from public.activities where id = (select activity from world);
select is((pg_temp.task('Light the candles')).due_time, '{"kind": "moment", "at": "2031-08-12T19:30"}'::jsonb, 'and stays where it was once that is gone');

-- Reminders.
reset role;
update public.tasks set due_time = jsonb_build_object('kind', 'moment', 'at', private.wall_text((now() + interval '1 hour') at time zone 'America/New_York')) where id = pg_temp.id('Book the band');
select public.remind_of_tasks();
select public.remind_of_tasks();
select is((select count(*)::integer from public.notices n where n.topic = 'task_due' and n.user_id = tests.id_of('bea')), 1, 'each owner is reminded once');
select is((select private.is_over_task_due(n) from public.notices n where n.topic = 'task_due'), false, 'while it is to do');
update public.tasks set state = 'done' where id = pg_temp.id('Book the band');
select is((select private.is_over_task_due(n) from public.notices n where n.topic = 'task_due'), true, 'and not once it is done');

-- Whoever leaves the product takes their account's tasks along, also those that they have done.
select tests.sign_in('ada');
select pg_temp.set('Book the band', '{"state": "todo"}');
select pg_temp.set('Book the band', '{"state": "done"}');
reset role;
select lives_ok($$select private.delete_account(tests.id_of('ada'))$$, 'an account goes with what its owner has done');
select is((select count(*)::integer from public.tasks t where t.title = 'Book the band'), 0, 'and so do its tasks');

select * from finish();
rollback;
