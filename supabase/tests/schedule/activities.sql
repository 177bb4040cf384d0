-- Activities: who may write them, what the database fills in, places, versions, what guests see.
begin;
select plan(47);
select tests.add_user('host');
select tests.add_user('helper');
select tests.add_user('reader');
select tests.add_user('stranger', 'business');
select tests.add_user('boss');
insert into public.administrators (user_id) values (tests.id_of('boss'));
select tests.add_member('host', 'helper', 'editor');
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id;
alter table world add share text, add preview text, add day date, add ada text, add bo text, add self text;
update world set share = tests.add_link(event_id), preview = tests.add_link(event_id, 'event_info_preview'),
  day = (select start_local::date from public.events where id = event_id);
grant all on world to public;
create function pg_temp.add(title text, hour integer, rest text default '') returns text language sql as $$
  select tests.refusal(format('insert into public.activities (event_id, title, start_local, end_local%s) values (%L, %L, %L, %L%s)',
    case when rest <> '' then ', room, host_name, status, visibility, sign_up, requires_rsvp, capacity' else '' end,
    event_id, title, day + hour * interval '1 hour', day + (hour + 1) * interval '1 hour', rest)) from world
$$;
create function pg_temp.id_of(named text) returns uuid language sql as $$ select id from public.activities where title = named $$;
create function pg_temp.sees(token text) returns text language sql security definer set search_path = '' as $$
  select string_agg(a ->> 'title', ', ' order by a ->> 'startAt') from jsonb_array_elements(public.get_shared_schedule(token) -> 'activities') a
$$;

select tests.sign_in('host');
select is(pg_temp.add('Supper', 18, $$, 'Slip', 'Kofi', 'published', 'public', true, false, 1$$), 'fine', 'the owner adds an activity, on the free plan');
select is((select start_at from public.activities), (select private.instant_of(start_local, 'Europe/Berlin') from public.activities), 'its instant is filled in by the event''s zone');
select is(pg_temp.add('Tour', 10, $$, 'Gate', null, 'published', 'guests', true, true, null$$), 'fine', 'one for invited guests');
select is(pg_temp.add('Set up', 8, $$, 'Slip', null, 'published', 'team', true, false, null$$), 'fine', 'one for the team');
select is(pg_temp.add('Idea', 20, $$, 'Slip', null, 'draft', 'public', true, false, null$$), 'fine', 'and a draft');
select is(tests.refusal($$ update public.activities set end_local = start_local where title = 'Idea' $$), 'PT400 invalid_input end_local', 'end must be after start');
select is(tests.refusal($$ update public.activities set materials = '[{"label": "x", "url": "javascript:alert(1)"}]' where title = 'Idea' $$), 'PT400 invalid_input materials', 'a link is a web address');
select is(tests.touched($$ update public.activities set materials = '[{"url": "https://a.example/x"}]' where title = 'Idea' $$), 1, 'and a web address is taken');
select is((select materials #>> '{0,label}' from public.activities where title = 'Idea'), 'https://a.example/x', 'named by itself when it has no name');
select is(tests.refusal($$ update public.activities set account_id = gen_random_uuid() $$), '42501', 'the account is nobody''s to choose');
reset role;
select tests.sign_in('helper');
select is(tests.touched($$ update public.activities set room = '  The   slip ' where title = 'Supper' $$), 1, 'an editor changes it');
select is((select room from public.activities where title = 'Supper'), 'The slip', 'with the spaces of its room tidied');
reset role;
select tests.sign_in('reader');
select is((select count(*)::int from public.activities), 4, 'a viewer reads all');
select is(tests.touched($$ update public.activities set title = 'X' $$), 0, 'and changes nothing');
select is(tests.refusal($$ select public.publish_schedule((select event_id from world)) $$), 'PT404 not_found', 'nor publishes');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.activities), 0, 'a stranger sees none');
select is(pg_temp.add('Mine', 9), 'PT404 not_found event_id', 'and adds none');
select is(tests.refusal($$ select public.get_schedule_desk((select event_id from world)) $$), 'PT404 not_found', 'nor opens the desk');
reset role;
select tests.sign_in('boss');
select is((select count(*)::int from public.activities), 4, 'an administrator sees them');
select is(tests.touched($$ delete from public.activities $$), 0, 'and removes none');
reset role;
select tests.be_anonymous();
select is(tests.refusal('select * from public.activities'), '42501', 'a visitor is not let in');
reset role;

-- Guests.
insert into public.guests (account_id, full_name, email) values
  (tests.account_of('host'), 'Ada Eze', 'ada@guests.example'), (tests.account_of('host'), 'Bo Eze', 'bo@guests.example');
insert into public.event_guests (event_id, guest_id) select event_id, g.id from world, public.guests g;
update world set
  ada = private.personal_token(private.ensure_personal_link((select e from public.event_guests e join public.guests g on g.id = e.guest_id where g.full_name = 'Ada Eze'), 'invitation')),
  bo = private.personal_token(private.ensure_personal_link((select e from public.event_guests e join public.guests g on g.id = e.guest_id where g.full_name = 'Bo Eze'), 'invitation'));
