-- Invoices and credit notes: the buyer reads them by the order's link, the team in a list, nobody else.
begin;
select plan(23);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host', 'Spring ball') as event_id, null::uuid as seat;
grant all on world to public;
insert into public.ticket_settings (event_id, seller_details) select event_id, E'Ball Ltd\n1 High Street\nVAT DE 123' from world;
with t as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Seat', 5000, 10 from world returning id) update world set seat = (select id from t);
create temp table sold as select null::jsonb as r;
grant all on sold to public;
select tests.sign_in('host');
update sold set r = public.issue_tickets((select event_id from world), jsonb_build_object('method', 'cash', 'idempotencyKey', 'a-sale-of-seats',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 2)),
  'recipients', '[{"name": "Ada 100%", "email": "ada@guests.example"}, {"name": "Bo"}]'::jsonb));
reset role;
create function pg_temp.token(n int) returns text language sql security definer set search_path = '' as $$ select r #>> array['orders', n::text, 'orderToken'] from pg_temp.sold $$;
create function pg_temp.order_id(n int) returns uuid language sql security definer set search_path = '' as $$ select (r #>> array['orders', n::text, 'id'])::uuid from pg_temp.sold $$;
create function pg_temp.bill_id(wanted text) returns uuid language sql security definer set search_path = '' as $$ select i.id from public.order_invoices i where i.label = wanted $$;
select public.request_refund(pg_temp.order_id(0), 4000, 'Ill', tests.id_of('host'));

-- By the order's link.
select tests.be_server();
select is(public.get_order(pg_temp.token(0)) #> '{terms,bills}' -> 0 ->> 'label', 'INV-00001', 'the order names its invoice');
select is(public.get_order(pg_temp.token(0)) #> '{terms,bills}' -> 1 ->> 'label', 'CN-00003', 'and its credit note');
select is(public.get_order_bill(pg_temp.token(0), 1) ->> 'seller', E'Ball Ltd\n1 High Street\nVAT DE 123', 'the buyer reads who sold');
select is((public.get_order_bill(pg_temp.token(0), 1) #>> '{lines,0,quantity}') || ' ' || (public.get_order_bill(pg_temp.token(0), 1) ->> 'totalMinor'), '2 10000', 'what, and for how much');
select is((public.get_order_bill(pg_temp.token(0), 3) #>> '{corrects,label}') || ' ' || (public.get_order_bill(pg_temp.token(0), 3) ->> 'totalMinor'), 'INV-00001 -4000', 'a credit note says what it corrects');
select is(public.get_order_bill(pg_temp.token(0), 1) -> 'testMode', 'false'::jsonb, 'cash in hand is no test');
select is(tests.refusal($$ select public.get_order_bill(pg_temp.token(0), 2) $$), 'PT404 link_invalid', 'another order''s number opens nothing');
select is(tests.refusal($$ select public.get_order_bill('guessed', 1) $$), 'PT404 link_invalid', 'nor does another link');
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_order_bill('guessed', 1) $$), '42501', 'a visitor asks the server, not the database');
select is(tests.refusal($$ select public.get_bill(gen_random_uuid()) $$), '42501', 'and reads no list');
select is(tests.refusal($$ select public.list_bills() $$), '42501', 'of anybody');

-- By the team.
select tests.sign_in('host');
select is((public.list_bills() ->> 'total')::int, 3, 'the host sees every document');
select is((select string_agg(b ->> 'label', ' ') from jsonb_array_elements(public.list_bills('{"filter": "credits"}') -> 'rows') b), 'CN-00003', 'credit notes alone');
select is((public.list_bills('{"filter": "invoices"}') ->> 'total')::int, 2, 'invoices alone');
select is((public.list_bills('{"text": "ÁDA 100%"}') ->> 'total')::int, 2, 'a name is found however it is written');
select is((public.list_bills('{"text": "inv-00002"}') #>> '{rows,0,buyerName}'), 'Bo', 'and a number');
select is((select string_agg(b ->> 'id', ' ') from jsonb_array_elements(public.list_bills('{"size": 1}') -> 'rows' || (public.list_bills(jsonb_build_object(
    'beforeAt', public.list_bills() #> '{rows,0,issuedAt}', 'beforeId', public.list_bills() #> '{rows,0,id}')) -> 'rows')) b),
  (select string_agg(b ->> 'id', ' ') from jsonb_array_elements(public.list_bills() -> 'rows') b), 'parts that follow one another are the whole');
select is(public.get_bill(pg_temp.bill_id('INV-00002')) ->> 'buyerName', 'Bo', 'and opens one');
select tests.sign_in('viewer');
select is(public.get_bill(pg_temp.bill_id('CN-00003')) ->> 'eventName', 'Spring ball', 'the team reads them too');
select tests.sign_in('stranger');
select is((public.list_bills() ->> 'total')::int, 0, 'a stranger sees none');
select is(tests.refusal($$ select public.get_bill(pg_temp.bill_id('INV-00002')) $$), 'PT404 not_found', 'and opens none');
reset role;
select tests.add_user('chief');
insert into public.administrators (user_id) values (tests.id_of('chief'));
select tests.sign_in('chief');
select is((public.list_bills() ->> 'total')::int, 0, 'an administrator reads them in the account, not here');
reset role;
select is((select count(*)::int - max(number) from public.order_invoices), 0, 'no number is missing');
select * from finish();
rollback;
