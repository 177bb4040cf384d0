-- Places in activities are counted by people: a guest and whom they bring come in, wait and move up together.
begin;
select plan(52);
select tests.add_user('host', 'business');
select tests.add_user('stranger', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
alter table world add share text;
update world set share = tests.add_link(event_id);
grant select on world to public;
create temp table people (who text primary key, id uuid, token text);
grant select on people to public;
create function pg_temp.add_guest(person text, party integer) returns void language plpgsql as $$
declare
  listed public.event_guests;
begin
  with made as (insert into public.guests (account_id, full_name, email) select account_id, person, lower(person) || '@guests.example' from world returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id) select m.account_id, w.event_id, m.id from made m, world w returning * into listed;
  insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, meal_choice, answered_at)
  select listed.account_id, listed.event_id, listed.id, 'yes', party, 'Risotto', now();
  insert into people values (person, listed.id, private.personal_token(private.ensure_personal_link(listed, 'invitation')));
end $$;
insert into public.event_meals (event_id, name) select event_id, 'Risotto' from world union all select event_id, 'Trout' from world;
select pg_temp.add_guest(p.who, p.party) from (values ('Ada', 3), ('Ben', 2), ('Cy', 1), ('Dora', 5)) p (who, party);
insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, meal_choice, position)
select w.account_id, w.event_id, p.id, 'Adam', 'Trout', 1 from world w, people p where p.who = 'Ada';
insert into public.activities (event_id, title, status, visibility, start_local, end_local, sign_up, capacity)
select w.event_id, a.title, 'published', 'public', e.start_local + a.after, e.start_local + a.after + interval '1 hour', true, a.places
from world w join public.events e on e.id = w.event_id, (values ('Tour', interval '0', 4), ('Supper', interval '2 hours', null::integer)) a (title, after, places);
select tests.sign_in('host');
select public.publish_schedule((select event_id from world));
reset role;
create function pg_temp.activity(named text) returns uuid language sql security definer set search_path = '' as $$ select id from public.activities where title = named $$;
create function pg_temp.token_of(person text) returns text language sql as $$ select token from people where who = person $$;
create function pg_temp.sign_up(person text, title text) returns text language sql as $$
  select public.sign_up_for_activity(pg_temp.token_of(person), jsonb_build_object('activityId', pg_temp.activity(title))) ->> 'status'
$$;
create function pg_temp.sees(token text) returns text language sql security definer set search_path = '' as $$
  select concat_ws(' ', coalesce(a ->> 'mine', 'none'), a ->> 'people', a ->> 'placesLeft', a ->> 'position')
  from jsonb_array_elements(public.get_shared_schedule(token) -> 'activities') a where a ->> 'title' = 'Tour'
$$;
create function pg_temp.place(person text) returns text language sql security definer set search_path = '' as $$
  select s.status || ' ' || s.people from public.activity_sign_ups s join pg_temp.people p on p.id = s.event_guest_id
  where p.who = person and s.activity_id = pg_temp.activity('Tour')
$$;
create function pg_temp.says(person text, said text, party integer) returns void language sql security definer set search_path = '' as $$
  update public.rsvps r set answer = said, party_size = party from pg_temp.people p where p.who = person and r.event_guest_id = p.id
$$;

select tests.be_server();
select is(pg_temp.sees(pg_temp.token_of('Ada')), 'none 3 4', 'before they sign up a guest reads for how many it would be');
select is(pg_temp.sees((select share from world)), 'none 1 4', 'whoever comes by the link of all signs up for one');
select is(pg_temp.sign_up('Ada', 'Tour'), 'going', 'three of four places are taken by one sign-up');
select is(pg_temp.sees(pg_temp.token_of('Ada')), 'going 3 1', 'which says for how many it is, and one is left');
select is(pg_temp.sign_up('Ben', 'Tour'), 'waiting', 'two do not fit into one place');
select is(pg_temp.sees(pg_temp.token_of('Ben')), 'waiting 2 1 1', 'and wait for both, first in line');
select is(tests.refusal($$ select pg_temp.sign_up('Dora', 'Tour') $$), 'PT409 conflict', 'five never fit into four places: they are told, and do not wait in vain');
select is(pg_temp.sign_up('Dora', 'Supper'), 'going', 'where there is no limit five come');
select is(pg_temp.sign_up('Cy', 'Tour'), 'going', 'whoever comes alone takes the last place');
select is(pg_temp.sees((select share from world)), 'none 1 0', 'and none is left');

