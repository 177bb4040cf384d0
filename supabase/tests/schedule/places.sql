-- Where activities stand: spaces of the venue, who else is in them, hosts, copies, shifts.
begin;
select plan(28);
select tests.add_user('host', 'pro');
select tests.add_user('reader');
select tests.add_user('stranger', 'business');
select tests.add_user('boss');
insert into public.administrators (user_id) values (tests.id_of('boss'));
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.add_event('host', 'Other') as other_id, gen_random_uuid() as copy_id;
alter table world add day date;
update world set day = (select start_local::date from public.events where id = event_id);
grant all on world to public;
insert into public.venues (account_id, name, time_zone) values (tests.account_of('host'), 'Mill', 'Europe/Berlin');
insert into public.venue_spaces (account_id, venue_id, name, capacity_by_layout)
select account_id, id, 'Hall', '{"theatre": 40}' from public.venues;
insert into public.guests (account_id, full_name, email) values (tests.account_of('host'), 'Ada Eze', 'ada@guests.example');
insert into public.event_guests (event_id, guest_id) select e, g.id from world, unnest(array[event_id, other_id]) e, public.guests g;
create function pg_temp.add(in_event uuid, title text, hour integer, room text, host uuid default null) returns text language sql as $$
  select tests.refusal(format('insert into public.activities (event_id, title, status, start_local, end_local, room, host_name, host_guest_id, sign_up) values (%L, %L, ''published'', %L, %L, %L, %L, %L, true)',
    in_event, title, day + hour * interval '1 hour', day + (hour + 1) * interval '1 hour', room, case when host is not null then 'Ada' end, host)) from world
$$;
create function pg_temp.desk() returns jsonb language sql as $$ select public.get_schedule_desk(event_id) from world $$;
create function pg_temp.ada(in_event uuid) returns uuid language sql security definer set search_path = '' as $$ select id from public.event_guests where event_id = in_event $$;

select tests.sign_in('host');
select is(pg_temp.add((select event_id from world), 'Talk', 10, 'hall', pg_temp.ada((select event_id from world))), 'fine', 'an activity in a room without a venue');
select is((select venue_space_id from public.activities), null, 'has no space');
select is(tests.touched($$ update public.events set venue_id = (select id from public.venues) where name <> 'Other' $$), 1, 'the event gets its venue');
select is((select s.name from public.activities a join public.venue_spaces s on s.id = a.venue_space_id), 'Hall', 'and a room of that name becomes its space');
select is(pg_temp.desk() #>> '{spaces,0,largestCapacity}', '40', 'the desk names the spaces');
select is(pg_temp.desk() -> 'busy', '[]', 'nothing else is there yet');
select is(tests.refusal(format('select public.book_venue(%L)', jsonb_build_object('spaceId', (select id from public.venue_spaces), 'title', 'Choir',
  'status', 'confirmed', 'startLocal', to_char(day + time '10:30', 'YYYY-MM-DD"T"HH24:MI'), 'endLocal', to_char(day + time '11:30', 'YYYY-MM-DD"T"HH24:MI')))), 'fine', 'somebody books the hall') from world;
select is(pg_temp.desk() #>> '{busy,0,title}', 'Choir', 'and the desk tells it');
select is(right(pg_temp.desk() #>> '{busy,0,startLocal}', 5), '10:30', 'in the event''s wall time');
select is(tests.refusal(format('select public.book_venue(%L)', jsonb_build_object('spaceId', (select id from public.venue_spaces), 'title', 'Ours', 'eventId', event_id,
  'status', 'confirmed', 'startLocal', to_char(day + time '14:00', 'YYYY-MM-DD"T"HH24:MI'), 'endLocal', to_char(day + time '15:00', 'YYYY-MM-DD"T"HH24:MI')))), 'fine', 'the event books for itself') from world;
select is(jsonb_array_length(pg_temp.desk() -> 'busy'), 1, 'which stands in nobody''s way');
select is(pg_temp.add((select other_id from world), 'Elsewhere', 10, null, pg_temp.ada((select other_id from world))), 'fine', 'the same host at another event');
select is(pg_temp.desk() #>> '{busy,0,hostGuestId}', pg_temp.ada((select event_id from world))::text, 'is told by who they are here');
select is(pg_temp.add((select event_id from world), 'Foreign', 12, null, pg_temp.ada((select other_id from world))), '23503', 'a host is on this event''s list');
select is(pg_temp.add((select event_id from world), 'Second', 10, 'Attic', pg_temp.ada((select event_id from world))), 'fine', 'a second one with the same host');
select is(pg_temp.desk() #>> '{sharedGuests,0,guests}', '1', 'who cannot be at both');
select is(tests.refusal($$ update public.activities set host_guest_id = null, host_member_id = (select id from public.team_members where user_id = tests.id_of('reader')) where title = 'Second' $$), 'fine', 'one of the team hosts');
select is((select string_agg(h ->> 'name', ', ') from world, jsonb_array_elements(public.find_activity_hosts(event_id, 'ad')) h), 'reader, Ada Eze', 'hosts are found in the team and among guests');
select is((select jsonb_array_length(public.find_activity_hosts(event_id, '% nobody')) from world), 0, 'by words, not by patterns');
select is(tests.refusal($$ update public.activities set venue_space_id = null $$), '42501', 'the space is nobody''s to write');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.find_activity_hosts((select event_id from world)) $$), 'PT404 not_found', 'a stranger finds no hosts');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.find_activity_hosts((select event_id from world)) $$), '42501', 'nor does a visitor');
reset role;
update public.venue_spaces set name = 'Great hall';
select is((select room from public.activities where title = 'Talk'), 'Great hall', 'a room follows its space''s name');

-- Copies and shifts.
insert into public.ticket_types (event_id, name, activity_id) select event_id, 'Lunch', (select id from public.activities where title = 'Talk') from world;
update public.activities set ticket_type_id = (select id from public.ticket_types) where title = 'Second';
select tests.sign_in('host');
create temp table copied as select * from public.duplicate_event((select event_id from world), 'Again', array[(select start_local + interval '7 days' from public.events where id = (select event_id from world))], true);
select is((select count(*)::int from public.activities where event_id = (select id from copied)), 2, 'a copy has the activities');
select is((select start_local from public.activities where event_id = (select id from copied) and title = 'Talk'), (select day + time '10:00' + interval '7 days' from world), 'as many days later');
select is((select t.name from public.activities a join public.ticket_types t on t.id = a.ticket_type_id and t.event_id = a.event_id where a.event_id = (select id from copied)), 'Lunch', 'with its own ticket');
select is((select a.title from public.ticket_types t join public.activities a on a.id = t.activity_id where t.event_id = (select id from copied)), 'Talk', 'for its own activity');
select is((select count(*)::int from public.venue_bookings b where b.event_id = (select id from copied)), 0, 'and without the bookings');
reset role;
select * from finish();
rollback;
