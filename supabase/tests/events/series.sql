-- Series: an event on several dates, changed one, from one on, or all; what hangs on a date moves along.
begin;
select plan(77);
select tests.add_user('host', 'pro');
select tests.add_user('stranger', 'pro');
select tests.add_user('viewer');
select tests.add_user('editor');
select tests.add_user('admin');
select tests.add_member('host', 'viewer', 'viewer');
select tests.add_member('host', 'editor', 'editor');

insert into public.events (id, user_id, name, status, start_local, end_local, time_zone, rsvp_deadline, location_name)
values (tests.id_of('choir'), tests.id_of('host'), 'Choir', 'draft', '2027-03-02 18:30', '2027-03-02 21:00', 'Europe/Berlin',
  '2027-03-01 11:00+00', 'The Mill');
insert into public.ticket_types (id, event_id, name, price_minor, quantity, sales_end)
values (tests.id_of('seat'), tests.id_of('choir'), 'Seat', 500, 40, '2027-03-02 16:00+00');
insert into public.activities (id, event_id, title, status, start_local, end_local, room, sign_up, ticket_type_id)
values (tests.id_of('warm up'), tests.id_of('choir'), 'Warm-up', 'published', '2027-03-02 18:30', '2027-03-02 19:00', 'Hall', true, tests.id_of('seat'));
insert into public.event_questions (event_id, prompt) values (tests.id_of('choir'), 'Which voice?');
create function pg_temp.at(start timestamp) returns uuid language sql security definer set search_path = '' as
  $$ select e.id from public.events e join public.event_series s on s.id = e.series_id
     where e.start_local = start and e.user_id = tests.id_of('host') $$;

select tests.sign_in('host');
select is(public.get_event_series(tests.id_of('choir')), null, 'an event of its own is no series');
select is(jsonb_array_length(public.repeat_event(tests.id_of('choir'), 'FREQ=WEEKLY;BYDAY=TU;COUNT=6',
  array['2027-03-09 18:30', '2027-03-16 18:30', '2027-03-23 18:30', '2027-03-30 18:30', '2027-04-06 18:30']::timestamp[]) -> 'dates'),
  6, 'it repeats on five more dates');
select is((select e.start_date from public.events e where e.id = pg_temp.at('2027-03-30 18:30')), '2027-03-30 16:30+00'::timestamptz,
  'at the same hour on the wall after the clocks changed');
select is((select t.sales_end from public.ticket_types t where t.event_id = pg_temp.at('2027-03-30 18:30')), '2027-03-30 15:00+00'::timestamptz,
  'with its tickets, whose windows move along');
select is((select a.start_at from public.activities a where a.event_id = pg_temp.at('2027-03-30 18:30')), '2027-03-30 16:30+00'::timestamptz,
  'with its activities');
select is((select t.name from public.activities a join public.ticket_types t on t.id = a.ticket_type_id and t.event_id = a.event_id
  where a.event_id = pg_temp.at('2027-03-30 18:30')), 'Seat', 'bound to the ticket of the same date');
select is((select q.prompt from public.event_questions q where q.event_id = pg_temp.at('2027-03-30 18:30')), 'Which voice?', 'and with what it asks');
select is((select count(*)::int from public.event_guests g join public.events e on e.id = g.event_id where e.series_id is not null), 0, 'nobody is on their lists');
select is((select count(distinct e.cover_seed)::int from public.events e where e.series_id is not null and e.user_id = tests.id_of('host')), 6,
  'each date wears a cover of its own');
select is(public.get_event_series(pg_temp.at('2027-03-09 18:30')) ->> 'rule', 'FREQ=WEEKLY;BYDAY=TU;COUNT=6', 'each date knows the rule');
select is(tests.refusal($$ select public.repeat_event(tests.id_of('choir'), 'FREQ=SECONDLY', array['2027-05-01 18:30']::timestamp[]) $$), 'fine',
  'to a series that is there dates are added, by no rule');
select is(public.get_event_series(tests.id_of('choir')) ->> 'rule', null, 'so it follows none any more');
select is(tests.refusal($$ select public.repeat_event(tests.id_of('choir'), null, array_fill('2027-06-01 18:30'::timestamp, array[94])) $$),
  'PT400 invalid_input starts_param', 'a hundred dates are the most');
