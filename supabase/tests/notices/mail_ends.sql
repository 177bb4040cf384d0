-- "No more mails" acts on an address and a host: it outlives the guest, the link and the event, and it confirms to nobody whose address that is.
begin;
select plan(27);
select tests.add_user('host', 'business');
select tests.add_user('stranger', 'business');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
grant select on world to public;

create function pg_temp.add(address text) returns uuid language sql as $$
  with made as (insert into public.guests (account_id, full_name, email) select account_id, 'Ada Okafor', address from world returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id)
  select m.account_id, w.event_id, m.id from made m, world w returning id
$$;
create function pg_temp.link(place uuid) returns text language sql as $$
  select private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = place
$$;
create function pg_temp.may(address text, whose text default 'host') returns boolean language sql as $$
  select private.may_mail(address, tests.account_of(whose), 'campaigns')
$$;
create temp table held as select p.id as place, pg_temp.link(p.id) as token from (select pg_temp.add('ada@guests.example') as id) p;

-- While she is on the list.
select is(public.get_mail_wish((select token from held)), '{"wantsMail": true}'::jsonb, 'a link says how it stands, and nothing else');
select is(tests.refusal($$ select public.get_mail_wish('a-token-that-nobody-ever-held') $$), 'PT404 link_invalid', 'one that no mail held says nothing');
select is(tests.refusal($$ select public.set_mail_wish('a-token-that-nobody-ever-held', false) $$), 'PT404 link_invalid', 'and ends nothing');

-- Taken off the list, and with the whole of her.
delete from public.event_guests where id = (select place from held);
select is(tests.refusal($$ select public.get_personal_invitation((select token from held)) $$), 'PT404 link_invalid', 'taken off, her link opens nothing');
select is(public.get_mail_wish((select token from held)) ->> 'wantsMail', 'true', 'and still says how it stands');
delete from public.guests where email = 'ada@guests.example';
select is(public.set_mail_wish((select token from held), false) ->> 'wantsMail', 'false', 'and ends the mails when nothing is left of her');
select is(public.get_mail_wish((select token from held)) ->> 'wantsMail', 'false', 'which it knows');
select is(pg_temp.may('ada@guests.example'), false, 'no mail goes to the address');
select is(pg_temp.may('ada@guests.example', 'stranger'), true, 'of these hosts, and of no others');
select is(private.may_mail('ada@guests.example', tests.account_of('host'), 'changes'), true, 'what is essential goes');

-- The same list comes again.
create temp table again as select pg_temp.add('Ada@Guests.example') as place;
select is((select unsubscribed_at is not null from public.guests where email = 'ada@guests.example'), true, 'back on the list she still wants none');
select is(pg_temp.may('ada@guests.example'), false, 'and gets none');
select is(public.set_mail_wish((select token from held), true) ->> 'wantsMail', 'true', 'the old mail takes them up again, too');
select is(pg_temp.may('ada@guests.example'), true, 'and they go');
select is(public.set_mail_wish((select token from held), false) ->> 'wantsMail', 'false', 'one taken off and brought back stops them by the mail she holds');
select is((select count(*)::int from public.guests where email = 'ada@guests.example' and unsubscribed_at is not null), 1, 'at the place she has now');
select is(public.set_mail_wish(pg_temp.link((select place from again)), true) ->> 'wantsMail', 'true', 'and her new link takes back what the old one said');
select is(pg_temp.may('ada@guests.example'), true, 'for the host''s mails');

-- A person gets another address; a list is written by hand.
select public.set_mail_wish(pg_temp.link((select place from again)), false);
delete from public.mail_suppressions where email = 'ada@guests.example';
update public.guests set email = 'ada.new@guests.example' where email = 'ada@guests.example';
select is(pg_temp.may('ada@guests.example'), false, 'an address that a person leaves keeps its wish');
select is(pg_temp.may('ada.new@guests.example'), false, 'and so does the person');
update public.guests set unsubscribed_at = null, email = 'ada@guests.example' where email = 'ada.new@guests.example';
select is((select unsubscribed_at is not null from public.guests where email = 'ada@guests.example'), true, 'nothing written over it takes it back');
select tests.sign_in('host');
select is(tests.refusal($$ update public.guests set unsubscribed_at = null where email = 'ada@guests.example' $$), '42501', 'least of all by the host');
select lives_ok($$ update public.guests set notes = 'Likes boats' where email = 'ada@guests.example' $$, 'who keeps the rest of the list');
reset role;
select public.set_mail_wish(pg_temp.link((select place from again)), true);

-- A new link, an event that goes, somebody who is forgotten, an account that goes.
create temp table renewed as select pg_temp.link(place) as token from again;
update public.personal_links set token_hash = private.hash_token('renewed'), generation = generation + 1 where event_guest_id = (select place from again);
select is(public.get_mail_wish((select token from renewed)) ->> 'wantsMail', 'true', 'a renewed link still ends mails');
delete from public.events where id = (select event_id from world);
select is(public.get_mail_wish((select token from renewed)) ->> 'wantsMail', 'true', 'so does that of an event that is gone');
select private.forget_guest(g) from public.guests g where g.email = 'ada@guests.example';
select is(tests.refusal($$ select public.get_mail_wish((select token from renewed)) $$), 'PT404 link_invalid', 'of who is forgotten nothing is kept');
delete from public.accounts where id = (select account_id from world);
select is((select count(*)::int from private.mail_ends), 0, 'nor of an account that is gone');
select * from finish();
