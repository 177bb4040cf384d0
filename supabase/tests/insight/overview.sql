-- The planner's calls: figures are counts of rows; links; merging; jobs.
begin;
select plan(43);
select tests.add_user('host', 'business');
select tests.add_user('newcomer');
create temp table world as select tests.add_event('host', 'Gala') as event_id;
alter table world add link jsonb, add token text;
grant all on world to public;

create function pg_temp.shared(token text) returns jsonb language sql security definer set search_path = '' as $$ select public.get_shared_event(token, 'rsvp') $$;
select tests.sign_in('newcomer');
select is(public.get_at_a_glance() -> 'next', 'null'::jsonb, 'a new account has no next event');
select is(public.get_at_a_glance() -> 'events', '[]'::jsonb, 'and no events');
reset role;
select tests.sign_in('host');
insert into public.guests (account_id, full_name, email) select a.id, n, lower(n) || '@guests.example' from public.accounts a, unnest(array['Ada', 'Bo', 'Cy']) n;
insert into public.event_guests (event_id, guest_id) select event_id, g.id from world, public.guests g;
select public.record_party(eg.id, jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', eg.id, 'answer', 'yes')), 'companions', '[{}, {}]'::jsonb)) from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = 'Ada';
select public.record_party(eg.id, jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', eg.id, 'answer', 'no')))) from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = 'Bo';
select is(public.get_at_a_glance() #> '{next,event,answers}', '{"comingHeads": 3, "yes": 1, "maybe": 0, "no": 1, "waitlisted": 0, "pending": 1}', 'AnswerCounts');
select is(public.get_at_a_glance() #> '{next,event,guestCount}', '3', 'guests are counted');
select is(public.list_guest_counts(), (select jsonb_build_array(jsonb_build_object('eventId', event_id, 'guests', 3, 'coming', 1)) from world), 'the list of events has them, too: guests, and those of them who come');
reset role;
select tests.sign_in('newcomer');
select is(public.list_guest_counts(), '[]', 'of one''s own events alone');
reset role;
select is(has_function_privilege('anon', 'public.list_guest_counts()', 'execute'), false, 'and of none without an account');
select tests.sign_in('host');
select bag_eq($$ select jsonb_object_keys(public.get_at_a_glance()) $$, $$ values ('events'), ('next'), ('activity'), ('testMode'), ('serverTime') $$, 'AtAGlance has its fields');
select is(jsonb_array_length(public.get_at_a_glance() #> '{next,answersByDay}'), 1, 'answers by day');
select is(jsonb_array_length(public.get_at_a_glance() -> 'activity'), 2, 'what happened');
select results_eq($$ select full_name, answer, party_size from public.event_guest_list order by 1 $$,
  $$ values ('Ada', 'yes', 3), ('Bo', 'no', 0), ('Cy', 'pending', 0) $$, 'the guest list shows answers');

-- Groups and reminders.
select is(public.get_event_overview((select event_id from world)) -> 'groups', '[]', 'who is in no group is counted in none');
update public.event_guests eg set group_label = case g.full_name when 'Cy' then '1998' else '1997' end from public.guests g where g.id = eg.guest_id;
select is(public.get_event_overview((select event_id from world)) -> 'groups',
  '[{"label": "1997", "guests": 2, "coming": 1}, {"label": "1998", "guests": 1, "coming": 0}]', 'groups by name, with who comes of them');
select is(public.get_event_overview((select event_id from world)) -> 'reminderDays', '[]', 'nobody was reminded');
reset role;
insert into public.invitation_mails (account_id, event_id, event_guest_id, kind, status, created_at)
  select eg.account_id, eg.event_id, eg.id, k.kind, k.status, timestamptz '2026-05-06 23:30+00' + k.later from public.event_guests eg,
    (values ('reminder', 'sent', interval '0'), ('reminder', 'sent', interval '10 minutes'), ('invitation', 'sent', interval '-9 days'), ('reminder', 'failed', interval '9 days')) k (kind, status, later);
select tests.sign_in('host');
select is(public.get_event_overview((select event_id from world)) -> 'reminderDays',
  jsonb_build_array((timestamptz '2026-05-06 23:30+00' at time zone (select e.time_zone from public.events e join world w on w.event_id = e.id))::date), 'a day of reminders counts once, in the event''s zone; invitations and failures do not');

-- Links.
update world set link = public.create_share_link(event_id, 'rsvp', '{"allowedOrigins": ["https://Class.example"], "theme": "dark", "label": "Site"}');
select is((select link ->> 'path' from world), (select '/embed/rsvp/' || (link ->> 'token') from world), 'a link has a token and a path');
select is((select link -> 'allowedOrigins' from world), '["https://class.example"]', 'with allowed pages');
select cmp_ok((select length(link ->> 'token') from world), '>=', 32, 'the token has at least 128 bits');
select is((select count(*)::int from public.share_links l, world where encode(l.token_hash, 'escape') = link ->> 'token'), 0, 'only its hash is stored');
select is(tests.refusal($$ select public.create_share_link((select event_id from world), 'event', '{"allowedOrigins": ["javascript:alert(1)"]}') $$), 'PT400 invalid_input allowedOrigins', 'pages are origins');
select is(tests.refusal($$ select public.create_share_link((select event_id from world), 'anything') $$), 'PT400 invalid_input kind_param', 'kinds are known ones');
select is(public.list_share_links((select event_id from world)) #>> '{0,token}', (select link ->> 'token' from world), 'the link can be shown again');
select is(public.get_share_link((select (link ->> 'id')::uuid from world)), (select link from world), 'also alone');
select is(public.update_share_link((select (link ->> 'id')::uuid from world), '{"theme": "light"}') #> '{settings,theme}', '"light"', 'settings change');
select is(pg_temp.shared((select link ->> 'token' from world)) -> 'look', '{"theme": "light"}', 'and reach the widgets');
select lives_ok($$ select public.update_share_link((select (link ->> 'id')::uuid from world),
  '{"accent": "#2f7d4f", "colours": {"--event-accent": "light-dark(#2f7d4f, #7fd3a0)", "--event-highlight": "#ffd400"}}') $$, 'a colour is kept');
select is(pg_temp.shared((select link ->> 'token' from world)) #>> '{look,colours,--event-highlight}', '#ffd400', 'and shown');
select is(pg_temp.shared((select link ->> 'token' from world)) #>> '{look,accent}', '#2f7d4f', 'the colour itself too, for the page');
select is(tests.refusal($$ select public.update_share_link((select (link ->> 'id')::uuid from world), '{"colours": {"--event-accent": "red;}*{display:none"}}') $$), 'PT400 invalid_input accent', 'a colour cannot carry style');
select is(tests.refusal($$ select public.update_share_link((select (link ->> 'id')::uuid from world), '{"colours": {"--event-x;y": "#ffffff"}}') $$), 'PT400 invalid_input accent', 'nor can its name');
select is(public.list_share_links((select event_id from world)) #>> '{0,allowedOrigins,0}', 'https://class.example', 'those not sent stay');
update world set token = public.rotate_share_link((link ->> 'id')::uuid) ->> 'token';
select isnt((select token from world), (select link ->> 'token' from world), 'rotating makes another token');
select is(tests.refusal($$ select pg_temp.shared((select link ->> 'token' from world)) $$), 'PT404 link_invalid', 'the old one is dead');
select lives_ok($$ select pg_temp.shared((select token from world)) $$, 'the new one lives');
select is(public.revoke_share_link((select (link ->> 'id')::uuid from world)) ->> 'status', 'revoked', 'a link can be revoked');
select is(tests.refusal($$ select pg_temp.shared((select token from world)) $$), 'PT404 link_invalid', 'and opens nothing then');
select is(public.issue_personal_link((select id from public.event_guests order by id limit 1)), public.issue_personal_link((select id from public.event_guests order by id limit 1)),
  'a personal link stays the same');

-- Merging.
select lives_ok($$ select public.merge_guests((select id from public.guests where full_name = 'Cy'), array(select id from public.guests where full_name = 'Ada')) $$, 'guests can be merged');
select results_eq($$ select full_name, answer, party_size, phone from public.event_guest_list order by 1 $$,
  $$ values ('Bo', 'no', 0, null), ('Cy', 'yes', 3, null) $$, 'the answer moves to the kept one');

-- Jobs.
reset role;
delete from public.jobs;
select private.enqueue_job('demo', '{}', 'only-once'), private.enqueue_job('demo', '{}', 'only-once');
select tests.be_server();
create temp table claimed as select * from public.claim_jobs(10);
select is((select count(*)::int from claimed), 1, 'a job is queued once per key');
select is((select count(*)::int from public.claim_jobs(10)), 0, 'and claimed by one runner');
select public.finish_job((select id from claimed), 'the mail server is away');
select results_eq($$ select status, run_at > now() from public.jobs $$, $$ values ('queued', true) $$, 'a failed job comes again later');
select public.finish_job((select id from claimed));
select is((select status from public.jobs), 'done', 'a finished one does not');
select * from finish();
rollback;
