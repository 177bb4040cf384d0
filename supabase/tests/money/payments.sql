-- Signed payment events: once, checked, in any order, late, refunded.
begin;
select plan(34);
select tests.add_user('host', 'business');
select tests.add_user('stranger');
create temp table world as select tests.add_event('host') as event_id;
alter table world add share text, add ticket uuid;
update world set share = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Gala', 5000, 4 from world returning id)
update world set ticket = (select id from made);

create function pg_temp.buy(reference text, quantity integer) returns text language plpgsql as $$
declare token text;
begin
  token := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', 'hold-' || reference,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select ticket from world), 'quantity', quantity)))) ->> 'orderToken';
  perform public.place_order(token, '{"buyer": {"name": "Ada", "email": "ada@guests.example"}, "holders": []}');
  perform public.begin_payment(token, 'test', reference, 5000 * quantity, 'usd');
  return token;
end $$;
create function pg_temp.event(id text, type text, reference text, amount bigint, extra jsonb default '{}') returns text language sql as $$
  select public.apply_payment_event('test', id, type,
    jsonb_build_object('providerRef', reference, 'amountMinor', amount, 'currency', 'usd', 'testMode', true) || extra) ->> 'outcome'
$$;
create function pg_temp.status(reference text) returns text language sql as $$
  select o.status from public.orders o join public.payments p on p.order_id = o.id where p.provider_ref = reference
$$;
create function pg_temp.order_of(reference text) returns uuid language sql as $$
  select p.order_id from public.payments p where p.provider_ref = reference
$$;

-- Once.
select pg_temp.buy('cs_1', 1);
select is(pg_temp.event('e1', 'payment.succeeded', 'cs_1', 5000), 'completed', 'a payment completes the order');
select is(pg_temp.event('e1', 'payment.succeeded', 'cs_1', 5000), 'duplicate', 'the same event again is known');
select is(pg_temp.event('e2', 'payment.succeeded', 'cs_1', 5000), 'already_applied', 'another event of the same payment too');
select is((select count(*)::int from public.tickets), 1, 'there is one ticket');
select is(pg_temp.event('e3', 'payment.failed', 'cs_1', 5000), 'noted', 'a failure that comes late');
select is(pg_temp.status('cs_1'), 'completed', 'changes nothing');
select is(pg_temp.event('e4', 'payment.succeeded', 'cs_unknown', 5000), 'unknown', 'payments nobody asked for are kept and ignored');
select is((select count(*)::int from public.provider_events), 4, 'every event is in the ledger');
select is(tests.refusal($$ delete from public.provider_events $$), 'PT405 not_allowed', 'for ever');

-- Checked.
select pg_temp.buy('cs_2', 1);
select is(pg_temp.event('e5', 'payment.succeeded', 'cs_2', 1), 'mismatch', 'another amount completes nothing');
select is(pg_temp.status('cs_2'), 'awaiting_payment', 'the order waits');
select isnt((select needs_attention from public.orders where id = pg_temp.order_of('cs_2')), null, 'and the planner is told');
select is(tests.refusal($$ select public.begin_payment((select private.derive_token('order', id, 1) from public.orders where status = 'awaiting_payment'),
  'test', 'cs_2b', 1, 'USD') $$), 'PT409 invalid_input amountMinor', 'a payment of another amount cannot even begin');
select pg_temp.buy('cs_3', 1);
select is(pg_temp.event('e6', 'payment.succeeded', 'cs_3', 5000, '{"testMode": false}'), 'mismatch', 'nor of the other mode');

-- Late: two tickets are held by the mismatches, one is sold, one is left.
select pg_temp.buy('cs_4', 1);
update public.orders set hold_expires_at = now() - interval '1 second' where id = pg_temp.order_of('cs_4');
select public.expire_holds();
select is(pg_temp.event('e7', 'payment.succeeded', 'cs_4', 5000), 'completed_late', 'a late payment gets its ticket while there is one');
update public.orders set status = 'cancelled' where id in (pg_temp.order_of('cs_2'), pg_temp.order_of('cs_3'));
update public.ticket_types set reserved_count = 0;
select pg_temp.buy('cs_5', 1);
update public.orders set hold_expires_at = now() - interval '1 second' where id = pg_temp.order_of('cs_5');
select public.expire_holds();
update public.ticket_types set quantity = 2;
select is(pg_temp.event('e8', 'payment.succeeded', 'cs_5', 5000), 'refund_late', 'and its money back when there is none');
select is((select count(*)::int from public.jobs where kind = 'refund_payment'), 1, 'by a job');
select is((select public.get_job_source(id) ->> 'providerRef' from public.jobs where kind = 'refund_payment'), 'cs_5', 'that knows what to refund');
select is((select reserved_count + sold_count from public.ticket_types), 2, 'nothing is sold twice');
update public.ticket_types set quantity = 10;

-- Refunds by the planner.
select is(tests.refusal($$ select public.request_refund(pg_temp.order_of('cs_1'), null, 'Ill', tests.id_of('stranger')) $$), 'PT404 not_found', 'strangers refund nothing');
select is(tests.refusal($$ select public.request_refund(pg_temp.order_of('cs_1'), 5001, 'Ill', tests.id_of('host')) $$), 'PT400 invalid_input amountMinor', 'nor anyone too much');
create temp table refund as select public.request_refund(pg_temp.order_of('cs_1'), 2000, 'Ill', tests.id_of('host')) as r;
select is((select r ->> 'providerRef' from refund), 'cs_1', 'the planner refunds a part');
select is(pg_temp.status('cs_1'), 'completed', 'which is not done before the provider says so');
select is(pg_temp.event('e9', 'refund.succeeded', 'cs_1', 2000, jsonb_build_object('refundRef', 're_1', 'refundId', (select r ->> 'refundId' from refund))),
  'partially_refunded', 'then it is');
select is(pg_temp.event('e10', 'refund.succeeded', 'cs_1', 2000, '{"refundRef": "re_1"}'), 'already_applied', 'once');
select is((select status from public.tickets where order_id = pg_temp.order_of('cs_1')), 'valid', 'the ticket stays good');
select is(tests.refusal($$ select public.request_refund(pg_temp.order_of('cs_1'), 3001, 'Ill', tests.id_of('host')) $$), 'PT400 invalid_input amountMinor', 'only the rest is left');
select is(pg_temp.event('e11', 'refund.succeeded', 'cs_1', 3000, '{"refundRef": "re_2"}'), 'refunded', 'the rest, refunded at the provider');
select results_eq($$ select o.status, o.refunded_minor, t.status from public.orders o join public.tickets t on t.order_id = o.id
  where o.id = pg_temp.order_of('cs_1') $$, $$ values ('refunded', 5000::bigint, 'refunded') $$, 'voids order and ticket');
select is((select sold_count from public.ticket_types), 1, 'which is on sale again');
select is((select count(*)::int from public.jobs where kind = 'order_refunded'), 2, 'the buyer is told each time');

-- A refund that overtakes its payment.
select pg_temp.buy('cs_6', 1);
select is(pg_temp.event('e12', 'refund.succeeded', 'cs_6', 5000, '{"refundRef": "re_6"}'), 'refunded', 'a refund before the payment''s news');
select is(pg_temp.event('e13', 'payment.succeeded', 'cs_6', 5000), 'already_applied', 'makes the payment old news');
select is((select count(*)::int from public.tickets where order_id = pg_temp.order_of('cs_6')), 0, 'and no tickets');
select * from finish();
rollback;
