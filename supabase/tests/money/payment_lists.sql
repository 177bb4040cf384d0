-- The list of payments and refunds: whose it is, what is in it, and that its sums are the ledger's.
begin;
select plan(25);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host', 'Spring ball') as event_id, null::text as share, null::uuid as ticket;
grant all on world to public;
update world set share = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Gala', 5000, 9 from world returning id)
update world set ticket = (select id from made);
create function pg_temp.buy(reference text, buyer text, quantity integer) returns void language plpgsql as $$
declare token text;
begin
  token := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', 'hold-' || reference,
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select ticket from world), 'quantity', quantity)))) ->> 'orderToken';
  perform public.place_order(token, jsonb_build_object('buyer', jsonb_build_object('name', buyer, 'email', 'buyer@guests.example'), 'holders', '[]'::jsonb));
  perform public.begin_payment(token, 'test', reference, 5000 * quantity, 'usd');
end $$;
create function pg_temp.event(id text, type text, reference text, amount bigint, extra jsonb default '{}') returns text language sql as $$
  select public.apply_payment_event('test', id, type,
    jsonb_build_object('providerRef', reference, 'amountMinor', amount, 'currency', 'usd', 'testMode', true) || extra) ->> 'outcome'
$$;
create function pg_temp.listed(request jsonb default '{}') returns jsonb language sql as $$ select public.list_payments(request) $$;
create function pg_temp.total(request jsonb default '{}') returns int language sql as $$ select (public.list_payments(request) ->> 'total')::int $$;

select pg_temp.buy('cs_1', 'Ada 100%', 2), pg_temp.buy('cs_2', 'Bo', 1), pg_temp.buy('cs_3', 'Cy', 1);
select pg_temp.event('e1', 'payment.succeeded', 'cs_1', 10000), pg_temp.event('e2', 'payment.succeeded', 'cs_2', 5000);
create temp table refund as select public.request_refund((select order_id from public.payments where provider_ref = 'cs_1'), 2500, 'Ill', tests.id_of('host')) as r;

