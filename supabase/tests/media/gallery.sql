-- Photos and sponsors: who keeps them, what is refused, what strangers see and what a showcase leaves out.
begin;
select plan(52);
select tests.add_user('ada', 'business');
select tests.add_user('zoe', 'premium');
select tests.add_user('free');
select tests.add_user(p) from unnest(array['stranger', 'member', 'viewer', 'boss']) p;
select tests.add_member('ada', 'member', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('stranger', 'Theirs') as theirs,
  tests.add_event('free', 'Small') as small, tests.add_event('zoe', 'Middle') as middle;
alter table world add link text, add face text, add tiers jsonb;
grant all on world to public;
update world set link = tests.add_link(ball), face = tests.add_link(ball, 'showcase');

create function pg_temp.file(of_event uuid, number integer, ending text default 'jpg') returns text language sql as $$
  select of_event || '/' || lpad(number::text, 8, '0') || '-0000-4000-8000-000000000000.' || ending $$;
create function pg_temp.add(of_event uuid, number integer, words text default '') returns void language sql as $$
  insert into public.photos (event_id, storage_path, thumb_path, width, height, alt)
  values (of_event, pg_temp.file(of_event, number), pg_temp.file(of_event, number + 1000), 1200, 800, words) $$;
create function pg_temp.put_up(path text) returns void language sql as $$
  insert into storage.objects (bucket_id, name) values ('photos', path) $$;
create function pg_temp.gallery() returns jsonb language sql as $$ select public.get_shared_gallery((select link from world)) $$;
create function pg_temp.words(gallery jsonb) returns text language sql as $$
  select coalesce(string_agg(p ->> 'alt', ', '), '-') from jsonb_array_elements(gallery -> 'photos') p $$;
create function pg_temp.named(gallery jsonb) returns text language sql as $$
  select coalesce(string_agg((t ->> 'name') || ': ' || (select string_agg(s ->> 'name', ' + ') from jsonb_array_elements(t -> 'sponsors') s), ', '), '-')
  from jsonb_array_elements(gallery) t $$;

-- Files.
select tests.sign_in('ada');
select is(tests.refusal($$ select pg_temp.put_up(pg_temp.file((select ball from world), 1)) $$), 'fine', 'an owner puts a file up for their event');
select is(tests.refusal($$ select pg_temp.put_up(pg_temp.file((select theirs from world), 1)) $$), '42501', 'not for an event of somebody else');
select is(tests.refusal($$ select pg_temp.put_up('x/y.jpg') $$), '42501', 'nor anywhere else');
select is(tests.touched($$ update storage.objects set name = 'x' where bucket_id = 'photos' $$), 0, 'what is up is not replaced');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select pg_temp.put_up(pg_temp.file((select ball from world), 2)) $$), '42501', 'a viewer puts nothing up');
reset role;
select tests.sign_in('stranger');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'photos' $$), 0, 'a stranger removes nothing');
reset role;
select tests.sign_in('member');
select is(tests.touched($$ delete from storage.objects where bucket_id = 'photos' $$), 1, 'an editor removes what another has put up');

-- Photos.
select is(tests.refusal($$ select pg_temp.add((select ball from world), 1, ' The lake at dusk ') $$), 'fine', 'an editor adds a photo');
select is(tests.refusal($$ select pg_temp.add((select ball from world), 2) $$), 'fine', 'and one that is not described yet');
select is(tests.refusal($$ select pg_temp.add((select ball from world), 1) $$), '23505', 'no file is kept twice');
select is(tests.refusal($$ select pg_temp.add((select theirs from world), 3) $$), '42501', 'not in a gallery of somebody else');
select is(tests.refusal($$ insert into public.photos (event_id, storage_path, thumb_path, width, height)
  select ball, pg_temp.file(theirs, 4), pg_temp.file(ball, 5), 1, 1 from world $$), '23514', 'nor with a file of somebody else');
select is(tests.refusal($$ insert into public.photos (event_id, storage_path, thumb_path, width, height)
  select ball, ball || '/../secret.jpg', pg_temp.file(ball, 5), 1, 1 from world $$), '23514', 'nor with a name that leads elsewhere');
