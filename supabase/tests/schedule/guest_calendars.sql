-- A guest's own schedule: what they mark, and the address of their calendar, which can be renewed and turned off.
begin;
select plan(34);
select tests.add_user('host', 'business');
select tests.add_user('reader');
select tests.add_user('stranger', 'business');
select tests.add_user('boss');
insert into public.administrators (user_id) values (tests.id_of('boss'));
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
grant all on world to public;
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(who), account_id, who, who || '@post.example' from world, unnest(array['ada', 'bo']) who;
insert into public.event_guests (id, event_id, guest_id)
select tests.id_of('eg ' || who), event_id, tests.id_of(who) from world, unnest(array['ada', 'bo']) who;
insert into public.activities (id, event_id, title, status, visibility, start_local, end_local)
select tests.id_of('act ' || a.title), w.event_id, a.title, a.state, a.seen, e.start_local + a.after, e.start_local + a.after + interval '1 hour'
from world w join public.events e on e.id = w.event_id, (values ('Talk', 'published', 'public', interval '0'),
  ('Toast', 'published', 'public', interval '1 hour'), ('Set up', 'published', 'team', interval '0'), ('Idea', 'draft', 'public', interval '0')) a (title, state, seen, after);
create function pg_temp.token(who text) returns text language sql security definer set search_path = '' as $$
  select private.personal_token(private.ensure_personal_link((select e from public.event_guests e where e.id = tests.id_of('eg ' || who)), 'invitation')) $$;
create function pg_temp.star(who text, named text, wanted boolean default true) returns text language sql security definer set search_path = '' as $$
  select tests.refusal(format('select public.star_activity(%L, %L, %L)', pg_temp.token(who), tests.id_of('act ' || named), wanted)) $$;
create function pg_temp.feed_token(calendar jsonb) returns text language sql as $$ select substring(calendar ->> 'url' from '/feed/([^/]+)/') $$;
create function pg_temp.names(feed jsonb) returns text language sql as $$
  select string_agg(e ->> 'name', ', ' order by e ->> 'startDate', e ->> 'name') from jsonb_array_elements(feed -> 'events') e $$;
create temp table shared as select tests.add_link(event_id) as token from world;
grant select on shared to public;
create temp table kept (name text primary key, calendar jsonb);
grant all on kept to public;
select tests.sign_in('host');
select public.publish_schedule((select event_id from world));
reset role;

select tests.be_server();
select is(pg_temp.star('ada', 'Talk'), 'fine', 'a guest marks what needs no place');
select is(pg_temp.star('ada', 'Talk'), 'fine', 'twice is once');
select is(pg_temp.star('ada', 'Set up'), 'PT404 not_found', 'not what is the team''s');
select is(pg_temp.star('ada', 'Idea'), 'PT404 not_found', 'nor a draft');
select is(tests.refusal(format('select public.star_activity(%L, %L, true)', (select token from shared), tests.id_of('act Talk'))),
  'PT404 link_invalid', 'a share link marks nothing');
select is((select string_agg(a ->> 'title', ', ') from jsonb_array_elements(public.get_shared_schedule(pg_temp.token('ada')) -> 'activities') a where (a ->> 'starred')::boolean),
  'Talk', 'it stands in their schedule');
select is((select count(*)::int from jsonb_array_elements(public.get_shared_schedule(pg_temp.token('bo')) -> 'activities') a where (a ->> 'starred')::boolean),
  0, 'and in nobody else''s');
select is(pg_temp.names(public.get_my_calendar(pg_temp.token('ada'))), 'Talk', 'and in their calendar file');
select pg_temp.star('ada', 'Toast');
select is(pg_temp.star('ada', 'Toast', false), 'fine', 'a mark is taken off');
select is(pg_temp.names(public.get_my_calendar(pg_temp.token('ada'))), 'Talk', 'and is gone');

