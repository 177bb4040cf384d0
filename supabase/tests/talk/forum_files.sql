-- Form and files of the forum: a first post's files before its topic is there, what visitors read, and what goes with whom.
begin;
select plan(31);
select tests.add_user('ada', 'premium');
select tests.add_user(p) from unnest(array['helper', 'viewer', 'stranger']) p;
select tests.add_member('ada', 'helper', 'volunteer_coordinator');
select tests.add_member('ada', 'viewer', 'viewer');
update public.team_members m set created_at = now() - interval '30 days';
create temp table world as select null::uuid as members, null::uuid as open, null::uuid as topic, null::uuid as draft;
grant all on world to public;
create function pg_temp.arrives(thread uuid, id text) returns void language sql security definer as $$
  insert into storage.objects (bucket_id, name, metadata) values ('talk', thread || '/' || tests.id_of(id), '{"mimetype": "image/png", "size": 900}') $$;
create function pg_temp.keep(thread uuid, id text) returns text language sql as $$
  select public.keep_thread_file(thread, jsonb_build_object('id', tests.id_of(id), 'name', id)) ->> 'path' $$;
create function pg_temp.begin_topic(more jsonb) returns uuid language sql as $$
  select (public.start_forum_topic((select open from world), jsonb_build_object('id', tests.id_of('h1'), 'title', 'Tents', 'text', 'These') || more) ->> 'id')::uuid $$;
create function pg_temp.with_form(marks text, words text) returns jsonb language sql as $$
  select jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', words, 'marks', jsonb_build_array(jsonb_build_object('type', marks))))))) $$;
create function pg_temp.count_seen() returns int language sql as $$ select count(*)::int from storage.objects where bucket_id = 'talk' $$;
create function pg_temp.public_file(id text) returns text language sql as $$
  select public.get_public_file((select topic::text from world), tests.id_of(id)) ->> 'name' $$;

select tests.sign_in('ada');
update world set members = (public.save_forum_category(null, '{"name": "Team"}') ->> 'id')::uuid,
  open = (public.save_forum_category(null, '{"name": "Asked", "visibility": "everybody", "filesOpen": true}') ->> 'id')::uuid;
select is((select string_agg(c ->> 'filesOpen', ' ' order by c ->> 'name') from jsonb_array_elements(public.get_forum() -> 'categories') c), 'true false', 'a moderator says whether visitors see files, too');
select public.save_forum_category((select members from world), '{"name": "Team", "visibility": "members", "filesOpen": true}');
select is((select string_agg(c ->> 'filesOpen', ' ' order by c ->> 'name') from jsonb_array_elements(public.get_forum() -> 'categories') c), 'true false', 'only of a category that they see');
reset role;

