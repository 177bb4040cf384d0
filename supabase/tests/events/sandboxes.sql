-- Sandboxes: seen by their visitor alone, for a day; nothing is mailed, paid or kept.
begin;
select plan(39);
select tests.add_user('host', 'pro');
select tests.add_user('stranger', 'pro');
insert into public.events (id, user_id, name, start_local, end_local, time_zone)
values (tests.id_of('event'), tests.id_of('host'), 'Real', '2027-06-12 13:30', '2027-06-12 23:00', 'Europe/Berlin');

create function pg_temp.a_content(place text default '') returns jsonb language sql as $$
  select jsonb_build_object('person', '{"firstName": "Ada", "lastName": "Demo", "timeZone": "Europe/Berlin"}'::jsonb,
    'event', jsonb_build_object('name', 'A demo', 'start_local', to_char(now() + interval '30 days', 'YYYY-MM-DD"T"HH24:MI'),
      'end_local', to_char(now() + interval '30 days 4 hours', 'YYYY-MM-DD"T"HH24:MI'), 'time_zone', 'Europe/Berlin', 'currency', 'EUR', 'status', 'published'),
    'parts', '{"tickets": [{"name": "Supper", "price_model": "paid", "price_minor": 2000, "quantity": 20, "status": "draft", "position": 0}]}'::jsonb,
    'invitedAt', now() - interval '20 days',
    'guests', jsonb_build_array(jsonb_build_object('id', tests.id_of('g1' || place), 'placeId', tests.id_of('p1' || place), 'householdId', tests.id_of('h1' || place), 'firstName', 'Bo', 'lastName', 'Berg',
      'email', 'bo@mail.example.com', 'role', 'member', 'group', null, 'answer', 'yes', 'meal', null, 'dietary', null, 'note', null,
      'openedAt', now() - interval '10 days', 'answeredAt', now() - interval '10 days')),
    'households', jsonb_build_array(jsonb_build_object('id', tests.id_of('h1' || place), 'name', 'Berg', 'headGuestId', tests.id_of('g1' || place))),
    'links', '[{"kind": "event_info_view", "label": "Event page"}, {"kind": "embed_tickets", "label": "Tickets"}]'::jsonb,
    'orders', jsonb_build_array(jsonb_build_object('id', tests.id_of('o1' || place), 'guestId', tests.id_of('g1' || place), 'ticket', 'Supper', 'quantity', 1, 'at', now() - interval '9 days')),
    'talk', jsonb_build_array(jsonb_build_object('text', 'Welcome', 'at', now() - interval '2 days'),
      jsonb_build_object('placeId', tests.id_of('p1' || place), 'text', 'Thanks', 'at', now() - interval '1 day')),
    'poll', jsonb_build_object('title', 'A song', 'note', null, 'question', 'Which?', 'options', '["One", "Two"]'::jsonb,
      'votes', jsonb_build_array(jsonb_build_object('placeId', tests.id_of('p1' || place), 'option', 1))),
    'news', jsonb_build_object('subject', 'Parking', 'text', 'Behind the house', 'at', now() - interval '1 day')) $$;
grant execute on all functions in schema pg_temp to authenticated, service_role;

-- Made and opened by the server alone.
select tests.sign_in('stranger');
select throws_ok($$ select public.make_sandbox('club-demo', pg_temp.a_content()) $$, '42501', null, 'nobody makes one by a call');
select throws_ok($$ select public.open_sandbox('club-demo') $$, '42501', null, 'or opens one');
select throws_ok($$ select public.clear_sandboxes() $$, '42501', null, 'or ends any');
reset role;
create or replace function private.has_settled() returns boolean language sql as 'select false';
set role service_role;
create temp table made as select public.make_sandbox('club-demo', pg_temp.a_content()) as id;
select is(public.has_ready_sandbox('club-demo'), '{"isReady": true}', 'it stands ready');
create temp table opened as select public.open_sandbox('club-demo') as told;
select is(public.has_ready_sandbox('club-demo'), '{"isReady": false}', 'until somebody has it');
grant select on made, opened to authenticated, service_role;
select is((select told ->> 'id' from opened), (select id::text from made), 'a visitor is given the one that stood ready');
select is(public.open_sandbox('club-demo'), '{"none": true}', 'the next one finds none ready');
select is(public.list_wanted_sandboxes('["school-demo", "club-demo"]'), '["club-demo"]', 'so another is wanted');
reset role;
create or replace function private.has_settled() returns boolean language sql as 'select true';
set role service_role;
select is(public.list_wanted_sandboxes('["school-demo", "club-demo"]'), '["club-demo", "school-demo"]',
  'a server that runs for a while keeps one ready of those, too, that nobody has opened yet');
select is(public.open_sandbox('school-demo'), '{"none": true}', 'of one that was never made there is none');
reset role;
select ok((select s.ends_at between now() + interval '23 hours' and now() + interval '25 hours' from private.sandboxes s), 'it stands for a day');
select ok((select u.encrypted_password = extensions.crypt((select told ->> 'password' from opened), u.encrypted_password) from auth.users u
  join private.sandboxes s on s.user_id = u.id), 'its password is the visitor''s alone');
