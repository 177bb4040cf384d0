-- Files of messages: who sends one up, who sees it, what a message takes, and when its bytes go.
begin;
select plan(30);
select tests.add_user('ada', 'premium');
select tests.add_user(p) from unnest(array['stranger', 'editor', 'viewer', 'door']) p;
select tests.add_member('ada', 'editor', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'door', 'check_in');
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as thread, null::text as kofi, null::text as dana, null::text as no;
grant all on world to public;
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(n), tests.account_of('ada'), n, n || '@post.example' from unnest(array['Kofi', 'Dana', 'No']) n;
insert into public.event_guests (id, event_id, guest_id)
select tests.id_of('eg ' || n), (select ball from world), tests.id_of(n) from unnest(array['Kofi', 'Dana', 'No']) n;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('ada'), (select ball from world), tests.id_of('eg ' || n), a, case a when 'no' then 0 else 1 end
from (values ('Kofi', 'yes'), ('Dana', 'maybe'), ('No', 'no')) x (n, a);
create function pg_temp.link(name text) returns text language sql as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of('eg ' || name) $$;
update world set kofi = pg_temp.link('Kofi'), dana = pg_temp.link('Dana'), no = pg_temp.link('No');
create function pg_temp.arrives(id text) returns void language sql security definer as $$
  insert into storage.objects (bucket_id, name, metadata)
  select 'talk', thread || '/' || tests.id_of(id), '{"mimetype": "image/png", "size": 900}' from world $$;
create function pg_temp.keep(id text, more jsonb default '{}') returns text language sql as $$
  select public.keep_thread_file((select thread from world), jsonb_build_object('id', tests.id_of(id), 'name', id) || more) ->> 'path' $$;
create function pg_temp.say(id text, words text, files text[]) returns jsonb language sql as $$
  select public.act_in_thread((select thread from world), 'send', jsonb_build_object('id', tests.id_of(id), 'text', words,
    'files', (select jsonb_agg(tests.id_of(f)) from unnest(files) f))) $$;
create function pg_temp.guest(token text, act text, given jsonb) returns jsonb language sql as $$
  select public.act_in_guest_thread(token, jsonb_build_object('threadId', (select thread from world), 'act', act, 'given', given)) $$;
create function pg_temp.seen() returns text language sql as $$
  select string_agg(f.name, ' ' order by f.name) from storage.objects o join public.thread_files f on f.path = o.name $$;
create function pg_temp.count_seen() returns int language sql as $$ select count(*)::int from storage.objects where bucket_id = 'talk' $$;

