-- Members: what each field shows to whom, whose profile is whose, who may open a directory, leads, erasure.
begin;
select plan(73);
select tests.add_user('ada', 'premium');
select tests.add_user('free', 'free');
select tests.add_user(p) from unnest(array['stranger', 'viewer', 'boss', 'flo', 'gus']) p;
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world (event_id uuid, other_event uuid, flo uuid, gus uuid, mia uuid, token text, form text, lead uuid, free_event uuid);
insert into world (event_id, free_event, other_event) values (tests.add_event('ada', 'Reunion'), tests.add_event('free'), tests.add_event('ada', 'Secret dinner'));
grant all on world to public;
create function pg_temp.add_guest(name text, address text, of_event uuid, grp text) returns uuid language sql as $$
  with person as (insert into public.guests (account_id, full_name, former_name, email, phone, custom)
    values (tests.account_of('ada'), name, 'Former ' || name, address, '+1 555 0100', '{"city": "Köln"}') returning id),
  listed as (insert into public.event_guests (event_id, guest_id, group_label) select of_event, id, grp from person)
  select id from person $$;
update world set flo = pg_temp.add_guest('Flo Berg', 'flo@tests.example', event_id, '1997'),
  gus = pg_temp.add_guest('Gus Ahn', 'gus@tests.example', event_id, '1998'),
  mia = pg_temp.add_guest('Mia Löwe', null, event_id, '1997');
-- What a viewer's directory row of somebody holds, as field names.
create function pg_temp.fields(who uuid) returns text language sql as $$
  select coalesce(string_agg(f.key, ' ' order by f.key), '')
  from jsonb_array_elements(public.list_members(jsonb_build_object('eventId', (select event_id from world)))-> 'rows') r,
    jsonb_each(r) f
  where r ->> 'id' = who::text and f.value <> 'null' and f.key not in ('id', 'isMissing', 'isClaimed') $$;

-- Claiming: the confirmed address, or the mailed link; nobody else.
select tests.sign_in('stranger');
select is(public.list_my_profiles(), '[]', 'a stranger has no profile');
select is(tests.refusal($$ select public.claim_profile((select flo from world)) $$), 'PT404 not_found', 'and claims none');
reset role;
select tests.sign_in('gus');
select is(public.list_my_profiles() #>> '{0,isClaimed}', 'false', 'who bears the address sees the profile waiting');
select is(public.list_my_profiles() #>> '{0,token}', null, 'without its link');
select is(public.claim_profile((select gus from world)) ->> 'guestId', (select gus::text from world), 'and claims it');
select is(tests.refusal($$ select public.list_members(jsonb_build_object('eventId', (select event_id from world))) $$), 'PT404 not_found',
  'a directory that is not open shows guests nothing');
reset role;
select tests.sign_in('ada');
update world set token = substring(public.issue_profile_link(flo) ->> 'path' from '[^/]+$');
select is(tests.refusal($$ select public.issue_profile_link((select gus from world)) $$), 'PT409 conflict', 'a claimed profile''s link is its owner''s alone');
select is(public.save_directory((select event_id from world), '{"isOpen": true}') ->> 'isOpen', 'true', 'the owner opens it');
reset role;

-- The usual visibility, by persona; whose name is known in parts is told in parts.
update public.guests set first_name = 'Flo', last_name = 'Berg' where id = (select flo from world);
select tests.sign_in('ada');
select is(pg_temp.fields((select flo from world)), 'city formerName groupLabel lastName name', 'organiser: contact is hidden in the directory');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.fields((select flo from world)), 'city formerName groupLabel lastName name', 'so for a colleague who only reads');
select is(tests.refusal($$ select public.save_directory((select event_id from world), '{"isOpen": false}') $$), 'PT404 not_found', 'who closes nothing');
reset role;
select tests.sign_in('gus');
select is(pg_temp.fields((select flo from world)), 'city formerName groupLabel lastName name', 'fellow guest: the same');
select is(tests.refusal($$ select public.list_members(jsonb_build_object('eventId', (select other_event from world))) $$), 'PT404 not_found', 'of no other event');
select is(jsonb_array_length(public.list_directories()), 1, 'and sees one directory');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_members(jsonb_build_object('eventId', (select event_id from world))) $$), 'PT404 not_found', 'a stranger opens none');
select is(tests.refusal($$ select public.get_directory((select event_id from world)) $$), 'PT404 not_found', 'nor its facts');
select is((select count(*)::int from public.event_directories), 0, 'nor its row');
reset role;
select tests.sign_in('boss');
select is(tests.refusal($$ select public.list_members(jsonb_build_object('eventId', (select event_id from world))) $$), 'PT404 not_found', 'nor an administrator');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_members('{}') $$), '42501', 'visitors call nothing');
select is(tests.refusal($$ select public.get_own_profile('x') $$), '42501', 'but through the public door');
reset role;
select tests.sign_in('ada');
select is(tests.refusal($$ select * from private.member_profiles $$), '42501', 'what members wrote is no table for hosts');
reset role;

