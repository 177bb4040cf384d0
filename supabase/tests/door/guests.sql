-- At the door without tickets: who answered yes, whom they bring, walk-ins; a ticket counts its holder once.
begin;
select plan(46);
select tests.add_user('host', 'premium');
select tests.add_user('small');
select tests.add_user('member');
select tests.add_user('stranger', 'business');
select tests.add_user('chief');
insert into public.administrators (user_id) values (tests.id_of('chief'));
create temp table world as select tests.add_event('host') as event_id, tests.add_event('small') as small_event,
  tests.account_of('host') as account_id, null::uuid as door_id, null::uuid as lunch_id, null::uuid as type_id,
  null::text as a, null::text as b, null::text as l, null::text as share;
grant all on world to public;
update public.events set capacity = 5, max_party_size = 6 where id = (select event_id from world);
create temp table people (key text primary key, id uuid);
grant all on people to public;
create function pg_temp.add_guest(key text, person text, home uuid, answer text, heads integer) returns void language sql as $$
  with made as (insert into public.guests (account_id, full_name, email, notes)
    select account_id, person, lower(key) || '@guests.example', 'Note on ' || key from world returning id, account_id),
  asked as (insert into public.event_guests (account_id, event_id, guest_id, household_id)
    select m.account_id, w.event_id, m.id, home from made m, world w returning id, account_id, event_id),
  said as (insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, dietary)
    select account_id, event_id, id, answer, heads, 'No nuts' from asked)
  insert into people select key, id from asked
$$;
create temp table home as
  with made as (insert into public.households (account_id, name) select account_id, 'The Okafors' from world returning id) select id from made;
select pg_temp.add_guest('ada', 'Ada Okafor', (select id from home), 'yes', 3);
select pg_temp.add_guest('ben', 'Ben Okafor', (select id from home), 'yes', 1);
select pg_temp.add_guest('dan', 'Dan Solo', null, 'no', 0);
insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, dietary, position)
select w.account_id, w.event_id, p.id, c.name, 'Vegan', c.n from world w, people p, (values ('Cleo Brandt', 1), (null, 2)) c (name, n) where p.key = 'ada';

-- Gates without tickets: the plan of answers is enough.
select tests.sign_in('host');
with made as (insert into public.check_in_lists (event_id, name, admits_tickets, admits_guests, takes_walk_ins, shown_fields)
  select event_id, 'Door', false, true, true, array['dietary', 'note'] from world returning id)
update world set door_id = (select id from made);
select isnt((select door_id from world), null, 'a host without tickets makes a gate');
select is(tests.refusal($$ insert into public.check_in_lists (event_id, name) select event_id, 'Tickets' from world $$),
  'PT403 plan_required Ticket Management', 'one for tickets needs their plan');
select is(tests.refusal($$ insert into public.check_in_lists (event_id, name, admits_tickets) select event_id, 'Nobody', false from world $$),
  'PT400 invalid_input admits_tickets', 'a gate lets somebody in');
with made as (insert into public.check_in_lists (event_id, name, kind, admits_tickets, admits_guests, takes_walk_ins)
  select event_id, 'Lunch', 'station', false, true, true from world returning id, takes_walk_ins)
update world set lunch_id = (select id from made where not takes_walk_ins);
select isnt((select lunch_id from world), null, 'a station takes no walk-ins');
update world set a = split_part(public.create_gate_link(door_id, 'Phone A', now() + interval '1 day') ->> 'path', '#', 2),
  b = split_part(public.create_gate_link(door_id, 'Phone B', now() + interval '1 day') ->> 'path', '#', 2),
  l = split_part(public.create_gate_link(lunch_id, 'Lunch', now() + interval '1 day') ->> 'path', '#', 2);
