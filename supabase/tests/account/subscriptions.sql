-- Promise 1: nobody raises their own plan, role or trial. Each refusal has a twin that succeeds.
begin;
select plan(28);
select tests.add_user(p) from unnest(array['buyer', 'other', 'unverified', 'boss', 'paid']) p;
update auth.users set email_confirmed_at = null where id = tests.id_of('unverified');
insert into public.administrators (user_id) values (tests.id_of('boss'));
select private.apply_plan(tests.id_of('paid'), 'premium', 'test');

-- The specification's insert and update keep their shape.
select tests.sign_in('buyer');
select lives_ok($$ insert into public.subscriptions (user_id, plan_type, is_trial, trial_start_at, trial_end_at)
  values (auth.uid(), 'free', false, null, null) $$, 'a free row can be inserted as the specification says');
select is((select plan_type from public.subscriptions), 'free', 'it is free');
select is(tests.touched($$ update public.subscriptions set plan_type = 'business' where user_id = auth.uid() $$), 1,
  'asking for business is answered as before');
select results_eq($$ select plan_type, pending_plan_type from public.subscriptions $$,
  $$ values ('free', 'business') $$, 'the plan is kept as a request');
select tests.touched($$ update public.subscriptions set is_lifetime = true, trial_end_at = 'infinity',
  trial_start_at = now() - interval '1 day', created_at = 'epoch', id = gen_random_uuid() where user_id = auth.uid() $$);
select results_eq($$ select is_lifetime, trial_end_at, created_at = now() from public.subscriptions $$,
  $$ values (false, null::timestamptz, true) $$, 'lifetime, dates and ids are the server''s');
select is(tests.touched($$ update public.subscriptions set is_trial = true, trial_end_at = 'infinity' where user_id = auth.uid() $$), 1,
  'a trial can be started');
select results_eq($$ select is_trial, trial_start_at = now(), trial_end_at = now() + interval '14 days' from public.subscriptions $$,
  $$ values (true, true, true) $$, 'with the server''s fourteen days');
select tests.touched($$ update public.subscriptions set is_trial = false where user_id = auth.uid() $$);
select tests.touched($$ update public.subscriptions set is_trial = true where user_id = auth.uid() $$);
select is((select is_trial from public.subscriptions), false, 'and only once');
select is(tests.refusal($$ insert into public.subscriptions (user_id, plan_type) values (tests.id_of('other'), 'free') $$),
  'PT403 not_allowed', 'nobody writes another''s row');
select is(tests.touched($$ update public.subscriptions set plan_type = 'free' where user_id = tests.id_of('paid') $$), 0,
  'nor changes one');
select is(tests.refusal($$ select private.apply_plan(auth.uid(), 'business', 'mine') $$), '42501', 'the plan cannot be applied directly');
select is(tests.refusal($$ select public.set_user_plan(auth.uid(), 'business', 'please') $$), 'PT403 not_allowed',
  'setting a plan is for administrators');
select is(tests.refusal($$ insert into public.administrators (user_id) values (auth.uid()) $$), '42501', 'nobody makes themself administrator');
select is(tests.refusal($$ delete from public.subscriptions $$), '42501', 'a row cannot be deleted to start anew');

reset role;
select tests.sign_in('unverified');
select tests.touched($$ insert into public.subscriptions (user_id, plan_type, is_trial) values (auth.uid(), 'pro', true) $$);
select results_eq($$ select plan_type, pending_plan_type, is_trial from public.subscriptions $$,
  $$ values ('free', 'pro', false) $$, 'an unverified address gets no trial; an inserted plan is a request too');

reset role;
select tests.sign_in('paid');
select tests.touched($$ insert into public.subscriptions (user_id, plan_type) values (auth.uid(), 'business')
  on conflict (user_id) do update set plan_type = excluded.plan_type $$);
select results_eq($$ select plan_type, pending_plan_type from public.subscriptions $$,
  $$ values ('premium', 'business') $$, 'an upsert of a higher plan keeps the paid one and notes the request');
select tests.touched($$ update public.subscriptions set plan_type = 'free' where user_id = auth.uid() $$);
select results_eq($$ select plan_type, pending_plan_type from public.subscriptions $$,
  $$ values ('free', null::text) $$, 'going down is allowed and drops the request');

reset role;
select tests.be_server();
select tests.touched($$ update public.subscriptions set plan_type = 'business' where user_id = tests.id_of('buyer') $$);
select is((select plan_type from public.subscriptions where user_id = tests.id_of('buyer')), 'free',
  'even the server''s key cannot raise a plan by writing the row');

-- The two ways that do.
select public.begin_plan_checkout(tests.id_of('buyer'), 'pro', 'test', 'plan_1', 2900, 'USD');
select is(public.apply_payment_event('test', 'evt_p1', 'payment.succeeded',
    '{"providerRef": "plan_1", "amountMinor": 100, "currency": "usd"}') ->> 'outcome', 'mismatch',
  'a payment of another amount gives no plan');
select public.begin_plan_checkout(tests.id_of('buyer'), 'pro', 'test', 'plan_2', 2900, 'USD');
select is(public.apply_payment_event('test', 'evt_p2', 'payment.succeeded',
    '{"providerRef": "plan_2", "amountMinor": 2900, "currency": "usd", "testMode": true}') ->> 'outcome', 'plan_applied',
  'a signed payment of what was asked for does');
select is(public.apply_payment_event('test', 'evt_p2', 'payment.succeeded',
    '{"providerRef": "plan_2", "amountMinor": 2900, "currency": "usd"}') ->> 'outcome', 'duplicate', 'once');
select is(public.apply_payment_event('test', 'evt_p3', 'payment.succeeded',
    '{"providerRef": "plan_2", "amountMinor": 2900, "currency": "usd"}') ->> 'outcome', 'already_applied', 'whatever its event id');
select results_eq($$ select plan_type, pending_plan_type from public.subscriptions where user_id = tests.id_of('buyer') $$,
  $$ values ('pro', 'business') $$, 'the paid plan is effective');
reset role;
select tests.sign_in('boss');
select lives_ok($$ select public.set_user_plan(tests.id_of('other'), 'business', 'a gift') $$, 'an administrator sets a plan');
select is((select plan_type from public.subscriptions where user_id = tests.id_of('other')), 'business', 'which is effective');
reset role;
select is((select count(*)::int from public.audit_log where action = 'plan.applied' and after ->> 'reason' = 'a gift'
  and actor_user_id = tests.id_of('boss')), 1, 'and audited with the reason');
select is(tests.refusal($$ delete from public.audit_log $$), 'PT405 not_allowed', 'the audit log can only be added to, even by its owner');
select is((select prosecdef from pg_proc where proname = 'guard_subscription'), false,
  'the guard runs as the caller, or current_user would always be the owner');
select * from finish();
rollback;
