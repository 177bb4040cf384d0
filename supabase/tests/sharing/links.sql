-- Links and personal invitations: one thing each, the same neutral answer to all that are dead.
begin;
select plan(26);
select tests.add_user('host', 'business');
select tests.add_user('boss');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('host') as event_id;
alter table world add share text, add preview text, add personal text;
update world set share = tests.add_link(event_id), preview = tests.add_link(event_id, 'event_info_preview');
grant all on world to public;
insert into public.guests (account_id, full_name, email) values
  (tests.account_of('host'), 'Ada Eze', 'ada@guests.example'), (tests.account_of('host'), 'Bo Eze', null);
insert into public.households (account_id, name) values (tests.account_of('host'), 'Eze');
insert into public.event_guests (event_id, guest_id, household_id) select event_id, g.id, h.id from world, public.guests g, public.households h;
update public.events set online_url = 'https://meet.example/party', kind = 'hybrid';
create function pg_temp.opened(token text, what text default 'event') returns text language sql as $$
  select tests.refusal(format('select public.get_shared_event(%L, %L)', token, what))
$$;

select is(pg_temp.opened((select share from world)), 'fine', 'a living link opens');
select is(public.get_shared_event((select share from world)) #> '{event,onlineUrl}', 'null', 'without the online address');
select is(public.get_shared_event((select share from world)) #> '{rsvp,placesLeft}', 'null', 'without a limit nobody counts places');
update public.share_links set expires_at = now() - interval '1 second';
select is(pg_temp.opened((select share from world)), 'PT404 link_invalid', 'an expired link does not');
update public.share_links set expires_at = null;
select tests.sign_in('boss');
select public.suspend_share_link(l.id, 'spam') from public.share_links l where l.kind = 'event_info_view';
reset role;
select is(pg_temp.opened((select share from world)), 'PT404 link_invalid', 'nor a suspended one');
update public.share_links set suspended_at = null;
update public.events set visibility = 'private';
select is(pg_temp.opened((select share from world)), 'PT404 link_invalid', 'nor one of a private event');
select is(pg_temp.opened((select preview from world)), 'fine', 'except for its preview');
update public.events set visibility = 'unlisted', status = 'draft';
select is(pg_temp.opened((select share from world)), 'PT404 link_invalid', 'nor one of a draft');
select is(pg_temp.opened((select preview from world)), 'fine', 'which the preview shows');
select is(public.get_shared_event((select preview from world)) -> 'preview', 'true', 'and says that it is one');
select is(tests.refusal($$ select public.submit_rsvp((select preview from world), '{"answer": "no", "partySize": 1, "note": null, "name": "Ada Eze", "email": "ada@guests.example", "idempotencyKey": "ada-too-early"}') $$), 'PT409 unavailable', 'a preview takes no answers');
update public.events set status = 'published';
select is(public.get_shared_event((select preview from world)) -> 'preview', null, 'of what is published it does not');
update public.accounts set status = 'suspended' where owner_user_id = tests.id_of('host');
select is(pg_temp.opened((select share from world)), 'PT404 link_invalid', 'nor one of a suspended account');
update public.accounts set status = 'active';
update public.events set status = 'cancelled';
select is(public.get_shared_event((select share from world)) #>> '{event,status}', 'cancelled', 'a cancelled event says so');
select is(public.get_shared_event((select share from world)) #>> '{rsvp,state}', 'closed', 'and takes no answers');
update public.events set status = 'published';

-- A personal invitation.
select tests.sign_in('host');
update world set personal = public.issue_personal_link((select eg.id from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = 'Ada Eze')) ->> 'token';
select tests.be_server();
select bag_eq($$ select jsonb_object_keys(public.get_personal_invitation((select personal from world))) $$,
  $$ values ('event'), ('rsvp'), ('tickets'), ('serverTime'), ('testMode'), ('pageUrl'), ('guest'), ('receipt'), ('party'), ('orders'), ('wantsMail') $$, 'PersonalInvitation has exactly its fields');
select is(public.get_personal_invitation((select personal from world)) -> 'guest', '{"name": "Ada Eze", "email": "ada@guests.example", "householdNames": ["Ada Eze", "Bo Eze"]}', 'it knows the household');
select is(public.get_personal_invitation((select personal from world)) #>> '{event,onlineUrl}', null, 'and no online address before an answer');
select is(public.get_personal_invitation((select personal from world)) -> 'receipt', 'null', 'there is no answer yet');
select is(public.submit_rsvp((select personal from world), '{"answer": "yes", "partySize": 1, "note": null, "idempotencyKey": "ada-by-letter", "name": "Eve"}') ->> 'name', 'Ada Eze', 'an answer by it is the guest''s, whatever name is sent');
select is(pg_temp.opened((select personal from world)), 'PT404 link_invalid', 'a personal token is no share token');
select is(tests.refusal($$ select public.get_personal_invitation((select share from world)) $$), 'PT404 link_invalid', 'nor the other way round');
select is(public.get_calendar_source((select personal from world)) ->> 'sequence', (public.get_calendar_source((select share from world)) ->> 'sequence'), 'both open the calendar file');
reset role;
update public.personal_links set revoked_at = now();
select is(tests.refusal($$ select public.get_personal_invitation((select personal from world)) $$), 'PT404 link_invalid', 'a revoked invitation is dead');
select tests.sign_in('host');
select isnt(public.issue_personal_link((select event_guest_id from public.personal_links)) ->> 'token', (select personal from world), 'the next one has another token');
select tests.be_server();
select is(tests.refusal($$ select public.submit_rsvp((select preview from world), '{"answer": "no", "partySize": 1, "note": null, "name": "Ida Eze", "email": "ida@guests.example", "idempotencyKey": "ida-in-time"}') $$), 'fine', 'a preview of a published event does');
select * from finish();
rollback;