select tests.be_server();
select is(pg_temp.sees((select share from world)), null, 'before the first version guests see nothing');
select is(pg_temp.sees((select preview from world)), 'Supper', 'the preview shows what would be published');
create function pg_temp.sign_up(token text, title text, who text default null) returns text language sql as $$
  select tests.refusal(format('select public.sign_up_for_activity(%L, %L)', token, jsonb_build_object('activityId', pg_temp.id_of(title),
    'name', who, 'email', lower(who) || '@new.example')))
$$;
select is(pg_temp.sign_up((select ada from world), 'Supper'), 'PT404 not_found', 'and nobody signs up for it yet');
reset role;
select tests.sign_in('host');
select is(public.publish_schedule((select event_id from world), 'First') ->> 'number', '1', 'the owner publishes');
select is(tests.refusal($$ select public.publish_schedule((select event_id from world)) $$), 'PT409 conflict', 'but not the same twice');
reset role;
select tests.be_server();
select is(pg_temp.sees((select share from world)), 'Supper', 'the page shows what is for everybody');
select is(pg_temp.sees((select ada from world)), 'Tour, Supper', 'an invitation shows what is for guests as well');
select is(pg_temp.sign_up((select ada from world), 'Supper'), 'fine', 'a guest takes the place');
select is(public.sign_up_for_activity((select bo from world), jsonb_build_object('activityId', pg_temp.id_of('Supper'))) ->> 'status', 'waiting', 'the next waits');
select is(pg_temp.sign_up((select share from world), 'Supper', 'Cy'), 'fine', 'somebody new signs up by name on the page');
select is(pg_temp.sign_up((select share from world), 'Tour', 'Cy'), 'PT404 not_found', 'but not for what is for invited guests');
select is(pg_temp.sign_up((select ada from world), 'Set up'), 'PT404 not_found', 'nor anybody for what is the team''s');
select is(pg_temp.sign_up((select ada from world), 'Tour'), 'PT409 conflict', 'who has not answered yes is asked to');
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_at)
select e.account_id, e.event_id, e.id, 'yes', 1, now() from public.event_guests e join public.guests g on g.id = e.guest_id where g.full_name = 'Ada Eze';
select is(pg_temp.sign_up((select ada from world), 'Tour'), 'fine', 'who has may come');
select is(tests.refusal($$ select public.leave_activity((select ada from world), pg_temp.id_of('Supper')) $$), 'fine', 'a place is given back');
select is((select g.full_name from public.activity_sign_ups s join public.event_guests e on e.id = s.event_guest_id join public.guests g on g.id = e.guest_id
  where s.activity_id = pg_temp.id_of('Supper') and s.status = 'going'), 'Bo Eze', 'and goes to the first in line');
select is((select count(*)::int from public.jobs where kind = 'schedule_place'), 1, 'who is told');
reset role;
select tests.sign_in('host');
update public.activities set start_local = start_local + interval '2 hours', end_local = end_local + interval '2 hours' where title = 'Tour';
select is(public.get_schedule_desk((select event_id from world)) #> '{changes,0,what}', '["moved"]', 'the desk tells what changed');
select is(public.publish_schedule((select event_id from world)) ->> 'told', '1', 'a second version writes to whom it concerns');
select is(tests.refusal($$ select public.set_activity_place(pg_temp.id_of('Idea'), (select id from public.event_guests limit 1), true) $$), 'PT409 unavailable', 'the team signs nobody up for a draft');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.set_activity_place((select id from public.activity_sign_ups limit 1), gen_random_uuid(), true) $$), 'PT404 not_found', 'nor does a stranger');
select is((select count(*)::int from public.activity_sign_ups), 0, 'who sees no sign-ups');
reset role;
update public.events set time_zone = 'America/New_York';
select is((select start_at from public.activities where title = 'Supper'), (select private.instant_of(start_local, 'America/New_York') from public.activities where title = 'Supper'), 'an event that changes its zone takes its activities along');

-- A name and an address open nothing of who is on the list already.
reset role;
update public.activities set capacity = null where title = 'Supper';
create temp table listed as select public.sign_up_for_activity((select share from world), jsonb_build_object('activityId', pg_temp.id_of('Supper'),
  'name', who, 'email', lower(who) || '@late.example')) as receipt, who from unnest(array['Newcomer']) who;
select isnt((select receipt ->> 'personalToken' from listed), null, 'who is new gets their link at once');
update public.event_guests set created_at = created_at - interval '1 day';
select is(public.sign_up_for_activity((select share from world), jsonb_build_object('activityId', pg_temp.id_of('Supper'),
  'name', 'Newcomer', 'email', 'newcomer@late.example')) ->> 'personalToken', null, 'who types the same later does not');
select isnt(public.sign_up_for_activity((select receipt ->> 'personalToken' from listed), jsonb_build_object('activityId', pg_temp.id_of('Supper'))) ->> 'personalToken',
  null, 'unless by their own link');
select * from finish();
rollback;
