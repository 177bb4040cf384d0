-- Paying many back: what is foreseen, who may, each order once, pause and cancel, and what goes by hand.
begin;
select plan(46);
select tests.add_user('host', 'business');
select tests.add_user('editor');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_user('free');
select tests.add_user('admin');
select tests.add_member('host', 'editor', 'editor');
select tests.add_member('host', 'admin', 'admin');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host', 'Spring ball') as event_id, null::text as share, null::uuid as seat;
update world set share = tests.add_link(event_id, 'embed_tickets');
with t as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Seat', 5000, 100 from world returning id) update world set seat = (select id from t);
grant all on world to public;
create function pg_temp.hold(reference text) returns text language sql as $$
  select public.create_hold((select share from world), jsonb_build_object('idempotencyKey', 'holding-' || reference,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 1)))) ->> 'orderToken' $$;
create function pg_temp.buy(reference text) returns void language plpgsql as $$
declare token text := pg_temp.hold(reference);
begin
  perform public.place_order(token, jsonb_build_object('holders', '[]'::jsonb,
    'buyer', jsonb_build_object('name', reference, 'email', reference || '@guests.example')));
  perform public.begin_payment(token, 'test', 'cs_' || reference, 5000, 'usd');
  perform public.apply_payment_event('test', 'paid_' || reference, 'payment.succeeded', jsonb_build_object('providerRef', 'cs_' || reference,
    'chargeRef', 'pi_' || reference, 'amountMinor', 5000, 'currency', 'usd', 'testMode', true));
end $$;
create function pg_temp.of(reference text) returns uuid language sql security definer set search_path = '' as $$
  select p.order_id from public.payments p where p.provider_ref = 'cs_' || reference $$;
create function pg_temp.back(reference text) returns void language sql security definer set search_path = '' as $$
  select public.apply_payment_event('test', 'back_' || r.id, 'refund.succeeded', jsonb_build_object('chargeRef', 'pi_' || reference,
    'refundRef', 're_' || r.id, 'refundId', r.id, 'amountMinor', r.amount_minor, 'currency', 'usd'))
  from public.refunds r join public.payments p on p.id = r.payment_id where p.provider_ref = 'cs_' || reference and r.status = 'pending' $$;
create function pg_temp.run() returns uuid language sql security definer set search_path = '' as $$
  select r.id from public.refund_runs r order by r.created_at desc, r.step limit 1 $$;
create function pg_temp.go(size integer default 10) returns text language sql security definer set search_path = '' as $$
  select public.advance_refund_run((select r.id from public.refund_runs r where r.status in ('running', 'paused', 'cancelled') order by r.created_at desc limit 1), size) ->> 'left' $$;
create function pg_temp.states(reference uuid) returns text language sql as $$
  select string_agg(c.key || ' ' || c.value, ', ' order by c.key) from jsonb_each_text(public.get_refund_run(reference) -> 'counts') c $$;
create function pg_temp.refunds() returns integer language sql security definer set search_path = '' as $$ select count(*)::int from public.refunds $$;
select pg_temp.buy(name) from unnest(array['ada', 'bo', 'cy', 'dan', 'eve']) name;
-- One order is paid by hand, one disputed, one is back already.
update public.payments set provider = 'offline', provider_ref = 'hand_dan' where provider_ref = 'cs_dan';
select public.apply_payment_event('test', 'dispute_cy', 'payment.disputed', '{"chargeRef": "pi_cy", "amountMinor": 5000, "currency": "usd"}');
select public.apply_payment_event('test', 'back_eve', 'refund.succeeded', '{"chargeRef": "pi_eve", "refundRef": "re_eve", "amountMinor": 5000, "currency": "usd"}');
select tests.sign_in('host');
select public.change_order_ticket(t.id, 'transfer', '{"name": "Kofi", "email": "kofi@guests.example"}') from public.tickets t where t.order_id = pg_temp.of('ada');
reset role;
create function pg_temp.kofi() returns jsonb language sql security definer set search_path = '' as $$
  select public.get_ticket(private.derive_token('ticket', t.id, 1)) from public.tickets t where t.holder_email = 'kofi@guests.example' $$;
