-- Bookings: told of conflicts before, never two at once after, decided by members, asked for by link.
begin;
select plan(53);
select tests.add_user('owner');
select tests.add_user('stranger');
select tests.add_user('keeper');
select tests.sign_in('owner');
create temp table room as select v ->> 'id' as venue_id, v -> 'spaces' -> 0 ->> 'id' as id, v -> 'spaces' -> 1 ->> 'id' as other_id from (select public.save_venue('{"name": "Mill",
  "timeZone": "Europe/Berlin", "openingHours": {"sat": {"from": "09:00", "to": "23:00"}},
  "spaces": [{"name": "Hall", "capacityByLayout": {"banquet": 80}}, {"name": "Yard"}],
  "blackouts": [{"startsOn": "2027-05-08", "endsOn": "2027-05-08", "reason": "Works"}]}') v) made;
grant select on room to public;
create function pg_temp.asked(more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('spaceId', (select id from room), 'startLocal', '2027-05-01T14:00',
    'endLocal', '2027-05-01T22:00', 'title', 'Spring dinner', 'status', 'confirmed') || more $$;

select is(jsonb_array_length(public.check_venue_booking(pg_temp.asked()) -> 0 -> 'conflicts'), 0, 'nothing stands against a free time');
create temp table dinner as select (public.book_venue(pg_temp.asked()) -> 'bookings' -> 0 ->> 'id')::uuid as id;
grant select on dinner to public;
select is(public.check_venue_booking(pg_temp.asked('{"startLocal": "2027-05-01T21:00", "endLocal": "2027-05-01T22:30"}')) -> 0 -> 'conflicts' -> 0 ->> 'title', 'Spring dinner', 'a conflict is told by its name before');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked()) $$), 'PT409 conflict startLocal', 'a taken time is refused');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked('{"startLocal": "2027-05-01T22:00", "endLocal": "2027-05-01T23:00"}')) $$), 'fine', 'the next may begin when the last ends');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked(jsonb_build_object('spaceId', (select other_id from room)))) $$), 'fine', 'another space is another booking');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked('{"startLocal": "2027-05-08T14:00", "endLocal": "2027-05-08T15:00"}')) $$), 'PT409 conflict startLocal', 'blackouts are kept');
select is(public.check_venue_booking(pg_temp.asked('{"startLocal": "2027-05-22T07:00", "endLocal": "2027-05-22T10:00"}')) -> 0 -> 'conflicts' -> 0 ->> 'kind', 'closed', 'opening hours warn');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked('{"startLocal": "2027-05-22T07:00", "endLocal": "2027-05-22T10:00"}')) $$), 'fine', 'and do not forbid');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked('{"endLocal": "2027-05-01T13:00"}')) $$), 'PT400 invalid_input endLocal', 'end after start');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked('{"title": " "}')) $$), 'PT400 invalid_input title', 'a booking is for something');

select is(jsonb_array_length(public.list_venue_bookings('{"from": "2027-05-01T00:00Z", "to": "2027-05-02T00:00Z"}') -> 'rows'), 3, 'a day lists what touches it');
select is((select array_agg(r ->> 'title') from jsonb_array_elements(public.list_venue_bookings('{"from": "2027-05-01T00:00Z", "to": "2027-05-02T00:00Z",
  "after": {"start": "2027-05-01T12:00:00Z", "id": "ffffffff-ffff-4fff-bfff-ffffffffffff"}}') -> 'rows') r), array['Spring dinner'], 'and goes on after any of them');
select is(public.list_booking_spaces('{"text": "yar"}') -> 'rows' -> 0 ->> 'name', 'Yard', 'a space is found by its name');
select is((select array[first -> 'rows' -> 0 ->> 'name', public.list_booking_spaces(jsonb_build_object('size', 1, 'after', first -> 'next')) -> 'rows' -> 0 ->> 'name']
  from (select public.list_booking_spaces('{"size": 1}') as first) f), array['Hall', 'Yard'], 'spaces come page by page');

-- Every Saturday from 24 April: 1 May is taken, 8 May is shut, 22 May is free in the afternoon.
select is((select count(*)::int from jsonb_array_elements(public.check_venue_booking(pg_temp.asked('{"startLocal": "2027-04-24T14:00", "endLocal": "2027-04-24T18:00", "repeat": {"every": "week", "count": 5}}'))) d
  where d -> 'conflicts' @> '[{"blocks": true}]'), 2, 'a recurring booking tells each date that collides');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked('{"startLocal": "2027-04-24T14:00", "endLocal": "2027-04-24T18:00", "repeat": {"every": "week", "count": 5}}')) $$), 'PT409 conflict startLocal', 'and is made whole or not at all');
