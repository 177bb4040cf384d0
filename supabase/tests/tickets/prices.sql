-- What tickets cost: models, tiers, fees, taxes, promo codes, add-ons, groups; and who may set it.
begin;
select plan(61);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_user('freehost');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.add_event('freehost') as free_event_id,
  null::text as share, null::uuid as tax_top, null::uuid as tax_in;
update world set share = tests.add_link(event_id, 'embed_tickets');
grant all on world to public;

create function pg_temp.type(label text, fields jsonb default '{}') returns uuid language plpgsql as $$
declare made uuid;
begin
  insert into public.ticket_types (event_id, name, price_model, price_minor, minimum_minor, group_size, is_add_on, visibility,
    fee_mode, tax_id, quantity, max_per_order)
  select w.event_id, label, coalesce(fields ->> 'model', 'paid'), coalesce((fields ->> 'price')::bigint, 0),
    coalesce((fields ->> 'least')::bigint, 0), coalesce((fields ->> 'size')::int, 1), coalesce((fields ->> 'addOn')::boolean, false),
    coalesce(fields ->> 'visibility', 'public'), coalesce(fields ->> 'fee', 'absorb'), (fields ->> 'tax')::uuid,
    (fields ->> 'quantity')::int, 100 from world w returning id into made;
  return made;
end $$;
create function pg_temp.id(label text) returns uuid language sql security definer set search_path = '' as $$ select id from public.ticket_types where name = label $$;
create function pg_temp.hold(items jsonb, code text default null) returns jsonb language sql as $$
  select public.create_hold((select share from world), jsonb_strip_nulls(jsonb_build_object('idempotencyKey', gen_random_uuid(), 'items', items, 'promoCode', code)))
$$;
create function pg_temp.one(label text, quantity int default 1, code text default null) returns jsonb language sql as $$
  select pg_temp.hold(jsonb_build_array(jsonb_build_object('ticketTypeId', pg_temp.id(label), 'quantity', quantity)), code)
$$;
create function pg_temp.shown(label text, code text default null) returns jsonb language sql as $$
  select t from jsonb_array_elements(case when code is null then public.get_shared_event((select share from world), 'tickets') -> 'tickets'
    else public.check_promo_code((select share from world), code) -> 'tickets' end) t where t ->> 'name' = label
$$;

-- Who may set prices.
select tests.sign_in('host');
select lives_ok($$ insert into public.taxes (account_id, name, rate_bps, is_included)
  values (tests.account_of('host'), 'Sales tax', 825, false), (tests.account_of('host'), 'VAT', 1900, true) $$, 'the host adds taxes');
