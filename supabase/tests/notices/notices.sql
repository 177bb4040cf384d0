-- Notices: told in the transaction of their cause, to who may hear of it, as they wish; nothing pointless; each mail once.
begin;
select plan(42);
select tests.add_user('host', 'business');
select tests.add_user('editor');
select tests.add_user('door');
select tests.add_user('stranger');
select tests.add_member('host', 'editor', 'editor');
select tests.add_member('host', 'door', 'check_in');
create temp table supper as select tests.add_event('host', 'Supper') as id;
grant select on supper to public;
create function pg_temp.tell(topic text, who text, subject text default null) returns void language sql as $$
  select private.tell_planners((select id from supper), topic, jsonb_build_object('name', who, 'answer', 'yes'), case when subject is not null then tests.id_of(subject) end) $$;
create function pg_temp.told() returns text language sql as $$
  select string_agg(split_part(u.email, '@', 1), ',' order by u.email) from public.notices n join auth.users u on u.id = n.user_id $$;
create function pg_temp.mails() returns text language sql security definer as $$
  select coalesce(string_agg(split_part(d ->> 'to', '@', 1) || ':' || jsonb_array_length(d -> 'notices'), ',' order by d ->> 'to'), '')
  from jsonb_array_elements(public.list_due_notices()) d $$;

-- Who is told.
select pg_temp.tell('order', 'Ada');
select is(pg_temp.told(), 'editor,host', 'who may see orders is told of one; who stands at the door is not');
select is((select count(*)::int from public.notices where mail_due_at = now() + interval '2 minutes'), 2, 'an order is worth a mail within minutes');
select is(pg_temp.mails(), '', 'not yet');
delete from public.notices;
select tests.sign_in('editor');
reset role;
select pg_temp.tell('order', 'Bo');
select is(pg_temp.told(), 'host', 'nobody is told of what they did themself');
select tests.be_server();
reset role;
delete from public.notices;
delete from public.team_members where user_id = tests.id_of('door');

-- As each wishes.
update public.profiles set notification_prefs = '{"order": "off", "product": {"order": false}}' where user_id = tests.id_of('editor');
select pg_temp.tell('order', 'Cy');
select is(pg_temp.told(), 'host', 'one who wants neither is told nothing');
update public.profiles set notification_prefs = '{"order": "off"}' where user_id = tests.id_of('editor');
select pg_temp.tell('order', 'Dee');
select is((select n.in_product and n.mail_due_at is null and n.push_due_at is null from public.notices n where n.user_id = tests.id_of('editor')), true, 'one who wants no mail reads it in the product');
delete from public.notices;
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label)
values (tests.id_of('host'), 'https://push.example/1', repeat('a', 87), repeat('b', 22), 'Phone');
insert into public.notice_mutes values (tests.id_of('editor'), (select id from supper));
update public.profiles set notification_prefs = '{"order": "hourly", "quiet": {"from": "22:00", "to": "07:00"}}', time_zone = 'Asia/Tokyo' where user_id = tests.id_of('host');
select pg_temp.tell('order', 'Eve');
select is(pg_temp.told(), 'host', 'an event that is muted tells nothing');
select is((select n.push_due_at is not null from public.notices n), true, 'a device is told of what is usually told at once');
delete from public.notices; delete from public.notice_mutes;
select is(private.notice_mail_due('hourly', '2027-01-10 12:20Z', '{}', 'Asia/Tokyo'), '2027-01-10 13:00Z'::timestamptz, 'hourly is at the full hour');
select is(private.notice_mail_due('hourly', '2027-01-10 13:20Z', '{"quiet": {"from": "22:00", "to": "07:00"}}', 'Asia/Tokyo'), '2027-01-10 22:00Z'::timestamptz, 'and never in the night');
select is(private.notice_mail_due('off', '2027-01-10 13:20Z', '{}', 'UTC'), null, 'off is never');
update public.profiles set notification_prefs = '{"answer": "now"}', time_zone = 'UTC' where user_id in (tests.id_of('host'), tests.id_of('editor'));