select is(tests.refusal($$ select public.repeat_event(tests.id_of('choir'), null, '{}') $$), 'PT400 invalid_input starts_param', 'one is the least');
select is(tests.refusal($$ select public.repeat_event(tests.id_of('choir'), null, array['2027-02-01 18:30']::timestamp[]) $$),
  'PT400 invalid_input starts_param', 'none lies before the first');
select is(public.remove_series_dates(pg_temp.at('2027-05-01 18:30')) -> 'kept', '[]'::jsonb, 'a date that concerns nobody is removed');
select is((select s.exdates::text from public.event_series s where s.account_id = tests.account_of('host')), '{"2027-05-01 18:30:00"}', 'and is an exception of the series');

-- One date of its own.
select public.change_event(pg_temp.at('2027-03-16 18:30'),
  '{"scope": "this", "patch": {"start_local": "2027-03-16T20:00", "end_local": "2027-03-16T22:30", "location_name": "The Barn"}, "along": ["activities", "tickets", "deadline"]}');
select is((select array_agg(e.start_local::time order by e.start_local)::text from public.events e where e.series_id is not null and e.user_id = tests.id_of('host')),
  '{18:30:00,18:30:00,20:00:00,18:30:00,18:30:00,18:30:00}', 'one date is moved');
select is((select a.start_local from public.activities a where a.event_id = pg_temp.at('2027-03-16 20:00')), '2027-03-16 20:00'::timestamp, 'its activity with it');
select is((select e.rsvp_deadline from public.events e where e.id = pg_temp.at('2027-03-16 20:00')), '2027-03-15 11:00+00'::timestamptz, 'its deadline, which is the day before, keeps its hour');
select is((select (d ->> 'isMoved')::boolean from jsonb_array_elements(public.get_event_series(tests.id_of('choir')) -> 'dates') d
  where d ->> 'startLocal' = '2027-03-16T20:00'), true, 'and the series says so');

-- This and the following.
create temp table outlook as select public.preview_event_change(pg_temp.at('2027-03-09 18:30'),
  '{"scope": "following", "patch": {"start_local": "2027-03-09T19:00", "end_local": "2027-03-09T21:30", "location_name": "Town hall"}, "along": ["activities", "tickets", "deadline", "bookings"]}') as said;
select is((select count(*)::int from public.events e where e.start_local::time = '19:00'), 0, 'a preview changes nothing');
select is((select jsonb_array_length(said -> 'dates') from outlook), 5, 'it shows five dates');
select is((select d -> 'keeps' from outlook, jsonb_array_elements(said -> 'dates') d where d -> 'before' ->> 'startLocal' = '2027-03-16T20:00'),
  '["when", "where"]'::jsonb, 'and that one keeps what it has of its own');
select is((select said from outlook) , public.change_event(pg_temp.at('2027-03-09 18:30'),
  '{"scope": "following", "patch": {"start_local": "2027-03-09T19:00", "end_local": "2027-03-09T21:30", "location_name": "Town hall"}, "along": ["activities", "tickets", "deadline", "bookings"]}'),
  'what was previewed is what happens');
select is((select array_agg(e.start_local::time || ' ' || e.location_name order by e.start_local)::text from public.events e where e.series_id is not null and e.user_id = tests.id_of('host')),
  '{"18:30:00 The Mill","19:00:00 Town hall","20:00:00 The Barn","19:00:00 Town hall","19:00:00 Town hall","19:00:00 Town hall"}',
  'earlier dates stay, an exception keeps its own');
select is((select t.sales_end from public.ticket_types t where t.event_id = pg_temp.at('2027-03-30 19:00')), '2027-03-30 15:30+00'::timestamptz, 'windows of sale moved along');

-- All, on another day of the week.
select public.change_event(pg_temp.at('2027-03-09 19:00'),
  '{"scope": "all", "patch": {"start_local": "2027-03-10T19:00", "end_local": "2027-03-10T21:30", "name": "Choir evening"}, "rule": "FREQ=WEEKLY;BYDAY=WE;COUNT=6"}');
select is((select count(*)::int from public.events e where e.name = 'Choir evening'), 6, 'all get the new name');
select is((select count(*)::int from public.events e where e.name = 'Choir evening' and extract(isodow from e.start_local) = 3), 5, 'all that follow the rule move a day');
select is(public.get_event_series(tests.id_of('choir')) ->> 'rule', 'FREQ=WEEKLY;BYDAY=WE;COUNT=6', 'the series says the new rule');
select is((select a.start_local from public.activities a where a.event_id = pg_temp.at('2027-03-31 19:00')), '2027-03-30 19:00'::timestamp,
  'what shall not move along stays');

