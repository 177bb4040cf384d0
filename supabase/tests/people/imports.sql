-- Imports: line by line, twice is once, all of it can be undone.
begin;
select plan(39);
select tests.add_user('host', 'premium');
select tests.add_user('free');
create temp table world as select tests.add_event('host') as event_id, tests.add_event('free') as free_event_id;
alter table world add batch uuid;
grant all on world to public;
insert into public.guests (account_id, full_name, email, phone) values (tests.account_of('host'), 'Ada Eze', 'ada@guests.example', '1');
create function pg_temp.line(n integer, name text, extra jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('line', n, 'key', 'row-' || n, 'firstName', split_part(name, ' ', 1), 'lastName', split_part(name, ' ', 2),
    'email', null, 'tags', '[]'::jsonb, 'custom', '{}'::jsonb, 'householdKey', null) || extra
$$;
create function tests.guest_named(name text) returns uuid language sql security definer set search_path = '' as $$ select id from public.guests where full_name = name $$;
create function pg_temp.send(rows jsonb) returns jsonb language sql as $$ select public.import_guest_rows((select batch from world), rows) $$;
create temp table file as select jsonb_build_array(
  pg_temp.line(2, 'Ada Eze', '{"email": "ADA@guests.example", "phone": "2", "tags": ["band"]}'),
  pg_temp.line(3, 'Björn Lind', '{"email": "bjorn@guests.example", "householdKey": "lind", "householdName": "Lind", "answer": "yes", "dietary": "Vegan"}'),
  pg_temp.line(4, 'Freja Lind', '{"householdKey": "lind", "householdName": "Lind", "groupLabel": "1997", "city": "Lund"}'),
  pg_temp.line(5, 'Bad Mail', '{"email": "bad@mail"}'),
  pg_temp.line(6, ' ')) as rows;
grant select on file to public;

select tests.sign_in('free');
select is(tests.refusal($$ select public.start_guest_import((select free_event_id from world), 'guests.csv') $$), 'PT403 plan_required RSVP', 'imports are premium');
reset role;
select tests.sign_in('host');
update world set batch = public.start_guest_import(event_id, 'guests.csv', '{"Name": "fullName"}');
create temp table first_answer as select pg_temp.send((select rows from file)) as a;
select is((select a - 'refused' from first_answer), '{"added": 3, "updated": 0, "unchanged": 0}', 'three lines are guests');
select results_eq($$ select (r ->> 'line')::int from first_answer, jsonb_array_elements(a -> 'refused') r $$, $$ values (5), (6) $$, 'two are refused by their line');
select is((select a #>> '{refused,0,reason}' from first_answer), 'Enter a whole e-mail address, such as name@example.com', 'with a sentence');
select is((select count(*)::int from public.guests), 3, 'the one who was known is not made again');
select is((select phone from public.guests where full_name = 'Ada Eze'), '2', 'but brought up to date');
select is((select count(distinct household_id)::int from public.event_guests where household_id is not null), 1, 'the family shares a household');
select results_eq($$ select answer, dietary from public.rsvps $$, $$ values ('yes', 'Vegan') $$, 'answers come along');
select is((select custom ->> 'city' from public.guests where full_name = 'Freja Lind'), 'Lund', 'so does what has no column of its own');
select is(pg_temp.send((select rows from file)) - 'refused', '{"added": 0, "updated": 0, "unchanged": 3}', 'the same lines again change nothing');
select is(public.finish_guest_import((select batch from world)), '{"added": 3, "updated": 0, "unchanged": 3, "refused": 4}', 'an import tells its counts');
select is(tests.refusal($$ select pg_temp.send((select rows from file)) $$), 'PT409 conflict', 'a finished one takes no more');

-- The same file as another import.
create temp table second as select batch as first_batch from world;
grant select on second to public;
update world set batch = public.start_guest_import(event_id, 'guests again.csv');
select is(pg_temp.send((select rows from file)) - 'refused', '{"added": 0, "updated": 0, "unchanged": 3}', 'importing the same file again changes nothing');
select is(pg_temp.send(jsonb_build_array(pg_temp.line(4, 'Freja Lind', '{"phone": "3"}'))) - 'refused', '{"added": 0, "updated": 1, "unchanged": 0}', 'a changed line updates its guest');
select is((select phone from public.guests where full_name = 'Freja Lind'), '3', 'whose number is new');
select is(public.undo_guest_import((select batch from world)) ->> 'restored', '1', 'undoing that import');
select is((select phone from public.guests where full_name = 'Freja Lind'), null, 'restores what was before');

-- Undo of the first; who answered since stays.
select is(public.undo_guest_import((select first_batch from second)), '{"removed": 3, "restored": 0, "kept": 0}', 'undo takes back the first import');
select is((select phone from public.guests where full_name = 'Ada Eze'), '1', 'and what it changed');
select is((select count(*)::int from public.rsvps), 0, 'with the imported answers');
reset role;
select tests.sign_in('host');
update world set batch = public.start_guest_import(event_id, 'third.csv');
select is(pg_temp.send((select rows from file)) ->> 'added', '3', 'after an undo the file can be imported');

-- An export comes back to the same people by their ids, with or without addresses.
create temp table people as select g.id, g.full_name from public.guests g where g.account_id = tests.account_of('host');
update world set batch = public.start_guest_import(event_id, 'export.csv');
select is(pg_temp.send((select jsonb_agg(pg_temp.line(2, p.full_name, jsonb_build_object('key', 'id:' || p.id, 'phone', '9'))) from people p)) - 'refused',
  '{"added": 0, "updated": 3, "unchanged": 0}', 'an export adds nobody');
select is((select count(*)::int from public.guests where phone = '9'), 3, 'and reaches each of them');
select is(pg_temp.send((select jsonb_agg(pg_temp.line(5, p.full_name, jsonb_build_object('key', 'ID:' || upper(p.id::text), 'phone', '9'))) from people p)) - 'refused',
  '{"added": 0, "updated": 0, "unchanged": 3}', 'what is known already is unchanged, whatever file says it');
select is(pg_temp.send((select jsonb_agg(pg_temp.line(2, 'Freja Berg', jsonb_build_object('key', 'ID:' || upper(p.id::text)))) from people p
  where p.full_name = 'Freja Lind')) - 'refused', '{"added": 0, "updated": 1, "unchanged": 0}', 'also under a new name');
select is((select g.full_name from public.guests g join people p on p.id = g.id where p.full_name = 'Freja Lind'), 'Freja Berg', 'which is taken over');

-- What is known of food stays with who has not answered.
select is((select dietary from public.event_guest_list where full_name = 'Björn Lind'), 'Vegan', 'an answer''s diet is shown');
select is(pg_temp.send(jsonb_build_array(pg_temp.line(9, 'Nia Obi', '{"dietary": "No nuts"}'))) ->> 'added', '1', 'a line without an answer');
select results_eq($$ select l.answer, l.dietary, r.dietary from public.event_guest_list l join public.event_rsvp_list r on r.event_guest_id = l.id
  where l.full_name = 'Nia Obi' $$, $$ values ('pending', 'No nuts', 'No nuts') $$, 'keeps its diet in both lists');
reset role;

-- Undo gives an answer its own words about food back, and takes back an answer that the file brought.
insert into public.guests (account_id, full_name) values (tests.account_of('host'), 'Tom Park');
insert into public.event_guests (account_id, event_id, guest_id, source)
  select tests.account_of('host'), event_id, tests.guest_named('Tom Park'), 'manual' from world;
select tests.sign_in('host');
update world set batch = public.start_guest_import(event_id, 'answers.csv');
select is(pg_temp.send(jsonb_build_array(
  pg_temp.line(2, 'Björn Lind', jsonb_build_object('key', 'id:' || tests.guest_named('Björn Lind'), 'dietary', 'No fish')),
  pg_temp.line(3, 'Tom Park', jsonb_build_object('key', 'id:' || tests.guest_named('Tom Park'), 'answer', 'yes')))) -> 'refused', '[]', 'a file about people who are listed');
select results_eq($$ select answer, dietary from public.rsvps order by dietary nulls last $$, $$ values ('yes', 'No fish'), ('yes', null) $$, 'changes a diet and brings an answer');
select lives_ok($$ select public.undo_guest_import((select batch from world)) $$, 'undone');
select results_eq($$ select answer, dietary from public.rsvps $$, $$ values ('yes', 'Vegan') $$, 'the diet is back and the answer gone');
select is((select count(*)::int from public.guests where full_name = 'Tom Park'), 1, 'the person stays');
update world set batch = public.start_guest_import(event_id, 'more.csv');
reset role;

-- Another account's guest is nobody here, and stays untouched.
select tests.add_user('other', 'premium');
insert into public.guests (account_id, full_name) values (tests.account_of('other'), 'Olu Adeyemi');
select tests.sign_in('host');
select is(pg_temp.send(jsonb_build_array(pg_temp.line(9, 'Stolen Name', jsonb_build_object('key', 'id:' || tests.guest_named('Olu Adeyemi'))))) ->> 'added', '1', 'another account''s id finds nobody');
reset role;
select is((select full_name from public.guests where account_id = tests.account_of('other')), 'Olu Adeyemi', 'and changes nobody');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select public.undo_guest_import((select first_batch from second)) $$), 'PT404 not_found', 'only those who may write undo');
reset role;

-- What was edited after the import stays when it is undone.
select tests.sign_in('host');
update world set batch = public.start_guest_import(event_id, 'edits.csv');
select pg_temp.send(jsonb_build_array(pg_temp.line(2, 'Tom Park', jsonb_build_object('key', 'id:' || tests.guest_named('Tom Park'), 'phone', '5', 'note', 'From the file', 'groupLabel', '1996'))));
update public.guests set phone = '55' where full_name = 'Tom Park';
update public.event_guests set dietary = 'Vegan' where guest_id = tests.guest_named('Tom Park');
select public.undo_guest_import((select batch from world));
select results_eq($$ select phone, notes from private.shown_guests where full_name = 'Tom Park' $$, $$ values ('55', null::text) $$, 'an edit outlives the undoing, the rest is as before');
select results_eq($$ select dietary, group_label from public.event_guests where guest_id = tests.guest_named('Tom Park') $$, $$ values ('Vegan', null::text) $$, 'also on the list');
select * from finish();
rollback;
