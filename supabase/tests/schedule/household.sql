-- One invitation's link signs up everybody of a household, each for places of their own, and nobody else.
begin;
select plan(24);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id, null::uuid as home, null::text as share, null::text as alone;
update world set share = tests.add_link(event_id);
with made as (insert into public.households (account_id, name) select account_id, 'The Lunds' from world returning id) update world set home = (select id from made);
grant all on world to public;
create temp table people (who text primary key, id uuid, token text);
grant select on people to public;
create function pg_temp.add_guest(person text, at_home boolean) returns void language plpgsql as $$
declare
  listed public.event_guests;
begin
  with made as (insert into public.guests (account_id, full_name, email) select account_id, person, case when person in ('Ada', 'Zoe') then lower(person) || '@guests.example' end from world returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id, household_id) select m.account_id, w.event_id, m.id, case when at_home then w.home end from made m, world w returning * into listed;
  insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, answered_at)
  select listed.account_id, listed.event_id, listed.id, 'yes', case person when 'Ben' then 2 else 1 end, now();
  insert into people values (person, listed.id, private.personal_token(private.ensure_personal_link(listed, 'invitation')));
end $$;
select pg_temp.add_guest(p.who, p.at_home) from (values ('Ada', true), ('Ben', true), ('Cleo', true), ('Dan', true), ('Zoe', false)) p (who, at_home);
insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, position) select w.account_id, w.event_id, p.id, 'Bea', 1 from world w, people p where p.who = 'Ben';
insert into public.activities (event_id, title, status, visibility, start_local, end_local, sign_up, capacity)
select w.event_id, a.title, 'published', 'public', e.start_local + a.after, e.start_local + a.after + interval '1 hour', a.places is not null, a.places
from world w join public.events e on e.id = w.event_id, (values ('Rowing', interval '0', 4), ('Baking', interval '0', 9), ('Speech', interval '3 hours', null)) a (title, after, places);
select tests.sign_in('host');
select public.publish_schedule((select event_id from world));
reset role;
create function pg_temp.activity(named text) returns uuid language sql security definer set search_path = '' as $$ select id from public.activities where title = named $$;
create function pg_temp.id_of(person text) returns uuid language sql as $$ select id from people where who = person $$;
create function pg_temp.ada() returns text language sql as $$ select token from people where who = 'Ada' $$;
create function pg_temp.sign_up(person text, title text, more jsonb default '{}') returns text language sql as $$
  select public.sign_up_for_activity(pg_temp.ada(), jsonb_build_object('activityId', pg_temp.activity(title), 'memberId', pg_temp.id_of(person)) || more) ->> 'status' $$;
create function pg_temp.sees(person text) returns text language sql as $$
  select string_agg(coalesce(a ->> 'mine', '-') || (a ->> 'people'), ' ' order by a ->> 'title')
  from jsonb_array_elements(public.get_shared_schedule(pg_temp.ada(), pg_temp.id_of(person)) -> 'activities') a where a ->> 'title' <> 'Speech' $$;

select tests.be_server();
select is((select string_agg(m ->> 'name', ' ' order by n = 1 desc, m ->> 'name') from jsonb_array_elements(public.get_shared_schedule(pg_temp.ada()) -> 'members') with ordinality x (m, n)), 'Ada Ben Cleo Dan', 'the link names the household, its own guest first');
select is(public.get_shared_schedule(pg_temp.ada()) ->> 'memberId', pg_temp.id_of('Ada')::text, 'and shows whose link it is');
select is(public.get_shared_schedule((select share from world)) -> 'members', '[]', 'the link of all names nobody');
select is(pg_temp.sign_up('Ada', 'Baking'), 'going', 'Ada bakes');
select is(pg_temp.sign_up('Ben', 'Rowing'), 'going', 'Ben rows with Bea');
select is(pg_temp.sign_up('Cleo', 'Rowing'), 'going', 'Cleo too');
select is(pg_temp.sign_up('Dan', 'Rowing'), 'going', 'and Dan takes the last place');
select is(array[pg_temp.sees('Ada'), pg_temp.sees('Ben'), pg_temp.sees('Cleo'), pg_temp.sees('Dan')], array['going1 -1', '-2 going2', '-1 going1', '-1 going1'], 'each has their own places');
select is((select array_agg(p.who || s.people order by p.who) from public.activity_sign_ups s join people p on p.id = s.event_guest_id where s.status = 'going'), '{Ada1,Ben2,Cleo1,Dan1}', 'as the host sees them');
select is(public.get_shared_schedule(pg_temp.ada(), pg_temp.id_of('Ben')) ->> 'guestName', 'Ben', 'a schedule is called by its guest');
select is((select string_agg(m ->> 'name', ' ') from jsonb_array_elements(public.get_shared_schedule(pg_temp.ada(), pg_temp.id_of('Ben')) -> 'party') m), 'Ben Bea', 'with whom they bring');
select is(pg_temp.sign_up('Ben', 'Rowing', '{"who": [1]}'), 'going', 'Bea rows alone');
select is(pg_temp.sees('Ben'), '-2 going1', 'in one place');
select is(public.leave_activity(pg_temp.ada(), pg_temp.activity('Rowing'), pg_temp.id_of('Dan')) ->> 'status', 'left', 'Dan gives his back');
select is(array[pg_temp.sees('Cleo'), pg_temp.sees('Dan')], array['-1 going1', '-1 -1'], 'and nobody else''s');
select is(public.star_activity(pg_temp.ada(), pg_temp.activity('Speech'), true, pg_temp.id_of('Cleo')), '{"starred": true}'::jsonb, 'Cleo marks the speech');
select is((select p.who from public.activity_stars s join people p on p.id = s.event_guest_id), 'Cleo', 'as hers');
select is(jsonb_array_length(public.get_my_calendar(pg_temp.ada(), pg_temp.id_of('Cleo')) -> 'events'), 2, 'which is in her calendar');
select is(jsonb_array_length(public.get_my_calendar(pg_temp.ada()) -> 'events'), 1, 'and not in Ada''s');

-- Nobody else's.
select is(tests.refusal($$ select pg_temp.sign_up('Zoe', 'Baking') $$), 'PT404 not_found', 'a guest of another household is not spoken for');
select is(tests.refusal($$ select public.get_shared_schedule(pg_temp.ada(), pg_temp.id_of('Zoe')) $$), 'PT404 not_found', 'nor looked at');
select is(tests.refusal($$ select public.leave_activity(pg_temp.ada(), pg_temp.activity('Rowing'), pg_temp.id_of('Zoe')) $$), 'PT404 not_found', 'nor taken out');
reset role;
update world set alone = private.personal_token(private.ensure_personal_link((select g from public.event_guests g where g.id = (select id from people where who = 'Ada')), 'self', 'Ada'));
select tests.be_server();
select is(tests.refusal($$ select public.get_shared_schedule((select alone from world), pg_temp.id_of('Ben')) $$), 'PT404 not_found', 'a link that somebody made by their name alone speaks for them alone');
select is(public.sign_up_for_activity((select share from world), jsonb_build_object('activityId', pg_temp.activity('Baking'), 'name', 'Zoe', 'email', 'zoe@guests.example', 'memberId', pg_temp.id_of('Dan'))) ->> 'status', 'going', 'by the link of all one signs up oneself');
select * from finish();
rollback;
