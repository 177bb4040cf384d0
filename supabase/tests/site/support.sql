-- Support requests: their own requester and administrators, nobody else.
begin;
select plan(26);
select tests.add_user('asker', 'business');
select tests.add_user('stranger');
select tests.add_user('operator');
insert into public.administrators (user_id) values (tests.id_of('operator'));
create temp table sent (form jsonb);
grant select on sent to public;
insert into sent values ('{"name": "Ada", "email": "ada@tests.example", "topic": "question",
  "subject": "A second host", "message": "Can two people plan?", "page": "/manage-events", "submitKey": "submit-key-1"}');

select tests.be_anonymous();
select is(tests.refusal($$ select public.submit_support_request((select form from sent)) $$), '42501', 'a visitor writes through the function alone');
select is(tests.refusal($$ select count(*) from public.support_requests $$), '42501', 'a visitor reads no request');
select is(tests.refusal($$ select public.add_support_message(gen_random_uuid(), 'x') $$), '42501', 'a visitor adds nothing');
reset role;
select tests.sign_in('asker');
select is(tests.refusal($$ select public.submit_support_request((select form from sent)) $$), '42501', 'nor does who is signed in, past the function''s limits');
reset role;

select tests.be_server();
select matches(public.submit_support_request((select form from sent), tests.id_of('asker')) ->> 'reference',
  '^S-[0-9A-Z]{3}-[0-9A-Z]{4}$', 'the server stores it and tells the reference');
select is(public.submit_support_request((select form from sent), tests.id_of('asker')) ->> 'reference',
  (select reference from public.support_requests), 'sent twice is stored once');
select lives_ok($$ select public.submit_support_request((select form from sent) || '{"submitKey": "submit-key-2"}') $$, 'visitors write too');
reset role;
select results_eq($$ select priority from public.support_requests order by submit_key $$, $$ values (true), (false) $$, 'the business plan goes first');
select is((select count(*)::int from public.jobs where kind = 'support_received'), 2, 'who wrote gets a mail');
select is((select count(*)::int from public.jobs where kind = 'support_arrived' and payload ->> 'to' = 'operator@tests.example'), 2, 'and the operator');
select is((select public.get_job_source(id) ->> 'to' from public.jobs where kind = 'support_received' limit 1), 'ada@tests.example', 'the mail knows its reader');
select ok(exists (select from public.audit_log where action = 'support_requests.insert' and after ? 'reference' and not after ? 'message'), 'the audit keeps the reference and no words');

select tests.sign_in('asker');
select is((select count(*)::int from public.support_requests), 1, 'people see their own requests');
select is((select count(*)::int from public.support_messages), 1, 'and what was said under them');
select lives_ok($$ select public.add_support_message((select id from public.support_requests), 'One thing more.') $$, 'and write on');
select is(tests.refusal($$ select public.add_support_message((select id from public.support_requests), '  ') $$), 'PT422 invalid_input body', 'an empty message is refused');
select is(tests.refusal($$ update public.support_requests set status = 'closed' $$), '42501', 'states change through the call alone');
select is(tests.refusal($$ select public.set_support_state((select id from public.support_requests), 'answered') $$), 'PT403 not_allowed status', 'who asks does not answer');
select lives_ok($$ select public.set_support_state((select id from public.support_requests), 'closed') $$, 'but may close');
reset role;

select set_config('tests.request', (select id::text from public.support_requests where user_id is not null), true);
select tests.sign_in('stranger');
select is((select count(*)::int from public.support_requests), 0, 'strangers see nothing');
select is((select count(*)::int from public.support_messages), 0, 'nor words');
select is(tests.refusal($$ select public.add_support_message(current_setting('tests.request')::uuid, 'x') $$), 'PT404 not_found', 'strangers cannot write into it');
select is(tests.refusal($$ select public.set_support_state(current_setting('tests.request')::uuid, 'open') $$), 'PT404 not_found', 'nor open it');
reset role;

select tests.sign_in('operator');
select is((select count(*)::int from public.support_requests), 2, 'administrators see all');
select lives_ok($$ select public.add_support_message(current_setting('tests.request')::uuid, 'Yes: invite them under Team.') $$, 'and answer');
reset role;
select is((select status from public.support_requests where id = current_setting('tests.request')::uuid), 'answered', 'an answer answers');
select * from finish();
rollback;
