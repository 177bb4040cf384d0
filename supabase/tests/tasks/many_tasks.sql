-- Many tasks at once: what a template or a long paste brings is written in one go, each task once.
begin;
select plan(8);
select tests.add_user('ada', 'business');
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::jsonb as added;
grant all on world to public;
update public.events set time_zone = 'Europe/Berlin', start_local = '2031-06-12 18:00', end_local = '2031-06-13 01:00' where id = (select ball from world);

select tests.sign_in('ada');
update world set added = public.add_tasks(ball, (select jsonb_agg(jsonb_build_object('title', format('Task %s', n), 'priority', 'high', 'labels', '["Food"]'::jsonb,
  'due', jsonb_build_object('kind', 'relative', 'from', 'start', 'days', -n), 'checklist', '[{"id": "a", "text": "First", "done": false}]'::jsonb)
  order by n) from generate_series(1, 200) n));
reset role;
select is(jsonb_array_length(added -> 'tasks'), 200, 'all of them are answered') from world;
select is(array(select t ->> 'title' from jsonb_array_elements(added -> 'tasks') t limit 3), '{Task 1,Task 2,Task 3}', 'in the order in which they came') from world;
select is((select max(t.revision) from public.tasks t), 1, 'each is written once, and to none afterwards');
select is((select count(*) from public.audit_log a where a.resource_type = 'tasks'), 200::bigint, 'its history has one line: that it was added');
select is((select t.due_local from public.tasks t where t.title = 'Task 30'), timestamp '2031-05-13', 'with its day');

-- What tells others is a write of its own.
select tests.sign_in('ada');
select public.add_tasks(ball, jsonb_build_array(
  jsonb_build_object('title', 'Cook', 'waitsFor', jsonb_build_array('00000000-0000-4000-8000-0000000000aa'), 'state', 'blocked'),
  jsonb_build_object('title', 'Shop', 'id', '00000000-0000-4000-8000-0000000000aa', 'state', 'done'))) from world;
reset role;
select is((select t.state from public.tasks t where t.title = 'Cook'), 'blocked', 'a task may wait for one that comes after it');
select is((select count(*) from public.domain_events d where d.kind = 'task.done'), 1::bigint, 'one that is done already is told as done');
select is((select count(*) from public.task_waits), 1::bigint, 'and what waits for it is kept');

select * from finish();
rollback;
