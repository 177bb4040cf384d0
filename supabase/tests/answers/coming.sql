-- One truth of coming: a conference that sells tickets and asks nobody for an answer, and what answers and
-- tickets of the same people make together.
begin;
select plan(67);
select tests.add_user('host', 'business');
select tests.add_user('stranger', 'business');
create temp table world as select tests.add_event('host', 'Conference') as event_id, tests.account_of('host') as account_id,
  null::uuid as type_id, null::uuid as concert_id, null::text as share, null::uuid as door_id;
grant all on world to public;
update public.events set currency = 'JPY', answers_with_tickets = false where id = (select event_id from world);
update world set share = tests.add_link(event_id, 'event_info_view');
create function pg_temp.conference() returns uuid language sql as $$ select event_id from world $$;
create function pg_temp.rsvp() returns jsonb language sql security definer set search_path = '' as $$
  select private.public_rsvp(e) from public.events e where e.id = (select event_id from pg_temp.world) $$;
create function pg_temp.figures() returns jsonb language sql as $$
  select public.get_event_overview(pg_temp.conference()) #> '{event,answers}' $$;
create function pg_temp.row_of(person text) returns jsonb language sql as $$
  select jsonb_build_object('answer', l.answer, 'people', l.party_size, 'status', l.status) from public.event_guest_list l
  where l.event_id = pg_temp.conference() and l.full_name = person $$;
create function pg_temp.place(person text) returns uuid language sql security definer set search_path = '' as $$
  select eg.id from public.event_guests eg join public.guests g on g.id = eg.guest_id
  where g.full_name = person and eg.event_id = (select event_id from pg_temp.world) $$;
create function pg_temp.buy(who text, holders jsonb, paid text default 'paid', of_type uuid default null) returns jsonb language plpgsql as $$
declare
  held jsonb := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', coalesce(of_type, (select type_id from world)), 'quantity', jsonb_array_length(holders)))));
  bought public.orders;
begin
  held := public.place_order(held ->> 'orderToken', jsonb_build_object('holders', holders,
    'buyer', jsonb_build_object('name', who, 'email', lower(replace(who, ' ', '.')) || '@guests.example'))
    || case when paid = 'later' then '{"payment": "offline"}' else '{}' end::jsonb);
  if paid = 'paid' then
    select * into strict bought from public.orders o where o.code = held ->> 'code';
    perform private.complete_order(bought);
  end if;
  return held;
end $$;
create function pg_temp.give_back(of_code text) returns integer language sql security definer set search_path = '' as $$
  with back as (select o.id, private.void_tickets(o, null, 'refunded') as tickets from public.orders o where o.code = of_code),
  done as (update public.orders o set status = 'refunded' from back b where o.id = b.id) select tickets from back $$;

-- Before a ticket is on sale the page asks for an answer, and from then on for a ticket.
select is(pg_temp.rsvp() ->> 'state', 'open', 'an event without tickets asks for answers');
insert into public.ticket_types (event_id, name, price_minor, status) select event_id, 'Seat', 5000, 'draft' from world;
select is(pg_temp.rsvp() ->> 'state', 'open', 'a ticket that is not on sale yet changes nothing');
with made as (insert into public.ticket_types (event_id, name, price_minor) select event_id, 'Standard', 5000 from world returning id)
update world set type_id = (select id from made);
with held as (insert into public.activities (event_id, title, start_local, end_local, status)
  select e.id, 'Concert', e.start_local, e.start_local + interval '1 hour', 'published' from public.events e where e.id = pg_temp.conference() returning id, event_id),
made as (insert into public.ticket_types (event_id, name, price_minor, activity_id) select event_id, 'Concert', 2000, id from held returning id)
update world set concert_id = (select id from made);
select is(pg_temp.rsvp() ->> 'state', 'off', 'with tickets on sale they ask, and nothing else');
select tests.be_server();
select is(tests.refusal($$ select public.submit_rsvp(share, '{"idempotencyKey": "an-answer-key", "answer": "yes", "partySize": 1, "name": "Eve", "email": "eve@guests.example"}') from world $$),
  'PT409 rsvp_closed', 'an answer is refused');
