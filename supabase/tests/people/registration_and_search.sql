-- Registering by one's confirmed address, the one search, a guest's record, changes to many, tags: by persona.
begin;
select plan(54);
select tests.add_user('ada', 'premium');
select tests.add_user('cleo', 'free');
select tests.add_user(p) from unnest(array['stranger', 'viewer', 'boss', 'flo', 'new']) p;
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
update auth.users set email_confirmed_at = null where id = tests.id_of('new');
create temp table world (open_event uuid, closed_event uuid, token text, flo uuid, mia uuid, theirs uuid);
insert into world (open_event, closed_event) values (tests.add_event('ada', 'Garden party'), tests.add_event('ada', 'Board dinner'));
update world set token = tests.add_link(closed_event);
grant all on world to public;
update public.events set visibility = 'public', capacity = 3, rsvp_enabled = true where id = (select open_event from world);
update public.events set rsvp_enabled = true where id = (select closed_event from world);
create function pg_temp.guest(owner text, name text, address text) returns uuid language sql as $$
  insert into public.guests (account_id, full_name, email, custom) values (tests.account_of(owner), name, address, '{"city": "Škofja Loka"}') returning id $$;
update world set mia = pg_temp.guest('ada', 'Mia Löwe', 'mia@tests.example'), theirs = pg_temp.guest('cleo', 'Mia Secret', null);
insert into public.event_guests (event_id, guest_id, group_label) select open_event, mia, '1997' from world;

-- Registering.
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_registrations() $$), '42501', 'visitors use the event''s own page');
reset role;
select tests.sign_in('new');
select is(tests.refusal($$ select public.register_for_event(jsonb_build_object('eventId', (select open_event from world), 'name', 'New', 'partySize', 1)) $$),
  'PT403 not_allowed', 'an address must be confirmed first');
