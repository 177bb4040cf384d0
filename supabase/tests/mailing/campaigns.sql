-- E-mail campaigns: written, looked over, sent once to each in their own morning, paused, stopped.
begin;
select plan(89);
select tests.add_user('host', 'pro');
select tests.add_user('free');
select tests.add_user('other', 'pro');
select tests.add_user('door');
select tests.add_member('host', 'door', 'check_in');
create temp table world as select tests.add_event('host', 'Lake days') as event_id, null::uuid as id, tests.add_event('free', 'Tea') as tea;
grant all on world to public;
create function pg_temp.guest(name text, address text, speaks text, zone text, in_group text default null) returns uuid language sql security definer as $$
  with made as (insert into public.guests (account_id, full_name, email, locale, time_zone)
    values (tests.account_of('host'), name, address, speaks, zone) returning id)
  insert into public.event_guests (event_id, guest_id, group_label) select event_id, made.id, in_group from world, made returning guest_id $$;
select pg_temp.guest('Ute Grünewald', 'ute@guests.example', 'de', 'Europe/Berlin', 'Family');
select pg_temp.guest('Noor Haddad', 'noor@guests.example', 'ar', 'Asia/Dubai', 'Family');
select pg_temp.guest('Bill Marsh', 'bill@guests.example', 'en-US', 'America/Los_Angeles', 'Friends');
select pg_temp.guest('Una Quinn', 'una@guests.example', 'en', 'Europe/Dublin', null);
select pg_temp.guest('No Address', null, 'en', 'Europe/Dublin', null);
update public.guests set unsubscribed_at = now() where full_name = 'Una Quinn';
create function pg_temp.said(words text, field text default null, instead text default '') returns jsonb language sql as $$
  select jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', words)) || case when field is null then '[]'
      else jsonb_build_array(jsonb_build_object('type', 'field', 'attrs', jsonb_build_object('name', field, 'fallback', instead))) end))) $$;
create function pg_temp.letter(blocks jsonb, subjects jsonb default '{"en": "Come", "de": "Kommt"}') returns jsonb language sql as $$
  select jsonb_build_object('name', 'Invitation', 'language', 'en', 'subjects', subjects, 'blocks', blocks,
    'question', '{"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}'::jsonb) $$;
create function pg_temp.blocks(field text default null, instead text default '') returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('id', 'a', 'kind', 'text', 'words', jsonb_build_object(
    'en', pg_temp.said('Dear ', field, instead), 'de', pg_temp.said('Liebe ', field, instead))), '{"id": "b", "kind": "event"}'::jsonb) $$;
create function pg_temp.revision() returns integer language sql security definer as $$ select revision from public.email_campaigns where id = (select id from world) $$;
create function pg_temp.saved(campaign jsonb, whose uuid default null) returns text language sql as $$
  select tests.refusal(format('select public.save_email_campaign(%L, %L, %L, %L)', coalesce(whose, (select event_id from world)), (select id from world), campaign, pg_temp.revision())) $$;
create function pg_temp.state() returns text language sql security definer as $$ select status || coalesce(' ' || paused_by, '') from public.email_campaigns where id = (select id from world) $$;
create function pg_temp.asked() returns text language sql security definer as $$ select private.what_it_asks(e) from public.events e where e.id = (select event_id from world) $$;
create function pg_temp.waiting() returns integer language sql security definer as $$ select count(*)::int from public.jobs where kind = 'campaign_mail' and status = 'queued' $$;

-- Who may write one.
select tests.sign_in('other');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks())), 'PT404 not_found', 'a stranger writes none');
select tests.sign_in('door');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks())), 'PT404 not_found', 'nor who only checks people in');
select tests.sign_in('free');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks()), (select tea from world)), 'PT403 plan_required E-mail campaigns', 'nor a plan without campaigns');
select tests.sign_in('host');
update world set id = (public.save_email_campaign(event_id, null, pg_temp.letter(pg_temp.blocks('group'))) ->> 'id')::uuid;
select ok((select id from world) is not null, 'who sends the event''s messages does');
select is(public.preview_email_campaign((select id from world), 'en') ->> 'asks', pg_temp.asked(), 'what it looks like knows what the event asks');
select is(public.get_email_campaign((select id from world)) ->> 'status', 'draft', 'it is a draft');
select tests.sign_in('door');
select is(tests.refusal(format('select public.get_email_campaign(%L)', (select id from world))), 'PT404 not_found', 'who sends no messages does not see it');
select is((select count(*)::int from public.email_campaigns), 0, 'nor finds it');
select tests.sign_in('host');
select is((select count(*)::int from public.email_campaigns), 1, 'the host does');

