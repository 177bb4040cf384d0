-- Questions and answers of an event's page: who writes them, what is refused, what strangers read.
begin;
select plan(29);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'member', 'viewer']) p;
select tests.add_member('ada', 'member', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('stranger', 'Theirs') as theirs;
alter table world add link text, add one uuid, add copy uuid;
grant all on world to public;
update world set link = tests.add_link(ball);

create function pg_temp.save(of_event uuid, one uuid, question text, answer text) returns jsonb language sql as $$
  select public.save_page_question(of_event, one, jsonb_build_object('question', question, 'answer', answer)) $$;
create function pg_temp.words(questions jsonb) returns text language sql as $$
  select coalesce(string_agg(q ->> 'question', ', ' order by n), '-') from jsonb_array_elements(questions) with ordinality x (q, n) $$;

select tests.sign_in('ada');
select is(pg_temp.words(pg_temp.save((select ball from world), null, E' Is there\n parking? ', 'Behind the hall.')), 'Is there parking?',
  'an owner writes one, on one line');
update world set one = (select q.id from public.page_questions q);
reset role;
select tests.sign_in('member');
select is(pg_temp.words(pg_temp.save((select ball from world), null, 'Children?', 'Yes, do bring them.')), 'Is there parking?, Children?',
  'an editor adds another, which comes last');
select is(tests.refusal($$ select pg_temp.save((select ball from world), null, ' ', 'Yes') $$), 'PT400 invalid_input question', 'none without words');
select is(tests.refusal($$ select pg_temp.save((select ball from world), null, 'Dogs?', '') $$), 'PT400 invalid_input answer', 'none without an answer');
select is(tests.refusal($$ select pg_temp.save((select ball from world), null, repeat('x', 201), 'Yes') $$), 'PT400 invalid_input question', 'a question has an end');
select is(tests.refusal($$ select pg_temp.save((select ball from world), null, 'Dogs?', repeat('x', 2001)) $$), 'PT400 invalid_input answer', 'and an answer, too');
select is(pg_temp.save((select ball from world), (select one from world), 'Is there parking?', 'In the yard.') -> 0 ->> 'answer', 'In the yard.',
  'an answer is changed where it stands');
select is(pg_temp.words(public.arrange_page_questions((select ball from world),
  array(select q.id from public.page_questions q order by q.question))), 'Children?, Is there parking?', 'they are brought into order');
select is(tests.refusal($$ select pg_temp.save((select theirs from world), null, 'Dogs?', 'No') $$), 'PT404 not_found', 'not on a page of somebody else');
select is(tests.refusal($$ insert into public.page_questions (account_id, event_id, question, answer) select account_id, event_id, 'x', 'y' from public.page_questions $$),
  '42501', 'and by the call alone');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.words(public.list_page_questions((select ball from world))), 'Children?, Is there parking?', 'a viewer reads them');
select is((select count(*)::int from public.page_questions), 2, 'and their rows');
select isnt(tests.refusal($$ select pg_temp.save((select ball from world), null, 'Dogs?', 'No') $$), 'fine', 'and writes none');
select isnt(tests.refusal($$ select public.remove_page_question((select ball from world), (select one from world)) $$), 'fine', 'and removes none');
select isnt(tests.refusal($$ select public.arrange_page_questions((select ball from world), '{}') $$), 'fine', 'and arranges none');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.page_questions), 0, 'a stranger sees no rows');
select is(tests.refusal($$ select public.list_page_questions((select ball from world)) $$), 'PT404 not_found', 'nor asks for them');
select is(tests.refusal($$ select pg_temp.save((select theirs from world), (select one from world), 'Mine', 'Mine') $$), 'PT404 not_found',
  'and does not take one over by its id');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_shared_questions((select link from world)) $$), '42501', 'visitors come through the public door alone');
reset role;
select is(pg_temp.words(public.get_shared_questions((select link from world)) -> 'questions'), 'Children?, Is there parking?', 'which reads them by the link');
select is(public.get_shared_event((select link from world)) ->> 'hasQuestions', 'true', 'and the page says that there are some');
select is(tests.refusal($$ select public.get_shared_questions('no such link') $$), 'PT404 link_invalid', 'by no other');
reset role;
select tests.sign_in('ada');
select is(pg_temp.words(public.remove_page_question((select ball from world), (select one from world))), 'Children?', 'what is removed is gone');
select is(pg_temp.words(pg_temp.save((select ball from world), (select one from world), 'Is there parking?', 'In the yard.')), 'Children?, Is there parking?',
  'and comes back under its own id');
select is(pg_temp.words(public.save_page_question((select ball from world), (select one from world), '{"question": "Is there parking?", "answer": "In the yard.", "isDraft": true}')),
  'Children?, Is there parking?', 'what a template brought stands in the list of the hosts');
reset role;
select is(pg_temp.words(public.get_shared_questions((select link from world)) -> 'questions'), 'Children?', 'and not on the page');
select tests.sign_in('ada');
select is(pg_temp.words(pg_temp.save((select ball from world), (select one from world), 'Is there parking?', 'In the yard.')), 'Children?, Is there parking?', 'until a host says that it is so');
reset role;
select is(pg_temp.words(public.get_shared_questions((select link from world)) -> 'questions'), 'Children?, Is there parking?', 'then guests read it');
select tests.sign_in('ada');
update world set copy = (select c.id from public.duplicate_event(ball, 'Next ball', array['2027-05-01 18:00']::timestamp[]) c);
select is(pg_temp.words(public.list_page_questions((select copy from world))), 'Children?, Is there parking?', 'a copy of the event answers the same');
select * from finish();
rollback;
