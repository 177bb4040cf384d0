-- A gate's list in pages: each once, what changes between two of them is not lost, and codes are looked up meanwhile.
begin;
select plan(24);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id,
  null::uuid as gate_id, null::text as token;
grant all on world to public;
insert into public.ticket_types (event_id, name) select event_id, 'Standard' from world;
insert into public.orders (account_id, event_id, code, token_hash, status, currency, total_minor, test_mode, buyer_name, buyer_email, completed_at)
select account_id, event_id, 'ABC-DEFG', sha256('order'), 'completed', 'EUR', 0, true, 'Buyer', 'buyer@guests.example', now() from world;
insert into public.order_items (account_id, event_id, order_id, ticket_type_id, name, quantity, unit_minor, position)
select w.account_id, w.event_id, o.id, t.id, 'Standard', 7, 0, 1 from world w, public.orders o, public.ticket_types t;
insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, code, holder_name, price_minor)
select w.account_id, w.event_id, o.id, i.id, i.ticket_type_id, 'ABC-DEFG-' || n, 'signed-' || n, 'Holder ' || n, 0
from world w, public.orders o, public.order_items i, generate_series(1, 7) n;
create function pg_temp.add_guest(person text, last_sign text, heads integer) returns void language sql as $$
  with made as (insert into public.guests (account_id, full_name) select account_id, person from world returning id, account_id),
  asked as (insert into public.event_guests (id, account_id, event_id, guest_id)
    select (left(gen_random_uuid()::text, 35) || last_sign)::uuid, m.account_id, w.event_id, m.id from made m, world w returning id, account_id, event_id)
  insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size) select account_id, event_id, id, 'yes', heads from asked
$$;
select pg_temp.add_guest('Ada', '0', 2), pg_temp.add_guest('Ben', '1', 1), pg_temp.add_guest('Cleo', '7', 3), pg_temp.add_guest('Dan', 'f', 1);
insert into public.check_in_lists (event_id, name, admits_guests, takes_walk_ins) select event_id, 'Door', true, true from world;
update world set gate_id = (select id from public.check_in_lists);
select tests.sign_in('host');
update world set token = split_part(public.create_gate_link(gate_id, 'Phone', now() + interval '1 day') ->> 'path', '#', 2);
reset role;
-- Pages of three, so that a few people make a long list.
create or replace function private.gate_page() returns integer language sql immutable set search_path = '' as 'select 3';

create temp table held (id text primary key, line jsonb, times integer not null default 1);
create temp table told (n serial, answer jsonb);
grant all on held, told to public;
grant usage on sequence told_n_seq to public;
-- Asks once as a device does, and takes what it is told.
create function pg_temp.ask() returns jsonb language plpgsql as $$
declare
  known jsonb := (select t.answer from told t order by t.n desc limit 1);
  answer jsonb := public.open_gate((select token from world), (known ->> 'serverTime')::timestamptz, known ->> 'listVersion', (known ->> 'after')::uuid);