-- What is in it.
select is(pg_temp.saved(pg_temp.letter('[{"id": "a", "kind": "html"}]')), 'PT400 invalid_input blocks', 'a block is of a known kind');
select is(pg_temp.saved(pg_temp.letter('[{"id": "a", "kind": "gap"}, {"id": "a", "kind": "gap"}]')), 'PT400 invalid_input blocks', 'and has an id of its own');
select is(pg_temp.saved(pg_temp.letter('[{"id": "a", "kind": "button", "href": "javascript:alert(1)"}]')), 'PT400 invalid_input blocks', 'no address runs');
select is(pg_temp.saved(pg_temp.letter('[{"id": "a", "kind": "text", "words": {"en": {"version": 1, "content": [{"type": "script"}]}}}]')), 'PT400 invalid_input blocks', 'no text runs');
select is(pg_temp.saved(pg_temp.letter('[{"id": "a", "kind": "picture", "picture": {"src": "https://spy.example/a.gif", "alt": "", "width": 1, "height": 1}}]')), 'PT400 invalid_input blocks', 'no stranger''s picture tells who read');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks(), jsonb_build_object('en', E'Come\nBcc: all'))), 'PT400 invalid_input subjects', 'a subject is one line');

select is(tests.refusal(format('select public.save_email_campaign(%L, %L, %L, %L)', (select event_id from world), (select id from world), pg_temp.letter(pg_temp.blocks()), pg_temp.revision() - 1)),
  'PT409 conflict revision', 'who has not seen what was written last writes over nothing');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks('group'))), 'fine', 'who has does');

-- What keeps it.
select pg_temp.saved(pg_temp.letter('[{"id": "a", "kind": "button", "labels": {"en": "There", "de": "Hin"}, "href": ""}]'));
select is(public.check_email_campaign((select id from world)) -> 'deadLinks', '1', 'a button that leads nowhere is told');
select is(tests.refusal(format('select public.send_email_campaign(%L)', (select id from world))), 'PT409 conflict blocks', 'and keeps it from going');
select pg_temp.saved(pg_temp.letter('[{"id": "a", "kind": "picture", "picture": {"src": "/storage/v1/object/public/covers/a.jpg", "alt": "", "width": 4, "height": 3}, "labels": {"en": "The lake"}}]'));
select is(public.check_email_campaign((select id from world)) -> 'languages' @> '[{"language": "de", "missing": 1}, {"language": "en", "missing": 0}]', true, 'so is a picture of which nothing is said');
select pg_temp.saved(pg_temp.letter(pg_temp.blocks('group', 'all of you')));
select is(public.check_email_campaign((select id from world)) - 'zones' - 'clocks' - 'languages', '{"people": 3, "deadLinks": 0, "unwritten": [{"language": "ar", "people": 1}], "emptyFields": []}',
  'it goes to those whom a mail reaches, who have not said no; who reads Arabic gets English');
select pg_temp.saved(pg_temp.letter(pg_temp.blocks('household')));
select is(public.check_email_campaign((select id from world)) -> 'emptyFields',
  '[{"field": "household", "names": ["Bill Marsh", "Noor Haddad", "Ute Grünewald"], "people": 3}]', 'a place that stays empty says for whom');
select is(tests.refusal(format('select public.send_email_campaign(%L)', (select id from world))), 'PT409 conflict blocks', 'and keeps it from going');
select pg_temp.saved(pg_temp.letter(pg_temp.blocks('household', 'all of you'), '{"en": "Come", "de": ""}'));
select is(public.check_email_campaign((select id from world)) -> 'languages',
  '[{"people": 2, "missing": 0, "language": "en"}, {"people": 1, "missing": 1, "language": "de"}]', 'a language that is begun is written whole');
select is(tests.refusal(format('select public.send_email_campaign(%L)', (select id from world))), 'PT409 conflict blocks', 'or keeps it from going');
select pg_temp.saved(pg_temp.letter(pg_temp.blocks('household', 'all of you')));
select is(tests.refusal(format('select public.send_email_campaign(%L, %L)', (select id from world), now() - interval '3 days')), 'PT400 invalid_input goes_local_param', 'yesterday is over');
select is(tests.refusal(format('select public.send_email_campaign(%L, %L, %L)', (select id from world), (select (now() - interval '1 minute') at time zone e.time_zone from public.events e where e.id = (select event_id from world)), 'event')),
  'PT400 invalid_input goes_local_param', 'so is a minute ago by the event''s clock');
