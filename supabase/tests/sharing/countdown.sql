-- Countdowns: who makes a link, what strangers read through it and through the event's other links, and what ends it.
begin;
select plan(37);
select tests.add_user('ada', 'free');
select tests.add_user(p) from unnest(array['stranger', 'member', 'viewer', 'boss']) p;
select tests.add_member('ada', 'member', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada', 'Open day') as open_day, tests.add_event('ada', 'Harvest') as harvest;
alter table world add link jsonb, add own text, add page text, add preview text, add rsvp text, add face text, add list text, add showcase jsonb;
grant all on world to public;
update public.events set visibility = 'public', description = 'Come in.', host_names = '{Ada}', location_name = 'The hall',
  address = '1 Lake Road' where name in ('Open day', 'Harvest');
update public.events set start_local = start_local + interval '30 days', end_local = end_local + interval '30 days' where name = 'Harvest';
create function pg_temp.seen(link text) returns jsonb language sql as $$ select public.get_shared_countdown(link) $$;
create function pg_temp.opened(link text) returns text language sql as $$
  select tests.refusal(format('select public.get_shared_countdown(%L)', link)) $$;

-- Making a link.
select tests.sign_in('ada');
update world set link = public.create_share_link(open_day, 'countdown', '{"theme": "dark"}');
select is((select link ->> 'kind' from world), 'embed_countdown', 'a countdown has a link of its own, on the free plan too');
select is((select link ->> 'opens' from world), 'countdown', 'which opens a countdown');
select is((select link ->> 'path' from world), '/embed/countdown/' || (select link ->> 'token' from world), 'in a page of its own');
reset role;
select tests.sign_in('member');
select is(public.update_share_link((select (link ->> 'id')::uuid from world), '{"locale": "de"}') #>> '{settings,locale}', 'de', 'an editor changes it');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.create_share_link((select open_day from world), 'countdown') $$), 'PT404 not_found', 'a viewer makes none');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.create_share_link((select open_day from world), 'countdown') $$), 'PT404 not_found', 'nor does a stranger');
select is(tests.refusal($$ select public.get_shared_countdown('x') $$), '42501', 'nor do they read by the keys that browsers have');
reset role;
select tests.sign_in('boss');
select is(tests.refusal($$ select public.create_share_link((select open_day from world), 'countdown') $$), 'PT404 not_found', 'nor an administrator');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_shared_countdown('x') $$), '42501', 'visitors come through the public door alone');
reset role;

update world set own = link ->> 'token', page = tests.add_link(open_day), preview = tests.add_link(open_day, 'event_info_preview'),
  rsvp = tests.add_link(open_day, 'embed_rsvp'), face = tests.add_link(open_day, 'showcase');

-- What is told.
select tests.be_server();
select bag_eq($$ select jsonb_object_keys(pg_temp.seen((select own from world)) -> 'event') $$,
  $$ values ('id'), ('name'), ('eventTypeId'), ('kind'), ('status'), ('startDate'), ('endDate'), ('startLocal'), ('endLocal'),
    ('timeZone'), ('locationName'), ('coverUrl'), ('coverSeed'), ('locale') $$, 'name, time, place and cover, and nothing else of the event');
select is(pg_temp.seen((select own from world)) #>> '{event,name}', 'Open day', 'by its own link');
select is(pg_temp.seen((select own from world)) -> 'look', '{"theme": "dark", "locale": "de"}', 'in the look that it keeps');
select is(pg_temp.seen((select page from world)) #>> '{event,name}', 'Open day', 'by the link of the event''s page');
select is(pg_temp.seen((select preview from world)) #>> '{event,name}', 'Open day', 'and of its preview');
select is(pg_temp.seen((select face from world)) #>> '{event,name}', 'Open day', 'and of its face');
select ok(pg_temp.seen((select own from world)) ->> 'pageUrl' like '%/event-info-view/' || (select page from world), 'it leads to the event''s page');
select is(pg_temp.opened((select rsvp from world)), 'PT404 link_invalid', 'a link for replies opens replies alone');
select is(tests.refusal($$ select public.get_shared_event((select own from world), 'event') $$), 'PT404 link_invalid', 'and one for the countdown opens no event');
select is(tests.refusal($$ select public.get_shared_event((select own from world), 'rsvp') $$), 'PT404 link_invalid', 'no replies');
select is(tests.refusal($$ select public.get_shared_event((select own from world), 'tickets') $$), 'PT404 link_invalid', 'and no tickets');
select is(public.get_calendar_source((select own from world)) ->> 'name', 'Open day', 'but the entry for a calendar');
select is(pg_temp.opened('nobody'), 'PT404 link_invalid', 'an unknown token is refused like any');
select is(pg_temp.opened(null), 'PT404 link_invalid', 'and none at all');
reset role;

-- What becomes of the event.
update public.events set status = 'cancelled' where name = 'Open day';
select is(pg_temp.seen((select own from world)) #>> '{event,status}', 'cancelled', 'a cancelled event says so');
update public.events set status = 'published', start_local = start_local + interval '1 day', end_local = end_local + interval '1 day' where name = 'Open day';
select is(pg_temp.seen((select own from world)) #>> '{event,startLocal}',
  (select private.wall_text(e.start_local) from public.events e where e.name = 'Open day'), 'one that was moved tells its new time');
update public.events set visibility = 'private' where name = 'Open day';
select is(pg_temp.opened((select own from world)), 'PT404 link_invalid', 'a private one is counted to by nobody');
select is(pg_temp.opened((select face from world)), 'PT404 link_invalid', 'by no link');
update public.events set visibility = 'unlisted', status = 'draft' where name = 'Open day';
select is(pg_temp.opened((select own from world)), 'PT404 link_invalid', 'nor is a draft');
select is(pg_temp.opened((select preview from world)), 'fine', 'which its preview shows');
update public.events set visibility = 'public', status = 'published' where name = 'Open day';
select tests.sign_in('ada');
select public.revoke_share_link((select (link ->> 'id')::uuid from world));
select tests.be_server();
select is(pg_temp.opened((select own from world)), 'PT404 link_invalid', 'a link that was turned off opens nothing');
reset role;

-- Several events: the next one.
select tests.sign_in('ada');
update world set showcase = public.save_showcase(null, '{"name": "Our year", "sections": ["places"]}');
update world set list = showcase #>> '{link,token}';
select tests.be_server();
select is(pg_temp.seen((select list from world)) #>> '{event,name}', 'Open day', 'a showcase counts to its next event');
select is(pg_temp.seen((select list from world)) #> '{event,locationName}', 'null'::jsonb, 'without the place that its list leaves out');
select is(pg_temp.seen((select list from world)) ->> 'follows', 'true', 'and goes on to the one after');
reset role;
update public.events set start_local = start_local - interval '200 days', end_local = end_local - interval '200 days' where name = 'Open day';
select is(pg_temp.seen((select list from world)) #>> '{event,name}', 'Harvest', 'when that is over');
update public.events set status = 'cancelled' where name = 'Harvest';
select is(pg_temp.seen((select list from world)) #>> '{event,name}', 'Our year', 'one that is called off is not counted to');
select is(pg_temp.seen((select list from world)) #> '{event,startDate}', null, 'and where nothing is planned there is nothing to count');
update public.accounts set status = 'suspended';
select is(pg_temp.opened((select list from world)), 'PT404 link_invalid', 'nothing opens while the account is suspended');
select * from finish();
rollback;
