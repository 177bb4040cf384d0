-- A blocked guest: every door for guests is closed to their addresses and their own link, in neutral words.
begin;
select plan(30);
select tests.add_user('host', 'business');
select tests.add_user('other', 'business');
select tests.add_user(p) from unnest(array['rude', 'kind']) p;
create temp table world as select tests.add_event('host') as event_id, tests.add_event('other') as elsewhere, null::text as share, null::text as theirs,
  null::uuid as seat, null::uuid as gone, null::uuid as talk, null::uuid as rude, null::text as own, null::text as household, null::jsonb as bought;
update world set share = tests.add_link(event_id), theirs = tests.add_link(elsewhere);
update public.events set rsvp_enabled = true, max_party_size = 4, visibility = 'public' where id in (select event_id from world union select elsewhere from world);
with t as (insert into public.ticket_types (event_id, name, quantity) select event_id, 'Seat', 10 from world returning id) update world set seat = (select id from t);
with t as (insert into public.ticket_types (event_id, name, quantity, sold_count) select event_id, 'Gone', 1, 0 from world returning id) update world set gone = (select id from t);
with a as (insert into public.activities (event_id, title, kind, start_local, end_local, status, capacity, sign_up)
  select e.id, 'Talk', 'session', e.start_local, e.start_local + interval '1 hour', 'published', 10, true from public.events e, world w where e.id = w.event_id returning id)
update world set talk = (select id from a);
grant all on world to public;
with home as (insert into public.households (account_id, name) values (tests.account_of('host'), 'Home') returning id, account_id),
people as (insert into public.guests (account_id, full_name, email) select h.account_id, g.name, g.address from home h,
  (values ('Rude One', 'rude@tests.example'), ('Kind Spouse', 'kind@tests.example')) g(name, address) returning id, account_id, email),
listed as (insert into public.event_guests (account_id, event_id, guest_id, household_id) select p.account_id, w.event_id, p.id, h.id from people p, world w, home h returning *)
update world set rude = (select id from people where email like 'rude%'),
  own = (select private.personal_token(private.ensure_personal_link(l, 'invitation')) from listed l join people p on p.id = l.guest_id where p.email like 'rude%'),
  household = (select private.personal_token(private.ensure_personal_link(l, 'invitation')) from listed l join people p on p.id = l.guest_id where p.email like 'kind%');
select tests.sign_in('host');
select public.publish_schedule((select event_id from world), 'First');
select tests.be_server();

-- A ticket from before, and an address of their own that their sign-in has.
create function pg_temp.buy(who text) returns jsonb language plpgsql as $$
declare held jsonb := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 1))));
begin
  return public.place_order(held ->> 'orderToken', jsonb_build_object('buyer', jsonb_build_object('name', who, 'email', who)));
end $$;
create function pg_temp.buys(who text) returns text language sql as $$ select tests.refusal(format('select pg_temp.buy(%L)', who)) $$;
create function pg_temp.answers(who text, at text default null) returns text language sql as $$
  select tests.refusal(format('select public.submit_rsvp(%L, %L)', coalesce(at, (select share from world)), jsonb_build_object('answer', 'yes', 'partySize', 1, 'name', 'N', 'email', who, 'idempotencyKey', gen_random_uuid()))) $$;
create function pg_temp.signs_up(who text) returns text language sql as $$
  select tests.refusal(format('select public.sign_up_for_activity(%L, %L)', (select share from world), jsonb_build_object('activityId', (select talk from world), 'name', 'N', 'email', who))) $$;
create function pg_temp.waits(who text) returns text language sql as $$
  select tests.refusal(format('select public.join_waitlist(%L, %L)', (select share from world), jsonb_build_object('ticketTypeId', (select gone from world), 'quantity', 1, 'name', 'N', 'email', who))) $$;
create function pg_temp.passes_to(who text) returns text language sql as $$
  select tests.refusal(format('select public.change_ticket(%L, %L, %L, %L)', 'order', (select bought ->> 'orderToken' from world), 'transfer',
    jsonb_build_object('ticketId', (select t.id from public.tickets t join public.orders o on o.id = t.order_id
      where o.code = (select bought ->> 'code' from world) and t.status = 'valid' limit 1), 'name', 'N', 'email', who))) $$;
create function pg_temp.registers(person text) returns text language plpgsql as $$
declare said text;
begin
  perform tests.sign_in(person);
  said := tests.refusal('select public.register_for_event(jsonb_build_object(''eventId'', (select event_id from world), ''name'', ''N'', ''partySize'', 1))');
  perform tests.be_server();
  return said;
