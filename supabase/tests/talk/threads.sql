-- Threads: who belongs, what members do, in which order, who moderates, what is kept.
begin;
select plan(95);
select tests.add_user('ada', 'premium');
select tests.add_user('free');
select tests.add_user(p) from unnest(array['stranger', 'editor', 'viewer', 'door', 'boss']) p;
select tests.add_member('ada', 'editor', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'door', 'check_in');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('ada', 'Other') as other, tests.add_event('free', 'Small') as small,
  null::uuid as thread, null::text as kofi, null::text as dana, null::text as no, null::uuid as team;
grant all on world to public;
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(n), tests.account_of('ada'), n, n || '@post.example' from unnest(array['Kofi', 'Dana', 'No']) n;
insert into public.event_guests (id, event_id, guest_id, group_label)
select tests.id_of('eg ' || n), (select ball from world), tests.id_of(n), case when n = 'Kofi' then 'Ferry' end from unnest(array['Kofi', 'Dana', 'No']) n;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('ada'), (select ball from world), tests.id_of('eg ' || n), a, case a when 'no' then 0 else 1 end
from (values ('Kofi', 'yes'), ('Dana', 'maybe'), ('No', 'no')) x (n, a);
create function pg_temp.link(name text) returns text language sql as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of('eg ' || name) $$;
update world set kofi = pg_temp.link('Kofi'), dana = pg_temp.link('Dana'), no = pg_temp.link('No');

create function pg_temp.say(id text, words text, extra jsonb default '{}') returns jsonb language sql as $$
  select public.act_in_thread((select thread from world), 'send', jsonb_build_object('id', tests.id_of(id), 'text', words) || extra) $$;
create function pg_temp.guest(token text, act text, given jsonb) returns jsonb language sql as $$
  select public.act_in_guest_thread(token, jsonb_build_object('threadId', (select thread from world), 'act', act, 'given', given)) $$;
create function pg_temp.words(news jsonb) returns text language sql as $$
  select string_agg(m ->> 'text', ' | ' order by (m ->> 'place')::int) from jsonb_array_elements(news -> 'messages') m $$;

