-- Small groups: whom one can begin with, how they are named, how they grow, and what becomes of who left.
begin;
select plan(28);
select tests.add_user('ada', 'premium');
select tests.add_user(p) from unnest(array['stranger', 'editor', 'viewer', 'door']) p;
select tests.add_member('ada', 'editor', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'door', 'check_in');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('ada', 'Other') as other, null::uuid as crew, null::uuid as pair, null::text as dana;
grant all on world to public;
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(n), tests.account_of('ada'), n, n || '@post.example' from unnest(array['Kofi', 'Dana', 'Elsewhere']) n;
insert into public.event_guests (id, event_id, guest_id, group_label)
select tests.id_of('eg ' || n), case n when 'Elsewhere' then other else ball end, tests.id_of(n), case n when 'Kofi' then 'Ferry' end
from world, unnest(array['Kofi', 'Dana', 'Elsewhere']) n;
insert into public.activities (event_id, title, start_local, end_local, status, visibility)
select ball, t, '2040-06-01T19:00', '2040-06-01T20:00', 'published', v from world, (values ('Ferry ride', 'public'), ('Ferry crew meets', 'team')) x (t, v);
update world set dana = (select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of('eg Dana'));
create function pg_temp.found(words text) returns text language sql as $$
  select string_agg(f ->> 'kind' || ' ' || (f ->> 'name'), ', ') from jsonb_array_elements(public.find_talk_partners((select ball from world), words)) f $$;
create function pg_temp.act(act text, given jsonb) returns jsonb language sql as $$
  select public.act_in_thread((select crew from world), act, given) $$;

-- Whom one can write to: colleagues, guests of this event, its groups, what guests can come to.
select tests.sign_in('editor');
select is(pg_temp.found('fer'), 'group Ferry, activity Ferry ride', 'groups and activities are found by name, and nothing that the team keeps to itself');
select is(pg_temp.found('o'), 'user door, guest Kofi', 'a colleague stands before a guest, and nobody of another event is there');
select is(pg_temp.found('editor'), null, 'nor oneself');
select is((select f ->> 'detail' from jsonb_array_elements(public.find_talk_partners((select ball from world), 'kofi')) f), 'kofi@post.example', 'who may see addresses tells two of a name apart');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select pg_temp.found('o') $$), 'PT404 not_found', 'who does not write finds nobody');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select pg_temp.found('o') $$), 'PT404 not_found', 'nor does a stranger');
reset role;

-- Two colleagues have one conversation, which stays theirs.
select tests.sign_in('editor');
update world set pair = (public.start_people_thread(tests.account_of('ada'), null, jsonb_build_object('users', array[tests.id_of('ada')])) #>> '{thread,id}')::uuid;
reset role;
select tests.sign_in('ada');
select is(public.start_people_thread(tests.account_of('ada'), null, jsonb_build_object('users', array[tests.id_of('editor')])) #>> '{thread,id}', (select pair::text from world), 'two people have one conversation, whoever begins');
select is(public.get_thread((select pair from world)) #> '{thread,others}', '["editor"]', 'which is called by the other');
select is(tests.refusal($$ select public.act_in_thread((select pair from world), 'ask', jsonb_build_object('users', array[tests.id_of('viewer')])) $$), 'PT409 conflict', 'nobody is asked into what two said to each other');
select is(tests.refusal($$ select public.act_in_thread((select pair from world), 'name', '{"title": "Us"}') $$), 'PT409 conflict', 'and it has no name');
select is(tests.refusal($$ select public.start_people_thread(tests.account_of('ada'), null, jsonb_build_object('users', array[tests.id_of('stranger')])) $$), 'PT400 invalid_input people', 'who is not of the team is nobody');

select is(public.start_people_thread(tests.account_of('ada'), '  ', jsonb_build_object('users', array[tests.id_of('editor')])) #>> '{thread,id}', (select pair::text from world), 'nor by a name of nothing but spaces');
select isnt(public.start_people_thread(tests.account_of('ada'), 'Us two', jsonb_build_object('users', array[tests.id_of('editor')])) #>> '{thread,id}', (select pair::text from world), 'what is begun with a name is a group of its own');
select is(public.get_thread((select pair from world)) #> '{thread,title}', 'null', 'and the conversation of the two is called as before');

-- A group is named, grows, and is left.
update world set crew = (public.start_people_thread(tests.account_of('ada'), 'Crew', jsonb_build_object('users', array[tests.id_of('editor'), tests.id_of('viewer')])) #>> '{thread,id}')::uuid;
select is(pg_temp.act('name', '{"title": "  Boat crew "}') #>> '{thread,title}', 'Boat crew', 'a group is named anew');
select is(pg_temp.act('name', '{"title": ""}') #>> '{thread,title}', null, 'or not at all');
select is(pg_temp.act('ask', jsonb_build_object('guests', array[tests.id_of('eg Dana')])) #>> '{thread,people}', '4', 'a guest is asked in');
select is(tests.refusal($$ select pg_temp.act('ask', jsonb_build_object('guests', array[tests.id_of('eg Elsewhere')])) $$), 'PT400 invalid_input guests', 'and nobody of another event');
select is(tests.refusal($$ select pg_temp.act('ask', '{}') $$), 'PT400 invalid_input people', 'nor nobody at all');
select is(pg_temp.act('ask', jsonb_build_object('users', array[tests.id_of('editor')])) #>> '{thread,people}', '4', 'who is in it comes in once');
reset role;
select tests.sign_in('door');
select is(tests.refusal($$ select pg_temp.act('ask', jsonb_build_object('users', array[tests.id_of('door')])) $$), 'PT404 not_found', 'nobody asks themselves in');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select pg_temp.act('ask', jsonb_build_object('users', array[tests.id_of('door')])) $$), 'PT403 not_allowed', 'whose role writes to nobody asks nobody in');
select is(tests.refusal($$ select pg_temp.act('name', '{"title": "Mine"}') $$), 'PT403 not_allowed', 'nor names it');
reset role;
select tests.be_server();
select is(public.get_guest_thread((select dana from world), (select crew from world)) #>> '{thread,kind}', 'people', 'the guest reads it by their own link');
select is(tests.refusal($$ select public.act_in_guest_thread((select dana from world), jsonb_build_object('threadId', (select crew from world), 'act', 'ask',
  'given', jsonb_build_object('users', array[tests.id_of('door')]))) $$), 'PT403 not_allowed', 'and asks nobody in');
reset role;
select tests.sign_in('editor');
select lives_ok($$ select pg_temp.act('leave', '{}') $$, 'whoever likes leaves');
select is(tests.refusal($$ select public.get_thread((select crew from world)) $$), 'PT404 not_found', 'and reads it no more');
reset role;
select tests.sign_in('ada');
select is(pg_temp.act('ask', jsonb_build_object('users', array[tests.id_of('editor')])) #>> '{thread,people}', '4', 'until they are asked in again');
reset role;
select * from finish();
rollback;