reset role;
select tests.sign_in('flo');
select is(public.list_registrations() #>> '{open,0,event,name}', 'Garden party', 'public events stand open');
select is(jsonb_array_length(public.list_registrations() -> 'open'), 1, 'unlisted ones do not');
select is(tests.refusal($$ select public.get_registration((select closed_event from world)) $$), 'PT404 not_found', 'nor by their id');
select is(public.get_registration(null, (select token from world)) #>> '{event,name}', 'Board dinner', 'but by their link');
select is(public.get_registration(null, (select token from world)) #> '{groups}', '[]', 'whose groups are not told');
select is(tests.refusal($$ select public.register_for_event(jsonb_build_object('eventId', (select open_event from world), 'name', ' ', 'partySize', 1)) $$), 'PT400 invalid_input name', 'a name');
select is(tests.refusal($$ select public.register_for_event(jsonb_build_object('eventId', (select open_event from world), 'name', 'Flo', 'partySize', 99)) $$), 'PT400 invalid_input partySize', 'a size that fits');
select is(public.register_for_event(jsonb_build_object('eventId', (select open_event from world), 'name', 'Flo Berg', 'partySize', 2, 'groupLabel', '1998')) ->> 'answer', 'yes', 'in');
select is(tests.refusal($$ select public.register_for_event(jsonb_build_object('eventId', (select open_event from world), 'name', 'Flo', 'partySize', 1)) $$), 'PT409 conflict', 'once');
select is(public.list_registrations() #>> '{mine,0,groupLabel}', '1998', 'it stands under mine');
select matches(public.list_registrations() #>> '{mine,0,personalPath}', '^/invitation/', 'with one''s own page');
select is(public.list_my_profiles() #>> '{0,isClaimed}', 'true', 'and the profile is one''s own');
reset role;
update world set flo = (select id from public.guests where email = 'flo@tests.example');
select is((select eg.source || ' ' || r.answer || ' ' || r.party_size from public.event_guests eg join public.rsvps r on r.event_guest_id = eg.id
  where eg.guest_id = (select flo from world)), 'rsvp yes 2', 'the host has it on the list');
select tests.sign_in('stranger');
select is(public.register_for_event(jsonb_build_object('eventId', (select open_event from world), 'name', 'Stan', 'partySize', 2)) ->> 'answer', 'waitlisted', 'a full event puts one in line');
reset role;

-- A link's own limits hold for who is signed in as well.
create function pg_temp.registers(person text) returns text language plpgsql as $$
declare said text;
begin
  perform tests.sign_in(person);
  said := tests.refusal('select public.register_for_event(jsonb_build_object(''token'', (select token from world), ''name'', ''N'', ''partySize'', 1))');
  perform set_config('role', 'none', true);
  return said;
end $$;
create temp table limited as select id from public.share_links where token_hash = (select private.hash_token(token) from world);
update public.share_links set settings = '{"signedOnly": true}' where id = (select id from limited);
select is(pg_temp.registers('flo'), 'PT409 conflict', 'a link for visitors whom a website names takes nobody else');
update public.share_links set settings = '{}', use_limit = 1 where id = (select id from limited);
select is(pg_temp.registers('flo'), 'fine', 'a link for one takes one');
select is(private.link_uses((select id from limited)), 1::bigint, 'which counts as a use');
select is(pg_temp.registers('stranger'), 'PT409 conflict link', 'and no second');
update public.share_links set use_limit = null where id = (select id from limited);
select is(pg_temp.registers('stranger'), 'fine', 'unless the host takes the limit away');
update public.events set rsvp_deadline = now() - interval '1 day' where id = (select open_event from world);
select tests.sign_in('boss');
select is(tests.refusal($$ select public.register_for_event(jsonb_build_object('eventId', (select open_event from world), 'name', 'B', 'partySize', 1)) $$), 'PT409 rsvp_closed', 'a deadline closes it');
reset role;

-- The one search.
create function pg_temp.found(request jsonb, wanted text) returns text language sql as $$
  select coalesce(string_agg(r ->> 'title', ', '), '') from jsonb_array_elements(public.search_own(request) -> 'groups') g,
    jsonb_array_elements(g -> 'rows') r where g ->> 'kind' = wanted $$;
select tests.sign_in('ada');
select is(pg_temp.found('{"text": "mia"}', 'guests'), 'Mia Löwe', 'the owner finds her own guests, not those of others');
select is(pg_temp.found('{"text": "LOWE skofja"}', 'guests'), 'Mia Löwe', 'by every word, without accents');
select is(pg_temp.found('{"text": "lowe berlin"}', 'guests'), '', 'not by one of two');
select is(pg_temp.found('{"text": "garden"}', 'events'), 'Garden party', 'events');
select is(pg_temp.found('{"text": "%"}', 'events'), '', 'a sign is no pattern');
select is(public.search_own('{"text": "  "}') -> 'groups', '[]', 'nothing for nothing');
select is(jsonb_array_length(public.search_own('{"text": "mia", "kinds": ["guests"]}') -> 'groups'), 1, 'one kind alone');
select is(pg_temp.found(jsonb_build_object('text', 'mia', 'eventId', (select closed_event from world)), 'guests'), '', 'one event alone');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.found('{"text": "mia"}', 'guests'), 'Mia Löwe', 'a colleague who reads finds too');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.found('{"text": "mia"}', 'guests'), '', 'a stranger finds nobody');
select is(pg_temp.found('{"text": "garden"}', 'events'), '', 'and nothing');
reset role;
select tests.sign_in('boss');
select is(pg_temp.found('{"text": "mia"}', 'guests'), '', 'nor does an administrator');
reset role;

-- A guest's record, changes to many, tags.
select tests.sign_in('ada');
select is(public.get_guest_record((select flo from world)) #>> '{events,0,answer}', 'yes', 'the record has every event');
select is(public.get_guest_record((select flo from world)) #>> '{history,0,kind}' is not null, true, 'and what happened');
select is(public.edit_guests(array[(select flo from world), (select mia from world)], '{"addTags": [" Bus  1 ", "Choir"], "custom": {"Shirt": "L"}, "story": "forged"}'), 2, 'many at once');
select is((select l.after from public.audit_log l where l.action = 'guests.edited_together' order by l.id desc limit 1),
  '{"addTags": ["Bus 1", "Choir"], "removeTags": [], "custom": {"Shirt": "L"}}', 'the log has what was changed, not what was sent');
select is((select array_to_string(tags, '|') || (custom ->> 'Shirt') from public.guests where id = (select mia from world)), 'Bus 1|ChoirL', 'trimmed');
select is(tests.refusal($$ select public.edit_guests(array[(select mia from world), (select theirs from world)], '{"addTags": ["x"]}') $$), 'PT404 not_found', 'of one account only');
select is(public.edit_guests(array[(select mia from world)], jsonb_build_object('groupLabel', '1996', 'eventId', (select open_event from world))), 1, 'the group of an event');
select is((select group_label from public.event_guests where guest_id = (select mia from world)), '1996', 'is another now');
select is(public.list_tags() #>> '{0,tag}', 'Bus 1', 'tags are listed');
select is(jsonb_array_length(public.list_tagged('Choir') -> 'guests'), 2, 'with who bears them');
select is(public.rename_tag('Bus 1', 'Choir'), 2, 'joined with another');
select is((select array_to_string(tags, '|') from public.guests where id = (select mia from world)), 'Choir', 'each once');
reset role;
select tests.sign_in('viewer');
select is(public.get_guest_record((select mia from world)) ->> 'mayWrite', 'false', 'a reader reads');
select is(tests.refusal($$ select public.edit_guests(array[(select mia from world)], '{"addTags": ["x"]}') $$), 'PT404 not_found', 'and changes nothing');
select is(public.rename_tag('Choir', 'X'), 0, 'not even a tag');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_guest_record((select mia from world)) $$), 'PT404 not_found', 'a stranger sees no record');
select is(public.list_tags(), '[]', 'no tag');
select is(tests.refusal($$ select public.edit_guests(array[(select mia from world)], '{"addTags": ["x"]}') $$), 'PT404 not_found', 'and changes nobody');
reset role;
select tests.sign_in('cleo');
select is(public.edit_guests(array[(select theirs from world)], '{"addTags": ["x"]}'), 1, 'tags are free');
select is(tests.refusal($$ select public.edit_guests(array[(select theirs from world)], '{"custom": {"Shirt": "S"}}') $$), 'PT403 plan_required RSVP', 'fields are not');
select * from finish();
rollback;
