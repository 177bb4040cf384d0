-- Households that answer with one link; meals, questions, companions; late answers; invitations.
begin;
select plan(88);
select tests.add_user('host', 'business');
select tests.add_user('helper');
select tests.add_member('host', 'helper', 'viewer');
select tests.add_user('poor');
select tests.add_user('stranger', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
grant select on world to public;
update public.events set max_party_size = 4, rsvp_deadline = now() + interval '5 days' where id = (select event_id from world);

create function pg_temp.add_guest(person text, address text, home uuid default null, as_role text default 'member')
returns uuid language sql as $$
  with made as (insert into public.guests (account_id, full_name, email) select account_id, person, address from world returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id, household_id, role)
  select m.account_id, w.event_id, m.id, home, as_role from made m, world w returning id
$$;
create temp table home as
  with made as (insert into public.households (account_id, name) select account_id, 'The Okafors' from world returning id) select id from made;
create temp table people (key text primary key, id uuid);
insert into people values
  ('ada', pg_temp.add_guest('Ada Okafor', 'ada@guests.example', (select id from home))),
  ('ben', pg_temp.add_guest('Ben Okafor', null, (select id from home))),
  ('kid', pg_temp.add_guest('Chi Okafor', null, (select id from home), 'child')),
  ('dan', pg_temp.add_guest('Dan Solo', 'dan@guests.example')),
  ('eve', pg_temp.add_guest('Eve Quiet', 'eve@guests.example')),
  ('fin', pg_temp.add_guest('Fin Nomail', null));
grant select on people, home to public;
create function pg_temp.id_of(k text) returns uuid language sql as $$ select id from people where key = k $$;

-- Meals and questions: the host's own, read by members, closed to the rest.
select tests.sign_in('host');
select lives_ok($$ insert into public.event_meals (event_id, name, position) select event_id, m.name, m.n from world, (values ('Sea bass', 1), ('Risotto', 2)) m(name, n) $$, 'the owner offers meals');
select lives_ok($$ insert into public.event_questions (event_id, prompt, kind, options, required)
  select event_id, 'Which bus?', 'choice', array['Early', 'Late'], true from world $$, 'and asks a question');
select is((select count(*)::int from public.event_meals), 2, 'the owner sees them');
select is(tests.refusal($$ insert into public.event_questions (event_id, prompt, kind) select event_id, 'Bad', 'choice' from world $$), '23514', 'a choice needs its answers');
select tests.sign_in('helper');
select is((select count(*)::int from public.event_meals), 2, 'a member sees the meals');
select is((select count(*)::int from public.event_questions), 1, 'and the question');
select is(tests.refusal($$ insert into public.event_meals (event_id, name) select event_id, 'Mine' from world $$), '42501', 'but a viewer adds none');
select tests.sign_in('stranger');
select is((select count(*)::int from public.event_meals), 0, 'a stranger sees no meals');
select is((select count(*)::int from public.event_questions), 0, 'and no questions');
select is(tests.refusal($$ insert into public.event_meals (event_id, name) select event_id, 'Mine' from world $$), '42501', 'and adds none');
select tests.be_anonymous();
select is(tests.refusal($$ select * from public.event_meals $$), '42501', 'the public has no access to meals');
select is(tests.refusal($$ select * from public.rsvp_companions $$), '42501', 'nor to companions');
select is(tests.refusal($$ select * from public.late_answers $$), '42501', 'nor to late answers');
select is(tests.refusal($$ select * from public.invitation_mails $$), '42501', 'nor to invitations');
select is(tests.refusal($$ select public.answer_party('x', '{}') $$), '42501', 'nor answers without the server');

-- Invitations: counted first, one mail a party, never twice, never to who said no.
reset role;
update public.guests set unsubscribed_at = now() where full_name = 'Eve Quiet';
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.send_invitations((select event_id from world)) $$) ~ '^PT40[34]', true, 'a stranger invites nobody');
select tests.sign_in('helper');
select is(tests.refusal($$ select public.send_invitations((select event_id from world)) $$) ~ '^PT40[34]', true, 'nor a viewer');
select tests.sign_in('host');
select is(public.send_invitations((select event_id from world), dry_run => true),
  '{"ready": 2, "people": 4, "noAddress": 1, "unsubscribed": 1, "recent": 0}'::jsonb, 'it says first who gets a mail and who cannot');
