-- Moves: what hangs on an event goes along or stays, a preview is what happens, and an hour long all of it comes back.
begin;
select plan(57);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'bea', 'vic']) p;
select tests.add_member('ada', 'bea', 'editor');
select tests.add_member('ada', 'vic', 'viewer');
create temp table world as select tests.add_event('ada', 'Wedding') as wedding, null::jsonb as seen, null::jsonb as made, null::jsonb as again;
grant all on world to public;
-- Clocks go forward on 26 March and back on 29 October 2028.
update public.events set time_zone = 'Europe/Berlin', start_local = '2028-03-18 15:00', end_local = '2028-03-19 01:00',
  rsvp_deadline = '2028-02-26 22:59+00' where id = (select wedding from world);
create function pg_temp.thing(answer jsonb, called text) returns jsonb language sql as $$
  select t from jsonb_array_elements(answer #> '{dates,0,things}') t where t ->> 'label' = called or t ->> 'kind' = called limit 1 $$;
create function pg_temp.key(of_kind text, called text) returns text language sql security definer as $$
  select of_kind || ':' || t.id from world w join public.events e on e.id = w.wedding, lateral private.dated_things(e) t where t.kind = of_kind and t.label = called $$;
create function pg_temp.request(choices jsonb default '{}', more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('patch', '{"start_local": "2028-11-04T15:00", "end_local": "2028-11-05T01:00"}'::jsonb,
    'along', '["activities", "programme", "tickets", "deadline", "mails", "bookings"]'::jsonb, 'choices', choices) || more $$;
create function pg_temp.stored() returns jsonb language sql security definer as $$
  select jsonb_object_agg(t.kind || ' ' || t.label, t.value) || jsonb_build_object('event', private.moved_columns(e))
  from world w join public.events e on e.id = w.wedding, lateral private.dated_things(e) t group by e.* $$;
create function pg_temp.last_move() returns uuid language sql security definer as $$
  select m.id from private.event_moves m order by m.made_at desc limit 1 $$;
create function pg_temp.grow_old() returns void language sql security definer as $$
  update private.event_moves set made_at = made_at - interval '61 minutes' $$;

select tests.sign_in('ada');
select public.add_tasks((select wedding from world), '[{"title": "Order the cake", "due": {"kind": "relative", "from": "start", "days": -30}},
  {"title": "Rehearse", "due": {"kind": "relative", "from": "start", "days": -1, "at": "18:00"}},
  {"title": "Pay the deposit", "due": {"kind": "day", "day": "2028-01-10"}},
  {"title": "Find rings", "due": {"kind": "day", "day": "2028-01-11"}, "state": "done"}]'::jsonb);
insert into public.activities (event_id, title, status, start_local, end_local, room)
select wedding, t.title, 'published', t.s, t.e, 'Barn' from world,
  (values ('Vows', '2028-03-18 15:30'::timestamp, '2028-03-18 16:30'::timestamp), ('Dance', '2028-03-18 21:00', '2028-03-19 00:30')) t (title, s, e);
create temp table mill as select public.save_venue('{"name": "Mill", "timeZone": "Europe/Berlin", "spaces": [{"name": "Barn"}]}') as v;
select public.book_venue(jsonb_build_object('spaceId', (select v #>> '{spaces,0,id}' from mill), 'eventId', (select wedding from world), 'title', 'Wedding',
  'status', 'confirmed', 'startLocal', '2028-03-18T12:00', 'endLocal', '2028-03-19T02:00'));
reset role;
insert into public.ticket_types (event_id, name, sales_start, sales_end) select wedding, 'Dinner', '2020-01-01', '2028-03-17 23:00+00' from world;
insert into public.polls (event_id, title, state, closes_at) select wedding, 'Which menu?', 'open', '2028-03-01 11:00+00' from world;
insert into public.email_campaigns (account_id, event_id, name, status, question, language, timing)
select tests.account_of('ada'), wedding, 'A week before', 'scheduled', '{}', 'en', '{"from": "start", "days": -7, "at": "09:00"}' from world;
insert into public.announcements (account_id, event_id, texts, main_locale, audience, state, send_local, send_at)
select tests.account_of('ada'), wedding, '{"en": {"subject": "How to get there"}}', 'en', '{}', 'scheduled', '2028-03-10 09:00', '2028-03-10 08:00+00' from world;
create temp table before_all as select pg_temp.stored() as rows;
grant select on before_all to public;

-- A preview is what happens.
select tests.sign_in('bea');
update world set seen = public.preview_event_change(wedding, pg_temp.request());
select is(pg_temp.stored(), (select rows from before_all), 'a preview leaves everything where it is');
select is((select count(*) from public.notices), 0::bigint, 'and tells nobody');
update world set made = public.change_event(wedding, pg_temp.request('{}', jsonb_build_object('basis', seen ->> 'basis')));
select is((select made from world), (select seen from world), 'what was previewed is what happens, field by field');
select is(pg_temp.thing((select made from world), 'Order the cake') #>> '{after,at}', '2028-10-05T00:00', 'what is told from the event goes along');
select is(pg_temp.thing((select made from world), 'Rehearse') #>> '{after,at}', '2028-11-03T18:00', 'keeping its hour');
select is(pg_temp.thing((select made from world), 'Pay the deposit') ->> 'moves', 'false', 'a task with a day of its own stays');
select is(pg_temp.thing((select made from world), 'Pay the deposit') ->> 'isFree', 'true', 'unless it is chosen');
select is(pg_temp.thing((select made from world), 'Find rings') ->> 'why', 'done', 'what is done stays');
select is(pg_temp.thing((select made from world), 'Vows') #>> '{after,at}', '2028-11-04T15:30', 'an activity keeps its place in the day');
select is((select a.start_at from public.activities a where a.title = 'Vows'), '2028-11-04 14:30+00'::timestamptz, 'by the clock of winter');
select is(pg_temp.thing((select made from world), 'Mill, Barn') #>> '{after,at}', '2028-11-04T12:00', 'the booking with it');
select is((select e.rsvp_deadline from public.events e, world where e.id = wedding), '2028-10-14 21:59+00'::timestamptz, 'a deadline stays one minute to midnight although clocks changed');
select is(pg_temp.thing((select made from world), 'sale_start') ->> 'why', 'past', 'a sale that has begun stays begun');
select is(pg_temp.thing((select made from world), 'sale_end') #>> '{after,at}', '2028-11-04T00:00', 'its end moves');
select is(pg_temp.thing((select made from world), 'Which menu?') #>> '{after,at}', '2028-10-18T12:00', 'the end of a poll');
select is(pg_temp.thing((select made from world), 'A week before') #>> '{after,at}', '2028-10-28T09:00', 'a mail in sequence');
select is(pg_temp.thing((select made from world), 'How to get there') #>> '{after,at}', '2028-10-27T09:00', 'an announcement');
reset role;
select is((select a.send_at from public.announcements a), '2028-10-27 07:00+00'::timestamptz, 'at its hour by the summer''s clock');
select is((select array_agg(distinct u.email::text) from public.notices n join auth.users u on u.id = n.user_id where n.topic = 'event_moved'),
  array[(select email::text from auth.users where id = tests.id_of('ada')), (select email::text from auth.users where id = tests.id_of('vic'))], 'the team is told once, without who did it');
select is((select count(*) from public.notices n where n.topic = 'event_moved'), 2::bigint, 'each of them by one notice');

-- All of it comes back.
select tests.sign_in('vic');
select is(public.get_event_overview((select wedding from world)) -> 'move', 'null', 'who only reads is offered no undo');
select is(tests.refusal(format('select public.undo_event_move(%L)', pg_temp.last_move())), 'PT404 not_found', 'and makes none');
select tests.sign_in('stranger');
select is(tests.refusal(format('select public.undo_event_move(%L)', pg_temp.last_move())), 'PT404 not_found', 'nor does a stranger');
select is(tests.refusal($$ select public.get_event_overview((select wedding from world)) $$), 'PT404 not_found', 'who sees no event');
select tests.be_anonymous();
select is(tests.refusal(format('select public.undo_event_move(%L)', pg_temp.last_move())), '42501', 'nor anybody without an account');
reset role;
select tests.sign_in('ada');
select is(public.get_event_overview((select wedding from world)) #>> '{move,before,startLocal}', '2028-03-18T15:00', 'a colleague is offered it');
select is(public.undo_event_move(pg_temp.last_move()) -> 'left', '[]', 'and brings all back');
select is(pg_temp.stored(), (select rows from before_all), 'to the microsecond');
select is(public.get_event_overview((select wedding from world)) -> 'move', 'null', 'after which nothing is offered');
select is(tests.refusal(format('select public.undo_event_move(%L)', pg_temp.last_move())), 'PT409 conflict', 'once');

-- Each can be left where it is, or taken along.
update world set made = public.change_event(wedding, pg_temp.request(jsonb_build_object(pg_temp.key('task', 'Order the cake'), 'stays', pg_temp.key('task', 'Pay the deposit'), 'moves',
  pg_temp.key('activity', 'Dance'), 'stays', pg_temp.key('campaign', 'A week before'), 'stays')));
select is((select t.due_time from public.tasks t where t.title = 'Order the cake'), '{"kind": "day", "day": "2028-02-17"}', 'a task that stays has a day of its own from now on');
select is((select t.due_time ->> 'day' from public.tasks t where t.title = 'Pay the deposit'), '2028-08-28', 'and another one goes along');
select is((select a.start_local from public.activities a where a.title = 'Dance'), '2028-03-18 21:00'::timestamp, 'an activity stays');
select is(pg_temp.thing((select made from world), 'Dance') -> 'warnings' -> 0 ->> 'code', 'outside', 'which is said to be outside of the event');
reset role;
select is((select c.goes_local from public.email_campaigns c), '2028-03-11 09:00'::timestamp, 'a mail that stays goes at its day');

-- What somebody changed since is theirs.
select tests.sign_in('ada');
update public.activities set start_local = '2028-11-04 16:00', end_local = '2028-11-04 17:00' where title = 'Vows';
select is(public.undo_event_move(pg_temp.last_move()) -> 'left', '[{"kind": "activity", "label": "Vows", "why": "changed"}]', 'it is named');
select is((select a.start_local from public.activities a where a.title = 'Vows'), '2028-11-04 16:00'::timestamp, 'and left');
select is(pg_temp.stored() - 'activity Vows', (select rows - 'activity Vows' from before_all), 'all else is back, and told from the event as it was');
update public.activities set start_local = '2028-03-18 15:30', end_local = '2028-03-18 16:30' where title = 'Vows';

-- Two at once: who looked at something older looks again.
update world set seen = public.preview_event_change(wedding, pg_temp.request());
update public.activities set end_local = '2028-03-18 16:45' where title = 'Vows';
select is(tests.refusal($$ select public.change_event(wedding, pg_temp.request('{}', jsonb_build_object('basis', seen ->> 'basis'))) from world $$), 'PT409 conflict basis', 'what changed meanwhile is not run over');
select is((select e.start_local from public.events e, world where e.id = wedding), '2028-03-18 15:00'::timestamp, 'and nothing is moved');
update world set again = public.preview_event_change(wedding, pg_temp.request());
select is((select made -> 'basis' = again -> 'basis' from (select public.change_event(wedding, pg_temp.request('{}', jsonb_build_object('basis', again ->> 'basis'))) as made, again from world) t), true, 'looked at once more it goes');
select is(public.undo_event_move(pg_temp.last_move()) -> 'left', '[]', 'and comes back');

-- A space that is taken stops the move until somebody decides.
select public.book_venue(jsonb_build_object('spaceId', (select v #>> '{spaces,0,id}' from mill), 'title', 'Fair', 'status', 'confirmed', 'startLocal', '2028-11-04T08:00', 'endLocal', '2028-11-04T20:00'));
select is(pg_temp.thing(public.preview_event_change((select wedding from world), pg_temp.request()), 'booking') ->> 'blocked', 'taken', 'the preview says so');
select is(tests.refusal($$ select public.change_event(wedding, pg_temp.request()) from world $$), 'PT409 conflict choices', 'it is not passed over');
select is(pg_temp.thing(public.change_event((select wedding from world), pg_temp.request(jsonb_build_object(pg_temp.key('booking', 'Mill, Barn'), 'stays'))), 'booking') ->> 'moves', 'false', 'until it is chosen to stay');
select pg_temp.grow_old();
select is(public.get_event_overview((select wedding from world)) -> 'move', 'null', 'an hour later nothing is offered');
select is(tests.refusal(format('select public.undo_event_move(%L)', pg_temp.last_move())), 'PT409 conflict', 'nor taken back');

-- Another zone: what is told by the event's clock keeps its hour there.
update world set seen = public.preview_event_change(wedding, '{"patch": {"time_zone": "America/New_York"}, "along": ["activities", "deadline"]}');
select is(pg_temp.thing((select seen from world), 'deadline') #>> '{after,at}', '2028-10-14T23:59', 'a deadline stays one minute to midnight');
select is(pg_temp.thing((select seen from world), 'deadline') #>> '{after,zone}', 'America/New_York', 'by the new clock');
select is(pg_temp.thing((select seen from world), 'Vows') #>> '{after,at}', '2028-11-04T15:30', 'an activity keeps its hour');
select is(public.change_event((select wedding from world), '{"patch": {"time_zone": "America/New_York"}, "along": ["activities", "deadline"]}'), (select seen from world), 'and so it happens');
reset role;
select is((select e.rsvp_deadline from public.events e, world where e.id = wedding), '2028-10-15 03:59+00'::timestamptz, 'to the instant');
select tests.sign_in('ada');
select is(public.undo_event_move(pg_temp.last_move()) -> 'left', '[]', 'a zone comes back, too');

-- Another place.
update public.events set venue_id = (select (v ->> 'id')::uuid from mill) where id = (select wedding from world);
update world set seen = public.preview_event_change(wedding, '{"patch": {"venue_id": null, "location_name": "The castle", "address": "Hill 1"}}');
select is(pg_temp.thing((select seen from world), 'Mill, Barn') #>> '{warnings,0,code}', 'old_place', 'a booking at the old place is named');
select is(pg_temp.thing((select seen from world), 'Vows') #> '{warnings}' @> '[{"code": "no_room"}]', true, 'and a room that the new place has not');
select public.change_event((select wedding from world), '{"patch": {"venue_id": null, "location_name": "The castle", "address": "Hill 1"}}');
select is(public.undo_event_move(pg_temp.last_move()) -> 'left', '[]', 'the place comes back');
select is((select e.venue_id from public.events e, world where e.id = wedding), (select (v ->> 'id')::uuid from mill), 'with its venue');
reset role;
select * from finish();
rollback;