-- A cover for all is drawn for each date anew; a date with one of its own keeps it.
select public.change_event(pg_temp.at('2027-03-16 20:00'), '{"scope": "this", "patch": {"cover_seed": "its own"}}');
select public.change_event(pg_temp.at('2027-03-10 19:00'), '{"scope": "all", "patch": {"cover_seed": "birthday:new"}}');
select is((select e.cover_seed from public.events e where e.id = pg_temp.at('2027-03-10 19:00')), 'birthday:new', 'the date at which it was chosen wears what was seen');
select is((select count(distinct e.cover_seed)::int from public.events e where e.cover_seed like 'birthday:new@%' and e.user_id = tests.id_of('host')), 4, 'the others the same subject, each for its day');
select is((select e.cover_seed from public.events e where e.id = pg_temp.at('2027-03-16 20:00')), 'its own', 'and one keeps its own');

-- Publishing, one notice, cancelling.
select public.change_event(pg_temp.at('2027-03-10 19:00'), '{"scope": "all", "patch": {"status": "published"}}');
select is((select count(*)::int from public.events e where e.name = 'Choir evening' and e.status = 'published'
  and exists (select from public.share_links l where l.event_id = e.id and l.kind = 'event_info_view')), 6, 'all are published, each with its page');
reset role;
insert into public.guests (id, account_id, full_name, email)
values (tests.id_of('ida'), tests.account_of('host'), 'Ida', 'ida@post.example'), (tests.id_of('ole'), tests.account_of('host'), 'Ole', 'ole@post.example');
insert into public.event_guests (id, event_id, guest_id, invited_at)
select gen_random_uuid(), e.id, tests.id_of('ida'), now() from public.events e where e.name = 'Choir evening';
insert into public.event_guests (event_id, guest_id, invited_at) values (pg_temp.at('2027-03-31 19:00'), tests.id_of('ole'), now());
select tests.sign_in('host');
select is((public.preview_event_change(pg_temp.at('2027-03-31 19:00'),
  '{"scope": "following", "patch": {"start_local": "2027-03-31T20:00", "end_local": "2027-03-31T22:30"}}') ->> 'people')::int, 2, 'two people would be told');
select is((public.change_event(pg_temp.at('2027-03-31 19:00'),
  '{"scope": "following", "patch": {"start_local": "2027-03-31T20:00", "end_local": "2027-03-31T22:30"}, "tell": true, "message": "The hall is let."}') ->> 'people')::int, 2, 'and are');
reset role;
select is((select count(*)::int from public.jobs j where j.kind = 'event_notice'), 2, 'with one mail each');
select is((select count(*)::int from public.event_notices n join public.events e on e.id = n.event_id where e.name = 'Choir evening'), 2, 'a notice is kept of each date');
select tests.be_server();
select is((select jsonb_array_length(s.source -> 'others') from (select public.get_job_source(j.id) as source from public.jobs j where j.kind = 'event_notice') s
  where s.source ->> 'to' = 'ida@post.example'), 1, 'who comes to both reads of both');
select is((select s.source -> 'others' from (select public.get_job_source(j.id) as source from public.jobs j where j.kind = 'event_notice') s
  where s.source ->> 'to' = 'ole@post.example'), null, 'who comes to one reads of one');
reset role;
select tests.sign_in('host');
select is(public.remove_series_dates(tests.id_of('choir'), 'all', true) -> 'removed', '[]'::jsonb, 'dates with guests are not removed');
select public.change_event(pg_temp.at('2027-03-31 20:00'), '{"scope": "following", "patch": {"status": "cancelled"}, "tell": true}');
select is((select array_agg(e.status order by e.start_local)::text from public.events e where e.name = 'Choir evening'),
  '{published,published,published,published,cancelled,cancelled}', 'but called off, from one date on');
