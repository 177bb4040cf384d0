-- Seating: tables, seats, rules, two planners at once, who does not come, what guests and stewards see.
begin;
select plan(61);
select tests.add_user('host', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user('free');
select tests.add_user('looker');
select tests.add_member('host', 'looker', 'viewer');
create temp table world as select tests.add_event('host', 'Gala') as event_id, tests.add_event('free', 'Picnic') as free_id;
grant all on world to public;
create function tests.gala() returns uuid language sql as $$ select event_id from world $$;
insert into public.guests (account_id, full_name, email) select tests.account_of('host'), n, lower(n) || '@guests.example' from unnest(array['Anna', 'Ben', 'Cleo', 'Dan']) n;
insert into public.event_guests (event_id, guest_id) select tests.gala(), g.id from public.guests g where g.account_id = tests.account_of('host');
create function tests.g(person text, head integer default 0) returns text language sql security definer set search_path = '' as $$
  select 'g:' || eg.id || ':' || head from public.guests g join public.event_guests eg on eg.guest_id = g.id where g.full_name = person $$;
create function tests.answers(person text, said text, along jsonb default '[]') returns jsonb language sql as $$
  select public.record_party(substr(tests.g(person), 3, 36)::uuid, jsonb_build_object('members',
    jsonb_build_array(jsonb_build_object('id', substr(tests.g(person), 3, 36), 'answer', said)), 'companions', along)) $$;
create function tests.t(called text) returns uuid language sql security definer set search_path = '' as $$ select id from public.seating_tables where label = called $$;
create function tests.seat(called text, n integer) returns jsonb language sql security definer set search_path = '' as $$ select jsonb_build_object('tableId', tests.t(called), 'number', n) $$;
create function tests.move(person text, was jsonb, goes jsonb) returns jsonb language sql as $$ select jsonb_build_object('person', person, 'from', was, 'to', goes) $$;
create function tests.sits(person text) returns text language sql security definer set search_path = '' as $$
  select t.label || ' ' || s.number from public.seats s join public.seating_tables t on t.id = s.table_id join public.seating_people p on p.id = s.person_id where p.key = person $$;
create function tests.version(called text) returns integer language sql security definer set search_path = '' as $$ select version from public.seating_tables where label = called $$;
create function tests.round(called text, n integer) returns jsonb language sql as $$ select jsonb_build_array(jsonb_build_object('label', called, 'shape', 'round', 'seats', n, 'x', 200, 'y', 200)) $$;

select tests.sign_in('host');
select lives_ok($$ select tests.answers('Anna', 'yes', '[{"name": "Arno"}, {}]'), tests.answers('Ben', 'yes'), tests.answers('Cleo', 'yes') $$, 'three say yes, one with two more');
reset role;

select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_seating(tests.gala()) $$), 'PT404 not_found', 'a stranger sees no plan');
select is(tests.refusal($$ select public.add_seating_tables(tests.gala(), tests.round('Table 1', 4)) $$), 'PT404 not_found', 'and makes no table');
select is(tests.refusal($$ select public.set_seating(tests.gala(), '{"published": true}') $$), 'PT404 not_found', 'and publishes nothing');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_seating(tests.gala()) $$), '42501', 'a visitor sees no plan');
select is(tests.refusal($$ select from public.seats $$), '42501', 'nor its seats');
reset role;
select tests.sign_in('looker');
select is(public.get_seating(tests.gala()) -> 'mayWrite', 'false', 'who may only look sees it');
select is(tests.refusal($$ select public.add_seating_tables(tests.gala(), tests.round('Table 1', 4)) $$), 'PT404 not_found', 'and changes nothing');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select public.add_seating_tables((select free_id from world), tests.round('Table 1', 4)) $$), 'PT403 plan_required RSVP', 'the free plan makes no plan');
select is(public.get_seating((select free_id from world)) -> 'tables', '[]', 'and may look at its page');
reset role;

