-- The link of a notice mail ends what the mail told of, or its kinds, for one person without a sign-in; it can be taken back.
begin;
select plan(33);
select tests.add_user('host', 'premium');
select tests.add_user('editor');
select tests.add_member('host', 'editor', 'editor');
create temp table world as select tests.add_event('host', 'Supper') as event, null::uuid as category, null::uuid as tent, null::uuid as music;
grant all on world to public;
create function pg_temp.tell(topic text) returns void language sql as $$
  select private.tell_planners((select event from world), topic, '{"name": "Ada", "answer": "yes"}') $$;
create function pg_temp.due() returns jsonb language sql security definer as $$
  update public.notices set mail_due_at = now() - interval '1 minute' where mail_due_at is not null and mailed_at is null;
  select coalesce((select d -> 'end' from jsonb_array_elements(public.list_due_notices()) d where split_part(d ->> 'to', '@', 1) = 'editor'), 'null') $$;
create function pg_temp.choice(topic text) returns text language sql security definer as $$
  select private.notice_choice(p.notification_prefs, topic) from public.profiles p where p.user_id = tests.id_of('editor') $$;
create function pg_temp.done() returns void language sql security definer as $$ delete from public.notices $$;

-- Kinds.
update public.profiles set notification_prefs = '{"answer": "hourly"}' where user_id = tests.id_of('editor');
select pg_temp.tell('answer'); select pg_temp.tell('order');
create temp table kinds as select pg_temp.due() as ended;
grant all on kinds to public;
select is((select ended ->> 'isOfOne' from kinds), 'false', 'a mail of several kinds ends kinds');
select is((select pg_temp.due() from kinds), (select ended from kinds), 'the same mail has the same link when it is tried again');
select pg_temp.done(); select pg_temp.tell('order'); select pg_temp.tell('answer');
select is(pg_temp.due(), (select ended from kinds), 'and so has a later one of the same kinds');
select is((select array_agg(e.token_hash) from private.notice_ends e where e.user_id = tests.id_of('editor')),
  (select array[private.hash_token(ended ->> 'token')] from kinds), 'of which the hash is kept');
select is(public.get_notice_end((select ended ->> 'token' from kinds)),
  '{"topics": ["answer", "order"], "locale": "en", "subject": null, "wantsMail": true}'::jsonb, 'it says what it ends, and nothing of the person');
select is(tests.refusal($$ select public.get_notice_end('a-token-that-no-mail-ever-held') $$), 'PT404 link_invalid', 'one that no mail held says nothing');
select is(tests.refusal($$ select public.set_notice_mails('a-token-that-no-mail-ever-held', false) $$), 'PT404 link_invalid', 'and ends nothing');
select is(tests.refusal($$ select public.set_notice_mails(null, false) $$), 'PT404 link_invalid', 'nor does none');
select is(public.set_notice_mails((select ended ->> 'token' from kinds), false) ->> 'wantsMail', 'false', 'one press ends them');
select is(pg_temp.choice('answer') || ' ' || pg_temp.choice('order') || ' ' || pg_temp.choice('waitlist'), 'off off digest', 'these kinds by mail, and no others');
select is((select count(*)::int from public.profiles p where p.user_id = tests.id_of('host') and p.notification_prefs = '{}'), 1, 'of nobody else');
select is(pg_temp.due(), 'null'::jsonb, 'what was due already does not go either');
select is((select string_agg(distinct n.dropped, ',') from public.notices n where n.user_id = tests.id_of('editor')), 'off', 'for this reason');
select is((select bool_and(n.in_product) from public.notices n where n.user_id = tests.id_of('editor')), true, 'in the product it stays');
select is(public.set_notice_mails((select ended ->> 'token' from kinds), false) ->> 'wantsMail', 'false', 'pressed twice it is as once');
select is(public.set_notice_mails((select ended ->> 'token' from kinds), true) ->> 'wantsMail', 'true', 'and taken back');
select is(pg_temp.choice('answer') || ' ' || pg_temp.choice('order'), 'hourly now', 'it is as they had chosen it');