select is((select count(*)::int from public.invitation_mails), 0, 'and sends nothing by that');
select is(jsonb_path_query_array(public.list_invitation_recipients((select event_id from world)), '$[*].name'), '["Ada Okafor", "Dan Solo"]'::jsonb, 'and to whom');
select is(public.list_invitation_recipients((select event_id from world), search => 'DAN@') #>> '{0,people}', '1', 'found by name or address');
create temp table shown as select public.preview_invitation((select event_id from world), message_param => 'Bring a coat', to_param => pg_temp.id_of('ada')) as mail;
select is(mail ->> 'to', 'ada@guests.example', 'the mail to one of them is shown before any is sent') from shown;
select is(mail -> 'people', '["Ada Okafor", "Ben Okafor", "Chi Okafor"]'::jsonb, 'for whom it is') from shown;
select is(mail ->> 'message', 'Bring a coat', 'with the host''s words') from shown;
select matches(mail ->> 'url', '/invitation/their-own-link$', 'but not with the link of theirs') from shown;
select is(tests.refusal($$ select public.preview_invitation((select event_id from world), to_param => pg_temp.id_of('eve')) $$), 'PT404 not_found to_param', 'who gets none is shown none');
select is((select count(*)::int from public.invitation_mails), 0, 'to look sends nothing');
reset role;
select is((select count(*)::int from public.personal_links), 0, 'and makes no link');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.preview_invitation((select event_id from world)) $$) ~ '^PT40[34]', true, 'a stranger is shown no mail');
select is(tests.refusal($$ select public.list_invitation_recipients((select event_id from world)) $$) ~ '^PT40[34]', true, 'and nobody''s address');
select tests.sign_in('host');
create temp table listed_first as select (l ->> 'id')::uuid as id, public.preview_invitation((select event_id from world), 'invitation', to_param => (l ->> 'id')::uuid) ->> 'to' as shown_to, l ->> 'email' as email
  from jsonb_array_elements(public.list_invitation_recipients((select event_id from world), 'invitation')) l;
select is((select count(*) from listed_first where shown_to = email), 2::bigint, 'each of those listed is shown their mail');
select is(public.send_invitations((select event_id from world), message_param => 'We would love to see you') ->> 'ready', '2', 'two parties get a mail');
select set_eq('select event_guest_id from public.invitation_mails', 'select id from listed_first', 'the very ones who were listed');
select is(public.send_invitations((select event_id from world)) ->> 'ready', '0', 'a second press writes to nobody again');
select is((select count(*)::int from public.event_guests where invited_at is not null), 4, 'everybody in these parties is invited');
select is((select count(*)::int from public.invitation_mails where status = 'queued'), 2, 'the mails wait to go out');
select is(public.send_invitations((select event_id from world), 'reminder') ->> 'recent', '4', 'nobody is reminded on the same day');
select is(public.get_invitation_progress((select event_id from world)) ->> 'invited', '4', 'progress says who is invited');
select tests.sign_in('stranger');
select is((select count(*)::int from public.invitation_mails), 0, 'a stranger sees no invitations');
select is(tests.refusal($$ select public.get_invitation_progress((select event_id from world)) $$) ~ '^PT40[34]', true, 'and no progress');

-- The mail's source: the personal link of the one who is written to.
reset role;
create temp table mails as select j.id, public.get_job_source(j.id) as source from public.jobs j where j.kind = 'invitation';
grant select on mails to public;
select bag_eq($$ select source ->> 'to' from mails $$, $$ values ('ada@guests.example'), ('dan@guests.example') $$, 'each party''s mail goes to one address');
select is((select jsonb_array_length(source -> 'people') from mails where source ->> 'to' = 'ada@guests.example'), 3, 'and names the household');
select public.finish_job(id) from mails;
select is((select count(*)::int from public.invitation_mails where status = 'sent'), 2, 'a mail that went out is sent');
create temp table token as select substring(source ->> 'url' from '[^/]+$') as ada,
  (select substring(source ->> 'url' from '[^/]+$') from mails where source ->> 'to' = 'dan@guests.example') as dan
  from mails where source ->> 'to' = 'ada@guests.example';