select is((select length(a) from world), 32, 'and its link');
select is((select public.get_check_in_desk(event_id) -> 'guests' from world), '{"entered": 0, "expected": 4, "walkIns": 0}', 'four are expected');
select is((select jsonb_array_length(public.list_guest_passes(event_id)) from world), 4, 'each has a badge');
select tests.sign_in('small');
select is(left(tests.refusal($$ insert into public.check_in_lists (event_id, name, admits_tickets, admits_guests) select small_event, 'Door', false, true from world $$), 5), 'PT403', 'a gate for guests needs its plan');
reset role;
select tests.add_member('host', 'member', 'viewer');
select tests.sign_in('member');
select is(tests.refusal($$ select public.list_guest_passes(event_id) from world $$) ~ '^PT40[34]', true, 'a viewer prints no badges');
select is((select public.get_check_in_desk(event_id) #>> '{guests,expected}' from world), '4', 'but sees the figures');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_guest_passes(event_id) from world $$) ~ '^PT40[34]', true, 'nor a stranger');
select tests.sign_in('chief');
select is(tests.refusal($$ select public.list_guest_passes(event_id) from world $$) ~ '^PT40[34]', true, 'nor an administrator of the platform');
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_guest_passes(event_id) from world $$), '42501', 'nor the public');
select is(tests.refusal($$ select public.open_gate(a) from world $$), '42501', 'which opens no gate either');

