-- Past imports: who sees them, undoing in parts, who stays and why, lines that did not go in, many lines at once.
begin;
select plan(42);
select tests.add_user('host', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user('looker');
select tests.add_member('host', 'looker', 'viewer');
create temp table world as select tests.add_event('host', 'Gala') as event_id, tests.add_event('host', 'Picnic') as small_id;
alter table world add batch uuid, add first uuid;
grant all on world to public;
create function pg_temp.line(n integer, name text, extra jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('line', n, 'key', 'row-' || n, 'firstName', split_part(name, ' ', 1), 'lastName', split_part(name, ' ', 2)) || extra $$;
create function pg_temp.send(rows jsonb) returns jsonb language sql as $$ select public.import_guest_rows((select batch from world), rows) $$;
create function tests.past(name text) returns jsonb language sql as $$
  select i from jsonb_array_elements(public.list_guest_imports((select event_id from world))) i where i ->> 'fileName' = name $$;
create function tests.undoes(batch_id uuid) returns jsonb language sql as $$ select public.preview_import_undo(batch_id) $$;

select tests.sign_in('host');
update world set batch = public.start_guest_import(event_id, 'list.csv', '{}', '[{"line": 9, "reason": "No name", "cells": ["secret"]}, {"reason": "no line"}, 5]');
update world set first = batch;
-- Twenty lines of which three cannot be kept: they are found, the others go in.
select is(pg_temp.send((select jsonb_agg(case when n in (13, 20) then pg_temp.line(n, 'Bad Mail', '{"email": "bad@mail"}') when n = 17 then pg_temp.line(n, ' ')
    else pg_temp.line(n, 'Guest ' || n, jsonb_build_object('email', 'g' || n || '@guests.example', 'householdKey', 'h' || n % 4, 'answer', 'yes')) end)
  from generate_series(10, 29) n)) - 'refused', '{"added": 17, "updated": 0, "unchanged": 0}', 'what can be kept goes in');
select is((select count(distinct household_id)::int from public.event_guests), 4, 'each into their household');
select is((select count(*)::int from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id where r.answer = 'yes' and eg.status = 'responded'), 17, 'with their answers');
select is(tests.past('list.csv') -> 'refused',
  '[{"line": 9, "reason": "No name"}, {"line": 13, "reason": "Enter a whole e-mail address, such as name@example.com"}, {"line": 17, "reason": "Tell us your name"},
    {"line": 20, "reason": "Enter a whole e-mail address, such as name@example.com"}]', 'lines that did not go in are told, never what they say');
select is(tests.past('list.csv') ->> 'status', 'running', 'an import that stopped is still open');
-- Going on with it: the lines that are in stay as they are.
select is(pg_temp.send((select jsonb_agg(pg_temp.line(n, 'Guest ' || n, jsonb_build_object('email', 'g' || n || '@guests.example', 'householdKey', 'h' || n % 4, 'answer', 'yes')))
  from generate_series(28, 31) n)) - 'refused', '{"added": 2, "updated": 0, "unchanged": 2}', 'an import goes on where it stopped');
select lives_ok($$ select public.finish_guest_import(batch) from world $$, 'and ends');

-- Lines of one call that mean one person come one after the other.
update world set batch = public.start_guest_import(event_id, 'twice.csv');
select is(pg_temp.send(jsonb_build_array(
  pg_temp.line(2, 'Ada Eze', '{"email": "ada@guests.example", "phone": "1"}'), pg_temp.line(3, 'Ada Eze', '{"email": "ADA@guests.example", "phone": "2", "role": "child"}'),
  pg_temp.line(4, 'Bo Eze', '{"otherKeys": ["row-5"]}'), pg_temp.line(5, 'Bo Eze', '{"phone": "4"}'),
  pg_temp.line(6, 'Guest 10', '{"email": "g10@guests.example", "phone": "6"}'), pg_temp.line(7, 'Guest 10', '{"email": "g10@guests.example", "phone": "7"}'))) - 'refused',
  '{"added": 2, "updated": 4, "unchanged": 0}', 'the later line fills the earlier one''s person in');
select results_eq($$ select full_name, phone, role from public.event_guests eg join public.guests g on g.id = eg.guest_id
    where full_name in ('Ada Eze', 'Bo Eze', 'Guest 10') order by 1 $$,
  $$ values ('Ada Eze', '2', 'child'), ('Bo Eze', '4', 'member'), ('Guest 10', '7', 'member') $$, 'in the order of the file');
select is(public.undo_guest_import((select batch from world), 1) ->> 'left', '5', 'an import is taken back in parts, the last line first');
select is((select phone from public.guests where full_name = 'Guest 10'), '6', 'as it was before that line');
select is(tests.past('twice.csv') ->> 'status', 'running', 'it is open until the last part');
select is(public.undo_guest_import((select batch from world), 100), '{"removed": 2, "restored": 2, "kept": 0, "left": 0}', 'which says what all parts did');
select is((select phone from public.guests where full_name = 'Guest 10'), null, 'everything is as it was');
select is((select count(*)::int from public.guests where full_name ~ 'Eze'), 0, 'and who came goes');
select is(tests.refusal($$ select public.undo_guest_import(batch) from world $$), 'PT409 conflict', 'once');

-- Who stays.
update public.guests set phone = '55' where full_name = 'Guest 11';
update public.event_guests set group_label = '1996' where guest_id = (select id from public.guests where full_name = 'Guest 12');
reset role;
update public.guests set unsubscribed_at = now() where full_name = 'Guest 14';
-- A test's clock stands still: the lines were read before these edits.
update public.guest_import_rows set created_at = created_at - interval '1 hour';
update public.rsvps r set answer = 'no', party_size = 0, answered_by = 'guest'
  from public.event_guests eg join public.guests g on g.id = eg.guest_id where r.event_guest_id = eg.id and g.full_name = 'Guest 15';
select tests.sign_in('host');
select is(tests.undoes((select first from world)), '{"removes": 15, "restores": 0, "stays": [
  {"reason": "edited", "people": 3, "names": ["Guest 11", "Guest 12", "Guest 14"]}, {"reason": "answered", "people": 1, "names": ["Guest 15"]}]}', 'a preview says who stays and why');
select is((select count(*)::int from public.event_guests), 19, 'and changes nothing');
reset role;
select tests.sign_in('looker');
select is(tests.refusal($$ select tests.undoes((select first from world)) $$), 'PT404 not_found', 'who may only look undoes nothing');
select is(tests.past('list.csv') ->> 'fileName', 'list.csv', 'but sees the list');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select tests.undoes((select first from world)) $$), 'PT404 not_found', 'nor does a stranger');
select is(tests.refusal($$ select public.undo_guest_import((select first from world), 5) $$), 'PT404 not_found', 'in no part');
select is(public.list_guest_imports((select event_id from world)), '[]', 'who sees none');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_guest_imports((select event_id from world)) $$), '42501', 'nor a visitor');
reset role;
select tests.sign_in('host');
select is(public.undo_guest_import((select first from world)), '{"removed": 15, "restored": 0, "kept": 4}', 'undoing does what the preview said');
select results_eq($$ select full_name, phone from public.guests order by 1 $$,
  $$ values ('Guest 11', '55'), ('Guest 12', null), ('Guest 14', null), ('Guest 15', null) $$, 'edits and answers are nowhere lost');