-- A device that is told goes on, and no mail goes by its side.
select pg_temp.done();
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label)
values (tests.id_of('editor'), 'https://push.example/1', repeat('a', 87), repeat('b', 22), 'Phone');
select pg_temp.tell('order');
select public.set_notice_mails((select ended ->> 'token' from kinds), false);
select is(pg_temp.due(), 'null'::jsonb, 'where a device is still told, the mail that was due ends all the same');
select is((select n.push_due_at is not null and n.dropped is null from public.notices n where n.user_id = tests.id_of('editor')), true, 'and the device is told');
update public.profiles set notification_prefs = '{"push": {"order": false}}' where user_id = tests.id_of('editor');
update public.notices set push_due_at = now() - interval '1 minute', mail_due_at = now() - interval '1 minute';
select is(pg_temp.due() ->> 'isOfOne', 'false', 'where the device is told no more, the mail goes');
select is((select n.push_due_at from public.notices n where n.user_id = tests.id_of('editor')), null, 'alone');
select pg_temp.done();

-- One topic of the forum.
select tests.sign_in('host');
update world set category = (public.save_forum_category(null, '{"name": "Suppliers"}') ->> 'id')::uuid;
reset role;
select tests.sign_in('editor');
update world set tent = (public.start_forum_topic(category, jsonb_build_object('id', gen_random_uuid(), 'title', 'Tent', 'text', 'Who?')) ->> 'id')::uuid;
update world set music = (public.start_forum_topic(category, jsonb_build_object('id', gen_random_uuid(), 'title', 'Music', 'text', 'Who?')) ->> 'id')::uuid;
reset role;
create function pg_temp.say(topic uuid) returns jsonb language sql as $$
  select public.act_in_thread(topic, 'send', jsonb_build_object('id', gen_random_uuid(), 'text', 'We do')) $$;
select tests.sign_in('host');
select pg_temp.say((select tent from world));
reset role;
create temp table one as select pg_temp.due() as ended;
grant all on one to public;
select is((select ended ->> 'isOfOne' from one), 'true', 'a mail about one topic ends that');
select isnt((select ended ->> 'token' from one), (select ended ->> 'token' from kinds), 'by a link of its own');
select is(public.get_notice_end((select ended ->> 'token' from one)) - 'locale',
  '{"topics": ["conversation"], "subject": {"kind": "topic", "name": "Tent"}, "wantsMail": true}'::jsonb, 'which names it');
select is(public.set_notice_mails((select ended ->> 'token' from one), false) ->> 'wantsMail', 'false', 'one press and it is followed no more');
select is(pg_temp.due(), 'null'::jsonb, 'what was due does not go');
select tests.sign_in('host');
select pg_temp.say((select tent from world)); select pg_temp.say((select music from world));
reset role;
select is(pg_temp.due() ->> 'isOfOne', 'true', 'another topic is told as before');
select is((select string_agg(n.detail ->> 'title', ',') from public.notices n where n.user_id = tests.id_of('editor') and n.mail_due_at is not null), 'Music', 'and only that');
select is(pg_temp.choice('conversation'), 'digest', 'the kind stays as it was');
select is(public.set_notice_mails((select ended ->> 'token' from one), true) ->> 'wantsMail', 'true', 'taken back it is followed again');
select is((select m.tells from public.thread_members m where m.thread_id = (select tent from world) and m.user_id = tests.id_of('editor')), 'daily', 'as it was');
delete from public.team_members where user_id = tests.id_of('editor');
select is(tests.refusal($$ select public.get_notice_end((select ended ->> 'token' from one)) $$), 'PT404 link_invalid', 'who left the team reads no name of it any more');
select is(has_function_privilege('authenticated', 'public.set_notice_mails(text, boolean)', 'execute'), false, 'nobody asks it but the server');
select * from finish();
rollback;
