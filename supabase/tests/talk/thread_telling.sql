-- Who is told of messages: planners by notices as they wish, guests by one mail a conversation until they have read it.
begin;
select plan(47);
select tests.add_user('ada', 'premium');
select tests.add_user(p) from unnest(array['bea', 'door']) p;
select tests.add_member('ada', 'bea', 'editor');
select tests.add_member('ada', 'door', 'check_in');
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as talk, null::uuid as pair, null::uuid as few, null::text as kofi, null::text as dana;
grant all on world to public;
update public.events set status = 'published', locale = 'en', time_zone = 'UTC' where id = (select ball from world);
insert into public.guests (id, account_id, full_name, email, locale)
select tests.id_of(n), tests.account_of('ada'), n, case n when 'Bare' then null else lower(n) || '@guests.example' end, case n when 'Dana' then 'de' end
from unnest(array['Kofi', 'Dana', 'Bare']) n;
-- Where it is day now.
create function pg_temp.zone(from_hour time, to_hour time) returns text language sql as $$
  select z.name from private.time_zones z where (now() at time zone z.name)::time between from_hour and to_hour limit 1 $$;
update public.guests set time_zone = pg_temp.zone('10:00', '19:00');
insert into public.event_guests (id, event_id, guest_id)
select tests.id_of('eg ' || n), (select ball from world), tests.id_of(n) from unnest(array['Kofi', 'Dana', 'Bare']) n;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('ada'), (select ball from world), tests.id_of('eg ' || n), 'yes', 1 from unnest(array['Kofi', 'Dana', 'Bare']) n;
delete from public.notices;
create function pg_temp.link(name text) returns text language sql as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of('eg ' || name) $$;
update world set kofi = pg_temp.link('Kofi'), dana = pg_temp.link('Dana');
create function pg_temp.say(who text, thread uuid, id text, words text, extra jsonb default '{}') returns void language plpgsql as $$
begin
  perform tests.sign_in(who);
  perform public.act_in_thread(thread, 'send', jsonb_build_object('id', tests.id_of(id), 'text', words) || extra);
  reset role;
  perform tests.be_server();
  reset role;
end $$;
create function pg_temp.guest(token text, thread uuid, act text, given jsonb) returns void language plpgsql as $$
begin
  perform tests.be_server();
  perform public.act_in_guest_thread(token, jsonb_build_object('threadId', thread, 'act', act, 'given', given));
  reset role;
end $$;
create function pg_temp.member(named text, thread uuid) returns public.thread_members language sql as $$
  select m from public.thread_members m where m.thread_id = thread and (m.name = named or m.event_guest_id = tests.id_of('eg ' || named) or m.user_id = tests.id_of(named)) $$;
-- Ten minutes go by.
create function pg_temp.later() returns text language plpgsql as $$
declare sent text;
begin
  update public.thread_members m set mail_at = now() where m.mail_at is not null;
  perform public.queue_message_mails();
  select string_agg(d.email, ',' order by d.email) into sent from public.mail_deliveries d where d.kind = 'message_mail' and d.status = 'queued';
  return coalesce(sent, '');
end $$;
create function pg_temp.go() returns text language plpgsql as $$
declare told text;
begin
  select string_agg(x.s ->> 'to' || ': ' || coalesce(x.s ->> 'text', '-') || ' (' || (x.s ->> 'count') || ')', ', ' order by x.s ->> 'to') into told
  from (select public.get_job_source(j.id) as s from public.jobs j where j.kind = 'message_mail' and j.finished_at is null) x where x.s is not null;
  perform public.note_mail_sent(j.id::text) from public.jobs j where j.kind = 'message_mail';
  update public.jobs set finished_at = now() where kind = 'message_mail';
  return coalesce(told, '');
end $$;
create function pg_temp.told(whose text default null) returns text language sql as $$
  select coalesce(string_agg(split_part(u.email, '@', 1) || ' ' || n.topic || ' ' || (n.detail ->> 'count'), ', ' order by u.email, n.topic), '')
  from public.notices n join auth.users u on u.id = n.user_id where n.read_at is null and (whose is null or u.id = tests.id_of(whose)) $$;
create function pg_temp.worth(whose text) returns text language sql as $$
  select coalesce(string_agg(coalesce(private.notice_pointless(n), 'goes'), ',' order by n.id), '') from public.notices n where n.user_id = tests.id_of(whose) and n.read_at is null $$;

