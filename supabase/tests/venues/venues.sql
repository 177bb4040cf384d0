-- Venues: kept by calls, read by members, found by what people ask for, shown by link.
begin;
select plan(48);
select tests.add_user('owner');
select tests.add_user('viewer');
select tests.add_user('stranger');
select tests.add_user('operator');
insert into public.administrators (user_id) values (tests.id_of('operator'));
select tests.add_member('owner', 'viewer', 'viewer');
create temp table boathouse (form jsonb, id uuid);
grant all on boathouse to public;
insert into boathouse (form) values ('{"name": "The Boathouse", "kind": "waterside", "city": "Merrow", "street": "Lake Road 1", "country": "us",
  "timeZone": "America/New_York", "latitude": 41.5, "longitude": -72.5, "amenities": ["kitchen", "stage"],
  "accessFacts": ["step_free"], "openingHours": {"sat": {"from": "09:00", "to": "23:00"}}, "dailyRateMinor": 120000,
  "contactEmail": "keys@boathouse.example", "photoUrls": ["/storage/v1/object/public/covers/b.jpg", "/storage/v1/object/public/covers/a.jpg"],
  "spaces": [{"name": "Hall", "capacityByLayout": {"banquet": 120, "theatre": 200}}, {"name": "Deck", "capacityByLayout": {"reception": 60}}],
  "blackouts": [{"startsOn": "2027-08-01", "endsOn": "2027-08-14", "reason": "Summer closing"}]}');

select tests.be_anonymous();
select is(tests.refusal($$ select public.save_venue('{}') $$), '42501', 'visitors keep no venue');
select is(tests.refusal($$ select count(*) from public.venues $$), '42501', 'and read none');
select is(tests.refusal($$ select public.get_shared_venue('x') $$), '42501', 'even the link is the server''s call');
reset role;

select tests.sign_in('viewer');
select public.choose_account(tests.account_of('viewer'));
select is(tests.refusal($$ select public.save_venue((select form from boathouse)) $$), 'fine', 'everybody has an account of their own');
select public.choose_account(tests.account_of('owner'));
reset role;
select matches(private.venue_cover(null, gen_random_uuid()), '^hall:', 'a hall while nobody has said the kind');
select tests.sign_in('owner');
update boathouse set id = (public.save_venue(form) ->> 'id')::uuid;
select is(public.get_venue((select id from boathouse)) -> 'spaces' -> 0 ->> 'name', 'Hall', 'the owner keeps a venue with its spaces');
select is((public.get_venue((select id from boathouse)) ->> 'largestCapacity')::int, 200, 'and knows how many it takes');
select is(public.get_venue((select id from boathouse)) -> 'photoUrls' ->> 0, '/storage/v1/object/public/covers/b.jpg', 'pictures stay in order');
select is(public.get_venue((select id from boathouse)) ->> 'country', 'US', 'a country is its two letters');
select matches(public.get_venue((select id from boathouse)) ->> 'coverSeed', '^sails:[0-9a-f]{12}$', 'its kind decides what its cover shows');
select is(public.search_venues('{}') -> 'rows' -> 0 ->> 'coverSeed', public.get_venue((select id from boathouse)) ->> 'coverSeed', 'the same in a list');
select is(tests.refusal($$ select public.save_venue((select form || '{"kind": "moon"}' from boathouse)) $$), '23514', 'a kind is one of the list');
select is(tests.refusal($$ select public.save_venue('{"name": " ", "timeZone": "UTC"}') $$), 'PT400 invalid_input name', 'a venue needs a name');
select is(tests.refusal($$ select public.save_venue('{"name": "X", "timeZone": "Moon/Base"}') $$), 'PT400 invalid_input timeZone', 'and a zone');
select is(tests.refusal($$ select public.save_venue((select form - 'spaces' from boathouse)) $$), 'PT400 invalid_input spaces', 'and a space');
select is(tests.refusal($$ select public.save_venue((select form || '{"openingHours": {"mon": {"from": "20:00", "to": "08:00"}}}' from boathouse)) $$), 'PT400 invalid_input openingHours', 'closing comes after opening');
select is(tests.refusal($$ select public.save_venue((select form || '{"photoUrls": ["javascript:alert(1)"]}' from boathouse)) $$), '23514', 'a picture is a web address');
select is(tests.refusal($$ select public.save_venue((select form || '{"website": "javascript:alert(1)"}' from boathouse)) $$), '23514', 'so is the website');
select is(tests.touched($$ select * from public.venues where account_id = tests.account_of('owner') $$), 1, 'members read venues');
select is(tests.refusal($$ update public.venues set name = 'X' $$), '42501', 'writes go through the calls');
select is(tests.refusal($$ delete from public.venue_blackouts $$), '42501', 'also of blackouts');
select ok(public.save_venue((select form || jsonb_build_object('spaces', jsonb_build_array(public.get_venue(id) -> 'spaces' -> 1)) from boathouse),
  (select id from boathouse)) -> 'spaces' -> 0 ->> 'name' = 'Deck', 'a space can go');
select is((select status from public.venue_spaces where name = 'Hall' and account_id = tests.account_of('owner')), 'inactive', 'and keeps its history');
select ok(public.save_venue((select form from boathouse), (select id from boathouse)) ->> 'id' = (select id::text from boathouse), 'and another come');
reset role;
select ok(exists (select from public.audit_log where action = 'venues.insert' and actor_user_id = tests.id_of('owner')), 'writes are audited');

