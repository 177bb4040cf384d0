-- Tickets of one activity: who binds them, what they open, and the entry list at its gate.
begin;
select plan(27);
select tests.add_user('host', 'business');
select tests.add_user('reader');
select tests.add_user('poor');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.add_event('poor') as poor_id,
  null::uuid as pass, null::uuid as lunch, null::uuid as activity, null::uuid as poor_activity, null::text as share, null::text as gate;
grant all on world to public;
update world set share = tests.add_link(event_id);
insert into public.ticket_types (event_id, name) select event_id, n from world, unnest(array['Pass', 'Lunch']) n;
update world set pass = (select id from public.ticket_types where name = 'Pass'), lunch = (select id from public.ticket_types where name = 'Lunch');
insert into public.activities (event_id, title, status, start_local, end_local, sign_up)
select e.id, 'Long lunch', 'published', e.start_local, e.end_local, true from public.events e join world w on w.event_id = e.id;
update world set activity = (select id from public.activities);
insert into public.activities (event_id, title, start_local, end_local) select e.id, 'Poor', e.start_local, e.end_local from public.events e join world w on w.poor_id = e.id;
update world set poor_activity = (select id from public.activities where title = 'Poor');
insert into public.ticket_types (event_id, name) select poor_id, 'Poor' from world;

create function pg_temp.buy(type_id uuid, name text) returns void language sql as $$
  select public.place_order(public.create_hold((select share from world), jsonb_build_object('idempotencyKey', 'hold-of-' || name,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', 1)))) ->> 'orderToken',
    jsonb_build_object('buyer', jsonb_build_object('name', name, 'email', lower(name) || '@guests.example')))
$$;
create function pg_temp.sign_up(name text) returns text language sql as $$
  select tests.refusal(format('select public.sign_up_for_activity(%L, %L)', (select share from world),
    jsonb_build_object('activityId', (select activity from world), 'name', name, 'email', lower(name) || '@guests.example')))
$$;

-- Binding.
select tests.sign_in('reader');
select is(tests.touched($$ update public.ticket_types set activity_id = (select activity from world) where name = 'Lunch' $$), 0, 'a viewer binds no ticket');
reset role;
select tests.sign_in('stranger');
select is(tests.touched($$ update public.ticket_types set activity_id = (select activity from world) where name = 'Lunch' $$), 0, 'nor does a stranger');
reset role;
select tests.sign_in('poor');
select is(tests.refusal($$ update public.ticket_types set activity_id = (select id from public.activities where title = 'Poor') where name = 'Poor' $$) like '%plan_required%', true, 'tickets are part of a plan');
reset role;
select tests.sign_in('host');
select is(tests.refusal($$ update public.ticket_types set activity_id = (select poor_activity from world) where name = 'Lunch' $$), '23503', 'an activity of another event binds nothing');
select is(tests.touched($$ update public.ticket_types set activity_id = (select activity from world) where name = 'Lunch' $$), 1, 'the host binds one');
select is(tests.refusal($$ select public.publish_schedule((select event_id from world)) $$), 'fine', 'and publishes the schedule');
reset role;

-- What it opens.
select tests.be_server();
select is((public.get_shared_schedule((select share from world)) #>> '{activities,0,ticketName}'), 'Lunch', 'guests read which ticket they need');
select is(pg_temp.sign_up('Ada'), 'PT409 conflict', 'nobody signs up without it');
select pg_temp.buy(pass, 'Bo') from world;
select is(pg_temp.sign_up('Bo'), 'PT409 conflict', 'another ticket is not enough');
select pg_temp.buy(lunch, 'Ada') from world;
select is(pg_temp.sign_up('Ada'), 'fine', 'with it one does');
reset role;
update public.tickets set code = 'code-' || holder_name;

-- The gate.
select tests.sign_in('host');
insert into public.check_in_lists (event_id, name, kind, activity_id, ticket_type_ids) select event_id, 'Lunch gate', 'entrance', activity, array[pass] from world;
select is((select kind || cardinality(ticket_type_ids) from public.check_in_lists), 'station0', 'a gate of an activity is a station, with the activity''s list');
select is(tests.refusal($$ insert into public.check_in_lists (event_id, name, activity_id) select event_id, 'Wrong', poor_activity from world $$), '23503', 'only of its own event');
select is(tests.refusal($$ update public.check_in_lists set activity_id = null $$), '42501', 'which stays as it was made');
select is((select public.get_check_in_desk(event_id) #>> '{gates,0,activityId}' from world), (select activity::text from world), 'the desk names it');
update world set gate = (select substring(public.create_gate_link((select id from public.check_in_lists), 'Phone', now() + interval '1 day') ->> 'path' from '#(.*)$'));
reset role;
select tests.be_server();
create function pg_temp.list() returns text language sql as $$
  select string_agg(t ->> 'name', ', ' order by t ->> 'name') from world, jsonb_array_elements(public.open_gate(gate, now()) -> 'tickets') t
$$;
create function pg_temp.scan(who text, told text) returns jsonb language sql as $$
  select public.sync_check_ins(gate, 'device-1234', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'code', 'code-' || who,
    'told', told, 'method', 'camera', 'at', now()))) -> 0 from world
$$;
select is(pg_temp.list(), 'Ada', 'its list holds who has a ticket for it, and nobody else');
select is((select public.open_gate(gate) #>> '{gate,activity,title}' from world), 'Long lunch', 'and the device knows for what');
select is(pg_temp.scan('Bo', 'ok') ->> 'reason', 'not_signed_up', 'another is told why not');
select is(pg_temp.scan('Ada', 'ok') ->> 'result', 'ok', 'and who is on it gets in');
reset role;
update public.ticket_types set activity_id = null;
select tests.be_server();
select is(pg_temp.list(), 'Ada', 'a place in the activity is enough with any ticket');
select is(pg_temp.sign_up('Bo'), 'fine', 'whoever takes one');
select is(pg_temp.list(), 'Ada, Bo', 'is on the list at once');
reset role;
-- Bo has two tickets of the event and one place.
insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, price_minor, holder_name, holder_email, code)
select account_id, event_id, order_id, order_item_id, ticket_type_id, number || '-2', price_minor, holder_name, holder_email, 'code-Bo-2' from public.tickets where holder_name = 'Bo';
select tests.be_server();
select is((select count(distinct t ->> 'holderId')::int from world, jsonb_array_elements(public.open_gate(gate) -> 'tickets') t where t ->> 'name' = 'Bo'), 1, 'two tickets of one person are told as one');
select is(pg_temp.scan('Bo', 'ok') ->> 'result', 'ok', 'who gets in by one');
select is(pg_temp.scan('Bo-2', 'ok') ->> 'result', 'duplicate', 'and not again by the other');
reset role;
select tests.sign_in('reader');
select is((select jsonb_agg(e -> 'enteredAt' is not null and e ->> 'enteredAt' is not null order by e ->> 'name') from world, jsonb_array_elements(public.get_activity_tickets(activity) -> 'entries') e), '[true, true]', 'the team reads who is in, a person once');
select is((select public.get_activity_tickets(activity) ->> 'mayWrite' from world), 'false', 'a viewer knows that it is read only');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_activity_tickets((select activity from world)) $$), 'PT404 not_found', 'a stranger reads nothing');
select * from finish();
rollback;
