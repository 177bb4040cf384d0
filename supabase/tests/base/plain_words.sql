-- One rule of names in every search and every match: letters that do not decompose, case, accents, alphabets.
begin;
select plan(26);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host', 'Højskole i Łódź') as event_id, tests.account_of('host') as account_id,
  null::uuid as lukasz, null::uuid as batch, null::text as token, null::text as gate;
grant all on world to public;
create function pg_temp.guest(name text, address text) returns uuid language sql as $$
  with made as (insert into public.guests (account_id, full_name, email) select account_id, name, address from world returning id)
  insert into public.event_guests (event_id, guest_id) select event_id, made.id from world, made returning guest_id $$;
update world set lukasz = pg_temp.guest('Łukasz Øster', 'lo@guests.example'), token = tests.add_link(event_id);
select pg_temp.guest('Фёдор Ильин', 'fi@guests.example'), pg_temp.guest('Jürgen Groß', 'jg@guests.example'), pg_temp.guest('İpek Işık', 'ii@guests.example');
update public.events set rsvp_enabled = true, max_party_size = 4 where id = (select event_id from world);
create function pg_temp.own(typed text, kind text) returns text language sql as $$
  select coalesce(string_agg(r ->> 'title', ', '), '') from jsonb_array_elements(public.search_own(jsonb_build_object('text', typed, 'kinds', jsonb_build_array(kind))) -> 'groups') g,
    jsonb_array_elements(g -> 'rows') r $$;