reset role;
select is((select jsonb_array_length(private.public_dates(e)) from public.events e where e.id = tests.id_of('choir')), 6, 'the page lists all dates');
select tests.sign_in('host');
select is(tests.refusal($$ select public.change_event(tests.id_of('choir'), '{"scope": "some"}') $$), 'PT400 invalid_input scope', 'the dates meant must be said');
select is(tests.refusal($$ select public.change_event(tests.id_of('choir'), '{"patch": {"start_local": "soon"}}') $$), 'PT400 invalid_input start_local', 'a time must be one');
select is(tests.refusal($$ select public.change_event(tests.id_of('choir'), '{"patch": {"start_local": "2027-03-03T22:00"}}') $$), 'PT400 invalid_input end_local', 'the end stays after the start');
select is(tests.refusal($$ select public.change_event(tests.id_of('choir'), '{"patch": {"user_id": "00000000-0000-0000-0000-000000000001", "rsvp_enabled": false}}') $$),
  'fine', 'columns that nobody may change');
select is((select e.user_id from public.events e where e.id = tests.id_of('choir')), tests.id_of('host'), 'are left alone');

-- A booking moves along unless the space is taken.
create temp table hall as select v -> 'spaces' -> 0 ->> 'id' as id from (select public.save_venue('{"name": "Mill", "timeZone": "Europe/Berlin",
  "spaces": [{"name": "Hall"}]}') v) made;
select public.book_venue(jsonb_build_object('spaceId', (select id from hall), 'eventId', tests.id_of('choir'), 'title', 'Choir',
  'status', 'confirmed', 'startLocal', '2027-03-03T18:00', 'endLocal', '2027-03-03T22:00'));
select public.book_venue(jsonb_build_object('spaceId', (select id from hall), 'title', 'Wedding',
  'status', 'confirmed', 'startLocal', '2027-03-05T10:00', 'endLocal', '2027-03-06T22:00'));
select is(tests.refusal($$ select public.change_event(tests.id_of('choir'),
  '{"patch": {"start_local": "2027-03-05T18:30", "end_local": "2027-03-05T21:00"}, "along": ["bookings"]}') $$), 'PT409 conflict choices', 'a space that is taken is not passed over in silence');
select is((select t ->> 'blocked' from jsonb_array_elements(public.change_event(tests.id_of('choir'),
  '{"patch": {"start_local": "2027-03-05T18:30", "end_local": "2027-03-05T21:00"}, "along": ["bookings"], "blocked": "stays"}') -> 'dates' -> 0 -> 'things') t
  where t ->> 'kind' = 'booking'), 'taken', 'a booking stays when the space is taken, and somebody wants it so');
select is((select lower(b.during) from public.venue_bookings b where b.event_id = tests.id_of('choir')), '2027-03-03 17:00+00'::timestamptz, 'where it was');
select is((select t #>> '{after,at}' from jsonb_array_elements(public.change_event(tests.id_of('choir'),
  '{"patch": {"start_local": "2027-03-12T18:30", "end_local": "2027-03-12T21:00"}, "along": ["bookings"]}') -> 'dates' -> 0 -> 'things') t where t ->> 'kind' = 'booking'),
  '2027-03-10T18:00', 'or moves by as much as the event');
reset role;

-- All day: from midnight to the last minute. What becomes it moves by its days, and its activities keep their hours.
insert into public.events (id, user_id, name, status, start_local, end_local, time_zone)
values (tests.id_of('fair'), tests.id_of('host'), 'Fair', 'draft', '2027-10-30 10:00', '2027-10-30 16:00', 'Europe/Berlin');
insert into public.activities (id, event_id, title, status, start_local, end_local, room)
values (tests.id_of('auction'), tests.id_of('fair'), 'Auction', 'published', '2027-10-30 11:00', '2027-10-30 12:00', 'Hall');
select tests.sign_in('host');
select is((public.change_event(tests.id_of('fair'), '{"patch": {"start_local": "2027-10-31T00:00", "end_local": "2027-10-31T23:59"}, "along": ["activities"]}')
  -> 'dates' -> 0 -> 'after' ->> 'endLocal'), '2027-10-31T23:59', 'an event becomes one of all day');
select is((select a.start_local from public.activities a where a.id = tests.id_of('auction')), '2027-10-31 11:00'::timestamp, 'what happens at it moves by the day alone');
select is((select array[e.start_date, e.end_date] from public.events e where e.id = tests.id_of('fair')),
  array['2027-10-30 22:00+00', '2027-10-31 22:59+00']::timestamptz[], 'its day has twenty-five hours where clocks go back');
select is((select array[c.start_local, c.end_local] from public.duplicate_event(tests.id_of('fair'), 'Fair, later', array['2027-12-04 00:00']::timestamp[]) c),
  array['2027-12-04 00:00', '2027-12-04 23:59']::timestamp[], 'a copy takes all day too');