select tests.sign_in('host');
select is(jsonb_array_length(public.get_seating(tests.gala()) -> 'people'), 5, 'everybody who comes is to be seated');
select is((select string_agg(p ->> 'name', ', ' order by p ->> 'key') from jsonb_array_elements(public.get_seating(tests.gala()) -> 'people') p where p ->> 'partyName' = 'Anna'),
  'Anna, Arno, With Anna', 'companions too, with or without a name');
select is(jsonb_array_length(public.add_seating_tables(tests.gala(), tests.round('Table 1', 4)) -> 'tables' -> 0 -> 'seats'), 4, 'the host makes a table of four');
select is(tests.refusal($$ select public.add_seating_tables(tests.gala(), tests.round('table 1', 4)) $$), 'PT409 conflict label', 'a name is there once');
select is(tests.refusal($$ select public.add_seating_tables(tests.gala(), tests.round('Table 9', 61)) $$), 'PT400 invalid_input seats', 'a table has up to sixty seats');
select is(tests.refusal($$ select public.add_seating_tables(tests.gala(), tests.round(' ', 6)) $$), 'PT400 invalid_input label', 'and a name');
select is(tests.refusal($$ select public.add_seating_tables(tests.gala(), '[{"label": "X", "shape": "star", "seats": 3, "x": 1, "y": 1}]') $$), 'PT400 invalid_input shape', 'and a shape');
select is(tests.refusal($$ select public.add_seating_tables(tests.gala(), '[{"label": "X", "shape": "row", "seats": 3, "x": -1, "y": 1}]') $$), 'PT400 invalid_input x', 'and stands on the floor');
select lives_ok($$ select public.add_seating_tables(tests.gala(), tests.round('Table 2', 2)) $$, 'another of two');