select is(public.get_guest_calendar(pg_temp.token('ada')) ->> 'url', null, 'nobody has an address before they ask');
insert into kept values ('first', public.set_guest_calendar(pg_temp.token('ada'), 'open'));
select matches((select calendar ->> 'url' from kept), '/functions/v1/embed/feed/[A-Za-z0-9_-]{22,}/calendar\.ics$', 'then it is one that nobody guesses');
select is(public.set_guest_calendar(pg_temp.token('ada'), 'open'), (select calendar from kept), 'asking again gives the same');
select is(pg_temp.names(public.get_calendar_feed((select pg_temp.feed_token(calendar) from kept))), 'Party, Talk', 'it feeds the event and their own schedule');
select is(public.get_calendar_feed((select pg_temp.feed_token(calendar) from kept))::text like '%' || pg_temp.token('ada') || '%', false, 'without their link');
select is(tests.refusal(format('select public.get_personal_invitation(%L)', (select pg_temp.feed_token(calendar) from kept))), 'PT404 link_invalid', 'the address opens nothing else');
select is(tests.refusal(format('select public.get_calendar_feed(%L)', pg_temp.token('ada'))), 'PT404 link_invalid', 'and the link is no address of a calendar');
select isnt((public.get_guest_calendar(pg_temp.token('ada')) ->> 'lastUsedAt'), null, 'when it was read is shown');
insert into kept values ('second', public.set_guest_calendar(pg_temp.token('ada'), 'renew'));
select is(tests.refusal(format('select public.get_calendar_feed(%L)', (select pg_temp.feed_token(calendar) from kept where name = 'first'))), 'PT404 link_invalid', 'a new address ends the old one');
select is(pg_temp.names(public.get_calendar_feed((select pg_temp.feed_token(calendar) from kept where name = 'second'))), 'Party, Talk', 'and works');
select is(public.set_guest_calendar(pg_temp.token('ada'), 'stop') ->> 'url', null, 'it can be turned off');
select is(tests.refusal(format('select public.get_calendar_feed(%L)', (select pg_temp.feed_token(calendar) from kept where name = 'second'))), 'PT404 link_invalid', 'for good');
insert into kept values ('third', public.set_guest_calendar(pg_temp.token('ada'), 'open'));
select isnt((select calendar ->> 'url' from kept where name = 'third'), (select calendar ->> 'url' from kept where name = 'second'), 'and never comes back as it was');
select is(tests.refusal(format('select public.set_guest_calendar(%L, %L)', pg_temp.token('ada'), 'x')), 'PT400 invalid_input what', 'other words are refused');
reset role;

select tests.sign_in('reader');
select is((select count(*)::int from public.activity_stars), 1, 'the team sees what is marked');
select is(tests.refusal($$ select token_hash from public.guest_calendars $$), '42501', 'but no address');
select is(tests.refusal($$ select public.stop_guest_calendar(tests.id_of('eg ada')) $$), 'PT404 not_found', 'who only reads stops none');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.activity_stars) + (select count(id)::int from public.guest_calendars), 0, 'a stranger sees nothing');
select is(tests.refusal($$ select public.stop_guest_calendar(tests.id_of('eg ada')) $$), 'PT404 not_found', 'and stops nothing');
reset role;
select tests.be_anonymous();
select is(tests.refusal('select * from public.activity_stars'), '42501', 'a visitor is not let in');
reset role;
select tests.sign_in('host');
select is(public.stop_guest_calendar(tests.id_of('eg ada')), true, 'the team turns one off');
select is((select is_on from public.guest_calendars), false, 'and sees that it is off');
reset role;
select is(tests.refusal(format('select public.get_calendar_feed(%L)', (select pg_temp.feed_token(calendar) from kept where name = 'third'))), 'PT404 link_invalid', 'at once');
insert into kept values ('fourth', public.set_guest_calendar(pg_temp.token('ada'), 'open'));
update public.personal_links set revoked_at = now() where event_guest_id = tests.id_of('eg ada');
select is(tests.refusal(format('select public.get_calendar_feed(%L)', (select pg_temp.feed_token(calendar) from kept where name = 'fourth'))), 'PT404 link_invalid', 'whose link is withdrawn reads no more');
select * from finish();
rollback;
