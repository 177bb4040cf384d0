-- Audiences: who a question means, how each can be reached, who may ask, and what is kept of it.
begin;
select plan(48);
select tests.add_user('ada', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user(p) from unnest(array['viewer', 'steward', 'editor', 'chosen']) p;
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'steward', 'check_in');
select tests.add_member('ada', 'editor', 'editor');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('ada', 'Picnic') as picnic, null::uuid as kept;
grant all on world to public;

insert into public.guests (id, account_id, full_name, email, locale, time_zone, tags, custom, created_at)
select tests.id_of(g.n), tests.account_of('ada'), g.n, g.email, g.locale, g.zone, g.tags, g.custom::jsonb, now() + g.o * interval '1 second'
from (values
  (1, 'Kofi', 'kofi@guests.example', 'de', 'Asia/Tokyo', '{jazz}'::text[], '{"Bus": "North"}'),
  (2, 'Ama', 'kofi@guests.example', null, 'Nowhere', '{jazz,old}', '{"Bus": "South"}'),
  (3, 'Dana', 'dana@guests.example', null, null, '{}', '{"Bus": " "}'),
  (4, 'Mute', null, null, null, '{old}', '{}'),
  (5, 'Priya', 'priya@guests.example', null, null, '{}', '{}'),
  (6, 'Late', 'late@guests.example', null, null, '{}', '{}'),
  (7, 'Blocked', 'blocked@guests.example', null, null, '{jazz}', '{}'),
  (8, 'Elsewhere', 'else@guests.example', null, null, '{jazz}', '{}'),
  (9, 'Editor as guest', 'editor@personas.example', null, null, '{}', '{}')) g (o, n, email, locale, zone, tags, custom);
