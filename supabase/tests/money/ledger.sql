-- Money that fits and money that does not: the ledger's accounts, credit notes, mismatches, disputes, and
-- the reconciliation that sees each kind of difference.
begin;
select plan(52);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host', 'Spring ball') as event_id, null::text as share, null::uuid as gala, null::uuid as supper;
grant all on world to public;
update world set share = tests.add_link(event_id, 'embed_tickets');
insert into public.ticket_settings (event_id, fee_bps, fee_fixed_minor, seller_details) select event_id, 300, 0, E'Ball Ltd\n1 High Street' from world;
insert into public.taxes (account_id, name, rate_bps, is_included) select e.account_id, t.name, t.bps, true from world join public.events e on e.id = world.event_id, (values ('VAT', 1900), ('Reduced VAT', 700)) t (name, bps);
with made as (insert into public.ticket_types (event_id, name, price_minor, quantity, fee_mode, tax_id)
  select event_id, 'Gala', 5000, 9, 'pass_on', (select id from public.taxes where name = 'VAT') from world returning id)
update world set gala = (select id from made);
with made as (insert into public.ticket_types (event_id, name, price_minor, quantity, fee_mode, tax_id)
  select event_id, 'Supper', 3333, 9, 'absorb', (select id from public.taxes where name = 'Reduced VAT') from world returning id)
update world set supper = (select id from made);
create function pg_temp.buy(reference text, galas integer, suppers integer) returns bigint language plpgsql as $$
declare held jsonb;
begin
  held := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', 'hold-' || reference, 'items', jsonb_build_array(
    jsonb_build_object('ticketTypeId', (select gala from world), 'quantity', galas), jsonb_build_object('ticketTypeId', (select supper from world), 'quantity', suppers))));
  perform public.place_order(held ->> 'orderToken', '{"buyer": {"name": "Ada", "email": "ada@guests.example"}, "holders": []}');
  perform public.begin_payment(held ->> 'orderToken', 'test', reference, (held ->> 'totalMinor')::bigint, 'usd');
  return (held ->> 'totalMinor')::bigint;
end $$;
create function pg_temp.event(id text, type text, reference text, amount bigint, extra jsonb default '{}') returns text language sql as $$
  select public.apply_payment_event('test', id, type, jsonb_build_object('providerRef', 'cs_' || reference, 'chargeRef', 'pi_' || reference,
    'amountMinor', amount, 'currency', 'usd', 'testMode', true) || extra) ->> 'outcome' $$;
create function pg_temp.order_of(reference text) returns uuid language sql security definer set search_path = '' as $$
  select p.order_id from public.payments p where p.provider_ref = 'cs_' || reference $$;
create function pg_temp.payment_of(reference text) returns uuid language sql security definer set search_path = '' as $$
  select p.id from public.payments p where p.provider_ref = 'cs_' || reference $$;
create function pg_temp.book(reference text) returns text language sql security definer set search_path = '' as $$
  select string_agg(b.ledger_account || ' ' || b.minor, ', ' order by b.ledger_account) from (select e.ledger_account, sum(e.amount_minor) as minor
    from public.ledger_entries e where e.order_id = pg_temp.order_of(reference) group by 1) b where b.minor <> 0 $$;
create function pg_temp.total(reference text) returns bigint language sql security definer set search_path = '' as $$ select o.total_minor from public.orders o where o.id = pg_temp.order_of(reference) $$;
create function pg_temp.attention(reference text) returns text language sql security definer set search_path = '' as $$ select o.needs_attention from public.orders o where o.id = pg_temp.order_of(reference) $$;
create function pg_temp.back(id text, reference text, amount bigint, seats uuid[] default '{}') returns text language sql as $$
  select pg_temp.event(id, 'refund.succeeded', reference, amount, jsonb_build_object('refundRef', 're_' || id, 'refundId',
    public.request_refund(pg_temp.order_of(reference), amount, null, tests.id_of('host'), to_jsonb(seats)) ->> 'refundId')) $$;