-- Answers change.
reset role;
select pg_temp.says('Ada', 'yes', 2);
select is(pg_temp.place('Ada'), 'going 2', 'one less comes along: their place is given back');
select is(pg_temp.place('Ben'), 'waiting 2', 'one place is still too few for two');
select tests.be_server();
select is(tests.refusal($$ select public.leave_activity(pg_temp.token_of('Cy'), pg_temp.activity('Tour')) $$), 'fine', 'another one is given back');
reset role;
select is(pg_temp.place('Ben'), 'going 2', 'and both move up');
select is((select count(*)::int from public.jobs where kind = 'schedule_place'), 1, 'with one mail');
select pg_temp.says('Ada', 'yes', 3);
select is(pg_temp.place('Ada'), 'going 2', 'one more does not fit: whoever is in keeps the places they have');
select pg_temp.says('Ben', 'no', 0);
select is(pg_temp.place('Ben'), 'going 1', 'whoever does not come to the event holds no place for others');
select pg_temp.says('Ada', 'yes', 2);
select pg_temp.says('Ada', 'yes', 3);
select is(pg_temp.place('Ada'), 'going 3', 'one more who fits comes along');
select tests.be_server();
select public.leave_activity(pg_temp.token_of('Ben'), pg_temp.activity('Tour'));
select is(pg_temp.sign_up('Cy', 'Tour'), 'going', 'the last place again');
reset role;

-- What the planner counts.
select tests.sign_in('host');
select is((select public.get_schedule_desk(event_id) #> array['counts', pg_temp.activity('Tour')::text] from world), '{"going": 4, "waiting": 0}'::jsonb, 'the schedule counts people');
select is((select a - 'id' - 'startAt' from world, jsonb_array_elements(public.get_head_count(event_id) -> 'activities') a where a ->> 'title' = 'Tour'),
  '{"title": "Tour", "capacity": 4, "going": 4, "waiting": 0, "meals": [{"meal": "Risotto", "people": 2}, {"meal": "Trout", "people": 1}, {"meal": null, "people": 1}]}'::jsonb,
  'and so does the head count, with the meals of those who come along');
select is((select string_agg(concat_ws(' ', p ->> 'name', p ->> 'people'), ', ' order by p ->> 'name') from jsonb_array_elements(public.get_activity_people(pg_temp.activity('Tour'))) p),
  'Ada 3, Cy 1', 'and the list says for how many each place is');
select is(tests.refusal($$ select public.set_activity_place(pg_temp.activity('Tour'), (select id from people where who = 'Dora'), true) $$), 'PT409 conflict', 'the team is held to the same room');
update public.activities set capacity = 9 where title = 'Tour';
select is(tests.refusal($$ select public.set_activity_place(pg_temp.activity('Tour'), (select id from people where who = 'Dora'), true) $$), 'fine', 'until there is more of it');
reset role;
select is(pg_temp.place('Dora'), 'going 5', 'and then all five are in');

-- A party that grew while there was no room comes in as a whole once there is, after those who wait.
select pg_temp.says('Ada', 'yes', 4);
select is(pg_temp.place('Ada'), 'going 3', 'a fourth of hers does not fit');
select tests.be_server();
select is(pg_temp.sign_up('Ben', 'Tour'), 'waiting', 'another waits');
select public.leave_activity(pg_temp.token_of('Cy'), pg_temp.activity('Tour'));
reset role;
select is(pg_temp.place('Ben') || ', ' || pg_temp.place('Ada'), 'going 1, going 3', 'a place that comes free is first of all for who waits');
select tests.be_server();
select public.leave_activity(pg_temp.token_of('Ben'), pg_temp.activity('Tour'));
reset role;
select is(pg_temp.place('Ada'), 'going 4', 'and then for who brings more');
select pg_temp.says('Ada', 'yes', 6);
alter table public.activities disable trigger refill;
update public.activities set capacity = 11 where title = 'Tour';
alter table public.activities enable trigger refill;
select tests.be_server();
select is(public.fill_activities(), 1, 'what could not be given at once is given by the next minute');
select is(public.fill_activities(), 0, 'once');
reset role;
select is(pg_temp.place('Ada'), 'going 6', 'to all of the party');

-- Part of a party.
update public.activities set capacity = 6 where title = 'Tour';
delete from public.activity_sign_ups where activity_id = pg_temp.activity('Tour');
update public.rsvps r set party_size = 4 from people p where p.who = 'Ada' and r.event_guest_id = p.id;
insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, meal_choice, position)
select w.account_id, w.event_id, p.id, c.name, 'Risotto', c.n from world w, people p, (values ('Bea', 2), (null, 3)) c (name, n) where p.who = 'Ada';
create function pg_temp.go(person text, title text, who jsonb) returns text language sql as $$
  select public.sign_up_for_activity(pg_temp.token_of(person), jsonb_build_object('activityId', pg_temp.activity(title), 'who', who)) ->> 'status'
$$;
create function pg_temp.stays(person text) returns text language sql security definer set search_path = '' as $$
  select s.status || ' ' || s.people || ' ' || s.absent::text from public.activity_sign_ups s join pg_temp.people p on p.id = s.event_guest_id
  where p.who = person and s.activity_id = pg_temp.activity('Tour')
$$;
create function pg_temp.brings(variadic names text[]) returns text language sql as $$
  select tests.refusal(format('select public.answer_party(%L, %L)', pg_temp.token_of('Ada'), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'members', jsonb_build_array(jsonb_build_object('id', (select id from people where who = 'Ada'), 'answer', 'yes')),
    'companions', (select coalesce(jsonb_agg(jsonb_build_object('name', n) order by o), '[]') from unnest(names) with ordinality x (n, o)))))
