-- What guests ask the hosts: who can ask and how often, who reads it, how it is answered, shown and forgotten.
begin;
select plan(48);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'editor', 'viewer', 'door']) p;
select tests.add_member('ada', 'editor', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'door', 'check_in');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('stranger', 'Theirs') as theirs;
alter table world add link text, add one uuid, add two uuid, add own text, add told jsonb;
grant all on world to public;
update world set link = tests.add_link(ball);

create function pg_temp.ask(token text, question text, key text, email text default 'bo@mail.example') returns jsonb language sql as $$
  select public.ask_hosts(token, jsonb_build_object('name', 'Bo', 'email', email, 'question', question, 'idempotencyKey', key, 'language', 'de')) $$;
create function pg_temp.asked() returns jsonb language sql as $$
  select public.get_asked_questions((select ball from world)) $$;

select is(tests.refusal($$ select pg_temp.ask((select link from world), 'Dogs?', 'key-0000') $$), 'PT409 unavailable', 'nobody is asked who does not want it');
select is(public.get_shared_event((select link from world)) ->> 'hasQuestions', null, 'and the page says nothing of it');
select tests.sign_in('viewer');
select isnt(tests.refusal($$ select public.set_questions_taken((select ball from world), true) $$), 'fine', 'a viewer does not open it');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.set_questions_taken((select ball from world), true) $$), 'PT404 not_found', 'nor a stranger');
reset role;
select tests.sign_in('editor');
select is(public.set_questions_taken((select ball from world), true), true, 'an editor does');
reset role;
select is(public.get_shared_event((select link from world)) ->> 'hasQuestions', 'true', 'the page asks for it then');
select is(public.get_shared_questions((select link from world)) ->> 'takesQuestions', 'true', 'and offers the form');

select is(pg_temp.ask((select link from world), 'May I bring my dog?', 'key-0001'), '{"received": true, "isMailed": true}', 'a guest asks');
select is(pg_temp.ask((select link from world), 'May I bring my dog?', 'key-0001'), '{"received": true, "isMailed": true}', 'sent twice it is said again');
select is((select count(*)::int from public.asked_questions), 1, 'and counts once');
select is(tests.refusal($$ select pg_temp.ask((select link from world), ' ', 'key-0002') $$), 'PT400 invalid_input question', 'not without words');
select is(tests.refusal($$ select pg_temp.ask((select link from world), 'https://spam.example/x', 'key-0002') $$), 'PT400 invalid_input question', 'a link is no question');
select is(tests.refusal($$ select pg_temp.ask((select link from world), repeat('x', 1001), 'key-0002') $$), 'PT400 invalid_input question', 'it has an end');
select is(tests.refusal($$ select pg_temp.ask((select link from world), 'Dogs?', 'key-0002', 'nowhere') $$), 'PT400 invalid_input email', 'the answer needs an address');
select is(tests.refusal($$ select pg_temp.ask((select link from world), 'Dogs?', 'short') $$), 'PT400 invalid_input idempotencyKey', 'and the form its key');
select is(tests.refusal($$ select pg_temp.ask('no such link', 'Dogs?', 'key-0002') $$), 'PT404 link_invalid', 'by no other link');
select is((select n.detail ->> 'question' from public.notices n where n.topic = 'question' limit 1), 'May I bring my dog?', 'the hosts are told');
select tests.be_anonymous();
select is(tests.refusal($$ select public.ask_hosts((select link from world), '{}') $$), '42501', 'visitors come through the public door alone');
reset role;
update world set one = (select id from public.asked_questions);

select tests.sign_in('door');
select is((select count(*)::int from public.asked_questions), 0, 'who may not read addresses reads no askers');
select is(tests.refusal($$ select pg_temp.asked() $$), 'PT404 not_found', 'nor by the call');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.asked() #>> '{asked,0,name}', 'Bo', 'a viewer reads them');
select isnt(tests.refusal($$ select public.answer_asked_question((select one from world), 'Yes') $$), 'fine', 'and answers nobody');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.asked_questions), 0, 'a stranger sees no rows');
select isnt(tests.refusal($$ select public.answer_asked_question((select one from world), 'Yes') $$), 'fine', 'and answers none');
select isnt(tests.refusal($$ select public.put_away_question((select one from world), true) $$), 'fine', 'puts none away');
select isnt(tests.refusal($$ select public.show_asked_question((select one from world), '{"question": "x", "answer": "y"}') $$), 'fine', 'and shows none');
reset role;

