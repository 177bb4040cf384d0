-- The forum: who sees which category and topic, who writes, who moderates, what is found, who is told.
begin;
select plan(102);
select tests.add_user('ada', 'premium');
select tests.add_user(p) from unnest(array['stranger', 'editor', 'helper', 'other', 'viewer', 'door', 'boss', 'narrow']) p;
select tests.add_member('ada', 'editor', 'editor');
select tests.add_member('ada', 'helper', 'volunteer_coordinator');
select tests.add_member('ada', 'other', 'volunteer_coordinator');
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'door', 'check_in');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select null::uuid as members, null::uuid as closed, null::uuid as topic, null::uuid as secret;
grant all on world to public;

create function pg_temp.start(category uuid, id text, title text, words text) returns uuid language sql as $$
  select (public.start_forum_topic(category, jsonb_build_object('id', tests.id_of(id), 'title', title, 'text', words)) ->> 'id')::uuid $$;
create function pg_temp.say(topic uuid, id text, words text, extra jsonb default '{}') returns jsonb language sql as $$
  select public.act_in_thread(topic, 'send', jsonb_build_object('id', tests.id_of(id), 'text', words) || extra) $$;
create function pg_temp.titles(request jsonb default '{}') returns text language sql as $$
  select string_agg(r ->> 'title', ' | ' order by n) from jsonb_array_elements(public.list_forum_topics(request) -> 'rows') with ordinality x (r, n) $$;
create function pg_temp.names() returns text language sql as $$
  select string_agg(c ->> 'name', ' | ') from jsonb_array_elements(public.get_forum() -> 'categories') c $$;

-- Categories.
select tests.sign_in('ada');
select is(public.get_forum() ->> 'mayModerate', 'true', 'an owner moderates');
update world set members = (public.save_forum_category(null, '{"name": " Suppliers ", "about": "Who is good"}') ->> 'id')::uuid;
update world set closed = (public.save_forum_category(null, jsonb_build_object('name', 'Money', 'visibility', 'group', 'people', array[tests.id_of('helper')])) ->> 'id')::uuid;
select is(pg_temp.names(), 'Money | Suppliers', 'and makes categories');
select is(tests.refusal($$ select public.save_forum_category(null, '{"name": "suppliers"}') $$), 'PT409 conflict name', 'each name once');
select is(tests.refusal($$ select public.save_forum_category(null, '{"name": " "}') $$), 'PT400 invalid_input name', 'none without a name');
select is(tests.refusal($$ select public.save_forum_category(null, '{"name": "Open", "visibility": "world"}') $$), 'PT400 invalid_input visibility', 'nor for nobody knows whom');
select is(jsonb_array_length(public.get_forum() -> 'team'), 6, 'who moderates chooses among the team');
reset role;
select tests.sign_in('helper');
select is(pg_temp.names(), 'Money | Suppliers', 'who was chosen sees the category of a group');
select is(public.get_forum() ->> 'mayModerate', 'false', 'and does not moderate');
select is(jsonb_array_length(public.get_forum() -> 'team'), 0, 'nor is told the team');
select is(tests.refusal($$ select public.save_forum_category(null, '{"name": "Mine"}') $$), 'PT404 not_found', 'nor makes one');
select is(tests.refusal($$ select public.save_forum_category((select members from world), '{"name": "Mine"}') $$), 'PT404 not_found', 'nor changes one');
select is(tests.refusal($$ select public.remove_forum_category((select members from world)) $$), 'PT404 not_found', 'nor takes one away');
reset role;
select tests.sign_in('editor');
select is(pg_temp.names(), 'Money | Suppliers', 'a moderator sees every category');
select lives_ok($$ select public.save_forum_category((select members from world), '{"name": "Suppliers", "about": "Who is good at what"}') $$, 'and changes it');
reset role;
select tests.sign_in('other');
select is(pg_temp.names(), 'Suppliers', 'who was not chosen sees only the one of all');
select is(tests.refusal($$ select pg_temp.start((select closed from world), 'x', 'Budget', 'How much?') $$), 'PT404 not_found', 'and writes nothing in the other');
reset role;