grant select on token to public;
create function pg_temp.say(who text, said text, meal text default null, extra jsonb default '{}')
returns jsonb language sql as $$ select jsonb_build_object('id', pg_temp.id_of(who), 'answer', said, 'meal', meal) || extra $$;
create function pg_temp.answer(who text, said jsonb, extra jsonb default '{}') returns jsonb language sql as $$
  select public.answer_party(case who when 'ada' then (select ada from token) else (select dan from token) end,
    jsonb_build_object('members', said, 'idempotencyKey', gen_random_uuid()) || extra)
$$;
create function pg_temp.bus() returns jsonb language sql as $$ select jsonb_build_object('answers', jsonb_build_object((select id from public.event_questions limit 1), 'Late')) $$;

-- One link answers for all.
select is(jsonb_array_length(public.get_personal_invitation((select ada from token)) #> '{party,members}'), 3, 'the link opens the household');
select is((select count(*)::int from public.event_guests where opened_at is not null), 3, 'and counts as opened for all of it');
select is(tests.refusal($$ select pg_temp.answer('ada', jsonb_build_array(pg_temp.say('ada', 'yes'))) $$) like 'PT400 invalid_input %', true, 'a required question is required');
select is(tests.refusal($$ select pg_temp.answer('ada', jsonb_build_array(pg_temp.say('ada', 'yes', 'Pizza')), pg_temp.bus()) $$), 'PT400 invalid_input meal', 'only meals that are offered');
select is((select count(*)::int from public.rsvps), 0, 'a refusal writes nothing');
select is(tests.refusal($$ select pg_temp.answer('ada', jsonb_build_array(pg_temp.say('dan', 'no'))) $$), 'PT400 invalid_input answer', 'nobody answers for another household');
select is(tests.refusal($$ select public.answer_party('nonsense', '{}') $$), 'PT404 link_invalid', 'and no token, no answer');
select is((select jsonb_agg(m ->> 'state') from jsonb_array_elements(pg_temp.answer('ada', jsonb_build_array(
  pg_temp.say('ada', 'yes', 'Risotto', '{"dietary": "No nuts"}'), pg_temp.say('ben', 'no'), pg_temp.say('kid', 'yes', 'Sea bass')),
  pg_temp.bus() || '{"companions": [{"name": null, "isChild": false, "meal": "Sea bass"}]}') -> 'members') m),
  '["yes", "no", "yes"]'::jsonb, 'each member has an own answer');
select is((select sum(party_size)::int from public.rsvps where answer = 'yes'), 3, 'with a companion, three places are taken');
select is((select meal_choice || ', ' || dietary from public.rsvps r where r.event_guest_id = pg_temp.id_of('ada')), 'Risotto, No nuts', 'with meal and diet');
select is((select count(*)::int from public.rsvp_companions where name is null), 1, 'the companion has no name yet');
select is(pg_temp.answer('ada', jsonb_build_array(pg_temp.say('ada', 'yes', 'Risotto')), pg_temp.bus() || '{"companions": [{"name": "Gus Late", "meal": "Sea bass"}]}') #>> '{companions,0,name}',
  'Gus Late', 'and is named later');
select is(tests.refusal($$ select pg_temp.answer('ada', jsonb_build_array(pg_temp.say('ada', 'yes')), pg_temp.bus() || '{"companions": [{}, {}]}') $$),
  'PT400 invalid_input companions', 'no more than the event allows');
update public.event_meals set name = 'Sea bream' where name = 'Sea bass';
select is((select count(*)::int from public.rsvp_companions where meal_choice = 'Sea bream'), 1, 'a renamed meal stays chosen');
select is((select count(distinct event_guest_id)::int from public.rsvps), 3, 'three have answered');

-- After the deadline the form closes; the answer waits for the host; one guest may have longer.
update public.events set rsvp_deadline = now() - interval '1 hour' where id = (select event_id from world);
select is(pg_temp.answer('dan', jsonb_build_array(pg_temp.say('dan', 'yes')), pg_temp.bus()) #>> '{late,status}', 'waiting', 'a late answer waits');
select is((select count(*)::int from public.rsvps where event_guest_id = pg_temp.id_of('dan')), 0, 'and is not written');
select is(pg_temp.answer('dan', jsonb_build_array(pg_temp.say('dan', 'no'))) ->> 'canAnswer', 'false', 'a second one takes its place');
select is((select count(*)::int from public.late_answers), 1, 'so one waits');
select tests.sign_in('helper');
select is((select count(*)::int from public.late_answers), 1, 'members see it');
select tests.sign_in('stranger');
select is((select count(*)::int from public.late_answers), 0, 'strangers do not');
select is((select count(*)::int from public.rsvp_companions), 0, 'nor who comes along');
select tests.sign_in('host');
select is((select count(*)::int from public.rsvp_companions), 1, 'whom the host sees');
select lives_ok($$ update public.event_guests set answer_until = now() + interval '1 day' where id = pg_temp.id_of('kid') $$, 'the host gives one guest longer');
reset role;
select is(public.get_personal_invitation((select ada from token)) #>> '{party,canAnswer}', 'true', 'which opens the form for the household');
select is(public.get_personal_invitation((select dan from token)) #>> '{party,canAnswer}', 'false', 'and for nobody else');

-- No more mails.
select is(public.set_mail_wish((select dan from token), false) ->> 'wantsMail', 'false', 'a guest stops the mails');
select is((select unsubscribed_at is not null from public.guests where full_name = 'Dan Solo'), true, 'by the link alone');
update public.events set rsvp_deadline = now() + interval '1 day' where id = (select event_id from world);
update public.invitation_mails set created_at = now() - interval '2 days';
select tests.sign_in('host');
select is(public.send_invitations((select event_id from world), 'reminder'),
  '{"ready": 0, "people": 0, "noAddress": 0, "unsubscribed": 1, "recent": 0}'::jsonb, 'no reminder reaches who said no to mails');

-- Invitations to the same people have an end, however often somebody presses.
reset role;
delete from public.mail_suppressions where kind = 'unsubscribed';
update public.guests set unsubscribed_at = null where full_name = 'Dan Solo';
delete from public.invitation_mails;
select tests.sign_in('host');
select results_eq($$ select public.send_invitations((select event_id from world), event_guest_ids => array[pg_temp.id_of('dan')]) ->> 'ready' from generate_series(1, 5) $$,
  $$ values ('1'), ('1'), ('1'), ('0'), ('0') $$, 'three a day reach one party, not more');

-- A reminder goes to whoever was invited and has not answered, and to nobody else.
reset role;
delete from public.invitation_mails;
delete from public.jobs where kind = 'invitation';
insert into people values ('hal', pg_temp.add_guest('Hal Slow', 'hal@guests.example')), ('ida', pg_temp.add_guest('Ida Stopped', 'ida@guests.example'));
update public.event_guests set invited_at = now() - interval '5 days' where id in (pg_temp.id_of('hal'), pg_temp.id_of('ida'));
update public.guests set unsubscribed_at = now() where full_name = 'Ida Stopped';
select tests.sign_in('host');
create temp table listed_again as select (l ->> 'id')::uuid as id, public.preview_invitation((select event_id from world), 'reminder', to_param => (l ->> 'id')::uuid) ->> 'to' as shown_to, l ->> 'email' as email
  from jsonb_array_elements(public.list_invitation_recipients((select event_id from world), 'reminder')) l;
select is((select count(*) from listed_again where shown_to = email), 2::bigint, 'a reminder is shown to each of those listed');
select is(public.send_invitations((select event_id from world), 'reminder', message_param => 'Still time'),
  '{"ready": 2, "people": 2, "noAddress": 0, "unsubscribed": 1, "recent": 0}'::jsonb, 'those who are silent are reminded, those who answered or stopped mails are not');
select set_eq('select event_guest_id from public.invitation_mails', 'select id from listed_again', 'these and nobody else');
reset role;
select bag_eq($$ select g.full_name from public.invitation_mails m join public.event_guests eg on eg.id = m.event_guest_id join public.guests g on g.id = eg.guest_id
  where m.kind = 'reminder' and m.status = 'queued' $$, $$ values ('Dan Solo'), ('Hal Slow') $$, 'one mail for each of them');
select pg_temp.answer('dan', jsonb_build_array(pg_temp.say('dan', 'no')));
create temp table reminders as select j.id, public.get_job_source(j.id) as source from public.jobs j where j.kind = 'invitation';
select results_eq($$ select source ->> 'to', source ->> 'kind', source ->> 'message' from reminders where source is not null $$,
  $$ values ('hal@guests.example', 'reminder', 'Still time') $$, 'whoever answers before it goes out is left alone');
select public.finish_job(id) from reminders;
select bag_eq($$ select status from public.invitation_mails $$, $$ values ('sent'), ('skipped') $$, 'one went out, one was not needed');
select tests.sign_in('host');
select is(public.send_invitations((select event_id from world), 'reminder') ->> 'ready', '0', 'a second press on the same day reminds nobody');
reset role;
update public.invitation_mails set created_at = now() - interval '2 days';
select tests.sign_in('host');
select is(public.send_invitations((select event_id from world), 'reminder', dry_run => true) ->> 'ready', '1', 'two days later it is only the one who is still silent');
reset role;
delete from public.rsvps where event_guest_id = pg_temp.id_of('ada');
select tests.sign_in('host');
select is(public.send_invitations((select event_id from world), 'reminder', dry_run => true),
  '{"ready": 2, "people": 2, "noAddress": 0, "unsubscribed": 1, "recent": 0}'::jsonb, 'a household is reminded as long as one of it is missing, and counts by those who are');
select is(public.get_invitation_progress((select event_id from world)) ->> 'silent', '3', 'which are as many as were said to be silent before');
select is((select count(*)::int from public.invitation_mails m where m.kind = 'reminder'), 2, 'and counting sends nothing');

-- Who types an address of the list by a public link learns nothing of what the host noted about its owner.
reset role;
insert into people values ('gus', pg_temp.add_guest('Gus Known', 'gus@guests.example'));
update public.event_guests set dietary = 'Coeliac' where id = pg_temp.id_of('gus');
create temp table typed as select public.submit_rsvp((select tests.add_link(event_id, 'embed_rsvp') from world),
  '{"name": "Mallory", "email": "gus@guests.example", "answer": "maybe", "partySize": 1, "idempotencyKey": "typed-by-a-stranger"}') as receipt;
select is(receipt ->> 'personalToken', null, 'a stranger gets no link') from typed;
select is(public.get_personal_invitation(private.personal_token(private.ensure_personal_link((select g from public.event_guests g where g.id = pg_temp.id_of('gus')), 'self')))
  #>> '{party,members,0,dietary}', null, 'and one of one''s own shows no dietary need');
select is(public.get_personal_invitation(private.personal_token(private.ensure_personal_link((select g from public.event_guests g where g.id = pg_temp.id_of('gus')), 'invitation')))
  #>> '{party,members,0,dietary}', 'Coeliac', 'the invited person does');
reset role;
select is((select string_agg(p.proname, ', ' order by p.proname) from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'private'::regnamespace and l.lanname = 'sql'
    and p.proname in ('party_closes', 'entered_at', 'guest_online_url', 'rsvp_receipt', 'places_taken', 'released_entry')),
  null, 'what each opening of an own link asks keeps its plan: a function in SQL is planned anew each time');
select * from finish();
rollback;
