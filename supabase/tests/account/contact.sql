-- Addresses are a right of their own: who scans sees names and never an e-mail address or a telephone number, wherever they look.
begin;
select plan(29);
select tests.add_user('owner', 'business');
select tests.add_user(p) from unnest(array['door', 'one', 'helper', 'editor']) p;
select tests.add_member('owner', 'door', 'check_in'), tests.add_member('owner', 'one', 'check_in'),
  tests.add_member('owner', 'helper', 'volunteer_coordinator'), tests.add_member('owner', 'editor', 'editor');
create temp table world as select tests.account_of('owner') as account_id, tests.add_event('owner', 'Mine') as mine, tests.add_event('owner', 'Other') as other;
grant all on world to public;
insert into public.guests (account_id, full_name, email, phone, tags, notes)
select account_id, 'Ada Zebra', 'secret@guests.example', '+49 170 5550100', '{vip}', 'Knows nothing of the surprise' from world;
insert into public.guests (account_id, full_name, email) select account_id, 'Ben Other', 'hidden@guests.example' from world;
insert into public.event_guests (event_id, guest_id) select mine, g.id from world, public.guests g where full_name = 'Ada Zebra';
insert into public.event_guests (event_id, guest_id) select other, g.id from world, public.guests g where full_name = 'Ben Other';
update public.team_members set event_scope = 'chosen' where user_id in (tests.id_of('one'), tests.id_of('editor')) and account_id = (select account_id from world);
insert into public.member_events (member_id, event_id, account_id)
select m.id, w.mine, w.account_id from world w join public.team_members m on m.account_id = w.account_id and m.event_scope = 'chosen';

-- All that a planner's screens ask for about people, as one text.
create function pg_temp.told() returns text language sql as $$
  select concat_ws(' ',
    (select string_agg(to_jsonb(l)::text, ' ') from public.event_guest_list l),
    (select string_agg(to_jsonb(l)::text, ' ') from public.event_rsvp_list l),
    (select string_agg(concat_ws(' ', g.full_name, g.email, g.phone, g.custom::text), ' ') from public.guests g),
    (select string_agg(public.get_guest_record(l.guest_id)::text, ' ') from public.event_guest_list l),
    public.list_tagged('vip'), public.get_at_a_glance(),
    public.get_event_overview((select mine from world)), public.find_activity_hosts((select mine from world), 'ada'),
    public.list_members(jsonb_build_object('eventId', (select mine from world))),
    public.search_own('{"text": "zebra"}')::text)
$$;

select tests.sign_in('door');
select matches(pg_temp.told(), 'Ada Zebra', 'who scans sees names');
select doesnt_match(pg_temp.told(), 'secret@', 'and no address, anywhere');
select doesnt_match(pg_temp.told(), '5550100', 'nor a number');
select doesnt_match(pg_temp.told(), 'surprise', 'nor what the planners note of somebody');
select is((select count(*)::int from public.guests), 0, 'the rows of people are not theirs to read');
select is((select count(*)::int from private.shown_guests), 2, 'their names are');
select is((select count(*)::int from public.event_guest_list where email = 'secret@guests.example'), 0, 'a filter does not tell');
select doesnt_match(public.search_own('{"text": "secret"}')::text, 'Ada', 'nobody is found by an address');
select matches(public.search_own('{"text": "zebra"}')::text, 'Ada', 'but by a name');
select doesnt_match(public.search_own('{"text": "secrat"}')::text, 'secret', 'nor is an address guessed');
select is((select count(*)::int from public.audit_log where account_id = (select account_id from world)), 0, 'the log is closed');
select is((select count(*)::int from public.orders) + (select count(*)::int from public.tickets), 0, 'so are orders and tickets');
select is(public.get_guest_record((select guest_id from public.event_guest_list where full_name = 'Ada Zebra')) -> 'seesContact', 'false'::jsonb, 'the screen is told why');
select is(tests.touched($$ update public.guests set email = 'mine@door.example' $$), 0, 'nothing is written');
reset role;
select tests.sign_in('one');
select is((select count(*)::int from public.event_guest_list), 1, 'with a chosen event, its people');
select is((select email from public.event_guest_list), null, 'and none of their addresses');
select is((select count(*)::int from public.guests), 0, 'none of the rows');
reset role;
select tests.sign_in('helper');
select matches(pg_temp.told(), 'secret@', 'whoever may see addresses does');
select matches(pg_temp.told(), '5550100', 'and numbers');
select matches(public.search_own('{"text": "secret"}')::text, 'Ada', 'and finds by them');
select is((select count(*)::int from public.guests), 2, 'and reads the rows');
select doesnt_match(pg_temp.told(), 'surprise', 'a note is for who may change guests');
select is(tests.refusal('select notes from public.guests'), '42501', 'also in the rows');
reset role;
select tests.sign_in('editor');
select is((select email from public.event_guest_list), 'secret@guests.example', 'for a chosen event, of its people');
select is((select count(*)::int from public.guests), 1, 'not of others');
select is((select notes from public.event_guest_list), 'Knows nothing of the surprise', 'who may change them reads what is noted');
reset role;
select tests.sign_in('owner');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'Cashier', '{events.read,orders.read}') $$), 'PT400 invalid_input permissions_param', 'a role that shows buyers sees addresses');
select is(tests.refusal($$ select public.save_role((select account_id from world), null, 'Cashier', '{events.read,guests.read,guests.read_contact,orders.read}') $$), 'fine', 'and says so');
select is((select count(*)::int from public.event_guest_list), 2, 'the owner sees all');
reset role;
select * from finish();
rollback;