-- Topics.
select tests.sign_in('helper');
update world set topic = pg_temp.start(members, 'm1', 'Tent for eighty', 'Who rents out a tent? Müller does not answer.');
update world set secret = pg_temp.start(closed, 's1', 'Deposit', 'The tent costs four hundred.');
select is(pg_temp.start((select members from world), 'm1', 'Tent for eighty', 'Again'), (select topic from world), 'sent again it is the same topic');
select is(tests.refusal($$ select pg_temp.start((select members from world), 'm9', ' ', 'No title') $$), 'PT400 invalid_input title', 'none without a title');
select is(tests.refusal($$ select pg_temp.start((select members from world), 'm9', 'No words', ' ') $$), 'PT400 invalid_input text', 'nor without words');
select is((select count(*)::int from public.list_forum_topics('{}') l, jsonb_array_elements(l -> 'rows')), 2, 'what was refused left no topic');
select is(public.get_thread((select topic from world)) #>> '{thread,title}', 'Tent for eighty', 'its conversation is called as it');
select is(public.get_thread((select topic from world)) #>> '{thread,me,tells}', 'daily', 'who begins a topic follows it');
select is(public.list_threads('{}') ->> 'total', '0', 'it does not stand in the inbox');
reset role;
select tests.sign_in('other');
select is(pg_temp.titles(), 'Tent for eighty', 'what a group keeps to itself is in nobody else''s list');
select is(tests.refusal($$ select public.get_thread((select secret from world)) $$), 'PT404 not_found', 'nor is it opened by its address');
select is(tests.refusal($$ select public.get_forum_topic((select secret from world)) $$), 'PT404 not_found', 'nor told how it stands');
select is(tests.refusal($$ select pg_temp.say((select secret from world), 'o0', 'Hello') $$), 'PT404 not_found', 'nor written in');
select is(jsonb_array_length(public.search_forum('tent')), 1, 'nor found: only the other, and once, though its title says it as well as its first post');
select is(public.search_forum('mueller') #>> '{0,text}', 'Who rents out a tent? Müller does not answer.', 'names are found however they are written');
select is(public.search_forum('tent hundred'), '[]', 'all words have to be there');
select is(public.search_forum('t'), '[]', 'one letter is not looked for');
select is(pg_temp.titles('{"shows": "unread"}'), 'Tent for eighty', 'it is new to them');
select is(public.get_thread((select topic from world)) #>> '{thread,me,tells}', 'off', 'reading is not following');
select public.read_thread((select topic from world), 1);
select is(pg_temp.titles('{"shows": "unread"}'), null, 'until they have read it');
select is(pg_temp.say((select topic from world), 'o1', 'Try the fire brigade', jsonb_build_object('replyTo', tests.id_of('m1'))) #>> '{messages,0,replyTo,text}', 'Who rents out a tent? Müller does not answer.', 'an answer quotes');
select is(public.get_thread((select topic from world)) #>> '{thread,me,tells}', 'daily', 'who writes follows');
select is(pg_temp.titles('{"shows": "followed"}'), 'Tent for eighty', 'and finds it among what they follow');
select is(tests.refusal($$ select public.change_forum_topic((select topic from world), '{"title": "Mine"}') $$), 'PT403 not_allowed', 'another''s topic is not theirs to name');
select is(tests.refusal($$ select public.change_forum_topic((select secret from world), '{"title": "Mine"}') $$), 'PT404 not_found', 'what they do not see is not there');
reset role;
select is((select count(*)::int from public.notices n where n.user_id = tests.id_of('helper') and n.topic = 'conversation'), 1, 'who follows is told');
select is((select count(*)::int from public.notices n where n.user_id = tests.id_of('viewer')), 0, 'who does not is not');

select tests.sign_in('viewer');
select is(pg_temp.titles(), 'Tent for eighty', 'a viewer reads');
select is(tests.refusal($$ select pg_temp.start((select members from world), 'v1', 'Me too', 'Hello') $$), 'PT404 not_found', 'and begins nothing');
select is(tests.refusal($$ select pg_temp.say((select topic from world), 'v2', 'Hello') $$), 'PT403 not_allowed reader', 'nor writes');
reset role;
select tests.sign_in('door');
select is(pg_temp.names(), null, 'who may not read messages sees no forum');
select is(tests.refusal($$ select public.get_thread((select topic from world)) $$), 'PT404 not_found', 'nor a topic');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.names(), null, 'a stranger has a forum of their own, which is empty');
select is(pg_temp.titles(), null, 'and no topics');
select is(public.search_forum('tent'), '[]', 'and finds nothing');
select is(tests.refusal($$ select public.get_forum_topic((select topic from world)) $$), 'PT404 not_found', 'nor opens one');
select is(tests.refusal($$ select pg_temp.start((select members from world), 'x1', 'Hi', 'Hi') $$), 'PT404 not_found', 'nor begins one');
select is(public.read_forum((select members from world)), 0, 'nor marks any as read');
reset role;
select tests.sign_in('boss');
select is(tests.refusal($$ select public.get_thread((select topic from world)) $$), 'PT404 not_found', 'an administrator does not read along');
reset role;

-- Who began it, and who moderates.
select tests.sign_in('door');
select is(pg_temp.titles(), null, 'who may not read messages has no list');
select is(public.search_forum('tent'), '[]', 'finds nothing');
select is(public.read_forum(), 0, 'and has nothing to mark as read');
reset role;
select tests.sign_in('editor');
select is(pg_temp.titles(), 'Tent for eighty | Deposit', 'a moderator finds all topics in the list');
select is(jsonb_array_length(public.search_forum('hundred')), 1, 'and by their words');
select is(public.get_forum_topic((select secret from world)) ->> 'mayModerate', 'true', 'and may moderate them');
reset role;
select tests.sign_in('helper');
select is(public.get_forum_topic((select topic from world)) -> 'mayModerate', 'false', 'who began a topic does not moderate it');
select is(public.get_forum_topic((select topic from world)) -> 'mayChange', 'true', 'and changes it');
reset role;
select tests.sign_in('helper');
select lives_ok($$ select public.change_forum_topic((select topic from world), jsonb_build_object('title', 'Tent for ninety', 'solvedId', tests.id_of('o1'))) $$, 'who began it names it and says what helped');
select is(public.get_forum_topic((select topic from world)) ->> 'isSolved', 'true', 'and it is solved');
select is(tests.refusal($$ select public.change_forum_topic((select topic from world), '{"pinned": true}') $$), 'PT403 not_allowed', 'and does not pin it');
select is(tests.refusal($$ select public.change_forum_topic((select topic from world), jsonb_build_object('solvedId', tests.id_of('s1'))) $$), 'PT404 not_found solvedId', 'a post of another topic answers nothing');
reset role;
select tests.sign_in('editor');
select pg_temp.start((select members from world), 'e1', 'Newer', 'Something else');
select is(pg_temp.titles(jsonb_build_object('categoryId', (select members from world))), 'Newer | Tent for ninety', 'the newest word first');
select public.change_forum_topic((select topic from world), '{"pinned": true, "locked": true}');
select is(pg_temp.titles(jsonb_build_object('categoryId', (select members from world))), 'Tent for ninety | Newer', 'before that what is pinned');
select is(tests.refusal($$ select pg_temp.say((select topic from world), 'e2', 'More') $$), 'PT409 conflict closed', 'what is locked takes no more');
select public.change_forum_topic((select topic from world), '{"locked": false}');
select lives_ok($$ select pg_temp.say((select topic from world), 'e2', 'More') $$, 'opened again it does');
select lives_ok($$ select public.act_in_thread((select topic from world), 'hide', jsonb_build_object('id', tests.id_of('o1'))) $$, 'a moderator hides a post');

-- Whoever reads can be named, come in or not.
create function pg_temp.nameable(topic uuid) returns text language sql as $$
  select string_agg(m ->> 'name', ' ' order by m ->> 'name') from jsonb_array_elements(public.list_thread_people(topic) -> 'members') m $$;
select is(pg_temp.nameable((select topic from world)), 'ada editor helper other viewer', 'who of the team reads a topic can be named in it');
select is(pg_temp.nameable((select secret from world)), 'ada editor helper', 'in a category of a group its people and moderators');
create temp table begun as select (public.draft_forum_topic((select members from world)) ->> 'id')::uuid as id;
grant all on begun to public;
select is(pg_temp.nameable((select id from begun)), 'ada editor helper other viewer', 'and in one that is not there yet');
select lives_ok($$ select public.start_forum_topic((select members from world), jsonb_build_object('id', tests.id_of('n1'), 'title', 'For you', 'text', '@viewer, look',
  'threadId', (select id from begun), 'mentions', (select jsonb_agg(m ->> 'id') from jsonb_array_elements(public.list_thread_people((select id from begun)) -> 'members') m where m ->> 'name' = 'viewer'))) $$, 'its first post names somebody');
reset role;
select is((select count(*)::int from public.notices n where n.user_id = tests.id_of('viewer') and n.topic = 'message'), 1, 'who is told at once');
select is((select count(*)::int from public.notices n where n.user_id = tests.id_of('ada') and n.topic in ('message', 'conversation') and n.detail::text like '%For you%'), 0, 'and nobody else');
select tests.sign_in('viewer');
select is(public.get_thread((select id from begun)) #>> '{thread,me,tells}', 'off', 'to be named is not to follow');
reset role;
select tests.sign_in('editor');

-- Two topics out of one.
select is(tests.refusal($$ select public.split_forum_topic((select topic from world), jsonb_build_object('fromId', tests.id_of('m1'), 'title', 'All')) $$), 'PT409 conflict fromId', 'the first post is the topic');
select is(tests.refusal($$ select public.split_forum_topic((select topic from world), jsonb_build_object('fromId', tests.id_of('e2'))) $$), 'PT400 invalid_input title', 'what is taken out has a name');
select is(tests.refusal($$ select public.split_forum_topic((select topic from world), jsonb_build_object('fromId', tests.id_of('s1'), 'title', 'Other')) $$), 'PT404 not_found fromId', 'and is of this topic');
select pg_temp.say((select topic from world), 'p1', 'What about the buses?', jsonb_build_object('replyTo', tests.id_of('e2')));
select pg_temp.say((select topic from world), 'p2', 'They go at four.', jsonb_build_object('replyTo', tests.id_of('p1')));
select public.act_in_thread((select topic from world), 'react', jsonb_build_object('id', tests.id_of('p1'), 'sign', '❤️', 'on', true));
reset role;
insert into public.thread_files (id, account_id, thread_id, member_id, message_id, path, name, mime, size)
select tests.id_of('f1'), m.account_id, m.thread_id, m.author_id, m.id, m.thread_id || '/' || tests.id_of('f1'), 'bus.pdf', 'application/pdf', 10
from public.thread_messages m where m.id = tests.id_of('p1');
select tests.sign_in('helper');
select is(tests.refusal($$ select public.split_forum_topic((select topic from world), jsonb_build_object('fromId', tests.id_of('p1'), 'title', 'Buses')) $$), 'PT403 not_allowed', 'who began it does not split it');
select public.read_thread((select topic from world), 4);
create temp table watched as select (public.get_thread((select topic from world)) #>> '{thread,heard}')::bigint as heard;
grant all on watched to public;
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.split_forum_topic((select topic from world), jsonb_build_object('fromId', tests.id_of('p1'), 'title', 'Buses')) $$), 'PT404 not_found', 'to strangers it is not there');
reset role;
select tests.sign_in('viewer');
select public.read_forum();
reset role;
select tests.sign_in('editor');
create temp table parted as select (public.split_forum_topic((select topic from world),
  jsonb_build_object('fromId', tests.id_of('p1'), 'andAfter', true, 'title', 'Buses')) ->> 'id')::uuid as id;
grant all on parted to public;
reset role;
select tests.sign_in('viewer');
select is(pg_temp.titles('{"shows": "unread"}'), null, 'who had read the posts finds nothing new in the topic they became');
select is(public.get_thread((select id from parted)) #>> '{thread,me,tells}', 'off', 'and does not follow it by that');
reset role;
select tests.sign_in('editor');
select is((select string_agg(m ->> 'text', ' | ' order by (m ->> 'place')::int) from jsonb_array_elements(public.get_thread((select id from parted)) -> 'messages') m),
  'What about the buses? | They go at four.', 'a moderator does: the post and all after it');
select is((select string_agg(coalesce(m #>> '{replyTo,text}', '-'), ' | ' order by (m ->> 'place')::int) from jsonb_array_elements(public.get_thread((select id from parted)) -> 'messages') m),
  '- | What about the buses?', 'what they answer comes along, or is not named any more');
select is(jsonb_path_query_first(public.get_thread((select id from parted)), '$.messages[0].files[0].name') #>> '{}', 'bus.pdf', 'with their files');
select ok(public.get_thread((select id from parted)) -> 'messages' -> 0 -> 'reactions' <> '[]', 'and signs');
select is((select count(*)::int from jsonb_array_elements(public.get_thread((select topic from world)) -> 'messages') m), 3, 'the others stay');
select is(pg_temp.say((select topic from world), 'p3', 'More tents') #>> '{messages,0,text}', 'More tents', 'where more is said');
select is(public.get_forum_topic((select id from parted)) ->> 'startedBy', 'editor', 'who wrote the first of them began it');
reset role;
select tests.sign_in('helper');
select is(public.get_forum_topic((select topic from world)) ->> 'unread', '1', 'and what was read stays read');
select is((select array_agg(g order by g) from watched, jsonb_array_elements_text(public.get_thread((select topic from world), jsonb_build_object('since', heard)) -> 'gone') g),
  (select array_agg(p::text order by p::text) from unnest(array[tests.id_of('p1'), tests.id_of('p2')]) p), 'whoever has it open hears which posts are there no more');
select is((select public.get_thread((select topic from world), jsonb_build_object('since', (public.get_thread((select topic from world)) #>> '{thread,heard}')::bigint)) -> 'gone'), '[]', 'once');
reset role;
select tests.sign_in('editor');
select public.change_forum_topic((select id from parted), '{"removed": true}');
select is(tests.refusal($$ select public.remove_forum_category((select members from world)) $$), 'PT409 conflict', 'a category with topics stays');
select public.change_forum_topic((select topic from world), jsonb_build_object('categoryId', (select closed from world)));
reset role;
select tests.sign_in('other');
select is(tests.refusal($$ select public.get_thread((select topic from world)) $$), 'PT404 not_found', 'moved into a group''s category it is closed to the others');
reset role;
select tests.sign_in('helper');
select is(public.read_forum(), 3, 'all is marked as read at once: what is new');
select is(pg_temp.titles('{"shows": "unread"}'), null, 'and nothing is new any more');
reset role;

-- What is taken away, and who is gone.
select tests.sign_in('editor');
select public.change_forum_topic((select topic from world), '{"removed": true}');
select is(tests.refusal($$ select public.get_thread((select topic from world)) $$), 'PT404 not_found', 'what was taken away is not there');
select public.change_forum_topic((select topic from world), '{"removed": false}');
select is(public.get_forum_topic((select topic from world)) ->> 'startedBy', 'helper', 'until it is brought back');
reset role;
delete from public.team_members where user_id = tests.id_of('helper');
delete from auth.users where id = tests.id_of('helper');
select tests.sign_in('editor');
select is(public.get_forum_topic((select topic from world)) ->> 'startedBy', null, 'who deleted their account leaves words without a name');
select public.change_forum_topic((select topic from world), '{"removed": true}');
reset role;
update public.forum_topics set removed_at = now() - interval '31 days' where removed_at is not null;
select tests.be_server();
select public.tidy_forum();
reset role;
select is((select count(*)::int from public.thread_messages where thread_id = (select topic from world)), 0, 'a month later a topic is gone with its posts');
select * from finish();
rollback;