begin
  insert into told (answer) values (answer);
  if (answer ->> 'isWhole')::boolean then delete from held; end if;
  delete from held h where jsonb_typeof(answer -> 'guests') = 'object' and h.line ->> 'guestId' is not null
    and strpos(answer #>> '{guests,parts}', right(h.line ->> 'guestId', 1)) > 0;
  insert into held (id, line) select l ->> 'id', l from jsonb_array_elements(answer -> 'tickets') l
  on conflict on constraint held_pkey do update set line = excluded.line, times = held.times + 1;
  insert into held (id, line) select l ->> 'id', l from jsonb_array_elements(coalesce(answer #> '{guests,people}', '[]')) l
  on conflict on constraint held_pkey do update set line = excluded.line, times = held.times + 1;
  return answer;
end $$;
create function pg_temp.lines(answer jsonb) returns integer language sql as $$
  select jsonb_array_length(answer -> 'tickets') + coalesce(jsonb_array_length(answer #> '{guests,people}'), 0) $$;
create function pg_temp.scan(more jsonb) returns text language sql as $$
  select public.sync_check_ins(token, 'device-0001', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'told', 'ok', 'method', 'name',
    'at', now()) || more)) #>> '{0,result}' from world $$;

select tests.be_server();
select is((select (a ->> 'isWhole') || ' ' || (a ->> 'left') from pg_temp.ask() a), 'true 11', 'the first page says how many are still to come: four tickets and seven people');
select isnt((select answer ->> 'after' from told), null, 'and after which ticket');
do $$ begin for n in 1..20 loop exit when (pg_temp.ask() ->> 'left')::integer = 0; end loop; end $$;
select is((select count(*)::int from held), 14, 'all come');
select is((select max(times) from held), 1, 'nobody twice');
select ok((select bool_and(pg_temp.lines(answer) <= 3) from told), 'no answer holds more than a page');
select is((select array_agg(answer ->> 'serverTime' order by n) from told), (select array_agg((select answer ->> 'serverTime' from told order by n limit 1)) from told), 'changes are counted from the first page on');
select is((select string_agg(line ->> 'name', ',' order by line ->> 'name') from held where line ->> 'partyId' is not null), 'Ada,Cleo,With Ada,With Cleo,With Cleo', 'parties stay together');
select is((select pg_temp.lines(a) || ' ' || (a ->> 'isWhole') from pg_temp.ask() a), '7 false', 'then what changed, here the tickets that were sold just now');
select is((select pg_temp.lines(public.open_gate(token, now() + interval '1 minute', (select answer ->> 'listVersion' from told order by n desc limit 1))) from world), 0, 'and later nothing');

-- Changes between the pages.
truncate told, held;
select is((select a ->> 'left' from pg_temp.ask() a), '11', 'read once more');
select is(pg_temp.scan(jsonb_build_object('ticketId', (select id from held order by id limit 1))), 'ok', 'a ticket of the page that is here is let in');
select is(pg_temp.scan(jsonb_build_object('ticketId', (select t.id from public.tickets t order by t.id desc limit 1))), 'ok', 'and one of a page to come');
do $$ begin for n in 1..20 loop exit when exists (select from held where line ->> 'name' = 'Ada'); perform pg_temp.ask(); end loop; end $$;
select is(pg_temp.scan(jsonb_build_object('guestId', (select line ->> 'guestId' from held where line ->> 'name' = 'Ada'), 'place', 0)), 'ok', 'Ada, who is here, goes in');
reset role;
update public.rsvps r set answer = 'no', party_size = 0 from public.event_guests eg join public.guests g on g.id = eg.guest_id
where eg.id = r.event_guest_id and g.full_name = 'Ben';
select pg_temp.add_guest('Eve', '0', 1);
select tests.be_server();
do $$ begin for n in 1..20 loop exit when (pg_temp.ask() ->> 'left')::integer = 0; end loop; end $$;
do $$ begin for n in 1..5 loop exit when (pg_temp.ask() ->> 'left')::integer = 0; end loop; end $$;
create temp table seen as select id, line from held;
grant all on seen to public;
truncate told, held;
do $$ begin for n in 1..20 loop exit when (pg_temp.ask() ->> 'left')::integer = 0; end loop; end $$;
select is_empty($$ (select id, line from seen except select id, line from held) union all (select id, line from held except select id, line from seen) $$,
  'whoever read while things changed knows the same as who reads afterwards');
select is((select string_agg(line ->> 'name', ',' order by line ->> 'name') from seen where line ->> 'enteredAt' is not null and line ->> 'guestId' is not null), 'Ada', 'who is in');
select is((select count(*)::int from seen where line ->> 'enteredAt' is not null), 3, 'in all');
select is((select string_agg(line ->> 'name', ',') from seen where line ->> 'name' in ('Ben', 'Eve')), 'Eve', 'who came to the list and who left it');

-- A changed gate begins anew, in the middle of its pages too.
truncate told, held;
select is((select a ->> 'left' from pg_temp.ask() a), '11', 'a page is here');
reset role;
update public.check_in_lists set admits_guests = false, takes_walk_ins = false, updated_at = now() + interval '1 second';
select tests.be_server();
select is((select (a ->> 'isWhole') || ' ' || (a ->> 'left') from pg_temp.ask() a), 'true 4', 'and the list begins anew where the host changes the gate');
reset role;
update public.check_in_lists set admits_guests = true;
select tests.be_server();

-- Codes that are not here yet.
select is((select array_agg(t ->> 'name') from world, jsonb_array_elements(public.find_at_gate(token, 'abc defg 5')) t), array['Holder 5'], 'a number is looked up');
select is((select array_agg(t ->> 'name') from world, jsonb_array_elements(public.find_at_gate(token, 'signed-6')) t), array['Holder 6'], 'and a code');
select is((select count(*)::int from world, jsonb_array_elements(public.find_at_gate(token, lower((select line ->> 'number' from seen where line ->> 'name' = 'Cleo')))) t), 3, 'somebody''s code brings the party');
select is((select public.find_at_gate(token, 'G-22222AAAAA') from world), '[]', 'nobody''s brings nobody');
reset role;
select tests.sign_in('host');
select is(tests.refusal($$ select public.find_at_gate(token, 'ABC-DEFG-5') from world $$), '42501', 'and only the server asks');
select * from finish();
rollback;