-- Each field to each audience: only those it is meant for see it.
select tests.be_server();
select is(public.get_own_profile((select token from world)) #>> '{audiences,email}', 'hidden', 'contact is hidden until said otherwise');
select is(tests.refusal($$ select public.save_own_profile((select token from world), '{"audiences": {"email": "neighbours"}}') $$),
  'PT400 invalid_input email', 'an unknown audience');
select is(tests.refusal($$ select public.save_own_profile((select token from world), '{"audiences": {"passport": "guests"}}') $$),
  'PT400 invalid_input passport', 'an unknown field');
select is(tests.refusal($$ select public.save_own_profile('nobody-has-this-token', '{}') $$), 'PT404 link_invalid', 'a wrong link');
select lives_ok($$ select public.save_own_profile((select token from world),
  '{"fields": {"fullName": "Flo Berg", "formerName": "Former Flo Berg", "phone": "+1 555 0100", "city": "Köln", "bio": "I row."}, "story": "forged"}') $$, 'the owner writes');
select lives_ok($$ select public.save_own_profile((select token from world), '{"audiences": {"name": "everyone", "former_name": "organisers",
  "group": "everyone", "city": "hidden", "bio": "organisers", "email": "guests", "phone": "hidden"}}') $$, 'and decides');
select is(tests.refusal($$ select public.save_own_profile((select token from world), '{"fields": {"fullName": "Flo", "photoNow": "https://evil.example/x.png"}}') $$),
  'PT400 invalid_input photo', 'a picture from elsewhere is none');
select is(tests.refusal(format($$ select public.save_own_profile((select token from world), '{"fields": {"fullName": "Flo", "photoNow": "%s/%s.jpg"}}') $$,
  tests.id_of('gus'), gen_random_uuid())), 'PT400 invalid_input photo', 'nor is somebody else''s');
reset role;
select is((select l.after from public.audit_log l where l.action = 'profiles.saved' order by l.id limit 1), '{"parts": ["fields"]}', 'the log names what was changed, not what was sent');
select tests.sign_in('ada');
select is(pg_temp.fields((select flo from world)), 'bio email formerName groupLabel lastName name', 'organiser: all but the hidden');
select is(tests.refusal($$ select public.issue_profile_link((select flo from world)) $$), 'PT409 conflict', 'nor through the link, once its owner wrote there');
reset role;
select tests.sign_in('gus');
select is(pg_temp.fields((select flo from world)), 'email groupLabel lastName name', 'fellow guest: not what is for organisers');
select is(public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', 'koln')) #>> '{rows,0,name}', 'Gus Ahn',
  'a hidden town is not found either');
select is((public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', 'koln')) ->> 'total')::int, 2, 'only those who show it');
select is((public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', 'former flo')) ->> 'total')::int, 0, 'nor a former name for organisers');
select is((public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', 'BERG 1997')) ->> 'total')::int, 1, 'a name with a group is found');
select is((public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', '%')) ->> 'total')::int, 3, 'signs are no patterns');
reset role;
select tests.sign_in('ada');
select is((public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', 'former flo')) ->> 'total')::int, 1, 'the organiser finds it');
reset role;
select tests.be_server();
select public.save_own_profile((select token from world), '{"audiences": {"name": "hidden"}}');
reset role;
select tests.sign_in('ada');
select is(pg_temp.fields((select flo from world)), '', 'who hides the name is in no directory');
select is((public.get_directory((select event_id from world)) #>> '{counts,all}')::int, 2, 'nor counted');
select is((select count(*)::int from public.guests where id = (select flo from world)), 1, 'the host''s own list is the host''s');
reset role;
select tests.be_server();
select public.save_own_profile((select token from world), '{"audiences": {"name": "everyone"}}');
reset role;

-- Missing, remembered, and the form for helpers.
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.set_member_state((select mia from world), '{"state": "missing"}') $$), 'PT404 not_found', 'a stranger says nothing of anybody');
reset role;
select tests.sign_in('ada');
select is(tests.refusal($$ select public.set_member_state((select mia from world), '{"state": "died", "diedOn": "2999-01-01"}') $$), 'PT400 invalid_input diedOn', 'no day to come');
select lives_ok($$ select public.set_member_state((select mia from world), '{"state": "missing"}') $$, 'the owner says who is missing');
update world set form = substring(public.save_directory(event_id, '{"helpOpen": true}') ->> 'helpUrl' from '[^/]+$');
select isnt((select form from world), null, 'and opens the form');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select public.save_directory((select free_event from world), '{"isOpen": true}') $$), 'PT403 plan_required Attendee Directory', 'a free plan opens none');
reset role;
select tests.be_server();
select is(public.get_shared_directory((select form from world)) #>> '{missing,0,name}', 'Mia Löwe', 'helpers read who is missing');
select is((public.get_shared_directory((select form from world)) #> '{members,0}') - 'id', '{"name": "Flo Berg", "lastName": "Berg", "formerName": null, "groupLabel": "1997", "city": null, "bio": null,
  "photoThen": null, "photoNow": null, "email": null, "phone": null, "isMissing": false, "isClaimed": false, "diedOn": null, "memorial": null}'::jsonb,
  'and of others only what they show to everyone');
select is(jsonb_array_length(public.get_shared_directory((select form from world)) -> 'members'), 1, 'those who said nothing are not there');
create function pg_temp.tell(change jsonb) returns jsonb language sql as $$
  select public.submit_member_lead((select form from world), jsonb_build_object('memberId', (select mia from world), 'kind', 'contact',
    'message', 'She moved to Oslo', 'contact', 'mia@oslo.example', 'fromName', 'Ole', 'fromEmail', 'ole@tests.example', 'idempotencyKey', 'lead-0001') || change) $$;
select is(tests.refusal($$ select pg_temp.tell('{"message": " "}') $$), 'PT400 invalid_input message', 'words are needed');
select is(tests.refusal($$ select pg_temp.tell('{"kind": "gossip"}') $$), 'PT400 invalid_input kind', 'and a kind');
select is(tests.refusal(format($$ select pg_temp.tell('{"memberId": "%s"}') $$, (select flo from world))), 'PT404 not_found memberId', 'of nobody who is not missing');
select is(pg_temp.tell('{}'), '{"received": true}', 'a lead is taken');
select is(pg_temp.tell('{}'), '{"received": true}', 'once');
select is(tests.refusal($$ select public.get_shared_directory((select token from world)) $$), 'PT404 link_invalid', 'a profile''s link is no form');
reset role;
select is((select email from public.guests where id = (select mia from world)), null, 'nothing is used before a host says so');
update world set lead = (select id from public.member_leads);
select tests.sign_in('stranger');
select is((select count(*)::int from public.member_leads), 0, 'strangers read no lead');
select is(tests.refusal($$ select public.decide_member_lead((select lead from world), true) $$), 'PT404 not_found', 'and decide none');
reset role;
select tests.sign_in('viewer');
select is(jsonb_array_length(public.list_member_leads((select event_id from world))), 1, 'a colleague reads it');
select is(tests.refusal($$ select public.decide_member_lead((select lead from world), true) $$), 'PT404 not_found', 'and decides nothing');
reset role;
select tests.sign_in('ada');
select lives_ok($$ select public.decide_member_lead((select lead from world), true) $$, 'the owner does');
select is((select status || ' ' || email from public.guests where id = (select mia from world)), 'active mia@oslo.example', 'and she is found');
select lives_ok($$ select public.set_member_state((select mia from world), '{"state": "died", "diedOn": "2020-05-01", "memorial": "Loud and kind."}') $$, 'who died is remembered');
select is(public.list_members(jsonb_build_object('eventId', (select event_id from world), 'filter', 'memorial')) #>> '{rows,0,memorial}', 'Loud and kind.', 'on the memorial page');
select isnt((select unsubscribed_at from public.guests where id = (select mia from world)), null, 'and gets no mails');

-- Erasing oneself.
select is(public.save_directory((select event_id from world), '{"helpOpen": false}') ->> 'helpUrl', null, 'the form closes');
reset role;
select tests.be_server();
select is(tests.refusal($$ select public.get_shared_directory((select form from world)) $$), 'PT404 link_invalid', 'for good');
select is(public.erase_own_profile((select token from world)) ->> 'erased', 'true', 'a member is forgotten by their own wish');
select is(tests.refusal($$ select public.get_own_profile((select token from world)) $$), 'PT404 link_invalid', 'and the link opens nothing');
reset role;
select is((select full_name || coalesce(email, '') || coalesce(phone, '') || custom from public.guests where id = (select flo from world)), 'Erased person{}', 'no trace of who it was');
select is((select count(*)::int from public.event_guests where guest_id = (select flo from world)), 0, 'off the list of what is to come');
select tests.sign_in('ada');
select is(public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', 'flo')) ->> 'total', '0', 'and in no search');
select * from finish();
rollback;
