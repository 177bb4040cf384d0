-- After the sale: paying later, invoices, the planner's own sales, refunds of seats, disputes, self-service.
begin;
select plan(80);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host') as event_id, null::text as share, null::uuid as seat, null::uuid as free, null::uuid as grp, null::uuid as pool;
update world set share = tests.add_link(event_id, 'embed_tickets');
with p as (insert into public.capacity_pools (event_id, label, capacity) select event_id, 'Hall', 20 from world returning id) update world set pool = (select id from p);
with t as (insert into public.ticket_types (event_id, name, price_minor, quantity, capacity_pool_id) select event_id, 'Seat', 5000, 10, pool from world returning id) update world set seat = (select id from t);
with t as (insert into public.ticket_types (event_id, name, quantity) select event_id, 'Free', 5 from world returning id) update world set free = (select id from t);
with t as (insert into public.ticket_types (event_id, name, price_model, price_minor, group_size, quantity, capacity_pool_id) select event_id, 'Table', 'group', 10000, 3, 2, pool from world returning id) update world set grp = (select id from t);
grant all on world to public;
create temp table o as select null::jsonb as later, null::jsonb as paid, null::jsonb as free, null::jsonb as grp, null::jsonb as r;
grant all on o to public;
create function pg_temp.hold(type_id uuid, quantity int) returns jsonb language sql as $$
  select public.create_hold((select share from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', quantity)))) $$;
create function pg_temp.place(held jsonb, extra jsonb default '{}') returns jsonb language sql as $$
  select public.place_order(held ->> 'orderToken', '{"buyer": {"name": "Ada Eze", "email": "ada@guests.example"}}' || extra) $$;
create function pg_temp.order_id(view jsonb) returns uuid language sql security definer set search_path = '' as $$ select id from public.orders where code = view ->> 'code' $$;
create function pg_temp.seats(view jsonb, first int, last int) returns uuid[] language sql security definer set search_path = '' as $$
  select array_agg(id order by number) from (select t.id, t.number, row_number() over (order by t.number) n from public.tickets t
    join public.orders d on d.id = t.order_id where d.code = view ->> 'code' and t.transferred_from is null) x where n between first and last $$;
create function pg_temp.pay(view jsonb) returns text language plpgsql as $$
begin
  perform public.begin_payment(view ->> 'orderToken', 'test', 'cs_' || (view ->> 'code'), (view ->> 'totalMinor')::bigint, view ->> 'currency');
  return public.apply_payment_event('test', 'pay_' || (view ->> 'code'), 'payment.succeeded', jsonb_build_object('providerRef', 'cs_' || (view ->> 'code'),
    'chargeRef', 'pi_' || (view ->> 'code'), 'amountMinor', (view ->> 'totalMinor')::bigint, 'currency', view ->> 'currency')) ->> 'outcome';
end $$;
create function pg_temp.back(view jsonb, refund jsonb, key text) returns text language sql as $$
  select public.apply_payment_event('test', key, 'refund.succeeded', jsonb_build_object('providerRef', 'cs_' || (view ->> 'code'), 'refundRef', 're_' || key,
    'refundId', refund ->> 'refundId', 'amountMinor', (refund ->> 'amountMinor')::bigint, 'currency', refund ->> 'currency')) ->> 'outcome' $$;
create function pg_temp.counts(label text) returns text language sql security definer set search_path = '' as $$
  select reserved_count || '/' || sold_count from public.ticket_types where name = label $$;
create function pg_temp.states(view jsonb) returns text language sql security definer set search_path = '' as $$
  select string_agg(t.status, ' ' order by t.number) from public.tickets t join public.orders d on d.id = t.order_id where d.code = view ->> 'code' $$;

-- Paying later.
select tests.be_server();
update o set later = pg_temp.hold((select seat from world), 1);
select is(tests.refusal($$ select pg_temp.place((select later from o), '{"payment": "offline"}') $$), 'PT409 invalid_input payment', 'paying later must be allowed');
reset role;
insert into public.ticket_settings (event_id, offline_enabled, offline_instructions, cancel_until_hours, cancel_refund_bps) select event_id, true, 'Bank of Ada', 24, 8000 from world;
select tests.be_server();
select is(pg_temp.place((select later from o), '{"payment": "offline"}') ->> 'status', 'awaiting_offline', 'then an order waits for the money');
select is(public.get_order((select later ->> 'orderToken' from o)) #>> '{terms,payLater,instructions}', 'Bank of Ada', 'and says how');
select cmp_ok((public.get_order((select later ->> 'orderToken' from o)) ->> 'holdExpiresAt')::timestamptz, '>', now() + interval '6 days', 'for days');
select is(pg_temp.counts('Seat'), '1/0', 'holding its place');

-- Given up before that, by the buyer's link or the planner.
create function pg_temp.told(view jsonb) returns text language sql security definer set search_path = '' as $$
  select string_agg(j.kind, ' ') from public.jobs j where j.payload ->> 'orderId' = (select d.id::text from public.orders d where d.code = view ->> 'code')
    and j.kind <> 'order_pay_later' $$;
create function pg_temp.logged(view jsonb) returns jsonb language sql security definer set search_path = '' as $$
  select l.after from public.audit_log l join public.orders d on d.id::text = l.resource_id
  where l.action = 'orders.cancelled' and d.code = view ->> 'code' $$;
savepoint unpaid;
select is(public.release_hold((select later ->> 'orderToken' from o)) ->> 'status', 'cancelled', 'the buyer gives it up');
select is(pg_temp.counts('Seat'), '0/0', 'the place is free at once');
select is(pg_temp.told((select later from o)), 'order_cancelled', 'the buyer has a mail that says so');
select is(pg_temp.logged((select later from o)) ->> 'by', 'buyer', 'and the log says who it was');
select is(public.release_hold((select later ->> 'orderToken' from o)) ->> 'status', 'cancelled', 'given up again it stays so');
select is(pg_temp.told((select later from o)), 'order_cancelled', 'and nobody is told twice');
rollback to unpaid;
select tests.sign_in('host');
select is(public.cancel_unpaid_order(pg_temp.order_id((select later from o))) ->> 'status', 'cancelled', 'the planner gives it up');
select is(pg_temp.told((select later from o)), 'order_cancelled', 'and the buyer is told not to pay');
rollback to unpaid;
select tests.be_server();
select is(pg_temp.told(pg_temp.place(pg_temp.hold((select seat from world), 1))), null, 'what is only begun is let go in silence');
rollback to unpaid;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.mark_order_paid(pg_temp.order_id((select later from o)), 'cash') $$), 'PT404 not_found', 'a viewer marks nothing paid');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.mark_order_paid(pg_temp.order_id((select later from o)), 'cash') $$), 'PT404 not_found', 'nor does a stranger');
select tests.sign_in('host');
select is(tests.refusal($$ select public.mark_order_paid(pg_temp.order_id((select later from o)), 'barter') $$), 'PT400 invalid_input method', 'nor a barter');
select is(public.mark_order_paid(pg_temp.order_id((select later from o)), 'bank_transfer', 'On the statement') ->> 'status', 'completed', 'the host has the money');
select is(tests.refusal($$ select public.mark_order_paid(pg_temp.order_id((select later from o)), 'cash') $$), 'PT409 already_completed', 'once');
select is(pg_temp.counts('Seat'), '0/1', 'and the place is sold');
select is((select label || ' ' || total_minor from public.order_invoices), 'INV-00001 5000', 'with the first invoice');
select is(tests.refusal($$ update public.order_invoices set total_minor = 1 $$), '42501', 'that nobody changes');
reset role;
select is(tests.refusal($$ update public.order_invoices set total_minor = 1 $$), 'PT405 not_allowed', 'not even the server');

