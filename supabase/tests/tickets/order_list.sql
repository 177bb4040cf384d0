-- The planner's list of orders: what each word shows, how it is sorted, and that pages neither skip nor repeat.
begin;
select plan(24);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host') as event_id, null::uuid as seat, null::uuid as free;
with t as (insert into public.ticket_types (event_id, name, price_minor) select event_id, 'Seat', 5000 from world returning id) update world set seat = (select id from t);
with t as (insert into public.ticket_types (event_id, name) select event_id, 'Free' from world returning id) update world set free = (select id from t);
insert into public.orders (account_id, event_id, code, token_hash, currency, total_minor, refunded_minor, status, buyer_name, buyer_email, needs_attention, test_mode, created_at)
select e.account_id, e.id, v.code, sha256(v.code::bytea), 'USD', v.total, v.back, v.status, v.buyer, lower(v.buyer) || '@guests.example', v.flag, false, v.at
from public.events e, (values
  ('2AA-2AAA', 5000, 0, 'completed', 'ada', null, now() - interval '5 hours'),
  ('2BB-2BBB', 5000, 1000, 'partially_refunded', 'Bo_Z', 'The buyer disputes the payment', now() - interval '4 hours'),
  ('2CC-2CCC', 0, 0, 'completed', 'Cleo', null, now() - interval '3 hours'),
  ('2DD-2DDD', 9000, 0, 'awaiting_offline', 'Dag', null, now() - interval '2 hours'),
  ('2EE-2EEE', 5000, 5000, 'refunded', 'Eve', null, now() - interval '90 minutes'),
  ('2FF-2FFF', 5000, 0, 'expired', 'Fay', null, now() - interval '1 hour'),
  ('2GG-2GGG', 0, 0, 'completed', 'BoAZ', null, now())) v (code, total, back, status, buyer, flag, at)
where e.id = (select event_id from world);
insert into public.order_items (account_id, event_id, order_id, ticket_type_id, name, quantity, unit_minor, position)
select o.account_id, o.event_id, o.id, case when o.total_minor = 0 then world.free else world.seat end, 'Ticket', 1, o.total_minor, 1 from public.orders o, world;
insert into public.payments (account_id, event_id, order_id, provider, provider_ref, amount_minor, currency, status, test_mode)
select o.account_id, o.event_id, o.id, 'test', 'cs_b', 5000, 'USD', 'disputed', true from public.orders o where o.code = '2BB-2BBB';
grant all on world to public;
create function pg_temp.list(arguments text default '') returns text language plpgsql as $$
declare answer text;
begin
  execute 'select coalesce(string_agg(left(o ->> ''code'', 3), '' '' order by n), '''') from jsonb_array_elements(public.list_orders((select event_id from world)' || arguments || ') -> ''orders'') with ordinality as x (o, n)' into answer;
  return answer;
end $$;
create function pg_temp.paged(arguments text) returns text language plpgsql as $$
declare answer jsonb; codes text; after jsonb;
begin
  for n in 1..9 loop
    execute 'select public.list_orders((select event_id from world), page_size => 2, after_param => $1' || arguments || ')' into answer using after;
    codes := concat_ws(' ', codes, (select string_agg(left(o ->> 'code', 3), ' ' order by i) from jsonb_array_elements(answer -> 'orders') with ordinality as x (o, i)));
    after := nullif(answer -> 'next', 'null');
    exit when after is null;
  end loop;
  return codes;
end $$;

select tests.sign_in('host');
select is(pg_temp.list(), '2GG 2EE 2DD 2CC 2BB 2AA', 'the newest first, without what came to nothing');
select is(pg_temp.list(', ''paid'''), '2GG 2CC 2BB 2AA', 'paid');
select is(pg_temp.list(', ''unpaid'''), '2DD', 'not paid');
select is(pg_temp.list(', ''attention'''), '2BB', 'to look at');
select is(pg_temp.list(', ''disputed'''), '2BB', 'disputed');
select is(pg_temp.list(', ''refunded'''), '2EE 2BB', 'refunded');
select is(pg_temp.list(', ''free'''), '2GG 2CC', 'free');
select is(pg_temp.list(', ''lost'''), '2FF', 'came to nothing');
select is(pg_temp.list(', ''paid'', (select seat from world)'), '2BB 2AA', 'of one kind of ticket');
select is(pg_temp.list(', search_param => ''2bbb BÖ z'''), '2BB', 'a name or address is found however it is written');
select is(pg_temp.list(', search_param => '' 2cc-'''), '2CC', 'and finds a code');
select is(pg_temp.list(', ''paid'', sort_param => ''buyer'', descending_param => false'), (select string_agg(c, ' ' order by k) from (values ('2AA', 'ada'), ('2BB', 'bo z'), ('2CC', 'cleo'), ('2GG', 'boaz')) v (c, k)), 'by buyer, whatever the letters'' case');
select is(pg_temp.list(', ''paid'', (select seat from world), sort_param => ''sum'', descending_param => false'), '2BB 2AA', 'by what was kept');
select is(pg_temp.paged(''), pg_temp.list(), 'pages by time are the whole');
select is(pg_temp.paged(', sort_param => ''buyer'', descending_param => false'), pg_temp.list(', sort_param => ''buyer'', descending_param => false'), 'pages by buyer too');
select is(pg_temp.paged(', sort_param => ''sum'''), pg_temp.list(', sort_param => ''sum'''), 'by sum, where many are the same');
select is(pg_temp.paged(', sort_param => ''state'', descending_param => false'), pg_temp.list(', sort_param => ''state'', descending_param => false'), 'and by state');
select is(tests.refusal($$ select public.list_orders((select event_id from world), sort_param => 'created_at; drop table public.orders') $$), 'PT400 invalid_input sort', 'it is sorted by nothing else');
select is(tests.refusal($$ select public.list_orders((select event_id from world), 'everything') $$), 'PT400 invalid_input show', 'nor filtered');
select is(public.count_orders((select event_id from world)), '{"all": 6, "paid": 4, "unpaid": 1, "attention": 1, "disputed": 1, "refunded": 2, "free": 2, "lost": 1}'::jsonb, 'and counted under the same words');
select tests.sign_in('viewer');
select is(pg_temp.list(', ''disputed'''), '2BB', 'who may only look sees them');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_orders((select event_id from world)) $$), 'PT404 not_found', 'a stranger sees no orders');
select is(tests.refusal($$ select public.count_orders((select event_id from world)) $$), 'PT404 not_found', 'nor how many');
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_orders((select event_id from world)) $$), '42501', 'somebody without an account does not ask');
select * from finish();
rollback;