select is(tests.refusal(format('select public.send_email_campaign(%L, %L)', (select id from world), (select min((now() - interval '1 minute') at time zone (c ->> 'timeZone')) from jsonb_array_elements(public.check_email_campaign((select id from world)) -> 'clocks') c))),
  'PT400 invalid_input goes_local_param', 'and what is past on the clock of the last of them');
select is((select sum((c ->> 'people')::integer) from jsonb_array_elements(public.check_email_campaign((select id from world)) -> 'clocks') c), 3::bigint, 'on which clocks they live is told, everybody once');
reset role;


-- Looked at before it goes, and tried.
select tests.sign_in('host');
select is(public.preview_email_campaign((select id from world), 'de') ->> 'subject', 'Kommt', 'it is looked at in each language');
select is(public.preview_email_campaign((select id from world), 'xx', (select id from public.guests where full_name like 'Ute%')) #>> '{fields,group}', 'Family', 'and as one of its readers gets it');
select ok(public.preview_email_campaign((select id from world), 'en')::text like '%their-own-link%', 'without anybody''s link');
select ok(not public.preview_email_campaign((select id from world), 'en') ?| array['programme', 'tickets'], 'what is not shown in it is not told');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks('household', 'all of you') || '[{"id": "p", "kind": "schedule"}, {"id": "t", "kind": "tickets"}]')), 'fine', 'the schedule and the tickets can stand in it');
select is(public.preview_email_campaign((select id from world), 'en') @> '{"programme": [], "tickets": []}', true, 'as they stand');
select is(public.test_email_campaign((select id from world), 'de'), 'host@tests.example', 'a test goes to who asks');
select tests.sign_in('door');
select is(tests.refusal(format('select public.preview_email_campaign(%L, %L)', (select id from world), 'en')), 'PT404 not_found', 'who sends no messages looks at none');
select is(tests.refusal(format('select public.test_email_campaign(%L, %L)', (select id from world), 'en')), 'PT404 not_found', 'nor tries one');
select is(tests.refusal(format('select public.get_email_campaign_results(%L)', (select id from world))), 'PT404 not_found', 'nor sees what became of it');
reset role;
select is((select public.get_job_source(j.id) ->> 'to' from public.jobs j where j.kind = 'campaign_test'), 'host@tests.example', 'it is made as the real one');

-- Each in their own morning.
create function pg_temp.at(zone text) returns timestamp language sql as $$ select (date_trunc('hour', now()) - interval '10 minutes') at time zone zone $$;
select tests.sign_in('host');
select is(public.send_email_campaign((select id from world), pg_temp.at('Europe/Berlin')) ->> 'status', 'scheduled', 'it is set to a time');
select is(public.set_email_campaign((select id from world), 'draft') ->> 'status', 'draft', 'and taken back');
select public.send_email_campaign((select id from world), pg_temp.at('Europe/Berlin'));
select tests.be_server();
select public.run_email_campaigns();
reset role;
select is(pg_temp.state(), 'sending', 'it begins when it is time for the first of them');
select results_eq($$ select r.email, r.language, r.delivery_key is not null from public.email_recipients r order by 1 $$,
  $$ values ('bill@guests.example', 'en', false), ('noor@guests.example', 'en', true), ('ute@guests.example', 'de', true) $$,
  'where it is that time, it goes; in California it is not yet');
select tests.be_server();
select public.run_email_campaigns();
reset role;
select is(pg_temp.waiting(), 2, 'nobody gets it twice');
select is((select count(*)::int from public.mail_deliveries d where d.of_id = (select id from world) and d.topic = 'campaigns' and d.status = 'queued'), 2,
  'their mails are noted as the campaign''s');

-- What is written when each is made.
select tests.sign_in('host');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks('household', 'everybody'))), 'fine', 'what it says can be changed for who has not got it');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks()) || '{"question": {"match": "all", "who": [{"kind": "group", "values": ["Family"]}], "without": []}}'),
  'PT409 conflict question', 'whom it goes to cannot');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks('household', 'everybody'), '{"en": "Come", "de": ""}')), 'PT409 conflict blocks', 'nor is it half written while it goes');
select is(tests.refusal(format('select public.delete_email_campaign(%L)', (select id from world))), 'PT409 conflict', 'nor does it vanish');
reset role;
create function pg_temp.source(address text) returns jsonb language sql security definer as $$
  select public.get_job_source(r.delivery_key::uuid) from public.email_recipients r where r.email = address $$;
