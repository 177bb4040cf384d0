-- Helpers by a link: who makes and closes it, what it opens, what they may tick, and which mails go out.
begin;
select plan(52);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'bea', 'vic', 'kim']) p;
select tests.add_member('ada', 'bea', 'editor');
select tests.add_member('ada', 'vic', 'viewer');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('ada', 'Picnic') as picnic,
  null::jsonb as zoe, null::text as token, null::text as old;
grant all on world to public;
update public.events set time_zone = 'Europe/Berlin', start_local = '2031-06-12 18:00', end_local = '2031-06-13 01:00' where id = (select ball from world);

create function pg_temp.id(called text) returns uuid language sql security definer as $$
  select t.id from public.tasks t where t.title = called order by t.id limit 1 $$;
create function pg_temp.tick(payload jsonb) returns jsonb language sql security definer as $$
  select public.change_helper_task((select token from world), payload) $$;
create function pg_temp.opened() returns jsonb language sql security definer as $$
  select public.get_helper_tasks((select token from world)) $$;
create function pg_temp.mails(of_kind text) returns bigint language sql security definer as $$
  select count(*) from public.jobs j where j.kind = of_kind $$;
create function pg_temp.source(of_kind text) returns jsonb language sql security definer as $$
  select public.get_job_source((select j.id from public.jobs j where j.kind = of_kind order by j.created_at desc, j.id limit 1)) $$;

-- Who makes one.
select tests.sign_in('vic');
select is(tests.refusal($$ select public.add_task_helper((select ball from world), '{"name": "Zoe"}') $$), 'PT404 not_found', 'a viewer makes none');
select is(tests.refusal($$ select public.list_task_helpers((select ball from world)) $$), 'PT404 not_found', 'and sees no link');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.add_task_helper((select ball from world), '{"name": "Zoe"}') $$), 'PT404 not_found', 'nor a stranger');
select tests.sign_in('bea');
select is(tests.refusal($$ select public.add_task_helper((select ball from world), '{"name": " "}') $$), 'PT400 invalid_input name', 'a helper has a name');
select is(tests.refusal($$ select public.add_task_helper((select ball from world), '{"name": "Zoe", "email": "nowhere"}') $$), 'PT400 invalid_input email', 'and an address, if any');
update world set zoe = public.add_task_helper(ball, '{"name": "Zoe", "email": "Zoe@mail.example"}');
select is((select zoe ->> 'name' from world), 'Zoe', 'an editor makes one');
select is((select zoe ->> 'wantsMail' from world), 'true', 'who is written to');
select is(pg_temp.mails('task_helper_link'), 1::bigint, 'the link is mailed');
select is(tests.refusal($$ select public.add_task_helper((select ball from world), '{"name": "Zo", "email": "zoe@mail.example"}') $$), 'PT409 conflict email', 'once for an address');
select lives_ok($$ select public.add_task_helper((select ball from world), '{"name": "Yan"}') $$, 'without an address the link is handed over');
select is(pg_temp.mails('task_helper_link'), 1::bigint, 'and nothing is mailed');
select is((select string_agg(h ->> 'name', ', ') from jsonb_array_elements(public.list_task_helpers((select ball from world))) h), 'Yan, Zoe', 'both are listed');
update world set token = split_part(zoe ->> 'url', '/helping/', 2);

-- What it opens.
select is(pg_temp.opened() -> 'tasks', '[]', 'nothing yet');
select lives_ok($$ select public.add_tasks((select ball from world), jsonb_build_array(
  jsonb_build_object('title', 'Hang lanterns', 'owners', jsonb_build_array((select zoe ->> 'id' from world)), 'cost', '{"minor": 900, "currency": "EUR"}'::jsonb,
    'due', '{"kind": "relative", "from": "start", "days": -1, "at": "12:00"}'::jsonb, 'checklist', '[{"id": "a", "text": "Ladder", "done": false}]'::jsonb),
  jsonb_build_object('title', 'Pay the band'))) $$, 'a task is given to them');
select is((select string_agg(t ->> 'title', ', ') from jsonb_array_elements(pg_temp.opened() -> 'tasks') t), 'Hang lanterns', 'they see theirs alone');
select is(pg_temp.opened() -> 'tasks' -> 0 ->> 'dueLocal', '2031-06-11T12:00', 'with its time');
select is(pg_temp.opened() -> 'tasks' -> 0 ->> 'timeZone', 'Europe/Berlin', 'and whose clock it is');
select is((select count(*) from jsonb_array_elements(pg_temp.opened() -> 'tasks') t, jsonb_object_keys(t) k where k ~ 'cost')::integer + position('EUR' in (pg_temp.opened() -> 'tasks')::text), 0, 'and not what it costs');
select is(tests.refusal($$ select public.add_tasks((select picnic from world), jsonb_build_array(
  jsonb_build_object('title', 'X', 'owners', jsonb_build_array((select zoe ->> 'id' from world))))) $$), 'PT400 invalid_input owners', 'they help with their event alone');

