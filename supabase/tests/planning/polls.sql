-- Polls: who writes them, who sees what, how votes are kept, changed and counted.
begin;
select plan(77);
select tests.add_user('ada', 'premium');
select tests.add_user('free');
select tests.add_user(p) from unnest(array['stranger', 'member', 'viewer', 'boss']) p;
select tests.add_member('ada', 'member', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('stranger', 'Theirs') as theirs,
  tests.add_event('free', 'Small') as small, null::uuid as poll, null::uuid as box, null::text as link, null::text as box_link;
grant all on world to public;

create function pg_temp.ask(title text, naming text, questions jsonb, results text default 'always') returns jsonb language sql as $$
  select jsonb_build_object('title', title, 'note', null, 'naming', naming, 'results', results, 'closesAt', null, 'questions', questions) $$;
create function pg_temp.single() returns jsonb language sql as $$
  select '[{"kind": "single", "text": "Which picnic?", "required": true, "options": [{"label": "Slip"}, {"label": "Yard", "mostVotes": 2}, {"label": "Pancakes"}]}]'::jsonb $$;
create function pg_temp.option(poll jsonb, question integer, option integer) returns text language sql as $$
  select poll -> 'questions' -> question -> 'options' -> option ->> 'id' $$;
create function pg_temp.token(who text) returns text language sql as $$ select rpad(who, 40, '_') $$;
create function pg_temp.shared(link text, who text default null) returns jsonb language sql as $$
  select public.get_shared_poll(link, pg_temp.token(who)) $$;
create function pg_temp.choose(link text, who text, option integer) returns jsonb language plpgsql as $$
declare poll jsonb := pg_temp.shared(link);
begin
  return public.vote_in_poll(link, jsonb_build_object('ballotToken', pg_temp.token(who), 'name', who, 'timeZone', 'Africa/Accra',
    'answers', jsonb_build_array(jsonb_build_object('questionId', poll -> 'questions' -> 0 ->> 'id',
      'chosen', jsonb_build_array(pg_temp.option(poll, 0, option))))));
end $$;
create function pg_temp.counts(poll jsonb) returns text language sql as $$
  select string_agg(o ->> 'yes', ' ' order by ordinality) from jsonb_array_elements(poll -> 'outcome' -> 'questions' -> 0 -> 'options') with ordinality o (o, ordinality) $$;

-- Writing.
select tests.sign_in('member');
select lives_ok($$ update world set poll = (public.save_poll(ball, null, pg_temp.ask('Sunday', 'named', pg_temp.single())) ->> 'id')::uuid $$, 'an editor writes a poll');
select is(tests.refusal($$ select public.save_poll((select theirs from world), null, pg_temp.ask('Sunday', 'named', pg_temp.single())) $$), 'PT404 not_found', 'not of somebody else''s event');
select is(tests.refusal($$ select public.save_poll((select ball from world), null, pg_temp.ask(' ', 'named', pg_temp.single())) $$), 'PT400 invalid_input title', 'a poll has a title');
select is(tests.refusal($$ select public.save_poll((select ball from world), null, pg_temp.ask('Sunday', 'named', '[]')) $$), 'PT400 invalid_input questions', 'and a question');
select is(tests.refusal($$ select public.save_poll((select ball from world), null, pg_temp.ask('Sunday', 'named',
  '[{"kind": "single", "text": "One?", "options": [{"label": "Only"}]}]')) $$), 'PT400 invalid_input questions', 'with two options at least');
select is(tests.refusal($$ select public.save_poll((select ball from world), null, pg_temp.ask('Sunday', 'named',
  '[{"kind": "date", "text": "When?", "options": [{"startAt": "2027-05-08T16:00:00Z", "endAt": "2027-05-08T15:00:00Z"}, {"day": "2027-05-09"}]}]')) $$),
  'PT400 invalid_input questions', 'and times that end after they begin');
select is(tests.refusal($$ select public.save_poll((select ball from world), null, pg_temp.ask('Sunday', 'named',
  '[{"kind": "date", "text": "When?", "options": [{"startAt": "2020-05-08T16:00:00Z", "endAt": "2020-05-08T17:00:00Z"}, {"day": "2090-05-09"}]}]')) $$),
  'PT400 invalid_input questions', 'no time that has passed');
select is(tests.refusal($$ select public.save_poll((select ball from world), null, pg_temp.ask('Sunday', 'named',
  '[{"kind": "date", "text": "When?", "options": [{"day": "2020-05-08"}, {"day": "2090-05-09"}]}]')) $$),
  'PT400 invalid_input questions', 'nor such a day');
reset role;
select tests.sign_in('viewer');
select is((public.list_polls((select ball from world)) ->> 'total'), '1', 'a viewer sees it');
select is(tests.refusal($$ select public.save_poll((select ball from world), (select poll from world), pg_temp.ask('Mine', 'named', pg_temp.single())) $$), 'PT404 not_found', 'and does not change it');
reset role;
select tests.sign_in('stranger');
select is((public.list_polls(null) ->> 'total'), '0', 'a stranger sees none');
select is(tests.refusal($$ select public.get_poll((select poll from world)) $$), 'PT404 not_found', 'nor opens it');
select is(tests.refusal($$ select public.get_poll_results((select poll from world)) $$), 'PT404 not_found', 'nor reads what was said');
select is((select count(*)::int from public.polls) + (select count(*)::int from public.poll_questions), 0, 'nor finds it in the tables');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select public.save_poll((select small from world), null, pg_temp.ask('Sunday', 'named', pg_temp.single())) $$), 'PT403 plan_required Polls', 'polls need their plan');
reset role;

