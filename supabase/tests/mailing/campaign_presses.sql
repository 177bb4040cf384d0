-- What is pressed and opened: by a fixed list of targets, once a person, never by programs that follow all links, and only told to who may know.
begin;
select plan(42);
insert into private.server_settings (name, value) values ('siteUrl', '"https://jubilee.example"') on conflict (name) do update set value = excluded.value;
select tests.add_user('host', 'pro');
select tests.add_user('other', 'pro');
select tests.add_user('helper');
select tests.add_member('host', 'helper', 'editor');
create temp table world as select tests.add_event('host', 'Lake days') as event_id, null::uuid as id;
grant all on world to public;
create function pg_temp.guest(name text, speaks text) returns uuid language sql security definer as $$
  with made as (insert into public.guests (account_id, full_name, email, locale, time_zone)
    values (tests.account_of('host'), name, lower(name) || '@guests.example', speaks, 'Europe/Berlin') returning id)
  insert into public.event_guests (event_id, guest_id) select event_id, made.id from world, made returning guest_id $$;
select pg_temp.guest('Ute', 'de'), pg_temp.guest('Bill', 'en'), pg_temp.guest('Noor', 'en');
create function pg_temp.link(words text, href text) returns jsonb language sql as $$
  select jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
    jsonb_build_object('type', 'text', 'text', words, 'marks', jsonb_build_array(jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', href)))))))) $$;
create function pg_temp.letter(more jsonb default '{}') returns jsonb language sql security definer as $$
  select jsonb_build_object('name', 'Soon', 'language', 'en', 'subjects', '{"en": "Soon", "de": "Bald"}'::jsonb,
    'question', '{"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}'::jsonb, 'blocks', jsonb_build_array(
      jsonb_build_object('id', 'a', 'kind', 'text', 'words', jsonb_build_object('en', pg_temp.link('The way', 'https://maps.example/en'), 'de', pg_temp.link('Der Weg', 'https://maps.example/de'))),
      jsonb_build_object('id', 'b', 'kind', 'button', 'href', 'https://bus.example/', 'labels', '{"en": "The bus", "de": "Der Bus"}'::jsonb),
      jsonb_build_object('id', 'c', 'kind', 'button', 'href', private.site_url() || '/ticket/abc', 'labels', '{"en": "Your ticket", "de": "Dein Ticket"}'::jsonb),
      '{"id": "d", "kind": "answer"}'::jsonb)) || more $$;
create function pg_temp.save(more jsonb default '{}') returns text language sql as $$
  select tests.refusal(format('select public.save_email_campaign(%L, %L, %L, %s)', (select event_id from world), (select id from world), pg_temp.letter(more),
    (select revision from public.email_campaigns where id = (select id from world)))) $$;
create function pg_temp.of(who text) returns text language sql security definer as $$ select id::text from public.email_recipients where email like who || '@%' $$;
create function pg_temp.press(who text, link text, counts text default 'true') returns text language sql security definer as $$
  select public.press_campaign_link(pg_temp.of(who), jsonb_build_object('to', (select place from private.campaign_targets where href = link), 'counts', counts::jsonb)) ->> 'href' $$;
create function pg_temp.presses(who text default '%') returns bigint language sql security definer as $$
  select coalesce(sum(p.presses), 0) from private.campaign_presses p join public.email_recipients r on r.id = p.recipient_id where r.email like who || '@%' $$;
create function pg_temp.hrefs() returns setof text language sql security definer as $$ select href from private.campaign_targets order by place $$;
create function pg_temp.results() returns jsonb language sql as $$ select public.get_email_campaign_results((select id from world)) $$;

-- Chosen for each campaign, and kept by a page that knows nothing of it.
select tests.sign_in('host');
update world set id = (public.save_email_campaign(event_id, null, pg_temp.letter()) ->> 'id')::uuid;
select is(public.get_email_campaign((select id from world)) ->> 'countsOpens', 'false', 'opening is not counted unless a host says so');
select is(pg_temp.save('{"countsOpens": "yes"}'), 'PT400 invalid_input countsOpens', 'it is yes or no');
select is(pg_temp.save('{"countsOpens": true, "timing": {"from": "start", "days": -7, "at": "09:00"}}'), 'fine', 'a host chooses to count it');
select is(pg_temp.save(), 'fine', 'a page of before an update saves what it knows');
select is(public.get_email_campaign((select id from world)) #>> '{timing,days}', '-7', 'and takes no timing away that it does not know');
select is(public.get_email_campaign((select id from world)) ->> 'countsOpens', 'true', 'nor the choice');
select is(pg_temp.save('{"timing": null}'), 'fine', 'one that knows it may take it away');
select is(public.get_email_campaign((select id from world)) -> 'timing', 'null', 'then there is none');
select ok(not public.preview_email_campaign((select id from world), 'en') ? 'counted', 'what is looked at has no counted links');
select is(public.preview_email_campaign((select id from world), 'en') -> 'countsOpens', 'true', 'but says that opening is counted');
select public.send_email_campaign((select id from world));
select is(pg_temp.results() -> 'pressed', 'null', 'before it goes there is nothing to press');
select tests.be_server();
select public.run_email_campaigns();
reset role;

-- The list of targets.
select results_eq($$ select place::int, href from private.campaign_targets order by place $$,
  $$ values (1, 'https://maps.example/de'), (2, 'https://maps.example/en'), (3, 'https://bus.example/'), (4, 'answer:yes'), (5, 'answer:maybe'), (6, 'answer:no') $$,
  'each link has its place; the product''s own pages, such as tickets, have none');
select is((select public.get_job_source(r.delivery_key::uuid) #>> '{counted,places,https://bus.example/}' from public.email_recipients r where r.email like 'ute@%'), '3', 'which its mails are told');
select is((select public.get_job_source(r.delivery_key::uuid) #>> '{counted,url}' from public.email_recipients r where r.email like 'ute@%'),
  private.site_url() || '/functions/v1/embed/pressed/' || pg_temp.of('ute'), 'with the reader''s own address of the product');
update public.mail_deliveries set status = 'sent', sent_at = now() where of_id = (select id from world);

-- Where they lead.
select tests.be_server();
select is(pg_temp.press('bill', 'https://bus.example/'), 'https://bus.example/', 'a link leads to its target');
select ok(pg_temp.press('bill', 'answer:yes') like 'https://jubilee.example/invitation/%?answer=yes', 'an answer to the reader''s own page');
select is(tests.refusal(format('select public.press_campaign_link(%L, %L)', pg_temp.of('bill'), p)), 'PT404 link_invalid', p || ' leads nowhere')
from unnest(array['{"to": "7", "counts": true}', '{"to": "https://evil.example", "counts": true}', '{"to": null}', '{}', '{"to": "-1"}']) p;
select is(tests.refusal(format('select public.press_campaign_link(%L, %L)', t, '{"to": "1", "counts": true}')), 'PT404 link_invalid', 'nor does a made-up reader')
from unnest(array['00000000-0000-4000-8000-000000000000', 'anybody']) t;
select is(pg_temp.press('bill', 'https://bus.example/', 'false'), 'https://bus.example/', 'who only looks at the head is led, too');
select is(pg_temp.press('bill', 'https://bus.example/'), 'https://bus.example/', 'a second press');

-- A program that follows all links is no reader, until somebody presses.
select pg_temp.press('ute', h) from pg_temp.hrefs() h where h <> 'https://maps.example/en';
select is(pg_temp.presses('ute'), 0::bigint, 'all links of a mail at once are no person');
select is(pg_temp.presses('bill'), 3::bigint, 'some of them are');
select pg_temp.press('ute', 'answer:no');
select is(pg_temp.presses('ute'), 0::bigint, 'nor is what the program follows again at once');
reset role;
update private.campaign_presses set first_at = first_at - interval '1 minute', last_at = last_at - interval '1 minute' where recipient_id::text = pg_temp.of('ute');
select tests.be_server();
select pg_temp.press('ute', 'answer:no');
select is(pg_temp.presses('ute'), 1::bigint, 'who presses later is');
select public.open_campaign_mail(pg_temp.of(w)) from unnest(array['ute', 'ute', 'noor']) w;
select is(tests.refusal($$ select public.open_campaign_mail('anybody') $$), 'PT404 link_invalid', 'nobody else''s mail is opened');
reset role;

-- Told, and the numbers tie.
select tests.sign_in('host');
select is(pg_temp.results() -> 'opened', '{"people": 2, "times": 3}', 'who opened it, once a person, and how often');
select is(pg_temp.results() -> 'pressed', '{"people": 2, "times": 4}', 'who pressed');
select is((select sum((t ->> 'times')::int) from jsonb_array_elements(pg_temp.results() -> 'targets') t), 4::bigint, 'the sum of the links is the whole');
select is((select sum((t ->> 'times')::int) from jsonb_array_elements(pg_temp.results() -> 'targets') t),
  pg_temp.presses(), 'and what was written down');
select is(jsonb_path_query_first(pg_temp.results(), '$.targets[*] ? (@.href == "https://bus.example/")') - 'place', '{"href": "https://bus.example/", "labels": {"en": "The bus", "de": "Der Bus"}, "people": 1, "times": 2}', 'by link');
select is(public.list_email_campaigns((select event_id from world)) #> '{0,counts}', (select jsonb_object_agg(k, pg_temp.results() -> k) from unnest('{open,answered,left,opened,pressed}'::text[]) k), 'the list says the same');
select is(jsonb_path_query_array(pg_temp.results(), '$.pressing[*].name'), '["Ute", "Bill"]', 'and who they were, for who sees how people are reached');
select tests.sign_in('helper');
select is(jsonb_path_query_array(pg_temp.results(), '$.pressing[*].name'), '["Ute", "Bill"]', 'an editor sees it, too');
reset role;
delete from public.role_permissions p using public.roles r where r.id = p.role_id and r.key = 'editor' and p.permission = 'guests.read_contact';
select tests.sign_in('helper');
select is(pg_temp.results() -> 'pressing', 'null', 'who sends messages and sees no addresses is told figures alone');
reset role;
update public.email_campaigns set counts_opens = false;
select tests.be_server();
select is(public.open_campaign_mail(pg_temp.of('bill')) -> 'opened', 'false', 'where it is not counted, nothing is');
reset role;
select is(jsonb_path_query_array(private.held_campaigns((select g from public.guests g where g.full_name = 'Ute')), '$.campaigns[*].pressed'), '[1]', 'it is told to whom it is about');
select private.forget_campaign_mails((select g from public.guests g where g.full_name = 'Ute'));
select is((select count(*)::int from private.campaign_presses), 2, 'and forgotten with them');

select * from finish();
rollback;