-- A first post's files.
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.draft_forum_topic((select open from world)) $$), 'PT404 not_found', 'who only reads has no place for files');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.draft_forum_topic((select open from world)) $$), 'PT404 not_found', 'nor does a stranger');
reset role;
select tests.sign_in('helper');
update world set draft = (public.draft_forum_topic((select open from world)) ->> 'id')::uuid;
select lives_ok($$ insert into storage.objects (bucket_id, name) select 'talk', draft || '/x' from world $$, 'who writes sends files up before the topic is there');
select pg_temp.arrives((select draft from world), 'tent');
select is(pg_temp.keep((select draft from world), 'tent'), (select draft || '/' || tests.id_of('tent') from world), 'and keeps them');
select is(tests.refusal($$ select public.act_in_thread((select draft from world), 'send', jsonb_build_object('id', tests.id_of('h0'), 'text', 'Early')) $$), 'PT409 conflict', 'but writes nothing before it');
select is(jsonb_array_length(public.list_forum_topics('{}') -> 'rows'), 0, 'which is in no list');
reset role;
select tests.sign_in('ada');
select is(pg_temp.count_seen(), 0, 'nobody else sees them, not even a moderator');
select is(tests.refusal($$ select public.get_thread((select draft from world), '{}') $$), 'PT404 not_found', 'nor that somebody begins one');
select is(tests.refusal($$ select pg_temp.begin_topic(jsonb_build_object('threadId', (select draft from world))) $$), 'PT409 conflict files', 'nor begins it in their place');
reset role;
select tests.sign_in('helper');
update world set topic = pg_temp.begin_topic(jsonb_build_object('threadId', draft, 'files', jsonb_build_array(tests.id_of('tent')), 'rich', pg_temp.with_form('bold', 'These two')));
select is((select topic from world), (select draft from world), 'the topic is what was begun');
select is(pg_temp.begin_topic(jsonb_build_object('threadId', (select draft from world))), (select topic from world), 'sent again it is the same one');
select is(tests.refusal($$ select public.start_forum_topic((select open from world), jsonb_build_object('id', tests.id_of('h9'), 'title', 'More', 'text', 'x', 'threadId', (select draft from world))) $$), 'PT409 conflict files', 'and begun once');
select is(tests.refusal($$ select public.start_forum_topic((select open from world), jsonb_build_object('id', tests.id_of('h9'), 'title', 'More', 'text', 'x', 'threadId', 'none')) $$), 'PT409 conflict files', 'what is no draft begins nothing');
reset role;
select tests.sign_in('ada');
select is(public.get_thread((select topic from world), '{}') #>> '{messages,0,rich,content,0,content,0,marks,0,type}', 'bold', 'its first post has its form');
select is(public.get_thread((select topic from world), '{}') #>> '{messages,0,files,0,name}', 'tent', 'and its files');
select is(public.get_thread((select topic from world), '{}') #>> '{messages,0,text}', 'These two', 'its words are those that it shows');
select is(tests.refusal($$ select public.act_in_thread((select topic from world), 'send', jsonb_build_object('id', tests.id_of('a1'), 'text', 'x', 'rich',
  '{"version": 1, "content": [{"type": "paragraph", "content": [{"type": "field", "attrs": {"name": "a", "fallback": "casino"}}]}]}'::jsonb)) $$), 'PT400 invalid_input text', 'what shows words that nobody reads is no post');
reset role;

-- Visitors.
select tests.be_server();
select is(public.get_public_topic((select topic::text from world)) #>> '{posts,0,files,0,name}', 'tent', 'visitors see files where they are open');
select is(pg_temp.public_file('tent'), 'tent', 'and read them');
select is(public.get_public_topic((select topic::text from world)) #>> '{posts,0,rich,version}', '1', 'with the form of the post');
reset role;
update public.forum_categories c set files_open = false where c.id = (select open from world);
select tests.be_server();
select is(public.get_public_topic((select topic::text from world)) #>> '{posts,0,inside}', '1', 'else how many there are');
select is(tests.refusal($$ select pg_temp.public_file('tent') $$), 'PT404 not_found file', 'and read none');
reset role;
update public.forum_categories c set files_open = true where c.id = (select open from world);
select tests.sign_in('ada');
select public.act_in_thread((select topic from world), 'hide', jsonb_build_object('id', tests.id_of('h1'), 'on', true));
reset role;
select tests.be_server();
select is(tests.refusal($$ select pg_temp.public_file('tent') $$), 'PT404 not_found file', 'a hidden post hides its files');
reset role;
select tests.sign_in('ada');
select public.act_in_thread((select topic from world), 'hide', jsonb_build_object('id', tests.id_of('h1'), 'on', false));
select public.change_forum_topic((select topic from world), '{"removed": true}');
reset role;
select tests.be_server();
select is(tests.refusal($$ select pg_temp.public_file('tent') $$), 'PT404 not_found file', 'a topic that is taken away hides all of them');
reset role;
select tests.sign_in('ada');
select public.change_forum_topic((select topic from world), '{"removed": false}');
reset role;

-- Whoever is gone.
select tests.sign_in('helper');
select public.act_in_thread((select topic from world), 'edit', jsonb_build_object('id', tests.id_of('h1'), 'text', 'x', 'rich', pg_temp.with_form('italic', 'These three')));
reset role;
select is((select e.rich #>> '{content,0,content,0,marks,0,type}' from public.thread_edits e where e.message_id = tests.id_of('h1')), 'bold', 'what a post said before keeps its form');
update public.thread_members m set user_id = null where m.user_id = tests.id_of('helper');
select is((select count(*)::int from public.thread_files) + (select count(*)::int from public.thread_edits), 0, 'of who is gone no file and no earlier wording stays');
select is((select m.body from public.thread_messages m where m.id = tests.id_of('h1')), 'These three', 'their words do, without a name');

-- What was never begun.
select tests.sign_in('ada');
update world set draft = (public.draft_forum_topic((select open from world)) ->> 'id')::uuid;
reset role;
select public.tidy_forum();
select is((select count(*)::int from public.threads t where t.id = (select draft from world)), 1, 'what is being begun has a day');
update public.threads t set created_at = now() - interval '2 days' where t.id = (select draft from world);
select public.tidy_forum();
select is((select count(*)::int from public.threads t where t.id in ((select draft from world), (select topic from world))), 1, 'then it goes, and no topic with it');
select * from finish();
rollback;