-- An event's conversation.
update world set talk = (private.ensure_thread('event', ball::text, tests.account_of('ada'), ball)).id;
select tests.sign_in('bea'); select public.get_thread((select talk from world)); reset role;
select pg_temp.say('ada', (select talk from world), 'm1', 'Welcome');
select is(pg_temp.told(), 'bea conversation 1', 'colleagues who read messages are told; who writes and who stands at the door are not');
select is((select n.mail_due_at = private.next_digest(now(), p.time_zone) from public.notices n join public.profiles p on p.user_id = n.user_id), true, 'by mail with the digest');
select is((select n.detail ? 'text' from public.notices n), false, 'what was written stays in its conversation');
select is((select n.subject_id from public.notices n), (select talk from world), 'of which there is one notice');
select pg_temp.say('ada', (select talk from world), 'm2', 'And hello');
select is(pg_temp.told(), 'bea conversation 2', 'that counts on');
select is(pg_temp.worth('bea'), 'goes', 'and is worth a mail');
select tests.sign_in('bea'); select public.read_thread((select talk from world), 1); reset role;
select is(pg_temp.told(), 'bea conversation 2', 'who has read a part is told of the rest');
select tests.sign_in('bea'); select public.read_thread((select talk from world), 2); reset role;
select is(pg_temp.told(), '', 'what is read is told no more');
select pg_temp.say('ada', (select talk from world), 'm3', 'Third');
select is(pg_temp.told(), 'bea conversation 1', 'what comes next is');
select tests.sign_in('ada'); select public.act_in_thread((select talk from world), 'remove', jsonb_build_object('id', tests.id_of('m3'))); reset role;
select is(pg_temp.worth('bea'), 'over', 'what was taken away is worth no mail');
select pg_temp.say('ada', (select talk from world), 'm4', 'Fourth');
select tests.sign_in('bea'); select public.act_in_thread((select talk from world), 'tells', '{"tells": "off"}'); reset role;
select is(pg_temp.worth('bea'), 'over', 'nor is a conversation that was muted meanwhile');
delete from public.notices;
select pg_temp.say('ada', (select talk from world), 'm5', 'Fifth');
select is(pg_temp.told(), '', 'and a muted one tells nothing');
select pg_temp.say('ada', (select talk from world), 'm6', 'Bea?', jsonb_build_object('mentions', jsonb_build_array((pg_temp.member('bea', (select talk from world))).id)));
select is(pg_temp.told(), 'bea message 1', 'but to whom it names, at once');
select is(pg_temp.worth('bea'), 'goes', 'which goes through the mute');
insert into public.notice_mutes values (tests.id_of('bea'), (select ball from world));
select is(pg_temp.worth('bea'), 'muted', 'but not through an event that is muted');
delete from public.notice_mutes; delete from public.notices;
select tests.sign_in('bea'); select public.act_in_thread((select talk from world), 'tells', '{"tells": "daily"}'); reset role;

-- Once until it is read, for who is told at once; for bundles, in each in which there is something.
update public.profiles set notification_prefs = '{"conversation": "now"}' where user_id = tests.id_of('bea');
select pg_temp.say('ada', (select talk from world), 'm7', 'Seventh');
update public.notices set mailed_at = now(), mail_due_at = now();
select pg_temp.say('ada', (select talk from world), 'm8', 'Eighth');
select is((select n.mailed_at is not null and (n.detail ->> 'count') = '2' from public.notices n), true, 'no second mail before the first was read');
select is((select n.detail ->> 'others' from public.notices n), 'false', 'what one person wrote is theirs');
update public.notices n set detail = n.detail || jsonb_build_object('authorId', gen_random_uuid());
update public.profiles set notification_prefs = '{"conversation": "hourly"}' where user_id = tests.id_of('bea');
select pg_temp.say('ada', (select talk from world), 'm9', 'Ninth');
select is((select n.detail ->> 'others' from public.notices n), 'true', 'and what several wrote is not the last one''s alone');
select is((select n.mailed_at is null and n.mail_due_at > now() from public.notices n), true, 'a bundle has what is new since the last');
update public.profiles set notification_prefs = '{}' where user_id = tests.id_of('bea');
delete from public.notices;

-- One guest and the hosts: the guest has never been there.
update world set pair = (private.ensure_thread('person', tests.id_of('eg Kofi')::text, tests.account_of('ada'), ball)).id;
select pg_temp.say('ada', (select pair from world), 'p1', 'Do you bring the cake?');
select is((select (pg_temp.member('Kofi', pair)).mail_at = now() + interval '10 minutes' from world), true, 'a guest is owed a mail, not at once');
select public.queue_message_mails();
select is((select count(*)::integer from public.jobs where kind = 'message_mail'), 0, 'nothing goes before');
select pg_temp.say('ada', (select pair from world), 'p2', 'Or the wine?');
select is(pg_temp.later(), 'kofi@guests.example', 'then one mail goes');
select is(pg_temp.go(), 'kofi@guests.example: Or the wine? (2)', 'with all that waits');
select pg_temp.say('ada', (select pair from world), 'p3', 'Well?');
select is(pg_temp.later(), '', 'and no second one before it was read');
select tests.be_server();
select is(public.get_guest_threads((select kofi from world)) ->> 'name', null, 'nobody was given a name by that');
select lives_ok($$ select public.open_guest_thread(kofi, jsonb_build_object('kind', 'person', 'subject', tests.id_of('eg Kofi'), 'name', 'Captain')) from world $$, 'the guest comes in by a name of their own');
select public.sign_in_guest_thread(kofi, jsonb_build_object('threadId', pair, 'read', 3)) from world;
reset role;
select pg_temp.say('bea', (select pair from world), 'p4', 'Thank you');
select is(pg_temp.later(), 'kofi@guests.example', 'after reading, the next message is told');
select tests.be_server(); select public.sign_in_guest_thread(kofi, jsonb_build_object('threadId', pair, 'read', 4)) from world; reset role;
select is(pg_temp.go(), '', 'unless it was read before the mail went');
select is((select string_agg(d.status || ' ' || coalesce(d.reason, '-'), ', ' order by d.status) from public.mail_deliveries d where d.kind = 'message_mail'), 'dropped pointless, sent -', 'which the mail says');
select pg_temp.guest(kofi, pair, 'send', jsonb_build_object('id', tests.id_of('k1'), 'text', 'The cake')) from world;
select is(pg_temp.told(), 'ada message 2, bea message 1', 'what a guest writes to the hosts is told to each of them at once');
select is((select (pg_temp.member('Kofi', pair)).mail_at from world), null, 'and never to who wrote it');
delete from public.notices;