-- A sale, its invoice, and parts of it that go back until nothing is left of any account.
select is(pg_temp.buy('cs_a', 2, 1), 13633::bigint, 'two galas with their fee and a supper');
select pg_temp.event('a1', 'payment.succeeded', 'a', 13633);
select is(pg_temp.book('a'), 'cash 13633, fees -300, sales -11471, tax -1862', 'are booked as what they cost');
select is((select string_agg((t ->> 'label') || ' ' || (t ->> 'netMinor') || '+' || (t ->> 'taxMinor'), ', ' order by t ->> 'label') from public.order_invoices i, jsonb_array_elements(i.taxes) t
  where i.order_id = pg_temp.order_of('a')), 'Reduced VAT 7% 3115+218, VAT 19% 8656+1644', 'and billed by rate of tax');
select is(pg_temp.back('a2', 'a', 3333, array(select id from public.tickets where order_id = pg_temp.order_of('a') and ticket_type_id = (select supper from world))),
  'partially_refunded', 'the supper goes back');
select is((select taxes::text from public.order_invoices where kind = 'credit_note' and order_id = pg_temp.order_of('a')),
  jsonb_build_array(jsonb_build_object('label', 'Reduced VAT 7%', 'netMinor', -3115, 'taxMinor', -218, 'totalMinor', -3333))::text, 'credited at its own rate');
select is(pg_temp.back('a3', 'a', 1000), 'partially_refunded', 'money alone');
select is(pg_temp.book('a'), 'cash 9300, fees -205, refunds 3860, sales -11471, tax -1484', 'takes its share of fee and tax');
select is(pg_temp.back('a4', 'a', 9300), 'refunded', 'the rest');
select is(pg_temp.book('a'), 'refunds 11471, sales -11471', 'leaves nothing of either');
select is((select sum(net_minor) || ' ' || sum(tax_minor) || ' ' || sum(total_minor) from public.order_invoices where order_id = pg_temp.order_of('a')), '0 0 0', 'and the credit notes take back the whole invoice');

-- Paid twice.
select pg_temp.buy('cs_b', 0, 1);
select pg_temp.event('b1', 'payment.succeeded', 'b', 3333);
insert into public.payments (account_id, event_id, order_id, provider, provider_ref, amount_minor, currency, test_mode)
select account_id, event_id, order_id, 'test', 'cs_b2', 3333, 'USD', true from public.payments where provider_ref = 'cs_b';
select is(pg_temp.event('b2', 'payment.succeeded', 'b2', 3333), 'refund_duplicate', 'a second payment of an order');
select is(pg_temp.book('b'), 'cash 6666, held -3333, sales -3115, tax -218', 'is held for the buyer and sells nothing twice');
select is(pg_temp.event('b3', 'refund.succeeded', 'b2', 3333, jsonb_build_object('refundRef', 're_b', 'refundId', (select id from public.refunds where payment_id = pg_temp.payment_of('b2')))), 'refunded_duplicate', 'and goes back');
select is(pg_temp.book('b'), 'cash 3333, sales -3115, tax -218', 'without touching the sale');
select is((select count(*)::int from public.order_invoices where order_id = pg_temp.order_of('b')), 1, 'or its invoice');

-- Paid late and sold out.
select pg_temp.buy('cs_c', 1, 0);
update public.orders set hold_expires_at = now() - interval '1 second' where id = pg_temp.order_of('c');
select public.expire_holds();
update public.ticket_types set quantity = sold_count + reserved_count where id = (select gala from world) and sold_count + reserved_count > 0;
update public.ticket_types set status = 'paused', quantity = 1 where id = (select gala from world);
insert into public.capacity_pools (event_id, label, capacity) select event_id, 'Full', 1 from world;
update public.capacity_pools set taken_count = 1 where label = 'Full';
update public.ticket_types set capacity_pool_id = (select id from public.capacity_pools where label = 'Full') where id = (select gala from world);
select is(pg_temp.event('c1', 'payment.succeeded', 'c', 5150), 'refund_late', 'paid late and sold out');
select is(pg_temp.book('c'), 'cash 5150, held -5150', 'no sale was made');
select is(pg_temp.event('c2', 'refund.succeeded', 'c', 5150, jsonb_build_object('refundRef', 're_c', 'refundId', (select id from public.refunds where payment_id = pg_temp.payment_of('c')))), 'refunded', 'the money is back');
select is(pg_temp.book('c'), null, 'nothing is left in the books');
select is((select count(*)::int from public.order_invoices where order_id = pg_temp.order_of('c')), 0, 'and what was never billed is not credited');