-- What they tick.
select is(pg_temp.tick(jsonb_build_object('taskId', pg_temp.id('Hang lanterns'), 'stepId', 'a', 'isDone', true)) -> 'tasks' -> 0 -> 'steps' -> 0 ->> 'done', 'true', 'a step');
select is(pg_temp.tick(jsonb_build_object('taskId', pg_temp.id('Hang lanterns'), 'isDone', true)) -> 'tasks' -> 0 ->> 'isDone', 'true', 'the task');
select is((select state from public.tasks where title = 'Hang lanterns'), 'done', 'for the team, too');
select is(pg_temp.tick(jsonb_build_object('taskId', pg_temp.id('Hang lanterns'), 'isDone', false)) -> 'tasks' -> 0 ->> 'isDone', 'false', 'and take it back');
select is(tests.refusal($$ select pg_temp.tick(jsonb_build_object('taskId', pg_temp.id('Pay the band'), 'isDone', true)) $$), 'PT404 not_found', 'nobody else''s');
select is(tests.refusal($$ select public.get_helper_tasks((select token from world)) $$), '42501', 'the server alone asks for it');

-- News of a task.
select is(pg_temp.mails('task_helper_news'), 0::bigint, 'who ticks is told nothing of it');
select lives_ok($$ select pg_temp.tick(jsonb_build_object('taskId', pg_temp.id('Hang lanterns'), 'commentId', gen_random_uuid(), 'comment', 'Which pier?')) $$, 'they ask');
select is(pg_temp.mails('task_helper_news'), 0::bigint, 'and are not mailed what they said');
select lives_ok($$ select public.act_in_thread((public.open_task_talk(pg_temp.id('Hang lanterns')) -> 'thread' ->> 'id')::uuid, 'send',
  jsonb_build_object('id', gen_random_uuid(), 'text', n)) from unnest(array['The long one', 'Behind the kiosk']) n $$, 'the team answers twice');
select is(pg_temp.mails('task_helper_news'), 1::bigint, 'that is one mail');
reset role;
select is(pg_temp.source('task_helper_news') ->> 'news', 'said', 'which says that somebody wrote');
delete from public.jobs where kind = 'task_helper_news';
update public.tasks set due_time = '{"kind": "moment", "at": "2031-06-10T09:00"}' where title = 'Hang lanterns';
select is(pg_temp.source('task_helper_news') -> 'tasks' -> 0 ->> 'dueLocal', '2031-06-10T09:00', 'another time is told');
update public.tasks set due_time = '{"kind": "relative", "from": "start", "days": -1, "at": "12:00"}' where title = 'Hang lanterns';
select is(pg_temp.mails('task_helper_news'), 1::bigint, 'by one mail');
select is(pg_temp.source('task_helper_news'), null, 'which is pointless once it is put back');
select is((select count(*) from public.mail_deliveries d where d.kind = 'task_helper_news' and d.email = 'zoe@mail.example'), 2::bigint, 'and went to nobody else');

-- Mails.
reset role;
select is(pg_temp.source('task_helper_link') ->> 'to', 'zoe@mail.example', 'the mail with the link goes to them');
select is(pg_temp.source('task_helper_link') -> 'tasks' -> 0 ->> 'title', 'Hang lanterns', 'with what is theirs to do');
update public.tasks set due_time = jsonb_build_object('kind', 'moment', 'at', to_char(now() at time zone 'Europe/Berlin' + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI'))
where title = 'Hang lanterns';
select lives_ok($$ select public.remind_of_tasks() $$, 'they are reminded');
select is(pg_temp.mails('task_helper_due'), 1::bigint, 'by one mail');
select lives_ok($$ select public.remind_of_tasks() $$, 'and looked at again');
select is(pg_temp.mails('task_helper_due'), 1::bigint, 'it stays one');
select is(pg_temp.source('task_helper_due') -> 'tasks' -> 0 ->> 'title', 'Hang lanterns', 'of what is due');
select lives_ok($$ select pg_temp.tick(jsonb_build_object('taskId', pg_temp.id('Hang lanterns'), 'isDone', true)) $$, 'once it is done');
select is(pg_temp.source('task_helper_due'), null, 'the mail is pointless');
select is(pg_temp.tick('{"wantsMail": false}') ->> 'wantsMail', 'false', 'they want no more mails');
select is(pg_temp.source('task_helper_link'), null, 'then none goes');

-- Another link, and none.
update world set old = token;
select tests.sign_in('bea');
update world set token = split_part(public.change_task_helper((zoe ->> 'id')::uuid, 'new_link') ->> 'url', '/helping/', 2);
reset role;
select is(tests.refusal($$ select public.get_helper_tasks((select old from world)) $$), 'PT404 link_invalid', 'the old link opens nothing');
select is(pg_temp.opened() ->> 'name', 'Zoe', 'the new one does');
select tests.sign_in('vic');
select is(tests.refusal($$ select public.change_task_helper(((select zoe from world) ->> 'id')::uuid, 'close') $$), 'PT404 not_found', 'a viewer closes none');
select tests.sign_in('bea');
select isnt(public.change_task_helper(((select zoe from world) ->> 'id')::uuid, 'close') ->> 'revokedAt', null, 'an editor closes it');
reset role;
select is(tests.refusal($$ select pg_temp.opened() $$), 'PT404 link_invalid', 'then it opens nothing');
select is((select count(*) from public.task_owners o where o.helper_id = ((select zoe from world) ->> 'id')::uuid), 1::bigint, 'and the task stays theirs');

select * from finish();
rollback;