select lives_ok($$ insert into public.ticket_settings (event_id, fee_bps, fee_fixed_minor) select event_id, 250, 30 from world $$, 'and sets a fee');
select lives_ok($$ insert into public.promo_codes (event_id, code, kind, percent_bps) select event_id, 'TENTH', 'percent', 1000 from world $$, 'and a code');
select is(tests.refusal($$ insert into public.promo_codes (event_id, code, kind) select event_id, 'NOTHING', 'fixed' from world $$), 'PT400 invalid_input value', 'that takes something off');
select is(tests.refusal($$ insert into public.promo_codes (event_id, code, kind) select event_id, 'KEY', 'unlock' from world $$), 'PT400 invalid_input ticket_type_ids', 'or unlocks something');
select tests.sign_in('viewer');
select is((select count(*)::int from public.promo_codes) + (select count(*)::int from public.taxes) + (select count(*)::int from public.ticket_settings), 4, 'a viewer sees them');
select is(tests.refusal($$ insert into public.promo_codes (event_id, code, kind, percent_bps) select event_id, 'MINE', 'percent', 5000 from world $$), '42501', 'and adds none');
select is(tests.touched($$ update public.ticket_settings set fee_bps = 0 $$), 0, 'nor changes any');
select tests.sign_in('stranger');
select is((select count(*)::int from public.promo_codes) + (select count(*)::int from public.taxes) + (select count(*)::int from public.ticket_settings) + (select count(*)::int from public.ticket_tiers), 0, 'a stranger sees nothing');
select is(tests.refusal($$ insert into public.ticket_settings (event_id) select free_event_id from world $$), '42501', 'and sets nothing of another''s event');
select tests.sign_in('freehost');
select is(tests.refusal($$ insert into public.ticket_settings (event_id, fee_bps) select free_event_id, 1 from world $$), 'PT403 plan_required Ticket Management', 'a free plan sets no fees');
select tests.be_anonymous();
select is(tests.refusal($$ select * from public.promo_codes $$), '42501', 'and strangers read no codes');
reset role;
update world set tax_top = (select id from public.taxes where name = 'Sales tax'), tax_in = (select id from public.taxes where name = 'VAT');
select pg_temp.type('Plain', '{"price": 2000}'), pg_temp.type('Free'), pg_temp.type('With fee', '{"price": 2000, "fee": "pass_on"}'),
  pg_temp.type('Taxed', jsonb_build_object('price', 2000, 'fee', 'pass_on', 'tax', tax_top)),
  pg_temp.type('With VAT', jsonb_build_object('price', 11900, 'tax', tax_in)),
  pg_temp.type('Your price', '{"model": "pay_what_you_can", "price": 1500, "least": 500}'),
  pg_temp.type('Table', '{"model": "group", "price": 10000, "size": 3, "quantity": 2}'),
  pg_temp.type('Steps', '{"model": "tiered", "price": 5000}'),
  pg_temp.type('Dinner', '{"price": 3000, "addOn": true}'),
  pg_temp.type('Secret', '{"price": 4000, "visibility": "code"}'), pg_temp.type('Crew', '{"visibility": "hidden"}') from world;
insert into public.ticket_tiers (event_id, ticket_type_id, name, price_minor, ends_at, up_to, position)
select event_id, pg_temp.id('Steps'), 'Gone', 1000, now() - interval '1 day', null::int, 0 from world union all
select event_id, pg_temp.id('Steps'), 'Early', 2000, null, 3, 1 from world union all
select event_id, pg_temp.id('Steps'), 'Regular', 3500, now() + interval '5 days', 10, 2 from world;
insert into public.promo_codes (event_id, code, kind, amount_minor, ticket_type_ids, max_uses, per_person)
select event_id, 'TENOFF', 'fixed', 1000, '{}', 2, 1 from world union all
select event_id, 'SECRET', 'unlock', 0, array[pg_temp.id('Secret')], null, null from world union all
select event_id, 'PLAINONLY', 'fixed', 500, array[pg_temp.id('Plain')], null, null from world;
insert into public.promo_codes (event_id, code, kind, percent_bps, starts_at, ends_at)
select event_id, 'TOOLATE', 'percent', 100, null::timestamptz, now() - interval '1 hour' from world union all
select event_id, 'TOOSOON', 'percent', 100, now() + interval '1 hour', null from world;
select is((select price_model from public.ticket_types where name = 'Free'), 'free', 'a price of nothing is free');
select is(tests.refusal($$ select pg_temp.type('Bad', '{"model": "group", "price": 1}') $$), 'PT400 invalid_input group_size', 'a group has a size');
select is(tests.refusal($$ select pg_temp.type('Bad', '{"model": "pay_what_you_can", "price": 1, "least": 2}') $$), 'PT400 invalid_input price_minor', 'a suggestion is not below the least');

