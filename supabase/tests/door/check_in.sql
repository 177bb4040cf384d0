-- Check-in: who makes gates and links, what a steward gets to see, and that one ticket enters once.
begin;
select plan(42);
select tests.add_user('host', 'business');
select tests.add_user('small');
select tests.add_user('member');
select tests.add_user('stranger');
select tests.add_user('chief');
select tests.add_member('host', 'member', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('chief'));
create temp table world as select tests.add_event('host') as event_id, tests.add_event('small') as small_event,
  null::uuid as type_id, null::uuid as vip_id, null::uuid as main_id, null::uuid as vip_gate, null::uuid as lunch_id,
  null::text as share, null::text as a, null::text as b, null::text as v, null::text as l, null::uuid as t1, null::uuid as t2;
grant all on world to public;
update world set share = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name) select event_id, 'Standard' from world returning id)
update world set type_id = (select id from made);
with made as (insert into public.ticket_types (event_id, name) select event_id, 'VIP' from world returning id)
update world set vip_id = (select id from made);

select tests.be_server();
create temp table bought as select public.create_hold(share, jsonb_build_object('idempotencyKey', 'a-hold-of-two',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', 2)))) ->> 'orderToken' as token from world;
select public.place_order(token, '{"buyer": {"name": "Ada", "email": "ada@guests.example"}}') from bought;
reset role;
update world set t1 = (select id from public.tickets order by number limit 1),
  t2 = (select id from public.tickets order by number offset 1 limit 1);
update public.tickets set code = 'code-' || number;

-- Gates and links.
select tests.sign_in('host');
with made as (insert into public.check_in_lists (event_id, name) select event_id, ' Main door ' from world returning id)
update world set main_id = (select id from made);
with made as (insert into public.check_in_lists (event_id, name, ticket_type_ids) select event_id, 'VIP door', array[vip_id] from world returning id)
update world set vip_gate = (select id from made);
with made as (insert into public.check_in_lists (event_id, name, kind) select event_id, 'Lunch', 'station' from world returning id)
update world set lunch_id = (select id from made);
select is((select name from public.check_in_lists where id = (select main_id from world)), 'Main door', 'a host makes a gate');
select is(tests.refusal($$ insert into public.check_in_lists (event_id, name) select event_id, 'Main door' from world $$),
  'PT409 conflict name', 'a name once');
select is(tests.refusal($$ insert into public.check_in_lists (event_id, name, ticket_type_ids) select event_id, 'X', array[gen_random_uuid()] from world $$),
  'PT400 invalid_input ticket_type_ids', 'with types of the event only');
select is(tests.refusal($$ update public.check_in_lists set kind = 'station' $$), '42501', 'its kind stays');
update world set a = public.create_gate_link(main_id, 'Phone A', now() + interval '1 day') ->> 'path',
  b = public.create_gate_link(main_id, 'Phone B', now() + interval '1 day') ->> 'path',
  v = public.create_gate_link(vip_gate, 'VIP phone', now() + interval '1 day') ->> 'path',
  l = public.create_gate_link(lunch_id, 'Lunch phone', now() + interval '1 day') ->> 'path';
update world set a = split_part(a, '#', 2), b = split_part(b, '#', 2), v = split_part(v, '#', 2), l = split_part(l, '#', 2);
select is((select length(a) from world), 32, 'a link has a token of 192 bits');
select is(tests.refusal($$ select public.create_gate_link(main_id, '', now() + interval '1 day') from world $$),
  'PT400 invalid_input label_param', 'and a name');
select is(tests.refusal($$ select public.create_gate_link(main_id, 'Late', now() - interval '1 day') from world $$),
  'PT400 invalid_input expires_at_param', 'and an end to come');
select tests.sign_in('small');
select is(left(tests.refusal($$ insert into public.check_in_lists (event_id, name) select small_event, 'Door' from world $$), 5), 'PT403', 'a gate needs the plan');
select tests.sign_in('member');
select is(tests.refusal($$ insert into public.check_in_lists (event_id, name) select event_id, 'Mine' from world $$), '42501', 'a viewer makes none');
select is(tests.refusal($$ select public.create_gate_link(main_id, 'Mine', now() + interval '1 day') from world $$), 'PT404 not_found', 'nor a link');
select is((select count(*)::int from public.check_in_lists), 3, 'but sees them');
select is((select public.get_check_in_desk(event_id) #>> '{links,0,path}' from world), null, 'without their tokens');
select tests.sign_in('stranger');
select is((select count(*)::int from public.check_in_lists), 0, 'a stranger sees no gate');
select is((select count(*)::int from public.check_in_links), 0, 'no link');
select is(tests.refusal($$ select public.get_check_in_desk(event_id) from world $$), 'PT404 not_found', 'no desk');
select is(tests.refusal($$ select public.list_check_ins(event_id) from world $$), 'PT404 not_found', 'no scans');
select is(tests.touched($$ delete from public.check_in_lists $$), 0, 'and removes nothing');
select tests.sign_in('chief');
select is((select count(*)::int from public.check_in_links), 0, 'nor does an administrator of the platform');
select tests.be_anonymous();
select is(tests.refusal($$ select public.open_gate(a) from world $$), '42501', 'a visitor comes by the server only');
select is(tests.refusal($$ select * from public.check_ins $$), '42501', 'and reads no scan');

-- At the gate.
select tests.be_server();
select is((select jsonb_array_length(public.open_gate(a) -> 'tickets') from world), 2, 'a steward gets the list');
select ok((select public.open_gate(a)::text !~ '@|email' from world), 'without any e-mail address');
select is((select jsonb_array_length(public.open_gate(v) -> 'tickets') from world), 0, 'of this gate''s types only');
select is((select public.open_gate(a, now() + interval '1 minute', public.open_gate(a) ->> 'listVersion') ->> 'isWhole' from world), 'false', 'later only what changed');
select is(tests.refusal($$ select public.open_gate('nonsense') $$), 'PT404 link_invalid', 'a wrong token opens nothing');

create function pg_temp.scan(token text, n integer, ticket uuid, more jsonb default '{}') returns jsonb language sql as $$
  select public.sync_check_ins(token, 'device-0001', jsonb_build_array(jsonb_build_object(
    'id', md5('scan' || n)::uuid, 'ticketId', ticket, 'told', 'ok', 'method', 'name', 'at', now(), 'offline', false) || more)) -> 0 $$;
select is((select pg_temp.scan(a, 1, t1) ->> 'result' from world), 'ok', 'a first scan lets in');
select is((select pg_temp.scan(a, 1, t1) ->> 'result' from world), 'ok', 'sent again it is the same scan');
select is((select pg_temp.scan(b, 2, t1, '{"offline": true}') - 'earlierAt' - 'id' - 'ticketId' from world),
  '{"result": "duplicate", "earlierGate": "Main door"}', 'another gate''s second entry is flagged');
select is((select pg_temp.scan(l, 3, t1) ->> 'result' from world), 'ok', 'a station counts by itself');
select is((select pg_temp.scan(v, 4, t2) ->> 'reason' from world), 'wrong_gate', 'a gate refuses other types, whatever the device said');
select is((select pg_temp.scan(a, 5, null, '{"code": "made up", "told": "refused", "reason": "forged"}') ->> 'reason' from world), 'forged', 'a forged code is noted');
select is((select pg_temp.scan(a, 6, null, '{"code": "made up"}') ->> 'reason' from world), 'unknown', 'and never lets in');
select is((select pg_temp.scan(a, 1, t1, jsonb_build_object('undoneAt', now())) ->> 'id' from world), md5('scan1')::uuid::text, 'a steward undoes an own scan');
select is((select status from public.tickets where id = (select t1 from world)), 'valid', 'and the ticket is as before');
select is(tests.refusal($$ select pg_temp.scan(b, 1, t1, jsonb_build_object('undoneAt', now())) from world $$), 'PT409 conflict id', 'but nobody else''s');
select is((select pg_temp.scan(b, 7, t1) ->> 'result' from world), 'ok', 'after that it enters again');

select tests.sign_in('host');
select is((select public.get_check_in_desk(event_id) #> '{gates,1}' ->> 'doubleEntries' from world), '1', 'the supervisor sees the double entry');
create temp table scans as select public.list_check_ins(event_id) as page from world;
select is((select jsonb_array_length(page -> 'rows') from scans), (select count(*)::int from public.check_ins), 'and lists every scan');
select is((select page -> 'next' from scans), 'null', 'to its end');
select is((select jsonb_array_length(public.list_check_ins(w.event_id, jsonb_build_object('at', page #> '{rows,1,at}', 'id', page #> '{rows,1,id}')) -> 'rows')
  from world w, scans), (select count(*)::int - 2 from public.check_ins), 'or those before one of them');
select public.undo_check_in(event_id, md5('scan7')::uuid) from world;
select is((select count(*)::int from public.check_ins where undone_at is not null and undone_by = tests.id_of('host')), 1, 'and undoes a scan');
select public.revoke_gate_link((select id from public.check_in_links where label = 'Phone A'));
select tests.be_server();
select is(tests.refusal($$ select public.open_gate(a) from world $$), 'PT404 link_invalid', 'a revoked link is dead at once');
select * from finish();
rollback;