-- Not what was asked for.
select pg_temp.buy('cs_d', 0, 1);
select is(pg_temp.event('d1', 'payment.succeeded', 'd', 3300), 'mismatch', 'another amount');
select is((select status || ' ' || received_minor || ' ' || amount_minor from public.payments where provider_ref = 'cs_d'), 'mismatch 3300 3333', 'is no payment of the order');
select is(pg_temp.book('d'), 'cash 3300, held -3300', 'is booked as what came');
select is(tests.refusal($$ select public.refund_extra_payment(pg_temp.payment_of('d'), null, tests.id_of('viewer')) $$), 'PT404 not_found', 'a viewer gives nothing back');
select is(tests.refusal($$ select public.refund_extra_payment(pg_temp.payment_of('d'), null, tests.id_of('stranger')) $$), 'PT404 not_found', 'nor does a stranger');
select is(tests.refusal($$ select public.refund_extra_payment(pg_temp.payment_of('b'), null, tests.id_of('host')) $$), 'PT409 conflict', 'nor the host what paid for an order');
create temp table refund as select public.refund_extra_payment(pg_temp.payment_of('d'), 'Wrong sum', tests.id_of('host')) as r;
select is((select r ->> 'amountMinor' from refund), '3300', 'the host gives back what came');
select is(tests.refusal($$ select public.refund_extra_payment(pg_temp.payment_of('d'), null, tests.id_of('host')) $$), 'PT409 conflict', 'once');
select is(pg_temp.event('d2', 'refund.succeeded', 'd', 3300, jsonb_build_object('refundRef', 're_d', 'refundId', (select r ->> 'refundId' from refund))), 'refunded_extra', 'the provider did');
select is(pg_temp.book('d'), null, 'and the books are as before');
select is((select status from public.orders where id = pg_temp.order_of('d')), 'awaiting_payment', 'the order still waits');

-- Disputes, in any order.
select pg_temp.buy('cs_e', 0, 1);
select is(public.apply_payment_event('test', 'e1', 'dispute.lost', '{"chargeRef": "pi_e", "amountMinor": 3333, "currency": "USD"}') ->> 'outcome', 'unknown', 'a lost dispute before the payment''s news');
select is(pg_temp.event('e2', 'payment.succeeded', 'e', 3333), 'completed', 'waits for it');
select is((select o.status || ' ' || p.status || ' ' || string_agg(t.status, ' ') from public.orders o join public.payments p on p.order_id = o.id join public.tickets t on t.order_id = o.id
  where o.id = pg_temp.order_of('e') group by o.status, p.status), 'refunded succeeded refunded', 'and then takes the money and the ticket');
select is(public.apply_payment_event('test', 'e3', 'payment.disputed', '{"chargeRef": "pi_e", "amountMinor": 3333, "currency": "USD"}') ->> 'outcome', 'already_applied', 'that it was opened is old news');
select is((select status from public.payments where provider_ref = 'cs_e'), 'succeeded', 'and nothing stays disputed');
select is(pg_temp.attention('e'), 'The dispute was lost: the money is gone and the tickets are void', 'the host is told');

