-- Payouts: kept once, for whom the money is, and line by line what the ledger says.
begin;
select plan(22);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host', 'Spring ball') as event_id, null::text as share, null::uuid as seat;
update world set share = tests.add_link(event_id, 'embed_tickets');
with t as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Seat', 5000, 10 from world returning id) update world set seat = (select id from t);
create function pg_temp.buy(reference text) returns void language plpgsql as $$
declare token text;
begin
  token := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', 'holding-' || reference,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 1)))) ->> 'orderToken';
  perform public.place_order(token, '{"buyer": {"name": "Ada", "email": "ada@guests.example"}, "holders": []}');
  perform public.begin_payment(token, 'test', 'cs_' || reference, 5000, 'usd');
  perform public.apply_payment_event('test', 'paid_' || reference, 'payment.succeeded', jsonb_build_object('providerRef', 'cs_' || reference,
    'chargeRef', 'pi_' || reference, 'amountMinor', 5000, 'currency', 'usd', 'testMode', true));
end $$;
create function pg_temp.payout(event text, state text, lines jsonb, reference text default 'po_1') returns jsonb language sql as $$
  select public.apply_payout('test', event, jsonb_build_object('payoutRef', reference, 'status', state, 'currency', 'usd',
    'arrivesAt', '2027-05-03T00:00:00Z', 'testMode', true), lines) $$;
create function pg_temp.line(reference text, charge text, amount bigint, fee bigint, refund text default null) returns jsonb language sql as $$
  select jsonb_build_object('ref', reference, 'chargeRef', charge, 'refundRef', refund, 'amountMinor', amount, 'feeMinor', fee) $$;
create function pg_temp.first_payout() returns uuid language sql security definer set search_path = '' as $$ select k.id from public.payouts k order by k.created_at limit 1 $$;
select pg_temp.buy('a'), pg_temp.buy('b');
select public.apply_payment_event('test', 'back_a', 'refund.succeeded', '{"chargeRef": "pi_a", "refundRef": "re_a", "amountMinor": 1000, "currency": "usd"}');
create temp table lines as select jsonb_build_array(pg_temp.line('t1', 'pi_a', 5000, 175), pg_temp.line('t2', 'pi_a', -1000, 0, 're_a'),
  pg_temp.line('t3', 'pi_of_a_plan', 900, 30)) as l;

select is(pg_temp.payout('p1', 'pending', (select l from lines)) ->> 'lines', '2', 'what is the account''s is kept, other business is not');
select is(pg_temp.payout('p1', 'pending', (select l from lines)) ->> 'lines', '0', 'the same news again changes nothing');
select is((select status from public.payouts), 'pending', 'it is on its way');
select is(pg_temp.payout('p2', 'paid', (select l from lines)) ->> 'lines', '0', 'that it arrived');
select is((select status from public.payouts), 'paid', 'is noted');
select pg_temp.payout('p0', 'pending', (select l from lines));
select is((select status from public.payouts), 'paid', 'and stays so when old news come late');
select is((select count(*)::int from public.payout_lines), 2, 'each line once');
select is((select count(*)::int from public.provider_events where outcome = 'payout'), 3, 'every event is in the ledger of events');
select is(tests.refusal($$ update public.payout_lines set amount_minor = 1 $$), 'PT405 not_allowed', 'a line is never changed');

select tests.sign_in('host');
select is((select (r ->> 'grossMinor') || ' ' || (r ->> 'feeMinor') || ' ' || (r ->> 'netMinor') from (select public.list_payouts() #> '{rows,0}' as r) x), '4000 175 3825', 'gross, fee and what the bank got');
select is(public.get_payout_totals() -> 0, '{"provider": "test", "currency": "USD", "keptMinor": 9000, "sentMinor": 4000, "feeMinor": 175, "comingMinor": 0, "waitingMinor": 5000, "differences": 0}',
  'what was sent and what still waits are what the ledger kept');
select is((select string_agg((l ->> 'amountMinor') || ' ' || (l ->> 'about'), ', ' order by l ->> 'amountMinor') from jsonb_array_elements(public.get_payout(pg_temp.first_payout()) -> 'lines') l),
  '-1000 Spring ball, 5000 Spring ball', 'every line says what for');
select tests.sign_in('viewer');
select is((public.list_payouts() ->> 'total')::int, 1, 'the team sees the same');
select is((select count(*)::int from public.payout_lines), 2, 'with its lines');
select tests.sign_in('stranger');
select is((public.list_payouts() ->> 'total')::int, 0, 'a stranger sees none');
select is(public.get_payout_totals(), '[]', 'no sum');
select is((select count(*)::int from public.payouts) + (select count(*)::int from public.payout_lines), 0, 'no row');
select is(tests.refusal($$ select public.get_payout(pg_temp.first_payout()) $$), 'PT404 not_found', 'and opens none');
select is(tests.refusal($$ select public.apply_payout('test', 'x', '{}', '[]') $$), '42501', 'nobody tells of payouts but the server');
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_payouts() $$), '42501', 'a visitor asks for nothing');
reset role;
select pg_temp.payout('p5', 'paid', jsonb_build_array(pg_temp.line('t9', 'pi_b', 4999, 0)), 'po_2');
select tests.sign_in('host');
select is((public.get_payout_totals() #>> '{0,differences}')::int, 1, 'a line that is not what the ledger says is seen');
reset role;
select tests.add_user('chief');
insert into public.administrators (user_id) values (tests.id_of('chief'));
select tests.sign_in('chief');
select is((public.list_payouts() ->> 'total')::int, 0, 'an administrator reads them in the account, not here');
reset role;
select * from finish();
rollback;
