-- Announcements: written, sent to each once in their language, read, changed, stopped, and who may.
begin;
select plan(60);
select tests.add_user('ada', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user('free');
select tests.add_user(p) from unnest(array['viewer', 'steward', 'editor']) p;
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'steward', 'check_in');
select tests.add_member('ada', 'editor', 'editor');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('free', 'Small') as small, null::uuid as news, null::uuid as later;
grant all on world to public;
update public.events set status = 'published', locale = 'en', cover_seed = 'sails:ball' where id = (select ball from world);
insert into public.guests (id, account_id, full_name, email, locale, time_zone)
select tests.id_of(g.n), tests.account_of('ada'), g.n, g.email, g.locale, g.zone
from (values ('Kofi', 'kofi@guests.example', 'en', 'Asia/Tokyo'), ('Dana', 'dana@guests.example', 'de', 'America/New_York'),
  ('Mute', null, 'en', null), ('Off', 'off@guests.example', 'en', null)) g (n, email, locale, zone);
update public.guests set unsubscribed_at = now() where full_name = 'Off';
insert into public.event_guests (id, account_id, event_id, guest_id)
select tests.id_of(g.full_name || '''s place'), g.account_id, (select ball from world), g.id from public.guests g;
create function pg_temp.input(more jsonb default '{}') returns jsonb language sql as $$
  select '{"texts": {"en": {"subject": "The boat", "body": {"version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Dear "},
    {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ", it leaves at 23:40."}]}]}}}, "mainLocale": "en",
    "audience": {"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []},
    "byEmail": true, "onPage": false, "pinned": false, "takesReplies": true}'::jsonb || more $$;
create function pg_temp.body(said text) returns jsonb language sql as $$
  select jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', said))))) where said is not null $$;
-- The words of both languages, as text with form.
create function pg_temp.said(en text, de text, more jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.input(jsonb_build_object('texts', jsonb_build_object('en', jsonb_build_object('subject', 'The boat', 'body', pg_temp.body(en)),
    'de', jsonb_strip_nulls(jsonb_build_object('subject', 'Das Boot', 'body', pg_temp.body(de))))) || more) $$;
create function pg_temp.token(person text) returns text language sql security definer set search_path = '' as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of(person || '''s place') $$;
create function pg_temp.mails() returns text language sql security definer set search_path = '' as $$
  select coalesce(string_agg(public.get_job_source(j.id) ->> 'to', ', ' order by public.get_job_source(j.id) ->> 'to'), '') from public.jobs j where j.kind = 'announcement' $$;
create function pg_temp.sees(person text) returns jsonb language sql as $$
  select public.get_guest_announcements(pg_temp.token(person)) -> 'announcements' $$;

-- Writing.
select tests.sign_in('ada');
update world set news = (public.save_announcement(ball, null, pg_temp.input()) ->> 'id')::uuid;
select is(public.get_announcement((select news from world)) ->> 'state', 'draft', 'a draft');
select is((select jsonb_build_array(a ->> 'coverSeed', a ->> 'coverUrl') from public.get_announcement((select news from world)) a),
  (select jsonb_build_array(e.cover_seed, e.cover_url) from public.events e where e.id = (select ball from world)),
  'and it wears the cover that its event has, not one of its own');
select is(tests.refusal($$ select public.save_announcement(ball, null, pg_temp.input('{"texts": {"EN!": {}}}')) from world $$), 'PT400 invalid_input texts', 'in a language that is one');
select is(tests.refusal($$ select public.save_announcement(ball, null, pg_temp.input('{"audience": {"who": []}}')) from world $$), 'PT400 invalid_input question', 'to somebody');
select is(tests.refusal($$ select public.save_announcement(ball, news, pg_temp.input('{"updatedAt": "2001-01-01T00:00:00Z"}')) from world $$), 'PT409 conflict', 'not over what somebody else wrote');
reset role;
select tests.sign_in('editor');
select lives_ok($$ select public.save_announcement(ball, news, pg_temp.input()) from world $$, 'an editor writes');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.save_announcement(ball, news, pg_temp.input()) from world $$), 'PT404 not_found', 'a viewer does not');
select is((select count(*)::integer from public.announcements), 1, 'but reads');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_announcement((select news from world)) $$), 'PT404 not_found', 'another account reads nothing');
select is((public.list_announcements(null) ->> 'total')::integer, 0, 'nor lists');
select is(tests.refusal($$ select public.send_announcement((select news from world)) $$), 'PT404 not_found', 'nor sends');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select public.save_announcement(small, null, pg_temp.input()) from world $$), 'PT403 plan_required Announcements', 'it needs a plan');
reset role;