-- The planner's own sales.
select tests.sign_in('host');
update o set r = public.issue_tickets((select event_id from world), jsonb_build_object('method', 'cash', 'idempotencyKey', 'the-first-sale',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 2)), 'recipients', '[{"name": "At the door"}]'::jsonb));
select is((select r #>> '{orders,0,totalMinor}' from o), '10000', 'a sale at the box office');
select is(jsonb_array_length(public.issue_tickets((select event_id from world), jsonb_build_object('method', 'cash', 'idempotencyKey', 'the-first-sale',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 2)), 'recipients', '[{"name": "At the door"}]'::jsonb)) -> 'orders'), 1, 'sent twice is one sale');
select is(pg_temp.counts('Seat'), '0/3', 'of two places');
select is(jsonb_array_length(public.issue_tickets((select event_id from world), jsonb_build_object('method', 'complimentary', 'idempotencyKey', 'for-the-band',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 1, 'story', 'forged')),
  'recipients', '[{"name": "Drums", "email": "drums@band.example"}, {"name": "Bass"}]'::jsonb)) -> 'orders'), 2, 'two gifts at once');
select is((select l.after from public.audit_log l where l.action = 'tickets.issued' order by l.id desc limit 1), jsonb_build_object('method', 'complimentary',
  'orders', 2, 'items', (select jsonb_build_array(jsonb_build_object('ticketTypeId', seat, 'quantity', 1)) from world)), 'the log has what was sold, not what was sent');
