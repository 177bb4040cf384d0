-- Promise 6: tenants do not see each other, and no row can point into another tenant.
begin;
select plan(47);
select tests.add_user('one', 'business');
select tests.add_user('two', 'business');
select tests.add_user('poor');
create temp table world as select tests.add_event('one', 'One') as mine, tests.add_event('two', 'Two') as theirs;
grant select on world to public;
insert into public.guests (account_id, full_name) values (tests.account_of('one'), 'Mine'), (tests.account_of('two'), 'Theirs');
insert into public.households (account_id, name) values (tests.account_of('one'), 'Mine'), (tests.account_of('two'), 'Theirs');
insert into public.event_guests (event_id, guest_id) select mine, g.id from world, public.guests g where full_name = 'Mine';
insert into public.event_guests (event_id, guest_id) select theirs, g.id from world, public.guests g where full_name = 'Theirs';
insert into public.ticket_types (event_id, name) select mine, 'Mine' from world union all select theirs, 'Theirs' from world;
insert into public.capacity_pools (event_id, label, capacity) select theirs, 'Theirs', 5 from world;
select tests.add_link(mine), tests.add_link(theirs) from world;
create temp table foreign_ids as select
  (select id from public.guests where full_name = 'Theirs') as guest,
  (select id from public.households where name = 'Theirs') as household,
  (select eg.id from public.event_guests eg, world where eg.event_id = world.theirs) as listed,
  (select id from public.ticket_types where name = 'Theirs') as ticket_type,
  (select id from public.capacity_pools) as pool,
  (select l.id from public.share_links l, world where l.event_id = world.theirs) as link;
alter table foreign_ids add batch uuid;
insert into public.guest_imports (account_id, event_id, file_name) select tests.account_of('two'), theirs, 'x.csv' from world;
update foreign_ids set batch = (select id from public.guest_imports);
grant select on foreign_ids to public;

select tests.sign_in('one');
-- Reading: what there is of the other tenant is not there.
select is((select count(*)::int from public.events), 1, 'events');
select is((select count(*)::int from public.guests), 1, 'guests');
select is((select count(*)::int from public.households), 1, 'households');
select is((select count(*)::int from public.event_guests), 1, 'guest lists');
select is((select count(*)::int from public.ticket_types), 1, 'ticket types');
select is((select count(*)::int from public.share_links), 1, 'share links');
select is((select count(*)::int from public.accounts), 1, 'accounts');
select is((select count(*)::int from public.profiles), 1, 'profiles');
select is((select count(*)::int from public.subscriptions), 1, 'subscriptions');
select is((select count(*)::int from public.event_guest_list), 1, 'the guest list view');
select is((select count(*)::int from public.event_rsvp_list), 1, 'the answers view');

-- Writing: nothing is touched.
select is(tests.touched($$ update public.events set name = 'Taken' where name = 'Two' $$), 0, 'another''s event stays');
select is(tests.touched($$ delete from public.events where name = 'Two' $$), 0, 'and is not deleted');
select is(tests.touched($$ update public.guests set notes = 'Taken' where full_name = 'Theirs' $$), 0, 'another''s guest stays');
select is(tests.touched($$ update public.ticket_types set price_minor = 1 where name = 'Theirs' $$), 0, 'another''s prices stay');
select is(tests.touched($$ update public.events set name = 'Changed' where name = 'One' $$), 1, 'one''s own can be changed');

-- Pointing: every reference a client can set.
select is(tests.refusal($$ insert into public.guests (account_id, full_name) values (tests.account_of('two'), 'Spy') $$), '42501', 'a guest into another account');
select is(tests.refusal($$ insert into public.households (account_id, name) values (tests.account_of('two'), 'Spies') $$), '42501', 'a household into another account');
select is(tests.refusal($$ insert into public.households (account_id, name, head_guest_id) select a.id, 'H', f.guest from public.accounts a, foreign_ids f $$),
  '23503', 'a household headed by another''s guest');
select is(tests.refusal($$ insert into public.event_guests (event_id, guest_id) select theirs, g.id from world, public.guests g $$), '42501', 'a guest onto another''s list');
select is(tests.refusal($$ insert into public.event_guests (event_id, guest_id) select mine, guest from world, foreign_ids $$), '23503', 'another''s guest onto one''s list');
select is(tests.refusal($$ update public.event_guests set household_id = (select household from foreign_ids) $$), '23503', 'a guest into another''s household');
select is(tests.refusal($$ insert into public.ticket_types (event_id, name) select theirs, 'Cheap' from world $$), '42501', 'a ticket into another''s event');
select is(tests.refusal($$ insert into public.ticket_types (event_id, name, account_id) select theirs, 'Cheap', a.id from world, public.accounts a $$), '42501',
  'even when it claims one''s own account');