-- Among many: who has come in, as they wish.
select is((select count(*)::integer from public.thread_members m where m.thread_id = (select talk from world) and m.event_guest_id is not null), 0, 'who has not come in is not told');
select tests.be_server();
select public.open_guest_thread(dana, jsonb_build_object('kind', 'event', 'subject', ball, 'name', 'Dana')) from world;
select public.open_guest_thread(kofi, jsonb_build_object('kind', 'event', 'subject', ball)) from world;
select public.sign_in_guest_thread(t, jsonb_build_object('threadId', talk, 'read', 99)) from world, unnest(array[kofi, dana]) t;
reset role;
select is((select (pg_temp.member('Captain', talk)).name from world), 'Captain', 'a name is chosen once');
select pg_temp.guest(kofi, talk, 'tells', '{"tells": "off"}') from world;
select pg_temp.say('ada', (select talk from world), 'm10', 'The boat leaves at eight');
select is(pg_temp.later(), 'dana@guests.example', 'who muted it is left in peace');
select is((select private.message_mail(pg_temp.member('Dana', talk)) ->> 'locale' from world), 'de', 'each in their language');
select is((select private.message_mail(pg_temp.member('Dana', talk)) ->> 'url' from world), (select private.site_url() || '/my-messages/' || dana || '?thread=' || talk from world), 'with a link to the conversation');
select is(pg_temp.go(), 'dana@guests.example: The boat leaves at eight (1)', 'it goes');
select pg_temp.say('ada', (select talk from world), 'm11', 'Captain?', jsonb_build_object('mentions', (select jsonb_build_array((pg_temp.member('Captain', talk)).id) from world)));
select is(pg_temp.later(), 'kofi@guests.example', 'who is named hears of it through the mute');
select is(pg_temp.go(), 'kofi@guests.example: Captain? (1)', 'and of that alone');

-- Night, the rule, and not belonging any more.
update public.thread_members set mailed_at = null, mail_at = now() where name = 'Dana';
update public.guests set time_zone = pg_temp.zone('21:30', '23:50') where full_name = 'Dana';
select public.queue_message_mails();
select is((select (m.mail_at at time zone g.time_zone)::time from public.thread_members m, public.guests g where m.name = 'Dana' and g.full_name = 'Dana'), '08:00', 'at night by their own clock it waits for the morning');
update public.guests set time_zone = pg_temp.zone('10:00', '19:00') where full_name = 'Dana';
select tests.be_server();
select is(public.get_guest_threads((select dana from world)) ->> 'wantsMail', 'true', 'who has an address is told by mail');
select public.set_message_mails((select dana from world), false);
select is(public.get_guest_threads((select dana from world)) ->> 'wantsMail', 'false', 'until they want none');
reset role;
select is(pg_temp.later(), '', 'then none goes');
select is(private.may_mail('dana@guests.example', tests.account_of('ada'), 'announcements'), true, 'of messages alone');
select tests.be_server(); select public.set_message_mails((select dana from world), true); reset role;
update public.thread_members set mail_at = now() where name = 'Dana';
update public.rsvps set answer = 'no', party_size = 0 where event_guest_id = tests.id_of('eg Dana');
select is(pg_temp.later(), '', 'who does not come any more does not belong');
update public.rsvps set answer = 'yes', party_size = 1 where event_guest_id = tests.id_of('eg Dana');
update public.thread_members set mail_at = now() where name = 'Dana';
select is(pg_temp.later(), 'dana@guests.example', 'the twin of all these goes');

-- A few, who are asked in; and forgetting.
select private.forget_messages(g) from public.guests g where g.full_name = 'Kofi';
select is((select count(*)::integer from public.notices n where n.detail ->> 'name' = 'Captain'), 0, 'who is forgotten is named in no notice');
select * from finish();
rollback;
