-- Announcements as text with form: what may be kept, what may go, and a correction that is told again only when asked.
begin;
select plan(25);
select tests.add_user('ada', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user(p) from unnest(array['viewer', 'editor']) p;
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'editor', 'editor');
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as news;
grant all on world to public;
update public.events set status = 'published', locale = 'en', location_name = 'Mill Hall' where id = (select ball from world);
insert into public.guests (id, account_id, full_name, email, locale)
select tests.id_of(g.n), tests.account_of('ada'), g.n, g.email, 'en'
from (values ('Kofi', 'kofi@guests.example'), ('Dana', 'dana@guests.example'), ('Mute', null)) g (n, email);
insert into public.event_guests (id, account_id, event_id, guest_id, group_label)
select tests.id_of(g.full_name || '''s place'), g.account_id, (select ball from world), g.id, case g.full_name when 'Kofi' then 'The choir' end
from public.guests g;
create function pg_temp.body(pieces jsonb) returns jsonb language sql as $$
  select jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', pieces))) $$;
create function pg_temp.field(name text, fallback text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('type', 'field', 'attrs', jsonb_build_object('name', name, 'fallback', fallback))) $$;
create function pg_temp.input(body jsonb) returns jsonb language sql as $$
  select '{"mainLocale": "en", "audience": {"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []},
    "byEmail": true, "onPage": true, "pinned": false, "takesReplies": true}'::jsonb
    || jsonb_build_object('texts', jsonb_build_object('en', jsonb_build_object('subject', 'The boat', 'body', body))) $$;
create function pg_temp.picture(alt text) returns jsonb language sql as $$
  select jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'picture', 'attrs',
    jsonb_build_object('src', '/storage/v1/object/public/covers/a/b.jpg', 'alt', alt, 'width', 4, 'height', 3)))) $$;
create function pg_temp.token(person text) returns text language sql security definer set search_path = '' as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = tests.id_of(person || '''s place') $$;
create function pg_temp.keep(body jsonb) returns jsonb language sql as $$
  select public.save_announcement(ball, news, pg_temp.input(body)) from world $$;

-- What may be kept.
select tests.sign_in('ada');
update world set news = (public.save_announcement(ball, null, pg_temp.input(pg_temp.body('[{"type": "text", "text": "At 23:40."}]'))) ->> 'id')::uuid;
select is(tests.refusal($$ select pg_temp.keep('"plain words"') $$), 'PT400 invalid_input body', 'only text with form is kept');
select is(tests.refusal($$ select pg_temp.keep(pg_temp.body('[{"type": "script", "text": "x"}]')) $$), 'PT400 invalid_input body', 'of known pieces');
select is(tests.refusal($$ select pg_temp.keep(pg_temp.body('[{"type": "text", "text": "x", "marks": [{"type": "link", "attrs": {"href": "javascript:x"}}]}]')) $$), 'PT400 invalid_input body', 'whose links lead to pages');
select is(pg_temp.keep(pg_temp.body('[{"type": "text", "text": "  "}]')) #> '{texts,en,body}', 'null', 'blanks are no words');
select is(tests.refusal($$ select public.send_announcement((select news from world)) $$), 'PT400 invalid_input body', 'and nothing goes without words');

-- Pictures and places that are filled in.
select pg_temp.keep(pg_temp.picture(' '));
select is(tests.refusal($$ select public.send_announcement((select news from world)) $$), 'PT400 invalid_input body', 'a picture says what is to be seen');
select ok(pg_temp.keep(pg_temp.body(pg_temp.field('group', ''))) is not null, 'a draft may have a hole');
select is(public.check_announcement((select news from world)) - 'zones', '{"emptyFields": [{"field": "group", "people": 2, "names": ["Dana", "Mute"]}]}', 'which is told by name before it goes');
select is(split_part(tests.refusal($$ select public.send_announcement((select news from world)) $$), ' [', 1), 'PT409 fields_empty', 'and it does not go');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.check_announcement((select news from world)) $$), 'PT404 not_found', 'who may not send is told no names');
reset role;
select tests.sign_in('ada');
select pg_temp.keep(pg_temp.body(pg_temp.field('group', 'all of you')));
select is(public.check_announcement((select news from world)) - 'zones', '{"emptyFields": []}', 'what stands in fills it');
select is(public.send_announcement((select news from world)) ->> 'state', 'scheduled', 'then it goes');
select is(tests.refusal($$ select pg_temp.keep(pg_temp.body(pg_temp.field('group', ''))) $$), 'PT409 fields_empty [{"field": "group", "names": ["Dana", "Mute"], "people": 2}]', 'nor is a hole made on its way');
select is(tests.refusal($$ select public.tell_announcement_again((select news from world)) $$), 'PT409 conflict state', 'nobody is told again before all were told');
reset role;
select public.advance_announcement(news) from world;
select is(public.get_guest_announcements(pg_temp.token('Kofi')) -> 'known' ->> 'group', 'The choir', 'each with what is known of them');
select is(public.get_shared_announcements(pg_temp.token('Kofi')) ->> 'known', '{"event": "Ball", "place": "Mill Hall"}', 'and on the event''s page with nobody''s');

-- A correction.
select tests.sign_in('ada');
select is(tests.refusal($$ select public.tell_announcement_again((select news from world)) $$), 'PT409 conflict editedAt', 'nothing is told again that did not change');
select pg_temp.keep(pg_temp.body('[{"type": "text", "text": "At 23:50."}]'));
select is((select count(*)::integer from public.mail_deliveries d where d.of_id = (select news from world)), 2, 'a correction mails nobody by itself');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.tell_announcement_again((select news from world)) $$), 'PT404 not_found', 'another account tells nobody');
reset role;
select tests.sign_in('editor');
select is(public.tell_announcement_again((select news from world)) -> 'counts' ->> 'reach', '2', 'those whom a mail reaches are told');
reset role;
select public.advance_announcement(news) from world;
select is((select string_agg(public.get_job_source(j.id) ->> 'to', ', ' order by public.get_job_source(j.id) ->> 'to') from public.jobs j
  where j.kind = 'announcement' and (public.get_job_source(j.id) ->> 'isChanged')::boolean), 'dana@guests.example, kofi@guests.example', 'each once');
select public.advance_announcement(news) from world;
select is((select count(*)::integer from public.mail_deliveries d where d.of_id = (select news from world)), 4, 'also when its work is done twice');
select tests.sign_in('ada');
select is(tests.refusal($$ select public.tell_announcement_again((select news from world)) $$), 'PT409 conflict editedAt', 'and once a correction');
select is(public.stop_announcement((select news from world)) ->> 'state', 'sent', 'stopped while it is told again, it stays sent');
reset role;
select is((select count(*)::integer from public.mail_deliveries d where d.of_id = (select news from world) and d.reason = 'stopped'
  and exists (select from public.jobs j where j.id::text = d.key and j.payload ? 'isChanged')), 2, 'and the correction goes to nobody more');
select * from finish();
rollback;