-- Nothing pointless.
insert into public.guests (id, account_id, full_name) select tests.id_of('guest'), tests.account_of('host'), 'Ada Eze';
insert into public.event_guests (id, event_id, guest_id) select tests.id_of('eg'), (select id from supper), tests.id_of('guest');
insert into public.rsvps (id, event_id, account_id, event_guest_id, answer, answered_by) select tests.id_of('rsvp'), (select id from supper), tests.account_of('host'), tests.id_of('eg'), 'yes', 'guest';
select is((select count(*)::int from public.notices), 2, 'an answer tells');
update public.notices set mail_due_at = now();
select is((select count(*)::int from public.notices n where private.notice_pointless(n) is null), 2, 'and is worth it');
update public.rsvps set answer = 'no', party_size = 0, answered_at = now() where id = tests.id_of('rsvp');
select is((select count(*)::int from public.notices), 4, 'one that changes tells again');
update public.notices set mail_due_at = now();
select is(pg_temp.mails(), 'editor:1,host:1', 'and only the newest goes out');
select is((select string_agg(distinct n.dropped, ',') from public.notices n where n.detail ->> 'answer' = 'yes'), 'newer', 'the other says why not');
select is(pg_temp.mails(), 'editor:1,host:1', 'a mail that is not finished is the same mail');
select is((select count(distinct n.mail_batch)::int from public.notices n where n.mail_batch is not null), 2, 'by its name');
select public.finish_notices(n.mail_batch) from public.notices n where n.mail_batch is not null;
select is(pg_temp.mails(), '', 'one that is finished goes no more');
delete from public.notices;
select pg_temp.tell('order', 'Fay'); select pg_temp.tell('order', 'Gil'); select pg_temp.tell('order', 'Hal');
update public.notices set mail_due_at = now();
update public.notices set read_at = now() where user_id = tests.id_of('host') and detail ->> 'name' = 'Fay';
update public.team_members set role_id = private.built_in_role('check_in') where user_id = tests.id_of('editor');
select is(pg_temp.mails(), 'host:2', 'what was read meanwhile, and what may not be seen any more, does not go out');
select is((select string_agg(distinct n.dropped, ',' order by n.dropped) from public.notices n), 'not_allowed,read', 'for these reasons');
update public.notices set mailed_at = now(), push_due_at = now() where user_id = tests.id_of('host') and read_at is null;
select is(jsonb_array_length(public.take_due_pushes()), 2, 'a device is told of each');
select is(jsonb_array_length(public.take_due_pushes()), 0, 'once');

-- A device belongs to a sign-in.
delete from public.push_subscriptions;
insert into auth.sessions (id, user_id) values (tests.id_of('sign-in'), tests.id_of('host'));
select tests.sign_in('host');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('session_id', tests.id_of('sign-in')))::text, true);
select lives_ok($$ select public.save_push_subscription('https://push.example/1', repeat('a', 87), repeat('b', 22), ' ') $$, 'a device may tell');
select is((select string_agg(s.label, ',') from public.push_subscriptions s), 'A browser', 'and is seen by its owner');
reset role;
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label)
select tests.id_of('host'), 'https://push.example/' || n, repeat('a', 87), repeat('b', 22), 'Phone' from generate_series(2, 20) n;
select tests.sign_in('host');
select is(tests.refusal($$ select public.save_push_subscription('https://push.example/21', repeat('a', 87), repeat('b', 22), 'Tablet') $$), 'PT409 conflict', 'twenty devices are the most');
select lives_ok($$ select public.save_push_subscription('https://push.example/20', repeat('c', 87), repeat('b', 22), 'Laptop') $$, 'and one of the twenty is kept anew');
select is((select count(*)::int from public.push_subscriptions), 20, 'without becoming one more');
reset role;
delete from public.push_subscriptions s where s.endpoint <> 'https://push.example/1';
select tests.sign_in('editor');
delete from public.push_subscriptions where true;
select is((select count(*)::int from public.push_subscriptions), 0, 'nobody sees those of others');
reset role;
select is((select count(*)::int from public.push_subscriptions), 1, 'nor ends them');
delete from auth.sessions s where s.id = tests.id_of('sign-in');
select is((select count(*)::int from public.push_subscriptions), 0, 'a device that is signed out tells nothing any more');
insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label)
values (tests.id_of('host'), 'https://push.example/2', repeat('a', 87), repeat('b', 22), 'Phone');
select tests.sign_in('host');
delete from public.push_subscriptions where true;
select is((select count(*)::int from public.push_subscriptions), 0, 'its owner ends a device from anywhere');
reset role;

-- One's own list.
select tests.sign_in('host');
select is(public.list_notices() ->> 'unread', '2', 'what waits is counted');
select is(jsonb_array_length(public.list_notices() -> 'notices'), 3, 'and all of it listed');
select is(jsonb_array_length(public.list_notices(unread_param => true) -> 'notices'), 2, 'or what is unread');
select is(jsonb_array_length(public.list_notices(topic_param => 'poll') -> 'notices'), 0, 'or of one topic');
select is(public.mark_notices_read(array[(public.list_notices(unread_param => true) -> 'notices' -> 0 ->> 'id')::bigint]), 1, 'one is read');
select is(public.mark_notices_read(), 0, 'then all');
select lives_ok($$ select public.set_notice_mute((select id from supper), true) $$, 'an event is muted');
select is((select string_agg(e ->> 'isMuted', ',') from jsonb_array_elements(public.list_noticed_events()) e), 'true', 'which is seen');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.notices) + jsonb_array_length(public.list_notices() -> 'notices'), 0, 'nobody reads what others are told');
select is(tests.refusal($$ select public.set_notice_mute((select id from supper), true) $$), 'PT404 not_found', 'nor mutes what is not theirs');
reset role;
select * from finish();
rollback;
