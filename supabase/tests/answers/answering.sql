-- RSVP by token: capacity, waiting list, deadline, editing, idempotency, privacy.
begin;
select plan(56);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id;
alter table world add share text, add rsvp_only text, add tickets_only text;
update world set share = tests.add_link(event_id), rsvp_only = tests.add_link(event_id, 'embed_rsvp'),
  tickets_only = tests.add_link(event_id, 'embed_tickets');
grant select on world to public;
update public.events set capacity = 4, max_party_size = 3 where id = (select event_id from world);

create function pg_temp.answer(person text, said text, size integer, key text default gen_random_uuid()::text, extra jsonb default '{}')
returns jsonb language sql as $$
  select public.submit_rsvp((select share from world), jsonb_build_object('answer', said, 'partySize', size, 'note', null,
    'name', person, 'email', lower(replace(person, ' ', '.')) || '@guests.example', 'idempotencyKey', key) || extra)
$$;

select tests.be_server();
select is(public.get_shared_event((select share from world)) #>> '{rsvp,state}', 'open', 'a share link opens the event');
select bag_eq($$ select jsonb_object_keys(public.get_shared_event((select share from world))) $$,
  $$ values ('event'), ('rsvp'), ('tickets'), ('serverTime'), ('testMode'), ('pageUrl') $$, 'SharedEvent has exactly its fields');
select bag_eq($$ select jsonb_object_keys(public.get_shared_event((select share from world)) -> 'event') $$,
  $$ select unnest(array['id', 'name', 'description', 'eventTypeId', 'groupTerm', 'memberTerm', 'kind', 'status', 'startDate', 'endDate',
    'startLocal', 'endLocal', 'timeZone', 'locationName', 'address', 'onlineUrl', 'coverUrl', 'coverSeed', 'hostNames', 'locale', 'currency']) $$,
  'PublicEvent has exactly its fields');
select is(public.get_shared_event((select share from world)) #>> '{event,memberTerm}', 'Classmate', 'in the words of its type');
select is(tests.refusal($$ select public.get_shared_event('nonsense') $$), 'PT404 link_invalid', 'an unknown token opens nothing');
select is(tests.refusal($$ select public.get_shared_event(null) $$), 'PT404 link_invalid', 'no token neither');
select is(tests.refusal($$ select public.get_shared_event((select rsvp_only from world), 'tickets') $$), 'PT404 link_invalid', 'a link opens only its kind');
select is(tests.refusal($$ select public.get_shared_event((select rsvp_only from world), 'admin') $$), 'PT404 link_invalid', 'an unknown kind opens nothing');
select is(public.get_shared_event((select rsvp_only from world), 'rsvp') -> 'tickets', '[]'::jsonb, 'an RSVP link shows no tickets');
select is(public.get_shared_event((select tickets_only from world), 'tickets') #>> '{rsvp,state}', 'off', 'a ticket link shows no answers');
select is(tests.refusal($$ select public.submit_rsvp((select tickets_only from world), '{}') $$), 'PT404 link_invalid', 'and takes none');
select tests.be_anonymous();
select is(tests.refusal($$ select * from public.rsvps $$), '42501', 'the table itself is closed');
select tests.be_server();

select is(pg_temp.answer('Ada Eze', 'yes', 2) ->> 'state', 'yes', 'two come');
select is(public.get_shared_event((select share from world)) #>> '{rsvp,placesLeft}', '2', 'two places are left');
select is(pg_temp.answer('Björn Lind', 'yes', 3) ->> 'state', 'waitlisted', 'three do not fit and wait');
select is(pg_temp.answer('Cleo Mars', 'yes', 3) ->> 'waitlistPosition', '2', 'the next is second in line');
select is(pg_temp.answer('Dora Ng', 'yes', 2) ->> 'state', 'yes', 'two still fit');
select is(public.get_shared_event((select share from world)) #>> '{rsvp,state}', 'waitlist', 'now everybody waits');
select is(public.get_shared_event((select share from world)) #>> '{rsvp,waitlistCount}', '2', 'behind two parties');
select is(pg_temp.answer('Emil Roth', 'maybe', 2) ->> 'state', 'maybe', 'a maybe takes no place');

-- The same submit, the same person, another person with the same address.
select is(pg_temp.answer('Fay Wu', 'no', 1, 'key-of-fay'), pg_temp.answer('Fay Wu', 'no', 1, 'key-of-fay'),
  'a repeated submit gives the same receipt');
select is(pg_temp.answer('Fay Wu', 'maybe', 1, 'second-tab-key'),
  '{"name": "Fay Wu", "note": null, "state": "maybe", "canEdit": true, "replyKey": "second-tab-key", "partySize": 1, "companions": [], "personalToken": null, "waitlistPosition": null}'::jsonb,
  'whoever types her name hears what a new guest hears');
select is(pg_temp.answer('Fay Wu', 'maybe', 1, 'second-tab-key') ->> 'state', 'maybe', 'however often it is sent');
select is(pg_temp.answer('Fay Wu', 'yes', 3, 'third-tab-key') ->> 'waitlistPosition', '3', 'down to the place in line');
reset role;
select is((select count(*)::int from public.guests where full_name = 'Fay Wu'), 1, 'there is one Fay');
select is((select count(*)::int from public.rsvp_history h join public.rsvps r on r.id = h.rsvp_id
  join public.event_guests eg on eg.id = r.event_guest_id join public.guests g on g.id = eg.guest_id where g.full_name = 'Fay Wu'), 1,
  'with one answer in the history');
select is((select count(*)::int from public.jobs where kind = 'rsvp_link'), 2, 'and the link is mailed for each try');
select tests.be_server();
select is(pg_temp.answer('Twin Wu', 'maybe', 1, extra => '{"email": "fay.wu@guests.example"}') ->> 'name', 'Twin Wu',
  'a relative with the same address is somebody else');
reset role;
select is((select count(*)::int from public.guests where email = 'fay.wu@guests.example'), 2, 'so there are two');

-- Who comes along has a name, now or later.
create temp table with_two as select pg_temp.answer('Kit Orr', 'maybe', 3, 'key-of-kit', '{"companions": [null, " Lee  Orr ", "One too many"]}') as receipt;
select is((select receipt -> 'companions' ->> 1 from with_two), ' Lee  Orr ', 'who names a companion hears it');
reset role;
create temp view along as select c.name, c.position, c.dietary, c.event_guest_id from public.rsvp_companions c
  join public.event_guests eg on eg.id = c.event_guest_id join public.guests g on g.id = eg.guest_id where g.full_name = 'Kit Orr';
select results_eq('select name, position from along order by position', $$ values (null::text, 1), ('Lee  Orr', 2) $$, 'as many are kept as come along, in their order');
update public.rsvp_companions c set dietary = 'Vegan' where c.name = 'Lee  Orr';
select tests.be_server();
select is(pg_temp.answer('Kit Orr', 'maybe', 3, 'kit-changes', '{"changes": "key-of-kit", "companions": ["Max", "Lee"]}') -> 'companions', '["Max", "Lee"]', 'the names are changed like the rest');
reset role;
select results_eq('select name, dietary from along order by position', $$ values ('Max', null), ('Lee', 'Vegan') $$, 'and what else is known of them stays');
select tests.be_server();
select is(pg_temp.answer('Kit Orr', 'no', 1, 'kit-stays-home', '{"changes": "kit-changes", "companions": []}') ->> 'state', 'no', 'whoever does not come');
select is(tests.refusal($$ select pg_temp.answer('Gil', 'maybe', 2, extra => '{"companions": "Max"}') $$), 'PT400 invalid_input companions', 'one name is no list');
reset role;
select is((select count(*)::int from along), 0, 'brings nobody');

-- Changing by one's own link; giving places back promotes who waits.
create temp table ada as select private.personal_token(p) as token from public.personal_links p join public.event_guests eg on eg.id = p.event_guest_id join public.guests g on g.id = eg.guest_id where g.full_name = 'Ada Eze';
grant select on ada to public;
select tests.be_server();
select is(public.get_personal_invitation((select token from ada)) #>> '{receipt,partySize}', '2', 'the receipt''s token opens the answer');
select is(public.get_personal_invitation((select token from ada)) #> '{guest,householdNames}', '[]'::jsonb, 'a link made by answering shows no household');
select is(public.submit_rsvp((select token from ada), '{"answer": "no", "partySize": 1, "note": "Sorry", "idempotencyKey": "ada-says-no"}') ->> 'state', 'no', 'and changes it');
select is(public.get_shared_event((select share from world)) #>> '{rsvp,comingCount}', '2', 'her two places are free');
reset role;
select is((select answer from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id join public.guests g on g.id = eg.guest_id
  where g.full_name = 'Björn Lind'), 'waitlisted', 'three still do not fit into two');
update public.events set capacity = 5 where id = (select event_id from world);
select is((select answer from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id join public.guests g on g.id = eg.guest_id
  where g.full_name = 'Björn Lind'), 'yes', 'a place more promotes the first party');
select is((select count(*)::int from public.jobs where kind = 'rsvp_promoted'), 1, 'who is told');
select cmp_ok((select count(*)::int from public.jobs where kind = 'rsvp_confirmation'), '>', 5, 'confirmations wait to be sent');
select is((select public.get_job_source(id) ->> 'to' from public.jobs where kind = 'rsvp_promoted'), 'björn.lind@guests.example', 'with all a mail needs');

-- What is refused.
select tests.be_server();
select is(tests.refusal($$ select pg_temp.answer('Gil', 'perhaps', 1) $$), 'PT400 invalid_input answer', 'an unknown answer');
select is(tests.refusal($$ select pg_temp.answer('Gil', 'yes', 4) $$), 'PT400 invalid_input partySize', 'too large a party');
select is(tests.refusal($$ select pg_temp.answer('Gil', 'yes', 1, extra => '{"partySize": 1.5}') $$), 'PT400 invalid_input partySize', 'half a guest');
select is(tests.refusal($$ select pg_temp.answer('Gil', 'yes', 1, extra => '{"email": "gil@mail"}') $$), 'PT400 invalid_input email', 'half an address');
select is(tests.refusal($$ select pg_temp.answer('  ', 'yes', 1, extra => '{"email": "gil@mail.example"}') $$), 'PT400 invalid_input name', 'no name');
select is(tests.refusal($$ select pg_temp.answer('Gil', 'yes', 1, extra => '{"idempotencyKey": "x"}') $$), 'PT400 invalid_input idempotencyKey', 'no key');
select is(pg_temp.answer('Bot', 'yes', 1, extra => '{"website": "spam"}') ->> 'state', 'yes', 'a filled trap is answered politely');
reset role;
select is((select count(*)::int from public.guests where full_name = 'Bot'), 0, 'and dropped');
update public.events set rsvp_deadline = now() - interval '1 minute', waitlist_enabled = false where id = (select event_id from world);
select is(tests.refusal($$ select pg_temp.answer('Late', 'yes', 1) $$), 'PT409 rsvp_closed', 'the deadline closes');
update public.events set rsvp_deadline = null where id = (select event_id from world);
select is(tests.refusal($$ select pg_temp.answer('Full', 'yes', 1) $$), 'PT409 rsvp_full partySize', 'full without a waiting list');
update public.events set status = 'cancelled' where id = (select event_id from world);
select is(tests.refusal($$ select pg_temp.answer('Gone', 'yes', 1) $$), 'PT409 event_cancelled', 'a cancelled event');
select * from finish();
rollback;
