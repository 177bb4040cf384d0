-- Walk-ins by a device that is not to be believed: only the scan that added somebody takes them back, what
-- the host wrote stays, no link adds without end. And codes of people who were merged still open the door.
begin;
select plan(34);
select tests.add_user('host', 'premium');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id,
  null::uuid as door_id, null::uuid as side_id, null::text as a, null::text as b;
grant all on world to public;
select tests.sign_in('host');
with made as (insert into public.check_in_lists (event_id, name, admits_tickets, admits_guests, takes_walk_ins)
  select event_id, 'Door', false, true, true from world returning id) update world set door_id = (select id from made);
with made as (insert into public.check_in_lists (event_id, name, admits_tickets, admits_guests, takes_walk_ins)
  select event_id, 'Side', false, true, true from world returning id) update world set side_id = (select id from made);
update world set a = split_part(public.create_gate_link(door_id, 'Phone A', now() + interval '1 day') ->> 'path', '#', 2),
  b = split_part(public.create_gate_link(side_id, 'Phone B', now() + interval '1 day') ->> 'path', '#', 2);
reset role;
create function pg_temp.scan(token text, n integer, more jsonb) returns jsonb language sql as $$
  select public.sync_check_ins(token, 'device-0001', jsonb_build_array(jsonb_build_object(
    'id', md5('scan' || n)::uuid, 'told', 'ok', 'method', 'name', 'at', now(), 'offline', false) || more)) -> 0 $$;
create function pg_temp.adds(token text, n integer, called text, more jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.scan(token, n, jsonb_build_object('walkIn', called, 'method', 'walk_in') || more) $$;
create function pg_temp.undone(token text, n integer, called text) returns jsonb language sql as $$
  select pg_temp.adds(token, n, called, jsonb_build_object('undoneAt', now())) $$;
create function pg_temp.is_there(called text) returns boolean language sql as $$
  select exists (select from public.guests g where g.full_name = called) $$;
create function pg_temp.place(called text) returns uuid language sql as $$
  select eg.id from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = called $$;

-- Only the scan that added somebody.
select is((select pg_temp.adds(a, 1, 'Wanda Walk') ->> 'result' from world), 'ok', 'somebody is added');
delete from public.check_in_lists where id = (select door_id from world);
select is((select count(*)::int from public.check_ins c, world w where c.event_id = w.event_id), 0, 'the gate goes, with its scans');
select is((select pg_temp.scan(b, 2, jsonb_build_object('guestId', pg_temp.place('Wanda Walk'), 'method', 'walk_in')) ->> 'result' from world), 'ok', 'another gate lets her in and calls that adding');
select is((select method from public.check_ins where id = md5('scan2')::uuid), 'name', 'which the server does not repeat');
select is((select pg_temp.scan(b, 2, jsonb_build_object('guestId', pg_temp.place('Wanda Walk'), 'method', 'walk_in', 'undoneAt', now())) ->> 'id' from world), md5('scan2')::uuid::text, 'taking that back');
select ok(pg_temp.is_there('Wanda Walk'), 'takes nobody off the list');
select throws_ok($$ update public.check_ins set added_guest = true where id = md5('scan2')::uuid $$, '23514', null, 'nor could a row say otherwise');
select is((select pg_temp.adds(b, 3, 'Told No', '{"told": "duplicate"}') ->> 'result' from world), 'ok', 'who is added is in, whatever else the device told');
select is((select pg_temp.undone(b, 3, 'Told No') ->> 'id' from world), md5('scan3')::uuid::text, 'the adding scan taken back');
select ok(not pg_temp.is_there('Told No'), 'takes who was added by it along');

-- What the host wrote since stays.
create function pg_temp.kept_after(n integer, called text, change text) returns boolean language plpgsql as $$
begin
  perform pg_temp.adds((select b from world), n, called);
  if change is not null then
    execute format(change, pg_temp.place(called));
  end if;
  perform pg_temp.undone((select b from world), n, called);
  return pg_temp.is_there(called);
end $$;
select ok(not pg_temp.kept_after(10, 'Plain Mistake', null), 'a mistake of which nobody wrote anything goes');
select ok(pg_temp.kept_after(11, 'With Note', $$ update public.guests g set notes = 'Cousin of the bride' from public.event_guests eg where eg.guest_id = g.id and eg.id = %L $$), 'a note stays with its person');
select is((select notes from public.guests where full_name = 'With Note'), 'Cousin of the bride', 'word for word');
select ok(pg_temp.kept_after(12, 'With Tag', $$ update public.guests g set tags = array['band'] from public.event_guests eg where eg.guest_id = g.id and eg.id = %L $$), 'so does a tag');
select ok(pg_temp.kept_after(13, 'With Field', $$ update public.guests g set custom = '{"Bus": "2"}' from public.event_guests eg where eg.guest_id = g.id and eg.id = %L $$), 'an own field');
select ok(pg_temp.kept_after(14, 'With Group', $$ update public.event_guests set group_label = '1996' where id = %L $$), 'a group');
select ok(pg_temp.kept_after(15, 'With Food', $$ update public.rsvps set dietary = 'No nuts' where event_guest_id = %L $$), 'a dietary need');
select ok(pg_temp.kept_after(16, 'With Answer', $$ update public.rsvps set answered_by = 'planner', party_size = 2 where event_guest_id = %L $$), 'an answer of the host''s');
select ok(pg_temp.kept_after(17, 'With Child', $$ insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, position)
  select account_id, event_id, id, 'A child', 1 from public.event_guests where id = %L $$), 'whom they bring');
