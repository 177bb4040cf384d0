-- What is said about a task: by the team and by helpers with a link, who hears of it, and what became of a task.
begin;
select plan(38);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'bea', 'vic', 'pam']) p;
select tests.add_member('ada', 'bea', 'editor');
select tests.add_member('ada', 'vic', 'viewer');
select tests.add_member('ada', 'pam', 'finance');
delete from public.role_permissions p where p.role_id = private.built_in_role('finance') and p.permission = 'tasks.read';
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as task, null::uuid as other, null::jsonb as helper, null::uuid as thread;
grant all on world to public;

create function pg_temp.member(who text) returns text language sql security definer as $$
  select m.id::text from public.team_members m where m.user_id = tests.id_of(who) and m.account_id = tests.account_of('ada') $$;
create function pg_temp.seat(who text) returns text language sql security definer as $$
  select m.id::text from public.thread_members m where m.user_id = tests.id_of(who) and m.thread_id = (select thread from world) $$;
create function pg_temp.say(words text, mentions jsonb default '[]') returns jsonb language sql as $$
  select public.act_in_thread((select thread from world), 'send', jsonb_build_object('id', gen_random_uuid(), 'text', words, 'mentions', mentions)) $$;
create function pg_temp.told(who text, about text) returns bigint language sql security definer as $$
  select count(*) from public.notices n where n.user_id = tests.id_of(who) and n.topic = about and n.read_at is null $$;
create function pg_temp.token() returns text language sql as $$
  select split_part(helper ->> 'url', '/helping/', 2) from world $$;
create function pg_temp.comment(task uuid, words text, id text) returns jsonb language sql as $$
  select public.change_helper_task(pg_temp.token(), jsonb_build_object('taskId', task, 'commentId', id, 'comment', words)) $$;
create function pg_temp.history() returns jsonb language sql as $$
  select public.get_task_history((select task from world)) $$;