-- Sending.
select tests.sign_in('ada');
select is(tests.refusal($$ select public.send_announcement((select news from world)) $$), 'PT409 languages_missing [{"locale": "de", "people": 1}]', 'who reads another language is said first');
select public.save_announcement(ball, news, pg_temp.said('At 23:40.', null)) from world;
select is(tests.refusal($$ select public.send_announcement((select news from world)) $$), 'PT400 invalid_input de', 'half a language goes to nobody');
select public.save_announcement(ball, news, pg_temp.said('At 23:40.', 'Um 23:40.')) from world;
select is((select sum((z ->> 'people')::int)::int from jsonb_array_elements(public.check_announcement((select news from world)) -> 'zones') z), 4,
  'it says on whose clocks it is read');
select ok(public.check_announcement((select news from world)) -> 'zones' @> '[{"timeZone": "Asia/Tokyo", "people": 1}, {"timeZone": "America/New_York"}]', 'by their zones');
select is(public.send_announcement((select news from world)) ->> 'state', 'scheduled', 'then it goes');
reset role;
select is(pg_temp.sees('Kofi'), '[]', 'nobody has it before its work is done');
select is((select public.advance_announcement(news) from world), false, 'all at once where all are due');
select is(pg_temp.mails(), 'dana@guests.example, kofi@guests.example', 'each address gets one mail; who wants none gets none');
select is((select public.advance_announcement(news) from world), false, 'a second run tells nobody');
select is((select count(*)::integer from public.jobs where kind = 'announcement'), 2, 'and mails nobody');
select is(pg_temp.sees('Dana') -> 0 ->> 'subject', 'Das Boot', 'each in their language');
select is(pg_temp.sees('Mute') -> 0 ->> 'subject', 'The boat', 'on the page of who has no address');
select is(pg_temp.sees('Off') -> 0 ->> 'isUnread', 'true', 'and of who wants no mails');
select is((select private.rich_text_words(public.get_job_source(j.id) -> 'body') from public.jobs j where j.kind = 'announcement' and public.get_job_source(j.id) ->> 'to' = 'dana@guests.example'), 'Um 23:40.', 'the mail says it, too');
select is((select public.get_job_source(j.id) ->> 'replyTo' from public.jobs j where j.kind = 'announcement' limit 1), (select u.email::text from auth.users u where u.id = tests.id_of('ada')), 'and answers reach who sent it');