select is(jsonb_path_query_array(public.repeat_event(tests.id_of('fair'), 'FREQ=WEEKLY;BYDAY=SU;COUNT=2', array['2027-11-07 00:00']::timestamp[]),
  '$.dates[*].endLocal'), '["2027-10-31T23:59", "2027-11-07T23:59"]'::jsonb, 'and so does each date of a series');
select public.change_event(tests.id_of('fair'), '{"scope": "all", "patch": {"start_local": "2027-10-31T09:00", "end_local": "2027-10-31T15:00"}, "along": ["activities"]}');
select is((select array_agg(e.start_local::time || ' ' || e.end_local::time order by e.start_local) from public.events e where e.name = 'Fair'),
  array['09:00:00 15:00:00', '09:00:00 15:00:00'], 'all of them get hours at once');
select is((select array_agg(a.start_local order by a.start_local) from public.activities a where a.title = 'Auction' and a.event_id in (select e.id from public.events e where e.name = 'Fair')),
  array['2027-10-31 11:00', '2027-11-07 11:00']::timestamp[], 'and the activities keep theirs');
reset role;

-- Who may see it, whose it is, and in which money: of all dates at once.
select tests.sign_in('host');
select public.change_event(tests.id_of('fair'), '{"scope": "all", "patch": {"visibility": "private", "host_names": ["Ada", "Kofi Mensah"], "currency": "CHF", "locale": "tr", "goal_minor": 50000}}');
select is((select array_agg(distinct concat_ws(' ', e.visibility, e.host_names, e.currency, e.locale, e.goal_minor)) from public.events e where e.name = 'Fair'),
  array['private {Ada,"Kofi Mensah"} CHF tr 50000'], 'every date takes them');
select public.change_event(tests.id_of('fair'), '{"scope": "all", "patch": {"status": "published"}}');
select is((select count(*)::int from public.share_links l join public.events e on e.id = l.event_id where e.name = 'Fair'), 0,
  'a private date is published without a page');
select is(public.get_event_overview(tests.id_of('fair')) ->> 'pageToken', null, 'and none is offered');
select public.change_event(tests.id_of('fair'), '{"scope": "all", "patch": {"visibility": "unlisted"}}');
select is((select count(*)::int from public.share_links l join public.events e on e.id = l.event_id where e.name = 'Fair' and l.kind = 'event_info_view'), 2,
  'which each gets when others may see it');
update public.events set visibility = 'private' where id = tests.id_of('fair');
select is(public.get_event_overview(tests.id_of('fair')) ->> 'pageToken', null, 'a page that is closed again is offered to nobody');
update public.events set visibility = 'public' where id = tests.id_of('fair');
select is(public.get_event_overview(tests.id_of('fair')) ->> 'pageToken' is not null, true, 'and is the same one when it opens');
select is((select count(*)::int from public.share_links l where l.event_id = tests.id_of('fair')), 1, 'not a second one');
reset role;

-- Who may.
select tests.sign_in('editor');
select is((public.change_event(tests.id_of('choir'), '{"patch": {"name": "By the editor"}}') -> 'dates' -> 0 -> 'after' ->> 'name'), 'By the editor', 'a colleague who may write changes');
select is(tests.refusal($$ select public.remove_series_dates(tests.id_of('choir')) $$), 'PT404 not_found', 'but removes nothing');
select is((select count(*)::int from public.event_series), 2, 'and sees the series');
reset role;
select tests.sign_in('viewer');
select is((select count(*)::int from public.event_series), 2, 'one who may only read sees them');
select is(tests.refusal($$ select public.change_event(tests.id_of('choir'), '{"patch": {"name": "x"}}') $$), 'PT404 not_found', 'and changes nothing');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.event_series), 0, 'a stranger sees no series');
select is(tests.refusal($$ select public.repeat_event(tests.id_of('choir'), null, array['2028-05-01 18:30']::timestamp[]) $$), 'PT404 not_found', 'adds no dates');
select is(tests.refusal($$ select public.preview_event_change(tests.id_of('choir'), '{}') $$), 'PT404 not_found', 'looks at no change');
select is(public.get_event_series(tests.id_of('choir')), null, 'reads no dates');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.change_event(tests.id_of('choir'), '{}') $$), '42501', 'nor does anybody without an account');
reset role;
select * from finish();
rollback;
