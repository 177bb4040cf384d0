-- Hoarding: one visitor holds twenty places or a fifth of the sale, others buy on.
begin;
select plan(18);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id;
alter table world add share text, add seats uuid;
update world set share = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name, price_minor, quantity, max_per_order)
  select event_id, 'Seat', 0, 100, 50 from world returning id) update world set seats = (select id from made);
grant select on world to public;
create temp table held as select null::jsonb as o;
grant all on held to public;

create function pg_temp.hold(visitor text, quantity integer, key text default gen_random_uuid()::text)
returns jsonb language sql as $$
  select public.create_hold((select share from world), jsonb_build_object('idempotencyKey', key, 'visitor', visitor,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seats from world), 'quantity', quantity))))
$$;

select tests.be_server();
update held set o = pg_temp.hold('203.0.113.7', 19, 'a-first-hold');
select is(pg_temp.hold('203.0.113.8', 19, 'a-first-hold') ->> 'code', (select o ->> 'code' from held),
  'the same submit from another address holds once');
select is(pg_temp.hold('203.0.113.7', 1) ->> 'status', 'reserved', 'a visitor holds twenty of a hundred');
select is(tests.refusal($$ select pg_temp.hold('203.0.113.7', 1) $$), 'PT429 too_many_requests', 'and no more');
select is(pg_temp.hold('203.0.113.8', 1) ->> 'status', 'reserved', 'while another visitor still can');
select is(pg_temp.hold(null, 25) ->> 'status', 'reserved', 'and the server itself is not counted');
select is(public.place_order((select o ->> 'orderToken' from held), jsonb_build_object('buyer', jsonb_build_object('name', 'Ada Eze',
  'email', 'ada@guests.example'), 'holders', (select jsonb_agg('Ada Eze'::text) from generate_series(1, 19)), 'idempotencyKey', 'place-order-key')) ->> 'status',
  'completed', 'what is bought');
select is(pg_temp.hold('203.0.113.7', 1) ->> 'status', 'reserved', 'does not count');
reset role;
select is((select count(*)::integer from private.held_places where visitor = convert_to('203.0.113.7', 'UTF8')), 0, 'no address is kept');

-- More time, once.
select tests.be_server();
create temp table slow as select pg_temp.hold('203.0.113.9', 1) as o;
grant select on slow to public;
create function pg_temp.slow() returns text language sql as $$ select o ->> 'orderToken' from slow $$;
create function pg_temp.ends() returns interval language sql as $$
  select x.hold_expires_at - x.created_at from public.orders x where x.code = (select s.o ->> 'code' from slow s) $$;
select is((select o ->> 'canExtend' from slow), 'true', 'a buyer can ask for more time');
select is(public.extend_hold(pg_temp.slow()) ->> 'canExtend', 'false', 'once');
reset role;
select is(pg_temp.ends(), interval '30 minutes', 'and gets fifteen minutes');
select tests.be_server();
select is(public.extend_hold(pg_temp.slow()) ->> 'status', 'reserved', 'asking again is no fault');
reset role;
select is(pg_temp.ends(), interval '30 minutes', 'and changes nothing');
update public.orders set hold_expires_at = now() - interval '1 second', hold_extended_at = null where code = (select o ->> 'code' from slow);
select tests.be_server();
select is(tests.refusal($$ select public.extend_hold(pg_temp.slow()) $$), 'PT409 hold_expired', 'what ran out is not brought back');
select is(tests.refusal($$ select public.extend_hold((select o ->> 'orderToken' from held)) $$), 'PT409 hold_expired', 'nor is what was bought held again');
select is(tests.refusal($$ select public.extend_hold('nonsense') $$), 'PT404 link_invalid', 'and no other link');
reset role;
update private.held_places set held_at = now() - interval '3 hours';
select is((select count(*)::integer from private.held_places p join public.orders o on o.id = p.order_id and o.status = 'completed'),
  0, 'who bought is on the list of those who hold no more');
select is(public.clean_up() ->> 'heldPlaces', '4', 'and who held places is forgotten');
select * from finish();
rollback;
