-- Keeping the forum in order: who is banned, what is held back, how much newcomers write.
begin;
select plan(73);
select tests.add_user('ada', 'premium');
select tests.add_user(p) from unnest(array['stranger', 'editor', 'helper', 'other', 'new']) p;
select tests.add_member('ada', 'editor', 'editor');
select tests.add_member('ada', p, 'volunteer_coordinator') from unnest(array['helper', 'other', 'new']) p;
update public.team_members m set created_at = now() - interval '30 days' where m.user_id <> tests.id_of('new');
create temp table world as select null::uuid as members, null::uuid as open, null::uuid as topic, null::uuid as public_topic, null::uuid as held_topic;
grant all on world to public;
create function pg_temp.start(category uuid, id text, title text, words text) returns uuid language sql as $$
  select (public.start_forum_topic(category, jsonb_build_object('id', tests.id_of(id), 'title', title, 'text', words)) ->> 'id')::uuid $$;
create function pg_temp.say(topic uuid, id text, words text) returns jsonb language sql as $$
  select public.act_in_thread(topic, 'send', jsonb_build_object('id', tests.id_of(id), 'text', words)) $$;
create function pg_temp.words(topic uuid) returns text language sql as $$
  select string_agg(m ->> 'text', ' | ' order by (m ->> 'place')::int) from jsonb_array_elements(public.get_thread(topic) -> 'messages') m $$;
create function pg_temp.titles(request jsonb default '{}') returns text language sql as $$
  select string_agg(r ->> 'title', ' | ' order by r ->> 'title') from jsonb_array_elements(public.list_forum_topics(request) -> 'rows') r $$;
create function pg_temp.member(who text) returns uuid language sql security definer as $$
  select m.id from public.thread_members m where m.user_id = tests.id_of(who) and m.thread_id = (select topic from world) $$;
create function pg_temp.notices_of(name text) returns int language sql security definer as $$
  select count(*)::int from public.notices n where n.user_id = tests.id_of(name) $$;

select tests.sign_in('ada');
update world set members = (public.save_forum_category(null, '{"name": "Suppliers"}') ->> 'id')::uuid;
update world set open = (public.save_forum_category(null, '{"name": "For everybody", "visibility": "everybody"}') ->> 'id')::uuid;
update world set topic = pg_temp.start(members, 'a1', 'Tents', 'Who rents out tents?'), public_topic = pg_temp.start(open, 'a2', 'Welcome', 'Read this first');
reset role;
select tests.sign_in('helper');
select public.get_thread((select topic from world));
select public.act_in_thread((select topic from world), 'tells', '{"tells": "daily"}');
select public.read_thread((select topic from world), 1);
reset role;
select tests.sign_in('other');
select pg_temp.say((select topic from world), 'o1', 'The fire brigade does');

-- Words that wait for a moderator.
select is(tests.refusal($$ select public.set_forum_words('{casino}') $$), 'PT404 not_found', 'who does not moderate sets no words');
select is(public.get_forum_moderation(), '{"waiting": [], "reported": [], "bans": [], "words": []}', 'and is told nothing of it');
reset role;
select tests.sign_in('stranger');
select is(public.get_forum_moderation(), '{"waiting": [], "reported": [], "bans": [], "words": []}', 'nor is a stranger');
reset role;
select tests.sign_in('editor');
select lives_ok($$ select public.set_forum_words('{" Casino ", casino, "easy  money", "gambl*", ""}') $$, 'a moderator does');
select is(public.get_forum_moderation() -> 'words', '["Casino", "easy money", "gambl*"]', 'each once');
select is(tests.refusal($$ select public.set_forum_words('{a}') $$), 'PT400 invalid_input words', 'one letter is no word');
reset role;
select is(private.held_word(tests.account_of('ada'), 'The best CASINO!'), 'Casino', 'it is known however it is written');
select is(private.held_word(tests.account_of('ada'), 'Gambling is fun'), 'gambl*', 'a beginning stands for all that begin so');
select is(private.held_word(tests.account_of('ada'), 'Easy, money'), 'easy money', 'a phrase between signs');
select is(private.held_word(tests.account_of('ada'), 'casinos of Monte Carlo'), null, 'and no part of another word');
select is(private.held_word(tests.account_of('helper'), 'casino'), null, 'nor in another account''s forum');

