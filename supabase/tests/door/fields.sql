-- What a steward sees at the scan: what the host chose for the gate, of this event, and no way to reach anybody.
begin;
select plan(34);
select tests.add_user('host', 'business');
select tests.add_user('member');
select tests.add_user('stranger', 'business');
select tests.add_user('chief');
select tests.add_member('host', 'member', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('chief'));
create temp table world as select tests.add_event('host') as event_id, tests.add_event('stranger') as other_event,
  tests.account_of('host') as account_id, gen_random_uuid() as chair_id, gen_random_uuid() as bus_id, gen_random_uuid() as their_id,
  null::uuid as door_id, null::uuid as plain_id, null::uuid as type_id, null::text as a, null::text as p, null::text as share;
grant all on world to public;
update public.events set max_party_size = 6 where id = (select event_id from world);
insert into public.event_questions (id, event_id, prompt, kind, position)
select chair_id, event_id, 'Wheelchair', 'yes_no', 1 from world union all
select bus_id, event_id, 'How do you travel?', 'text', 2 from world union all
select their_id, other_event, 'Not of this event', 'text', 1 from world;
insert into public.event_meals (event_id, name) select event_id, 'Vegan' from world;
create temp table home as
  with made as (insert into public.households (account_id, name) select account_id, 'The Okafors' from world returning id) select id from made;
create function pg_temp.add_guest(person text, mail text, own jsonb, home uuid) returns uuid language sql as $$
  with made as (insert into public.guests (account_id, full_name, email, phone, notes, custom)
    select account_id, person, mail, '+49 171 5550100', 'Call +49 171 5550100 or write to ' || mail, own from world returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id, household_id)
  select m.account_id, w.event_id, m.id, home from made m, world w returning id
$$;
create temp table people as select pg_temp.add_guest('Ada Okafor', 'ada@guests.example',
    '{"T-shirt": "M", "Home phone": "0171 555", "city": "Bath", "Badge": "ada@guests.example"}', (select id from home)) as ada,
  pg_temp.add_guest('Ben Okafor', 'ben@guests.example', '{"T-shirt": "XL"}', (select id from home)) as ben;
grant all on people to public;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, meal_choice, dietary, answers)
select w.account_id, w.event_id, p.ada, 'yes', 2, 'Vegan', 'No nuts', jsonb_build_object(w.chair_id, 'Yes', w.bus_id, 'Write to ada@guests.example') from world w, people p
union all select w.account_id, w.event_id, p.ben, 'yes', 1, null, null, '{}' from world w, people p;
insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, meal_choice, position)
select w.account_id, w.event_id, p.ada, 'Cleo Brandt', 'Fish', 1 from world w, people p;

-- What there is to choose.
select tests.sign_in('host');
select is((select array_agg(f ->> 'field') from world, jsonb_array_elements(public.list_scan_fields(event_id)) f),
  (select array['dietary', 'meal', 'question:' || chair_id, 'question:' || bus_id, 'field:T-shirt', 'field:Badge', 'note'] from world),
  'diet, meal, questions, own fields by how many have them, the note: no telephone, no town');
select is((select public.list_scan_fields(event_id) #>> '{2,label}' from world), 'Wheelchair', 'questions by their words');
select tests.sign_in('member');
select is(tests.refusal($$ select public.list_scan_fields(event_id) from world $$), 'PT404 not_found', 'a viewer chooses nothing');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_scan_fields(event_id) from world $$), 'PT404 not_found', 'nor a stranger');
select isnt((select public.list_scan_fields(other_event) from world), null, 'who chooses for an own event');
select tests.sign_in('chief');
select is(tests.refusal($$ select public.list_scan_fields(event_id) from world $$), 'PT404 not_found', 'nor an administrator of the platform');
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_scan_fields(event_id) from world $$), '42501', 'nor the public');

-- Choosing.
select tests.sign_in('host');
with made as (insert into public.check_in_lists (event_id, name, admits_tickets, admits_guests, shown_fields)
  select event_id, 'Door', true, true, array['field:T-shirt', 'meal', 'question:' || chair_id] from world returning id)
update world set door_id = (select id from made);
with made as (insert into public.check_in_lists (event_id, name, admits_guests) select event_id, 'Plain', true from world returning id)
update world set plain_id = (select id from made);
select isnt((select door_id from world), null, 'a host chooses three facts');
create function pg_temp.choose(fields text) returns text language sql as $$
  select tests.refusal(format('update public.check_in_lists set shown_fields = %L where name = ''Door''', fields)) $$;
select is(pg_temp.choose('{e-mail}'), 'PT400 invalid_input shown_fields', 'nothing made up');
select is(pg_temp.choose('{"field:Home phone"}'), 'PT400 invalid_input shown_fields', 'no telephone number');
select is(pg_temp.choose('{field:city}'), 'PT400 invalid_input shown_fields', 'no town');
select is(pg_temp.choose('{"field: "}'), 'PT400 invalid_input shown_fields', 'no field without a name');
select is(pg_temp.choose('{meal,meal}'), 'PT400 invalid_input shown_fields', 'nothing twice');
select is(pg_temp.choose(array['question:' || (select their_id from world)]::text), 'PT400 invalid_input shown_fields', 'no question of another event');
select is(pg_temp.choose((select array_agg('field:' || n) from generate_series(1, 11) n)::text), 'PT400 invalid_input shown_fields', 'not more than ten');
select is(pg_temp.choose(array['field:T-shirt', 'meal', 'question:' || (select chair_id from world), 'field:Badge', 'question:' || (select bus_id from world), 'note', 'field:Phonetic name']::text),
  'fine', 'seven of its own are taken');
