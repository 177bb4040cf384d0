-- Polls: a winning date and what it becomes, a voter's own link, a guest's polls, copies, what is held and forgotten.
begin;
select plan(57);
select tests.add_user('ada', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user('viewer');
select tests.add_member('ada', 'viewer', 'viewer');
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as poll, null::text as link, null::jsonb as record,
  null::text as kofi, null::text as mailed;
grant all on world to public;
update public.events set status = 'published' where id = (select ball from world);
insert into public.guests (id, account_id, full_name, email) values
  (tests.id_of('Kofi'), tests.account_of('ada'), 'Kofi', 'kofi@guests.example'),
  (tests.id_of('Dana'), tests.account_of('ada'), 'Dana', 'dana@guests.example'),
  (tests.id_of('Priya'), tests.account_of('ada'), 'Priya', 'priya@guests.example'),
  (tests.id_of('Mute'), tests.account_of('ada'), 'Mute', null),
  (tests.id_of('Off'), tests.account_of('ada'), 'Off', 'off@guests.example');
update public.guests set unsubscribed_at = now() where full_name = 'Off';
insert into public.event_guests (id, account_id, event_id, guest_id)
select tests.id_of(g.full_name || '''s place'), g.account_id, (select ball from world), g.id from public.guests g;

create function pg_temp.dates() returns jsonb language sql as $$
  select jsonb_build_object('title', 'When do we meet?', 'naming', 'named', 'results', 'always', 'questions', jsonb_build_array(jsonb_build_object(
    'kind', 'date', 'text', 'Which day?', 'required', true, 'options', jsonb_build_array(
      jsonb_build_object('startAt', date_trunc('day', now()) + interval '40 days 16 hours', 'endAt', date_trunc('day', now()) + interval '40 days 20 hours'),
      jsonb_build_object('day', (now() + interval '50 days')::date))))) $$;
create function pg_temp.option(n integer) returns text language sql as $$ select record -> 'questions' -> 0 -> 'options' -> n ->> 'id' from world $$;
create function pg_temp.says(token text, first_mark text, second_mark text, rest jsonb default '{}') returns jsonb language sql as $$
  select public.vote_in_poll(token, rest || jsonb_build_object('answers', jsonb_build_array(jsonb_build_object(
    'questionId', record -> 'questions' -> 0 ->> 'id', 'marks', jsonb_build_object(pg_temp.option(0), first_mark, pg_temp.option(1), second_mark))))) from world $$;
create function pg_temp.found(person text) returns jsonb language sql security definer set search_path = '' as $$
  select public.get_guest_polls(private.personal_token(private.ensure_personal_link(
    (select eg from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = person and eg.event_id = (select ball from pg_temp.world)), 'invitation'))) -> 'polls' -> 0 $$;
create function pg_temp.own(person text) returns text language sql as $$ select pg_temp.found(person) ->> 'token' $$;
create function pg_temp.answer(person text) returns text language sql security definer set search_path = '' as $$
  select r.answer from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id join public.guests g on g.id = eg.guest_id
  where g.full_name = person and r.event_id = (select ball from pg_temp.world) $$;
create function pg_temp.job(of_kind text) returns jsonb language sql security definer set search_path = '' as $$
  select public.get_job_source(j.id) from public.jobs j where j.kind = of_kind order by j.created_at desc, j.id limit 1 $$;

select tests.sign_in('ada');
update world set record = public.save_poll(ball, null, pg_temp.dates());
update world set poll = (record ->> 'id')::uuid;
select is(tests.refusal($$ select public.invite_to_poll((select poll from world)) $$), 'PT409 conflict', 'nobody is asked in a draft');
select is(tests.refusal(format($$ select public.use_poll_date((select poll from world), %L, '{"into": "activity"}') $$, pg_temp.option(0))), 'PT409 conflict poll', 'nor is its date used');
select public.open_poll(poll, now() + interval '5 days') from world;
update world set link = public.get_poll_link(poll) ->> 'token';

-- Asking.
select is(public.invite_to_poll((select poll from world)), '{"told": 3, "withoutAddress": 1}', 'guests with an address are asked, who wants no mails is not');
select is(public.invite_to_poll((select poll from world)), '{"told": 0, "withoutAddress": 1}', 'each once');
select is((select count(*)::int from jsonb_array_elements(public.get_poll_results((select poll from world)) -> 'voters') v where v ->> 'id' is null), 3, 'the planner sees who was asked and has not voted');
select is(public.get_poll_results((select poll from world)) ->> 'waiting', '3', 'and how many that are');
reset role;
select is((pg_temp.job('poll_invitation') ->> 'url') ~ '/poll/[A-Za-z0-9_-]{20,}$', true, 'the mail has the guest''s own link');

-- Voting as a guest, and with an address.
select tests.be_server();
update world set kofi = pg_temp.own('Kofi');
select is(pg_temp.says((select kofi from world), 'yes', 'no') ->> 'guestName', 'Kofi', 'a guest''s own token knows their name');
select is(jsonb_array_length(pg_temp.says((select kofi from world), 'yes', 'maybe') -> 'own' -> 'answers'), 1, 'and changes their vote');
select is(pg_temp.says(pg_temp.own('Dana'), 'maybe', 'no') -> 'outcome' ->> 'voted', '2', 'another guest is another vote');
select is((pg_temp.found('Dana') ->> 'hasVoted') || (pg_temp.found('Priya') ->> 'hasVoted'), 'truefalse', 'a guest''s page says who has voted');
select is(tests.refusal($$ select public.get_guest_polls('nothing') $$), 'PT404 link_invalid', 'by a living link alone');
select pg_temp.says(link, 'no', 'yes', '{"name": "Lee", "email": "lee@guests.example", "ballotToken": "lee_____________________________________"}') from world;
reset role;
update world set mailed = substring(pg_temp.job('poll_link') ->> 'url' from '/poll/(.*)$');
select tests.be_server();
select is(public.get_shared_poll((select mailed from world)) -> 'own' ->> 'name', 'Lee', 'who gave an address finds their vote by the mailed link');
select is(public.get_shared_poll((select link from world), 'lee_____________________________________') -> 'own' ->> 'name', 'Lee', 'and on their device');
reset role;

-- Whoever types somebody else's address neither opens nor blocks their vote.
savepoint before_thief;
select tests.be_server();
select pg_temp.says(link, 'no', 'yes', '{"name": "Kofi", "email": "kofi@guests.example", "ballotToken": "thief___________________________________"}') from world;
select pg_temp.says(link, 'yes', 'yes', '{"name": "Lee", "email": "lee@guests.example", "ballotToken": "another_thief___________________________"}') from world;
select is(public.get_shared_poll((select mailed from world)) -> 'own' -> 'answers', public.get_shared_poll((select link from world), 'lee_____________________________________') -> 'own' -> 'answers',
  'somebody else''s address opens nothing of theirs');
reset role;
select is((select count(*)::int from public.jobs where kind = 'poll_link'), 3, 'each vote with an address has its own link');
update public.poll_ballots b set created_at = now() - interval '1 hour', updated_at = now() + interval '1 hour' where b.token_hash in (
  private.hash_token('thief___________________________________'), private.hash_token('another_thief___________________________'));
savepoint before_confirming;
select tests.be_server();
select pg_temp.says((select mailed from world), 'no', 'no');
select is(public.get_shared_poll((select link from world), 'lee_____________________________________') ->> 'own', null, 'who votes by the mailed link has their vote for themselves');
reset role;
select tests.sign_in('ada');
select public.use_poll_date(poll, pg_temp.option(0)::uuid, '{"into": "event_date"}') from world;
reset role;
select is(pg_temp.answer('Kofi'), 'yes', 'a guest''s own link counts, whoever typed their address before or after');
select is(pg_temp.answer('Lee'), 'no', 'and a vote by the mailed link before one that was typed');
rollback to before_confirming;
select tests.sign_in('ada');
select public.use_poll_date(poll, pg_temp.option(0)::uuid, '{"into": "event_date"}') from world;
reset role;
select is(pg_temp.answer('Lee'), 'yes', 'of two that nobody confirmed the later one');
rollback to before_thief;
select tests.be_server();
select pg_temp.says(link, 'no', 'yes', '{"name": "Lee", "email": "lee@home.example", "ballotToken": "lee_____________________________________"}') from world;
reset role;
select is((select array_agg(i.email) from public.poll_ballots b join public.poll_invitations i on i.id = b.invitation_id where b.name = 'Lee'), '{lee@home.example}', 'an address is mended by voting again');
select tests.be_server();
select is(tests.refusal($$ select public.get_shared_poll((select mailed from world)) $$), 'PT404 link_invalid', 'and the link that went to the wrong one opens nothing more');
reset role;
rollback to before_thief;
select tests.be_server();
select pg_temp.says(link, 'yes', 'yes', '{"name": "Somebody", "ballotToken": "somebody________________________________"}') from world;
reset role;

-- The winning date.
select tests.sign_in('viewer');
select is(tests.refusal(format($$ select public.use_poll_date((select poll from world), %L, '{"into": "activity"}') $$, pg_temp.option(0))), 'PT404 not_found', 'a viewer decides nothing');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal(format($$ select public.use_poll_date((select poll from world), %L, '{"into": "activity"}') $$, pg_temp.option(0))), 'PT404 not_found', 'nor does a stranger');
reset role;
savepoint before_use;
select tests.sign_in('ada');
select is(tests.refusal(format($$ select public.use_poll_date((select poll from world), %L, '{"into": "party"}') $$, pg_temp.option(0))), 'PT400 invalid_input option', 'a date becomes one of three things');
select is(public.use_poll_date((select poll from world), pg_temp.option(0)::uuid, '{"into": "event_date"}') ->> 'carried', '3', 'it becomes the event''s date with the votes as answers');
select is(public.use_poll_date((select poll from world), pg_temp.option(0)::uuid, '{"into": "event_date"}') ->> 'carried', '0', 'never twice');
select is(tests.refusal(format($$ select public.use_poll_date((select poll from world), %L, '{"into": "activity"}') $$, pg_temp.option(1))), 'PT409 conflict poll', 'nor another one');
select is((select e.start_date from public.events e, world w where e.id = w.ball), date_trunc('day', now()) + interval '40 days 16 hours', 'at that instant');
select is((select p.state || ' ' || p.became from public.polls p, world w where p.id = w.poll), 'closed event_date', 'and the poll is closed by it');
reset role;
select is(pg_temp.answer('Kofi') || ' ' || pg_temp.answer('Dana') || ' ' || pg_temp.answer('Lee'), 'yes maybe no', 'yes, if need be and no as answers; who gave an address is on the list');
select is(pg_temp.answer('Priya'), null, 'who did not vote has not answered');
select is((select count(*)::int from public.jobs where kind = 'event_notice'), 0, 'nobody is told of it unasked');
rollback to before_use;
select tests.sign_in('ada');
select is((public.get_poll_results(poll) ->> 'withoutAddress'), '1', 'a planner knows of how many voters there is no address') from world;
select public.use_poll_date(poll, pg_temp.option(0)::uuid, '{"into": "event_date", "tell": true}') from world;
reset role;
select is((select count(*)::int from public.jobs where kind = 'event_notice'), 4, 'each who was asked or voted, and has an address, is told by one mail where it is wished');
select tests.be_server();
select is((public.get_shared_poll((select link from world)) ->> 'closesAt')::timestamptz, now(), 'voters see when it truly closed');
select is(public.get_shared_poll((select link from world)) ->> 'decided', pg_temp.option(0), 'and which date it is');
reset role;
rollback to before_use;

-- Who comes before the change or after it is told: Kofi said no and then voted yes, Dana said yes and can now if need be.
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_at)
select eg.account_id, eg.event_id, eg.id, 'no', 0, now() - interval '1 day' from public.event_guests eg where eg.id = tests.id_of('Kofi''s place');
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_at)
select eg.account_id, eg.event_id, eg.id, 'yes', 1, now() - interval '1 day' from public.event_guests eg where eg.id = tests.id_of('Dana''s place');
select tests.be_server();
select pg_temp.says(pg_temp.own('Dana'), 'no', 'no');
reset role;
select tests.sign_in('ada');
select is(public.use_poll_date(poll, pg_temp.option(0)::uuid, '{"into": "event_date", "tell": true}') ->> 'carried', '3', 'each vote counts once, whether mails go before it or after') from world;
reset role;
select is(pg_temp.answer('Kofi') || ' ' || pg_temp.answer('Dana'), 'yes no', 'the later vote is the answer');
select is((select count(*)::int from public.jobs j where j.kind = 'event_notice' and j.payload ->> 'eventGuestId'
  in (tests.id_of('Kofi''s place')::text, tests.id_of('Dana''s place')::text)), 2, 'and both hear of the date');
rollback to before_use;

-- What was said last counts.
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_at)
select eg.account_id, eg.event_id, eg.id, 'no', 0, now() + interval '1 minute' from public.event_guests eg where eg.id = tests.id_of('Kofi''s place');
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_at)
select eg.account_id, eg.event_id, eg.id, 'yes', 3, now() - interval '1 day' from public.event_guests eg where eg.id = tests.id_of('Dana''s place');
with lee as (insert into public.guests (account_id, full_name, email) values (tests.account_of('ada'), 'Lee', 'lee@guests.example') returning *),
  place as (insert into public.event_guests (account_id, event_id, guest_id) select lee.account_id, w.ball, lee.id from lee, world w returning *)
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_at)
select p.account_id, p.event_id, p.id, 'yes', 2, now() - interval '1 day' from place p;
select tests.sign_in('ada');
select public.use_poll_date(poll, pg_temp.option(0)::uuid, '{"into": "event_date"}') from world;
reset role;
select is(pg_temp.answer('Kofi') || ' ' || pg_temp.answer('Dana'), 'no maybe', 'an answer after the vote stays, one before it gives way');
select is(pg_temp.answer('Lee'), 'yes', 'whoever votes by the poll''s link with a guest''s name and address changes nothing of what that guest answered');
rollback to before_use;

select tests.sign_in('ada');
select is(public.use_poll_date((select poll from world), pg_temp.option(0)::uuid, '{"into": "activity", "title": "Picnic"}') ->> 'carried', '1', 'or an activity');
select is((select a.title || ' ' || a.start_at from public.activities a), 'Picnic ' || (date_trunc('day', now()) + interval '40 days 16 hours'), 'with its own title, then');
reset role;
select is((select g.full_name from public.activity_sign_ups s join public.event_guests eg on eg.id = s.event_guest_id join public.guests g on g.id = eg.guest_id where s.status = 'going'),
  'Kofi', 'where those go who said yes');
select tests.sign_in('ada');
delete from public.activities;
select is(public.get_poll(poll) ->> 'became', null, 'an activity that is removed is no date any more') from world;
select is(public.use_poll_date((select poll from world), pg_temp.option(1)::uuid, '{"into": "event_date"}') -> 'poll' -> 'became' ->> 'kind', 'event_date', 'and another one can be chosen');
reset role;
rollback to before_use;

select tests.sign_in('ada');
select is(public.use_poll_date((select poll from world), pg_temp.option(1)::uuid, '{"into": "event"}') ->> 'carried', '3', 'or another event');
select is((select e.start_local::time = '00:00' and e.end_local::time = '23:59' and e.status = 'draft' from public.events e, world w
  where e.id = (public.get_poll(w.poll) -> 'became' ->> 'id')::uuid and e.id <> w.ball), true, 'a draft, of a whole day where the date is one');
select is((select string_agg(p.title || ' ' || p.state || ' ' || (select count(*) from public.poll_options o where o.poll_id = p.id), ',')
  from public.polls p, world w where p.event_id <> w.ball), 'When do we meet? draft 2', 'with a copy of the poll, unasked');
reset role;
delete from public.events e using world w where e.id <> w.ball;
select is((select p.became from public.polls p, world w where p.id = w.poll), null, 'nor is an event that is deleted');
select is((select p.state from public.polls p, world w where p.id = w.poll), 'closed', 'the poll stays closed until it is opened again');
select tests.sign_in('ada');
reset role;
rollback to before_use;

-- A copy of the event takes its polls along, unasked.
select tests.sign_in('ada');
update world set record = public.save_poll(ball, null, '{"title": "Way home", "naming": "anonymous", "results": "after_close", "questions": [
  {"kind": "single", "text": "By boat?", "required": true, "options": [{"label": "Yes"}, {"label": "No"}]},
  {"kind": "open", "text": "From where?", "required": false, "onlyIf": {"question": 0, "options": [1]}, "options": []}]}');
select public.open_poll((record ->> 'id')::uuid) from world;
select public.duplicate_event(ball, 'Ball again', array[(select e.start_local + interval '7 days' from public.events e where e.id = ball)]) from world;
select results_eq($$ select p.title, p.state, p.naming, p.results, p.closes_at from public.polls p join public.events e on e.id = p.event_id where e.name = 'Ball again' order by 1 $$,
  $$ values ('Way home', 'draft', 'anonymous', 'after_close', null::timestamptz), ('When do we meet?', 'draft', 'named', 'always', null) $$, 'as drafts');
select is((select o.start_at from public.poll_options o join public.polls p on p.id = o.poll_id join public.events e on e.id = p.event_id where e.name = 'Ball again' and o.start_at is not null),
  (select o.start_at + interval '7 days' from public.poll_options o, world w where o.poll_id = w.poll and o.start_at is not null), 'with dates as far from it');
select is((select o.label from public.poll_questions q join public.poll_questions f on f.id = q.only_if_question_id and f.poll_id = q.poll_id
  join public.poll_options o on o.id = q.only_if_option_ids[1] and o.question_id = f.id join public.polls p on p.id = q.poll_id
  join public.events e on e.id = p.event_id where e.name = 'Ball again'), 'No', 'and conditions on their own options');
reset role;

-- What is held, and forgotten.
select is((select private.held_data(g) -> 'polls' -> 0 ->> 'title' from public.guests g where g.full_name = 'Kofi'), 'When do we meet?', 'a guest is told what they said in polls');
do $$ begin perform private.forget_polls(g) from public.guests g where g.full_name = 'Kofi'; end $$;
select is((select count(*)::int from public.poll_ballots b where b.name = 'Kofi'), 0, 'and it is forgotten with them');
select * from finish();
rollback;