select tests.sign_in('ada');
update world set thread = (public.list_threads(jsonb_build_object('eventId', ball)) #>> '{rows,0,id}')::uuid;
select is(tests.refusal($$ select pg_temp.keep('map') $$), 'PT404 not_found file', 'what has not arrived is no file');
reset role;
select pg_temp.arrives(f) from unnest(array['map', 'menu', 'plan']) f;
select tests.sign_in('viewer');
select is(tests.refusal($$ select pg_temp.keep('map') $$), 'PT403 not_allowed reader', 'who only reads keeps none');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select pg_temp.keep('map') $$), 'PT404 not_found', 'nor does a stranger');
reset role;
select tests.sign_in('ada');
select is(pg_temp.keep('map', '{"width": 40, "height": 30}'), (select thread || '/' || tests.id_of('map') from world), 'who writes keeps it');
select pg_temp.keep('menu');
select is(pg_temp.count_seen(), 2, 'who sent it up sees it before it is sent');
reset role;
select tests.sign_in('editor');
select is(pg_temp.count_seen(), 0, 'and nobody else');
select is(tests.refusal($$ select pg_temp.say('e1', 'Mine', array['map']) $$), 'PT409 conflict files', 'nor sends another what one sent up');
reset role;
select tests.sign_in('ada');
select is(tests.refusal($$ select pg_temp.say('m0', 'Both', array['map', 'lost']) $$), 'PT409 conflict files', 'a message never loses a file in silence');
select is(tests.refusal($$ select pg_temp.say('m0', 'Many', array['map', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) $$), 'PT400 invalid_input files', 'nor takes more than ten');
select is((select string_agg(f ->> 'name', ' ') from jsonb_array_elements(pg_temp.say('m1', '', array['menu', 'map']) #> '{messages,0,files}') f), 'menu map', 'files alone are a message, in their order');
select is(tests.refusal($$ select pg_temp.say('m2', 'Again', array['map']) $$), 'PT409 conflict files', 'a file is of one message');
reset role;

select tests.sign_in('viewer');
select is(pg_temp.count_seen(), 2, 'whoever reads the message sees its files');
reset role;
select tests.sign_in('door');
select is(pg_temp.count_seen(), 0, 'who reads no messages sees none');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.count_seen(), 0, 'nor does a stranger');
select is(tests.refusal($$ insert into storage.objects (bucket_id, name) select 'talk', thread || '/x' from world $$), '42501', 'who sends nothing up');
reset role;

-- Guests, by their own link.
select tests.be_server();
select public.open_guest_thread((select kofi from world), jsonb_build_object('kind', 'event', 'subject', (select ball from world), 'name', 'Kofi'));
select public.open_guest_thread((select dana from world), jsonb_build_object('kind', 'event', 'subject', (select ball from world), 'name', 'Dana'));
select matches(public.permit_guest_file((select kofi from world), jsonb_build_object('threadId', (select thread from world))) ->> 'path', '^' || (select thread from world) || '/', 'a guest may send one up');
select is(tests.refusal($$ select public.permit_guest_file((select no from world), jsonb_build_object('threadId', (select thread from world))) $$), 'PT404 not_found', 'who does not belong may not');
select is(tests.refusal($$ select public.permit_guest_file('never-a-link', jsonb_build_object('threadId', (select thread from world))) $$), 'PT404 link_invalid', 'nor an unknown link');
select is(public.keep_guest_file((select kofi from world), (select thread from world), jsonb_build_object('id', tests.id_of('plan'), 'name', 'plan')) ->> 'id', tests.id_of('plan')::text, 'it is kept');
select is(tests.refusal($$ select public.get_guest_file((select dana from world), (select thread from world), tests.id_of('plan')) $$), 'PT404 not_found file', 'and seen by nobody else until it is sent');
select is(jsonb_array_length(pg_temp.guest((select kofi from world), 'send', jsonb_build_object('id', tests.id_of('k1'), 'text', 'My plan', 'files', jsonb_build_array(tests.id_of('plan')))) #> '{messages,0,files}'), 1, 'it goes with a message');
select is(public.get_guest_file((select dana from world), (select thread from world), tests.id_of('plan')) ->> 'mime', 'image/png', 'which the others see; what it is the bucket says');
select is(tests.refusal($$ select public.get_guest_file((select no from world), (select thread from world), tests.id_of('plan')) $$), 'PT404 not_found', 'who does not belong sees none');
reset role;
select is(private.held_messages((select g from public.guests g where g.id = tests.id_of('Kofi'))) #>> '{messages,0,files}', '1', 'it is told among what is held of them');
select tests.sign_in('editor');
select public.act_in_thread((select thread from world), 'hide', jsonb_build_object('id', tests.id_of('k1')));
select is(pg_temp.count_seen(), 2, 'what is hidden hides its files');
reset role;
select tests.be_server();
select is(tests.refusal($$ select public.get_guest_file((select dana from world), (select thread from world), tests.id_of('plan')) $$), 'PT404 not_found file', 'for guests, too');
reset role;

-- With the rows the bytes go.
select tests.sign_in('ada');
select public.act_in_thread((select thread from world), 'remove', jsonb_build_object('id', tests.id_of('m1')));
select is(pg_temp.count_seen(), 0, 'a message that is taken away takes its files along');
reset role;
select is((select jsonb_array_length(j.payload -> 'paths') from public.jobs j where j.kind = 'remove_files'), 2, 'and their bytes');
select private.forget_messages(g) from public.guests g where g.id = tests.id_of('Kofi');
select is((select count(*)::int from public.thread_files), 0, 'a guest who is forgotten leaves none');
update storage.objects set created_at = now() - interval '2 days' where bucket_id = 'talk';
insert into storage.objects (bucket_id, name, created_at) select 'talk', thread || '/' || gen_random_uuid(), now() from world;
select public.tidy_threads();
select is((select array_agg(jsonb_array_length(j.payload -> 'paths') order by j.created_at, j.payload::text) from public.jobs j where j.dedupe_key like 'unsent %'), array[3], 'what arrived a day ago and is of no message goes, too');
select * from finish();
rollback;
