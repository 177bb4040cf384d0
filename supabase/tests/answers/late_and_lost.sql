-- Late answers decided by the host, the head count, and lost links that tell a stranger nothing.
begin;
select plan(41);
select tests.add_user('host', 'business');
select tests.add_user('stranger', 'business');
select tests.add_user('reader');
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
alter table world add share text, add ada uuid, add bob uuid, add token text;
update world set share = tests.add_link(event_id);
grant select on world to public;
create function pg_temp.add_guest(person text, address text) returns uuid language sql as $$
  with made as (insert into public.guests (account_id, full_name, email) select account_id, person, address from world returning id)
  insert into public.event_guests (event_id, account_id, guest_id) select event_id, account_id, made.id from made, world returning id
$$;
update world set ada = pg_temp.add_guest('Adaeze Ökonkwo', 'adaeze@guests.example');
update world set bob = pg_temp.add_guest('Bob Stone', 'bob@guests.example');
update public.events set max_party_size = 3, capacity = 3, rsvp_deadline = now() + interval '1 day' where id = (select event_id from world);
insert into public.event_meals (event_id, name) select event_id, 'Risotto' from world;
update world set token = private.personal_token(private.ensure_personal_link((select eg from public.event_guests eg where eg.id = ada), 'invitation'));

create function pg_temp.say(said text, along integer default 0) returns jsonb language sql as $$
  select public.answer_party((select token from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'members', jsonb_build_array(jsonb_build_object('id', (select ada from world), 'answer', said, 'meal', 'Risotto', 'dietary', 'No nuts')),
    'companions', (select coalesce(jsonb_agg('{"isChild": true}'::jsonb), '[]') from generate_series(1, along))))
$$;
select is(pg_temp.say('yes', 1) #>> '{members,0,state}', 'yes', 'an answer in time');
select tests.sign_in('host');
select is(public.get_head_count((select event_id from world)) - 'diets',
  '{"people": 2, "online": 0, "children": 1, "meals": [{"meal": "Risotto", "people": 1}, {"meal": null, "people": 1}], "activities": []}'::jsonb, 'is counted by head and meal');
select is(public.get_head_count((select event_id from world)) #>> '{diets,0,dietary}', 'No nuts', 'with the diets');
select is(public.list_coming_heads((select event_id from world)),
  '[{"meal": "Risotto", "name": "Adaeze Ökonkwo", "people": 1, "dietary": "No nuts", "isChild": false}, {"meal": null, "name": "With Adaeze Ökonkwo", "people": 1, "dietary": null, "isChild": true}]'::jsonb,
  'and the caterer''s list says who eats what');
select tests.sign_in('reader');
select is(tests.refusal($$ select public.list_coming_heads((select event_id from world)) $$) ~ '^PT40[34]', true, 'not for a viewer');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_coming_heads((select event_id from world)) $$) ~ '^PT40[34]', true, 'nor for a stranger');
select is(tests.refusal($$ select public.get_head_count((select event_id from world)) $$) ~ '^PT40[34]', true, 'but not for a stranger');