select tests.sign_in('host');
select is(pg_temp.total(), 3, 'two payments and a refund; a checkout that was only begun is none');
select is(pg_temp.listed('{"filter": "open"}') #>> '{rows,0,status}', 'open', 'the refund is on its way');
select is(public.get_payment_totals(), '[{"currency": "USD", "paymentsMinor": 15000, "refundsMinor": 0, "openMinor": 2500, "troubles": 0, "cashMinor": 15000, "differenceMinor": 0, "differences": []}]',
  'and counts for nothing yet');
reset role;
select pg_temp.event('e3', 'refund.succeeded', 'cs_1', 2500, jsonb_build_object('refundRef', 're_1', 'refundId', (select r ->> 'refundId' from refund)));

select tests.sign_in('host');
select is(public.get_payment_totals() -> 0, '{"currency": "USD", "paymentsMinor": 15000, "refundsMinor": 2500, "openMinor": 0, "troubles": 0, "cashMinor": 12500, "differenceMinor": 0, "differences": []}',
  'until the provider says so: then the sums are the ledger''s');
select is((select (sum(case when l ->> 'kind' = 'payment' then 1 else -1 end * (l ->> 'amountMinor')::bigint))::text from jsonb_array_elements(pg_temp.listed() -> 'rows') l),
  public.get_payment_totals() #>> '{0,cashMinor}', 'and the lines add up to them');
select is(pg_temp.listed('{"filter": "refunds"}') #>> '{rows,0,reason}', 'Ill', 'a refund says why');
select is((pg_temp.listed('{"filter": "payments"}') #>> '{rows,0,about}'), 'Spring ball', 'a payment says for what');
select is(pg_temp.total('{"filter": "payments"}'), 2, 'payments alone');
select is(pg_temp.total('{"filter": "refunds"}'), 1, 'refunds alone');
select is(pg_temp.total('{"filter": "trouble"}') + pg_temp.total('{"filter": "open"}'), 0, 'nothing to look at');
select is(pg_temp.total('{"text": "0%"}'), 2, 'a name is found as it is written, with what went back to it');
select is(pg_temp.total('{"text": "spring BALL"}'), 3, 'and the event''s');
select is((select array_agg(l ->> 'id') from jsonb_array_elements(pg_temp.listed('{"size": 1}') -> 'rows' || (pg_temp.listed(jsonb_build_object('size', 2,
    'beforeAt', pg_temp.listed() #> '{rows,0,at}', 'beforeId', pg_temp.listed() #> '{rows,0,id}')) -> 'rows')) l),
  (select array_agg(l ->> 'id') from jsonb_array_elements(pg_temp.listed() -> 'rows') l), 'parts that follow one another are the whole');
select is(public.get_income(), jsonb_build_array(jsonb_build_object('currency', 'USD', 'nextPayout', null,
    'days', jsonb_build_array(jsonb_build_object('day', (now() at time zone 'utc')::date, 'keptMinor', 12500)))), 'today left what the ledger kept');
select tests.sign_in('viewer');
select is(pg_temp.total(), 3, 'the team sees the same');
select tests.sign_in('stranger');
select is(pg_temp.total(), 0, 'a stranger nothing');
select is(public.get_payment_totals(), '[]', 'nor any sum');
select is(public.get_income(), '[]', 'nor any day');
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_payments() $$), '42501', 'nobody without a sign-in');
select is(tests.refusal($$ select public.get_payment_totals() $$), '42501', 'asks for either');
reset role;
select tests.add_user('chief');
insert into public.administrators (user_id) values (tests.id_of('chief'));
select tests.sign_in('chief');
select is(pg_temp.total(), 0, 'an administrator reads them in the account, not here');
reset role;

-- Somebody's hand in the ledger: the sums are the ledger's, and say that the list does not agree, and where.
select private.book(p.account_id, p.event_id, p.order_id, p.id, null, 'test', 'USD', 'planted', '{"cash": 700, "held": -700}')
from public.payments p where p.provider_ref = 'cs_2';
select tests.sign_in('host');
select is(public.get_payment_totals() -> 0 ->> 'cashMinor', '13200', 'what the ledger holds is what is shown');
select is(public.get_payment_totals() #> '{0,differences}', (select jsonb_agg(jsonb_build_object('eventId', event_id, 'name', 'Spring ball', 'differenceMinor', -700)) from world),
  'and the event whose payments leave another sum is named');
reset role;
insert into public.ledger_entries (account_id, event_id, order_id, payment_id, ledger_account, provider, amount_minor, currency, idempotency_key, booked_at)
select p.account_id, p.event_id, p.order_id, p.id, k.name, 'test', k.amount, 'USD', 'old ' || k.name, now() - interval '91 days'
from public.payments p, (values ('cash', 900), ('held', -900)) k (name, amount) where p.provider_ref = 'cs_2';
insert into public.payouts (account_id, provider, provider_ref, status, currency, arrives_at, test_mode)
select distinct p.account_id, 'test', k.ref, k.status, 'USD', now() + k.days * interval '1 day', true
from public.payments p, (values ('po_paid', 'paid', 1), ('po_later', 'pending', 5), ('po_next', 'pending', 3)) k (ref, status, days)
where p.provider_ref = 'cs_2';
insert into public.payout_lines (account_id, payout_id, line_ref, payment_id, amount_minor, fee_minor)
select k.account_id, k.id, 'txn', p.id, 5000, 175 from public.payouts k, public.payments p where k.provider_ref = 'po_next' and p.provider_ref = 'cs_2';
select tests.sign_in('host');
select is(public.get_income() #>> '{0,days,0,keptMinor}', '13200', 'what is older than 90 days is not of these days');
select is(public.get_income() #> '{0,nextPayout,netMinor}', '4825', 'the next transfer on its way, after its fee');
select * from finish();
rollback;