end $$;
create function pg_temp.own_link(at text) returns text language sql as $$ select tests.refusal(format('select public.get_personal_invitation(%L)', at)) $$;
create function pg_temp.mailed() returns text language sql as $$
  select private.rsvp_link_source(j) ->> 'to' from public.jobs j where j.kind = 'rsvp_link' order by j.created_at desc, j.id limit 1 $$;

update world set bought = pg_temp.buy('rude@tests.example');
reset role;
update public.ticket_types set sold_count = 1 where id = (select gone from world);
select tests.be_server();
select is(pg_temp.own_link((select own from world)), 'fine', 'a guest''s own link opens');
select is(jsonb_array_length(public.get_personal_invitation((select household from world)) #> '{party,members}'), 2, 'and their household answers for both');

reset role;
select tests.sign_in('host');
select lives_ok($$ update public.guests set status = 'blocked' where id = (select rude from world) $$, 'the host blocks somebody');
select tests.be_server();

-- By the public link.
select is(pg_temp.answers('rude@tests.example'), 'PT409 unavailable email', 'who is blocked does not answer');
select is(pg_temp.answers(' RUDE@tests.example '), 'PT409 unavailable email', 'however the address is written');
select is(pg_temp.buys('rude@tests.example'), 'PT409 unavailable buyer.email', 'does not buy');
select is(pg_temp.signs_up('rude@tests.example'), 'PT409 unavailable email', 'takes no place in the programme');
select is(pg_temp.waits('rude@tests.example'), 'PT409 unavailable email', 'joins no line');
select is(pg_temp.registers('rude'), 'PT409 unavailable', 'does not register');
select is(pg_temp.passes_to('rude@tests.example'), 'PT409 unavailable email', 'and gets no ticket passed on');
select is(pg_temp.passes_to(' Rude@Tests.example'), 'PT409 unavailable email', 'however it is written');
do $$ begin
  perform public.submit_rsvp((select share from world), '{"answer": "no", "name": "N", "email": "rude@tests.example", "idempotencyKey": "72720000-0000-4000-8000-000000000001"}');
exception when others then
  perform set_config('tests.said', sqlerrm, true);
end $$;
select doesnt_match(current_setting('tests.said'), 'block', 'and is not told why');
select public.request_rsvp_link((select share from world), '{"name": "Rude One", "email": "rude@tests.example"}');
reset role;
select is(pg_temp.mailed(), null, 'no lost link is mailed');
select tests.be_server();

-- By their own link, and by their household's.
select is(pg_temp.own_link((select own from world)), 'PT404 link_invalid', 'their own link opens nothing');
select is(pg_temp.answers('x@tests.example', (select own from world)), 'PT404 link_invalid', 'nor answers');
select is(pg_temp.own_link((select household from world)), 'fine', 'the household''s other link goes on');
select is(jsonb_array_length(public.get_personal_invitation((select household from world)) #> '{party,members}'), 1, 'for the others');

-- Who is not meant.
select is(pg_temp.answers('kind@tests.example'), 'fine', 'others answer as before');
select is(pg_temp.buys('kind@tests.example'), 'fine', 'buy');
select is(pg_temp.signs_up('somebody@tests.example'), 'fine', 'sign up');
select is(pg_temp.waits('somebody@tests.example'), 'fine', 'and wait');
select is(pg_temp.answers('rude@tests.example', (select theirs from world)), 'fine', 'another account''s hosts decide for themselves');

-- What was theirs before.
select is(public.get_order((select bought ->> 'orderToken' from world)) ->> 'status', 'completed', 'a ticket from before stays good');

-- The sign-in of who claimed the profile counts as theirs.
reset role;
update public.guests set email = 'another@tests.example' where id = (select rude from world);
insert into private.member_profiles (guest_id, account_id, user_id, claimed_at) select rude, tests.account_of('host'), tests.id_of('rude'), now() from world
on conflict (guest_id) do update set user_id = excluded.user_id;
select is(pg_temp.registers('rude'), 'PT409 unavailable', 'another address on the list opens no door to the old one');
select is(pg_temp.answers('another@tests.example'), 'PT409 unavailable email', 'nor the new one');

-- Let in again.
reset role;
select tests.sign_in('host');
select lives_ok($$ update public.guests set status = 'active' where id = (select rude from world) $$, 'the host lets them in again');
select tests.be_server();
select is(pg_temp.own_link((select own from world)), 'fine', 'their link opens');
select is(pg_temp.answers('rude@tests.example'), 'fine', 'they answer');
select is(pg_temp.buys('rude@tests.example'), 'fine', 'and buy');
select is(pg_temp.registers('rude'), 'fine', 'and register');
select * from finish();
rollback;
