-- Limits of a board's columns: who sets and sees them, what they can be, and that a copy has them.
begin;
select plan(15);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'bea', 'vic']) p;
select tests.add_user('free');
select tests.add_member('ada', 'bea', 'editor');
select tests.add_member('ada', 'vic', 'viewer');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('free', 'Small') as small;
grant all on world to public;

create function pg_temp.limits() returns jsonb language sql as $$
  select public.list_tasks(jsonb_build_object('of', 'event', 'eventId', (select ball from world))) -> 'limits' $$;
create function pg_temp.refused(at text, state text, most text) returns text language sql as $$
  select tests.refusal(format('select public.limit_tasks((select %I from world), %L, %s)', at, state, most)) $$;

select tests.sign_in('ada');
select is(pg_temp.limits(), '{}'::jsonb, 'at first as many as come');
select is(public.limit_tasks((select ball from world), 'doing', 3), '{"doing": 3}'::jsonb, 'a column has a limit');
select is(public.limit_tasks((select ball from world), 'doing', 5), '{"doing": 5}'::jsonb, 'which can be changed');
select tests.sign_in('bea');
select is(public.limit_tasks((select ball from world), 'blocked', 1), '{"doing": 5, "blocked": 1}'::jsonb, 'also by an editor');
select is(public.limit_tasks((select ball from world), 'blocked'), '{"doing": 5}'::jsonb, 'and taken away');
select is(pg_temp.refused('ball', 'done', '3'), 'PT400 invalid_input state', 'what is done is never too much');
select is(pg_temp.refused('ball', 'doing', '0'), 'PT400 invalid_input most', 'a column takes one at least');
select is(pg_temp.refused('ball', 'doing', '100'), 'PT400 invalid_input most', 'and no more than 99');
select tests.sign_in('vic');
select is(pg_temp.limits(), '{"doing": 5}'::jsonb, 'a viewer sees it');
select is((select count(*)::integer from public.task_limits), 1, 'in the table, too');
select alike(pg_temp.refused('ball', 'doing', '2'), 'PT40_ %', 'and sets none');
select tests.sign_in('stranger');
select is((select count(*)::integer from public.task_limits), 0, 'a stranger sees none');
select alike(pg_temp.refused('ball', 'doing', '2'), 'PT40_ %', 'nor sets one');
select tests.sign_in('free');
select is(pg_temp.refused('small', 'doing', '2'), 'PT403 plan_required Task Management', 'it needs the plan of tasks');
select tests.sign_in('ada');
select public.duplicate_event(ball, 'Ball again', array[timestamp '2031-07-01 18:00'], false) from world;
select is((select jsonb_object_agg(l.state, l.most) from public.task_limits l join public.events e on e.id = l.event_id where e.name = 'Ball again'),
  '{"doing": 5}'::jsonb, 'a copy of the event keeps it');
select * from finish();
rollback;
