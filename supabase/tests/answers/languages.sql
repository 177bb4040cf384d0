-- The language of mails: a guest's own, from their list, their answer or their order; else the event's.
begin;
select plan(12);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id, null::text as share,
  null::text as shop, null::uuid as batch, null::uuid as seat;
grant all on world to public;
update public.events set locale = 'de', max_party_size = 4 where id = (select event_id from world);
update world set share = tests.add_link(event_id), shop = tests.add_link(event_id, 'embed_tickets');
with made as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Seat', 1000, 9 from world returning id)
update world set seat = made.id from made;
create function pg_temp.locale_of(person text) returns text language sql as $$ select locale from public.guests where full_name = person $$;
create function pg_temp.link_of(person text) returns text language sql security definer set search_path = '' as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation'))
  from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = person $$;
create function pg_temp.answer(person text, language text) returns jsonb language sql security definer set search_path = '' as $$
  select public.answer_party(pg_temp.link_of(person), jsonb_build_object('idempotencyKey', 'answer-' || person || language, 'language', language,
    'members', jsonb_build_array(jsonb_build_object('id', eg.id, 'answer', 'yes'))))
  from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = person $$;

select is(private.reader_language('pt-BR'), 'pt-BR', 'a language and its region');
select is(private.reader_language('<script>'), null, 'and nothing else');

-- From the list.
select tests.sign_in('host');
update world set batch = public.start_guest_import(event_id, 'guests.csv', '{}');
select public.import_guest_rows((select batch from world), (select jsonb_agg(jsonb_build_object('line', n, 'key', 'row-' || n, 'fullName', name,
  'email', n || '@guests.example', 'tags', '[]'::jsonb, 'custom', '{}'::jsonb, 'locale', locale))
  from (values (1, 'Inês Costa', 'pt-BR'), (2, 'Yan Mo', null), (3, 'Odd One', 'not a language')) l (n, name, locale)));
reset role;
select is(pg_temp.locale_of('Inês Costa'), 'pt-BR', 'a list names the language');
select is(pg_temp.locale_of('Odd One'), null, 'what is none is left open');
select tests.sign_in('host');
select public.send_invitations((select event_id from world));
select tests.be_server();
select results_eq($$ select j.source ->> 'locale' from (select public.get_job_source(j.id) as source from public.jobs j where j.kind = 'invitation') j order by j.source ->> 'to' $$,
  array['pt-BR', 'de', 'de'], 'invitations speak it, and the event''s where none is known');
reset role;

-- From an answer.
select tests.be_server();
select pg_temp.answer('Yan Mo', 'zh'), pg_temp.answer('Inês Costa', 'fr');
reset role;
select is(pg_temp.locale_of('Yan Mo'), 'zh', 'the language in which somebody has answered by their own link');
select is(pg_temp.locale_of('Inês Costa'), 'pt-BR', 'what the list says stays');
select tests.be_server();
select public.submit_rsvp((select share from world), '{"idempotencyKey": "a-new-guest-fr", "name": "Zoé Petit", "email": "zoe@guests.example", "answer": "no", "language": "fr"}');
select public.submit_rsvp((select share from world), '{"idempotencyKey": "a-new-guest-nn", "name": "Uwe Kurz", "email": "uwe@guests.example", "answer": "no"}');
select public.submit_rsvp((select share from world), '{"idempotencyKey": "not-odd-himself", "name": "Odd One", "email": "3@guests.example", "answer": "no", "language": "ja"}');
reset role;
select is(pg_temp.locale_of('Zoé Petit'), 'fr', 'or by everybody''s');
select is(pg_temp.locale_of('Uwe Kurz'), 'de', 'else the event''s');
select is(pg_temp.locale_of('Odd One'), null, 'a name and an address decide nothing for somebody on the list');

-- From an order.
select tests.be_server();
create temp table bought as select public.create_hold((select shop from world), jsonb_build_object('idempotencyKey', 'an-order-in-arabic', 'language', 'ar',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 2)))) as o;
update bought set o = public.place_order(o ->> 'orderToken', '{"buyer": {"name": "Nur Aziz", "email": "nur@guests.example"}, "holders": ["", "Sami"], "idempotencyKey": "placing-it"}');
reset role;
select is((select locale from public.orders), 'ar', 'an order''s mails speak its buyer''s language');
select is((select o -> 'holders' from bought), '["", "Sami"]', 'and an order that is not paid yet knows its holders');
select * from finish();
rollback;