-- Searches.
select tests.sign_in('host');
select is(pg_temp.own('lukasz OSTER', 'guests'), 'Łukasz Øster', 'own search finds without the strokes');
select is(pg_temp.own('łUKASZ øster', 'guests'), 'Łukasz Øster', 'and in the other case');
select is(pg_temp.own('федор', 'guests'), 'Фёдор Ильин', 'in Cyrillic, with е for ё');
select is(pg_temp.own('juergen gross', 'guests'), 'Jürgen Groß', 'as Germans write without their letters');
select is(pg_temp.own('IPEK isik', 'guests'), 'İpek Işık', 'with and without dots');
select is(pg_temp.own('hojskole lodz', 'events'), 'Højskole i Łódź', 'events too');
select is(public.list_members(jsonb_build_object('eventId', (select event_id from world), 'text', 'ØSTER')) ->> 'total', '1', 'the directory');
select is((select jsonb_array_length(public.find_activity_hosts(event_id, 'groß')) from world), 1, 'who leads an activity');
select is((select count(*)::int from public.event_rsvp_list l where l.name_words like all (array['%oster%', '%lukasz%'])), 1, 'answers over all events');
select is((select jsonb_array_length(public.list_invitation_recipients(event_id, 'invitation', null, 'ФЁДОР')) from world), 1, 'who gets an invitation');
select is((select r #>> '{0,name}' from (select public.list_invitation_recipients(event_id, 'invitation', null, 'lukasz') as r from world) l), 'Łukasz Øster', 'by name');
reset role;
insert into public.orders (account_id, event_id, code, token_hash, currency, total_minor, status, buyer_name, buyer_email, test_mode)
select account_id, event_id, '2AA-2AAA', sha256('2AA'), 'EUR', 0, 'completed', 'Þórður Æsir', 'th@guests.example', false from world;
select tests.sign_in('host');
select is((select jsonb_array_length(public.list_orders(event_id, search_param => 'thordur aesir') -> 'orders') from world), 1, 'orders');
select is(pg_temp.own('þÓRÐUR', 'orders'), 'Þórður Æsir', 'and orders in the own search');

-- Matches.
update world set batch = public.start_guest_import(event_id, 'guests.csv', '{"Name": "fullName"}');
select is(public.import_guest_rows((select batch from world), jsonb_build_array(jsonb_build_object('line', 2, 'key', 'row-2', 'firstName', 'ŁUKASZ', 'lastName', 'ØSTER',
  'email', 'lo@guests.example', 'phone', '7', 'tags', '[]'::jsonb, 'custom', '{}'::jsonb, 'householdKey', null))) - 'refused',
  '{"added": 0, "updated": 1, "unchanged": 0}', 'an import knows whom it means');
reset role;
select is(private.find_invited((select event_id from world), 'Lukasz Oster', 'loo@guests.example'), (select eg.id from public.event_guests eg join world on eg.guest_id = world.lukasz), 'a lost link finds its guest');
select pg_temp.guest('Lena Øster', 'lo@guests.example');
select is((private.ensure_event_guest((select e from public.events e join world on e.id = world.event_id), 'lukasz øster', 'lo@guests.example', 'rsvp')).guest_id,
  (select lukasz from world), 'an answer under a shared address goes to whom it names');
select is((select count(*)::int from public.guests), 5, 'nobody was made twice');

-- The door: a ticket in other letters is its holder's.
create temp table bought as
  with kind as (insert into public.ticket_types (account_id, event_id, name) select account_id, event_id, 'Seat' from world returning *),
  sold as (insert into public.orders (account_id, event_id, code, token_hash, currency, total_minor, status, buyer_name, buyer_email, buyer_guest_id, test_mode)
    select account_id, event_id, '2BB-2BBB', sha256('2BB'), 'EUR', 0, 'completed', 'Łukasz Øster', 'lo@guests.example', lukasz, false from world returning *),
  item as (insert into public.order_items (account_id, event_id, order_id, ticket_type_id, name, quantity, unit_minor, position)
    select k.account_id, k.event_id, s.id, k.id, 'Seat', 1, 0, 1 from kind k, sold s returning *)
  select i.* from item i;
insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, event_guest_id, number, holder_name, price_minor, code)
select b.account_id, b.event_id, b.order_id, b.id, b.ticket_type_id, eg.id, 'T-0001', 'LUKASZ ØSTER', 0, 'code'
from bought b, world w join public.event_guests eg on eg.guest_id = w.lukasz;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select w.account_id, w.event_id, eg.id, 'yes', 2 from world w join public.event_guests eg on eg.guest_id = w.lukasz;
insert into public.rsvp_companions (account_id, event_id, event_guest_id, name, position)
select w.account_id, w.event_id, eg.id, 'Ines Groß', 1 from world w join public.event_guests eg on eg.guest_id = w.lukasz;
select is((select array_agg(p.place order by p.place) from private.guest_places((select event_id from world)) p where p.ticket_id is not null), '{0}', 'the ticket stands for its holder alone');
update public.tickets set holder_name = 'ines GROSS';
select is((select array_agg(p.place order by p.place) from private.guest_places((select event_id from world)) p where p.ticket_id is not null), '{1}', 'or for whom it names of those they bring');

-- The words follow the name, and a name of signs alone is not everybody's.
update public.guests set full_name = 'Đorđe Ħall' where id = (select lukasz from world);
select is((select name_key || '|' || name_words from public.guests where id = (select lukasz from world)), 'dorde hall|dorde hall', 'a new name has new words');
select is(private.word_patterns(' ''-% '), '{}', 'signs alone are no words');
select is(private.search_words('x') like all (private.word_patterns('')), true, 'nothing typed finds everything');
select is(private.check_email('Jürgen@Bücher.example', 'email'), 'jürgen@bücher.example', 'an address may have letters of any alphabet');
select is(tests.refusal($$ select private.check_email('"ada"@guests.example', 'email') $$), 'PT400 invalid_input email', 'and no quotes');
select is(tests.refusal(format('select private.check_email(%L, %L)', 'ada' || chr(8238) || '@guests.example', 'email')), 'PT400 invalid_input email', 'and nothing that turns the letters round');
select is(private.plain_words(null), '', 'no name, no words');
select * from finish();
rollback;
