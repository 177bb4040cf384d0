-- Calendar feeds: whose they are, what they show, when they stop.
begin;
select plan(25);
select tests.add_user('host', 'premium');
select tests.add_user('free');
select tests.add_user('stranger', 'premium');
select tests.add_user('editor', 'premium');
select tests.add_member('host', 'editor', 'editor');
create temp table party as select tests.add_event('host', 'Party') as id;
create temp table theirs as select tests.add_event('stranger', 'Theirs') as id;
grant select on party, theirs to public;
create temp table fed (person text, feed jsonb);
grant all on fed to public;
insert into public.events (user_id, name, start_local, end_local, time_zone)
values (tests.id_of('host'), 'Only a draft', '2027-05-01 18:00', '2027-05-01 22:00', 'Europe/Berlin');

select tests.sign_in('host');
insert into fed values ('host', public.create_calendar_feed(' My phone '));
select is((select feed ->> 'name' from fed), 'My phone', 'a feed has a name');
select matches((select feed ->> 'url' from fed), '/functions/v1/embed/feed/[A-Za-z0-9_-]{22,}/calendar\.ics$', 'and an address nobody guesses');
select is(jsonb_array_length(public.list_calendar_feeds()), 1, 'its owner sees it again');
insert into fed values ('host', public.create_calendar_feed('Kitchen', (select id from party)));
select is((select feed ->> 'eventName' from fed where feed ->> 'name' = 'Kitchen'), 'Party', 'one event can have its own');
select is(tests.refusal($$ select public.create_calendar_feed(' ') $$), 'PT400 invalid_input name_param', 'a name is needed');
select is(tests.refusal($$ select public.create_calendar_feed('x', (select id from theirs)) $$), 'PT404 not_found event_id_param', 'other people''s events cannot be fed');
select is(tests.refusal($$ select token_hash from public.calendar_feeds $$), '42501', 'not even the hash is shown');
select is(tests.refusal($$ delete from public.calendar_feeds $$), '42501', 'rows are the functions'' to change');
reset role;
select tests.sign_in('editor');
insert into fed values ('editor', public.create_calendar_feed('Desk', (select id from party)));
select is(jsonb_array_length(public.list_calendar_feeds()), 1, 'a colleague sees her own alone');
select is(tests.refusal($$ select public.rotate_calendar_feed((select (feed ->> 'id')::uuid from fed where person = 'host' limit 1)) $$),
  'PT404 not_found feed_id', 'and changes no other');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select public.create_calendar_feed('x') $$), 'PT403 plan_required Calendar Integration', 'making one needs premium');
select is(public.list_calendar_feeds(), '[]'::jsonb, 'looking does not');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_calendar_feeds() $$), '42501', 'visitors have none');
select is(tests.refusal($$ select public.get_calendar_feed('x') $$), '42501', 'and read none but through the server');
reset role;

create function pg_temp.token(of_name text) returns text language sql as
  $$ select substring(feed ->> 'url' from '/feed/([^/]+)/') from fed where feed ->> 'name' = of_name $$;
grant execute on function pg_temp.token(text) to public;
select is((select array_agg(e ->> 'name')::text from jsonb_array_elements(public.get_calendar_feed(pg_temp.token('My phone')) -> 'events') e),
  '{Party}', 'it shows what is published, not the drafts, not others'' events');
select isnt((select last_used_at from public.calendar_feeds where name = 'My phone'), null, 'when it was read is noted');
select is(jsonb_array_length(public.get_calendar_feed(tests.add_link((select id from party))) -> 'events'), 1, 'a share link feeds its event');
select is(tests.refusal($$ select public.get_calendar_feed('nothing-like-a-token') $$), 'PT404 link_invalid', 'other words feed nothing');
delete from public.team_members where account_id = tests.account_of('host') and user_id = tests.id_of('editor');
select is(tests.refusal($$ select public.get_calendar_feed(pg_temp.token('Desk')) $$), 'PT404 link_invalid', 'who left the account reads no more');
update auth.users set banned_until = now() + interval '1 day' where id = tests.id_of('host');
select is(tests.refusal($$ select public.get_calendar_feed(pg_temp.token('Kitchen')) $$), 'PT404 link_invalid', 'nor does who is suspended, while it lasts');
update auth.users set banned_until = null where id = tests.id_of('host');
select private.apply_plan(tests.id_of('host'), 'free', 'test');
select is(jsonb_array_length(public.get_calendar_feed(pg_temp.token('Kitchen')) -> 'events'), 1, 'a plan that ended breaks no calendar');
select tests.sign_in('host');
select isnt(public.rotate_calendar_feed((select (feed ->> 'id')::uuid from fed where feed ->> 'name' = 'Kitchen')) ->> 'url',
  (select feed ->> 'url' from fed where feed ->> 'name' = 'Kitchen'), 'an address can be renewed');
select public.revoke_calendar_feed((select (feed ->> 'id')::uuid from fed where feed ->> 'name' = 'My phone'));
select is(tests.refusal($$ select public.revoke_calendar_feed((select (feed ->> 'id')::uuid from fed where feed ->> 'name' = 'My phone')) $$),
  'PT404 not_found feed_id', 'and turned off once');
reset role;
select is(tests.refusal($$ select public.get_calendar_feed(pg_temp.token('Kitchen')) $$), 'PT404 link_invalid', 'the old address is dead');
select is(tests.refusal($$ select public.get_calendar_feed(pg_temp.token('My phone')) $$), 'PT404 link_invalid', 'and so is what was turned off');
select * from finish();
rollback;
