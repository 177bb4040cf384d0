-- Who gives money back: the owner and the admins, while the account is active and, but for the owner, has a team.
begin;
select plan(17);
select tests.add_user('host', 'business');
select tests.add_user(p) from unnest(array['admin', 'editor', 'viewer', 'stranger']) p;
select tests.add_member('host', p, p) from unnest(array['admin', 'editor', 'viewer']) p;
create temp table world as select tests.add_event('host') as event_id, null::text as share, null::uuid as seat, null::uuid as free,
  null::jsonb as paid, null::jsonb as gratis, null::uuid as gift;
update world set share = tests.add_link(event_id, 'embed_tickets');
with t as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Seat', 5000, 10 from world returning id) update world set seat = (select id from t);
with t as (insert into public.ticket_types (event_id, name, quantity) select event_id, 'Free', 5 from world returning id) update world set free = (select id from t);
grant all on world to public;
create function pg_temp.buy(type_id uuid) returns jsonb language plpgsql as $$
declare held jsonb := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', 4))));
begin
  return public.place_order(held ->> 'orderToken', '{"buyer": {"name": "Ada Eze", "email": "ada@guests.example"}}');
end $$;
create function pg_temp.order_id(view jsonb) returns uuid language sql security definer set search_path = '' as $$ select id from public.orders where code = view ->> 'code' $$;
create function pg_temp.refund(person text, amount bigint default 100) returns text language sql as $$
  select tests.refusal(format('select public.request_refund(%L, %L, null, %L)', (select pg_temp.order_id(paid) from world), amount, tests.id_of(person))) $$;
create function pg_temp.cancel_free(person text) returns text language sql as $$
  select tests.refusal(format('select public.request_refund(%L, null, null, %L, %L)', (select pg_temp.order_id(gratis) from world), tests.id_of(person),
    (select jsonb_agg(id) from (select id from public.tickets where order_id = (select pg_temp.order_id(gratis) from world) and status = 'valid' limit 1) t))) $$;
create function pg_temp.give_back(person text) returns text language plpgsql as $$
declare said text;
begin
  perform tests.sign_in(person);
  said := tests.refusal('select public.refund_gift((select gift from world), 100)');
  perform tests.be_server();
  return said;
end $$;

select tests.be_server();
update world set paid = pg_temp.buy(seat), gratis = pg_temp.buy(free);
select public.begin_payment(paid ->> 'orderToken', 'test', 'cs_r', (paid ->> 'totalMinor')::bigint, 'USD') from world;
select public.apply_payment_event('test', 'pay_r', 'payment.succeeded', jsonb_build_object('providerRef', 'cs_r',
  'chargeRef', 'pi_r', 'amountMinor', (paid ->> 'totalMinor')::bigint, 'currency', 'USD')) from world;
select tests.sign_in('host');
update world set gift = public.record_offline_gift(public.save_campaign(null, '{"name": "Roof", "beneficiary": "Friends"}'),
  '{"amountMinor": 5000, "method": "cash", "idempotencyKey": "72720000-0000-4000-8000-000000000002"}');
select tests.be_server();

select is(pg_temp.refund('host'), 'fine', 'the owner gives money back');
select is(pg_temp.refund('admin'), 'fine', 'and so does an admin');
select is(pg_temp.refund('editor'), 'PT403 not_allowed', 'an editor does not');
select is(pg_temp.cancel_free('editor'), 'fine', 'but cancels seats that nobody paid for');
select is(pg_temp.refund('viewer'), 'PT404 not_found', 'a viewer nothing');
select is(pg_temp.refund('stranger'), 'PT404 not_found', 'nor a stranger');
select is(pg_temp.give_back('admin'), 'fine', 'a gift goes back by an admin');
select is(pg_temp.give_back('editor'), 'PT404 not_found', 'not by an editor');

reset role;
select private.apply_plan(tests.id_of('host'), 'pro', 'test');
select tests.be_server();
select is(pg_temp.refund('admin'), 'PT404 not_found', 'after a downgrade the team gives nothing back');
select is(pg_temp.cancel_free('editor'), 'PT404 not_found', 'and cancels no seats');
select is(pg_temp.give_back('admin'), 'PT404 not_found', 'or gifts');
select is(pg_temp.refund('host'), 'fine', 'the owner goes on');

reset role;
select private.apply_plan(tests.id_of('host'), 'business', 'test');
select tests.be_server();
select is(pg_temp.refund('admin'), 'fine', 'with the team back so do its admins');
reset role;
update public.accounts set status = 'suspended' where id = tests.account_of('host');
select tests.be_server();
select is(pg_temp.refund('host'), 'PT404 not_found', 'a suspended account''s owner gives nothing back');
select is(pg_temp.refund('admin'), 'PT404 not_found', 'nor do its admins');
select is(pg_temp.cancel_free('editor'), 'PT404 not_found', 'nor its editors');
select is(pg_temp.give_back('host'), 'PT404 not_found', 'nor gifts');
select * from finish();
rollback;
