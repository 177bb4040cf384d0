-- A household at capacity: everybody of it comes or waits, and moves up as one.
begin;
select plan(27);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
update public.events set capacity = 4, max_party_size = 4 where id = (select event_id from world);
grant select on world to public;

create temp table people (key text primary key, id uuid, home uuid, token text);
grant select on people to public;
-- A party by the first letters of its people: the first has an address and the invitation.
create function pg_temp.add_party(keys text[]) returns void language plpgsql as $$
declare
  home uuid;
  key text;
  person uuid;
  listed public.event_guests;
begin
  if cardinality(keys) > 1 then
    insert into public.households (account_id, name) select account_id, 'The ' || keys[1] || 's' from world returning id into home;
  end if;
  foreach key in array keys loop
    insert into public.guests (account_id, full_name, email)
    select account_id, initcap(key), case when key = keys[1] then key || '@guests.example' end from world returning id into person;
    insert into public.event_guests (account_id, event_id, guest_id, household_id, role)
    select account_id, event_id, person, home, case when key like '%kid' then 'child' else 'member' end from world returning * into listed;
    insert into people values (key, listed.id, home, private.personal_token(private.ensure_personal_link(listed, 'invitation')));
  end loop;
end $$;
select pg_temp.add_party(keys) from (values (array['ada']), (array['ben', 'benkid']), (array['cleo', 'cleokid', 'carl']), (array['dora']), (array['emil'])) p(keys);

create function pg_temp.say(who text, said jsonb, along integer default 0) returns jsonb language sql as $$
  select public.answer_party((select token from people where key = who), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'members', (select jsonb_agg(jsonb_build_object('id', p.id, 'answer', s.value #>> '{}')) from jsonb_each(said) s join people p on p.key = s.key),
    'companions', (select coalesce(jsonb_agg('{}'::jsonb), '[]') from generate_series(1, along))))
$$;
create function pg_temp.states(variadic keys text[]) returns text language sql as $$
  select string_agg(coalesce(r.answer, '-'), ' ' order by k.n) from unnest(keys) with ordinality k(key, n)
  join people p on p.key = k.key left join public.rsvps r on r.event_guest_id = p.id
$$;
create function pg_temp.coming() returns integer language sql as $$ select private.people_coming((select event_id from world)) $$;

-- One place is left: a parent and a child are not parted.
select pg_temp.say('ada', '{"ada": "yes"}', 2);
select is(pg_temp.coming(), 3, 'three places of four are taken');
select lives_ok($$ select pg_temp.say('ben', '{"ben": "yes", "benkid": "yes"}') $$, 'a parent and a child answer for the last place');
select is(pg_temp.states('ben', 'benkid'), 'waitlisted waitlisted', 'and wait together');
select is(pg_temp.coming(), 3, 'no place of the event is taken by half of them');
select lives_ok($$ select pg_temp.say('cleo', '{"cleo": "yes", "cleokid": "yes", "carl": "no"}', 1) $$, 'a party of three, with a companion');
select is(pg_temp.states('cleo', 'cleokid', 'carl'), 'waitlisted waitlisted no', 'waits, and who does not come does not');
select is((select jsonb_agg(m -> 'waitlistPosition') from jsonb_array_elements(public.get_personal_invitation((select token from people where key = 'cleo')) #> '{party,members}') m),
  '[2, null, 2]'::jsonb, 'it is the second party in line, whoever of it looks');
select pg_temp.say('dora', '{"dora": "yes"}');
select is(pg_temp.states('dora'), 'yes', 'whoever fits gets the last place');

-- Places that come free go to whole parties, in the order of the line, among those that fit.
select pg_temp.say('emil', '{"emil": "yes"}');
select is(pg_temp.states('emil'), 'waitlisted', 'one more waits behind both');
select pg_temp.say('dora', '{"dora": "no"}');
select is(pg_temp.states('ben', 'benkid', 'cleo', 'cleokid', 'emil'), 'waitlisted waitlisted waitlisted waitlisted yes', 'one free place passes over the parties that are larger');
select pg_temp.say('ada', '{"ada": "yes"}', 0);
select is(pg_temp.states('ben', 'benkid', 'cleo', 'cleokid'), 'yes yes waitlisted waitlisted', 'two go to the first party that fits, to all of it');
select is(pg_temp.coming(), 4, 'and the event is exactly full');
select is((select count(*)::int from public.jobs where kind = 'rsvp_promoted'), 2, 'one mail for each party');
select is((select public.get_job_source(id) ->> 'to' from public.jobs where kind = 'rsvp_promoted' order by created_at desc, id limit 1) in ('ben@guests.example', 'emil@guests.example'), true, 'to the one with an address');
select is((select waitlisted_at is null and party_size = 1 from public.rsvps where event_guest_id = (select id from people where key = 'benkid')), true, 'the child has a place like anybody');

-- Whoever has places keeps them, and changes within them freely.
select is(tests.refusal($$ select pg_temp.say('ben', '{"ben": "yes", "benkid": "yes"}', 1) $$), 'PT409 rsvp_full partySize', 'one more than fits is refused');
select is(pg_temp.states('ben', 'benkid'), 'yes yes', 'and nobody of the party loses a place');
select lives_ok($$ select pg_temp.say('ben', '{"ben": "yes", "benkid": "no"}', 1) $$, 'a friend comes instead of the child');
select is(pg_temp.coming(), 4, 'in the same two places');
select lives_ok($$ select pg_temp.say('cleo', '{"cleo": "yes", "cleokid": "yes", "carl": "no"}') $$, 'a waiting party may become smaller');
select is((select min(private.rsvp_position(r)) from public.rsvps r join people p on p.id = r.event_guest_id where p.key = 'cleo'), 1, 'and keeps its place in line');
select pg_temp.say('ada', '{"ada": "no"}');
select is(pg_temp.states('cleo', 'cleokid'), 'waitlisted waitlisted', 'one place is still too few for two');
select pg_temp.say('ben', '{"ben": "yes", "benkid": "no"}');
select is(pg_temp.states('cleo', 'cleokid'), 'yes yes', 'two are enough');

-- A party that was parted by hand may still change its meals.
update public.rsvps set answer = 'waitlisted', waitlisted_at = now() where event_guest_id = (select id from people where key = 'cleokid');
select pg_temp.say('dora', '{"dora": "yes"}');
select lives_ok($$ select pg_temp.say('cleo', '{"cleo": "yes", "cleokid": "yes"}') $$, 'who is partly in answers again');
select is(pg_temp.states('cleo', 'cleokid'), 'yes waitlisted', 'and each stays as it was');

-- Without a waiting list a party is refused as a whole.
update public.events set waitlist_enabled = false where id = (select event_id from world);
select pg_temp.add_party(array['fin', 'finkid']);
select is(tests.refusal($$ select pg_temp.say('fin', '{"fin": "yes", "finkid": "yes"}') $$) like 'PT409 rsvp_full%', true, 'without a waiting list the whole party is refused');
select is(pg_temp.states('fin', 'finkid'), '- -', 'and nothing of it is written');
select * from finish();
rollback;