select is(tests.refusal($$ insert into public.photos (event_id, storage_path, thumb_path, width, height)
  select ball, pg_temp.file(ball, 6, 'svg'), pg_temp.file(ball, 5), 1, 1 from world $$), '23514', 'nor with a drawing that could run');
select is(tests.refusal($$ update public.photos set alt = repeat('x', 301) $$), 'PT400 invalid_input alt', 'a description has an end');
select is(tests.refusal($$ update public.photos set storage_path = 'x' $$), '42501', 'its file does not change');
select is((select string_agg(p.alt || p.position, ', ' order by p.position) from public.photos p), 'The lake at dusk1, 2', 'the last one comes last');
reset role;
select tests.sign_in('viewer');
select is((select count(*)::int from public.photos), 2, 'a viewer sees them');
select is(tests.touched($$ update public.photos set caption = 'Mine' $$), 0, 'and changes none');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.photos), 0, 'a stranger sees none');
select is(tests.refusal($$ select public.arrange_photos((select ball from world), '{}') $$), 'PT404 not_found', 'nor brings them into order');
reset role;
select tests.sign_in('boss');
select is((select count(*)::int from public.photos), 0, 'an administrator sees none by that');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select * from public.photos $$), '42501', 'visitors read no table');
select is(tests.refusal($$ select pg_temp.gallery() $$), '42501', 'and come through the public door alone');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select pg_temp.add((select small from world), 1) $$), 'PT403 plan_required Photo Gallery', 'the free plan has no gallery');
select is(tests.refusal($$ select public.arrange_photos((select small from world), '{}') $$), 'PT403 plan_required Photo Gallery', 'and no order of it');
reset role;
select tests.sign_in('zoe');
select is(tests.refusal($$ select pg_temp.add((select middle from world), 1) $$), 'fine', 'premium has one');
select is(tests.refusal($$ select public.save_sponsor((select middle from world), null, '{"name": "A", "tier": "B"}') $$), 'PT403 plan_required Sponsors', 'and no sponsors');
reset role;