select is((pg_temp.kofi() ->> 'status') || ' ' || (pg_temp.kofi() #>> '{tickets,0,status}'), 'completed valid', 'a new holder has a ticket that admits');
update public.events set status = 'cancelled' where id = (select event_id from world);

select tests.sign_in('host');
select is(public.preview_refund_run((select event_id from world)) -> 'sums',
  '[{"orders": 2, "currency": "USD", "amountMinor": 10000, "byHandMinor": 5000, "byHandOrders": 1}]'::jsonb, 'what would go back, and what by hand');
select is((select string_agg((c ->> 'buyerName') || ' ' || (c ->> 'why'), ', ') from jsonb_array_elements(public.preview_refund_run((select event_id from world)) -> 'cannot') c),
  'cy disputed', 'and what cannot, with the reason');
select is((select string_agg((c ->> 'buyerName') || ' ' || (c ->> 'why'), ', ') from jsonb_array_elements(public.preview_refund_run((select event_id from world), array[pg_temp.of('eve'), pg_temp.of('ada')]) -> 'cannot') c),
  'eve all_back', 'of a chosen set each is looked at');
select is(pg_temp.refunds(), 1, 'looking writes nothing');
select is(tests.refusal($$ select public.start_refund_run((select event_id from world), array[pg_temp.of('eve')], null, gen_random_uuid()) $$), 'PT409 conflict', 'nothing to give back is refused');
select is(tests.refusal($$ select public.start_refund_run((select event_id from world), null, null, null) $$), 'PT400 invalid_input key_param', 'a press has a key');

-- Who may.
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.preview_refund_run((select event_id from world)) $$), 'PT404 not_found', 'a viewer may not look at it');
select is(tests.refusal($$ select public.start_refund_run((select event_id from world), null, null, gen_random_uuid()) $$), 'PT404 not_found', 'nor start it');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.start_refund_run((select event_id from world), null, null, gen_random_uuid()) $$), 'PT404 not_found', 'nor may a stranger');
select is(tests.refusal($$ select public.advance_refund_run(gen_random_uuid()) $$), '42501', 'and nobody goes on with a run but the server');

-- One press, twice.
select tests.sign_in('editor');
select is(tests.refusal($$ select public.start_refund_run((select event_id from world), null, null, gen_random_uuid()) $$), 'PT404 not_found', 'nor an editor, who gives no money back');
select tests.sign_in('admin');
select is(public.start_refund_run((select event_id from world), null, 'The river came', '0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11') ->> 'orderCount', '4', 'an admin starts it');
select is(public.start_refund_run((select event_id from world), null, 'The river came', '0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11') ->> 'id', pg_temp.run()::text, 'a second press starts nothing more');
select is(tests.refusal($$ select public.start_refund_run((select event_id from world), null, null, gen_random_uuid()) $$), 'PT409 conflict', 'and one run at a time is enough');
select is(pg_temp.states(pg_temp.run()), 'by_hand 1, refused 1, waiting 2', 'everything waits for its turn');
select is(pg_temp.refunds(), 1, 'nothing went yet');

-- Step by step; a pause holds what was not asked for.
select is(pg_temp.go(1), '1', 'one order a step here');
select is(pg_temp.states(pg_temp.run()), 'by_hand 1, on_its_way 1, refused 1, waiting 1', 'is on its way');
select is(public.change_refund_run(pg_temp.run(), 'pause') ->> 'status', 'paused', 'a pause');
select is(pg_temp.go(), '0', 'goes on with nothing');
select is(pg_temp.refunds(), 2, 'not one more');
select is(public.change_refund_run(pg_temp.run(), 'resume') ->> 'status', 'running', 'until it is resumed');
reset role;
select is((select count(*)::int from public.jobs j where j.kind = 'refund_run'), 3, 'which has a job of its own');
select is(pg_temp.go(), '0', 'the rest follows');
select is(pg_temp.go(), '0', 'and then there is nothing to go on with');
select is(pg_temp.refunds(), 3, 'each order has one refund');
select is((select count(*)::int from public.jobs j where j.kind = 'refund_payment'), 2, 'the provider is asked for each');
select is((select status from public.refund_runs), 'done', 'everything was asked for');
select pg_temp.back('ada');
select pg_temp.back('ada');
select tests.sign_in('host');
select is(pg_temp.states(pg_temp.run()), 'by_hand 1, done 1, on_its_way 1, refused 1', 'what is back is counted');
select is(public.get_refund_run(pg_temp.run()) -> 'sums', '[{"currency": "USD", "backMinor": 5000, "wholeMinor": 15000}]'::jsonb, 'and summed');
reset role;
select is((select count(*)::int from public.jobs j where j.kind = 'order_refunded' and j.payload ->> 'orderId' = pg_temp.of('ada')::text), 1, 'its buyer gets one mail');
select is((select private.told_reason(j.payload) from public.jobs j where j.kind = 'order_refunded' and j.payload ->> 'orderId' = pg_temp.of('ada')::text), 'The river came', 'with the reason');

