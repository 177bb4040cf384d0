-- A copy of one's own data, leaving, and what planners are told by mail.
begin;
select plan(45);
select tests.add_user(p, 'business') from unnest(array['host', 'other', 'boss', 'quitter']) p;
select tests.add_user('helper');
select tests.add_member('host', 'helper', 'editor');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temporary table world as select tests.add_event('host', 'Gala') as event_id, tests.add_event('quitter', 'Picnic') as picnic_id;
grant select on world to public;
insert into public.guests (account_id, full_name) values (tests.account_of('host'), 'Ada'), (tests.account_of('other'), 'Foreign');

create or replace function pg_temp.sign_in_with(person text, methods jsonb) returns void language plpgsql as $$
begin
  perform tests.sign_in(person);
  perform set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('amr', methods))::text, true);
end $$;
create or replace function pg_temp.method(how text, ago interval) returns jsonb language sql as $$
  select jsonb_build_object('method', how, 'timestamp', extract(epoch from now() - ago)::bigint)
$$;

-- The copy holds one's own and nobody else's, and no secrets.
select tests.sign_in('host');
select ok(public.list_my_data() ? 'guests' and public.list_my_data() ? 'profiles' and public.list_my_data() ? 'invoices', 'the copy has its parts');
select is((select string_agg(r ->> 'full_name', ',') from jsonb_array_elements(public.get_my_data('guests')) r), 'Ada', 'one''s own guests');
select is(jsonb_array_length(public.get_my_data('profiles')), 1, 'one''s own profile');
select is(jsonb_array_length(public.get_my_data('guests', 500)), 0, 'page by page');
select is(tests.refusal($$ select public.get_my_data('administrators; drop table x') $$), 'PT400 invalid_input table_param', 'only tables that exist');
select is(tests.refusal($$ select public.get_my_data('provider_events') $$), 'PT400 invalid_input table_param', 'and only those with somebody''s data');
select is(tests.refusal($$ select public.get_my_data('guests', -1) $$), 'PT400 invalid_input table_param', 'from the beginning on');
select is((select count(*)::int from jsonb_array_elements_text(public.list_my_data()) t, jsonb_array_elements(public.get_my_data(t)) r,
  jsonb_object_keys(r) k where k ~ '(_hash|secret|customer_ref)$'), 0, 'no hashes and no keys');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_my_data() $$), '42501', 'visitors have nothing to copy');

-- A picture lies in one's own folder of our storage.
reset role;
create function pg_temp.shows(address text) returns text language sql as $$
  select tests.refusal(format('update public.profiles set avatar_url = %L where user_id = %L', address, tests.id_of('host'))) $$;
create function pg_temp.picture(of text, at text default 'https://jubilee.example') returns text language sql as $$
  select at || '/storage/v1/object/public/avatars/' || tests.id_of(of) || '/0b1c2d3e-0000-4000-8000-000000000001.jpg' $$;
select tests.sign_in('host');
select is(pg_temp.shows(pg_temp.picture('host')), 'fine', 'one''s own picture');
select is(pg_temp.shows(pg_temp.picture('other')), '23514', 'not somebody else''s');
select is(pg_temp.shows('https://images.example/who-looks.jpg'), '23514', 'and none of another site');
select is(pg_temp.shows(pg_temp.picture('host', 'https://images.example/x?y=')), '23514', 'however it is written');
reset role;
select tests.add_user('shown', 'free', '{"avatar_url": "https://images.example/who-looks.jpg"}');
select is((select avatar_url from public.profiles where user_id = tests.id_of('shown')), null, 'nor at the sign-up');

-- Leaving needs a fresh proof.
reset role;
select pg_temp.sign_in_with('quitter', jsonb_build_array(pg_temp.method('password', '11 minutes')));
select is(tests.refusal($$ select public.request_account_deletion() $$), 'PT403 reauthentication_needed', 'an old sign-in is not enough');
reset role;
select pg_temp.sign_in_with('quitter', jsonb_build_array(pg_temp.method('password', '1 minute'), pg_temp.method('totp', '11 minutes')));
select is(tests.refusal($$ select public.request_account_deletion() $$), 'PT403 reauthentication_needed', 'nor a password where a second factor belongs to it');
reset role;
select pg_temp.sign_in_with('quitter', jsonb_build_array(pg_temp.method('password', '1 minute')));
select is((public.request_account_deletion() ->> 'dueAt')::timestamptz, now() + interval '30 days', 'a fresh one is, and there are thirty days');
select lives_ok($$ select public.cancel_account_deletion() $$, 'it can be taken back');
select is(tests.refusal($$ select public.cancel_account_deletion() $$), 'PT409 conflict', 'once');
select public.request_account_deletion();
select is(tests.refusal($$ delete from public.account_deletions $$), '42501', 'nobody writes the row');
select is(tests.refusal($$ select private.delete_account(auth.uid()) $$), '42501', 'nor deletes directly');
reset role;
select tests.sign_in('other');
select is((select count(*)::int from public.account_deletions), 0, 'a stranger sees nothing of it');
reset role;
select pg_temp.sign_in_with('boss', jsonb_build_array(pg_temp.method('password', '1 minute')));
select is((select count(*)::int from public.account_deletions), 1, 'an administrator does');
select is(tests.refusal($$ select public.request_account_deletion() $$), 'PT409 conflict', 'and cannot leave without another');

-- The day comes.
reset role;
select is(public.delete_due_accounts(), 0, 'nothing goes before its day');
update public.account_deletions set requested_at = now() - interval '31 days', due_at = now() - interval '1 day';
select is(public.delete_due_accounts(), 1, 'then it does');
select is((select count(*)::int from auth.users where id = tests.id_of('quitter')) + (select count(*)::int from public.events e, world w where e.id = w.picnic_id), 0,
  'with everything');

