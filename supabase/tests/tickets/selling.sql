-- Tickets: holds, limits, windows, shared capacity, free and paid orders, release, expiry.
begin;
select plan(59);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id;
alter table world add share text, add general uuid, add free uuid, add pooled_a uuid, add pooled_b uuid;
update world set share = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name, price_minor, quantity, max_per_order, position)
  select event_id, 'General', 2500, 5, 4, -1 from world returning id) update world set general = (select id from made);
with made as (insert into public.ticket_types (event_id, name, price_minor) select event_id, 'Free', 0 from world returning id)
update world set free = (select id from made);
with pool as (insert into public.capacity_pools (event_id, label, capacity) select event_id, 'Boat', 3 from world returning id),
  a as (insert into public.ticket_types (event_id, name, price_minor, capacity_pool_id)
    select w.event_id, 'Boat early', 100, p.id from world w, pool p returning id)
update world set pooled_a = (select id from a);
with b as (insert into public.ticket_types (event_id, name, price_minor, capacity_pool_id)
  select w.event_id, 'Boat late', 100, (select id from public.capacity_pools) from world w returning id)
update world set pooled_b = (select id from b);
grant select on world to public;

create function pg_temp.hold(type_id uuid, quantity numeric, key text default gen_random_uuid()::text)
returns jsonb language sql as $$
  select public.create_hold((select share from world), jsonb_build_object('idempotencyKey', key,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', quantity))))
$$;
create function pg_temp.place(held jsonb, name text default 'Ada Eze', email text default 'Ada@guests.example')
returns jsonb language sql as $$
  select public.place_order(held ->> 'orderToken', jsonb_build_object('buyer', jsonb_build_object('name', name, 'email', email),
    'holders', jsonb_build_array('', 'Kofi Mensah'), 'idempotencyKey', 'place-order-key'))
$$;
create temp table held as select null::jsonb as o;
grant all on held to public;

select tests.be_server();
update held set o = pg_temp.hold((select general from world), 3, 'the-first-hold');
select bag_eq($$ select jsonb_object_keys(o) from held $$, $$ select unnest(array['orderToken', 'code', 'status', 'lines', 'totalMinor',
  'currency', 'holdExpiresAt', 'canExtend', 'discountMinor', 'feeMinor', 'taxMinor', 'terms', 'serverTime', 'buyerName', 'buyerEmail', 'tickets', 'event', 'testMode']) $$, 'OrderView has exactly its fields');
select is((select o ->> 'status' from held), 'reserved', 'tickets are held');
select is((select o ->> 'totalMinor' from held), '7500', 'at the server''s price');
select is((select (o ->> 'holdExpiresAt')::timestamptz from held), now() + interval '15 minutes', 'for fifteen minutes');
select is(pg_temp.hold((select general from world), 3, 'the-first-hold') ->> 'code', (select o ->> 'code' from held), 'the same submit holds once');
select is(public.get_shared_event((select share from world), 'tickets') #>> '{tickets,0,left}', '2', 'held tickets are off the sale');
select is(tests.refusal($$ select pg_temp.hold((select general from world), 3) $$), 'PT409 sold_out items', 'more than are left');
select is(tests.refusal($$ select pg_temp.hold((select general from world), 5) $$), 'PT409 limit_exceeded items', 'more than an order may have');
select is(tests.refusal($$ select pg_temp.hold((select general from world), 0) $$), 'PT400 invalid_input items', 'none');
select is(tests.refusal($$ select pg_temp.hold((select general from world), 1.5) $$), 'PT400 invalid_input items', 'a part of one');
select is(tests.refusal($$ select pg_temp.hold((select general from world), -1) $$), 'PT400 invalid_input items', 'less than none');
select is(tests.refusal($$ select pg_temp.hold(gen_random_uuid(), 1) $$), 'PT400 invalid_input items', 'of an unknown type');
select is(tests.refusal($$ select public.create_hold('nonsense', '{}') $$), 'PT404 link_invalid', 'with an unknown token');
select is(tests.refusal($$ select public.get_order('nonsense') $$), 'PT404 link_invalid', 'an unknown order');
select is(pg_temp.hold((select pooled_a from world), 2) ->> 'status', 'reserved', 'two places on the boat');
select is(tests.refusal($$ select pg_temp.hold((select pooled_b from world), 2) $$), 'PT409 sold_out items', 'leave one for another type of the same boat');
select is(pg_temp.hold((select pooled_b from world), 1) ->> 'status', 'reserved', 'which can be had');

select is(tests.refusal($$ select pg_temp.place((select o from held), 'Ada', 'ada@mail') $$), 'PT400 invalid_input email', 'half an address');
select is(pg_temp.place((select o from held)) ->> 'status', 'awaiting_payment', 'a paid order awaits payment');
select is(pg_temp.place((select o from held)) ->> 'buyerEmail', 'ada@guests.example', 'placing twice changes nothing');
select tests.be_anonymous();
select is(tests.refusal($$ select public.begin_payment((select o ->> 'orderToken' from held), 'test', 'cs_1', 7500, 'USD') $$), '42501',
  'only the server begins a payment');
select tests.be_server();

-- A free order completes at once.
update held set o = pg_temp.hold((select free from world), 2);
select is(pg_temp.place((select o from held)) ->> 'status', 'completed', 'a free order is completed at once');
select is(jsonb_array_length(public.get_order((select o ->> 'orderToken' from held)) -> 'tickets'), 2, 'with two tickets');
select results_eq($$ select t ->> 'holderName' from jsonb_array_elements(public.get_order((select o ->> 'orderToken' from held)) -> 'tickets') t $$,
  $$ values ('Ada Eze'), ('Kofi Mensah') $$, 'named in the order of the lines, empty ones after the buyer');
select is(tests.refusal($$ select public.release_hold((select o ->> 'orderToken' from held)) $$), 'PT409 already_completed', 'and cannot be let go');
select is(tests.refusal($$ select pg_temp.place((select o from held), 'Eve', 'eve@guests.example') $$), 'PT409 already_completed', 'nor taken by somebody else');
reset role;
select is((select count(*)::int from public.jobs where kind = 'order_confirmation'), 1, 'one confirmation waits');
select is((select g.source from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.email = 'ada@guests.example'), 'order',
  'the buyer is on the guest list');
select is((select count(*)::int from public.tickets where code is null), 2, 'the codes wait for the server''s signature');
select results_eq($$ select reserved_count, sold_count from public.ticket_types where name = 'Free' $$, $$ values (0, 2) $$, 'held became sold');

-- Letting go and running out.
select tests.be_server();
update held set o = pg_temp.hold((select general from world), 2);
select is(public.release_hold((select o ->> 'orderToken' from held)) ->> 'status', 'cancelled', 'a hold can be let go');
select is(pg_temp.hold((select general from world), 2, 'holds-the-rest') ->> 'status', 'reserved', 'and is on sale again');
reset role;
update public.orders set hold_expires_at = now() - interval '1 second' where status in ('reserved', 'awaiting_payment');
select is(public.get_order((select private.derive_token('order', id, 1) from public.orders where status = 'reserved' limit 1)) ->> 'status', 'expired', 'a run-out hold shows as expired');
select is(public.expire_holds(), 4, 'all run-out holds end');
select results_eq($$ select name, reserved_count from public.ticket_types where reserved_count <> 0 $$, $$ select '', 0 where false $$, 'nothing stays held');
select is((select taken_count from public.capacity_pools), 0, 'nor on the boat');
update public.ticket_types set sales_start = now() + interval '1 day' where name = 'General';
select is(tests.refusal($$ select pg_temp.hold((select general from world), 1) $$), 'PT409 not_on_sale items', 'not before sales start');
select is(tests.refusal($$ update public.ticket_types set quantity = 1, sold_count = 2 where name = 'General' $$), 'PT409 conflict quantity',
  'capacity cannot go below what is sold');

-- A private event has no page; who is invited buys by their own link.
update public.ticket_types set sales_start = null;
update public.events set visibility = 'private';
alter table world add own text;
update world set own = private.personal_token(private.ensure_personal_link(
  (select eg from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.email = 'ada@guests.example'), 'invitation'));
create function pg_temp.own_hold(key text default gen_random_uuid()::text) returns jsonb language sql as $$
  select public.create_hold((select own from world), jsonb_build_object('idempotencyKey', key,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select free from world), 'quantity', 1)))) $$;