select tests.sign_in('ada');
update world set helper = public.add_task_helper(ball, '{"name": "Jo Berg"}');
update world set task = (public.add_tasks(ball, jsonb_build_array(jsonb_build_object('title', 'Book the band',
    'owners', jsonb_build_array(pg_temp.member('bea'), (select helper ->> 'id' from world))))) #>> '{tasks,0,id}')::uuid,
  other = (public.add_tasks(ball, '[{"title": "Not Jo''s"}]') #>> '{tasks,0,id}')::uuid;

-- The team.
update world set thread = (public.open_task_talk(task) #>> '{thread,id}')::uuid;
select is(public.open_task_talk((select task from world)) #>> '{thread,title}', 'Book the band', 'what is said stands under the task''s name');
select is((public.open_task_talk((select task from world)) #>> '{thread,id}')::uuid, (select thread from world), 'in one thread');
select is((public.list_thread_people((select thread from world), 'bea') ->> 'total')::integer, 3, 'whoever reads the task can be named');
select is(pg_temp.say('Shall we ask the trio?') #>> '{messages,0,text}', 'Shall we ask the trio?', 'ada says something');
select is(pg_temp.told('bea', 'task_talk'), 1::bigint, 'its owner hears of it');
select is(pg_temp.told('vic', 'task_talk'), 0::bigint, 'who only reads does not');
select is(pg_temp.told('ada', 'task_talk'), 0::bigint, 'nor who said it');
select is(pg_temp.say('Vic, what do you think?', jsonb_build_array(pg_temp.seat('vic'))) #>> '{thread,kind}', 'task', 'somebody is named');
select is(pg_temp.told('vic', 'message'), 1::bigint, 'and hears of it at once');
select is((select n.detail ->> 'subject' from public.notices n where n.topic = 'message' and n.user_id = tests.id_of('ada')), null, 'not ada');
reset role;
select is((select n.detail ->> 'subject' from public.notices n where n.topic = 'task_talk'), (select task::text from world), 'the notice leads to the task');
select tests.sign_in('bea');
select lives_ok($$ select public.read_thread((select thread from world), 2) $$, 'bea reads it');
select is(pg_temp.told('bea', 'task_talk'), 0::bigint, 'and has nothing more waiting');
select is(public.open_task_talk((select task from world)) #>> '{thread,whyNot}', null, 'who writes tasks writes comments');
select lives_ok($$ select public.act_in_thread((select thread from world), 'tells', '{"tells": "off"}') $$, 'bea wants to hear no more');
reset role;
select tests.sign_in('ada');
select lives_ok($$ select pg_temp.say('They said yes') $$, 'ada goes on');
select is(pg_temp.told('bea', 'task_talk'), 0::bigint, 'bea is left alone');
reset role;
select tests.sign_in('vic');
select is(public.open_task_talk((select task from world)) #>> '{thread,whyNot}', 'reader', 'a reader reads');
select is(tests.refusal($$ select pg_temp.say('Me too') $$), 'PT403 not_allowed reader', 'and says nothing');
reset role;
select tests.sign_in('pam');
select is(tests.refusal($$ select public.open_task_talk((select task from world)) $$), 'PT404 not_found', 'who reads no tasks reads no comments');
select is(tests.refusal($$ select public.get_thread((select thread from world)) $$), 'PT404 not_found', 'by no other way');
select is(tests.refusal($$ select public.get_task_history((select task from world)) $$), 'PT404 not_found', 'nor what became of it');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.open_task_talk((select task from world)) $$), 'PT404 not_found', 'nor does a stranger');
select is(tests.refusal($$ select public.get_thread((select thread from world)) $$), 'PT404 not_found', 'by no other way');
reset role;

-- A helper by their link.
set local role service_role;
select is(public.get_helper_tasks(pg_temp.token()) #>> '{tasks,0,comments,0,text}', 'Shall we ask the trio?', 'a helper reads what is said about their task');
select is(pg_temp.comment((select task from world), ' I know the singer ', '00000000-0000-4000-8000-00000000000a') #>> '{tasks,0,comments,3,author}', 'Jo Berg', 'and answers under their name');
select is(jsonb_array_length(pg_temp.comment((select task from world), 'I know the singer', '00000000-0000-4000-8000-00000000000a') #> '{tasks,0,comments}'), 4, 'sent twice it is said once');
select is(tests.refusal($$ select pg_temp.comment((select other from world), 'Hello', '00000000-0000-4000-8000-00000000000b') $$), 'PT404 not_found', 'not about a task of others');
select is(tests.refusal($$ select pg_temp.comment((select task from world), '  ', '00000000-0000-4000-8000-00000000000c') $$), 'PT400 invalid_input text', 'nothing is nothing');
reset role;
select is(pg_temp.told('ada', 'task_talk'), 1::bigint, 'who wrote the task down hears of it');

-- What became of it.
select tests.sign_in('ada');
select lives_ok($$ select public.change_tasks(jsonb_build_array(jsonb_build_object('id', (select task from world), 'patch',
  jsonb_build_object('state', 'doing', 'removeOwners', jsonb_build_array(pg_temp.member('bea')), 'cost', '{"minor": 500, "currency": "EUR"}'::jsonb)))) $$, 'the task changes');
select ok(pg_temp.history() @> '[{"kind": "changed", "isMe": true, "before": {"state": "todo", "cost_minor": null}, "after": {"state": "doing", "cost_minor": 500}}]', 'who changed what is told');
select ok(pg_temp.history() @> jsonb_build_array(jsonb_build_object('kind', 'owners', 'after', jsonb_build_object('owners', jsonb_build_array((select helper ->> 'id' from world))))), 'and who does it now');
select is((pg_temp.history() -> -1) ->> 'kind', 'added', 'from its beginning');
reset role;
select tests.sign_in('vic');
select is((select count(*) from jsonb_array_elements(pg_temp.history()) h where h -> 'after' ? 'cost_minor')::integer,
  case when private.may('money.read', tests.account_of('ada')) then 1 else 0 end, 'what it costs is for who sees money');
reset role;

-- Forgotten and gone.
select lives_ok($$ select private.forget_helper_words(array[(select (helper ->> 'id')::uuid from world)]) $$, 'a helper is forgotten');
select is((select count(*)::integer from public.thread_messages m where m.thread_id = (select thread from world) and m.body like '%singer%'), 0, 'with what they said');
delete from public.tasks t where t.id = (select task from world);
select is((select count(*)::integer from public.threads t where t.id = (select thread from world)), 0, 'with a task goes what was said about it');
select * from finish();
rollback;
