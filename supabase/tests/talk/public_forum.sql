-- The forum for everybody: what is read without an account, and what is not.
begin;
select plan(24);
select tests.add_user('ada', 'premium');
select tests.add_user('helper');
select tests.add_member('ada', 'helper', 'volunteer_coordinator');
update public.team_members m set created_at = now() - interval '30 days';
create temp table world as select null::uuid as members, null::uuid as open, null::uuid as topic, null::uuid as inside, null::uuid as held;
grant all on world to public;
create function pg_temp.start(category uuid, id text, title text, words text) returns uuid language sql as $$
  select (public.start_forum_topic(category, jsonb_build_object('id', tests.id_of(id), 'title', title, 'text', words)) ->> 'id')::uuid $$;
create function pg_temp.say(topic uuid, id text, words text, extra jsonb default '{}') returns jsonb language sql as $$
  select public.act_in_thread(topic, 'send', jsonb_build_object('id', tests.id_of(id), 'text', words) || extra) $$;
create function pg_temp.posts() returns text language sql as $$
  select string_agg(p ->> 'text', ' | ' order by n) from jsonb_array_elements(public.get_public_topic((select topic::text from world)) -> 'posts') with ordinality x (p, n) $$;

select tests.sign_in('ada');
update world set members = (public.save_forum_category(null, '{"name": "Team"}') ->> 'id')::uuid;
update world set topic = pg_temp.start(members, 'a1', 'Parking', 'Where does one park?'), inside = pg_temp.start(members, 'a2', 'Money', 'How much is left?');
select public.set_forum_words('{casino}');
reset role;
select tests.sign_in('helper');
select pg_temp.say((select topic from world), 'h1', 'In the yard', jsonb_build_object('replyTo', tests.id_of('a1')));
select pg_temp.say((select topic from world), 'h2', 'Or at the casino');
select pg_temp.say((select topic from world), 'h3', 'I take this back');
select public.act_in_thread((select topic from world), 'remove', jsonb_build_object('id', tests.id_of('h3')));
reset role;

-- Off until a moderator opens it.
select tests.be_server();
select is(tests.refusal($$ select public.get_public_category((select members::text from world)) $$), 'PT404 link_invalid', 'a category of the team is nobody else''s');
select is(tests.refusal($$ select public.get_public_topic((select topic::text from world)) $$), 'PT404 link_invalid', 'nor are its topics');
select is(tests.refusal($$ select public.get_public_topic('nothing-of-that-name') $$), 'PT404 link_invalid', 'an unknown address opens nothing, with the same words');
select is(tests.refusal($$ select public.get_public_category(gen_random_uuid()::text) $$), 'PT404 link_invalid', 'nor does an id of nothing');
reset role;
select tests.sign_in('helper');
select is(tests.refusal($$ select public.save_forum_category((select members from world), '{"name": "Team", "visibility": "everybody"}') $$), 'PT404 not_found', 'who does not moderate opens nothing');
select is(tests.refusal($$ select public.get_public_topic((select topic::text from world)) $$), '42501', 'and asks no function of the server');
reset role;
select tests.sign_in('ada');
update world set open = (public.save_forum_category(null, '{"name": "Asked", "about": "For all", "visibility": "everybody"}') ->> 'id')::uuid;
select lives_ok($$ select public.change_forum_topic((select topic from world), jsonb_build_object('categoryId', (select open from world), 'solvedId', tests.id_of('h1'))) $$, 'a moderator moves a topic where everybody reads');
select is(public.get_forum_topic((select topic from world)) ->> 'isPublic', 'true', 'and sees that it is');
select is(public.get_forum_topic((select inside from world)) ->> 'isPublic', 'false', 'and that others are not');
reset role;

select tests.be_server();
select is(public.get_public_category((select open::text from world)) #>> '{category,name}', 'Asked', 'a category is read');
select is(public.get_public_category((select open::text from world)) #>> '{topics,0,title}', 'Parking', 'with its topics');
select is(public.get_public_category((select open::text from world)) #>> '{topics,0,posts}', '2', 'and how much is to be read');
select is(pg_temp.posts(), 'Where does one park? | In the yard', 'a topic without what was taken away or waits for a moderator');
select is(public.get_public_topic((select topic::text from world)) #>> '{posts,1,isAnswer}', 'true', 'which says what the answer is');
select is(public.get_public_topic((select topic::text from world)) #>> '{posts,1,quote,text}', 'Where does one park?', 'and what a post answers');
select is(public.get_public_topic((select topic::text from world)) #>> '{posts,1,author}', (select p.display_name from public.profiles p where p.user_id = tests.id_of('helper')), 'under the names that people show');
select is(public.get_public_topic((select topic::text from world)) ? 'channel', false, 'without the secret of its channel');
select is(tests.refusal($$ select public.get_public_topic((select inside::text from world)) $$), 'PT404 link_invalid', 'a topic of the team stays the team''s');
select is(public.get_public_topic((select topic::text from world), '{"page": 99}') ->> 'page', '1', 'a page behind the last is the last');
reset role;

-- What ends.
update public.thread_messages m set hidden_at = now() where m.id = tests.id_of('a1');
select tests.be_server();
select is(pg_temp.posts(), 'In the yard', 'what was hidden is gone');
select is(public.get_public_topic((select topic::text from world)) #> '{posts,0,quote}', 'null', 'also where it was quoted');
reset role;
update public.thread_members m set user_id = null where m.user_id = tests.id_of('helper');
select tests.be_server();
select is(public.get_public_topic((select topic::text from world)) #> '{posts,0,author}', 'null', 'who is gone has no name');
reset role;
update public.accounts a set status = 'suspended' where a.id = tests.account_of('ada');
select tests.be_server();
select is(tests.refusal($$ select public.get_public_category((select open::text from world)) $$), 'PT404 link_invalid', 'a suspended account shows nothing');
reset role;
update public.accounts a set status = 'active' where a.id = tests.account_of('ada');
select tests.sign_in('ada');
select public.save_forum_category((select open from world), '{"name": "Asked", "visibility": "members"}');
reset role;
select tests.be_server();
select is(tests.refusal($$ select public.get_public_topic((select topic::text from world)) $$), 'PT404 link_invalid', 'closed again, nobody reads it');
reset role;
select * from finish();
rollback;