-- Opening.
select tests.sign_in('ada');
update world set link = public.get_poll_link(poll) ->> 'token';
reset role;
select is(tests.refusal($$ select pg_temp.shared((select link from world)) $$), 'PT404 not_begun', 'of a draft nothing is told but that voting has not begun');
select is(tests.refusal($$ select pg_temp.shared('never-was-a-link-of-anything') $$), 'PT404 link_invalid', 'which an unknown link does not say');
update public.events set status = 'draft' where id = (select ball from world);
select is(tests.refusal($$ select pg_temp.shared((select link from world)) $$), 'PT404 link_invalid', 'nor the link of an event that nobody may see');
update public.events set status = 'published' where id = (select ball from world);
select tests.sign_in('ada');
select is(tests.refusal($$ select public.open_poll((select poll from world), now() - interval '1 minute') $$), 'PT400 invalid_input closesAt', 'its end is still to come');
select is(public.open_poll((select poll from world), now() + interval '1 day') ->> 'state', 'open', 'it is opened');
select is((public.get_poll_link((select poll from world)) ->> 'token'), (select link from world), 'and keeps its link');
reset role;

-- Named votes.
select is(pg_temp.choose((select link from world), 'Kofi', 0) ->> 'hasVoted', 'true', 'whoever has the link votes');
select is(pg_temp.counts(pg_temp.choose((select link from world), 'Kofi', 2)), '0 0 1', 'and changes it with the same token');
select is(pg_temp.counts(pg_temp.choose((select link from world), 'Dana', 1)), '0 1 1', 'another one is another vote');
select is(pg_temp.counts(pg_temp.choose((select link from world), 'Priya', 1)), '0 2 1', 'and one more');
select is(tests.refusal($$ select pg_temp.choose((select link from world), 'Late', 1) $$), 'PT409 conflict ' || (select id from public.poll_questions limit 1), 'an option takes so many votes');
select is(pg_temp.counts(pg_temp.choose((select link from world), 'Dana', 1)), '0 2 1', 'who has one of them keeps it');
select is(pg_temp.shared((select link from world), 'Dana') -> 'own' ->> 'name', 'Dana', 'a device finds its own ballot');
select is(pg_temp.shared((select link from world), 'Nobody') ->> 'own', null, 'and no other');
select is(tests.refusal($$ select public.vote_in_poll((select link from world), '{"name": "X", "answers": []}') $$), 'PT400 invalid_input ballotToken', 'a vote has its device''s token');
select is(tests.refusal($$ select public.vote_in_poll((select link from world), jsonb_build_object('name', 'X', 'ballotToken', pg_temp.token('x'), 'answers', '[]'::jsonb)) $$),
  'PT400 invalid_input ' || (select id from public.poll_questions limit 1), 'and answers what must be answered');