select is(jsonb_array_length(public.book_venue(pg_temp.asked('{"startLocal": "2027-04-24T14:00", "endLocal": "2027-04-24T18:00", "skipTaken": true, "title": "Choir", "repeat": {"every": "week", "count": 5}}')) -> 'bookings'), 3, 'unless the taken dates may be left out');
select is((select count(distinct series_id)::int from public.venue_bookings where title = 'Choir'), 1, 'the rest is one series');
select results_eq($$ select d ->> 'startDate' from jsonb_array_elements(public.check_venue_booking(pg_temp.asked('{"startLocal": "2027-03-27T14:00", "endLocal": "2027-03-27T15:00", "repeat": {"every": "day", "count": 2}}'))) d $$,
  $$ values (to_jsonb('2027-03-27 13:00+00'::timestamptz) #>> '{}'), (to_jsonb('2027-03-28 12:00+00'::timestamptz) #>> '{}') $$, 'over a change of clocks the wall time stays');
select is((public.set_booking_status((select id from public.venue_bookings where title = 'Choir' order by during limit 1), 'cancelled', null, true) ->> 'changed')::int, 3, 'this and all that follow are cancelled at once');

select is(tests.refusal($$ select public.change_venue_booking((select id from dinner), pg_temp.asked('{"startLocal": "2027-05-08T14:00", "endLocal": "2027-05-08T15:00"}')) $$), 'PT409 conflict startLocal', 'it does not move onto a shut day');
select is(public.change_venue_booking((select id from dinner), pg_temp.asked('{"startLocal": "2027-05-02T14:00", "endLocal": "2027-05-02T15:00"}')) ->> 'startLocal', '2027-05-02T14:00', 'but to a free one');
select is(tests.refusal($$ select public.set_booking_status((select id from dinner), 'declined') $$), 'PT409 conflict status', 'what is confirmed is not declined');
create temp table hold as select (public.book_venue(pg_temp.asked('{"status": "hold", "startLocal": "2027-06-05T14:00", "endLocal": "2027-06-05T15:00", "title": "Maybe"}')) -> 'bookings' -> 0 ->> 'id')::uuid as id;
grant select on hold to public;
select ok((select hold_expires_at between now() + interval '71 hours' and now() + interval '73 hours' from public.venue_bookings where id = (select id from hold)), 'a hold lasts 72 hours');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked('{"startLocal": "2027-06-05T14:00", "endLocal": "2027-06-05T15:00"}')) $$), 'PT409 conflict startLocal', 'and holds the space');
select is(tests.refusal($$ update public.venue_bookings set status = 'confirmed' $$), '42501', 'states change through calls');
reset role;
update public.venue_bookings set hold_expires_at = now() - interval '1 minute' where id = (select id from hold);
select tests.be_server();
select is(public.expire_venue_holds(), 1, 'a hold that ran out ends');
reset role;
select is((select count(*)::int from public.jobs where kind = 'booking_expired'), 1, 'and its planner is told');
select is((select public.get_job_source(id) ->> 'to' from public.jobs where kind = 'booking_expired'), 'owner@tests.example', 'at the right address');
select throws_ok($$ insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title)
  select account_id, venue_id, space_id, during, 'confirmed', 'Past the calls' from public.venue_bookings where id = (select id from dinner) $$, '23P01', null, 'even the server cannot book twice');
select lives_ok($$ insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title)
  select account_id, venue_id, space_id, during, 'requested', 'A question' from public.venue_bookings where id = (select id from dinner) $$, 'asking is free');

select tests.sign_in('stranger');
select is(tests.touched($$ select id from public.venue_bookings $$), 0, 'strangers see no booking');
select is(tests.refusal($$ select public.book_venue(pg_temp.asked()) $$), 'PT404 not_found', 'and book nothing');
select is(tests.refusal($$ select public.set_booking_status((select id from dinner), 'cancelled') $$), 'PT404 not_found', 'and cancel nothing');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_venue_bookings('{}') $$), '42501', 'visitors list nothing');
reset role;

