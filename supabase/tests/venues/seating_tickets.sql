-- Seating by tickets, by both, of tickets that change hands and of people who are merged; and an audit log
-- that says what was done, whatever was sent.
begin;
select plan(46);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host', 'Gala') as event_id, null::text as share, null::uuid as type_id, null::text as gate;
update world set share = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name) select event_id, 'Standard' from world returning id) update world set type_id = (select id from made);
grant all on world to public;
insert into public.guests (account_id, full_name, email) select tests.account_of('host'), n, lower(n) || '@guests.example' from unnest(array['Anna', 'Rob', 'Robert', 'Zoe']) n;
insert into public.event_guests (event_id, guest_id) select w.event_id, g.id from world w, public.guests g where g.account_id = tests.account_of('host');
create function pg_temp.gala() returns uuid language sql as $$ select event_id from world $$;
create function pg_temp.g(person text, head integer default 0) returns text language sql security definer set search_path = '' as $$
  select 'g:' || eg.id || ':' || head from public.guests g join public.event_guests eg on eg.guest_id = g.id where g.full_name = person $$;
create function pg_temp.k(holder text) returns text language sql security definer set search_path = '' as $$
  select 't:' || t.id from public.tickets t where t.holder_name = holder order by t.status = 'valid' desc, t.number desc limit 1 $$;
create function pg_temp.t(called text) returns uuid language sql security definer set search_path = '' as $$ select id from public.seating_tables where label = called and event_id = pg_temp.gala() $$;
create function pg_temp.sits(key text) returns text language sql security definer set search_path = '' as $$
  select t.label || ' ' || s.number from public.seats s join public.seating_tables t on t.id = s.table_id join public.seating_people p on p.id = s.person_id where p.key = $1 $$;
create function pg_temp.seat(key text, n integer) returns integer language sql as $$
  select public.seat_people(pg_temp.gala(), jsonb_build_array(jsonb_build_object('person', key, 'from', null, 'to', jsonb_build_object('tableId', pg_temp.t('Table 1'), 'number', n)))) $$;
create function pg_temp.people() returns text language sql as $$
  select string_agg(p ->> 'name', ', ' order by p ->> 'name') from jsonb_array_elements(public.get_seating(pg_temp.gala()) -> 'people') p $$;
create function pg_temp.buy(who text, holders jsonb) returns void language plpgsql as $$
declare held jsonb := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select type_id from world), 'quantity', jsonb_array_length(holders)))));
begin
  perform public.place_order(held ->> 'orderToken', jsonb_build_object('holders', holders, 'buyer', jsonb_build_object('name', who, 'email', lower(who) || '@guests.example')));
end $$;
create function pg_temp.last(of_action text) returns public.audit_log language sql security definer set search_path = '' as $$
  select l from public.audit_log l where l.action = of_action order by l.id desc limit 1 $$;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select eg.account_id, eg.event_id, eg.id, 'yes', case g.full_name when 'Anna' then 2 else 1 end from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name <> 'Zoe' and eg.event_id = pg_temp.gala();
insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, position)
select eg.account_id, eg.event_id, eg.id, 'Arno', 1 from public.event_guests eg where eg.id::text = split_part(pg_temp.g('Anna'), ':', 2);
select tests.be_server();
select pg_temp.buy('Anna', '["Anna", "Dora"]');
select pg_temp.buy('Kofi', '["Kofi"]');
reset role;

-- The audit log holds what was saved, not what was sent.
select tests.sign_in('host');
select lives_ok($$ select public.add_seating_tables(pg_temp.gala(), '[{"label": " Table 1 ", "shape": "round", "seats": 8, "x": 200, "y": 200, "account_id": "forged", "story": "long"}]') $$, 'a table with more than asked for');
select is((pg_temp.last('seating.tables_added')).after, '{"tables": 1, "labels": ["Table 1"]}', 'is told as it was made');
select is(public.save_seating_table(pg_temp.t('Table 1'), 1, '{"x": 300, "id": "forged", "account_id": "forged", "version": 99, "seats": 9, "story": "long"}'), 2, 'one is changed');
select is((pg_temp.last('seating.table_saved')).after - array['created_at', 'updated_at'], (select to_jsonb(t) - array['created_at', 'updated_at'] || '{"seats": 9}' from public.seating_tables t where t.id = pg_temp.t('Table 1')), 'the log has its row and its seats');
select is((pg_temp.last('seating.table_saved')).before ->> 'seats', '8', 'and how many it had');
select lives_ok($$ select public.set_seating(pg_temp.gala(), '{"peopleFrom": "tickets", "account_id": "forged", "story": "long"}') $$, 'people come from tickets');
select is((pg_temp.last('seating.set')).after - 'updated_at', (select to_jsonb(c) - 'updated_at' from public.seating_charts c where c.event_id = pg_temp.gala()), 'the log has the plan''s own row');

-- By tickets.
select is(pg_temp.people(), 'Anna, Dora, Kofi', 'whoever holds a ticket is to be seated');
select is(public.seat_people(pg_temp.gala(), jsonb_build_array(jsonb_build_object('person', pg_temp.k('Dora'), 'from', null, 'story', 'long',
  'to', jsonb_build_object('tableId', pg_temp.t('Table 1'), 'number', 1, 'story', 'long')))), 1, 'Dora sits down');
