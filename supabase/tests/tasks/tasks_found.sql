-- Tasks where they are looked for and told of: search, tags, the pages of categories, an event's overview.
begin;
select plan(32);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'bea', 'pam']) p;
select tests.add_member('ada', 'bea', 'editor');
select tests.add_member('ada', 'pam', 'finance');
delete from public.role_permissions p where p.role_id = private.built_in_role('finance') and p.permission = 'tasks.read';
create temp table world as select tests.add_event('ada', 'Ball') as ball;
grant all on world to public;

create function pg_temp.found(words text) returns text language sql as $$
  select coalesce((select string_agg(r ->> 'title', ', ' order by n) from jsonb_array_elements(g -> 'rows') with ordinality r (r, n)), '')
  from jsonb_array_elements(public.search_own(jsonb_build_object('text', words, 'kinds', array['tasks'])) -> 'groups') g $$;
create function pg_temp.standing() returns jsonb language sql as $$
  select public.get_event_overview((select ball from world)) -> 'tasks' $$;
create function pg_temp.fact(feature text) returns jsonb language sql as $$
  select public.get_category_facts(array[feature]) -> feature $$;
create function pg_temp.day(days integer) returns jsonb language sql as $$
  select jsonb_build_object('kind', 'day', 'day', (now()::date + days)::text) $$;
create function pg_temp.labels(called text) returns text language sql security definer as $$
  select array_to_string(t.labels, ', ') from public.tasks t where t.title = called $$;

select tests.sign_in('ada');
select lives_ok($$ select public.add_tasks((select ball from world), jsonb_build_array(
  jsonb_build_object('title', 'Hire the trumpeter', 'due', pg_temp.day(-3), 'labels', array['Music', 'choir']),
  jsonb_build_object('title', 'Print cards', 'due', pg_temp.day(3), 'labels', array['Choir'],
    'checklist', jsonb_build_array(jsonb_build_object('id', 'a', 'text', 'Choose paper', 'done', false))),
  jsonb_build_object('title', 'Sweep', 'due', pg_temp.day(20), 'owners', array[(select m.id from public.team_members m where m.user_id = tests.id_of('bea'))]),
  jsonb_build_object('title', 'Old trumpet song', 'state', 'done'))) $$, 'four tasks');

-- Looked for.
select is(pg_temp.found('trumpet'), 'Hire the trumpeter, Old trumpet song', 'by their names, what is open first');
select is(pg_temp.found('music'), 'Hire the trumpeter', 'by their labels');
select is((public.search_own('{"text": "trumpeter", "kinds": ["tasks"]}') #>> '{groups,0,rows,0,at}'), null, 'a whole day is no moment');
select is((public.search_own('{"text": "trumpeter", "kinds": ["tasks"]}') #>> '{groups,0,rows,0,day}'), (now()::date - 3)::text, 'and told as the day it is');
select is(pg_temp.found('paper'), 'Print cards', 'by their steps');
select is(pg_temp.found('trumpter'), 'Hire the trumpeter', 'with an error in a word');
select lives_ok($$ select public.change_tasks(jsonb_build_array(jsonb_build_object('id',
  (select t.id from public.tasks t where t.title = 'Old trumpet song'), 'patch', '{"removed": true}'::jsonb))) $$, 'one is taken away');
select is(pg_temp.found('song'), '', 'and not found any more');

-- Beside the tab and among what waits.
select is(pg_temp.standing(), '{"open": 3, "late": 1, "week": 1, "first": "Hire the trumpeter"}', 'the overview tells what waits for ada');
select is(pg_temp.fact('task-management') -> 'figures', '{"all": 3, "open": 3, "late": 1}', 'the category counts');
select is(jsonb_array_length(pg_temp.fact('task-management') -> 'rows'), 2, 'and shows the nearest that are hers or nobody''s');
select is(((r ->> 'at')::timestamptz at time zone (r ->> 'timeZone'))::date, now()::date - 3, 'a whole day is told by a moment of that day')
from (select pg_temp.fact('task-management') #> '{rows,0}' as r) f;
select is(pg_temp.fact('task-management') #>> '{rows,0,state}', 'free', 'and says that it is nobody''s');
select is(pg_temp.fact('progress-board') #>> '{figures,todo}', '3', 'the board''s columns');
select is(pg_temp.fact('timeline') #>> '{figures,due}', '2', 'the days of four weeks');
select is(jsonb_array_length(pg_temp.fact('timeline') -> 'series'), 28, 'one by one');
select is(pg_temp.fact('planning-journey') #>> '{about,name}', 'Ball', 'the next event with tasks');
reset role;
select tests.sign_in('bea');
select is(pg_temp.standing() ->> 'open', '3', 'bea sees as many open');
select is(pg_temp.found('sweep'), 'Sweep', 'and finds them');
savepoint hers;
select public.change_tasks(jsonb_build_array(jsonb_build_object('id', (select t.id from public.tasks t where t.title = 'Sweep'),
  'patch', jsonb_build_object('due', pg_temp.day(-9)))));
select is(pg_temp.fact('task-management') #>> '{rows,0,state}', 'mine', 'what is hers says so');
rollback to hers;
reset role;
select tests.sign_in('pam');
select is(pg_temp.standing(), 'null', 'who reads no tasks is told nothing of them');
select is(pg_temp.found('trumpet'), '', 'and finds none');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.found('trumpet'), '', 'nor does a stranger');
reset role;

-- Tags are one set over guests, activities and tasks.
select tests.sign_in('ada');
select is((select t ->> 'tasks' from jsonb_array_elements(public.list_tags()) t where t ->> 'tag' = 'Music'), '1', 'a tag counts its tasks');
select is(public.list_tagged('Choir') #>> '{tasks,0,name}', 'Print cards', 'and names them');
select is(public.list_tagged('Choir') #>> '{tasks,0,event}', 'Ball', 'with their event');
select is(public.rename_tag('Music', 'Choir'), 1, 'a tag is joined with another');
select is(pg_temp.labels('Hire the trumpeter'), 'Choir', 'each task has it once, however it is written');
select is(tests.refusal($$ select public.rename_tag('Choir', repeat('x', 41)) $$), 'PT400 invalid_input new_tag', 'a tag of tasks has up to 40 letters');
select is(public.rename_tag('Choir', null), 2, 'a tag is taken off');
select is(pg_temp.labels('Print cards'), '', 'of tasks, too');
select * from finish();
rollback;
