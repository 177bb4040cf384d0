-- Showcases: who may make and see them, what strangers read of an event or of several, and what they never do.
begin;
select plan(41);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'member', 'viewer', 'boss']) p;
select tests.add_member('ada', 'member', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada', 'Open day') as open_day, tests.add_event('ada', 'Members'' night') as unlisted,
  tests.add_event('ada', 'Surprise') as private_one, tests.add_event('ada', 'Not ready') as draft, tests.add_event('stranger', 'Theirs') as theirs;
alter table world add showcase jsonb, add token text, add face text;
grant all on world to public;
update public.events set visibility = 'public' where name in ('Open day', 'Not ready', 'Theirs');
update public.events set visibility = 'private' where name = 'Surprise';
update public.events set status = 'draft', published_at = null where name = 'Not ready';
update public.events set rsvp_enabled = true, capacity = 40, location_name = 'The hall', description = 'Come in.', host_names = '{Ada}' where name = 'Open day';
create function pg_temp.names(shared jsonb) returns text language sql as $$
  select coalesce(string_agg(e ->> 'name', ', '), '-') from jsonb_array_elements(shared -> 'events') e $$;
create function pg_temp.seen() returns jsonb language sql as $$ select public.get_shared_showcase((select token from world)) $$;

-- Making one.
select tests.sign_in('ada');
select is(tests.refusal($$ select public.save_showcase(null, '{"name": " "}') $$), 'PT400 invalid_input name', 'a name');
select is(tests.refusal($$ select public.save_showcase(null, '{"name": "A", "layout": "cube"}') $$), 'PT400 invalid_input layout', 'a known layout');
select is(tests.refusal($$ select public.save_showcase(null, '{"name": "A", "sections": ["secrets"]}') $$), 'PT400 invalid_input sections', 'known parts');
select is(tests.refusal($$ select public.save_showcase(null, '{"name": "A", "selection": "chosen"}') $$), 'PT400 invalid_input eventIds', 'a choice of at least one');
select is(tests.refusal($$ select public.save_showcase(null, jsonb_build_object('name', 'A', 'selection', 'chosen', 'eventIds', jsonb_build_array((select theirs from world)))) $$),
  'PT400 invalid_input eventIds', 'no event of another account');
select is(tests.refusal($$ select public.save_showcase(null, '{"name": "A", "filterTypeId": "x"}') $$), 'PT400 invalid_input filterTypeId', 'a known type');
update world set showcase = public.save_showcase(null, '{"name": "Our year", "intro": "Everybody is welcome.", "sections": ["where", "places", "prices"]}');
select is((select showcase #>> '{link,path}' from world), '/showcase/' || (select showcase #>> '{link,token}' from world), 'it has a link from the start');
select is((select showcase ->> 'shownCount' from world), '1', 'a filter takes public events that are published');
update world set token = showcase #>> '{link,token}';
reset role;

-- Who sees it.
select tests.sign_in('stranger');
select is(public.list_showcases(), '[]', 'a stranger sees none');
select is((select count(*)::int from public.showcases), 0, 'nor the rows');
select is(tests.refusal($$ select public.save_showcase((select (showcase ->> 'id')::uuid from world), '{"name": "Mine"}') $$), 'PT404 not_found', 'nor changes one');
select is(tests.refusal($$ select public.delete_showcase((select (showcase ->> 'id')::uuid from world)) $$), 'PT404 not_found', 'nor removes one');
select is(tests.refusal($$ insert into public.showcases (account_id, name, cover_seed) values (tests.account_of('stranger'), 'x', 'x') $$), '42501', 'rows are written by the calls alone');
reset role;
select tests.sign_in('boss');
select is(public.list_showcases(), '[]', 'an administrator works in no account by that');
reset role;
select tests.sign_in('viewer');
select is(public.list_showcases() #>> '{0,name}', 'Our year', 'a viewer sees it');
select is(public.list_showcases() #> '{0,link}', 'null'::jsonb, 'without its link');
select is(tests.refusal($$ select public.create_showcase_link((select (showcase ->> 'id')::uuid from world)) $$), 'PT404 not_found', 'and makes no link');
reset role;
select tests.sign_in('member');
select is(public.list_showcases() #>> '{0,link,status}', 'active', 'an editor sees the link');
select is(public.create_showcase_link((select (showcase ->> 'id')::uuid from world)) ->> 'token', (select token from world), 'one is enough');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_shared_showcase('x') $$), '42501', 'visitors come through the public door alone');
select is(tests.refusal($$ select * from public.showcase_events $$), '42501', 'and read no table');
reset role;

-- What its link opens.
select tests.be_server();
select is(pg_temp.seen() ->> 'layout', 'list', 'the link opens the list');
select is(pg_temp.names(pg_temp.seen()), 'Open day', 'of public events: no draft, no unlisted, no private one');
select is(pg_temp.seen() #>> '{events,0,placesLeft}', '40', 'with the places left');
select is(pg_temp.seen() #>> '{events,0,pageUrl}', null, 'an event without a link of its own is not opened by this one');
select is(tests.refusal($$ select public.get_shared_event((select token from world), 'rsvp') $$), 'PT404 link_invalid', 'nor are its answers');
select is(tests.refusal($$ select public.get_shared_showcase('nobody') $$), 'PT404 link_invalid', 'an unknown token is refused like any');
reset role;
select tests.sign_in('member');
select public.save_showcase((select (showcase ->> 'id')::uuid from world), jsonb_build_object('name', 'Our year', 'selection', 'chosen',
  'eventOrder', 'chosen', 'sections', '[]'::jsonb, 'eventIds', jsonb_build_array((select unlisted from world), (select private_one from world), (select open_day from world))));
reset role;
update public.events set status = 'cancelled' where name = 'Open day';
select tests.be_server();
select is(pg_temp.names(pg_temp.seen()), 'Members'' night, Open day', 'a choice shows unlisted ones in its order, private ones never');
select is(pg_temp.seen() #>> '{events,1,status}', 'cancelled', 'a cancelled one says so');
select is(pg_temp.seen() #> '{events,1,locationName}', 'null'::jsonb, 'what was left out is not sent');
reset role;
update public.events set status = 'published' where name = 'Open day';
update public.events set start_local = start_local - interval '90 days', end_local = end_local - interval '90 days' where name = 'Members'' night';
select tests.be_server();
select is(pg_temp.names(pg_temp.seen()), 'Open day', 'what is over leaves a list of coming ones');
reset role;
update public.showcases set period = 'all', event_order = 'soonest';
select tests.be_server();
select is(pg_temp.names(pg_temp.seen()), 'Open day, Members'' night', 'where all are shown it comes last');
reset role;

-- One event's public face.
select tests.sign_in('ada');
update world set face = public.create_share_link(open_day, 'showcase', '{"sections": ["places", "reply"]}') ->> 'token';
select tests.be_server();
select is(public.get_shared_showcase((select face from world)) ->> 'layout', 'event', 'a link of an event opens its face');
select is(public.get_shared_showcase((select face from world)) #> '{event,description}', 'null'::jsonb, 'without the story that was left out');
select is(public.get_shared_showcase((select face from world)) #>> '{rsvp,state}', 'open', 'with the answers that were not');
select is(public.get_shared_event((select face from world), 'rsvp') #>> '{event,name}', 'Open day', 'and the same link opens the reply');
reset role;
update public.events set visibility = 'private' where name = 'Open day';
select tests.be_server();
select is(tests.refusal($$ select public.get_shared_showcase((select face from world)) $$), 'PT404 link_invalid', 'a private event has no face');
reset role;

-- Its end.
select tests.sign_in('ada');
select public.revoke_share_link((select (showcase #>> '{link,id}')::uuid from world));
select tests.be_server();
select is(tests.refusal($$ select pg_temp.seen() $$), 'PT404 link_invalid', 'a revoked link opens nothing');
reset role;
select tests.sign_in('ada');
update world set token = public.create_showcase_link((showcase ->> 'id')::uuid) ->> 'token';
select tests.be_server();
select is(pg_temp.seen() ->> 'layout', 'list', 'a new one does');
reset role;
update public.accounts set status = 'suspended' where owner_user_id = tests.id_of('ada');
select tests.be_server();
select is(tests.refusal($$ select pg_temp.seen() $$), 'PT404 link_invalid', 'not while the account is suspended');
reset role;
update public.accounts set status = 'active';
select tests.sign_in('ada');
select public.delete_showcase((select (showcase ->> 'id')::uuid from world));
select tests.be_server();
select is(tests.refusal($$ select pg_temp.seen() $$), 'PT404 link_invalid', 'and none of one that was removed');
select * from finish();
rollback;
