-- What a host writes down for a household, and what a personal link knows of bought tickets.
begin;
select plan(21);
select tests.add_user('host', 'business');
select tests.add_user('poor');
select tests.add_user('helper');
select tests.add_user('stranger', 'business');
select tests.add_user('chief');
select tests.add_member('host', 'helper', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('chief'));
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id,
  tests.add_event('poor') as poor_event, tests.account_of('poor') as poor_account, null::text as share, null::uuid as type_id;
grant all on world to public;
update public.events set max_party_size = 2, rsvp_deadline = now() - interval '1 day', capacity = 5 where id = (select event_id from world);
create temp table people (key text primary key, id uuid);
grant all on people to public;
create temp table home as
  with made as (insert into public.households (account_id, name) select account_id, 'The Okafors' from world returning id) select id from made;
create function pg_temp.add_guest(key text, person text, home uuid, of_account uuid, of_event uuid) returns void language sql as $$
  with made as (insert into public.guests (account_id, full_name, email) values (of_account, person, key || '@guests.example') returning id),
  asked as (insert into public.event_guests (account_id, event_id, guest_id, household_id) select of_account, of_event, id, home from made returning id)
  insert into people select key, id from asked $$;
select pg_temp.add_guest('ada', 'Ada Okafor', (select id from home), account_id, event_id) from world;
select pg_temp.add_guest('ben', 'Ben Okafor', (select id from home), account_id, event_id) from world;
select pg_temp.add_guest('pia', 'Pia Poor', null, poor_account, poor_event) from world;
insert into public.event_meals (event_id, name) select event_id, 'Risotto' from world;
insert into public.event_questions (event_id, prompt, required) select event_id, 'Which bus?', true from world;
create function pg_temp.id_of(k text) returns uuid language sql as $$ select id from people where key = k $$;
create function pg_temp.said(more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', pg_temp.id_of('ada'), 'answer', 'yes',
    'meal', 'Risotto', 'dietary', 'No nuts')), 'note', 'By telephone') || more $$;

select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_party(pg_temp.id_of('ada')) $$), 'PT404 not_found', 'a stranger reads no household');
select is(tests.refusal($$ select public.record_party(pg_temp.id_of('ada'), pg_temp.said()) $$), 'PT404 not_found', 'and answers for none');
select tests.sign_in('helper');
select is(tests.refusal($$ select public.record_party(pg_temp.id_of('ada'), pg_temp.said()) $$), 'PT404 not_found', 'nor does a viewer');
select tests.sign_in('chief');
select is(tests.refusal($$ select public.get_party(pg_temp.id_of('ada')) $$), 'PT404 not_found', 'nor an administrator of the platform');
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_party(gen_random_uuid()) $$), '42501', 'nor the public');
select tests.sign_in('poor');
select is(left(tests.refusal($$ select public.record_party(pg_temp.id_of('pia'), jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', pg_temp.id_of('pia'), 'answer', 'no')))) $$), 5), 'PT403', 'writing it down needs the plan');

select tests.sign_in('host');
select is((select jsonb_array_length(public.get_party(pg_temp.id_of('ben')) -> 'members')), 2, 'a host opens the whole household');
select is((select public.get_party(pg_temp.id_of('ben')) -> 'meals' -> 0 ->> 'name'), 'Risotto', 'with what guests are asked');
select is(tests.refusal($$ select public.record_party(pg_temp.id_of('ada'), '{"members": "all"}') $$), 'PT400 invalid_input answer', 'nonsense is refused');
select is(tests.refusal($$ select public.record_party(pg_temp.id_of('ada'), '{"members": []}') $$), 'PT400 invalid_input answer', 'and so is nobody''s answer');
select lives_ok($$ select public.record_party(pg_temp.id_of('ada'), pg_temp.said('{"companions": [{"name": "Cleo", "meal": "Risotto", "dietary": "Vegan"}, {}]}')) $$,
  'after the deadline, more people than an invitation lets come, and no answer to a question that guests must answer');
select is((select row(answer, party_size, meal_choice, dietary, note, answered_by)::text from public.rsvps where event_guest_id = pg_temp.id_of('ada')),
  '(yes,3,Risotto,"No nuts","By telephone",planner)', 'all of it is kept');
select is((select array_agg(name order by position) from public.rsvp_companions where event_guest_id = pg_temp.id_of('ada')), array['Cleo', null], 'with whom they bring');
select is((select count(*)::int from public.rsvps where event_guest_id = pg_temp.id_of('ben')), 0, 'who said nothing yet stays open');
select is(tests.refusal($$ select public.record_party(pg_temp.id_of('ada'), pg_temp.said('{"companions": [{}, {}, {}, {}, {}]}')) $$),
  'PT409 rsvp_full partySize', 'the house is not filled beyond its places');
select is((select party_size from public.rsvps where event_guest_id = pg_temp.id_of('ada')), 3, 'and the refusal changed nothing');

-- One link for everything: what a party bought stands on its personal page.
reset role;
with made as (insert into public.ticket_types (event_id, name) select event_id, 'Banquet' from world returning id)
update world set type_id = (select id from made);
update world set share = tests.add_link(event_id, 'embed_tickets');
select tests.be_server();
create temp table bought as select public.create_hold(share, jsonb_build_object('idempotencyKey', 'a-hold-of-two',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', 2)))) ->> 'orderToken' as token from world;
select public.place_order(token, '{"buyer": {"name": "Ada Okafor", "email": "ada@guests.example"}}') from bought;
reset role;
create temp table opened as select key, public.get_personal_invitation(private.personal_token(private.ensure_personal_link(eg, 'invitation'))) as page
  from people join public.event_guests eg using (id);
select is((select jsonb_array_length(page #> '{orders,0,tickets}') from opened where key = 'ada'), 2, 'a known buyer sees the tickets on the own page');
select is((select page #>> '{orders,0,orderToken}' from opened where key = 'ada'), (select token from bought), 'and opens the order');
select is((select page #>> '{guest,email}' from opened where key = 'ada'), 'ada@guests.example', 'the form knows the address of whom the link was made for');
select is((select page #> '{orders,0,orderToken}' from opened where key = 'ben'), 'null'::jsonb, 'the household sees the tickets, but the order stays the buyer''s');
select is((select page -> 'orders' from opened where key = 'pia'), '[]'::jsonb, 'others see nothing of it');
select * from finish();
rollback;