-- Late.
reset role;
update public.events set rsvp_deadline = now() - interval '1 hour' where id = (select event_id from world);
select is(pg_temp.say('yes', 2) #>> '{late,status}', 'waiting', 'a late change waits');
select tests.sign_in('host');
select is(jsonb_array_length(public.list_late_answers((select event_id from world))), 1, 'the host sees it');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_late_answers((select event_id from world)) $$) ~ '^PT40[34]', true, 'a stranger does not');
select is(tests.refusal($$ select public.decide_late_answer((select id from public.late_answers limit 1), true) $$) ~ '^PT40[34]', true, 'nor decides it');
reset role;
create temp table late as select id from public.late_answers;
grant select on late to public;
select tests.sign_in('reader');
select is(tests.refusal($$ select public.decide_late_answer((select id from late), true) $$) ~ '^PT40[34]', true, 'nor does a viewer');
select tests.sign_in('host');
select lives_ok($$ select public.decide_late_answer((select id from late), true) $$, 'the host takes it');
select is((select party_size from public.rsvps where event_guest_id = (select ada from world)), 3, 'and it counts');
select is((select late from public.rsvps where event_guest_id = (select ada from world)), true, 'marked as late');
select is(tests.refusal($$ select public.decide_late_answer((select id from late), false) $$), 'PT409 conflict', 'once');
reset role;
select is(pg_temp.say('no') #>> '{late,status}', 'waiting', 'another change');
select tests.sign_in('host');
select public.decide_late_answer((select id from public.late_answers where status = 'waiting'), false);
reset role;
select is(public.get_personal_invitation((select token from world)) #>> '{party,late,status}', 'declined', 'that is declined says so');
select is((select answer from public.rsvps where event_guest_id = (select ada from world)), 'yes', 'and changes nothing');
select is((select count(*)::int from public.audit_log where action = 'late_answers.update'), 2, 'both decisions are on record');

select is((select public.get_job_source(id) ->> 'to' from public.jobs where kind = 'late_answer_declined'), 'adaeze@guests.example', 'the guest gets a mail that it was declined');
select is((select public.get_job_source(id) #>> '{party,members,0,state}' from public.jobs where kind = 'late_answer_declined'), 'yes', 'with the answer that still counts');

-- A link of one's own speaks for its guest alone, late as well.
create temp table pair (who text, id uuid, token text);
insert into public.households (id, account_id, name) select tests.id_of('home'), account_id, 'The Ezes' from world;
insert into pair (who, id) select w, pg_temp.add_guest(initcap(w) || ' Eze', w || '@guests.example') from unnest(array['emeka', 'ify']) w;
update public.event_guests set household_id = tests.id_of('home') where id in (select id from pair);
update pair set token = private.personal_token(private.ensure_personal_link((select g from public.event_guests g where g.id = pair.id),
  case who when 'emeka' then 'self' else 'invitation' end));
create function pg_temp.both(through text, emeka text, ify text, along integer) returns jsonb language sql as $$
  select public.answer_party((select token from pair where who = through), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'members', (select jsonb_agg(jsonb_build_object('id', id, 'answer', case who when 'emeka' then emeka else ify end)) from pair),
    'companions', (select coalesce(jsonb_agg('{"name": "Gogo"}'::jsonb), '[]') from generate_series(1, along))))
$$;
update public.events set capacity = null, max_party_size = 4, rsvp_deadline = now() + interval '1 hour' where id = (select event_id from world);
select pg_temp.both('ify', 'no', 'yes', 1);
update public.events set rsvp_deadline = now() - interval '1 hour' where id = (select event_id from world);
select is(pg_temp.both('emeka', 'yes', 'no', 0) #>> '{late,status}', 'waiting', 'one of a household asks by a link of their own');
select is(pg_temp.both('ify', 'no', 'yes', 2) #>> '{late,status}', 'waiting', 'the invitation asks for something else');
select is((select count(*)::int from public.late_answers where status = 'waiting'), 2, 'and neither takes the other''s place');
select tests.sign_in('host');
select lives_ok($$ select public.decide_late_answer((select id from public.late_answers where status = 'waiting' and scope = 'self'), true) $$, 'the host takes the first');
reset role;
select is((select string_agg(r.answer, ' ' order by p.who) from pair p join public.rsvps r on r.event_guest_id = p.id), 'yes yes', 'it speaks for its guest and for nobody else');
select is((select string_agg(c.name, ', ') from public.rsvp_companions c join pair p on p.id = c.event_guest_id), 'Gogo', 'and whom the household brings stays');
select tests.sign_in('host');
select lives_ok($$ select public.decide_late_answer((select id from public.late_answers where status = 'waiting' and scope = 'invitation'), true) $$, 'the invitation''s is taken as well');
reset role;
select is((select count(*)::int from public.rsvp_companions c join pair p on p.id = c.event_guest_id), 2, 'and speaks for the household');

-- Lost links.
create function pg_temp.found(name text, email text) returns text language plpgsql as $$
declare job_id uuid;
begin
  delete from public.jobs where kind = 'rsvp_link';
  perform public.request_rsvp_link((select share from world), jsonb_build_object('name', name, 'email', email));
  select id into job_id from public.jobs where kind = 'rsvp_link';
  return public.get_job_source(job_id) ->> 'to';
end $$;
select is(pg_temp.found('Anybody', 'adaeze@guests.example'), 'adaeze@guests.example', 'an address on the list gets its link');
select is(pg_temp.found('Adaese Okonkwo', 'adaeze@guest.example'), 'adaeze@guests.example', 'slips in both still find her, at the address on the list');
select is(pg_temp.found('Adaeze Okonkwo', 'sdaeze@guests.example'), 'adaeze@guests.example', 'the first letter may be the wrong one');
select is(pg_temp.found('Somebody Else', 'adaeze@guest.example'), null, 'a near address under another name finds nobody');
select is(pg_temp.found('Adaeze Ökonkwo', 'eve@elsewhere.example'), null, 'nor the name with another address');
select is(public.request_rsvp_link((select share from world), '{"name": "Nobody", "email": "no@body.example"}'), '{"asked": true}'::jsonb, 'a stranger hears the same');
select is(public.request_rsvp_link((select share from world), '{"name": "Bob Stone", "email": "bob@guests.example"}'), '{"asked": true}'::jsonb, 'as a guest');
select is(tests.refusal($$ select public.request_rsvp_link('nonsense', '{}') $$), 'PT404 link_invalid', 'without the page''s link nobody asks');
delete from public.jobs where kind = 'rsvp_link';
insert into public.jobs (kind, payload) select 'rsvp_link', jsonb_build_object('eventId', event_id, 'eventGuestId', bob, 'foundId', bob) from world, generate_series(1, 3);
insert into public.jobs (id, kind, payload) select tests.id_of('job'), 'rsvp_link', jsonb_build_object('eventId', event_id, 'eventGuestId', bob) from world;
select is(public.get_job_source(tests.id_of('job')), null, 'after three mails in an hour no more are sent');
select is(private.is_near('kitten', 'sitting', 3) and not private.is_near('kitten', 'sitting', 2), true, 'slips are counted');
select is(private.plain_words('  Jörg MÜLLER-Ö. '), 'jorg muller o.', 'names are compared without accents');
select * from finish();
rollback;