-- What a steward gets.
reset role;
update public.check_in_lists set updated_at = now() - interval '1 hour';
select tests.be_server();
select is((select array_agg(g ->> 'name' order by g ->> 'name') from world, jsonb_array_elements(public.open_gate(a) #> '{guests,people}') g),
  array['Ada Okafor', 'Ben Okafor', 'Cleo Brandt', 'With Ada Okafor'], 'everybody who said yes, with whom they bring');
select ok((select public.open_gate(a)::text !~ '@|email' from world), 'without any e-mail address');
select is((select array_agg(distinct g #>> '{shown,0}' order by g #>> '{shown,0}') from world, jsonb_array_elements(public.open_gate(a) #> '{guests,people}') g),
  array['No nuts', 'Vegan'], 'each with their own diet');
select is((select count(distinct g ->> 'partyId')::int from world, jsonb_array_elements(public.open_gate(a) #> '{guests,people}') g), 1, 'a household is one party');
select is((select array_agg(g ->> 'number' ~ '^G-[2-9A-HK]{10}$') from world, jsonb_array_elements(public.open_gate(a) #> '{guests,people}') g),
  array[true, true, true, true], 'each with a code of their own');
select is((select jsonb_typeof(public.open_gate(a, now(), public.open_gate(a) ->> 'listVersion') -> 'guests') from world), 'null', 'a known list is not sent again');

create function pg_temp.scan(token text, n integer, more jsonb) returns jsonb language sql as $$
  select public.sync_check_ins(token, 'device-0001', jsonb_build_array(jsonb_build_object(
    'id', md5('scan' || n)::uuid, 'told', 'ok', 'method', 'name', 'at', now(), 'offline', false) || more)) -> 0 $$;
create function pg_temp.pass(k text, n integer) returns jsonb language sql as $$
  select jsonb_build_object('guestId', id, 'place', n) from people where key = k $$;
select is((select pg_temp.scan(a, 1, pg_temp.pass('ada', 0)) ->> 'result' from world), 'ok', 'a guest comes in by the answer');
select is((select pg_temp.scan(a, 1, pg_temp.pass('ada', 0)) ->> 'result' from world), 'ok', 'sent again it is the same scan');
select is((select pg_temp.scan(b, 2, pg_temp.pass('ada', 0)) ->> 'earlierGate' from world), 'Door', 'another device''s second entry is flagged');
select is((select pg_temp.scan(a, 3, pg_temp.pass('ada', 1)) ->> 'result' from world), 'ok', 'whom she brings comes in');
select is((select pg_temp.scan(a, 4, pg_temp.pass('ada', 3)) ->> 'reason' from world), 'not_coming', 'no more than she said');
select is((select pg_temp.scan(a, 5, pg_temp.pass('dan', 0)) ->> 'reason' from world), 'not_coming', 'nor who said no');
select is((select pg_temp.scan(a, 6, jsonb_build_object('guestId', gen_random_uuid())) ->> 'reason' from world), 'not_coming', 'nor who is made up');
select is((select pg_temp.scan(l, 7, pg_temp.pass('ada', 0)) ->> 'result' from world), 'ok', 'a station counts by itself');
select is((select jsonb_array_length(public.open_gate(b, now(), public.open_gate(b) ->> 'listVersion') -> 'tickets') from world), 2, 'others hear who went in');

select tests.sign_in('host');
create temp table own_link as select public.issue_personal_link((select id from people where key = 'ada')) ->> 'token' as token;
grant all on own_link to public;
select tests.be_server();
select is((select array_agg((m ->> 'enteredAt') is not null order by n) from own_link,
  jsonb_array_elements(public.get_personal_invitation(token) #> '{party,members}') with ordinality x (m, n)),
  array[true, false], 'her page says that she came in, and nothing of who did not');

-- Walk-ins.
select is((select pg_temp.scan(a, 8, '{"walkIn": "Wanda Walk", "method": "walk_in"}') ->> 'result' from world), 'ok', 'somebody unknown is added at the door');
select is((select pg_temp.scan(a, 8, '{"walkIn": "Wanda Walk", "method": "walk_in"}') ->> 'result' from world), 'ok', 'once');
select is((select count(*)::int from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id join public.guests g on g.id = eg.guest_id
  where g.full_name = 'Wanda Walk' and r.answer = 'yes' and r.answered_by = 'door'), 1, 'and is on the list as coming');
select is((select pg_temp.scan(l, 9, '{"walkIn": "Lena Lunch", "method": "walk_in"}') ->> 'reason' from world), 'wrong_gate', 'not where the gate takes none');
select is((select pg_temp.scan(a, 10, jsonb_build_object('walkIn', 'Typo', 'method', 'walk_in', 'undoneAt', now())) ->> 'result' from world), 'ok', 'a mistake taken back before it was sent');
select is((select pg_temp.scan(a, 11, '{"walkIn": "Mistake", "method": "walk_in"}') ->> 'result' from world), 'ok', 'or after');
select pg_temp.scan(a, 11, jsonb_build_object('walkIn', 'Mistake', 'method', 'walk_in', 'undoneAt', now())) from world;
select is((select count(*)::int from public.guests where full_name in ('Typo', 'Mistake', 'Lena Lunch')), 0, 'leaves nobody behind');
select tests.sign_in('host');
select is((select public.get_check_in_desk(event_id) -> 'guests' from world), '{"entered": 3, "expected": 5, "walkIns": 1}', 'the supervisor''s figures');
select is((select array_agg(x ->> 'name' order by x ->> 'name') from world, jsonb_array_elements(public.get_check_in_desk(event_id) -> 'latest') x
  where x ->> 'result' = 'ok' and x ->> 'gate' = 'Door'), array['Ada Okafor', 'Cleo Brandt', 'Wanda Walk'], 'and their names');
select public.undo_check_in(event_id, md5('scan3')::uuid) from world;
select is((select public.get_check_in_desk(event_id) #>> '{guests,entered}' from world), '2', 'who takes an entry back');
select tests.sign_in('member');
select is(tests.refusal($$ select public.undo_check_in(event_id, md5('scan1')::uuid) from world $$) ~ '^PT40[34]', true, 'which a viewer cannot');

-- Both kinds: who bought a ticket is counted by it.
reset role;
with made as (insert into public.ticket_types (event_id, name) select event_id, 'Banquet' from world returning id)
update world set type_id = (select id from made);
update world set share = tests.add_link(event_id, 'embed_tickets');
select tests.be_server();
create temp table bought as select public.create_hold(share, jsonb_build_object('idempotencyKey', 'a-hold-of-two',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', 2)))) ->> 'orderToken' as token from world;
select public.place_order(token, '{"buyer": {"name": "Ben Okafor", "email": "ben@guests.example"}}') from bought;
reset role;
update public.check_in_lists set admits_tickets = true where id = (select door_id from world);
select is((select count(*)::int from private.guest_places((select event_id from world)) where ticket_id is not null), 2, 'his ticket stands for him, the spare one for whom the party brings without a name');
select tests.be_server();
select is((select pg_temp.scan(a, 20, pg_temp.pass('ben', 0)) ->> 'result' from world), 'ok', 'his personal code lets him in');
select is((select count(*)::int from public.tickets where status = 'checked_in'), 1, 'by his ticket');
select is((select pg_temp.scan(b, 21, jsonb_build_object('ticketId', t.id)) ->> 'result' from world, public.tickets t where t.status = 'checked_in'), 'duplicate', 'which then counts no second time');
select is((select pg_temp.scan(b, 22, pg_temp.pass('ben', 0)) ->> 'result' from world), 'duplicate', 'nor does the code');
select * from finish();
rollback;
