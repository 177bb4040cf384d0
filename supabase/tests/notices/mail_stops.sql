-- Addresses without mails: seen, put on and taken off by who writes to people and may read their addresses.
begin;
select plan(30);
select tests.add_user('host', 'pro');
select tests.add_user('other', 'pro');
select tests.add_user(p) from unnest(array['editor', 'finance', 'door']) p;
select tests.add_member('host', 'editor', 'editor');
select tests.add_member('host', 'finance', 'finance');
select tests.add_member('host', 'door', 'check_in');
insert into public.guests (account_id, full_name, email, unsubscribed_at) values
  (tests.account_of('host'), 'Ada Eze', 'ada@guests.example', null),
  (tests.account_of('host'), 'Bo Lind', 'bo@guests.example', now()),
  (tests.account_of('host'), 'Hal', 'stranger@guests.example', null);
insert into public.mail_deliveries (key, email, kind, topic, status, account_id)
select 'to ' || a, a, 'email_campaign', 'campaigns', 'sent', tests.account_of('host') from unnest(array['ada@guests.example', 'ivo@guests.example', 'jo@guests.example']) a;
select private.suppress_mail('ada@guests.example', 'hard_bounce', null, null, 'No such user');
select private.suppress_mail('stranger@guests.example', 'complaint');
select private.suppress_mail('ivo@guests.example', 'complaint');
select private.suppress_mail('jo@guests.example', 'manual');
select private.suppress_mail('cy@guests.example', 'unsubscribed', tests.account_of('host'), 'campaigns');
create function pg_temp.list(request jsonb default '{}') returns text language sql as $$
  select string_agg(r ->> 'email' || ' ' || (r ->> 'kind'), ', ' order by r ->> 'email')
  from jsonb_array_elements(public.list_mail_stops(request) -> 'rows') r $$;
create function pg_temp.suppression(address text) returns uuid language sql security definer as $$
  select s.id from public.mail_suppressions s where s.email = address $$;
create function pg_temp.stopped(address text, about text default 'campaigns') returns text language sql security definer as $$
  select private.mail_stopped_by(address, tests.account_of('host'), about) $$;

-- Who sees it.
select tests.sign_in('editor');
select public.choose_account(tests.account_of('host'));
select is(pg_temp.list(), 'ada@guests.example hard_bounce, bo@guests.example unsubscribed, cy@guests.example unsubscribed, ivo@guests.example complaint, jo@guests.example operator',
  'what keeps mails from those whom the account wrote to, and nothing of whom it merely has on a list');
select is((public.list_mail_stops('{"size": 1, "filter": "unsubscribed"}') ->> 'total')::int, 2, 'counted by kind');
select is(pg_temp.list('{"filter": "hard_bounce"}'), 'ada@guests.example hard_bounce', 'by kind');
select is(pg_temp.list('{"text": "such user"}'), 'ada@guests.example hard_bounce', 'by what was said');
select is(pg_temp.list('{"text": "cy@guests"}'), 'cy@guests.example unsubscribed', 'by address');
select is((public.list_mail_stops('{"size": 1}') ->> 'total')::int, 5, 'of all pages');

-- Put on the list.
select is(public.stop_mails(array[' Dee@Guests.example', 'dee@guests.example', 'eli@guests.example'], 'Asked on the phone'),
  '{"added": 2, "known": 0}', 'several at once, each once');
select is(public.stop_mails(array['dee@guests.example', 'fay@guests.example']), '{"added": 1, "known": 1}', 'it is said how many were new');
select is(pg_temp.list('{"filter": "manual"}'), 'dee@guests.example manual, eli@guests.example manual, fay@guests.example manual', 'and they are listed');
select is(pg_temp.stopped('dee@guests.example'), 'manual', 'a campaign does not go there');
select is(pg_temp.stopped('dee@guests.example', 'service'), null, 'an order does');
select is(tests.refusal($$ select public.stop_mails(array['eli@guests']) $$), 'PT400 invalid_input addresses', 'what is no address is refused');
select is(tests.refusal($$ select public.stop_mails(array[' ']) $$), 'PT400 invalid_input addresses', 'as is nothing');
select is(tests.refusal($$ select public.stop_mails(array(select 'a' || n || '@guests.example' from generate_series(1, 501) n)) $$),
  'PT400 invalid_input addresses', 'and more than are read at once');

-- Taken off it.
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('dee@guests.example')) $$), 'fine', 'what the team stopped it takes off');
select is(pg_temp.stopped('dee@guests.example'), null, 'and mails go there again');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('cy@guests.example')) $$), 'PT409 conflict', 'who unsubscribed comes back alone');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('ada@guests.example')) $$), 'fine', 'what bounced can be tried again');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('ivo@guests.example')) $$), 'PT409 conflict', 'who complained is left alone');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('jo@guests.example')) $$), 'PT404 not_found', 'what the operator stopped is not the team''s');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('stranger@guests.example')) $$), 'PT404 not_found', 'nor what nobody of them was told of');
reset role;
select results_eq($$ select l.action, l.after ->> 'addresses' from public.audit_log l
  where l.account_id = tests.account_of('host') and l.action like 'mail\_suppressions.%' order by l.action, 2 $$,
  $$ values ('mail_suppressions.added', '1'), ('mail_suppressions.added', '2'), ('mail_suppressions.lifted', null), ('mail_suppressions.lifted', null) $$, 'the log has it, without addresses');

-- So many a day, and no more.
insert into public.mail_suppressions (email, kind, account_id)
select 'many' || n || '@guests.example', 'manual', tests.account_of('host') from generate_series(1, 9997) n;
select tests.sign_in('editor');
select public.choose_account(tests.account_of('host'));
select is(tests.refusal($$ select public.stop_mails(array['yet@guests.example', 'more@guests.example']) $$), 'PT429 too_many_requests', 'ten thousand addresses a day are the end of it');
reset role;
update public.mail_suppressions set created_at = now() - interval '25 hours' where email like 'many%';
select tests.sign_in('editor');
select is(public.stop_mails(array['yet@guests.example', 'more@guests.example']), '{"added": 2, "known": 0}', 'until the next');
reset role;

-- Everybody else.
select tests.sign_in('finance');
select public.choose_account(tests.account_of('host'));
select is(tests.refusal($$ select public.list_mail_stops() $$), 'PT404 not_found', 'who reads addresses and writes no mails does not see it');
reset role;
select tests.sign_in('door');
select public.choose_account(tests.account_of('host'));
select is(tests.refusal($$ select public.stop_mails(array['gus@guests.example']) $$), 'PT404 not_found', 'nor puts on who may do neither');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('eli@guests.example')) $$), 'PT404 not_found', 'nor takes off');
reset role;
select tests.sign_in('other');
select is((public.list_mail_stops() ->> 'total')::int, 0, 'another account sees nothing');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('eli@guests.example')) $$), 'PT404 not_found', 'and takes nothing off');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_mail_stops() $$), '42501', 'a visitor asks for nothing');
reset role;

select * from finish();
rollback;