select is((pg_temp.kofi() ->> 'status') || ' ' || (pg_temp.kofi() #>> '{tickets,0,status}'), 'completed cancelled', 'the new holder reads that the ticket is void, not of the giver''s money');
select is((select count(*)::int from public.jobs j where j.kind = 'ticket_cancelled'), 1, 'and hears it by mail');

-- The provider says no to one; somebody hands the cash back.
update public.jobs j set last_error = 'Insufficient funds' where j.kind = 'refund_payment' and j.payload ->> 'refundId' = (
  select r.id::text from public.refunds r join public.payments p on p.id = r.payment_id where p.provider_ref = 'cs_bo');
select tests.sign_in('host');
select is((select l ->> 'state' || ': ' || (l ->> 'problem') from jsonb_array_elements(public.list_refund_run_orders(pg_temp.run(), array['delayed'])) l), 'delayed: Insufficient funds', 'what the provider said stands at the order');
reset role;
select public.apply_payment_event('test', 'failed_bo', 'refund.failed', jsonb_build_object('chargeRef', 'pi_bo', 'refundId', r.id))
from public.refunds r join public.payments p on p.id = r.payment_id where p.provider_ref = 'cs_bo';
select tests.sign_in('host');
select is((select string_agg(l ->> 'buyerName' || ' ' || (l ->> 'state'), ', ' order by l ->> 'buyerName') from jsonb_array_elements(public.list_refund_run_orders(pg_temp.run())) l),
  'ada done, bo failed, cy refused, dan by_hand', 'each order says how far it is');
create function pg_temp.dan() returns uuid language sql security definer set search_path = '' as $$ select p.order_id from public.payments p where p.provider_ref = 'hand_dan' $$;
select is(tests.refusal($$ select public.note_paid_by_hand(pg_temp.run(), pg_temp.of('ada')) $$), 'PT404 not_found', 'what the provider gives back has no tick');
select public.note_paid_by_hand(pg_temp.run(), pg_temp.dan());
select public.note_paid_by_hand(pg_temp.run(), pg_temp.dan());
select is(pg_temp.states(pg_temp.run()), 'done 2, failed 1, refused 1', 'the tick of cash counts once');
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.note_paid_by_hand(pg_temp.run(), pg_temp.dan()) $$), 'PT404 not_found', 'a viewer ticks nothing');
select is(public.get_refund_run(pg_temp.run()) ->> 'orderCount', '4', 'but sees how far it is');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_refund_run(pg_temp.run()) $$), 'PT404 not_found', 'a stranger sees nothing');
select is((select count(*)::int from public.refund_run_orders), 0, 'in no table either');

-- A second run takes what failed; a cancelled one leaves the rest; without a team's plan its owner alone goes on.
select tests.sign_in('host');
create temp table again as select public.start_refund_run((select event_id from world), null, null, gen_random_uuid()) as run;
select is(public.change_refund_run((select (run ->> 'id')::uuid from again), 'cancel') ->> 'status', 'cancelled', 'a run is cancelled');
select is(pg_temp.go(), '0', 'and goes no further');
reset role;
update public.subscriptions set plan_type = 'free' where user_id = tests.id_of('host');
select tests.sign_in('admin');
select is(tests.refusal($$ select public.start_refund_run((select event_id from world), null, null, gen_random_uuid()) $$), 'PT404 not_found', 'an admin whose plan has no team may not');
select * from finish();
rollback;