select is(pg_temp.source('ute@guests.example') ->> 'subject', 'Kommt', 'each gets it in their language');
select is(pg_temp.source('ute@guests.example') #> '{fields,household}', '""', 'with what is known of them');
select ok(pg_temp.source('ute@guests.example') ->> 'unsubscribeUrl' like '%/invitation/%?mails=stop', 'and a way out');

-- Many are told in one call, as one by one.
create function pg_temp.going() returns uuid[] language sql security definer as $$
  select array_agg(r.delivery_key::uuid order by r.email) from public.email_recipients r where r.delivery_key is not null $$;
select is(public.get_job_sources(pg_temp.going()), (select jsonb_object_agg(j, public.get_job_source(j)) from unnest(pg_temp.going()) j),
  'many are told at once what each is told');
select is((select count(*)::int from jsonb_each(public.get_job_sources(pg_temp.going())) t where t.value ->> 'to' is not null), 2, 'each of them');
update public.guests set email = null where full_name like 'Noor%';
select is(public.get_job_sources(pg_temp.going()) -> (pg_temp.going())[1]::text, 'null', 'one that is not to go holds up no other');
select is((select d.status from public.mail_deliveries d where d.key = (pg_temp.going())[1]::text), 'dropped', 'and its mail says so');
update public.guests set email = 'noor@guests.example' where full_name like 'Noor%';
update public.mail_deliveries d set status = 'queued', reason = null, ended_at = null where d.key = (pg_temp.going())[1]::text;
select is(public.begin_mail((pg_temp.going())[1]::text, 'noor@guests.example', 'campaigns') -> 'may', 'true', 'what stands among the mails may go');
select is(public.begin_mail(gen_random_uuid()::text, 'noor@guests.example', 'campaigns') -> 'may', 'false', 'what was taken back after it was told does not');

-- Paused and let go on.
select tests.sign_in('host');
select is(public.set_email_campaign((select id from world), 'paused') ->> 'pausedBy', 'host', 'a host pauses it');
reset role;
select is((select string_agg(r.email, ' ') from public.email_recipients r where r.delivery_key is not null), 'noor@guests.example', 'what is on its way to a mail server stays there');
select is(pg_temp.waiting(), 2, 'of the others the job finds nothing to send');
select is((select count(*)::int from public.mail_deliveries d where d.of_id = (select id from world) and d.status = 'queued'), 1, 'and no mail waits');
select tests.sign_in('host');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks('household', 'everybody'), '{"en": "Come", "de": ""}')), 'fine', 'while it stands still its words can be half written');
select is(tests.refusal(format('select public.set_email_campaign(%L, %L)', (select id from world), 'sending')), 'PT409 conflict blocks', 'it does not go on so');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks('household', 'everybody'))), 'fine', 'but once they are whole');
reset role;
select is(pg_temp.source('noor@guests.example'), null, 'what has not gone waits');
select is((select r.delivery_key from public.email_recipients r where r.email = 'noor@guests.example'), null, 'for another turn');
select tests.sign_in('host');
select public.set_email_campaign((select id from world), 'sending');
select tests.be_server();
select public.run_email_campaigns();
reset role;
select ok((select r.delivery_key from public.email_recipients r where r.email = 'noor@guests.example') is not null, 'which comes');