-- Somebody looked into it.
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.resolve_order_attention(pg_temp.order_of('e')) $$), 'PT404 not_found', 'a viewer settles nothing');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.resolve_order_attention(pg_temp.order_of('e')) $$), 'PT404 not_found', 'nor does a stranger');
select tests.be_anonymous();
select is(tests.refusal($$ select public.resolve_order_attention('00000000-0000-4000-8000-000000000000') $$), '42501', 'nor does nobody');
select tests.sign_in('host');
select is(public.resolve_order_attention(pg_temp.order_of('e'), 'Called the bank') -> 'needsAttention', 'null'::jsonb, 'the host does');
select is(public.resolve_order_attention(pg_temp.order_of('e')) ->> 'needsAttention', null, 'twice changes nothing');
reset role;
select is((select count(*) || ' ' || min(before ->> 'needsAttention') || ', ' || min(after ->> 'note') from public.audit_log where action = 'orders.attention_resolved'),
  '1 The dispute was lost: the money is gone and the tickets are void, Called the bank', 'and the log keeps what it was');

-- Three sums, and each kind of difference planted.
create function pg_temp.sums() returns text language sql as $$
  select (r ->> 'ordersMinor') || ' ' || (r ->> 'providersMinor') || ' ' || (r ->> 'cashMinor') || ' ' || (r ->> 'differenceCount') || ' ' || (r ->> 'imbalanceMinor')
  from public.get_reconciliation((select event_id from world)) r $$;
create function pg_temp.found() returns text language sql as $$
  select string_agg((d ->> 'ordersMinor') || ' ' || (d ->> 'providersMinor') || ' ' || (d ->> 'cashMinor'), '; ')
  from jsonb_array_elements(public.get_reconciliation((select event_id from world)) -> 'differences') d $$;
select tests.sign_in('host');
select is(pg_temp.sums(), '3333 3333 3333 0 0', 'after all that, three sums are one');
reset role;
savepoint planted;
update public.order_items set unit_minor = 3334 where order_id = pg_temp.order_of('b');
select tests.sign_in('host');
select is(pg_temp.found(), '3334 3333 3333', 'a line that was changed is seen');
reset role;
rollback to planted;
update public.refunds set amount_minor = 3000 where order_id = pg_temp.order_of('e');
select tests.sign_in('host');
select is(pg_temp.found(), '333 0 0', 'a refund that was changed');
reset role;
rollback to planted;
update public.provider_events set payload = payload || '{"amountMinor": 3000}' where event_id = 'b1';
select tests.sign_in('host');
select is(pg_temp.found(), '3333 3000 3333', 'a payment the provider tells otherwise');
reset role;
rollback to planted;
insert into public.provider_events (provider, event_id, event_type, payload, payment_id) values ('test', 'x', 'refund.succeeded', '{"refundRef": "re_x", "amountMinor": 33, "currency": "USD"}', pg_temp.payment_of('b'));
select tests.sign_in('host');
select is(pg_temp.found(), '3333 3300 3333', 'a refund the provider made and nobody noted');
reset role;
rollback to planted;
insert into public.ledger_entries (account_id, event_id, order_id, ledger_account, amount_minor, currency, idempotency_key)
select account_id, event_id, id, 'cash', 5, 'USD', 'x' from public.orders where id = pg_temp.order_of('b');
select tests.sign_in('host');
select is(pg_temp.found() || ' ' || (public.get_reconciliation((select event_id from world)) ->> 'imbalanceMinor'), '3333 3333 3338 5', 'an entry that is torn');
reset role;
rollback to planted;
select pg_temp.buy('cs_f', 0, 1);
select pg_temp.event('f1', 'payment.succeeded', 'f', 3333, '{"currency": "eur"}');
select tests.sign_in('host');
select is((select r #>> '{extra,0,amountMinor}' || ' ' || (r #>> '{extra,0,currency}') || ' ' || (r ->> 'differenceCount') from public.get_reconciliation((select event_id from world)) r), '3333 EUR 0', 'money of another currency is listed by itself');
select tests.sign_in('viewer');
select is(pg_temp.sums(), '3333 3333 3333 0 0', 'the team sees the same');
select tests.sign_in('stranger');
select is(tests.refusal($$ select pg_temp.sums() $$), 'PT404 not_found', 'a stranger nothing');
reset role;
select * from finish();
rollback;