-- Uses of a link.
select tests.sign_in('ada');
select is(public.get_poll_link((select poll from world)) ->> 'useCount', '3', 'votes are the uses of a link, and a changed one is one');
select public.update_share_link((public.get_poll_link(poll) ->> 'id')::uuid, '{"useLimit": 3}') from world;
reset role;
select is(tests.refusal($$ select pg_temp.choose((select link from world), 'Late', 2) $$), 'PT409 conflict link', 'one more than its limit is refused');
select is(pg_temp.shared((select link from world), 'Late') ->> 'usedUp', 'true', 'which is said before anybody chooses');
select is(pg_temp.shared((select link from world), 'Kofi') ->> 'usedUp', null, 'but not to whoever has voted');
select is(pg_temp.counts(pg_temp.choose((select link from world), 'Kofi', 2)), '0 2 1', 'and may change it still');
select tests.sign_in('ada');
select public.update_share_link((public.get_poll_link(poll) ->> 'id')::uuid, '{"useLimit": null}') from world;
reset role;

-- Changing what is asked keeps the votes.
select tests.sign_in('ada');
select lives_ok($$ select public.save_poll((select ball from world), (select poll from world), (select pg_temp.ask('Sunday', 'named',
  jsonb_set(p -> 'questions', '{0,options}', jsonb_set(p -> 'questions' -> 0 -> 'options', '{2,label}', '"Crêpes"') - 1))
  from (select public.get_poll((select poll from world)) as p) q)) $$, 'an option is taken away');
