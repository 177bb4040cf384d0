-- Files of helpers by their link: who sends one up, who sees it, and that a link that was closed opens none.
begin;
select plan(25);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'vic', 'pam']) p;
select tests.add_member('ada', 'vic', 'viewer');
select tests.add_member('ada', 'pam', 'finance');
delete from public.role_permissions p where p.role_id = private.built_in_role('finance') and p.permission = 'tasks.read';
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as task, null::uuid as other, null::jsonb as jo, null::jsonb as zoe, null::uuid as thread;
grant all on world to public;

create function pg_temp.token(helper jsonb) returns text language sql as $$ select split_part(helper ->> 'url', '/helping/', 2) $$;
create function pg_temp.jo() returns text language sql as $$ select pg_temp.token(jo) from world $$;
create function pg_temp.zoe() returns text language sql as $$ select pg_temp.token(zoe) from world $$;
create function pg_temp.permit(token text, of uuid) returns text language sql as $$
  select public.permit_helper_file(token, jsonb_build_object('taskId', of)) ->> 'path' $$;
create function pg_temp.arrives(id text) returns void language sql security definer as $$
  insert into storage.objects (bucket_id, name, metadata)
  select 'talk', thread || '/' || tests.id_of(id), '{"mimetype": "image/png", "size": 900}' from world $$;
create function pg_temp.keep(token text, of uuid, id text) returns text language sql as $$
  select public.keep_helper_file(token, of, jsonb_build_object('id', tests.id_of(id), 'name', id)) ->> 'id' $$;
create function pg_temp.reads(token text, of uuid, id text) returns text language sql as $$
  select public.get_helper_file(token, of, tests.id_of(id)) ->> 'mime' $$;
create function pg_temp.comment(token text, of uuid, id text, words text, files text[]) returns jsonb language sql as $$
  select public.change_helper_task(token, jsonb_build_object('taskId', of, 'commentId', tests.id_of(id), 'comment', words,
    'files', (select jsonb_agg(tests.id_of(f)) from unnest(files) f))) $$;
create function pg_temp.seen() returns integer language sql as $$ select count(*)::integer from storage.objects where bucket_id = 'talk' $$;