select tests.sign_in('viewer');
select is(tests.touched($$ select * from public.venues where account_id = tests.account_of('owner') $$), 1, 'a viewer of the account reads');
select is(tests.refusal($$ select public.save_venue((select form from boathouse), (select id from boathouse)) $$), 'PT404 not_found', 'and does not change');
reset role;
select tests.sign_in('stranger');
select is(tests.touched($$ select * from public.venues $$), 0, 'strangers see no venue');
select is(tests.refusal($$ select public.get_venue((select id from boathouse)) $$), 'PT404 not_found', 'nor open one');
select is(tests.refusal($$ select public.create_venue_link((select id from boathouse)) $$), 'PT404 not_found', 'nor share it');
select is(tests.refusal($$ select public.admin_list_venues() $$), 'PT403 not_allowed', 'nor list everybody''s');
reset role;
select tests.sign_in('operator');
select is((public.admin_list_venues('{"text": "boathouse"}') ->> 'total')::int, 2, 'administrators list all');
select is(tests.refusal($$ select public.save_venue((select form from boathouse), (select id from boathouse)) $$), 'PT404 not_found', 'and change none');
reset role;

select tests.sign_in('owner');
create temp table searches as select * from (values
  ('{}', 1), ('{"text": "lake road"}', 1), ('{"text": "100%"}', 0), ('{"capacity": 150}', 1), ('{"capacity": 150, "layout": "banquet"}', 0),
  ('{"amenities": ["stage"], "accessFacts": ["step_free"]}', 1), ('{"amenities": ["pool"]}', 0),
  ('{"near": {"latitude": 41.6, "longitude": -72.5}, "withinKm": 12}', 1), ('{"near": {"latitude": 41.6, "longitude": -72.5}, "withinKm": 10}', 0),
  ('{"near": {"place": " merrow"}, "withinKm": 5}', 1), ('{"near": {"place": "Lake Road"}, "withinKm": 5}', 1), ('{"near": {"place": "Nowhere"}, "withinKm": 5}', 1),
  ('{"freeFrom": "2027-08-20T10:00", "freeTo": "2027-08-20T12:00"}', 1), ('{"freeFrom": "2027-08-14T10:00", "freeTo": "2027-08-14T12:00"}', 0)) s (request, hits);
grant select on searches to public;
select is_empty($$ select request from searches where (public.search_venues(request::jsonb) ->> 'total')::int <> hits $$, 'a search finds what fits and nothing else');
select is(public.search_venues('{"near": {"place": "Merrow"}}') -> 'near', '{"latitude": 41.5, "longitude": -72.5}', 'a town of theirs is a place to measure from');
select is(public.search_venues('{"near": {"place": "Nowhere"}}') -> 'near', 'null', 'one that no venue is in is none');
select is(tests.refusal($$ select public.search_venues('{"freeFrom": "2027-08-14T10:00"}') $$), 'PT400 invalid_input freeTo', 'a free time has two ends');
select lives_ok($$ select public.save_venue(jsonb_build_object('name', 'Barn ' || n, 'timeZone', 'Europe/Berlin',
  'spaces', jsonb_build_array(jsonb_build_object('name', 'Floor', 'capacityByLayout', jsonb_build_object('banquet', greatest(10, 10 * (n / 2))))))) from generate_series(1, 6) n $$, 'more venues');
create function pg_temp.turned(sort text) returns text[] language plpgsql as $$
declare page jsonb; names text[] := '{}'; after jsonb; begin
  loop
    page := public.search_venues(jsonb_build_object('sort', sort, 'size', 2, 'after', after));
    names := names || array(select r ->> 'name' from jsonb_array_elements(page -> 'rows') r);
    after := page -> 'next';
    exit when after = 'null';
  end loop;
  return names;
end $$;
select is(pg_temp.turned('name'), array['Barn 1', 'Barn 2', 'Barn 3', 'Barn 4', 'Barn 5', 'Barn 6', 'The Boathouse'], 'page after page is every venue once');
select is(pg_temp.turned('capacity'), array['The Boathouse', 'Barn 6', 'Barn 4', 'Barn 5', 'Barn 1', 'Barn 2', 'Barn 3'], 'also where many rank alike');
select is(array[public.search_venues('{"show": "all"}') ->> 'total', public.search_venues('{"show": "inactive"}') ->> 'total', public.search_venues('{"show": "requests"}') ->> 'total'], array['7', '0', '0'], 'and under a filter those that it means');
create temp table link as select public.create_venue_link((select id from boathouse)) ->> 'token' as token;
grant select on link to public;
select is(public.create_venue_link((select id from boathouse)) ->> 'token', (select token from link), 'a venue has one link');
reset role;
select tests.be_server();
select is(public.get_shared_venue((select token from link)) -> 'venue' ->> 'name', 'The Boathouse', 'the link opens it');
select ok(not public.get_shared_venue((select token from link)) -> 'venue' ?| array['contactEmail', 'contactPhone', 'blackouts'], 'without its contacts');
select is(tests.refusal($$ select public.get_shared_event((select token from link), 'event') $$), 'PT404 link_invalid', 'and no event');
select is(tests.refusal($$ select public.get_shared_venue('not-a-token') $$), 'PT404 link_invalid', 'another token opens nothing');
reset role;
update public.share_links set revoked_at = now() where venue_id is not null;
select is(tests.refusal($$ select public.get_shared_venue((select token from link)) $$), 'PT404 link_invalid', 'nor does a revoked one');
select tests.sign_in('owner');
select lives_ok($$ select public.delete_venue((select id from boathouse)) $$, 'the owner deletes it');
reset role;
select * from finish();
rollback;