select tests.be_server();
-- What is shown is what is charged.
select is(pg_temp.shown('With fee') ->> 'priceMinor', '2080', 'a fee that is passed on is in the first price');
select is(pg_temp.shown('Taxed') ->> 'priceMinor', '2252', 'with a tax on top of price and fee');
select is(pg_temp.shown('With VAT') #>> '{price,taxMinor}', '1900', 'a tax within is told and adds nothing');
select is(pg_temp.shown('With VAT') ->> 'priceMinor', '11900', 'to the price');
select is(pg_temp.shown('Free') ->> 'priceMinor', '0', 'a free ticket has no fee');
select is(pg_temp.shown('Crew') is null and pg_temp.shown('Secret') is null, true, 'hidden and locked types are not shown');
select is(pg_temp.shown('Table') #>> '{price,groupSize}', '3', 'a group says how many it admits');
select is(bool_and((pg_temp.one(t ->> 'name') ->> 'totalMinor') = t ->> 'priceMinor'), true, 'every shown price is the charged price')
from jsonb_array_elements(public.get_shared_event((select share from world), 'tickets') -> 'tickets') t where t ->> 'name' <> 'Dinner';
select is((select (o ->> 'feeMinor')::int + (o ->> 'taxMinor')::int from (select pg_temp.one('Taxed', 3) as o) x), 756, 'an order says how much is fee and tax');

-- Steps.
select is(pg_temp.shown('Steps') #>> '{price,tier}', 'Early', 'the first step in force');
select is(pg_temp.shown('Steps') #>> '{price,beforeMinor}', '5000', 'beside the regular price');
select is(pg_temp.shown('Steps', 'tenth') -> 'price' ->> 'beforeMinor', '5000', 'which a code does not lower');
select is(pg_temp.shown('Steps') ->> 'maxPerOrder', '2', 'sold as long as it lasts');
select is(tests.refusal($$ select pg_temp.one('Steps', 3) $$), 'PT409 limit_exceeded items', 'never more of a step than it has');
select is(pg_temp.one('Steps', 2) #>> '{lines,0,name}', 'Steps · Early', 'the line names the step');
select is(pg_temp.shown('Steps') ->> 'priceMinor', '3500', 'then the next one');
reset role;
update public.ticket_tiers set ends_at = now() - interval '1 minute' where name = 'Regular';
select tests.be_server();
select is(pg_temp.shown('Steps') ->> 'priceMinor', '5000', 'and after the last the price itself');
select is(pg_temp.shown('Steps') #>> '{price,beforeMinor}', null, 'with no other beside it');

-- Your price, groups, add-ons.
select is((pg_temp.hold(jsonb_build_array(jsonb_build_object('ticketTypeId', pg_temp.id('Your price'), 'quantity', 2, 'amountMinor', 700)))) ->> 'totalMinor', '1400', 'buyers name their price');
select is(tests.refusal($$ select pg_temp.hold(jsonb_build_array(jsonb_build_object('ticketTypeId', pg_temp.id('Your price'), 'quantity', 1, 'amountMinor', 499))) $$), 'PT400 invalid_input amount', 'not below the least');
select is((pg_temp.hold(jsonb_build_array(jsonb_build_object('ticketTypeId', pg_temp.id('Plain'), 'quantity', 1, 'amountMinor', 1)))) ->> 'totalMinor', '2000', 'elsewhere the server names it');
select is(tests.refusal($$ select pg_temp.one('Dinner') $$), 'PT409 limit_exceeded items', 'an add-on goes with a ticket');
select is((pg_temp.hold(jsonb_build_array(jsonb_build_object('ticketTypeId', pg_temp.id('Dinner'), 'quantity', 2),
  jsonb_build_object('ticketTypeId', pg_temp.id('Plain'), 'quantity', 2)))) ->> 'totalMinor', '10000', 'one for each');
select is((public.place_order(pg_temp.one('Table') ->> 'orderToken', '{"buyer": {"name": "Ada", "email": "ada@guests.example"}}')) ->> 'status', 'awaiting_payment', 'a table is bought');
select is(tests.refusal($$ select pg_temp.one('Table') $$), 'PT409 sold_out items', 'two tables are two pieces');

-- Codes.
select is(pg_temp.shown('Plain', 'tenth') ->> 'priceMinor', '1800', 'a code lowers what is shown');
select is(pg_temp.shown('Plain', 'tenth') #>> '{price,beforeMinor}', '2000', 'beside the price before');
select is(pg_temp.one('Plain', 2, 'tenth') ->> 'totalMinor', '3600', 'and what is charged');
select is(pg_temp.one('With VAT', 1, 'PLAINONLY') ->> 'totalMinor', '11900', 'only for what it covers');
select is(pg_temp.shown('Secret', 'secret') ->> 'priceMinor', '4000', 'a key shows what is locked');
select is(pg_temp.one('Secret', 1, 'SECRET') ->> 'totalMinor', '4000', 'and opens it');
select is(tests.refusal($$ select pg_temp.one('Secret') $$), 'PT400 invalid_input items', 'which nobody buys without');
select is(tests.refusal($$ select pg_temp.one('Crew', 1, 'SECRET') $$), 'PT400 invalid_input items', 'hidden types open for nobody');
select is(tests.refusal($$ select pg_temp.one('Plain', 1, 'WRONG') $$), 'PT404 invalid_input promoCode', 'an unknown code');
select is(tests.refusal($$ select pg_temp.one('Plain', 1, 'TOOSOON') $$), 'PT404 invalid_input promoCode', 'one before its time says no more');
select is(tests.refusal($$ select pg_temp.one('Plain', 1, 'TOOLATE') $$), 'PT409 invalid_input promoCode', 'one after it');
create temp table tenoff as select pg_temp.one('Plain', 1, 'TENOFF') as o;
select is((select o ->> 'totalMinor' from tenoff), '1000', 'an amount off each ticket');
select is(pg_temp.one('Free', 1, 'TENOFF') ->> 'totalMinor', '0', 'never below nothing');
select is(tests.refusal($$ select pg_temp.one('Plain', 1, 'TENOFF') $$), 'PT409 limit_exceeded promoCode', 'used up by holds');
select public.release_hold(private_token) from (select o ->> 'orderToken' as private_token from tenoff) t;
update tenoff set o = pg_temp.one('Plain', 1, 'TENOFF');
select is((select o ->> 'totalMinor' from tenoff), '1000', 'and given back by letting go');
select is(public.place_order((select o ->> 'orderToken' from tenoff), '{"buyer": {"name": "Ada", "email": "ada@guests.example"}}') ->> 'status', 'awaiting_payment', 'a first order of a person');
reset role;
update public.promo_codes set max_uses = 10 where code = 'TENOFF';
select tests.be_server();
select is(tests.refusal($$ select public.place_order(pg_temp.one('Plain', 1, 'TENOFF') ->> 'orderToken', '{"buyer": {"name": "Ada", "email": "ADA@guests.example"}}') $$),
  'PT409 limit_exceeded promoCode', 'is the only one with a code for one a person');
reset role;

-- Another currency before the first order: figures stay, whatever their minor units are.
create temp table far as select tests.add_event('host') as id;
grant all on far to public;
insert into public.ticket_types (event_id, name, price_minor) select id, 'Banquet', 6550 from far;
insert into public.promo_codes (event_id, code, kind, amount_minor) select id, 'FIVE', 'fixed', 500 from far;
insert into public.ticket_settings (event_id, fee_fixed_minor) select id, 100 from far;
select tests.sign_in('host');
update public.events set currency = 'JPY' where id = (select id from far);
select results_eq($$ select t.price_minor, c.amount_minor, s.fee_fixed_minor from public.ticket_types t
  join public.promo_codes c on c.event_id = t.event_id join public.ticket_settings s on s.event_id = t.event_id where t.event_id = (select id from far) $$,
  $$ values (66::bigint, 5::bigint, 1::bigint) $$, 'in a currency without cents');
update public.events set currency = 'KWD' where id = (select id from far);
select is((select price_minor from public.ticket_types where event_id = (select id from far)), 66000::bigint, 'and in one with a thousandth');
update public.events set currency = 'BHD' where id = (select id from far);
select is((select price_minor from public.ticket_types where event_id = (select id from far)), 66000::bigint, 'the same minor units stay as they are');
select is(tests.refusal(format('update public.events set currency = ''JPY'' where id = %L', (select event_id from world))), 'PT409 conflict currency',
  'after an order it stays');
reset role;
select * from finish();
rollback;
