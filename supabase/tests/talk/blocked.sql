-- Whom somebody blocked: no word of them stands in lists, is found, is quoted or counts as new, until they are heard again.
begin;
select plan(15);
select tests.add_user('ada', 'premium');
select tests.add_user('editor');
select tests.add_member('ada', 'editor', 'editor');
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as thread, null::text as kofi, null::text as dana;
grant all on world to public;
insert into public.guests (id, account_id, full_name)
select tests.id_of(n), tests.account_of('ada'), n from unnest(array['Kofi', 'Dana']) n;
insert into public.event_guests (id, event_id, guest_id)
select tests.id_of('eg ' || n), (select ball from world), tests.id_of(n) from unnest(array['Kofi', 'Dana']) n;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('ada'), (select ball from world), tests.id_of('eg ' || n), 'yes', 1 from unnest(array['Kofi', 'Dana']) n;
update world set kofi = links.link, dana = links.other from (select
  (select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of('eg Kofi')) as link,
  (select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of('eg Dana')) as other) links;
create function pg_temp.guest(token text, act text, given jsonb) returns jsonb language sql as $$
  select public.act_in_guest_thread(token, jsonb_build_object('threadId', (select thread from world), 'act', act, 'given', given)) $$;
create function pg_temp.line() returns jsonb language sql as $$
  select public.list_threads(jsonb_build_object('eventId', (select ball from world))) -> 'rows' -> 0 $$;
create function pg_temp.guest_line(token text) returns jsonb language sql as $$
  select t from jsonb_array_elements(public.get_guest_threads(token) -> 'threads') t where t ->> 'kind' = 'event' $$;
create function pg_temp.kofi() returns uuid language sql security definer as $$
  select m.id from public.thread_members m where m.event_guest_id = tests.id_of('eg Kofi') and m.thread_id = (select thread from world) $$;

select tests.sign_in('ada');
update world set thread = (pg_temp.line() ->> 'id')::uuid;
select public.act_in_thread((select thread from world), 'send', jsonb_build_object('id', tests.id_of('a1'), 'text', 'Ferry at nine'));
reset role;
select tests.be_server();
select public.open_guest_thread(t, jsonb_build_object('kind', 'event', 'subject', (select ball from world), 'name', n))
from world, lateral (values (kofi, 'Kofi'), (dana, 'Dana')) x (t, n);
select pg_temp.guest((select kofi from world), 'send', jsonb_build_object('id', tests.id_of('k1'), 'text', 'The ferry is a bathtub'));
reset role;
select tests.sign_in('editor');
select public.get_thread((select thread from world));
select public.act_in_thread((select thread from world), 'send', jsonb_build_object('id', tests.id_of('e1'), 'text', 'Now now', 'replyTo', tests.id_of('k1')));
reset role;
select tests.be_server();
select pg_temp.guest((select kofi from world), 'send', jsonb_build_object('id', tests.id_of('k2'), 'text', 'A leaking ferry'));
reset role;

-- Before: everybody is heard.
select tests.sign_in('ada');
select is(pg_temp.line() #>> '{last,text}', 'A leaking ferry', 'the newest word stands in the list');
select is(pg_temp.line() ->> 'unread', '3', 'all of others is new');
select is(jsonb_array_length(public.search_messages('ferry')), 3, 'and is found in all conversations');
select is(jsonb_array_length(public.find_in_thread((select thread from world), 'ferry') -> 'messages'), 3, 'and in one');
select public.act_in_thread((select thread from world), 'block', jsonb_build_object('memberId', pg_temp.kofi()));
select is(pg_temp.line() #>> '{last,text}', 'Now now', 'in the list stands the last word of somebody who is heard');
select is(pg_temp.line() ->> 'unread', '1', 'which alone is new');
select is((select string_agg(m ->> 'author', ' ') from jsonb_array_elements(public.search_messages('ferry')) m), 'ada', 'nothing of them is found in all conversations');
select is((select string_agg(m ->> 'author', ' ') from jsonb_array_elements(public.find_in_thread((select thread from world), 'ferry') -> 'messages') m), 'ada', 'nor in one');
select is((select m #>> '{replyTo,text}' from jsonb_array_elements(public.get_thread((select thread from world)) -> 'messages') m where m ->> 'id' = tests.id_of('e1')::text),
  null, 'nor quoted in an answer');
reset role;
select tests.sign_in('editor');
select is(pg_temp.line() #>> '{last,text}', 'A leaking ferry', 'others hear them as before');
select is(jsonb_array_length(public.search_messages('ferry')), 3, 'and find them');
reset role;

-- A guest, by their own link.
select tests.be_server();
select pg_temp.guest((select dana from world), 'block', jsonb_build_object('memberId', pg_temp.kofi()));
select is(pg_temp.guest_line((select dana from world)) #>> '{last,text}', 'Now now', 'a guest is spared them, too');
select is(pg_temp.guest_line((select kofi from world)) #>> '{last,text}', 'A leaking ferry', 'who is blocked reads what they wrote');
reset role;

-- Heard again.
select tests.sign_in('ada');
select public.act_in_thread((select thread from world), 'block', jsonb_build_object('memberId', pg_temp.kofi(), 'on', false));
select is(pg_temp.line() #>> '{last,text}', 'A leaking ferry', 'until they are heard again');
select is(jsonb_array_length(public.search_messages('ferry')), 3, 'with all that they wrote');
reset role;
select * from finish();
rollback;