update public.guests g set email = (select lower(u.email) from auth.users u where u.id = tests.id_of('editor')) where g.full_name = 'Editor as guest';
update public.guests set status = 'blocked' where full_name = 'Blocked';
update public.guests set unsubscribed_at = now() where full_name = 'Priya';
insert into public.event_guests (id, account_id, event_id, guest_id, group_label, opened_at)
select tests.id_of(g.full_name || '''s place'), g.account_id, (select ball from world), g.id,
  case when g.full_name in ('Kofi', 'Dana') then '1997' when g.full_name = 'Mute' then '1998' end, case when g.full_name = 'Dana' then now() end
from public.guests g where g.full_name not in ('Elsewhere');
insert into public.event_guests (account_id, event_id, guest_id)
select g.account_id, (select picnic from world), g.id from public.guests g where g.full_name in ('Elsewhere', 'Kofi');
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('ada'), (select ball from world), tests.id_of(r.n || '''s place'), r.a, case when r.a = 'no' then 0 else 1 end
from (values ('Kofi', 'yes'), ('Ama', 'yes'), ('Dana', 'maybe'), ('Priya', 'yes'), ('Mute', 'no')) r (n, a);
insert into private.member_profiles (guest_id, account_id, died_on) values (tests.id_of('Late'), tests.account_of('ada'), '2020-01-01');

create function pg_temp.ball() returns uuid language sql stable as $$ select w.ball from pg_temp.world w $$;
create function pg_temp.asks(who text, match text default 'all', without text default '[]') returns jsonb language sql immutable as $$
  select jsonb_build_object('match', match, 'who', who::jsonb, 'without', without::jsonb) $$;
create function pg_temp.names(question jsonb, of_event uuid default pg_temp.ball(), request jsonb default '{}') returns text language sql as $$
  select coalesce(string_agg(r ->> 'name', ', ' order by r ->> 'name'), '') from jsonb_array_elements(
    public.list_audience(tests.account_of('ada'), of_event, question, request || '{"size": 200}') -> 'rows') r $$;
create function pg_temp.counts(question jsonb, of_event uuid default pg_temp.ball()) returns jsonb language sql as $$
  select public.count_audience(tests.account_of('ada'), of_event, question) $$;
create function pg_temp.one(question jsonb, person text) returns jsonb language sql as $$
  select r from jsonb_array_elements(public.list_audience(tests.account_of('ada'), (select ball from pg_temp.world), question, '{"size": 200}') -> 'rows') r
  where r ->> 'name' = person $$;

-- What can be asked.
select tests.sign_in('ada');
select is(pg_temp.names(pg_temp.asks('[{"kind": "everyone"}]')), 'Ama, Dana, Editor as guest, Kofi, Mute, Priya', 'everyone on the list, but who died or was blocked');
select is(pg_temp.names(pg_temp.asks('[{"kind": "everyone"}]'), null), 'Ama, Dana, Editor as guest, Elsewhere, Kofi, Mute, Priya', 'everyone the account knows');
select is(pg_temp.names(pg_temp.asks('[{"kind": "answer", "values": ["yes"]}]')), 'Ama, Kofi, Priya', 'who comes');
select is(pg_temp.names(pg_temp.asks('[{"kind": "answer", "values": ["pending", "no"]}]')), 'Editor as guest, Mute', 'who has not answered or does not come');
select is(pg_temp.names(pg_temp.asks('[{"kind": "group", "values": ["1997"]}]')), 'Dana, Kofi', 'a group');
select is(pg_temp.names(pg_temp.asks('[{"kind": "group"}]')), 'Dana, Kofi, Mute', 'any group');
select is(pg_temp.names(pg_temp.asks('[{"kind": "tag", "values": ["jazz", "old"]}]')), 'Ama, Kofi, Mute', 'tags, of people on this list');
select is(pg_temp.names(pg_temp.asks('[{"kind": "field", "field": "Bus"}]')), 'Ama, Kofi', 'an own field that says something');
select is(pg_temp.names(pg_temp.asks('[{"kind": "field", "field": "Bus", "values": ["South"]}]')), 'Ama', 'or one word');
select is(pg_temp.names(pg_temp.asks('[{"kind": "opened"}]')), 'Ama, Dana, Kofi, Mute, Priya', 'who has opened their link or answered');
select is(pg_temp.names(pg_temp.asks(jsonb_build_array(jsonb_build_object('kind', 'list', 'values',
  jsonb_build_array(tests.id_of('Kofi'), tests.id_of('Elsewhere'), tests.id_of('Blocked'))))::text)), 'Kofi', 'a list by hand, of whom is on the list and not blocked');
select is(pg_temp.names(pg_temp.asks(jsonb_build_array(jsonb_build_object('kind', 'everyone', 'eventId', (select picnic from world)))::text)), 'Kofi',
  'who is on another event''s list, too');
select is(pg_temp.names(pg_temp.asks(jsonb_build_array(jsonb_build_object('kind', 'everyone', 'eventId', (select picnic from world)))::text), null),
  'Elsewhere, Kofi', 'of the account, who is on one event''s list');
select is(pg_temp.names(pg_temp.asks('[{"kind": "tag", "values": ["old"]}, {"kind": "answer", "values": ["yes"]}]')), 'Ama', 'all parts');
select is(pg_temp.names(pg_temp.asks('[{"kind": "tag", "values": ["old"]}, {"kind": "answer", "values": ["yes"]}]', 'any')), 'Ama, Kofi, Mute, Priya', 'any part');
select is(pg_temp.names(pg_temp.asks('[{"kind": "answer", "values": ["yes"]}]', 'all', '[{"kind": "tag", "values": ["old"]}, {"kind": "group"}]')), 'Priya', 'without some');
select ok(pg_temp.names(pg_temp.asks('[{"kind": "team"}]')) ~ 'ada' and pg_temp.names(pg_temp.asks('[{"kind": "team"}]')) ~ 'steward', 'the team');
select is(pg_temp.counts(pg_temp.asks('[{"kind": "everyone"}, {"kind": "team"}]', 'any')) ->> 'people', '9', 'a colleague who is a guest by the same address is one person');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}, {"kind": "team"}]', 'any'), 'Editor as guest') -> 'channels', '["email", "product"]', 'with all their ways');

-- How they are reached.
select is(pg_temp.counts(pg_temp.asks('[{"kind": "everyone"}]')) - 'sample' - 'languages',
  '{"people": 6, "email": 3, "product": 6, "push": 0, "withoutAddress": 1, "switchedOff": 1, "comesBack": 0, "sharedAddress": 1, "notMeant": 2, "zones": 2}', 'how many, and by what');
select is((select jsonb_object_agg(a.key, pg_temp.counts(pg_temp.asks(jsonb_build_array(jsonb_build_object('kind', 'answer', 'values', jsonb_build_array(a.key)))::text)) -> 'people')
  from jsonb_each(public.get_audience_choices(tests.account_of('ada'), pg_temp.ball()) -> 'answers') a),
  public.get_audience_choices(tests.account_of('ada'), pg_temp.ball()) -> 'answers', 'what can be chosen counts whom it means');