-- With tickets sold, the account waits for the event and leaves the books behind.
insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Dinner', 0, 10 from world;
create temporary table bought as select public.place_order(
  public.create_hold((select tests.add_link(event_id, 'embed_tickets') from world), jsonb_build_object('idempotencyKey', 'leaving-hold',
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select t.id from public.ticket_types t, world w where t.event_id = w.event_id), 'quantity', 1)))) ->> 'orderToken',
  jsonb_build_object('buyer', jsonb_build_object('name', 'Kofi', 'email', 'kofi@guests.example'), 'idempotencyKey', 'leaving-place')) as o;
select is((select o ->> 'status' from bought), 'completed', 'a ticket is sold');
select pg_temp.sign_in_with('host', jsonb_build_array(pg_temp.method('password', '1 minute')));
select is((public.request_account_deletion() ->> 'dueAt')::timestamptz, (select e.end_date + interval '30 days' from public.events e, world w where e.id = w.event_id),
  'the account waits for the event it sold tickets for');
reset role;
-- (the sale itself told the owner and the helper)
select results_eq($$ select count(*)::int, bool_and(mail_due_at between now() and now() + interval '3 minutes') from public.notices where topic = 'order' $$,
  $$ values (2, true) $$, 'the host and the helper are told of the order at once');
select public.submit_support_request(jsonb_build_object('name', who, 'email', who || '@tests.example', 'topic', 'question', 'subject', 'Hello',
  'message', 'My secret', 'submitKey', 'leaving-' || who), tests.id_of(who)) from unnest(array['host', 'other']) who;
select public.note_failed_sign_in(u.email, 'A browser', '203.0.113.7') from auth.users u where u.id in (tests.id_of('host'), tests.id_of('other'));
select private.delete_account(tests.id_of('host'));
select is((select count(*)::int from public.orders where buyer_email = 'kofi@guests.example'), 1, 'what was sold stays in the books');
select is((select u.email::text from auth.users u where u.id = tests.id_of('host')), 'deleted-' || tests.id_of('host') || '@deleted.invalid', 'the person is gone');
select is((select string_agg(name, ',') from public.support_requests), 'other', 'with what they wrote to the operator');
select is((select count(*)::int from public.sign_ins where user_id = tests.id_of('host')), 0, 'and where they signed in');
select is((select count(*)::int from public.sign_ins where user_id = tests.id_of('other')), 1, 'theirs alone');

-- So do gifts: repeating ones end with who received them.
with asked as (
  insert into public.campaigns (account_id, name, beneficiary, cover_seed, status)
  values (tests.account_of('other'), 'A new roof', 'The club', 'roof', 'live') returning id, account_id),
repeated as (
  insert into public.giving_plans (account_id, campaign_id, token_hash, status, frequency, amount_minor, currency, next_charge_at)
  select account_id, id, 'plan', 'active', 'month', 1000, 'USD', now() from asked returning id, campaign_id, account_id)
insert into public.donations (account_id, campaign_id, plan_id, code, token_hash, status, amount_minor, currency, test_mode)
select account_id, campaign_id, id, 'ABC-DEF', 'gift', 'succeeded', 1000, 'USD', true from repeated;
select lives_ok($$ select private.delete_account(tests.id_of('other')) $$, 'who received gifts can leave');
select is((select count(*)::int from public.donations where code = 'ABC-DEF'), 1, 'the gift stays in the books');
select results_eq($$ select p.status, p.next_charge_at, c.status from public.giving_plans p join public.campaigns c on c.id = p.campaign_id where p.token_hash = 'plan' $$,
  $$ values ('cancelled', null::timestamptz, 'ended') $$, 'and nothing is charged again');

-- Notices: choices, quiet hours, digest.
select is(private.notice_choice('{}', 'answer') || private.notice_choice('{"order": "off"}', 'order') || private.notice_choice('{"answer": "sure"}', 'answer'),
  'digestoffdigest', 'what is not said is as by default');
select is(private.after_quiet_hours('2027-01-10 22:30Z', '{"quiet": {"from": "22:00", "to": "07:00"}}', 'Europe/Berlin'),
  '2027-01-11 06:00Z'::timestamptz, 'a mail in the night waits for seven in the morning, by the person''s clock');
select is(private.after_quiet_hours('2027-01-10 12:00Z', '{"quiet": {"from": "22:00", "to": "07:00"}}', 'Europe/Berlin'),
  '2027-01-10 12:00Z'::timestamptz, 'one at noon does not');
select is(private.next_digest('2027-01-10 12:00Z', 'Europe/Berlin'), '2027-01-11 07:00Z'::timestamptz, 'the digest comes at eight');
update public.profiles set notification_prefs = '{"answer": "now"}' where user_id = tests.id_of('other');
select private.tell_planners(tests.add_event('other', 'Brunch'), 'answer', '{"name": "Zoë", "answer": "yes", "partySize": 2}');
select is(jsonb_array_length(public.list_due_notices()), 0, 'at once means within minutes, so that several become one');
update public.notices set mail_due_at = now() where user_id = tests.id_of('other');
select is((select n -> 'notices' -> 0 -> 'detail' ->> 'name' from jsonb_array_elements(public.list_due_notices()) n
  where n ->> 'userId' = tests.id_of('other')::text), 'Zoë', 'then it is due');
select public.finish_notices((select mail_batch from public.notices n where n.user_id = tests.id_of('other') and n.topic = 'answer'));
select is((select count(*)::int from jsonb_array_elements(public.list_due_notices()) n where n ->> 'userId' = tests.id_of('other')::text), 0, 'and told once');
select * from finish();
rollback;