select tests.sign_in('ada');
update world set jo = public.add_task_helper(ball, '{"name": "Jo Berg"}'), zoe = public.add_task_helper(ball, '{"name": "Zoe Lind"}');
update world set task = (public.add_tasks(ball, jsonb_build_array(jsonb_build_object('title', 'Hang lanterns',
    'owners', jsonb_build_array(jo ->> 'id')))) #>> '{tasks,0,id}')::uuid,
  other = (public.add_tasks(ball, jsonb_build_array(jsonb_build_object('title', 'Fold chairs',
    'owners', jsonb_build_array(zoe ->> 'id')))) #>> '{tasks,0,id}')::uuid;
reset role;

-- Sent up for one's own task, and for no other.
set local role service_role;
update world set thread = split_part(pg_temp.permit(pg_temp.jo(), task), '/', 1)::uuid;
select is((select t.kind || ' ' || t.subject from public.threads t where t.id = (select thread from world)), (select 'task ' || task from world), 'a helper may send one up about their task');
select is(tests.refusal($$ select pg_temp.permit(pg_temp.jo(), (select other from world)) $$), 'PT404 not_found', 'not about a task of others');
select is(tests.refusal($$ select pg_temp.permit('never-a-link', (select task from world)) $$), 'PT404 link_invalid', 'nor by an unknown link');
select is(tests.refusal($$ select pg_temp.keep(pg_temp.jo(), (select task from world), 'shed') $$), 'PT404 not_found file', 'what has not arrived is no file');
select pg_temp.arrives('shed');
select is(tests.refusal($$ select pg_temp.keep(pg_temp.zoe(), (select task from world), 'shed') $$), 'PT404 not_found', 'who does not do the task keeps none');
select is(pg_temp.keep(pg_temp.jo(), (select task from world), 'shed'), tests.id_of('shed')::text, 'who does it keeps it');
select is(pg_temp.reads(pg_temp.jo(), (select task from world), 'shed'), 'image/png', 'and sees it before it is sent');
reset role;
select tests.sign_in('ada');
select is(pg_temp.seen(), 0, 'which nobody else does');
reset role;

-- With a comment.
set local role service_role;
select is(tests.refusal($$ select pg_temp.comment(pg_temp.jo(), (select task from world), 'c0', 'Both', array['shed', 'lost']) $$), 'PT409 conflict files', 'a comment never loses a file in silence');
select is(pg_temp.comment(pg_temp.jo(), (select task from world), 'c1', '', array['shed']) #>> '{tasks,0,comments,0,files,0,name}', 'shed', 'a file alone is a comment');
select is(tests.refusal($$ select pg_temp.comment(pg_temp.jo(), (select task from world), 'c2', 'Again', array['shed']) $$), 'PT409 conflict files', 'a file is of one comment');
select is(tests.refusal($$ select pg_temp.reads(pg_temp.zoe(), (select task from world), 'shed') $$), 'PT404 not_found', 'another helper does not read it');
select is(tests.refusal($$ select pg_temp.reads(pg_temp.zoe(), (select other from world), 'shed') $$), 'PT404 not_found file', 'by no task of theirs either');
reset role;
select tests.sign_in('vic');
select is(pg_temp.seen(), 1, 'who reads the task sees it');
reset role;
select tests.sign_in('pam');
select is(pg_temp.seen(), 0, 'who reads no tasks does not');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.seen(), 0, 'nor does a stranger');
select is(tests.refusal($$ select public.get_helper_file(pg_temp.jo(), (select task from world), tests.id_of('shed')) $$), '42501', 'who asks for none by a link either: only the server does');
reset role;

-- A second helper of the task reads it; a task that is given away takes its files along.
select tests.sign_in('ada');
select public.change_tasks(jsonb_build_array(jsonb_build_object('id', task, 'patch', jsonb_build_object('addOwners', jsonb_build_array(zoe ->> 'id'))))) from world;
reset role;
set local role service_role;
select is(pg_temp.reads(pg_temp.zoe(), (select task from world), 'shed'), 'image/png', 'who comes to do the task, too, reads it');
reset role;
select tests.sign_in('ada');
select public.change_tasks(jsonb_build_array(jsonb_build_object('id', task, 'patch', jsonb_build_object('removeOwners', jsonb_build_array(zoe ->> 'id'))))) from world;
reset role;
set local role service_role;
select is(tests.refusal($$ select pg_temp.reads(pg_temp.zoe(), (select task from world), 'shed') $$), 'PT404 not_found', 'who does it no more does not');
reset role;

-- Hidden, closed, forgotten.
select tests.sign_in('ada');
select public.act_in_thread((select thread from world), 'hide', jsonb_build_object('id', tests.id_of('c1')));
reset role;
set local role service_role;
select is(tests.refusal($$ select pg_temp.reads(pg_temp.jo(), (select task from world), 'shed') $$), 'PT404 not_found file', 'what is hidden hides its file');
reset role;
select tests.sign_in('ada');
select public.act_in_thread((select thread from world), 'hide', jsonb_build_object('id', tests.id_of('c1'), 'on', false));
reset role;
set local role service_role;
select is(pg_temp.reads(pg_temp.jo(), (select task from world), 'shed'), 'image/png', 'and shown again it is there');
reset role;
select tests.sign_in('ada');
select public.change_task_helper((jo ->> 'id')::uuid, 'close') from world;
reset role;
set local role service_role;
select is(tests.refusal($$ select pg_temp.reads(pg_temp.jo(), (select task from world), 'shed') $$), 'PT404 link_invalid', 'a link that was closed opens no file');
select is(tests.refusal($$ select pg_temp.permit(pg_temp.jo(), (select task from world)) $$), 'PT404 link_invalid', 'and sends none up');
reset role;
select private.forget_helper_words(array[(jo ->> 'id')::uuid]) from world;
select is((select count(*)::integer from public.thread_files), 0, 'a helper who is forgotten leaves none');
select is((select j.payload -> 'paths' ->> 0 from public.jobs j where j.kind = 'remove_files'), (select thread || '/' || tests.id_of('shed') from world), 'and their bytes go');
select * from finish();
rollback;