select tests.sign_in('member');
select is(pg_temp.choose('{meal}'), 'fine', 'a viewer');
select is((select cardinality(shown_fields) from public.check_in_lists where name = 'Door'), 7, 'changes nothing');
select is((select public.get_check_in_desk(event_id) #>> '{gates,0,shown,0,label}' from world), 'T-shirt', 'but sees what stewards see');
select tests.sign_in('host');
update world set a = split_part(public.create_gate_link(door_id, 'Phone', now() + interval '1 day') ->> 'path', '#', 2),
  p = split_part(public.create_gate_link(plain_id, 'Plain', now() + interval '1 day') ->> 'path', '#', 2);

-- At the gate, without tickets.
select tests.be_server();
select is((select jsonb_object_agg(g ->> 'name', g -> 'shown') from world, jsonb_array_elements(public.open_gate(a) #> '{guests,people}') g),
  '{"Ada Okafor": ["M", "Vegan", "Yes", "…", "Write to …", "Call … or write to …", null],
    "Cleo Brandt": [null, "Fish", "Yes", null, "Write to …", null, null], "Ben Okafor": ["XL", null, null, null, null, "Call … or write to …", null]}'::jsonb,
  'each with their own facts, whom they bring with those of the party; no address and no number in any');
select is((select array_agg(f ->> 'label' order by n) from world, jsonb_array_elements(public.open_gate(a) #> '{gate,shown}') with ordinality x (f, n)),
  array['T-shirt', null, 'Wheelchair', 'Badge', 'How do you travel?', null, 'Phonetic name'], 'in the host''s words and order');
select ok((select public.open_gate(a)::text !~ '@|5550100|Bath|0171' from world), 'and nothing else of them');
select ok((select public.open_gate(p)::text !~ 'Vegan|No nuts|T-shirt|"M"|Wheelchair' from world), 'a gate for which nothing was chosen shows nothing');
select is((select jsonb_array_length(public.open_gate(p) #> '{guests,people}') from world), 3, 'of the same people');
create temp table known as select public.open_gate(a) ->> 'listVersion' as door, public.open_gate(p) ->> 'listVersion' as plain from world;
grant all on known to public;
reset role;
update public.guests set custom = custom || '{"T-shirt": "S"}' where full_name = 'Ada Okafor';
select tests.be_server();
select is((select jsonb_path_query_first(public.open_gate(a, now(), door) #> '{guests,people}', '$[*] ? (@.name == "Ada Okafor").shown[0]') from world, known), '"S"',
  'a device hears of a fact that was changed');
select is((select jsonb_typeof(public.open_gate(p, now(), plain) -> 'guests') from world, known), 'null', 'where it is shown');

-- Holders of tickets.
reset role;
with made as (insert into public.ticket_types (event_id, name) select event_id, 'Banquet' from world returning id)
update world set type_id = (select id from made);
update world set share = tests.add_link(event_id, 'embed_tickets');
select tests.be_server();
create temp table bought as select public.create_hold(share, jsonb_build_object('idempotencyKey', 'a-hold-of-two',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', 2)))) ->> 'orderToken' as token from world;
select public.place_order(token, '{"buyer": {"name": "Ada Okafor", "email": "ada@guests.example"}}') from bought;
reset role;
update public.tickets set holder_name = 'Cleo Brandt' where id = (select id from public.tickets order by number desc limit 1);
update public.tickets set updated_at = now() - interval '1 hour';
select tests.be_server();
select is((select jsonb_object_agg(t ->> 'name', t -> 'shown') from world, jsonb_array_elements(public.open_gate(a) -> 'tickets') t),
  '{"Ada Okafor": ["S", "Vegan", "Yes", "…", "Write to …", "Call … or write to …", null], "Cleo Brandt": [null, "Fish", "Yes", null, "Write to …", null, null]}'::jsonb,
  'a ticket shows those of its holder, or of who brings its holder');
select is((select jsonb_array_length(public.open_gate(a, now() + interval '1 minute', door) -> 'tickets') from world, known), 0, 'known tickets are not sent again');
reset role;
update public.rsvps set meal_choice = 'Fish', answered_at = now() + interval '5 minutes' where meal_choice = 'Vegan';
select tests.be_server();
select is((select jsonb_agg(t #> '{shown,1}') from world, known, jsonb_array_elements(public.open_gate(a, now() + interval '1 minute', door) -> 'tickets') t
  where t ->> 'name' = 'Ada Okafor'), '["Fish"]', 'until their answer is another');
select is((select jsonb_array_length(public.open_gate(p, now() + interval '1 minute', plain) -> 'tickets') from world, known), 0, 'where answers are shown');

-- A question that is asked no more.
select tests.sign_in('host');
delete from public.event_questions where id = (select chair_id from world);
select is((select shown_fields[3] from public.check_in_lists where name = 'Door'), 'field:Badge', 'a question that is removed is shown no more');
select tests.be_server();
select is((select jsonb_path_query_first(public.open_gate(a) #> '{guests,people}', '$[*] ? (@.name == "Ada Okafor").shown') from world),
  '["S", "Fish", "…", "Write to …", "Call … or write to …", null]', 'on any device');
reset role;
insert into public.check_in_lists (event_id, name, shown_fields) select other_event, 'Theirs', array['question:' || their_id] from world;
select is(tests.refusal($$ delete from public.events where id = (select other_event from world) $$), 'fine', 'and goes with its event');
select is((select count(*)::int from public.event_questions where id = (select their_id from world)), 0, 'altogether');
select * from finish();
rollback;