select is((select count(*)::int from public.jobs j where j.payload ? 'sandboxId'), 0, 'making it leaves no work behind');
select is((select count(*)::int from public.audit_log a join private.sandboxes s on s.account_id = a.account_id), 0, 'and no log');

-- Its planner sees it, and nothing else.
select set_config('request.jwt.claims', json_build_object('sub', (select user_id from private.sandboxes), 'role', 'authenticated')::text, true);
set local role authenticated;
select results_eq('select name from public.events', array['A demo'], 'its planner sees its event alone');
select is((select count(*)::int from public.orders), 1, 'with its order');
select is(public.get_planning_network() -> 'contacts', '[]', 'and knows nobody');
update public.events set name = 'Changed' where name = 'A demo';
select is((select name from public.events), 'Changed', 'they change it');
select is(tests.refusal($$ select public.take_along_sandbox(tests.id_of('event')) $$), 'PT404 not_found', 'they take along what is theirs alone');
select ok(public.take_along_sandbox((select id from public.events)) > now() + interval '6 days', 'which keeps it for a week');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.events e where e.name = 'Changed'), 0, 'nobody else sees it');
select is(tests.refusal($$ select public.take_along_sandbox(tests.id_of('event')) $$), 'PT404 not_found', 'who is in no demo takes nothing along');
reset role;
select tests.sign_in('host');
select is((select count(*)::int from public.events e where e.name = 'Real'), 1, 'a real host sees theirs');
reset role;

-- What it does not do.
select is((select private.mail_stopped_by('somebody@real.org', s.account_id, 'service') from private.sandboxes s), 'demo', 'nothing is mailed from it');
select is((select private.mail_stopped_by(u.email, null, 'sign_in') from auth.users u join private.sandboxes s on s.user_id = u.id), 'demo', 'or to it');
select is(private.mail_stopped_by('somebody@real.org', (select a.id from public.accounts a where a.owner_user_id = tests.id_of('host')), 'service'), null, 'a real account mails');
select is(tests.refusal($$ update auth.users u set email_change = 'me@real.org' from private.sandboxes s where s.user_id = u.id $$), 'PT403 not_allowed', 'it is given no address');
select is((select a.account_id from private.sandboxes s, private.mail_about(jsonb_build_object('accountId', s.account_id)) a),
  (select s.account_id from private.sandboxes s), 'whoever invites from it, it is its mail');
select is(tests.refusal(format('select private.require_handover(%L, %L, %L)', s.account_id, s.user_id, tests.id_of('host'))), 'PT403 not_allowed', 'it is handed over to nobody, nor is its plan')
from private.sandboxes s;
select is(tests.refusal(format('select public.permit_guest_file(%L, %L)', private.personal_token(private.ensure_personal_link(eg, 'invitation')),
  jsonb_build_object('threadId', t.id))), 'PT403 not_allowed file', 'its guests send no files')
from private.sandboxes s join public.threads t on t.account_id = s.account_id and t.kind = 'event'
join public.thread_members m on m.thread_id = t.id join public.event_guests eg on eg.id = m.event_guest_id limit 1;

-- What guests read of it says so; what is real does not.
select is((select private.demo_note(s.account_id) #>> '{demo,name}' from private.sandboxes s), 'club-demo', 'its pages say whose demo they are');
insert into public.forum_categories (id, account_id, name, visibility)
select tests.id_of('told'), s.account_id, 'Told to all', 'everybody' from private.sandboxes s;
insert into public.forum_categories (id, account_id, name, visibility)
select tests.id_of('real'), a.id, 'Told to all', 'everybody' from public.accounts a where a.owner_user_id = tests.id_of('host');
select is(public.get_public_category(tests.id_of('told')::text) #>> '{demo,name}', 'club-demo', 'a forum of it that everybody reads is a demo''s');
select is(public.get_public_category(tests.id_of('real')::text) -> 'demo', null, 'a real one is none');

-- No more than so many at once, and one waits for as long as its dates are fresh.
set role service_role;
create temp table spare as select public.make_sandbox('family-demo', pg_temp.a_content('2')) as id;
select is(public.list_wanted_sandboxes('["family-demo"]'), '[]', 'of a demo that nobody opens one is enough');
reset role;
create or replace function private.most_sandboxes() returns integer language sql as 'select 1';
set role service_role;
select is(tests.refusal($$ select public.open_sandbox('family-demo') $$), 'PT429 too_many_requests', 'when as many as may be are with visitors, nobody is given another');
reset role;
update private.sandboxes s set ends_at = now() where s.opened_at is not null;
set role service_role;
select is(public.open_sandbox('family-demo') ->> 'demo', 'family-demo', 'until the day of one is over');
reset role;

-- And it goes.
update private.sandboxes s set ends_at = now() where s.demo = 'club-demo';
set role service_role;
select is(public.clear_sandboxes(), 1, 'its day over, it goes');
reset role;
select is((select string_agg(s.demo, ' ') from private.sandboxes s), 'family-demo', 'and no other');
select is((select count(*)::int from public.events e where e.name = 'Changed') + (select count(*)::int from public.orders o where o.id = tests.id_of('o1'))
  + (select count(*)::int from auth.users u where u.email::text like '%@sandbox.invalid' and not exists (select from private.sandboxes s where s.user_id = u.id)), 0, 'with all that was in it');
select * from finish();
rollback;