select is((select sum(total_minor)::int from public.orders where channel = 'complimentary'), 0, 'cost nothing');
select is((select max(number) from public.order_invoices), 2, 'and are not billed');
select is(tests.refusal($$ select public.issue_tickets((select event_id from world), jsonb_build_object('method', 'cash', 'idempotencyKey', 'too-many-of-them',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 6)), 'recipients', '[{"name": "Eve"}]'::jsonb)) $$), 'PT409 sold_out items', 'the house is never oversold');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.issue_tickets((select event_id from world), '{}') $$), 'PT404 not_found', 'a stranger sells nothing');
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.issue_tickets((select event_id from world), '{}') $$), 'PT404 not_found', 'nor does a viewer');

-- A part of an order goes back: exactly its seats.
select tests.be_server();
update o set paid = pg_temp.hold((select seat from world), 4);
select pg_temp.place((select paid from o));
select is(pg_temp.pay((select paid from o)), 'completed', 'four seats are paid');
select is(pg_temp.counts('Seat'), '0/9', 'and sold');
update o set r = public.request_refund(pg_temp.order_id(paid), null, 'Two cannot come', tests.id_of('host'), to_jsonb(pg_temp.seats(paid, 2, 3)));
select is((select r ->> 'amountMinor' from o), '10000', 'two seats are worth what they cost');
select is(pg_temp.states((select paid from o)), 'valid valid valid valid', 'while the money is on its way they stay');
select is(tests.refusal($$ select public.request_refund(pg_temp.order_id((select paid from o)), null, 'Clicked twice', tests.id_of('host'), to_jsonb(pg_temp.seats((select paid from o), 3, 4))) $$), 'PT409 conflict ticketIds', 'and are not refunded a second time');
select is(tests.refusal($$ select public.cancel_tickets((select paid ->> 'orderToken' from o), jsonb_build_object('ticketIds', to_jsonb(pg_temp.seats((select paid from o), 2, 3)))) $$), 'PT409 conflict ticketIds', 'nor cancelled by the buyer for more');
select is((select sum(r.amount_minor)::int from public.refunds r where r.order_id = pg_temp.order_id((select paid from o))), 10000, 'the money goes once');
select is(pg_temp.back((select paid from o), (select r from o), 'back1'), 'partially_refunded', 'once it is back');
select is(pg_temp.states((select paid from o)), 'valid refunded refunded valid', 'exactly these two are void');
select is(pg_temp.counts('Seat'), '0/7', 'and on sale again');
select is((select taken_count from public.capacity_pools), 7, 'in the hall too');
select is(pg_temp.back((select paid from o), (select r from o), 'back2'), 'already_applied', 'the same news in another envelope does nothing');
select is(pg_temp.counts('Seat'), '0/7', 'nothing at all');
select is(tests.refusal($$ select public.request_refund(pg_temp.order_id((select paid from o)), null, null, tests.id_of('host'), to_jsonb(pg_temp.seats((select paid from o), 2, 2))) $$), 'PT409 conflict ticketIds', 'a void seat is not refunded twice');
select is(tests.refusal($$ select public.request_refund(pg_temp.order_id((select paid from o)), null, null, tests.id_of('viewer')) $$), 'PT404 not_found', 'a viewer refunds nothing');
update o set r = public.request_refund(pg_temp.order_id(paid), 1500, 'Sorry for the rain', tests.id_of('host'));
select is(pg_temp.back((select paid from o), (select r from o), 'back3'), 'partially_refunded', 'money alone goes back');
select is(pg_temp.states((select paid from o)), 'valid refunded refunded valid', 'and leaves every seat as it is');
update o set r = public.request_refund(pg_temp.order_id(paid), null, 'All of it', tests.id_of('host'));
select is((select r ->> 'amountMinor' from o), '8500', 'the rest is what is left');
select is(pg_temp.back((select paid from o), (select r from o), 'back4'), 'refunded', 'and then everything is back');
select is(pg_temp.counts('Seat'), '0/5', 'with every seat, once');
select is((select sum(total_minor)::int from public.order_invoices where order_id = pg_temp.order_id((select paid from o))), 0, 'credit notes take the invoice back');
select is((select count(*)::int - max(number) from public.order_invoices), 0, 'no number is missing');

-- A group's piece comes back with its last ticket, its price is shared to the last unit.
update o set grp = pg_temp.hold((select grp from world), 1);
select pg_temp.place((select grp from o));
select is(pg_temp.pay((select grp from o)), 'completed', 'a table of three');
select is((select string_agg(price_minor::text, ' ' order by number) from public.tickets where order_id = pg_temp.order_id((select grp from o))), '3334 3333 3333', 'shares its price');
update o set r = public.request_refund(pg_temp.order_id(grp), null, null, tests.id_of('host'), to_jsonb(pg_temp.seats(grp, 1, 2)));
select pg_temp.back((select grp from o), (select r from o), 'back5');
select is(pg_temp.counts('Table'), '0/1', 'two of three leave the table sold');
select is((select taken_count from public.capacity_pools), 6, 'and two places free in the hall');
update o set r = public.request_refund(pg_temp.order_id(grp), null, null, tests.id_of('host'), to_jsonb(pg_temp.seats(grp, 3, 3)));
select is(pg_temp.back((select grp from o), (select r from o), 'back6'), 'refunded', 'the third makes it whole');
select is(pg_temp.counts('Table'), '0/0', 'and the table is free');