reset role;
update public.events set answers_with_tickets = true where id = pg_temp.conference();
select is(pg_temp.rsvp() ->> 'state', 'open', 'a host may have both');
update public.events set answers_with_tickets = false where id = pg_temp.conference();

-- Thirty buyers, three of whom were invited before; one invited person does nothing.
insert into public.guests (account_id, full_name, email)
select w.account_id, n, lower(replace(n, ' ', '.')) || '@guests.example' from world w, unnest(array['Buyer 1', 'Buyer 2', 'Buyer 3', 'Silent Sam']) n;
insert into public.event_guests (event_id, guest_id, invited_at)
select w.event_id, g.id, now() - interval '9 days' from world w, public.guests g where g.account_id = w.account_id;
select pg_temp.buy('Buyer ' || n, jsonb_build_array('Buyer ' || n)) from generate_series(1, 30) n;
select tests.sign_in('host');
select is(pg_temp.figures(), '{"comingHeads": 30, "yes": 30, "maybe": 0, "no": 0, "waitlisted": 0, "pending": 1}',
  'thirty come, and one has yet to be heard');
select is((public.get_head_count(pg_temp.conference()) ->> 'people')::int, 30, 'the head count says the same');
select is((select sum((h ->> 'people')::int)::int from jsonb_array_elements(public.list_coming_heads(pg_temp.conference())) h), 30, 'and the caterer''s list');
select is((select count(*)::int from public.event_guest_list l where l.event_id = pg_temp.conference() and l.answer = 'yes'), 30, 'and the guest list''s filter');
select is((select sum(l.party_size)::int from public.event_rsvp_list l where l.event_id = pg_temp.conference() and l.answer = 'yes'), 30, 'and the answers');
select is(pg_temp.row_of('Buyer 2'), '{"answer": "yes", "people": 1, "status": "responded"}', 'an invited buyer has responded');
select is((select array_agg(distinct l.answered_by) from public.event_rsvp_list l where l.event_id = pg_temp.conference() and l.answer = 'yes'), array['ticket'], 'by a ticket');
select is(public.send_invitations(pg_temp.conference(), 'reminder', null, null, true) ->> 'ready', '1', 'a reminder asks the one who is silent');
select is((select array_agg(x ->> 'name') from jsonb_array_elements(public.list_invitation_recipients(pg_temp.conference(), 'reminder')) x), array['Silent Sam'], 'by name');
select is(public.send_invitations(pg_temp.conference(), 'reminder') ->> 'ready', '1', 'and goes out where tickets ask');
select is((public.get_invitation_progress(pg_temp.conference()) ->> 'answered')::int, 3, 'three of those invited were heard');
select is((select sum((t ->> 'tickets')::int)::int from jsonb_array_elements(public.get_check_in_desk(pg_temp.conference()) -> 'types') t)
  + (public.get_check_in_desk(pg_temp.conference()) #>> '{guests,expected}')::int, 30, 'the door expects as many');
select is(jsonb_array_length(public.list_guest_passes(pg_temp.conference())), 0, 'nobody needs a badge besides a ticket');
select is((select sum((d ->> 'coming')::int)::int from jsonb_array_elements(public.get_event_overview(pg_temp.conference()) -> 'answersByDay') d), 30, 'the chart too');
select is((public.get_at_a_glance() #>> '{next,event,answers,comingHeads}')::int, 30, 'At a Glance too');
select tests.sign_in('stranger');
select is((select count(*)::int from public.event_guest_list), 0, 'a stranger sees nobody');
reset role;
select is((select (private.public_rsvp(e) ->> 'comingCount')::int from public.events e where e.id = pg_temp.conference()), 30, 'the page counts them');
select is((select count(*)::int from private.notice_recipients(pg_temp.conference()) r where r.audience = 'buyers'), 30, 'a change is told to buyers by their order');
select is((select count(*)::int from private.notice_recipients(pg_temp.conference()) r), 31, 'and once to everybody');

-- A ticket of one activity is none of the event.
select pg_temp.buy('Tess', '["Tess"]', 'paid', (select concert_id from world));
select tests.sign_in('host');
select is(pg_temp.row_of('Tess') ->> 'answer', 'pending', 'a ticket of an activity alone is no coming');
select is(pg_temp.figures() ->> 'comingHeads', '30', 'nor a head');
reset role;

-- Ordered and not paid: no head yet, and nobody asks them again.
insert into public.ticket_settings (event_id, offline_enabled) select event_id, true from world on conflict (event_id) do update set offline_enabled = true;
create temp table orders as select 'later' as key, pg_temp.buy('Silent Sam', '["Silent Sam", "Sue"]', 'later') ->> 'code' as code;
grant all on orders to public;
select tests.sign_in('host');
select is(pg_temp.row_of('Silent Sam'), '{"answer": "maybe", "people": 2, "status": "invited"}', 'who has yet to pay may come');
select is(pg_temp.figures() ->> 'comingHeads', '30', 'and is no head');
select is(public.send_invitations(pg_temp.conference(), 'reminder', null, null, true) ->> 'recent', '0', 'no reminder is due');
select is(public.send_invitations(pg_temp.conference(), 'reminder', null, null, true) ->> 'ready', '0', 'to anybody');
select lives_ok($$ select public.mark_order_paid(o.id, 'cash') from public.orders o join orders k on k.code = o.code where k.key = 'later' $$, 'the money comes');
select is(pg_temp.row_of('Silent Sam'), '{"answer": "yes", "people": 2, "status": "responded"}', 'and they come, both of them');
select is((select array_agg(h ->> 'name' order by h ->> 'name') from jsonb_array_elements(public.list_coming_heads(pg_temp.conference())) h where h ->> 'name' like 'S%'),
  array['Silent Sam', 'Sue'], 'by the names on the tickets');
reset role;
select is(pg_temp.give_back(code), 2, 'given back') from orders where key = 'later';
select tests.sign_in('host');
select is(pg_temp.row_of('Silent Sam') ->> 'answer', 'no', 'who gave every ticket back does not come');
select is(pg_temp.figures() ->> 'comingHeads', '30', 'and is no head');
select is(public.send_invitations(pg_temp.conference(), 'reminder', null, null, true) ->> 'ready', '0', 'nor asked again');
reset role;
select is((select count(*)::int from private.notice_recipients(pg_temp.conference()) r where r.email like 'silent%'), 0, 'nor told of changes');

-- Passed on: the new holder comes, who passed it on does not.
insert into orders select 'gift', pg_temp.buy('Greta', '["Greta"]') ->> 'code';
select private.pass_on(t, '{"name": "Hugo", "email": "hugo@guests.example"}') from public.tickets t join public.orders o on o.id = t.order_id join orders k on k.code = o.code where k.key = 'gift';
select tests.sign_in('host');
select is(pg_temp.row_of('Hugo') ->> 'answer', 'yes', 'whom a ticket was passed on to comes');
select is(pg_temp.row_of('Greta') ->> 'answer', 'no', 'and the giver does not');
select is(pg_temp.figures() ->> 'comingHeads', '31', 'one head');
reset role;

-- A household: each ticket stands for the member whose name it bears, one left over for who answered yes.
with home as (insert into public.households (account_id, name) select account_id, 'The Okafors' from world returning id),
people as (insert into public.guests (account_id, full_name, email) select w.account_id, n, lower(replace(n, ' ', '.')) || '@guests.example'
  from world w, unnest(array['Ada Okafor', 'Ben Okafor', 'Kid Okafor']) n returning id, full_name)
insert into public.event_guests (event_id, guest_id, household_id, role, invited_at)
select w.event_id, p.id, h.id, case when p.full_name like 'Kid%' then 'child' else 'member' end, now() - interval '9 days' from world w, people p, home h;
insert into orders select 'home', pg_temp.buy('Ada Okafor', '["Ada Okafor", "ben okafor"]') ->> 'code';
select tests.sign_in('host');
select is(pg_temp.row_of('Ben Okafor'), '{"answer": "yes", "people": 1, "status": "responded"}', 'a ticket in the name of one of the household is theirs');
select is(pg_temp.row_of('Ada Okafor'), '{"answer": "yes", "people": 1, "status": "responded"}', 'and not the buyer''s');
select is(pg_temp.row_of('Kid Okafor') ->> 'answer', 'pending', 'the child is not heard of yet');
select is(public.send_invitations(pg_temp.conference(), 'reminder', null, null, true) ->> 'ready', '1', 'so the household may be reminded');
reset role;
select private.store_rsvp(e, eg, 'yes', 2, null, 'planner') from public.events e, public.event_guests eg where e.id = pg_temp.conference() and eg.id = pg_temp.place('Kid Okafor');
select tests.sign_in('host');
select is(pg_temp.figures() ->> 'comingHeads', '35', 'an answer beside the tickets counts whom it brings');
reset role;
insert into orders select 'more', pg_temp.buy('Ada Okafor', '["A friend", "Another"]') ->> 'code';
select tests.sign_in('host');
select is(pg_temp.figures() ->> 'comingHeads', '35', 'tickets bought for a yes are the same heads');
select is((public.get_head_count(pg_temp.conference()) ->> 'people')::int, 35, 'in the head count too');
select is((public.get_head_count(pg_temp.conference()) ->> 'children')::int, 1, 'with the child');
select is((select sum((t ->> 'tickets')::int)::int from jsonb_array_elements(public.get_check_in_desk(pg_temp.conference()) -> 'types') t where t ->> 'name' = 'Standard')
  + (public.get_check_in_desk(pg_temp.conference()) #>> '{guests,expected}')::int, 35, 'and at the door');

-- A no beside a valid ticket: the ticket lets in, so it counts until it is given back.
select is(pg_temp.row_of('Ben Okafor') ->> 'answer', 'yes', 'Ben comes');
reset role;
select private.store_rsvp(e, eg, 'no', 1, null, 'guest') from public.events e, public.event_guests eg where e.id = pg_temp.conference() and eg.id = pg_temp.place('Ben Okafor');
select tests.sign_in('host');
select is(pg_temp.row_of('Ben Okafor') ->> 'answer', 'yes', 'whose ticket is valid is counted on');
reset role;
select is(pg_temp.give_back(code), 2, 'given back') from orders where key = 'home';
select tests.sign_in('host');
select is(pg_temp.row_of('Ben Okafor') ->> 'answer', 'no', 'then what was answered counts');

-- Sold at the door without an address, and a walk-in: heads like the others.
select lives_ok($$ select public.issue_tickets(pg_temp.conference(), jsonb_build_object('idempotencyKey', 'a-sale-at-the-door', 'method', 'cash',
  'recipients', '[{"name": "Door Dora"}]'::jsonb, 'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select type_id from world), 'quantity', 1)))) $$, 'a sale at the door');
create temp table now_are as select (pg_temp.figures() ->> 'comingHeads')::int as heads;
select is((select heads from now_are), (public.get_head_count(pg_temp.conference()) ->> 'people')::int, 'counts everywhere');
select is((select count(*)::int from jsonb_array_elements(public.list_coming_heads(pg_temp.conference())) h where h ->> 'name' = 'Door Dora'), 1, 'by name');
reset role;
with gate as (insert into public.check_in_lists (account_id, event_id, name, admits_guests, takes_walk_ins) select account_id, event_id, 'Door', true, true from world returning *)
select private.add_walk_in(gate, 'Wanda Walk') from gate;
select tests.sign_in('host');
select is((pg_temp.figures() ->> 'comingHeads')::int, (select heads + 1 from now_are), 'a walk-in is one more');

-- An activity that asks for a yes takes a ticket for one.
reset role;
insert into public.activities (event_id, title, start_local, end_local, status, sign_up, requires_rsvp)
select e.id, 'Workshop', e.start_local, e.start_local + interval '1 hour', 'published', true, true from public.events e where e.id = pg_temp.conference();
select is((select private.sign_up_problem(a, e, eg) from public.activities a, public.events e, public.event_guests eg
  where a.title = 'Workshop' and a.event_id = e.id and e.id = pg_temp.conference() and eg.id = pg_temp.place('Buyer 5')), null, 'a ticket opens what asks for a yes');
select is((select (private.sign_up_problem(a, e, eg))[2] from public.activities a, public.events e, public.event_guests eg
  where a.title = 'Workshop' and a.event_id = e.id and e.id = pg_temp.conference() and eg.id = pg_temp.place('Tess')), 'You need a ticket to the event for this', 'and without one it says so');

-- Places in activities follow the ticket.
reset role;
insert into orders select 'two', pg_temp.buy('Nina', '["Nina", "Nick"]') ->> 'code';
select private.take_place(a.id, eg) from public.activities a, public.event_guests eg where a.title = 'Workshop' and a.event_id = pg_temp.conference() and eg.id = pg_temp.place('Nina');
select is((select s.people from public.activity_sign_ups s where s.event_guest_id = pg_temp.place('Nina')), 2, 'who holds two tickets signs up two');
select private.void_tickets(o, array(select t.id from public.tickets t where t.order_id = o.id and t.holder_name = 'Nick'), 'refunded') from public.orders o join orders k on k.code = o.code where k.key = 'two';
select is((select s.people from public.activity_sign_ups s where s.event_guest_id = pg_temp.place('Nina')), 1, 'one when one is given back');
select pg_temp.give_back(code) from orders where key = 'two';
select is((select s.status from public.activity_sign_ups s where s.event_guest_id = pg_temp.place('Nina')), 'left', 'and none with the last');

-- Who waits for one of the event's places gets what a ticket leaves.
insert into orders select 'last', pg_temp.buy('Lars', '["Lars"]') ->> 'code';
update public.events e set capacity = private.people_coming(e.id) where e.id = pg_temp.conference();
select is(private.party_places(e, array[pg_temp.place('Tess')], array[1]), 'waitlisted', 'tickets fill the event''s places') from public.events e where e.id = pg_temp.conference();
select private.store_rsvp(e, eg, 'waitlisted', 1, null, 'guest') from public.events e, public.event_guests eg where e.id = pg_temp.conference() and eg.id = pg_temp.place('Tess');
select pg_temp.give_back(code) from orders where key = 'last';
select is((select r.answer from public.rsvps r where r.event_guest_id = pg_temp.place('Tess')), 'yes', 'and leave them when given back');
update public.events set capacity = null where id = pg_temp.conference();
truncate now_are;
insert into now_are select private.people_coming(pg_temp.conference()) - 1;

-- Taken from the list, the ticket still lets in and counts.
delete from public.event_guests eg where eg.id = pg_temp.place('Buyer 5');
select tests.sign_in('host');
select is((pg_temp.figures() ->> 'comingHeads')::int, (select heads + 1 from now_are), 'a ticket of somebody taken from the list counts on');
select is((pg_temp.figures() ->> 'comingHeads')::int, (public.get_head_count(pg_temp.conference()) ->> 'people')::int, 'everywhere');
reset role;
select * from finish();
rollback;