select is((select string_agg(o ->> 'yes', ' ') from jsonb_array_elements(public.get_poll_results((select poll from world)) -> 'questions' -> 0 -> 'options') o), '0 1', 'with its own votes alone');
select is((public.get_poll_results((select poll from world)) ->> 'voted'), '3', 'and those who voted are still there');
select is((select jsonb_build_array(r #> '{lead,votes}', r #> '{lead,alike}') from jsonb_array_elements(public.list_polls((select ball from world)) -> 'rows') r where r ->> 'id' = (select poll::text from world)), '[1, 0]', 'the list says which answer leads');
select is((select count(*)::int from jsonb_each(public.get_poll_results((select poll from world)) -> 'answers') a where a.value @> '[{"chosen": []}]'), 1, 'who still has an answer is known by it to planners');
select is((select count(*)::int from jsonb_array_elements(public.get_poll_results((select poll from world)) -> 'voters') v where v -> 'chosen' <> '[]'), 1, 'and to those who see results by what they chose');
select is(tests.refusal($$ select public.save_poll((select ball from world), (select poll from world), (select p || '{"title": "Older", "version": "as it was before"}'
  from (select public.get_poll((select poll from world)) as p) q)) $$), 'PT409 conflict version', 'who read it before somebody changed it overwrites nothing');
create temp table seen as select public.get_poll(poll) as record from world;
select isnt((select public.save_poll(ball, poll, record || '{"title": "Newer"}') ->> 'version' from world, seen), (select record ->> 'version' from seen), 'who read it as it is changes it, and it is another version then');
reset role;

-- Closing.
update public.polls set closes_at = now() - interval '1 second' where id = (select poll from world);
select is(tests.refusal($$ select pg_temp.choose((select link from world), 'Late', 0) $$), 'PT409 conflict poll', 'after its time nobody votes');
select is(pg_temp.shared((select link from world)) ->> 'state', 'closed', 'and everybody sees that it is closed');
select tests.sign_in('ada');
select is(public.open_poll((select poll from world)) ->> 'state', 'open', 'it can be opened again');
select is(public.close_poll((select poll from world)) ->> 'state', 'closed', 'and closed by hand');
reset role;

-- Anonymous votes.
select tests.sign_in('ada');
update world set box = (public.save_poll(ball, null, pg_temp.ask('Money', 'anonymous', pg_temp.single())) ->> 'id')::uuid;
update world set box_link = public.get_poll_link(box) ->> 'token';
select is(public.open_poll((select box from world)) ->> 'state', 'open', 'an anonymous poll is opened');
reset role;
select is(pg_temp.choose((select box_link from world), 'Kofi', 0) -> 'outcome' ->> 'hidden', 'too_few', 'of so few no result is told');
select is(tests.refusal($$ select pg_temp.choose((select box_link from world), 'Kofi', 2) $$), 'PT409 conflict answers', 'an anonymous vote is not changed');
select is(pg_temp.shared((select box_link from world), 'Kofi') ->> 'hasVoted', 'true', 'it is known that the device has voted');
select is(pg_temp.shared((select box_link from world), 'Kofi') ->> 'own', null, 'and not what');
select tests.sign_in('ada');
select is((select r -> 'lead' from jsonb_array_elements(public.list_polls((select ball from world)) -> 'rows') r where r ->> 'id' = (select box::text from world)), 'null', 'nor does the list say which answer leads');
reset role;
select lives_ok($$ select pg_temp.choose((select box_link from world), w, 0) from unnest(array['B', 'C', 'D']) w $$, 'more vote');
select is(pg_temp.counts(pg_temp.choose((select box_link from world), 'E', 2)), '4 0 1', 'from five on they are counted');
select is((select count(*)::int from public.poll_ballots b where b.poll_id = (select box from world)), 0, 'and nowhere is a ballot of them');
select tests.sign_in('ada');
select is(public.get_poll_link((select box from world)) ->> 'useCount', '5', 'of its link nothing is known but how many');
select is(tests.refusal($$ select public.save_poll((select ball from world), (select box from world), pg_temp.ask('Money', 'named', pg_temp.single())) $$), 'PT409 conflict naming', 'what was anonymous stays so');
select is((public.get_poll_results((select box from world)) -> 'voters')::text, '[]', 'planners see no voters of it');
select is(public.get_poll_results((select box from world)) ->> 'answers', null, 'nor anybody''s answers');
select is(tests.refusal($$ select * from private.poll_boxes $$), '42501', 'nor the box');
select lives_ok($$ select public.delete_poll((select box from world)) $$, 'a poll is taken away');
reset role;

-- What voters propose themselves.
select tests.sign_in('ada');
create temp table proposed on commit drop as select (public.save_poll(ball, null, pg_temp.ask('When', 'named', q.questions)) ->> 'id')::uuid as id, q.kind
from world, (values
  ('day', '[{"kind": "date", "text": "Which day?", "guestsMayAdd": true, "options": [{"day": "2037-05-08"}, {"day": "2037-05-09"}]}]'::jsonb),
  ('time', '[{"kind": "date", "text": "What time?", "guestsMayAdd": true, "options": [{"startAt": "2037-05-08T15:00:00Z", "endAt": "2037-05-08T16:00:00Z"}, {"startAt": "2037-05-09T15:00:00Z", "endAt": "2037-05-09T16:00:00Z"}]}]'),
  ('label', '[{"kind": "single", "text": "What?", "guestsMayAdd": true, "options": [{"label": "🎉"}, {"label": "Slip"}]}]')) q (kind, questions);
alter table proposed add link text;
update proposed set link = public.get_poll_link(id) ->> 'token';
grant all on proposed to public;
select public.open_poll(id) from proposed;
reset role;
create function pg_temp.suggest(of_kind text, option jsonb) returns integer language sql as $$
  select jsonb_array_length(public.suggest_poll_option(p.link, q.id, option) -> 'questions' -> 0 -> 'options')
  from proposed p join public.poll_questions q on q.poll_id = p.id where p.kind = of_kind $$;
select is(pg_temp.suggest('day', '{"day": "2037-05-10"}'), 3, 'a voter proposes another day');
select is(pg_temp.suggest('day', '{"day": "2037-05-09"}'), 3, 'one that is there is not added twice');
select is(pg_temp.suggest('time', '{"startAt": "2037-05-10T15:00:00Z", "endAt": "2037-05-10T16:00:00Z"}'), 3, 'and another time');
select is(pg_temp.suggest('time', '{"startAt": "2037-05-10T15:00:00Z", "endAt": "2037-05-10T16:00:00Z"}'), 3, 'once');
select is(pg_temp.suggest('label', '{"label": "🍕"}'), 3, 'and something without letters');
select is(pg_temp.suggest('label', '{"label": " 🍕"}'), 3, 'once, too');
select is((select string_agg(p.heard::text, ' ') from public.polls p join proposed using (id)), '1 1 1', 'whoever watches asks anew');
select is(tests.refusal($$ select pg_temp.suggest('day', '{"day": "2020-05-10"}') $$), 'PT400 invalid_input option', 'but no day that has passed');
select is(tests.refusal($$ select pg_temp.suggest('time', '{"startAt": "2020-05-10T15:00:00Z", "endAt": "2020-05-10T16:00:00Z"}') $$), 'PT400 invalid_input option', 'nor such a time');
select tests.sign_in('ada');
select is((select public.get_poll(id) -> 'questions' -> 0 -> 'options' -> 2 ->> 'day' from proposed where kind = 'day'), '2037-05-10', 'and planners see it');
reset role;

-- A closed ranking tells its list who stood where; whoever reads it counts the rounds.
select tests.sign_in('ada');
create temp table ranked on commit drop as select (public.save_poll(ball, null, pg_temp.ask('Present', 'named',
  '[{"kind": "ranked", "text": "What do we give?", "required": true, "options": [{"label": "Tree"}, {"label": "Bench"}]}]')) ->> 'id')::uuid as id from world;
alter table ranked add link text;
select public.open_poll(id) from ranked;
update ranked set link = public.get_poll_link(id) ->> 'token';
grant all on ranked to public;
reset role;
create function pg_temp.ranked_line() returns jsonb language sql as $$
  select r from jsonb_array_elements(public.list_polls((select ball from world)) -> 'rows') r where r ->> 'id' = (select id::text from ranked) $$;
select lives_ok($$ select public.vote_in_poll(k.link, jsonb_build_object('ballotToken', pg_temp.token('Kofi'), 'name', 'Kofi', 'timeZone', 'Africa/Accra',
  'answers', jsonb_build_array(jsonb_build_object('questionId', q.id, 'ranking', jsonb_build_array(o.id)))))
  from ranked k join public.poll_questions q on q.poll_id = k.id join public.poll_options o on o.question_id = q.id and o.label = 'Bench' $$, 'a list of one name is given');
select tests.sign_in('ada');
select is(pg_temp.ranked_line() -> 'ranking', 'null'::jsonb, 'while a ranking is open nobody has won it');
select public.close_poll(id) from ranked;
select is(pg_temp.ranked_line() #> '{ranking,rankings,0,people}', '1'::jsonb, 'once it is closed its lists are told');
select isnt(pg_temp.ranked_line() ->> 'closedAt', null, 'with when it was closed');
reset role;
select * from finish();
rollback;