-- Self-service.
update o set paid = pg_temp.hold((select seat from world), 3);
select pg_temp.place((select paid from o));
select pg_temp.pay((select paid from o));
select is(public.change_ticket('order', (select paid ->> 'orderToken' from o), 'rename', jsonb_build_object('ticketId', (pg_temp.seats((select paid from o), 1, 1))[1], 'name', 'Grace  Hopper')) #>> '{tickets,0,holderName}', 'Grace Hopper', 'the buyer names a holder');
update o set r = public.change_ticket('order', paid ->> 'orderToken', 'transfer', jsonb_build_object('ticketId', (pg_temp.seats(paid, 2, 2))[1], 'name', 'Kofi', 'email', 'kofi@guests.example'));
select is((select r #>> '{tickets,1,status}' from o), 'transferred', 'passes a ticket on');
select is((select r #>> '{tickets,1,code}' from o), '-', 'and has its code no more');
select is((select count(*)::int from public.jobs where kind = 'ticket_passed_on'), 1, 'the new holder gets a mail');
reset role;
select is(public.get_ticket(private.derive_token('ticket', (select id from public.tickets where holder_email = 'kofi@guests.example'), 1)) #>> '{tickets,0,holderName}', 'Kofi', 'with a link of their own');
select is(public.get_ticket(private.derive_token('ticket', (select id from public.tickets where holder_email = 'kofi@guests.example'), 1)) ->> 'buyerEmail', null, 'that tells nothing of the buyer');
select tests.be_server();
select is(tests.refusal($$ select public.get_ticket('nonsense') $$), 'PT404 link_invalid', 'another link opens nothing');
select is(tests.refusal($$ select public.change_ticket('order', (select paid ->> 'orderToken' from o), 'rename', jsonb_build_object('ticketId', (pg_temp.seats((select paid from o), 2, 2))[1], 'name', 'Back')) $$), 'PT409 conflict', 'what is passed on is not the buyer''s to name');
select is(tests.refusal($$ select public.change_ticket('order', (select later ->> 'orderToken' from o), 'rename', jsonb_build_object('ticketId', (pg_temp.seats((select paid from o), 1, 1))[1], 'name', 'Eve')) $$), 'PT404 not_found', 'nor another order''s ticket');
update o set r = public.cancel_tickets(paid ->> 'orderToken', jsonb_build_object('ticketIds', to_jsonb(pg_temp.seats(paid, 1, 1))));
select is(pg_temp.states((select paid from o)), 'cancelled transferred valid valid', 'the buyer cancels a seat at once');
select is((select r.amount_minor::int from public.refunds r where r.order_id = pg_temp.order_id((select paid from o))), 4000, 'for the policy''s share of its price');
select is((select count(*)::int from public.jobs where kind = 'refund_payment'), 1, 'which the provider is asked for');
select is(pg_temp.counts('Seat'), '0/7', 'the seat is free');
reset role;
update public.ticket_settings set cancel_until_hours = null, transfers_enabled = false;
select tests.be_server();
select is(tests.refusal($$ select public.cancel_tickets((select paid ->> 'orderToken' from o), '{}') $$), 'PT409 conflict', 'without a policy nobody cancels');
select is(tests.refusal($$ select public.change_ticket('order', (select paid ->> 'orderToken' from o), 'transfer', jsonb_build_object('ticketId', (pg_temp.seats((select paid from o), 3, 3))[1], 'name', 'K', 'email', 'k@guests.example')) $$), 'PT409 conflict', 'nor passes on');

-- A dispute.
select is(public.apply_payment_event('test', 'd1', 'payment.disputed', jsonb_build_object('chargeRef', 'pi_' || (select paid ->> 'code' from o))) ->> 'outcome', 'disputed', 'a dispute flags the order');
select is(pg_temp.states((select paid from o)), 'cancelled transferred valid valid', 'and takes no seat');
select is(public.apply_payment_event('test', 'd2', 'dispute.lost', jsonb_build_object('chargeRef', 'pi_' || (select paid ->> 'code' from o))) ->> 'outcome', 'dispute_lost', 'a lost one');
select is(pg_temp.counts('Seat'), '0/5', 'takes them all');
select * from finish();
rollback;
