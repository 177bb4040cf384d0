-- The facts on the pages of categories: real counts, of one's own accounts only, and nothing for what no area tells.
begin;
select plan(20);
select tests.add_user('ada', 'business');
select tests.add_user('cleo', 'business');
select tests.add_user(p) from unnest(array['newcomer', 'viewer']) p;
select tests.add_member('ada', 'viewer', 'viewer');
create temp table world (gala uuid, draft uuid, over uuid, theirs uuid);
insert into world (gala, draft, over, theirs)
values (tests.add_event('ada', 'Gala'), tests.add_event('ada', 'Draft'), tests.add_event('ada', 'Over'), tests.add_event('cleo', 'Theirs'));
grant all on world to public;
update public.events set status = 'draft' where id = (select draft from world);
update public.events set start_local = now() at time zone time_zone - interval '9 days', end_local = now() at time zone time_zone - interval '8 days'
  where id = (select over from world);
insert into public.guests (account_id, full_name, tags, status)
select tests.account_of('ada'), n, t, s from (values ('Ada', '{choir,kitchen}'::text[], 'active'), ('Bo', '{choir}', 'active'), ('Cy', '{}', 'missing'), ('Gone', '{choir}', 'erased')) g (n, t, s);
insert into public.event_guests (event_id, guest_id) select gala, g.id from world, public.guests g where g.status = 'active';
insert into public.venues (account_id, name, time_zone) values (tests.account_of('ada'), 'Granary Hall', 'Europe/Oslo'), (tests.account_of('cleo'), 'Windmill Loft', 'Europe/Oslo');
insert into public.venue_spaces (account_id, venue_id, name) select v.account_id, v.id, 'Loft' from public.venues v;
insert into public.campaigns (account_id, name, beneficiary, cover_seed, status, goal_minor)
select tests.account_of(o), n, 'The roof', n, s, 10000 from (values ('ada', 'Roof', 'live'), ('ada', 'Later', 'draft'), ('cleo', 'Bells', 'live')) c (o, n, s);
create function pg_temp.facts(feature text) returns jsonb language sql as $$ select public.get_category_facts(array[feature]) -> feature $$;

select tests.sign_in('newcomer');
select is(pg_temp.facts('event-management') #> '{figures,ahead}', '0', 'a new account has no events ahead');
select is(pg_temp.facts('rsvp') #> '{figures,pending}', '0', 'nor anybody to answer');
select is(pg_temp.facts('countdown'), 'null', 'nor a day to count down to');
select is(pg_temp.facts('tagging') #> '{figures,tags}', '0', 'nor tags');
reset role;

select tests.sign_in('ada');
select is(pg_temp.facts('event-management') -> 'figures', '{"ahead": 2, "drafts": 1}', 'what is over is not ahead');
select is(jsonb_array_length(pg_temp.facts('event-management') -> 'series'), 6, 'six months are drawn');
select bag_eq($$ select r ->> 'title' from jsonb_array_elements(pg_temp.facts('event-management') -> 'rows') r $$, array['Gala', 'Draft'], 'and whose they are');
select is(pg_temp.facts('countdown') #>> '{about,name}', 'Gala', 'a draft is not counted down to');
select is(jsonb_array_length(pg_temp.facts('interactive-calendar') -> 'series'), 28, 'four weeks are drawn');
select is(pg_temp.facts('rsvp') -> 'figures', '{"no": 0, "yes": 0, "heads": 0, "maybe": 0, "pending": 2}', 'two have not answered');
select is(pg_temp.facts('rsvp') #> '{rows,0,count}', '2', 'at that event');
select is(pg_temp.facts('directory') -> 'figures', '{"people": 3, "missing": 1}', 'who is erased is not counted');
select is(pg_temp.facts('tagging') -> 'figures', '{"tags": 2, "people": 2}', 'nor are their tags');
select is(pg_temp.facts('tagging') -> 'series', '[2, 1]', 'the most used first');
select is(pg_temp.facts('venue-management') -> 'figures', '{"rooms": 1, "venues": 1}', 'one''s own venues only');
select is(pg_temp.facts('fundraising') -> 'figures', '{"open": 1, "percent": 0}', 'one''s own campaigns that are open');
select is(public.get_category_facts(array['help', 'no-such-thing', 'booking']), '{}', 'what no area tells is not answered');
select bag_eq($$ select jsonb_object_keys(public.get_category_facts(array(select replace(substr(p.proname, 6), '_', '-') from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'fact\_%'))) $$,
  $$ select replace(substr(p.proname, 6), '_', '-') from pg_catalog.pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname like 'fact\_%' $$,
  'every fact can be asked for');
reset role;

select tests.sign_in('viewer');
select is(pg_temp.facts('event-management') #> '{figures,ahead}', '2', 'the team reads them too');
reset role;
set local role anon;
select throws_ok($$ select public.get_category_facts('{}') $$, '42501', null, 'visitors do not');
reset role;
select * from finish();
rollback;