select tests.be_server();
select is(tests.refusal($$ select pg_temp.hold((select free from world), 1) $$), 'PT404 link_invalid', 'the link for everybody is closed');
select is(public.get_shared_event((select own from world), 'tickets') #>> '{rsvp,state}', 'off', 'one''s own opens the tickets');
select is(tests.refusal($$ select public.get_shared_event((select own from world), 'event') $$), 'PT404 link_invalid', 'and not the page of everybody');
update held set o = pg_temp.own_hold('an-own-hold-of-ada');
select is((select o ->> 'status' from held), 'reserved', 'and holds them');
select is(pg_temp.own_hold('an-own-hold-of-ada') ->> 'code', (select o ->> 'code' from held), 'the same submit once');
select is(pg_temp.place((select o from held)) ->> 'status', 'completed', 'until they are bought');
select is(tests.refusal($$ select public.check_promo_code((select own from world), 'none such') $$), 'PT404 invalid_input promoCode', 'codes are looked up');
reset role;
select is((select share_link_id from public.orders where code = (select o ->> 'code' from held)), null, 'no link for everybody brought the order');
update public.share_links set suspended_at = now();
select tests.be_server();
select is(tests.refusal($$ select pg_temp.own_hold() $$), 'PT404 link_invalid', 'nor does a planner sell on whose link was stopped');
select is(public.get_personal_invitation((select own from world)) -> 'tickets', '[]', 'and the invitation offers nothing');
reset role;
update public.share_links set suspended_at = null;
update public.events set visibility = 'unlisted';
select tests.be_server();
select is(tests.refusal($$ select pg_temp.own_hold() $$), 'PT404 link_invalid', 'where there is a link for everybody, that one sells and its limits hold');
select is(public.get_personal_invitation((select own from world)) -> 'tickets', '[]', 'nothing where the event has no page to sell on');
reset role;
update public.events set visibility = 'private';
select tests.be_server();
select is(pg_temp.own_hold() ->> 'status', 'reserved', 'else one''s own does');
select isnt(public.get_personal_invitation((select own from world)) -> 'tickets', '[]', 'which the invitation offers');
reset role;
select tests.add_link(event_id) from world;
select tests.be_server();
select is(strpos(public.get_personal_invitation((select own from world)) ->> 'pageUrl', '/event-info-view/'), 0, 'without leading to a page that is closed');
reset role;
update public.personal_links set revoked_at = now();
select tests.be_server();
select is(tests.refusal($$ select pg_temp.own_hold() $$), 'PT404 link_invalid', 'a link that was ended holds nothing');
reset role;

-- An operator who takes no payments: what has a price waits, what is free goes on.
update public.events set visibility = 'public';
select tests.be_server();
select public.configure_server('{"takesPayments": false}');
select is(tests.refusal($$ select pg_temp.hold((select general from world), 1) $$), 'PT409 not_on_sale items', 'nothing with a price is sold where no payments are taken');
select is((select t ->> 'state' from jsonb_array_elements(public.get_shared_event((select share from world), 'tickets') -> 'tickets') t
  where t ->> 'id' = (select general::text from world)), 'paused', 'which its buyers see');
select is((select t ->> 'state' from jsonb_array_elements(public.get_shared_event((select share from world), 'tickets') -> 'tickets') t
  where t ->> 'id' = (select free::text from world)), 'on_sale', 'free tickets go on');
select is(pg_temp.hold((select free from world), 1) ->> 'status', 'reserved', 'and are held');
select public.configure_server('{"takesPayments": true}');
select isnt((select t ->> 'state' from jsonb_array_elements(public.get_shared_event((select share from world), 'tickets') -> 'tickets') t
  where t ->> 'id' = (select general::text from world)), 'paused', 'until they are taken again');
reset role;
select * from finish();
rollback;
