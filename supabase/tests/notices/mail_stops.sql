-- Addresses without mails: seen, put on and taken off by who writes to people and may read their addresses.
begin;
select plan(27);
select tests.add_user('host', 'pro');
select tests.add_user('other', 'pro');
select tests.add_user('admin');
select tests.add_user(p) from unnest(array['editor', 'finance', 'door']) p;
select tests.add_member('host', 'editor', 'editor');
select tests.add_member('host', 'finance', 'finance');
select tests.add_member('host', 'door', 'check_in');
insert into public.administrators (user_id) values (tests.id_of('admin'));
insert into public.guests (account_id, full_name, email, unsubscribed_at) values
  (tests.account_of('host'), 'Ada Eze', 'ada@guests.example', null),
  (tests.account_of('host'), 'Bo Lind', 'bo@guests.example', now());
select private.suppress_mail('ada@guests.example', 'hard_bounce', null, null, 'No such user');
select private.suppress_mail('stranger@guests.example', 'complaint');
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
select is(pg_temp.list(), 'ada@guests.example hard_bounce, bo@guests.example unsubscribed, cy@guests.example unsubscribed',
  'what keeps mails from the account''s people, and nothing of strangers');
select is((public.list_mail_stops('{"size": 1, "filter": "unsubscribed"}') ->> 'total')::int, 2, 'counted by kind');
select is(pg_temp.list('{"filter": "hard_bounce"}'), 'ada@guests.example hard_bounce', 'by kind');
select is(pg_temp.list('{"text": "such user"}'), 'ada@guests.example hard_bounce', 'by what was said');
select is(pg_temp.list('{"text": "cy@guests"}'), 'cy@guests.example unsubscribed', 'by address');
select is((public.list_mail_stops('{"size": 1}') ->> 'total')::int, 3, 'of all pages');

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
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('ada@guests.example')) $$), 'PT404 not_found', 'a bounce is not the team''s');
reset role;
select results_eq($$ select l.action, l.after ->> 'addresses' from public.audit_log l
  where l.account_id = tests.account_of('host') and l.action like 'mail\_suppressions.%' order by l.action, 2 $$,
  $$ values ('mail_suppressions.added', '1'), ('mail_suppressions.added', '2'), ('mail_suppressions.lifted', null) $$, 'the log has it, without addresses');

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
select tests.sign_in('admin');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('ada@guests.example')) $$), 'fine', 'an administrator takes off a bounce');
select is(tests.refusal($$ select public.lift_mail_suppression(pg_temp.suppression('eli@guests.example')) $$), 'PT404 not_found', 'and nothing that an account stopped');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_mail_stops() $$), '42501', 'a visitor asks for nothing');
reset role;

select * from finish();
rollback;