select ok(pg_temp.kept_after(18, 'With Trip', $$ insert into public.travel_records (account_id, event_id, event_guest_id, carrier)
  select account_id, event_id, id, 'Rail' from public.event_guests where id = %L $$), 'and whatever else names them');

-- No link adds without end.
insert into public.check_ins (id, account_id, event_id, list_id, scope_id, event_guest_id, place, link_id, device_id, result, told, method, added_guest, at, received_at, undone_at)
select gen_random_uuid(), w.account_id, w.event_id, w.side_id, w.event_id, pg_temp.place('Wanda Walk'), 0, l.id, 'device-0002', 'ok', 'ok', 'walk_in', true, now(), clock_timestamp(), now()
from world w, public.check_in_links l, generate_series(1, 300) where l.label = 'Phone B';
select is((select pg_temp.adds(b, 30, 'Nr 301') -> 'reason' from world), '"too_many"', 'three hundred an hour are enough for one door');
select ok(not pg_temp.is_there('Nr 301'), 'the next is not added');
select is((select pg_temp.scan(b, 31, jsonb_build_object('guestId', pg_temp.place('Wanda Walk'))) ->> 'result' from world), 'ok', 'who is on the list still comes in');
update public.check_ins set received_at = received_at - interval '61 minutes' where device_id = 'device-0002';
select is((select pg_temp.adds(b, 32, 'An hour later') ->> 'result' from world), 'ok', 'an hour later it adds again');

-- Two entries about one person: both codes open the door.
insert into public.guests (account_id, full_name, email) select account_id, n, lower(n) || '@guests.example' from world, unnest(array['Rob', 'Robert']) n;
insert into public.event_guests (event_id, guest_id) select w.event_id, g.id from world w, public.guests g where g.full_name in ('Rob', 'Robert');
create temp table codes as select n as called, pg_temp.place(n) as id, private.pass_code(pg_temp.place(n), 0, private.server_key('tokens')) as code from unnest(array['Rob', 'Robert']) n;
insert into public.rsvps (account_id, event_id, event_guest_id, answer) select w.account_id, w.event_id, c.id, 'yes' from world w, codes c;
create temp table merged (id uuid);
grant all on merged, codes to public;
select tests.sign_in('host');
insert into merged select (public.merge_guests(k.guest_id, array[o.guest_id]) ->> 'mergeId')::uuid
from public.event_guests k, public.event_guests o where k.id = (select id from codes where called = 'Robert') and o.id = (select id from codes where called = 'Rob');
reset role;
create function pg_temp.lines(called text) returns setof jsonb language sql as $$
  select g from world, jsonb_array_elements(public.open_gate(b) #> '{guests,people}') g where g ->> 'name' = called $$;
select is((select count(*)::int from pg_temp.lines('Rob')), 0, 'one of two entries is gone');
select is((select l ->> 'number' from pg_temp.lines('Robert') l), (select code from codes where called = 'Robert'), 'the other keeps its code');
select is((select l -> 'formerNumbers' from pg_temp.lines('Robert') l), (select jsonb_build_array(code) from codes where called = 'Rob'), 'and the device knows the mailed code of the first as well');
select is((select l -> 'formerNumbers' from pg_temp.lines('Wanda Walk') l), null, 'nobody else has another');
select is((select pg_temp.scan(b, 40, jsonb_build_object('guestId', c.id, 'place', 0)) - 'id' from world, codes c where c.called = 'Rob'),
  (select jsonb_build_object('result', 'ok', 'place', 0, 'guestId', id) from codes where called = 'Robert'), 'a device that was away lets the one person in by the former entry');
select is((select pg_temp.scan(b, 41, jsonb_build_object('guestId', c.id, 'place', 0)) ->> 'result' from world, codes c where c.called = 'Robert'), 'duplicate', 'once');
select tests.sign_in('host');
select lives_ok($$ select public.undo_guest_merge(id) from merged $$, 'the merge is undone');
reset role;
select is((select count(*)::int from private.former_passes), 0, 'each has a code of their own again');
select is((select l -> 'formerNumbers' from pg_temp.lines('Robert') l), null, 'and no other');
select is((select l ->> 'number' from pg_temp.lines('Rob') l), (select code from codes where called = 'Rob'), 'the one that was mailed');
select * from finish();
rollback;