select tests.sign_in('owner');
create temp table link as select public.create_venue_link((select venue_id::uuid from room)) ->> 'token' as token;
grant select on link to public;
reset role;
create function pg_temp.wish(more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('spaceId', (select id from room), 'title', 'Wedding', 'name', 'Ann', 'email', 'Ann@tests.example', 'submitKey', 'wish-key-1',
    'startLocal', to_char(now() + interval '40 days', 'YYYY-MM-DD"T"10:00'), 'endLocal', to_char(now() + interval '40 days', 'YYYY-MM-DD"T"12:00')) || more $$;
select is(public.request_shared_booking((select token from link), pg_temp.wish()) ->> 'status', 'requested', 'a stranger asks by the link');
select is(public.request_shared_booking((select token from link), pg_temp.wish()) ->> 'status', 'requested', 'sent twice');
select is((select count(*)::int from public.venue_bookings where title = 'Wedding'), 1, 'it is stored once');
select is((select string_agg(kind, ' ' order by kind) from public.jobs where kind in ('booking_asked', 'booking_arrived')), 'booking_arrived booking_asked', 'both sides get a mail');
select is(public.get_shared_venue((select token from link)) -> 'busy', '[]', 'a question makes nothing busy');
select tests.sign_in('owner');
select lives_ok($$ select public.set_booking_status((select id from public.venue_bookings where title = 'Wedding'), 'confirmed') $$, 'the planner says yes');
reset role;
select is((select (b - 'spaceId' - 'startDate' - 'endDate')::text from jsonb_array_elements(public.get_shared_venue((select token from link)) -> 'busy') b), '{}', 'then it is busy, and nothing more is said');

-- A stranger's request that was held, and a booking of an event that is called off.
update public.venue_bookings set status = 'hold', hold_expires_at = now() - interval '1 minute' where title = 'Wedding';
delete from public.jobs where kind = 'booking_expired';
select tests.be_server();
select is(public.expire_venue_holds(), 1, 'a stranger''s hold that ran out ends');
select results_eq($$ select public.get_job_source(id) ->> 'to', public.get_job_source(id) -> 'isPlanner' from public.jobs
  where kind = 'booking_expired' order by 1 $$, $$ values ('ann@tests.example', 'false'::jsonb), ('owner@tests.example', 'true'::jsonb) $$, 'and both sides hear of it, each in their own words');
reset role;
create temp table gala as select tests.add_event('owner') as id;
grant select on gala to public;
select tests.sign_in('owner');
select lives_ok($$ select public.book_venue(pg_temp.asked(jsonb_build_object('eventId', (select id from gala), 'title', 'Gala', 'requesterEmail', 'band@tests.example',
  'startLocal', '2027-09-04T14:00', 'endLocal', '2027-09-04T15:00'))) $$, 'a space is booked for an event');
select is(tests.refusal($$ select public.release_event_bookings((select id from gala)) $$), 'PT409 conflict status', 'which keeps it while it takes place');
reset role;
update public.events set status = 'cancelled' where id = (select id from gala);
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.release_event_bookings((select id from gala)) $$), 'PT404 not_found', 'nobody else gives it back');
reset role;
select tests.sign_in('owner');
select is(public.release_event_bookings((select id from gala)) ->> 'released', '1', 'called off, it gives its space back');
reset role;
select is((select string_agg(b.status || ' ' || j.kind, ', ') from public.venue_bookings b join public.jobs j on j.payload ->> 'bookingId' = b.id::text where b.title = 'Gala'),
  'cancelled booking_cancelled', 'and who asked for it is told');

-- Who asked has a name for all who see bookings, and an address for those who see guests' addresses.
select tests.add_member('owner', 'keeper', 'viewer');
update public.venue_bookings set status = 'requested', hold_expires_at = null where title = 'Wedding';
select tests.sign_in('owner');
create temp table rooms as select public.save_role(tests.account_of('owner'), null, 'Rooms', '{venues.read}') as id;
reset role;
select tests.sign_in('keeper');
select matches(public.list_venue_bookings('{}')::text, 'ann@tests.example', 'a viewer sees addresses');
reset role;
update public.team_members set role_id = (select id from rooms) where user_id = tests.id_of('keeper') and account_id = tests.account_of('owner');
select tests.sign_in('keeper');
select matches(public.list_venue_bookings('{}')::text, '"Ann"', 'a role for rooms alone sees who asked');
select doesnt_match(public.list_venue_bookings('{}')::text, 'ann@tests.example', 'and not where to write to them');
select is(tests.refusal('select requester_email from public.venue_bookings'), '42501', 'also in the rows');
reset role;
select * from finish();
rollback;