select is((pg_temp.last('seating.moved')).after -> 'moves', jsonb_build_array(jsonb_build_object('person', pg_temp.k('Dora'), 'table', 'Table 1', 'seat', 1)), 'the log says where, and nothing else');
select is(pg_temp.seat(pg_temp.k('Anna'), 2) + pg_temp.seat(pg_temp.k('Kofi'), 3), 2, 'so do Anna and Kofi');
select is(tests.refusal($$ select pg_temp.seat(pg_temp.g('Anna', 1), 4) $$), 'PT409 conflict moves', 'who has no ticket is not of this plan');
create temp table dora as select substr(pg_temp.k('Dora'), 3)::uuid as id;
grant all on dora to public;
select lives_ok($$ select public.change_order_ticket(id, 'transfer', '{"name": "Eve", "email": "eve@guests.example"}') from dora $$, 'Dora''s ticket is passed on');
select is(pg_temp.sits(pg_temp.k('Eve')), 'Table 1 1', 'Eve has the seat');
select is(pg_temp.people(), 'Anna, Eve, Kofi', 'in Dora''s place');
select lives_ok($$ select public.change_order_ticket(substr(pg_temp.k('Eve'), 3)::uuid, 'take_back') $$, 'it is taken back');
select is(pg_temp.sits(pg_temp.k('Dora')), 'Table 1 1', 'and Dora has it again');
select lives_ok($$ select public.change_order_ticket(id, 'transfer', '{"name": "Finn", "email": "finn@guests.example"}') from dora $$, 'it is passed on for good');
select is(tests.refusal($$ select public.seat_people(pg_temp.gala(), jsonb_build_array(jsonb_build_object('person', 't:' || id, 'from', null, 'to', jsonb_build_object('tableId', pg_temp.t('Table 1'), 'number', 5)))) from dora $$), 'PT409 conflict moves', 'the void ticket sits nowhere');
select lives_ok($$ select public.set_seating(pg_temp.gala(), '{"published": true}') $$, 'the plan is published');
reset role;
select is((select place from private.ticket_seats(array[substr(pg_temp.k('Finn'), 3)::uuid])), '{"table": "Table 1", "seat": 1}', 'Finn''s ticket shows the seat');
select is((select place from dora, private.ticket_seats(array[id])), null, 'Dora''s does not');
select tests.sign_in('host');
select lives_ok($$ select public.cancel_order_tickets(t.order_id, array[t.id], 0) from public.tickets t where t.holder_name = 'Kofi' $$, 'Kofi''s ticket is cancelled');
select is((select count(*)::int from public.seats where person_id is not null and event_id = pg_temp.gala()), 2, 'his seat is free');

-- By both: nobody is there twice.
select lives_ok($$ select public.set_seating(pg_temp.gala(), '{"peopleFrom": "both"}') $$, 'answers and tickets together');
select is(pg_temp.people(), 'Anna, Arno, Finn, Rob, Robert', 'Anna''s ticket stands for her answer');
select is(pg_temp.sits(pg_temp.k('Anna')), null, 'she is seated by the answer from now on');
select is(pg_temp.sits(pg_temp.k('Finn')), 'Table 1 1', 'Finn as before');
select is(pg_temp.seat(pg_temp.g('Anna'), 2), 1, 'Anna sits down');
reset role;
select is((select place from private.ticket_seats(array[substr(pg_temp.k('Anna'), 3)::uuid])), '{"table": "Table 1", "seat": 2}', 'and her ticket shows where');
select tests.sign_in('host');
select lives_ok($$ select public.set_seating(pg_temp.gala(), '{"peopleFrom": "answers"}') $$, 'answers alone');
select is(pg_temp.sits(pg_temp.k('Finn')), null, 'who has only a ticket loses the seat');
select is(pg_temp.sits(pg_temp.g('Anna')), 'Table 1 2', 'Anna keeps hers');

-- Two entries of one person.
select is(pg_temp.seat(pg_temp.g('Rob'), 5), 1, 'Rob has a seat');
select isnt(public.save_seating_rule(pg_temp.gala(), 'apart', pg_temp.g('Rob'), pg_temp.g('Anna')), null, 'and somebody to keep away from');
select lives_ok($$ select public.set_step_free(pg_temp.gala(), pg_temp.g('Rob'), true) $$, 'and a need');
create temp table merged as select null::jsonb as done;
grant all on merged to public;
update merged set done = public.merge_guests(k.id, array[o.id]) from public.guests k, public.guests o where k.full_name = 'Robert' and o.full_name = 'Rob';
select is(pg_temp.sits(pg_temp.g('Robert')), 'Table 1 5', 'merged into Robert, who had none, the seat stays his');
select is((select count(*)::int from public.seating_rules r join public.seating_people p on p.id in (r.one_id, r.other_id) where p.key = pg_temp.g('Robert')), 1, 'with the rule');
select ok((select step_free from public.seating_people where key = pg_temp.g('Robert')), 'and the need');
select lives_ok($$ select public.undo_guest_merge((done ->> 'mergeId')::uuid) from merged $$, 'undone');
select is(pg_temp.sits(pg_temp.g('Rob')), 'Table 1 5', 'Rob sits there again');
select is(pg_temp.seat(pg_temp.g('Robert'), 6), 1, 'Robert sits elsewhere');
update merged set done = public.merge_guests(k.id, array[o.id]) from public.guests k, public.guests o where k.full_name = 'Robert' and o.full_name = 'Rob';
select is(pg_temp.sits(pg_temp.g('Robert')), 'Table 1 6', 'of two seats the one of the answer that stays is kept');
select is((select status from public.seats where number = 5 and event_id = pg_temp.gala()), 'free', 'the other is free');
select is((select count(*)::int from public.seating_rules r join public.seating_people p on p.id in (r.one_id, r.other_id) where p.key = pg_temp.g('Robert')), 1, 'the rule is his');
select ok((select step_free from public.seating_people where key = pg_temp.g('Robert')), 'so is the need');
reset role;
select * from finish();
rollback;