select is(pg_temp.counts(pg_temp.asks('[{"kind": "everyone"}]')) -> 'languages', '[{"locale": "en", "people": 5}, {"locale": "de", "people": 1}]', 'in which languages');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Kofi') -> 'channels', '["email", "product"]', 'an address is written to once, to whom the host knew first');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Ama') -> 'off', '["shared_address"]', 'and not to who shares it');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Mute') -> 'off', '["no_address"]', 'who has no address is said');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Priya') -> 'off', '["unsubscribed"]', 'so is who wants no mails');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Kofi') ->> 'timeZone', 'Asia/Tokyo', 'a person''s own zone');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Ama') ->> 'timeZone', (select e.time_zone from public.events e where e.id = (select ball from world)), 'else the event''s, also where it is none');
select is(pg_temp.one(pg_temp.asks('[{"kind": "tag", "values": ["jazz", "old"]}, {"kind": "answer", "values": ["yes"]}]', 'any'), 'Ama') -> 'why',
  '[{"part": 0, "facts": ["jazz", "old"]}, {"part": 1, "facts": ["yes"]}]', 'and why each is among them');
select is(pg_temp.names(pg_temp.asks('[{"kind": "everyone"}]'), (select ball from world), '{"filter": "no_email"}'), 'Ama, Mute, Priya', 'those no mail reaches are one press away');
select is(pg_temp.names(pg_temp.asks('[{"kind": "everyone"}]'), (select ball from world), '{"text": "kof"}'), 'Kofi', 'and can be looked for');

-- What is no question.
select is(tests.refusal(format($$ select pg_temp.counts(%L) $$, q)), 'PT400 invalid_input question', 'refused: ' || q) from unnest(array[
  '{"who": []}', '{"who": [{"kind": "secrets"}]}', '{"who": [{"kind": "answer", "values": ["perhaps"]}]}',
  '{"who": [{"kind": "list", "values": ["1 or 1=1"]}]}']) q;
select is(tests.refusal($$ select pg_temp.counts('{"who": [{"kind": "answer", "values": ["yes"]}]}', null) $$), 'PT400 invalid_input question', 'an answer to no event');

-- Keeping.
update world set kept = (public.save_audience(tests.account_of('ada'), ball, null, 'Bus north', pg_temp.asks('[{"kind": "field", "field": "Bus", "values": ["North"]}]')) ->> 'id')::uuid;
select is(tests.refusal($$ select public.save_audience(tests.account_of('ada'), ball, null, 'bus NORTH', pg_temp.asks('[{"kind": "everyone"}]')) from world $$), 'PT409 conflict name', 'a name is there once');
reset role;

-- Who may.
select tests.sign_in('steward');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Kofi') -> 'email', 'null'::jsonb, 'who may not read addresses sees people without them');
select is(tests.refusal($$ select public.save_audience(tests.account_of('ada'), ball, null, 'Mine', pg_temp.asks('[{"kind": "everyone"}]')) from world $$), 'PT404 not_found', 'and keeps none');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Kofi') ->> 'email', 'kofi@guests.example', 'who may reads them');
select is((select count(*)::integer from public.audiences), 1, 'and sees what is kept');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select pg_temp.counts(pg_temp.asks('[{"kind": "everyone"}]')) $$), 'PT404 not_found', 'another account asks nothing');
select is((select count(*)::integer from public.audiences), 0, 'and sees nothing');
select is(tests.refusal($$ select public.delete_audience((select kept from world)) $$), 'PT404 not_found', 'nor deletes');
reset role;

-- What keeps a mail from an address keeps it from the audience, too.
select private.suppress_mail('dana@guests.example', 'hard_bounce');
select private.suppress_mail('kofi@guests.example', 'unsubscribed', tests.account_of('ada'), 'announcements');
select private.suppress_mail('editor@elsewhere.example', 'complaint');
select is((select count(*)::integer from private.audience_people(private.check_audience(pg_temp.asks('[{"kind": "everyone"}, {"kind": "team"}]', 'any'), tests.account_of('ada'), pg_temp.ball()),
    tests.account_of('ada'), pg_temp.ball(), t.topic) p
  where p.email is not null and not 'shared_address' = any (p.off)
    and ('email' = any (p.channels)) <> private.may_mail(p.email, tests.account_of('ada'), t.topic)), 0, 'as the one rule says of mails about ' || t.topic)
from unnest('{announcements,campaigns}'::text[]) t (topic);
select tests.sign_in('ada');
select is(pg_temp.one(pg_temp.asks('[{"kind": "everyone"}]'), 'Dana') -> 'off', '["bounced"]', 'and it is said what it is');
reset role;

-- Who is forgotten.
update public.audiences set question = pg_temp.asks(jsonb_build_array(jsonb_build_object('kind', 'list', 'values', jsonb_build_array(tests.id_of('Kofi'), tests.id_of('Dana'))))::text);
select private.forget_audiences(g) from public.guests g where g.full_name = 'Kofi';
select is((select question #> '{who,0,values}' from public.audiences), jsonb_build_array(tests.id_of('Dana')), 'who is forgotten is taken off lists by hand');
select * from finish();
rollback;