select tests.sign_in('editor');
select is(pg_temp.asked() #>> '{asked,0,email}', 'bo@mail.example', 'an editor reads who asked');
select is(tests.refusal($$ select public.show_asked_question((select one from world), '{"question": "Dogs?", "answer": "Yes"}') $$), 'PT409 conflict', 'what is not answered is not shown');
select is(public.put_away_question((select one from world), true) ->> 'state', 'put_away', 'puts it away');
select is(public.put_away_question((select one from world), false) ->> 'state', 'new', 'takes it back');
select is(tests.refusal($$ select public.answer_asked_question((select one from world), ' ') $$), 'PT400 invalid_input answer', 'an answer has words');
select is(public.answer_asked_question((select one from world), 'On a lead, yes.') ->> 'state', 'answered', 'and answers');
select is(tests.refusal($$ select public.answer_asked_question((select one from world), 'No.') $$), 'PT409 conflict', 'once');
reset role;
update world set told = (select private.question_answered_source(j) from public.jobs j where j.kind = 'question_answered');
select is((select concat_ws(', ', told ->> 'to', told ->> 'locale', told ->> 'question', told ->> 'answer') from world),
  'bo@mail.example, de, May I bring my dog?, On a lead, yes.', 'which is mailed to who asked, in their language');
select tests.sign_in('editor');
select isnt(public.show_asked_question((select one from world), '{"question": "May I bring my dog?", "answer": "On a lead, yes."}') ->> 'publishedId', null, 'it is shown on the page');
select is(tests.refusal($$ select public.show_asked_question((select one from world), '{"question": "x", "answer": "y"}') $$), 'PT409 conflict', 'once');
reset role;
select is(public.get_shared_questions((select link from world)) -> 'questions' -> 0 ->> 'question', 'May I bring my dog?', 'where everybody reads it');
select is(public.get_shared_questions((select link from world)) -> 'questions' -> 0 ? 'name', false, 'and nobody who asked');

insert into public.asked_questions (account_id, event_id, name, email, question, submit_key)
select a.account_id, a.event_id, 'Flood', 'f@mail.example', 'Again?', 'flood-' || n from public.asked_questions a, generate_series(1001, 1060) n limit 60;
select is(tests.refusal($$ select pg_temp.ask((select link from world), 'Dogs?', 'key-0003') $$), 'PT429 too_many_requests', 'a flood ends');
delete from public.asked_questions where name = 'Flood';
insert into public.guests (id, account_id, full_name, email, locale)
values (tests.id_of('Kofi'), tests.account_of('ada'), 'Kofi', 'kofi@guests.example', 'fr'), (tests.id_of('Mute'), tests.account_of('ada'), 'Mute', null, 'en');
insert into public.event_guests (id, account_id, event_id, guest_id)
select tests.id_of(g.full_name || '''s place'), g.account_id, (select ball from world), g.id from public.guests g where g.full_name in ('Kofi', 'Mute');
create function pg_temp.token(person text) returns text language sql as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of(person || '''s place') $$;
select is(public.get_personal_invitation(pg_temp.token('Kofi')) ->> 'hasQuestions', 'true', 'one''s own page offers it, too');
select is(public.ask_hosts(pg_temp.token('Kofi'), '{"question": "A cot?", "idempotencyKey": "kofi-0001", "name": "Somebody else", "email": "else@mail.example"}'),
  '{"received": true, "isMailed": true}', 'where nobody says who they are');
select is((select concat_ws(' ', name, email, locale) from public.asked_questions where submit_key = 'kofi-0001'), 'Kofi kofi@guests.example fr', 'as the hosts know who it is');
select is(public.ask_hosts(pg_temp.token('Mute'), '{"question": "A cot?", "idempotencyKey": "mute-0001"}') ->> 'isMailed', 'false', 'without an address no mail is promised');
select is((select private.held_data(g) -> 'questions' -> 0 ->> 'question' from public.guests g where g.full_name = 'Kofi'), 'A cot?', 'a guest is told what they asked');
select is((select private.forget_guest(g) ->> 'erased' is not null from public.guests g where g.full_name = 'Kofi'), true, 'somebody is forgotten');
select is((select count(*)::int from public.asked_questions where name = 'Kofi') + (select count(*)::int from public.notices where detail ->> 'name' = 'Kofi'), 0,
  'with what they asked and what was told of it');
select tests.sign_in('ada');
select is(public.set_questions_taken((select ball from world), false), false, 'the hosts close it');
reset role;
select is(tests.refusal($$ select pg_temp.ask((select link from world), 'Dogs?', 'key-0004') $$), 'PT409 unavailable', 'and nobody asks any more');
select * from finish();
rollback;