-- What strangers see.
select tests.be_server();
select is(pg_temp.words(pg_temp.gallery()), 'The lake at dusk', 'a photo is public once it is described');
select is(pg_temp.gallery() #>> '{photos,0,url}', '/storage/v1/object/public/photos/' || pg_temp.file((select ball from world), 1), 'at its address');
select is(public.get_shared_event((select link from world), 'event') -> 'gallery', '{"photos": 1, "sponsors": 0}'::jsonb, 'the event says how many there are');
select is(public.get_shared_event((select link from world), 'rsvp') -> 'gallery', null, 'a reply alone does not');
select is(tests.refusal($$ select public.get_shared_gallery('nobody') $$), 'PT404 link_invalid', 'an unknown token is refused like any');
reset role;
select tests.sign_in('member');
update public.photos set decorative = true, alt = 'to be dropped' where alt = '';
select pg_temp.add(ball, 7, 'The band') from world;
select public.arrange_photos(ball, array(select p.id from public.photos p order by p.position desc)) from world;
reset role;
select tests.be_server();
select is(pg_temp.words(pg_temp.gallery()), 'The band, , The lake at dusk', 'a decorative one has no words, and the order is the planner''s');
reset role;

-- Sponsors.
select tests.sign_in('member');
select is(tests.refusal($$ select public.save_sponsor((select ball from world), null, '{"name": " ", "tier": "Gold"}') $$), 'PT400 invalid_input name', 'a name');
select is(tests.refusal($$ select public.save_sponsor((select ball from world), null, '{"name": "A"}') $$), 'PT400 invalid_input tier', 'a level');
select is(tests.refusal($$ select public.save_sponsor((select ball from world), null, '{"name": "A", "tier": "Gold", "url": "javascript:alert(1)//https://x"}') $$), 'PT400 invalid_input url', 'no address that runs');
select is(tests.refusal($$ select public.save_sponsor((select ball from world), null, '{"name": "A", "tier": "Gold", "url": "http://a.example"}') $$), 'PT400 invalid_input url', 'https alone');
select is(tests.refusal($$ select public.save_sponsor((select ball from world), null, jsonb_build_object('name', 'A', 'tier', 'Gold',
  'logo', jsonb_build_object('path', pg_temp.file(theirs, 1), 'width', 9, 'height', 9))) from world $$), 'PT400 invalid_input logo', 'no logo of somebody else');
select is(tests.refusal($$ insert into public.sponsors (account_id, event_id, tier_id, name) select tests.account_of('ada'), ball, ball, 'x' from world $$), '42501', 'rows are written by the calls alone');
select public.save_sponsor(ball, null, '{"name": "Lake Bank", "tier": "Gold", "url": "https://bank.example/x?y#z"}') from world;
select public.save_sponsor(ball, null, '{"name": "The baker", "tier": "Friends"}') from world;
update world set tiers = public.save_sponsor(ball, null, '{"name": "Sails", "tier": " gold "}');
select is((select pg_temp.named(tiers) from world), 'Gold: Lake Bank + Sails, Friends: The baker', 'levels in the order they came, named once');
update world set tiers = public.arrange_sponsors(ball, array[(tiers #>> '{1,id}')::uuid, (tiers #>> '{0,id}')::uuid],
  array[(tiers #>> '{0,sponsors,1,id}')::uuid, (tiers #>> '{0,sponsors,0,id}')::uuid]);
select is((select pg_temp.named(tiers) from world), 'Friends: The baker, Gold: Sails + Lake Bank', 'and in any other');
select is((select pg_temp.named(public.remove_sponsor(ball, (tiers #>> '{0,sponsors,0,id}')::uuid)) from world), 'Gold: Sails + Lake Bank', 'a level without sponsors is not shown');
select is((select pg_temp.named(public.save_sponsor(ball, (tiers #>> '{0,sponsors,0,id}')::uuid, '{"name": "The baker", "tier": "Friends"}')) from world),
  'Friends: The baker, Gold: Sails + Lake Bank', 'and comes back to its place with the one that was put back');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_sponsors((select ball from world)) $$), 'PT404 not_found', 'a stranger reads none here');
select is(tests.refusal($$ select public.save_sponsor((select theirs from world), (select (tiers #>> '{0,sponsors,0,id}')::uuid from world), '{"name": "Mine", "tier": "X"}') $$),
  'PT403 plan_required Sponsors', 'and changes none');
reset role;
select private.apply_plan(tests.id_of('stranger'), 'business', 'test');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.save_sponsor((select theirs from world), (select (tiers #>> '{0,sponsors,0,id}')::uuid from world), '{"name": "Mine", "tier": "X"}') $$),
  'PT404 not_found', 'with no plan');
reset role;
select tests.sign_in('viewer');
select is((select pg_temp.named(public.list_sponsors(ball)) from world), 'Friends: The baker, Gold: Sails + Lake Bank', 'a viewer reads them');
select is(tests.refusal($$ select public.remove_sponsor((select ball from world), (select (tiers #>> '{0,sponsors,0,id}')::uuid from world)) $$), 'PT404 not_found', 'and removes none');
reset role;

-- What a showcase leaves out is not sent.
update public.share_links set settings = '{"sections": ["sponsors"]}' where kind = 'showcase';
select tests.be_server();
select is(public.get_shared_showcase((select face from world)) -> 'gallery', '{"photos": 0, "sponsors": 3}'::jsonb, 'a showcase counts what it shows');
select is((select pg_temp.words(g) || ' / ' || jsonb_array_length(g -> 'sponsors') from public.get_shared_gallery((select face from world)) g), '- / 2', 'and sends no more');
reset role;
update public.share_links set settings = '{}' where kind = 'showcase';
select tests.be_server();
select is((select jsonb_array_length(g -> 'photos') from public.get_shared_gallery((select face from world)) g), 3, 'without a choice it shows all');
reset role;
select * from finish();
rollback;
