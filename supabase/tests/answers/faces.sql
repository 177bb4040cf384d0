-- Who is seen on an event's page: only where its hosts show it, only who comes, only who agreed.
begin;
select plan(28);
select tests.add_user('host', 'business');
select tests.add_user('reader');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
alter table world add share text, add showcase text;
update world set share = tests.add_link(event_id), showcase = tests.add_link(event_id, 'showcase');
grant select on world to public;

create function pg_temp.add_guest(person text, home uuid default null, as_role text default 'member') returns uuid language sql as $$
  with made as (insert into public.guests (account_id, full_name) select account_id, person from world returning id, account_id)
  insert into public.event_guests (account_id, event_id, guest_id, household_id, role)
  select m.account_id, w.event_id, m.id, home, as_role from made m, world w returning id $$;
create temp table home as
  with made as (insert into public.households (account_id, name) select account_id, 'The Okafors' from world returning id) select id from made;
create temp table people (key text primary key, id uuid, token text);
insert into people (key, id) values ('ada', pg_temp.add_guest('Ada Okafor', (select id from home))), ('ben', pg_temp.add_guest('Ben Okafor', (select id from home))),
  ('kid', pg_temp.add_guest('Chi Okafor', (select id from home), 'child')), ('dan', pg_temp.add_guest('Dan Solo')), ('eve', pg_temp.add_guest('Eve Quiet'));
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
  select w.account_id, w.event_id, p.id, case when p.key = 'eve' then 'no' else 'yes' end, case when p.key = 'eve' then 0 else 1 end from people p, world w;
update people p set token = private.personal_token(private.ensure_personal_link(eg, 'invitation')) from public.event_guests eg where eg.id = p.id;
grant select on people to public;
create function pg_temp.id_of(k text) returns uuid language sql as $$ select id from people where key = k $$;
create function pg_temp.shows(by_link_of text, person text, shown boolean) returns text language sql as $$
  select tests.refusal(format('select public.show_face(%L, %L)', (select token from people where key = by_link_of),
    jsonb_build_object('person', pg_temp.id_of(person), 'isShown', shown))) $$;
create function pg_temp.seen(of_link text default null) returns text language sql as $$
  select coalesce(string_agg(n, ', '), '-') from jsonb_array_elements_text(public.get_shared_faces(coalesce(of_link, (select share from world))) -> 'names') n $$;

-- Hosts.
select tests.sign_in('host');
select is(public.get_event_faces(event_id), '{"isShown": false, "agreed": 0, "coming": 4}', 'a new event shows nobody') from world;
select is((public.set_faces_shown(event_id, true) ->> 'isShown')::boolean, true, 'its owner shows who comes') from world;
select is(tests.refusal($$ update public.event_guests set face_name = 'Dan' where id = pg_temp.id_of('dan') $$), '42501', 'nobody agrees in place of a guest');
select is(tests.refusal($$ update public.events set shows_faces = false $$), '42501', 'it is set by its call alone');
reset role;
select is((select count(*)::int from public.audit_log l where l.after ->> 'shows_faces' = 'true' or l.after ? 'isShown'), 1, 'which is in the log, once');
select tests.sign_in('reader');
select is((public.get_event_faces(event_id) ->> 'coming')::int, 4, 'a viewer sees how many') from world;
select is(tests.refusal($$ select public.set_faces_shown((select event_id from world), false) $$), 'PT404 not_found', 'and changes nothing');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_event_faces((select event_id from world)) $$), 'PT404 not_found', 'a stranger sees nothing');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.get_shared_faces('x') $$), '42501', 'names are read by the server alone');
select is(tests.refusal($$ select public.show_face('x', '{}') $$), '42501', 'and so is the wish');
reset role;

-- Guests.
select tests.be_server();
select is(pg_temp.seen(), '-', 'nobody has agreed yet');
select is(public.get_shared_event((select share from world)) ? 'hasFaces', false, 'so the page asks for nobody');
select is(public.get_personal_invitation((select token from people where key = 'ada')) -> 'faces',
  jsonb_build_object(pg_temp.id_of('ada'), false, pg_temp.id_of('ben'), false), 'each of a party is asked, children are not');
select is(pg_temp.shows('ada', 'ada', true), 'fine', 'somebody agrees');
select is(pg_temp.shows('ada', 'ben', true), 'fine', 'an invitation speaks for its household');
select is(pg_temp.shows('ada', 'kid', true), 'PT404 not_found person', 'never for a child');
select is(pg_temp.shows('ada', 'dan', true), 'PT404 not_found person', 'nor for others');
select is(pg_temp.shows('eve', 'eve', true), 'fine', 'whoever does not come may agree too');
select is(pg_temp.seen(), 'Ada Okafor, Ben Okafor', 'and is not seen');
select is(public.get_shared_event((select share from world)) ? 'hasFaces', true, 'the page asks for them');
select is(pg_temp.seen((select showcase from world)), '-', 'a showcase names nobody');
select is(tests.refusal($$ select pg_temp.seen('nowhere') $$), 'PT404 link_invalid', 'nor does a link that opens nothing');
select is(public.get_personal_invitation((select token from people where key = 'ben')) #>> array['faces', pg_temp.id_of('ben')::text], 'true', 'each sees what was agreed');
select is(pg_temp.shows('ben', 'ben', false), 'fine', 'and takes it back');
select is(pg_temp.seen(), 'Ada Okafor', 'at once');

-- A link that was given for an address shows the name that was typed with it.
update public.personal_links set scope = 'self', shown_name = 'D. Solo' where event_guest_id = pg_temp.id_of('dan');
select pg_temp.shows('dan', 'dan', true);
select is(pg_temp.seen(), 'Ada Okafor, D. Solo', 'so no address leads to a name of the list');
reset role;
select private.forget_faces(g) from public.guests g where g.full_name = 'Dan Solo';
select tests.be_server();
select is(pg_temp.seen(), 'Ada Okafor', 'whoever is forgotten is not seen');
update public.events set shows_faces = false where id = (select event_id from world);
select is(pg_temp.seen() || (public.get_personal_invitation((select token from people where key = 'ada')) ? 'faces')::text, '-false', 'hosts who show nobody ask nobody');

select * from finish();
rollback;
