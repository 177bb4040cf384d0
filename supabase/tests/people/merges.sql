-- Merging: one person of two, with all that is theirs; a mailed link opens on; undoing gives every row back.
begin;
select plan(45);
select tests.add_user('host', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user('free');
select tests.add_user('looker');
select tests.add_member('host', 'looker', 'viewer');
create temp table world as select tests.add_event('host', 'Gala') as gala_id, tests.add_event('host', 'Picnic') as picnic_id,
  tests.account_of('host') as account_id, gen_random_uuid() as keep, gen_random_uuid() as other, null::uuid as batch, null::jsonb as merge;
grant all on world to public;
insert into public.guests (id, account_id, full_name, first_name, last_name, email, notes, tags, custom)
select keep, account_id, 'Robert Stone', 'Robert', 'Stone', 'robert@guests.example', 'Plays the drums', array['band'], '{"city": "Lund"}'::jsonb from world;
insert into public.guests (id, account_id, full_name, first_name, last_name, email, phone, notes, tags, custom, unsubscribed_at)
select other, account_id, 'Rob Stone', 'Rob', 'Stone', 'rob@guests.example', '123', 'Vegan', array['choir'], '{"city": "Malmö", "Bus": "2"}'::jsonb, now() from world;
insert into public.guests (account_id, full_name) select account_id, 'Nia Obi' from world;
insert into public.event_guests (event_id, guest_id, dietary) select gala_id, g.id, 'No nuts' from world, public.guests g where g.full_name <> 'Nia Obi';
insert into public.event_guests (event_id, guest_id) select picnic_id, other from world;
create function tests.place(of_guest uuid, of_event uuid) returns uuid language sql security definer set search_path = '' as $$
  select id from public.event_guests where guest_id = of_guest and event_id = of_event $$;
create function tests.kept(people uuid[]) returns text language sql security definer set search_path = '' as $$
  select string_agg(x, E'\n' order by x) from (select (r #- '{row,updated_at}')::text as x from jsonb_array_elements(private.rows_about(people)) r) a $$;
create function tests.opens(token text) returns text language sql security definer set search_path = '' as $$
  select g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id = (private.find_personal_link(token)).event_guest_id $$;
create temp table links (whose text, token text);
grant all on links to public;

select tests.sign_in('host');
insert into links select 'Robert', public.issue_personal_link(tests.place(keep, gala_id)) ->> 'token' from world;
insert into links select 'Rob', public.issue_personal_link(tests.place(other, gala_id)) ->> 'token' from world;
select public.record_party(tests.place(keep, gala_id), jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', tests.place(keep, gala_id), 'answer', 'no')))) from world;
select public.record_party(tests.place(other, gala_id), jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', tests.place(other, gala_id), 'answer', 'yes')), 'companions', '[{}, {}]'::jsonb)) from world;
select public.record_party(tests.place(other, picnic_id), jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', tests.place(other, picnic_id), 'answer', 'maybe')))) from world;
update world set batch = public.start_guest_import(gala_id, 'list.csv');
select public.import_guest_rows(batch, jsonb_build_array(jsonb_build_object('line', 2, 'key', 'who:rob', 'firstName', 'Rob', 'lastName', 'Stone',
  'email', 'rob@guests.example', 'tags', '[]'::jsonb, 'custom', '{}'::jsonb))) from world;
reset role;
delete from public.rsvp_companions c using world where c.event_guest_id = tests.place(other, gala_id) and c.position = 2;
update public.rsvp_companions c set name = 'Joy Stone' from world where c.event_guest_id = tests.place(other, gala_id);
insert into public.late_answers (account_id, event_id, event_guest_id, scope, payload) select account_id, gala_id, tests.place(other, gala_id), 'invitation', '{}' from world;
insert into public.invitation_mails (account_id, event_id, event_guest_id, kind) select account_id, gala_id, tests.place(other, gala_id), 'invitation' from world;
insert into public.travel_records (account_id, event_id, event_guest_id, carrier) select account_id, gala_id, tests.place(other, gala_id), 'Rail' from world;
insert into public.activities (event_id, title, start_local, end_local) select e.id, 'Boat trip', e.start_local, e.end_local from world join public.events e on e.id = gala_id;
insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status)
  select w.account_id, w.gala_id, a.id, tests.place(p.id, w.gala_id), p.status from world w, public.activities a, lateral (values (w.keep, 'left'), (w.other, 'going')) p (id, status);
insert into private.member_profiles (guest_id, account_id, bio, claimed_at, token_hash) select other, account_id, 'I row.', now(), '\x01' from world;
insert into private.member_profiles (guest_id, account_id) select keep, account_id from world;
insert into private.profile_visibility (guest_id, field, audience) select other, 'bio', 'everyone' from world;
create temp table once as select tests.kept(array[keep, other]) as kept from world;
grant select on once to public;

-- Who may.
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.merge_guests(keep, array[other]) from world $$), 'PT404 not_found', 'a stranger merges nobody');
select is(tests.refusal($$ select public.preview_guest_merge(keep, array[other]) from world $$), 'PT404 not_found', 'and sees nobody');
reset role;
select tests.sign_in('looker');
select is(tests.refusal($$ select public.merge_guests(keep, array[other]) from world $$), 'PT404 not_found', 'nor does who may only look');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.merge_guests(gen_random_uuid(), array[gen_random_uuid()]) $$), '42501', 'nor a visitor');
reset role;

-- The preview says what will be, and does nothing.
select tests.sign_in('host');
create temp table seen as select public.preview_guest_merge(keep, array[other], jsonb_build_object('email', other, 'custom.city', other)) as p from world;
select is((select p #>> '{result,full_name}' from seen), 'Robert Stone', 'the kept one keeps their name');
select is((select p #>> '{result,email}' from seen), 'rob@guests.example', 'the address is the chosen one');
select is((select p #>> '{result,phone}' from seen), '123', 'gaps are filled');
select is((select p #> '{result,custom}' from seen), '{"Bus": "2", "city": "Malmö"}', 'also in own fields');
select is((select p #>> '{result,notes}' from seen), E'Plays the drums\n\nVegan', 'no note is lost');
select isnt((select p #>> '{result,unsubscribed_at}' from seen), null, 'who wants no mails gets none');
select is((select jsonb_array_length(p #> '{answers,0,choices}') from seen), 2, 'two answers to one event are both shown');
select is((select p #> '{moves,rsvp_companions}' from seen), '1', 'what moves is counted');
select is(tests.kept(array[keep, other]), (select kept from once), 'and nothing has changed') from world;
select is(tests.refusal($$ select public.preview_guest_merge(keep, array[other], '{"email": "someone@else.example"}') from world $$), 'PT400 invalid_input email', 'a field comes from one of them');

-- Merging.
update world set merge = public.merge_guests(keep, array[other], jsonb_build_object('email', other), jsonb_build_object(gala_id, tests.place(other, gala_id)));
reset role;
select is((select count(*)::int from public.guests where full_name ~ 'Stone'), 1, 'two are one');
select results_eq($$ select r.answer, r.party_size from public.rsvps r, world where r.event_guest_id = tests.place(keep, gala_id) $$, $$ values ('yes', 3) $$, 'with the chosen answer');
select is((select c.name from public.rsvp_companions c, world where c.event_guest_id = tests.place(keep, gala_id)), 'Joy Stone', 'and whom it brings');
select isnt((select tests.place(keep, picnic_id) from world), null, 'the other event has them on its list');
select is((select s.status from public.activity_sign_ups s, world where s.event_guest_id = tests.place(keep, gala_id)), 'going', 'the better place in an activity stays');
select is((select count(*)::int from public.invitation_mails m, world where m.event_guest_id = tests.place(keep, gala_id)), 1, 'mails that were sent move');
select is((select count(*)::int from public.late_answers l, world where l.event_guest_id = tests.place(keep, gala_id)), 1, 'so do late answers');
select is((select count(*)::int from public.travel_records t, world where t.event_guest_id = tests.place(keep, gala_id)), 1, 'so does how they travel');
select is((select bio from private.member_profiles p, world where p.guest_id = keep), 'I row.', 'the claimed profile stays');
select is((select audience from private.profile_visibility v, world where v.guest_id = keep), 'everyone', 'with who sees it');
select is((select array_agg(distinct tests.opens(token)) from links), array['Robert Stone'], 'both mailed links open the one person');
select is((select count(*)::int from public.personal_links where not stands_in), 1, 'one of them is handed out from now on');

-- The file that made them comes again.
select tests.sign_in('host');
select is(public.import_guest_rows(batch, jsonb_build_array(
  jsonb_build_object('line', 2, 'key', 'who:rob', 'firstName', 'Rob', 'lastName', 'Stone', 'email', 'rob@guests.example', 'phone', '9', 'tags', '[]'::jsonb, 'custom', '{}'::jsonb),
  jsonb_build_object('line', 3, 'key', 'id:' || other, 'firstName', 'Bobby', 'lastName', 'Stone', 'tags', '[]'::jsonb, 'custom', '{}'::jsonb))) - 'refused',
  '{"added": 0, "updated": 0, "unchanged": 2}', 'an import after a merge adds nobody and changes nothing') from world;
select is((select full_name from public.guests, world where id = keep), 'Robert Stone', 'not even the name');
select is(public.undo_guest_import(batch) ->> 'removed', '0', 'undoing the import takes nobody away who was merged') from world;
reset role;
delete from public.guest_import_rows r using world where r.row_key like 'id:%';

-- Undoing.
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.undo_guest_merge((merge ->> 'mergeId')::uuid) from world $$), 'PT404 not_found', 'a stranger undoes nothing');
select is((select count(*)::int from public.guest_merges), 0, 'nor sees it');
reset role;
select tests.sign_in('looker');
select is((select merged_names from public.guest_merges), array['Rob Stone'], 'the team sees who was merged');
select is(tests.refusal($$ select before from public.guest_merges $$), '42501', 'without the rows themselves');
reset role;
update public.guests set phone = '777' from world where id = keep;
select tests.sign_in('host');
select is(public.undo_guest_merge((merge ->> 'mergeId')::uuid), '{"names": ["Rob Stone"], "stayed": [{"in": "guests", "fields": ["phone"]}]}', 'undoing tells what was changed since') from world;
select is((select phone from public.guests, world where id = keep), '777', 'and leaves it');
reset role;
update public.guests set phone = null from world where id = keep;
select is(array(select regexp_split_to_table(tests.kept(array[keep, other]), E'\n') except select regexp_split_to_table(kept, E'\n') from once), '{}', 'nothing is otherwise than before') from world;
select is(array(select x from once, regexp_split_to_table(kept, E'\n') x where x !~ 'guest_import_rows' except select regexp_split_to_table(tests.kept(array[keep, other]), E'\n') from world), '{}', 'and nothing is missing');
select is((select string_agg(whose || ' ' || tests.opens(token), ', ' order by whose) from links), 'Rob Rob Stone, Robert Robert Stone', 'each link opens its own person again');
select tests.sign_in('host');
select is(tests.refusal($$ select public.undo_guest_merge((merge ->> 'mergeId')::uuid) from world $$), 'PT409 conflict', 'once is enough');

-- Who is no duplicate; who was erased.
select is(tests.touched($$ insert into public.guests_apart (account_id, one_id, other_id) select account_id, least(keep, other), greatest(keep, other) from world $$), 1, 'two can be told apart for good');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ insert into public.guests_apart (account_id, one_id, other_id) select account_id, least(keep, other), greatest(keep, other) from world $$), '42501', 'not by a stranger');
select is((select count(*)::int from public.guests_apart), 0, 'who sees none of it');
reset role;
select private.forget_guest(g) from public.guests g, world where g.id = other;
select tests.sign_in('host');
select is(tests.refusal($$ select public.merge_guests(keep, array[other]) from world $$), 'PT400 invalid_input merge_ids', 'an erased person is merged with nobody');
update world set batch = public.start_guest_import(gala_id, 'export.csv');
select is(public.import_guest_rows(batch, jsonb_build_array(jsonb_build_object('line', 2, 'key', 'id:' || other, 'firstName', 'Rob', 'lastName', 'Stone', 'phone', '123',
  'tags', '[]'::jsonb, 'custom', '{}'::jsonb))) #>> '{refused,0,reason}', 'Erased at their own wish: they do not come back by a file', 'nor brought back by the host''s own export') from world;
select is((select phone from public.guests, world where id = other), null, 'which writes nothing');
select * from finish();
rollback;
