-- Ticket codes: who sees an event's key, who signs, and that a code once made stays.
begin;
select plan(12);
select tests.add_user('host', 'business');
select tests.add_user('member');
select tests.add_user('stranger');
select tests.add_user('chief');
select tests.add_member('host', 'member', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('chief'));
create temp table world as select tests.add_event('host') as event_id, tests.add_event('host', 'Another') as other_id, null::uuid as type_id, null::text as share, null::text as token;
update world set share = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name) select event_id, 'Free' from world returning id)
update world set type_id = (select id from made);
grant all on world to public;

select is((select count(*)::int from public.jobs where kind = 'sign_tickets'), 1, 'a first ticket type asks for the event''s key');
insert into public.ticket_types (event_id, name) select event_id, 'Second' from world;
select is((select count(*)::int from public.jobs where kind = 'sign_tickets'), 1, 'once');

select tests.be_server();
update world set token = public.create_hold(share, jsonb_build_object(
  'idempotencyKey', 'a-hold-of-two', 'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', 2)))) ->> 'orderToken';
select public.place_order((select token from world), '{"buyer": {"name": "Ada", "email": "ada@guests.example"}}');
select is((select jsonb_array_length(public.list_unsigned_tickets(null, token) -> 'tickets') from world), 2, 'two tickets wait for their codes');
select is((select length(public.list_unsigned_tickets(event_id) ->> 'seed') from world), 43, 'with a seed of 32 bytes');
select isnt((select public.list_unsigned_tickets(event_id) ->> 'seed' from world),
  (select public.list_unsigned_tickets(other_id) ->> 'seed' from world), 'that is the event''s own');
select public.store_ticket_codes(event_id, repeat('k', 43), (select jsonb_agg(jsonb_build_object('id', t.id, 'code', 'code ' || t.number))
  from public.tickets t)) from world;
select public.store_ticket_codes(event_id, repeat('x', 43), (select jsonb_agg(jsonb_build_object('id', t.id, 'code', 'other ' || t.number))
  from public.tickets t)) from world;
select is((select count(*)::int from public.tickets where code like 'code %'), 2, 'what is signed stays as it is');

select tests.sign_in('host');
select is((select public.get_ticket_key(event_id) ->> 'publicKey' from world), repeat('k', 43), 'the host gets the public key');
select is(tests.refusal($$ select public.list_unsigned_tickets((select event_id from world)) $$), '42501', 'and never the seed');
select tests.sign_in('member');
select is((select public.get_ticket_key(event_id) ->> 'algorithm' from world), 'Ed25519', 'a member gets it too');
select tests.sign_in('stranger');
select is((select public.get_ticket_key(event_id) from world), null, 'a stranger does not');
select tests.sign_in('chief');
select is((select public.get_ticket_key(event_id) from world), null, 'nor does an administrator of the platform');
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_ticket_key((select event_id from world)) $$), '42501', 'nor anybody without an account');
select * from finish();
rollback;