-- The conversation of an event is there from the beginning; others are made by opening them.
select tests.sign_in('ada');
select is(public.list_threads(jsonb_build_object('eventId', (select ball from world))) #>> '{rows,0,title}', 'Ball', 'an event has its conversation');
update world set thread = (public.list_threads(jsonb_build_object('eventId', ball)) #>> '{rows,0,id}')::uuid;
select is((select count(*)::int from public.threads), 1, 'once');
select is(pg_temp.words(pg_temp.say('m1', 'Welcome')), 'Welcome', 'a host writes');
select is(pg_temp.words(pg_temp.say('m1', 'Welcome')), null, 'what is sent again is the same message, and nothing new');
select is((public.get_thread((select thread from world)) -> 'thread' ->> 'newest'), '1', 'and takes no place');
select is(tests.refusal($$ select pg_temp.say('m2', '  ') $$), 'PT400 invalid_input text', 'an empty one is none');
select is(tests.refusal($$ select public.act_in_thread((select thread from world), 'drop', '{}') $$), 'PT400 invalid_input act', 'nothing else can be done');
select is(public.get_thread((select thread from world)) #>> '{thread,people}', '3', 'two guests come, and one host has come in');
select is(public.open_thread('group', (select ball from world) || ':Ferry') #>> '{thread,title}', 'Ferry', 'a group has one');
select is(public.open_thread('person', tests.id_of('eg Kofi')::text) #>> '{thread,title}', 'Kofi', 'so has a guest with the hosts');
select is(tests.refusal($$ select public.open_thread('group', (select ball from world) || ':Nobody') $$), 'PT404 not_found', 'a group that is none has none');
select is(public.list_threads('{"shows": "private"}') ->> 'total', '1', 'those between few can be asked for');
select is(public.list_threads('{"shows": "events"}') ->> 'total', '2', 'and those of many');
select is(public.list_threads('{"shows": "unread"}') ->> 'total', '0', 'what one wrote oneself is nothing new');
reset role;

select tests.sign_in('viewer');
select is(pg_temp.words(public.get_thread((select thread from world))), 'Welcome', 'a viewer reads');
select is(tests.refusal($$ select pg_temp.say('v1', 'Hello') $$), 'PT403 not_allowed reader', 'and does not write');
select is((select count(*)::int from public.threads), 3, 'and sees that there are three');
select is(public.list_threads('{"shows": "unread"}') ->> 'total', '1', 'to whom it is new finds it among what is');
select lives_ok($$ select public.sign_in_thread((select thread from world), 'here') $$, 'and is said to be here');
select is(tests.refusal($$ select public.sign_in_thread((select thread from world), 'heard') $$), 'PT400 invalid_input sign', 'which is all that can be said so');
reset role;
select tests.sign_in('door');
select is(tests.refusal($$ select public.get_thread((select thread from world)) $$), 'PT404 not_found', 'check-in reads no messages');
select is((select count(*)::int from public.threads), 0, 'nor sees that there are any');
select is(tests.refusal(format($$ select public.open_thread('person', %L) $$, tests.id_of('eg Dana'))), 'PT404 not_found', 'nor hears what it would take to begin one');
select is(tests.refusal(format($$ select public.open_thread('person', %L) $$, tests.id_of('eg Kofi'))), 'PT404 not_found', 'nor that one was begun');
select is(tests.refusal($$ select public.sign_in_thread((select thread from world), 'typing') $$), 'PT404 not_found', 'nor is said to be writing there');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_thread((select thread from world)) $$), 'PT404 not_found', 'a stranger reads nothing');
select is(tests.refusal($$ select public.act_in_thread((select thread from world), 'send', '{}') $$), 'PT404 not_found', 'and says nothing');
select is(tests.refusal($$ select public.open_thread('event', (select ball from world)::text) $$), 'PT404 not_found', 'nor opens it by its event');
select is((select count(*)::int from public.threads), 0, 'nor finds it in the table');
select is(public.search_messages('welcome'), '[]', 'nor by its words');
reset role;
select tests.sign_in('boss');
select is(tests.refusal($$ select public.get_thread((select thread from world)) $$), 'PT404 not_found', 'an administrator does not read along');
reset role;
select tests.sign_in('editor');
select is(jsonb_array_length(public.search_messages('WELCOME')), 1, 'an editor finds it');
reset role;

-- Plans: events' conversations are free, private ones are not.
select tests.sign_in('free');
select is(public.open_thread('event', (select small from world)::text) #>> '{thread,whyNot}', null, 'without a plan one talks at an event');
select is(tests.refusal($$ select public.start_people_thread(tests.account_of('free'), null, jsonb_build_object('users', array[tests.id_of('ada')])) $$), 'PT403 plan_required Private Messages', 'private messages need theirs');
reset role;

-- Guests, by their own link.
select tests.be_server();
select is(public.get_guest_threads((select kofi from world)) ->> 'name', null, 'a guest has no name there yet');
select is((select string_agg(t ->> 'kind', ' ') from jsonb_array_elements(public.get_guest_threads((select kofi from world)) -> 'threads') t), 'event person group', 'what they belong to is offered');
select is((select string_agg(t ->> 'kind', ' ') from jsonb_array_elements(public.get_guest_threads((select no from world)) -> 'threads') t), 'person', 'who does not come writes to the hosts alone');
select is(tests.refusal($$ select public.open_guest_thread((select kofi from world), jsonb_build_object('kind', 'event', 'subject', (select ball from world))) $$), 'PT409 conflict name', 'a name first');
select is(public.open_guest_thread((select kofi from world), jsonb_build_object('kind', 'event', 'subject', (select ball from world), 'name', 'Captain Kofi')) #>> '{thread,me,name}', 'Captain Kofi', 'under which they come in');
select is(tests.refusal($$ select public.open_guest_thread((select no from world), jsonb_build_object('kind', 'event', 'subject', (select ball from world), 'name', 'No')) $$), 'PT404 not_found', 'who said no does not');
select is(tests.refusal($$ select public.open_guest_thread((select dana from world), jsonb_build_object('kind', 'person', 'subject', tests.id_of('eg Kofi'), 'name', 'Dana')) $$), 'PT404 not_found', 'nor another into what hosts and one guest say');
select is(tests.refusal($$ select public.open_guest_thread((select dana from world), jsonb_build_object('kind', 'group', 'subject', (select ball from world) || ':Ferry', 'name', 'Dana')) $$), 'PT404 not_found', 'nor into a group of others');
select is((select t ->> 'people' from jsonb_array_elements(public.get_guest_threads((select kofi from world)) -> 'threads') t where t ->> 'kind' = 'event'),
  public.get_guest_thread((select kofi from world), (select thread from world)) #>> '{thread,people}', 'the list counts the hosts who came in, as the conversation does');
select is(tests.refusal($$ select public.get_guest_threads('never-a-link') $$), 'PT404 link_invalid', 'an unknown link opens nothing');
select is(pg_temp.words(pg_temp.guest((select kofi from world), 'send', jsonb_build_object('id', tests.id_of('k1'), 'text', 'Second trip at 23:40', 'replyTo', tests.id_of('m1')))), 'Second trip at 23:40', 'a guest answers');
select is(tests.refusal($$ select pg_temp.guest((select kofi from world), 'edit', jsonb_build_object('id', tests.id_of('m1'), 'text', 'Mine')) $$), 'PT403 not_allowed', 'and changes nobody else''s words');
select is(tests.refusal($$ select pg_temp.guest((select kofi from world), 'remove', jsonb_build_object('id', tests.id_of('m1'))) $$), 'PT403 not_allowed', 'nor takes them away');
select is(tests.refusal($$ select pg_temp.guest((select kofi from world), 'hide', jsonb_build_object('id', tests.id_of('m1'))) $$), 'PT403 not_allowed', 'nor hides them');
select is(tests.refusal($$ select pg_temp.guest((select kofi from world), 'run', '{"announceOnly": true}') $$), 'PT403 not_allowed', 'nor runs the conversation');
select is(tests.refusal($$ select pg_temp.guest((select kofi from world), 'send', jsonb_build_object('id', tests.id_of('m1'), 'text', 'Same')) $$), 'PT409 conflict id', 'another''s id is not theirs');
select is(pg_temp.words(pg_temp.guest((select kofi from world), 'edit', jsonb_build_object('id', tests.id_of('k1'), 'text', 'Second trip at 23:50'))), 'Second trip at 23:50', 'their own they change');
select is((select body from public.thread_edits), 'Second trip at 23:40', 'and what it said before is kept');
select public.open_guest_thread((select dana from world), jsonb_build_object('kind', 'event', 'subject', (select ball from world), 'name', 'Dana'));
select is(pg_temp.guest((select dana from world), 'react', jsonb_build_object('id', tests.id_of('k1'), 'sign', 'heart', 'on', true)) #>> '{messages,0,reactions,0,count}', '1', 'a sign is given');
select is(pg_temp.guest((select dana from world), 'react', jsonb_build_object('id', tests.id_of('k1'), 'sign', 'heart', 'on', true)) #> '{messages,0}', null, 'twice is once');
select is(jsonb_array_length(pg_temp.guest((select dana from world), 'react', jsonb_build_object('id', tests.id_of('k1'), 'sign', 'heart', 'on', false)) #> '{messages,0,reactions}'), 0, 'and taken back');
select lives_ok($$ select pg_temp.guest((select dana from world), 'report', jsonb_build_object('id', tests.id_of('k1'), 'reason', 'rude')) $$, 'what is wrong is reported');
select is(public.sign_in_guest_thread((select dana from world), jsonb_build_object('threadId', (select thread from world), 'read', 2)), '{}', 'what was read is marked');
select is(public.get_guest_thread((select dana from world), (select thread from world)) #>> '{thread,me,unread}', '0', 'and is not new any more');
select is(public.get_guest_thread((select kofi from world), (select thread from world)) #>> '{messages,1,seen}', '1', 'its writer hears that somebody saw it');
reset role;
select is((select array_agg(n.user_id order by n.user_id) from public.notices n where n.topic = 'moderation' and n.detail ->> 'kind' = 'chat'),
  (select array_agg(u order by u) from unnest(array[tests.id_of('ada'), tests.id_of('editor')]) u), 'who moderates is told of it, and nobody else');
select is((select bool_or(private.is_over_moderation(n)) from public.notices n where n.topic = 'moderation'), false, 'as long as nobody has decided');

-- Hosts.
select tests.sign_in('editor');
select is(public.list_message_reports((select ball from world)) #>> '{0,said}', 'Second trip at 23:50', 'hosts see what was reported');
select is(public.act_in_thread((select thread from world), 'hide', jsonb_build_object('id', tests.id_of('k1'))) #>> '{messages,0,text}', '', 'and hide it');
select is(public.list_message_reports((select ball from world)), '[]', 'by which it is decided');
reset role;
select is((select bool_and(private.is_over_moderation(n)) from public.notices n where n.topic = 'moderation'), true, 'and not worth a mail any more');
select tests.sign_in('editor');
select lives_ok($$ select public.act_in_thread((select thread from world), 'run', '{"announceOnly": true}') $$, 'they keep the word to themselves');
reset role;
select tests.sign_in('stranger');
select is(public.list_message_reports(null), '[]', 'a stranger sees no reports');
reset role;
select tests.be_server();
select is(tests.refusal($$ select pg_temp.guest((select dana from world), 'send', jsonb_build_object('id', tests.id_of('d1'), 'text', 'May I?')) $$), 'PT403 not_allowed announce_only', 'then guests read');
reset role;
select tests.sign_in('editor');
select public.act_in_thread((select thread from world), 'run', '{"announceOnly": false}');
create function pg_temp.silence(whether boolean) returns jsonb language sql as $$
  select jsonb_path_query_first(public.act_in_thread(n.id, 'silence', jsonb_build_object('on', whether, 'since', n.now #> '{thread,heard}',
      'memberId', jsonb_path_query_first(n.now, '$.members[*] ? (@.name like_regex "Kofi").id'))), '$.members[*] ? (@.name like_regex "Kofi").isSilenced')
  from (select thread as id, public.get_thread(thread) as now from world) n $$;
select is(pg_temp.silence(true), 'true', 'a moderator silences somebody, and hears that it is so');
select is(pg_temp.silence(false), 'false', 'and lets them write again');
reset role;
update public.thread_members set silenced_at = now() where name = 'Dana';
select tests.be_server();
select is(tests.refusal($$ select pg_temp.guest((select dana from world), 'send', jsonb_build_object('id', tests.id_of('d1'), 'text', 'May I?')) $$), 'PT403 not_allowed silenced', 'whoever is silenced does not write');
reset role;
update public.thread_members set silenced_at = null;

-- Small groups are their members' alone, while they are of the team.
select tests.sign_in('editor');
update world set team = (public.start_people_thread(tests.account_of('ada'), 'Surprise', jsonb_build_object('guests', array[tests.id_of('eg Dana')])) #>> '{thread,id}')::uuid;
select lives_ok($$ select public.act_in_thread((select team from world), 'send', jsonb_build_object('id', tests.id_of('s1'), 'text', 'Hush')) $$, 'a small group talks');
select is((select count(*)::int from public.threads t where t.kind = 'people'), 1, 'and finds its conversation');
select is(tests.touched($$ insert into storage.objects (bucket_id, name) select 'talk', team || '/lift' from world $$), 1, 'and its files go into its folder');
reset role;
select tests.sign_in('ada');
select is(tests.refusal($$ select public.get_thread((select team from world)) $$), 'PT404 not_found', 'of which the owner is none');
select is((select count(*)::int from storage.objects where bucket_id = 'talk'), 0, 'nor sees its files');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ insert into storage.objects (bucket_id, name) select 'talk', thread || '/lift' from world $$), '42501', 'who does not write sends nothing up');
reset role;
update public.team_members m set status = 'removed' where m.user_id = tests.id_of('editor');
select tests.sign_in('editor');
select is(tests.refusal($$ select public.get_thread((select team from world)) $$), 'PT404 not_found', 'whoever has left the team has left its groups');
select is((select count(*)::int from public.threads t), 0, 'and sees none');
reset role;
select tests.be_server();
select is(pg_temp.words(public.get_guest_thread((select dana from world), (select team from world))), 'Hush', 'but the guest is who was asked');
select is(tests.refusal($$ select public.get_guest_thread((select kofi from world), (select team from world)) $$), 'PT404 not_found', 'and no other');
reset role;

-- Order, pages, limits, time.
select tests.sign_in('ada');
select lives_ok($$ select pg_temp.say('n' || n, 'Number ' || n) from generate_series(1, 19) n $$, 'somebody writes much');
select is(tests.refusal($$ select pg_temp.say('n20', 'Number 20') from generate_series(1, 1) $$), 'PT429 too_many_requests', 'until it is too much');
select is((select string_agg(m ->> 'place', ' ') from jsonb_array_elements(public.get_thread((select thread from world), '{"before": 4}') -> 'messages') m), '1 2 3', 'older ones come by their place');
select is((select count(*)::int from jsonb_array_elements(public.get_thread((select thread from world), jsonb_build_object('since',
  (public.get_thread((select thread from world)) #>> '{thread,heard}')::bigint)) -> 'messages')), 0, 'nothing changed since now');
reset role;
update public.events set start_local = start_local - interval '60 days', end_local = end_local - interval '60 days' where id = (select ball from world);
select tests.sign_in('ada');
select is(tests.refusal($$ select pg_temp.say('late', 'Still here?') $$), 'PT409 conflict closed', 'fifteen days after its event it is over');
select is(public.list_threads(jsonb_build_object('eventId', (select ball from world), 'closed', true)) ->> 'total', '2', 'and kept among those that are');
select lives_ok($$ select public.act_in_thread((select thread from world), 'run', '{"keptOpen": true}') $$, 'a host keeps it open');
reset role;

-- A text with form: what it may hold, and that its words are those it shows.
select tests.sign_in('ada');
select is(tests.refusal($$ select pg_temp.say('r1', 'Hello', '{"rich": {"version": 1, "content": [{"type": "script"}]}}') $$), 'PT400 invalid_input text', 'a text with form is of its schema');
select is(tests.refusal($$ select pg_temp.say('r1', 'Hello', jsonb_build_object('rich', '{"version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "x", "marks": [{"type": "link", "attrs": {"href": "javascript:alert(1)"}}]}]}]}'::jsonb)) $$), 'PT400 invalid_input text', 'and leads nowhere but to pages');
reset role;
select is(private.check_words((select t from public.threads t where t.id = (select thread from world)), '{"text": "Another", "rich": {"version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "What is shown"}]}]}}'), 'What is shown', 'its words are those it shows, whatever was said beside it');

-- Forgetting.
select private.forget_messages(g) from public.guests g where g.full_name = 'Kofi';
select is((select count(*)::int from public.threads where kind = 'person'), 0, 'what hosts and a guest said to each other goes with the guest');
select is((select m.body || coalesce(w.name, '-') from public.thread_messages m join public.thread_members w on w.id = m.author_id where m.id = tests.id_of('k1')), '-', 'of the rest a nameless place stays');
select isnt((select count(*)::int from public.thread_messages where body <> ''), 0, 'while others'' words are there');
delete from public.events where id = (select ball from world);
select is((select count(*)::int from public.thread_messages), 0, 'with an event goes what was said about it');
select * from finish();
rollback;