select is(public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Anna'), null, tests.seat('Table 1', 1)), tests.move(tests.g('Anna', 2), null, tests.seat('Table 1', 2)))), 2, 'two people sit down');
select is(tests.sits(tests.g('Anna', 2)), 'Table 1 2', 'each on the seat');
select is(tests.refusal($$ select public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Ben'), null, tests.seat('Table 1', 1)))) $$), 'PT409 conflict moves', 'a seat that was given away is refused');
select is(tests.refusal($$ select public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Ben'), null, tests.seat('Table 2', 1)), tests.move(tests.g('Anna'), null, tests.seat('Table 2', 2)))) $$), 'PT409 conflict moves', 'who was moved meanwhile ends it');
select is(tests.sits(tests.g('Ben')), null, 'for all who were to move');
select is(tests.refusal($$ select public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Ben'), null, tests.seat('Table 2', 1)), tests.move(tests.g('Cleo'), null, tests.seat('Table 2', 1)))) $$), 'PT400 invalid_input moves', 'nobody shares a seat');
select is(tests.refusal($$ select public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Dan'), null, tests.seat('Table 2', 1)))) $$), 'PT409 conflict moves', 'who does not come has no seat');
select is(tests.refusal($$ select public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Anna', 3), null, tests.seat('Table 2', 1)))) $$), 'PT409 conflict moves', 'nor do more than were announced');
select is(tests.refusal($$ select public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Ben'), null, tests.seat('Table 2', 3)))) $$), 'PT409 conflict moves', 'there is no third seat at a table of two');
select is(public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Ben'), null, tests.seat('Table 2', 1)))), 1, 'a free one is taken');
select is(public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Ben'), tests.seat('Table 2', 1), tests.seat('Table 1', 1)), tests.move(tests.g('Anna'), tests.seat('Table 1', 1), tests.seat('Table 2', 1)))), 2, 'two people change places');
select is(tests.sits(tests.g('Anna')), 'Table 2 1', 'at once');
reset role;
select throws_ok($$ update public.seats set person_id = (select p.id from public.seating_people p where p.key = tests.g('Anna')) where table_id = tests.t('Table 1') and number = 3 $$, '23505', null, 'the database itself gives nobody two seats');
select throws_ok($$ insert into public.seats (account_id, event_id, table_id, number) select account_id, event_id, table_id, number from public.seats limit 1 $$, '23505', null, 'nor a seat twice');
select tests.sign_in('host');
select is(tests.refusal($$ update public.seats set held = true $$), '42501', 'seats change by the calls alone');
select lives_ok($$ select public.hold_seat(tests.t('Table 1'), 4, true) $$, 'a seat is kept free');
select is(tests.refusal($$ select public.hold_seat(tests.t('Table 1'), 1, true) $$), 'PT409 conflict', 'not one where somebody sits');

select is(public.save_seating_table(tests.t('Table 1'), 1, '{"label": "Family", "accessible": true, "x": 900}'), 2, 'a table is changed');
select is(tests.refusal($$ select public.save_seating_table(tests.t('Family'), 1, '{"x": 100}') $$), 'PT409 conflict', 'but not by who saw an older one');
select is(tests.refusal($$ select public.save_seating_table(tests.t('Family'), 2, '{"seats": 1}') $$), 'PT409 conflict seats', 'nor made too small for its people');
select is(public.save_seating_table(tests.t('Family'), 2, '{"seats": 6}'), 3, 'larger it may be');
select is(tests.refusal($$ select public.remove_seating_table(tests.t('Family'), 3) $$), 'PT409 conflict even_with_people', 'taking a table with people away asks first');

select isnt(public.save_seating_rule(tests.gala(), 'apart', tests.g('Anna'), tests.g('Ben')), null, 'two people sit apart');
select is(tests.refusal($$ select public.save_seating_rule(tests.gala(), 'apart', tests.g('Anna'), tests.g('Anna')) $$), 'PT400 invalid_input other_param', 'not from themselves');
select is(tests.refusal($$ select public.save_seating_rule(tests.gala(), 'near', tests.g('Anna'), tests.g('Ben')) $$), 'PT400 invalid_input kind_param', 'together or apart, nothing else');
select lives_ok($$ select public.save_seating_rule(tests.gala(), 'together', tests.g('Ben'), tests.g('Anna')) $$, 'a second word on them');
select results_eq($$ select kind from public.seating_rules $$, array['together'], 'replaces the first');
select lives_ok($$ select public.set_step_free(tests.gala(), tests.g('Cleo'), true) $$, 'somebody needs no steps');

select lives_ok($$ select public.seat_people(tests.gala(), jsonb_build_array(tests.move(tests.g('Anna', 1), null, tests.seat('Family', 5)))) $$, 'Arno sits down');
reset role;
create temp table links as select null::text as token;
grant all on links to public;
select tests.sign_in('host');
update links set token = public.issue_personal_link(substr(tests.g('Anna'), 3, 36)::uuid) ->> 'token';
reset role;
select is(public.get_personal_invitation((select token from links)) #> '{party,seats}', '[]', 'guests see nothing before the plan is out');
select tests.sign_in('host');
select lives_ok($$ select public.set_seating(tests.gala(), '{"published": true}') $$, 'it is published');
reset role;
select is((select string_agg(concat_ws(' ', s ->> 'name', s ->> 'table', s ->> 'seat'), ', ') from jsonb_array_elements(public.get_personal_invitation((select token from links)) #> '{party,seats}') s),
  'Anna Table 2 1, Arno Family 5, Family 2', 'then Anna sees where she and hers sit');
select tests.sign_in('host');
select lives_ok($$ select tests.answers('Anna', 'yes', '[{"name": "Arno"}]') $$, 'Anna brings one less');
select is(tests.sits(tests.g('Anna', 2)), null, 'whose seat is free again');
select is(tests.sits(tests.g('Anna', 1)), 'Family 5', 'the others keep theirs');
select lives_ok($$ select tests.answers('Ben', 'no') $$, 'Ben does not come');
select is((select count(*)::int from public.seats where person_id is not null), 2, 'and has no seat');
select lives_ok($$ select public.remove_seating_table(tests.t('Family'), 3, true) $$, 'a table goes when the host says so');
select is(tests.sits(tests.g('Anna', 1)), null, 'its people wait for another');
select lives_ok($$ select public.remove_seating_rule((select id from public.seating_rules)) $$, 'a rule goes');
select ok((select count(*) from public.audit_log where action like 'seating.%') >= 14, 'every change is in the audit log');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.seating_people), 0, 'a stranger reads no row of it');
select * from finish();
rollback;