select tests.sign_in('other');
select is(pg_temp.say((select topic from world), 'o2', 'My casino has tents') #>> '{messages,0,state}', 'held', 'who wrote it is told that it waits');
select is(pg_temp.words((select topic from world)), 'Who rents out tents? | The fire brigade does | My casino has tents', 'and reads it');
reset role;
insert into public.thread_files (id, account_id, thread_id, member_id, message_id, path, name, mime, size)
select tests.id_of('odds'), t.account_id, t.id, m.author_id, m.id, t.id || '/' || tests.id_of('odds'), 'odds.pdf', 'application/pdf', 10
from public.threads t join public.thread_messages m on m.thread_id = t.id where m.id = tests.id_of('o2');
create function pg_temp.sees_file(who text) returns boolean language sql as $$
  select tests.sign_in(who); select private.may_see_talk(topic || '/' || tests.id_of('odds')) from world $$;
select results_eq($$ select who, pg_temp.sees_file(who) from unnest(array['other', 'editor', 'helper', 'stranger']) who $$,
  $$ values ('other', true), ('editor', true), ('helper', false), ('stranger', false) $$, 'its files wait with it');
reset role;
select tests.sign_in('helper');
select public.read_thread((select topic from world), 2);
select is(pg_temp.words((select topic from world)), 'Who rents out tents? | The fire brigade does', 'nobody else does');
select is(jsonb_array_length(public.search_forum('casino')), 0, 'nor finds it');
select is(jsonb_array_length(public.find_in_thread((select topic from world), 'casino') -> 'messages'), 0, 'nor in the topic');
select is(pg_temp.titles('{"shows": "unread"}'), 'Welcome', 'nor is told of something new');
select is(tests.refusal($$ select public.act_in_thread((select topic from world), 'release', jsonb_build_object('id', tests.id_of('o2'))) $$), 'PT403 not_allowed', 'nor lets it through');
reset role;
select is(pg_temp.notices_of('helper'), 1, 'who follows is told of the one that was said alone');
select is((select n.detail ->> 'messageId' from public.notices n where n.user_id = tests.id_of('helper')), tests.id_of('o1')::text, 'which leads to that post');
select tests.sign_in('editor');
select is(public.get_forum() ->> 'waiting', '1', 'a moderator sees that one waits');
select is(public.get_forum_moderation() #>> '{waiting,0,word}', 'Casino', 'and for what');
select is(pg_temp.words((select topic from world)), 'Who rents out tents? | The fire brigade does | My casino has tents', 'and reads it in its place');
reset role;
select tests.sign_in('helper');
select pg_temp.say((select topic from world), 'h1', 'Thank you');
reset role;
select tests.sign_in('editor');
select lives_ok($$ select public.act_in_thread((select topic from world), 'release', jsonb_build_object('id', tests.id_of('o2'))) $$, 'and lets it through');
select is(public.get_forum() ->> 'waiting', '0', 'after which nothing waits');
reset role;
select tests.sign_in('helper');
select is(pg_temp.words((select topic from world)), 'Who rents out tents? | The fire brigade does | Thank you | My casino has tents', 'it is said now, below what was said meanwhile');
select is(public.get_thread((select topic from world)) #>> '{thread,me,unread}', '1', 'and new');
reset role;
select tests.sign_in('other');
select is(public.act_in_thread((select topic from world), 'edit', jsonb_build_object('id', tests.id_of('o1'), 'text', 'Try the casino')) #>> '{messages,0,state}', 'held', 'a change is looked at, too');
update world set held_topic = pg_temp.start(members, 'o3', 'Easy money for all', 'Press here');
select is(pg_temp.titles(), 'Easy money for all | Tents | Welcome', 'a topic that waits is seen by who began it');
select is(tests.refusal($$ select public.change_forum_topic((select held_topic from world), '{"title": "Casino"}') $$), 'PT409 conflict title', 'and not called so otherwise');
reset role;
select tests.sign_in('helper');
select is(pg_temp.titles(), 'Tents | Welcome', 'not by others');
select is(tests.refusal($$ select public.get_forum_topic((select held_topic from world)) $$), 'PT404 not_found', 'nor by its address');
select is(tests.refusal($$ select public.get_thread((select held_topic from world)) $$), 'PT404 not_found', 'nor its conversation');
reset role;
select tests.sign_in('editor');
select is((select string_agg(w ->> 'isTopic', ' ' order by w ->> 'isTopic') from jsonb_array_elements(public.get_forum_moderation() -> 'waiting') w), 'false true', 'both wait for a moderator');
select public.act_in_thread((select held_topic from world), 'release', jsonb_build_object('id', tests.id_of('o3'), 'on', true));
select public.act_in_thread((select topic from world), 'release', jsonb_build_object('id', tests.id_of('o1'), 'on', false));
select is(public.get_forum_moderation() -> 'waiting', '[]', 'who lets one through and keeps one back');
select lives_ok($$ select pg_temp.say((select topic from world), 'e1', 'No casino here') $$, 'what a moderator says waits for nobody');
reset role;
select tests.sign_in('helper');
select is(pg_temp.titles(), 'Easy money for all | Tents | Welcome', 'the topic is there now');
select is(pg_temp.words((select topic from world)), 'Who rents out tents? | Thank you | My casino has tents | No casino here', 'and what was kept back is not');
reset role;
select tests.sign_in('other');
select is((select m ->> 'state' from jsonb_array_elements(public.get_thread((select topic from world)) -> 'messages') m where m ->> 'id' = tests.id_of('o1')::text), 'hidden', 'who wrote it is told');
reset role;

-- What waits and what is reported is told to moderators once, and decided where the forum is kept in order.
create function pg_temp.told(name text, cause text) returns text language sql security definer as $$
  select string_agg(n.detail ->> 'count', ',' order by n.id) from public.notices n
  where n.user_id = tests.id_of(name) and n.topic = 'moderation' and n.detail ->> 'kind' = cause $$;
create function pg_temp.is_marked() returns boolean language sql as $$
  select coalesce(bool_or((m ->> 'isReported')::boolean), false) from jsonb_array_elements(public.get_thread((select topic from world)) -> 'messages') m $$;
create function pg_temp.report(id text) returns jsonb language sql as $$
  select public.act_in_thread((select topic from world), 'report', jsonb_build_object('id', tests.id_of(id), 'reason', 'spam', 'note', 'Again')) $$;
select is(pg_temp.told('editor', 'held'), '2', 'however much waits a moderator has one line, which counts');
select is(pg_temp.told('helper', 'held'), null, 'nobody else has any');
select is((select bool_and(private.is_over_moderation(n)) from public.notices n where n.topic = 'moderation'), true, 'and once all are decided it is not worth a mail');
select tests.sign_in('helper');
select pg_temp.report('e1');
select pg_temp.report('o2');
select is(pg_temp.is_marked(), false, 'who reports a post sees no mark on it');
select is(public.get_forum_moderation() -> 'reported', '[]', 'nor what was reported');
reset role;
select is(pg_temp.told('ada', 'reported'), '2', 'moderators are told in one line');
select tests.sign_in('editor');
select is(public.get_forum() ->> 'waiting', '2', 'which the forum counts');
select is(pg_temp.is_marked(), true, 'the posts bear a mark for them');
select is((select string_agg(r ->> 'reason' || ' ' || (r ->> 'note'), ',') from jsonb_array_elements(public.get_forum_moderation() -> 'reported') r), 'spam Again,spam Again', 'and stand with what was said of them where the forum is kept in order');
select is(public.list_message_reports(null), '[]', 'not among what guests said');
select public.act_in_thread((select topic from world), 'keep', jsonb_build_object('id', tests.id_of('o2')));
select public.act_in_thread((select topic from world), 'keep', jsonb_build_object('id', tests.id_of('e1')));
select is(public.get_forum_moderation() -> 'reported', '[]', 'decided, they are gone from there');
select is(pg_temp.is_marked(), false, 'with their marks');
reset role;

-- Bans.
select tests.sign_in('helper');
select is(tests.refusal($$ select public.ban_from_forum(pg_temp.member('other'), '{"reason": "Rude"}') $$), 'PT404 not_found', 'who does not moderate bans nobody');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.ban_from_forum(pg_temp.member('other'), '{"reason": "Rude"}') $$), 'PT404 not_found', 'nor does a stranger');
reset role;
select tests.sign_in('editor');
select is(tests.refusal($$ select public.ban_from_forum(pg_temp.member('ada'), '{"reason": "Rude"}') $$), 'PT409 conflict', 'a moderator is not banned');
select is(tests.refusal($$ select public.ban_from_forum(pg_temp.member('other'), '{"reason": " "}') $$), 'PT400 invalid_input reason', 'nobody without a reason');
select is(tests.refusal($$ select public.ban_from_forum(pg_temp.member('other'), '{"reason": "Rude", "until": "2020-01-01T00:00:00Z"}') $$), 'PT400 invalid_input until', 'nor until yesterday');
select lives_ok($$ select public.ban_from_forum(pg_temp.member('other'), jsonb_build_object('reason', 'Advertising, again', 'until', now() + interval '7 days')) $$, 'with a reason they are');
select is(public.get_forum_moderation() #>> '{bans,0,reason}', 'Advertising, again', 'and moderators see it');
reset role;
select tests.sign_in('other');
select is(public.get_forum() #>> '{ban,reason}', 'Advertising, again', 'the banned are told why');
select is(public.get_forum() ->> 'mayWrite', 'false', 'and that they do not write');
select is(pg_temp.titles(), 'Welcome', 'they read what everybody reads');
select is(tests.refusal($$ select public.get_thread((select topic from world)) $$), 'PT404 not_found', 'and nothing else');
select is(public.get_thread((select public_topic from world)) #>> '{thread,whyNot}', 'banned', 'there they are told that they cannot write');
select is(tests.refusal($$ select pg_temp.say((select public_topic from world), 'o4', 'Hello') $$), 'PT403 not_allowed banned', 'and do not');
select is(tests.refusal($$ select pg_temp.start((select open from world), 'o5', 'Mine', 'Hello') $$), 'PT403 not_allowed banned', 'nor begin a topic');
reset role;
update public.forum_bans set until = now() - interval '1 minute';
select tests.sign_in('other');
select is(public.get_forum() -> 'ban', 'null', 'once its day has come it is over');
reset role;
update public.forum_bans set until = null;
select tests.sign_in('editor');
select lives_ok($$ select public.end_forum_ban((public.get_forum_moderation() #>> '{bans,0,id}')::uuid) $$, 'it is ended by a moderator');
reset role;
select tests.sign_in('other');
select lives_ok($$ select pg_temp.say((select topic from world), 'o6', 'I am back') $$, 'a moderator ends it');
reset role;
select is((select count(*)::int from public.audit_log a where a.resource_type in ('forum_bans', 'forum_rules') and a.account_id = tests.account_of('ada')), 5, 'all of it is in the log');

-- Newcomers.
select tests.sign_in('new');
select pg_temp.start((select members from world), 't' || n, 'Topic ' || n, 'Words') from generate_series(1, 3) n;
select is(tests.refusal($$ select pg_temp.start((select members from world), 't4', 'Topic 4', 'Words') $$), 'PT409 conflict newcomer', 'a newcomer begins three topics an hour');
select pg_temp.say((select topic from world), 'n' || n, 'Post ' || n) from generate_series(1, 7) n;
select is(tests.refusal($$ select pg_temp.say((select topic from world), 'n11', 'Post 11') $$), 'PT409 conflict newcomer', 'a newcomer writes ten posts an hour');
reset role;
update public.team_members m set created_at = now() - interval '4 days' where m.user_id = tests.id_of('new');
select tests.sign_in('new');
select lives_ok($$ select pg_temp.say((select topic from world), 'n11', 'Post 11') $$, 'after three days as many as they like');
reset role;
select * from finish();
rollback;