select is(tests.refusal($$ update public.ticket_types set capacity_pool_id = (select pool from foreign_ids) $$), '23503', 'a ticket onto another''s boat');

-- Whether another account has paid is none of one's business.
select is(tests.refusal($$ insert into public.guests (account_id, full_name) values (tests.account_of('poor'), 'Spy') $$), '42501', 'a guest into an account without the plan');
select is(tests.refusal($$ insert into public.events (user_id, account_id, name, start_local, end_local, time_zone, rsvp_enabled)
  values (auth.uid(), tests.account_of('poor'), 'Spy', '2030-01-01T10:00', '2030-01-01T12:00', 'UTC', true) $$), '42501', 'an event neither');

-- Calls that take an id.
select is(tests.refusal($$ select public.get_event_overview((select theirs from world)) $$), 'PT404 not_found', 'get_event_overview');
select is(tests.refusal($$ select public.list_share_links((select theirs from world)) $$), 'PT404 not_found', 'list_share_links');
select is(tests.refusal($$ select public.get_share_link((select link from foreign_ids)) $$), 'PT404 not_found', 'get_share_link');
select is(tests.refusal($$ select public.create_share_link((select theirs from world), 'event') $$), 'PT404 not_found', 'create_share_link');
select is(tests.refusal($$ select public.rotate_share_link((select link from foreign_ids)) $$), 'PT404 not_found', 'rotate_share_link');
select is(tests.refusal($$ select public.revoke_share_link((select link from foreign_ids)) $$), 'PT404 not_found', 'revoke_share_link');
select is(tests.refusal($$ select public.update_share_link((select link from foreign_ids), '{"allowedOrigins": []}') $$), 'PT404 not_found', 'update_share_link');
select is(tests.refusal($$ select public.suspend_share_link((select link from foreign_ids), 'x') $$), 'PT403 not_allowed', 'suspend_share_link');
select is(tests.refusal($$ select public.import_guest_rows((select batch from foreign_ids), '[]') $$), 'PT404 not_found', 'import_guest_rows');
select is(tests.refusal($$ select public.finish_guest_import((select batch from foreign_ids)) $$), 'PT404 not_found', 'finish_guest_import');
select is(tests.refusal($$ select public.issue_personal_link((select listed from foreign_ids)) $$), 'PT404 not_found', 'issue_personal_link');
select is(tests.refusal($$ select public.record_party((select listed from foreign_ids), jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', (select listed from foreign_ids), 'answer', 'yes')))) $$), 'PT404 not_found', 'record_party');
select is(tests.refusal($$ select public.start_guest_import((select theirs from world), 'x.csv') $$), 'PT404 not_found', 'start_guest_import');
select is(tests.refusal($$ select public.merge_guests((select guest from foreign_ids), array[gen_random_uuid()]) $$), 'PT404 not_found', 'merge_guests');
select is(tests.refusal($$ select public.merge_guests((select id from public.guests), array[(select guest from foreign_ids)]) $$), 'PT400 invalid_input merge_ids',
  'merge_guests with another''s guest');
select is(jsonb_array_length(public.get_at_a_glance() -> 'events'), 1, 'At a Glance shows one''s own');
select lives_ok($$ select public.create_share_link((select mine from world), 'event'), public.get_event_overview((select mine from world)) $$, 'one''s own ids work');
select is(public.get_event_overview((select mine from world)) ->> 'seenAs', 'member', 'as a member');
reset role;

-- Who runs the platform reads an event's figures, and neither names nor links.
select tests.add_user('boss');
insert into public.administrators (user_id) values (tests.id_of('boss'));
select tests.sign_in('boss');
select is(public.get_event_overview((select mine from world)) -> 'seenAs', '"administrator"', 'an administrator reads an overview');
select is(jsonb_build_array(public.get_event_overview((select mine from world)) -> 'activity', public.get_event_overview((select mine from world)) -> 'pageToken'),
  '[[], null]', 'without its people and its links');
select * from finish();
rollback;