-- Too many come back.
update public.mail_deliveries d set status = 'bounced', sent_at = clock_timestamp(), ended_at = now() where d.of_id = (select id from world) and d.email like 'ute@%';
select tests.be_server();
select public.run_email_campaigns();
reset role;
select is(pg_temp.state(), 'sending', 'one that comes back may be chance');
update public.mail_deliveries d set status = 'complained', sent_at = clock_timestamp(), ended_at = now() where d.of_id = (select id from world) and d.email like 'noor@%';
select tests.be_server();
select public.run_email_campaigns();
reset role;
select is(pg_temp.state(), 'paused complaints', 'one that is reported stops it');
select is((select string_agg(u.email || ' ' || (n.detail ->> 'why'), ', ') from public.notices n join auth.users u on u.id = n.user_id where n.topic = 'campaign'), 'host@tests.example complaints', 'which its planner is told');
select is((select private.notice_pointless(n) from public.notices n where n.topic = 'campaign'), null, 'by mail, too');
select tests.sign_in('host');
select is(public.set_email_campaign((select id from world), 'sending') ->> 'status', 'sending', 'a host may let it go on');
reset role;
select is((select private.notice_pointless(n) from public.notices n where n.topic = 'campaign'), 'over', 'after which there is nothing to tell');
update public.email_recipients r set goes_at = now() where r.email like 'bill@%';
select tests.be_server();
select public.run_email_campaigns();
select public.note_mail_sent((select r.delivery_key from public.email_recipients r where r.email like 'bill@%'));
select public.run_email_campaigns();
reset role;
select is(pg_temp.state(), 'sent', 'and when all have gone, it is sent');
select is((select x ->> 'figures' from (select private.mail_figures('campaign', (select id from world)) as f) m, jsonb_build_object('figures', m.f) x)::jsonb -> 'total', '3', 'its figures are its mails');
select tests.sign_in('host');
select is(jsonb_path_query_first(public.list_email_campaigns((select event_id from world)), '$[0].people'), '3', 'as its list says');
select is(jsonb_path_query_first(public.list_email_campaigns((select event_id from world)), '$[0].subject'), to_jsonb((select c.subjects ->> 'en' from public.email_campaigns c where c.id = (select id from world))), 'with its subject');
select is(public.get_email_campaign_results((select id from world)) - 'figures' - 'nextAt',
  '{"people": 3, "waiting": 0, "open": 3, "answered": 0, "left": 0, "languages": [{"language": "en", "people": 2, "open": 2, "answered": 0}, {"language": "de", "people": 1, "open": 1, "answered": 0}]}'::jsonb
  || jsonb_build_object('opened', null, 'pressed', null, 'targets', '[]'::jsonb, 'pressing', '[]'::jsonb, 'missed', jsonb_build_array(jsonb_build_object('guestId', (select id from public.guests where full_name like 'Ute%'), 'name', 'Ute Grünewald',
    'email', 'ute@guests.example', 'status', 'bounced', 'reason', null))), 'what became of each is told');
reset role;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, answered_at) select eg.account_id, eg.event_id, eg.id, 'yes', clock_timestamp() + interval '1 minute'
  from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = 'Bill Marsh';
update public.guests set unsubscribed_at = clock_timestamp() + interval '1 minute' where full_name = 'Noor Haddad';
select tests.sign_in('host');
select results_eq($$ select r ->> 'answered', r ->> 'left' from public.get_email_campaign_results((select id from world)) r $$, $$ values ('1', '1') $$, 'who answered since, and who wants no more');
select is(tests.refusal(format('select public.set_email_campaign(%L, %L)', (select id from world), 'cancelled')), 'PT409 conflict to_param', 'what has gone is not stopped any more');
select is(pg_temp.saved(pg_temp.letter(pg_temp.blocks())), 'PT409 conflict', 'nor written anew');
reset role;

-- Very many are written down in parts, and none is left out.
with person as (
  insert into public.guests (account_id, full_name, email, locale, time_zone)
  select e.account_id, 'Guest ' || n, 'guest' || n || '@crowd.example', 'en', 'Europe/Berlin'
  from public.events e, generate_series(1, 2001) n where e.id = (select event_id from world) returning id, account_id)
insert into public.event_guests (account_id, event_id, guest_id) select p.account_id, w.event_id, p.id from person p, world w;
with crowd as (
  insert into public.email_campaigns (account_id, event_id, name, status, question, language, subjects, blocks)
  select e.account_id, e.id, 'Crowd', 'scheduled', '{"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}', 'en', '{"en": "Soon"}', '[{"id": "a", "kind": "event"}]'
  from public.events e where e.id = (select event_id from world) returning id)
update world set id = crowd.id from crowd;
create function pg_temp.written() returns int language sql as $$ select count(*)::int from public.email_recipients r where r.campaign_id = (select id from world) $$;
create function pg_temp.people() returns int language sql as $$
  select (c ->> 'people')::int from jsonb_array_elements(public.list_email_campaigns((select event_id from world))) c where c ->> 'name' = 'Crowd' $$;
select ok(public.fill_email_campaigns(), 'there is more after the first part');
select is(pg_temp.written(), 2000, 'which is of two thousand');
select tests.sign_in('host');
select ok(pg_temp.people() > 2000, 'all are counted from the beginning');
reset role;
select ok(public.fill_email_campaigns(), 'the next has the rest');
select ok(not public.fill_email_campaigns(), 'and then there is none');
select tests.sign_in('host');
select is(pg_temp.people(), (select (public.check_email_campaign(id) ->> 'people')::int from world), 'so many as it was to reach');
reset role;

select * from finish();
rollback;
