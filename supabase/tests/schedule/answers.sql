-- Answers per activity: one form for the household, places by the activity's own rules.
begin;
select plan(18);
select tests.add_user('host', 'business');
select tests.add_user('stranger', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
grant select on world to public;
create temp table home as with made as (insert into public.households (account_id, name) select account_id, 'The Okafors' from world returning id) select id from made;
create function pg_temp.add_guest(person text) returns uuid language sql as $$
  with made as (insert into public.guests (account_id, full_name, email) select account_id, person, lower(person) || '@guests.example' from world returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id, household_id) select m.account_id, w.event_id, m.id, h.id from made m, world w, home h returning id
$$;
create temp table people as select 'Ada' as who, pg_temp.add_guest('Ada') as id union all select 'Ben', pg_temp.add_guest('Ben');
grant select on people to public;
insert into public.event_meals (event_id, name) select event_id, 'Risotto' from world;
insert into public.activities (event_id, title, status, visibility, start_local, end_local, sign_up, asks_rsvp, requires_rsvp, capacity)
select w.event_id, a.title, 'published', a.seen, e.start_local + a.after, e.start_local + a.after + interval '1 hour', true, a.asks, a.needs, a.places
from world w join public.events e on e.id = w.event_id, (values
  ('Tour', 'public', interval '0', true, false, 1), ('Supper', 'guests', interval '2 hours', true, true, null::integer),
  ('Rowing', 'public', interval '0', false, false, null), ('Set up', 'team', interval '0', true, false, null)) a (title, seen, after, asks, needs, places);
create temp table token as select private.personal_token(private.ensure_personal_link(e, 'invitation')) as ada,
  private.personal_token(private.ensure_personal_link(e, 'self')) as self
  from public.event_guests e where e.id = (select id from people where who = 'Ada');
grant select on token to public;
create function pg_temp.activity(named text) returns uuid language sql security definer set search_path = '' as $$ select id from public.activities where title = named $$;
create function pg_temp.who(named text) returns uuid language sql as $$ select id from people where who = named $$;
create function pg_temp.asked(link text) returns text language sql security definer set search_path = '' as $$
  select string_agg(a ->> 'title', ', ' order by a ->> 'startAt') from jsonb_array_elements(public.get_personal_invitation(link) #> '{party,activities}') a
$$;
create function pg_temp.answer(said jsonb) returns jsonb language sql as $$
  select public.answer_party((select ada from token), jsonb_build_object('members', said, 'idempotencyKey', gen_random_uuid()))
$$;
create function pg_temp.say(person text, answer text, variadic titles text[] default null) returns jsonb language sql as $$
  select jsonb_build_object('id', pg_temp.who(person), 'answer', answer, 'meal', 'Risotto')
    || case when titles is not null then jsonb_build_object('activities', (select jsonb_agg(pg_temp.activity(t)) from unnest(titles) t)) else '{}' end
$$;
create function pg_temp.place(person text, title text) returns text language sql security definer set search_path = '' as $$
  select s.status from public.activity_sign_ups s where s.event_guest_id = pg_temp.who(person) and s.activity_id = pg_temp.activity(title)
$$;

select tests.be_server();
select is(pg_temp.asked((select ada from token)), null, 'before the schedule is out an invitation asks about nothing');
reset role;
select tests.sign_in('host');
select is(tests.refusal($$ select public.publish_schedule((select event_id from world)) $$), 'fine', 'the schedule comes out');
reset role;
select tests.be_server();
select is(pg_temp.asked((select ada from token)), 'Tour, Supper', 'an invitation asks about what it shall, and never about the team''s');
select is(pg_temp.asked((select self from token)), 'Tour', 'a link of one''s own only about what everybody sees');
select is(tests.refusal($$ select pg_temp.answer(jsonb_build_array(pg_temp.say('Ada', 'yes', 'Tour', 'Supper'), pg_temp.say('Ben', 'maybe', 'Tour', 'Supper'))) $$), 'fine', 'each of the household answers');
select is(pg_temp.place('Ada', 'Tour'), 'going', 'the first takes the one place');
select is(pg_temp.place('Ben', 'Tour'), 'waiting', 'the second is in its line');
select is(pg_temp.place('Ben', 'Supper'), null, 'who is not sure takes no place that needs a yes');
select is(public.get_personal_invitation((select ada from token)) #>> array['party', 'activities', '0', 'places', pg_temp.who('Ben')::text], 'waiting', 'the form shows it');
select is(tests.refusal($$ select pg_temp.answer(jsonb_build_array(pg_temp.say('Ada', 'yes'))) $$), 'fine', 'a form that does not ask');
select is(pg_temp.place('Ada', 'Supper'), 'going', 'changes no place');
select is(tests.refusal(format('select public.sign_up_for_activity(%L, %L)', (select ada from token), jsonb_build_object('activityId', pg_temp.activity('Rowing')))), 'PT409 conflict', 'a place elsewhere at the time stays refused');
select is(tests.refusal($$ select pg_temp.answer(jsonb_build_array(pg_temp.say('Ada', 'no'))) $$), 'fine', 'who does not come at all');
select is(pg_temp.place('Ada', 'Tour') || pg_temp.place('Ada', 'Supper'), 'leftleft', 'gives every place back');
select is(pg_temp.place('Ben', 'Tour'), 'going', 'and the line moves up');
reset role;
select tests.sign_in('host');
select is((select jsonb_agg(jsonb_build_array(a ->> 'title', a -> 'going', a #> '{meals,0,people}')) from world, jsonb_array_elements(public.get_head_count(event_id) -> 'activities') a where a ->> 'title' = 'Tour'),
  '[["Tour", 1, 1]]'::jsonb, 'the host counts heads and meals by activity');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_head_count((select event_id from world)) $$), 'PT404 not_found', 'a stranger counts nothing');
reset role;
insert into public.ticket_types (event_id, name) select event_id, 'Pass' from world;
update public.activities set ticket_type_id = (select id from public.ticket_types) where title = 'Tour';
select is((select asks_rsvp from public.activities where title = 'Tour'), false, 'what needs a ticket is not asked about');
select * from finish();
rollback;