-- Reading.
select public.read_guest_announcements(pg_temp.token('Dana'), jsonb_build_object('ids', jsonb_build_array((select news from world))));
select is(pg_temp.sees('Dana') -> 0 ->> 'isUnread', 'false', 'read by one');
select is(pg_temp.sees('Kofi') -> 0 ->> 'isUnread', 'true', 'and not by another');
select is(tests.refusal($$ select public.read_guest_announcements('nobody', '{"ids": []}') $$), 'PT404 link_invalid', 'nobody reads without a link');
select tests.sign_in('ada');
select is(public.get_announcement((select news from world)) -> 'counts', '{"people": 4, "told": 4, "read": 1, "mails": 2, "reach": 2}', 'counted');
select is((select string_agg(r ->> 'name', ', ') from jsonb_array_elements(public.list_announcement_people((select news from world), '{"filter": "read"}') -> 'rows') r), 'Dana', 'and by name');
-- Changing.
select public.save_announcement(ball, news, pg_temp.said('At 23:50.', 'Um 23:50.', '{"onPage": true}')) from world;
select is(public.get_announcement((select news from world)) #>> '{versions,0,texts,en,body,content,0,content,0,text}', 'At 23:40.', 'what it said before is kept');
reset role;
update public.announcements set edited_at = now() + interval '1 minute' where id = (select news from world);
select is(pg_temp.sees('Dana') -> 0 ->> 'isUnread', 'true', 'what was changed is new again');
select is(public.get_shared_announcements(pg_temp.token('Kofi')) #>> '{announcements,0,subject}', 'The boat', 'and on the event''s page where the host wants it');
select is(public.get_shared_announcements(pg_temp.token('Kofi'), 'de-AT') #>> '{announcements,0,subject}', 'Das Boot', 'there, too, in the reader''s language');
select is(public.get_shared_announcements(pg_temp.token('Kofi'), 'fr') #>> '{announcements,0,subject}', 'The boat', 'as far as it is written');
select tests.sign_in('steward');
select is(public.get_announcement((select news from world)) #>> '{counts,told}', '4', 'who is at the door reads what was said');
select is(tests.refusal($$ select public.stop_announcement((select news from world)) $$), 'PT404 not_found', 'and stops nothing');
select is(tests.refusal($$ select public.list_announcement_people((select news from world)) $$), 'PT404 not_found', 'who may not read addresses does not see who has read');
reset role;

-- What became of each mail, and colleagues, who are told in the product.
select is((select string_agg(d.email || ' ' || d.status || ' ' || d.topic, ', ' order by d.email) from public.mail_deliveries d where d.of_id = (select news from world)),
  'dana@guests.example queued announcements, kofi@guests.example queued announcements', 'each mail is seen from the first moment');
select public.apply_mail_event(jsonb_build_object('type', 'bounced', 'isPermanent', true, 'key', d.key)) from public.mail_deliveries d
where d.of_id = (select news from world) and d.email = 'kofi@guests.example';
select tests.sign_in('ada');
select is((select string_agg(r ->> 'name' || ' ' || coalesce(r ->> 'mail', '-'), ', ' order by r ->> 'name') from jsonb_array_elements(
  public.list_announcement_people((select news from world), '{"filter": "no_mail"}') -> 'rows') r), 'Kofi bounced, Mute -, Off -', 'who may see addresses sees what came back');
select public.send_announcement((public.save_announcement(ball, null, pg_temp.input('{"audience": {"match": "all", "who": [{"kind": "team", "values": []}], "without": []}}'))
  ->> 'id')::uuid, '{"languagesMayMiss": true}') from world;
reset role;
select public.advance_announcement(a.id) from public.announcements a where a.state = 'scheduled';
select is((select string_agg(p.display_name, ', ' order by p.display_name) from public.notices n join public.profiles p on p.user_id = n.user_id where n.topic = 'announcement'),
  (select string_agg(p.display_name, ', ' order by p.display_name) from public.profiles p where p.user_id in (tests.id_of('viewer'), tests.id_of('steward'), tests.id_of('editor'))),
  'colleagues hear of it, who sent it does not');
select is((select count(*)::integer from public.mail_deliveries d where d.kind = 'announcement'), 2, 'and get no second mail');
update public.notices n set read_at = now() where n.topic = 'announcement' and n.user_id = tests.id_of('viewer');
select is((select count(r.read_at)::integer from private.announcement_recipients r where r.member_id is not null and r.event_guest_id is null), 1, 'whose notice is read has read it');

-- At a time, on each one's own clock, and taken back.
select tests.sign_in('ada');
update world set later = (public.save_announcement(ball, null, pg_temp.input()) ->> 'id')::uuid;
select throws_like($$ select public.send_announcement((select later from world), '{"at": "2001-01-01T09:00", "clock": "recipient", "languagesMayMiss": true}') $$,
  'By the clock of the event (%) this time has passed%', 'a time that has passed is refused with whose clock it is');
select is(tests.refusal($$ select public.send_announcement((select later from world), '{"at": "2001-01-01T09:00", "languagesMayMiss": true}') $$), 'PT400 invalid_input at', 'a time to come');
select is(public.send_announcement((select later from world), '{"at": "2037-05-06T09:00", "clock": "recipient", "languagesMayMiss": true}') ->> 'sendAt', '2037-05-05T19:00:00+00:00', 'from the first clock on earth on');
reset role;
select is((select public.advance_announcement(later) from world), false, 'nothing before its time');
update public.announcements set send_at = now() - interval '1 minute' where id = (select later from world);
select public.advance_announcement(later) from world;
select is((select string_agg(g.full_name || ' ' || to_char(r.due_at at time zone 'UTC', 'HH24:MI'), ', ' order by g.full_name) from private.announcement_recipients r
  join public.event_guests eg on eg.id = r.event_guest_id join public.guests g on g.id = eg.guest_id
  where r.announcement_id = (select later from world) and g.full_name in ('Kofi', 'Dana')), 'Dana 13:00, Kofi 00:00', 'nine in the morning where each lives');
select tests.sign_in('ada');
select is(tests.refusal($$ select public.delete_announcement((select later from world)) $$), 'PT409 conflict state', 'what is on its way is not deleted');
select is(public.stop_announcement((select later from world)) ->> 'state', 'draft', 'but stopped: nobody had it');
reset role;
select is((select count(*)::integer from private.announcement_recipients r where r.announcement_id = (select later from world)), 0, 'and nobody gets it');

-- Stopped while its mails wait: what has gone stays gone, the others do not go, and it says so.
select tests.sign_in('ada');
update world set later = (public.send_announcement((public.save_announcement(ball, null, pg_temp.input()) ->> 'id')::uuid, '{"languagesMayMiss": true}') ->> 'id')::uuid;
reset role;
delete from public.mail_suppressions;
select public.advance_announcement(later) from world;
select tests.be_server();
select public.note_mail_sent(d.key) from public.mail_deliveries d, world where d.of_id = later and d.email = 'kofi@guests.example';
reset role;
select tests.sign_in('ada');
select is(public.stop_announcement((select later from world)) ->> 'state', 'cancelled', 'one that was told is stopped while its mails wait');
select is((public.get_announcement((select later from world)) -> 'figures') - array['total', 'delivered', 'bounced', 'complained'], '{"queued": 0, "sent": 1, "dropped": 1}', 'and its figures tie');
select is((select r ->> 'mailReason' from jsonb_array_elements(public.list_announcement_people((select later from world)) -> 'rows') r where r ->> 'name' = 'Dana'), 'stopped', 'with the reason');
select is(tests.refusal($$ select public.stop_announcement((select later from world)) $$), 'PT409 conflict state', 'once');
reset role;
select tests.be_server();
select is((select public.begin_mail(d.key, d.email, 'announcements') from public.mail_deliveries d, world where d.of_id = later and d.email = 'dana@guests.example'),
  '{"may": false, "status": "dropped"}', 'its job sends nothing');
reset role;

-- Forgetting.
select private.forget_announcements(g) from public.guests g where g.full_name = 'Dana';
select is((select count(*)::integer from private.announcement_recipients r where r.event_guest_id = tests.id_of('Dana''s place')), 0, 'who is forgotten was told nothing');
select is(private.held_announcements(g) #>> '{announcements,0,subject}', 'The boat', 'others are told what is held') from public.guests g where g.full_name = 'Kofi';
select * from finish();
rollback;