select is(tests.past('list.csv') - array['id', 'at', 'undoneAt', 'refused', 'by'],
  '{"fileName": "list.csv", "status": "undone", "added": 19, "updated": 0, "unchanged": 2, "removed": 15, "restored": 0, "kept": 4}', 'and the list remembers it');

-- Where places are counted, whom there is no room for is told; nobody else is stopped.
reset role;
update public.events set capacity = 2, waitlist_enabled = false where id = (select small_id from world);
select tests.sign_in('host');
update world set batch = public.start_guest_import(small_id, 'full.csv');
create temp table full_answer as select pg_temp.send((select jsonb_agg(pg_temp.line(n, 'Comer ' || n, '{"answer": "yes"}')) from generate_series(1, 4) n)) as a;
select is((select a - 'refused' from full_answer), '{"added": 2, "updated": 0, "unchanged": 0}', 'as many as there is room for');
select is((select a #> '{refused,1}' from full_answer), '{"line": 4, "reason": "All 2 places are taken"}', 'the others are told why');
select is(pg_temp.send('[]'), '{"added": 0, "updated": 0, "unchanged": 0, "refused": []}', 'nothing is nothing');
select is(tests.refusal($$ select pg_temp.send((select jsonb_agg(pg_temp.line(n, 'X')) from generate_series(1, 501) n)) $$), 'PT400 invalid_input rows', 'more than 500 at once are refused');
-- A hostile line is a refused line.
select is(pg_temp.send('[5, "x", null, {"key": "k", "firstName": "A", "tags": 5}, {"key": "k2", "firstName": "B", "custom": [1]}, {"key": "k3", "firstName": "C", "line": "x"}]') - 'refused',
  '{"added": 0, "updated": 0, "unchanged": 0}', 'whatever a line is');
-- A line of which somebody said who it is fills their gaps, changes nothing else, and does so once.
update world set batch = public.start_guest_import(event_id, 'same.csv');
create temp table same_line as select pg_temp.line(90, 'Gest 12', jsonb_build_object('sameAs', (select id from public.guests where full_name = 'Guest 12'),
  'phone', '12', 'email', 'else@guests.example', 'groupLabel', '1990')) as line;
select is(pg_temp.send(jsonb_build_array(line)) - 'refused', '{"added": 0, "updated": 1, "unchanged": 0}', 'the same person is not added') from same_line;
select results_eq($$ select full_name, email, phone, group_label from public.guests g join public.event_guests eg on eg.guest_id = g.id where full_name = 'Guest 12' $$,
  $$ values ('Guest 12', 'g12@guests.example', '12', '1996') $$, 'only what was not known is filled in');
select is(pg_temp.send(jsonb_build_array(line - 'sameAs' || '{"phone": "13"}')) - 'refused', '{"added": 0, "updated": 0, "unchanged": 1}', 'the line is known from then on') from same_line;
select is(public.known_import_keys(event_id, array['row-90', 'row-91']), '{row-90}', 'and so is its key') from world;
select is(public.undo_guest_import(batch) ->> 'restored', '1', 'undoing takes it back') from world;
select is((select phone from public.guests where full_name = 'Guest 12'), null, 'as it was');
-- Children are said of many at once, of this event's list only.
select is(public.edit_guests((select array_agg(id) from public.guests where full_name in ('Guest 11', 'Guest 12')), jsonb_build_object('isChild', true, 'eventId', event_id)), 2, 'two are children') from world;
select results_eq($$ select g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.role = 'child' order by 1 $$,
  $$ values ('Guest 11'), ('Guest 12') $$, 'on the list');
reset role;
select tests.sign_in('stranger');
select is(public.known_import_keys(event_id, array['row-10', 'row-11']), '{}', 'a stranger learns of no key') from world;
reset role;
insert into public.guests (account_id, full_name) values (tests.account_of('stranger'), 'Not Yours');
create function tests.not_yours() returns uuid language sql security definer set search_path = '' as $$ select id from public.guests where full_name = 'Not Yours' $$;
select tests.sign_in('host');
update world set batch = public.start_guest_import(event_id, 'foreign.csv');
select is(pg_temp.send(jsonb_build_array(pg_temp.line(95, 'Somebody New', jsonb_build_object('sameAs', tests.not_yours(), 'phone', '1')))) ->> 'added', '1',
  'whom another account knows is nobody here');
select * from finish();
rollback;