$$;
update public.events set max_party_size = 8, rsvp_enabled = true;
select tests.be_server();
select is((select public.get_shared_schedule(pg_temp.token_of('Ada')) -> 'party'),
  '[{"place": 0, "name": "Ada"}, {"place": 1, "name": "Adam"}, {"place": 2, "name": "Bea"}, {"place": 3, "name": null}]'::jsonb, 'a guest reads whom they bring');
select is((select public.get_shared_schedule(share) -> 'party' from world), '[]'::jsonb, 'the page that everybody opens names nobody');
select is(tests.refusal($$ select pg_temp.go('Ada', 'Tour', '[]') $$), 'PT400 invalid_input who', 'nobody is nobody');
select is(pg_temp.go('Ada', 'Tour', '[1, 3, 9]'), 'going', 'two of four come, without the guest');
reset role;
select is(pg_temp.stays('Ada'), 'going 2 {0,2}', 'and take two places');
select tests.sign_in('host');
select is((select p -> 'who' from jsonb_array_elements(public.get_activity_people(pg_temp.activity('Tour'))) p), '["Adam", "With Ada"]'::jsonb, 'the list says who');
select is((select a - 'id' - 'startAt' from world, jsonb_array_elements(public.get_head_count(event_id) -> 'activities') a where a ->> 'title' = 'Tour'),
  '{"title": "Tour", "capacity": 6, "going": 2, "waiting": 0, "meals": [{"meal": "Risotto", "people": 1}, {"meal": "Trout", "people": 1}]}'::jsonb,
  'and the kitchen counts their meals, not hers');
select tests.be_server();
select is(pg_temp.go('Dora', 'Tour', '[0, 1, 2]'), 'going', 'three of another five');
select is(tests.refusal($$ select pg_temp.go('Ada', 'Tour', '[0, 1, 2, 3]') $$), 'PT409 conflict', 'all four do not fit beside them');
select is(pg_temp.go('Ada', 'Tour', '[0, 1, 3]'), 'going', 'one more does');
select is(pg_temp.sign_up('Cy', 'Tour'), 'waiting', 'and then it is full');
select is(pg_temp.go('Ada', 'Tour', '[0, 3]'), 'going', 'one less');
reset role;
select is(pg_temp.place('Cy'), 'going 1', 'lets the next one in');
-- 2 of Ada's (0 and the nameless), 3 of Dora's, Cy.
select tests.be_server();
select is(pg_temp.brings('Bea', 'Adam', 'Noor'), 'fine', 'names in another order, and the missing one');
reset role;
select is(pg_temp.stays('Ada'), 'going 2 {1,2}', 'who stays away is known by name, who got one keeps the place');
select tests.be_server();
select is(pg_temp.brings('Adam', 'Noor'), 'fine', 'somebody who stayed away comes to the event no more');
reset role;
select is(pg_temp.stays('Ada'), 'going 2 {1}', 'and nobody else loses a place by that');
select tests.be_server();
select is(pg_temp.go('Ada', 'Tour', '[1]') || pg_temp.brings('Noor'), 'goingfine', 'the only one who was to go stays at home');
reset role;
select is(pg_temp.place('Ada'), 'left 1', 'and the place is given back');
select tests.sign_in('stranger');
select is(public.get_activity_people(pg_temp.activity('Tour')), '[]'::jsonb, 'a stranger reads nobody');
reset role;
select * from finish();
rollback;
