-- Households: made, joined, left, named; one link shows whom it should and nobody else.
begin;
select plan(24);
select tests.add_user('host', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user('free');
select tests.add_user('looker');
select tests.add_member('host', 'looker', 'viewer');
create temp table world as select tests.add_event('host', 'Gala') as event_id, tests.add_event('host', 'Picnic') as other_event_id;
grant all on world to public;
insert into public.guests (account_id, full_name, email) select tests.account_of('host'), n, lower(n) || '@guests.example' from unnest(array['Anna', 'Ben', 'Cleo', 'Dan']) n;
insert into public.guests (account_id, full_name) values (tests.account_of('stranger'), 'Zed');
insert into public.event_guests (event_id, guest_id) select event_id, g.id from world, public.guests g where g.account_id = tests.account_of('host');
insert into public.event_guests (event_id, guest_id) select other_event_id, g.id from world, public.guests g where g.full_name = 'Dan';
create function tests.listed(variadic names text[]) returns uuid[] language sql security definer set search_path = '' as $$
  select array(select eg.id from unnest(names) with ordinality as n (name, place) join public.guests g on g.full_name = n.name
    join public.event_guests eg on eg.guest_id = g.id and eg.event_id = (select event_id from pg_temp.world) order by n.place) $$;
create function tests.people_of(household text) returns text language sql security definer set search_path = '' as $$
  select string_agg(g.full_name, ', ' order by g.full_name) from public.households h join public.event_guests eg on eg.household_id = h.id
  join public.guests g on g.id = eg.guest_id where h.name = household $$;
create function tests.shown_by(token text) returns text language sql security definer set search_path = '' as $$
  select string_agg(g.full_name, ', ' order by g.full_name) from private.party_of(private.find_personal_link(token)) p join public.guests g on g.id = p.guest_id $$;
create temp table links (person text, token text);
grant all on links to public;

select tests.sign_in('stranger');
select is(tests.refusal($$ select public.put_in_household(tests.listed('Anna', 'Ben'), null, 'Mine now') $$), 'PT404 not_found', 'a stranger puts nobody together');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.put_in_household(tests.listed('Anna'), null, 'Mine') $$), '42501', 'nor does a visitor');
reset role;
select tests.sign_in('looker');
select is(tests.refusal($$ select public.put_in_household(tests.listed('Anna'), null, 'Mine') $$), 'PT404 not_found', 'nor who may only look');
reset role;
select tests.sign_in('host');
insert into links select 'Anna', public.issue_personal_link((tests.listed('Anna'))[1]) ->> 'token';
select is(public.put_in_household(tests.listed('Ben', 'Anna'), null, ' Müller ') - 'householdId', '{"name": "Müller", "people": 2}', 'the host puts two people together');
select is(tests.people_of('Müller'), 'Anna, Ben', 'who are one household then');
select is((select g.full_name from public.households h join public.guests g on g.id = h.head_guest_id), 'Ben', 'the first chosen gets its mails');
select is(tests.shown_by((select token from links)), 'Anna, Ben', 'a link that was sent before shows both');
select is(public.put_in_household(tests.listed('Cleo', 'Dan'), null, 'Müller') ->> 'people', '2', 'another family of the same name');
select is((select count(*)::int from public.households), 2, 'is another household');
select is(tests.shown_by((select token from links)), 'Anna, Ben', 'and the link of the one shows nobody of the other');
select is(public.put_in_household(tests.listed('Cleo'), (select household_id from public.event_guests where id = (tests.listed('Anna'))[1])) ->> 'name', 'Müller', 'somebody joins');
select is(tests.shown_by((select token from links)), 'Anna, Ben, Cleo', 'and stands on the link');
select is(public.put_in_household(tests.listed('Cleo', 'Dan')) ->> 'householdId', null, 'both leave');
select is((select count(*)::int from public.households), 1, 'the empty household is gone');
select is(tests.shown_by((select token from links)), 'Anna, Ben', 'the link shows who stayed');
select is((public.save_household((select id from public.households), jsonb_build_object('name', 'Müller-Lind', 'address', 'Am Markt 1', 'headGuestId',
  (select id from public.guests where full_name = 'Anna')))).name, 'Müller-Lind', 'a household gets a name, an address and a head');
select results_eq($$ select h.address, g.full_name from public.households h join public.guests g on g.id = h.head_guest_id $$, $$ values ('Am Markt 1', 'Anna') $$, 'and keeps them');
select is(tests.refusal($$ select public.save_household((select id from public.households), jsonb_build_object('headGuestId', (select id from public.guests where full_name = 'Dan'))) $$),
  'PT400 invalid_input headGuestId', 'its head is one of its people');
select is(tests.refusal($$ select public.save_household((select id from public.households), '{"name": " "}') $$), 'PT400 invalid_input name', 'its name is one');
select lives_ok($$ select public.put_in_household(tests.listed('Anna')) $$, 'the head leaves');
select is((select head_guest_id from public.households), null, 'and is the head no more');
select is(tests.refusal($$ select public.put_in_household(tests.listed('Anna') || (select id from public.event_guests where event_id = (select other_event_id from world)), null, 'Two lists') $$),
  'PT400 invalid_input event_guest_ids', 'a household is made on one list');
select is((select count(*)::int from public.audit_log where action like 'households.%'), 6, 'every change is in the audit log');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.save_household((select id from public.households limit 1), '{"name": "X"}') $$), 'PT404 not_found', 'a stranger names nothing');
select * from finish();
rollback;
