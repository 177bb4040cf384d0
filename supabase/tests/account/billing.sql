-- Paid months, steps down, invoices. Every refusal has a twin that succeeds.
begin;
select plan(64);
select tests.add_user(p) from unnest(array['buyer', 'other', 'boss', 'payer']) p;
insert into public.administrators (user_id) values (tests.id_of('boss'));
insert into public.subscriptions (user_id) values (tests.id_of('buyer')), (tests.id_of('other')), (tests.id_of('payer'));

create or replace function pg_temp.pay(person text, plan text, ref text, minor bigint, kind text default 'start', full_minor bigint default null)
returns text language sql as $$
  select public.begin_plan_checkout(tests.id_of(person), plan, 'test', ref, minor, 'EUR', kind,
    jsonb_build_array(jsonb_build_object('name', plan, 'amountMinor', minor)), coalesce(full_minor, minor));
  select public.apply_payment_event('test', 'evt_' || ref, 'payment.succeeded', jsonb_build_object(
    'providerRef', ref, 'amountMinor', minor, 'currency', 'EUR', 'testMode', true,
    'customerRef', 'cus_' || person, 'methodLabel', 'Test card ending 4242')) ->> 'outcome'
$$;

-- A month is paid.
select is(pg_temp.pay('buyer', 'premium', 'b1', 900), 'plan_applied', 'a signed payment starts a plan');
select results_eq($$ select plan_type, status, period_end = period_start + interval '1 month', amount_minor, method_label
  from public.plan_billing where user_id = tests.id_of('buyer') $$,
  $$ values ('premium', 'active', true, 900::bigint, 'Test card ending 4242') $$, 'the month runs for a month');
select matches((select number from public.invoices where user_id = tests.id_of('buyer')), '^TEST-\d{4}-000001$', 'the first invoice has the first number');
select is(pg_temp.pay('buyer', 'pro', 'b2', 1500, 'upgrade', 2400), 'plan_applied', 'an upgrade is paid at its difference');
select results_eq($$ select plan_type, amount_minor from public.plan_billing where user_id = tests.id_of('buyer') $$,
  $$ values ('pro', 2400::bigint) $$, 'later months cost the whole price');
select pg_temp.pay('other', 'premium', 'o1', 900);
select results_eq($$ select right(number, 6) from public.invoices order by number $$,
  $$ values ('000001'), ('000002'), ('000003') $$, 'invoice numbers have no gaps');
select is(pg_temp.pay('buyer', 'pro', 'b3', 2400), 'plan_applied', 'a second payment of the same plan is not lost');
select is((select round(extract(epoch from period_end - now()) / 86400 / 30) from public.plan_billing where user_id = tests.id_of('buyer')), 2::numeric,
  'it adds a month');

-- Who sees and writes what.
select tests.sign_in('buyer');
select is((select count(*)::int from public.invoices), 3, 'people see their own invoices');
select is((select count(*)::int from public.plan_billing), 1, 'and their own month');
select is((select count(*)::int from public.billing_events), 3, 'and what happened');
select is(tests.refusal($$ select customer_ref from public.plan_billing $$), '42501', 'but not the provider''s customer');
select is(tests.refusal($$ update public.plan_billing set period_end = now() + interval '9 years' $$), '42501', 'nobody writes a month');
select is(tests.refusal($$ update public.invoices set status = 'paid' $$), '42501', 'nor an invoice');
select is(tests.refusal($$ insert into public.billing_events (user_id, kind) values (auth.uid(), 'renewed') $$), '42501', 'nor what happened');
select is(tests.refusal($$ select private.start_paid_month(null, '{}') $$), '42501', 'nobody starts a month');
select is(tests.refusal($$ select public.get_plan_billing(auth.uid()) $$), '42501', 'the server''s reading is the server''s');
reset role;
select tests.sign_in('payer');
select is((select count(*)::int from public.invoices), 0, 'a stranger sees no invoice');
select is((select count(*)::int from public.plan_billing), 0, 'and no month');
select is(tests.refusal($$ select public.schedule_plan_change('free') $$), 'PT409 conflict', 'without a paid plan nothing is scheduled');
reset role;
select tests.sign_in('boss');
select is((select count(*)::int from public.invoices), 4, 'administrators see invoices');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select count(*) from public.invoices $$), '42501', 'visitors see nothing');
select is(tests.refusal($$ select public.get_plan_impact('free') $$), '42501', 'and ask nothing');

-- Steps down wait for the end of the month, however they are asked for.
reset role;
select tests.sign_in('buyer');
select is(tests.refusal($$ select public.schedule_plan_change('business') $$), 'PT400 invalid_input plan_type_param', 'business is no step down');
select is(tests.refusal($$ select public.schedule_plan_change('pro') $$), 'PT409 conflict plan_type_param', 'nor is the same plan');
select lives_ok($$ select public.schedule_plan_change('premium') $$, 'a lower plan is scheduled');
select results_eq($$ select s.plan_type, b.next_plan_type from public.subscriptions s join public.plan_billing b using (user_id) $$,
  $$ values ('pro', 'premium') $$, 'and nothing changes before');
select lives_ok($$ select public.resume_plan() $$, 'it can be taken back');
select is(tests.refusal($$ select public.resume_plan() $$), 'PT409 conflict', 'once');
select is(tests.touched($$ update public.subscriptions set plan_type = 'free' where user_id = auth.uid() $$), 1, 'a direct write down is accepted');
select results_eq($$ select s.plan_type, b.next_plan_type from public.subscriptions s join public.plan_billing b using (user_id) $$,
  $$ values ('pro', 'free') $$, 'and waits as well');

-- The month ends.
reset role;
update public.plan_billing set period_start = now() - interval '1 month', period_end = now() - interval '1 minute',
  next_attempt_at = now() - interval '1 minute' where user_id in (tests.id_of('buyer'), tests.id_of('other'));
select results_eq($$ select r ->> 'planType', r ->> 'customerRef' from jsonb_array_elements(public.claim_due_renewals()) r $$,
  $$ values ('premium', 'cus_other') $$, 'one renewal is due, the cancelled one is not');
select is(jsonb_array_length(public.claim_due_renewals()), 0, 'and it is claimed once');
select results_eq($$ select s.plan_type, b.status from public.subscriptions s join public.plan_billing b using (user_id) where s.user_id = tests.id_of('buyer') $$,
  $$ values ('free', 'ended') $$, 'the cancelled plan has ended');

-- A renewal that fails is tried for a week, then the plan ends.
create or replace function pg_temp.fail_try(ref text) returns text language sql as $$
  select public.begin_plan_checkout(tests.id_of('other'), 'premium', 'test', ref, 900, 'EUR', 'renewal', '[]', 900);
  select public.apply_payment_event('test', 'evt_' || ref, 'payment.failed', jsonb_build_object(
    'providerRef', ref, 'amountMinor', 900, 'currency', 'EUR')) ->> 'outcome'
$$;
select pg_temp.fail_try('o_try1');
select results_eq($$ select b.status, s.plan_type, round(extract(epoch from b.next_attempt_at - now()) / 86400)::int
  from public.plan_billing b join public.subscriptions s using (user_id) where b.user_id = tests.id_of('other') $$,
  $$ values ('past_due', 'premium', 1) $$, 'the plan stays while the payment is tried again a day later');
select is((select count(*)::int from public.invoices where user_id = tests.id_of('other') and status = 'open'), 1, 'an invoice is open');
select is((select count(*)::int from public.jobs where kind = 'plan_notice' and payload ->> 'event' = 'payment_failed'), 1, 'a mail says so');
select is(pg_temp.pay('other', 'premium', 'o2', 900, 'renewal'), 'plan_applied', 'paying settles it');
select results_eq($$ select status, failed_attempts from public.plan_billing where user_id = tests.id_of('other') $$,
  $$ values ('active', 0) $$, 'the month goes on');
select is((select count(*)::int from public.invoices where user_id = tests.id_of('other')), 2, 'the open invoice became the paid one');
select pg_temp.fail_try('o_try2'), pg_temp.fail_try('o_try3'), pg_temp.fail_try('o_try4'), pg_temp.fail_try('o_try5');
select results_eq($$ select b.status, s.plan_type from public.plan_billing b join public.subscriptions s using (user_id) where b.user_id = tests.id_of('other') $$,
  $$ values ('ended', 'free') $$, 'the fourth failure ends the plan');
select is((select count(*)::int from public.invoices where user_id = tests.id_of('other') and status = 'uncollectible'), 1, 'its open invoice is given up');

-- An administrator's word ends the billing.
select pg_temp.pay('payer', 'premium', 'p1', 900);
select tests.sign_in('boss');
select lives_ok($$ select public.set_user_plan(tests.id_of('payer'), 'business', 'a gift') $$, 'an administrator gives a plan');
reset role;
select is((select status from public.plan_billing where user_id = tests.id_of('payer')), 'ended', 'nothing more is charged for the old one');

-- The six steps down: nothing is deleted, nothing public breaks, what is above freezes and is listed.
select tests.add_user('host', 'business'), tests.add_user('helper');
select tests.add_member('host', 'helper', 'editor');
create temporary table world as select tests.add_event('host', 'Reunion') as event_id;
insert into public.guests (account_id, full_name) values (tests.account_of('host'), 'Ada');
insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Dinner', 4500, 10 from world;
update public.events set rsvp_enabled = true where id = (select event_id from world);
alter table world add ticket_id uuid;
update world set ticket_id = (select t.id from public.ticket_types t where t.event_id = world.event_id);
create temporary table page as select tests.add_link((select event_id from world)) as token;
grant select on world, page to public;

create or replace function pg_temp.frozen(plan text) returns text[] language sql as $$
  select array(select distinct i ->> 'featureKey' from jsonb_array_elements(public.get_plan_impact(plan) -> 'frozen') i order by 1)
$$;
create or replace function pg_temp.drop_to(from_plan text, to_plan text) returns text language plpgsql as $$
declare
  listed text[];
  guest_write text; ticket_write text; member_write text; sold text;
begin
  perform private.apply_plan(tests.id_of('host'), from_plan, 'test');
  perform tests.sign_in('host');
  listed := pg_temp.frozen(to_plan);
  update public.subscriptions set plan_type = to_plan where user_id = auth.uid();
  guest_write := tests.refusal($q$ update public.guests set notes = 'x' where full_name = 'Ada' $q$);
  ticket_write := tests.refusal($q$ update public.ticket_types set description = 'x' $q$);
  perform set_config('role', 'none', true);
  perform tests.sign_in('helper');
  with written as (update public.events set description = 'x' where user_id = tests.id_of('host') returning 1)
  select 'member ' || case when exists (select from written) then 'writes' else 'reads ' || (
    select count(*) from public.events e where e.user_id = tests.id_of('host')) end into member_write;
  perform set_config('role', 'none', true);
  perform tests.be_server();
  sold := public.create_hold((select token from page), jsonb_build_object(
    'idempotencyKey', 'drop-' || from_plan || '-' || to_plan,
    'items', (select jsonb_build_array(jsonb_build_object('ticketTypeId', w.ticket_id, 'quantity', 1)) from world w))) ->> 'status';
  perform set_config('role', 'none', true);
  return concat_ws(' ', array_to_string(listed, ','), '|', coalesce(guest_write, 'ok'), '|', coalesce(ticket_write, 'ok'), '|', member_write, '|', sold,
    (select count(*) from public.guests g where g.account_id = tests.account_of('host')),
    (select count(*) from public.ticket_types t where t.event_id = (select event_id from world)));
end $$;
select is(pg_temp.drop_to('business', 'business'), ' | fine | fine | member writes | reserved 1 1', 'on business a member writes');
select is(pg_temp.drop_to('business', 'pro'), 'multi-admin | fine | fine | member reads 1 | reserved 1 1', 'business to pro: the team freezes');
select is(pg_temp.drop_to('business', 'premium'), 'multi-admin,ticket-management | fine | PT403 plan_required Ticket Management | member reads 1 | reserved 1 1', 'business to premium: tickets too, and they sell');
select is(pg_temp.drop_to('business', 'free'), 'multi-admin,rsvp,ticket-management | PT403 plan_required RSVP | PT403 plan_required Ticket Management | member reads 1 | reserved 1 1', 'business to free: guests too');
select is(pg_temp.drop_to('pro', 'premium'), 'multi-admin,ticket-management | fine | PT403 plan_required Ticket Management | member reads 1 | reserved 1 1', 'pro to premium');
select is(pg_temp.drop_to('pro', 'free'), 'multi-admin,rsvp,ticket-management | PT403 plan_required RSVP | PT403 plan_required Ticket Management | member reads 1 | reserved 1 1', 'pro to free');
select is(pg_temp.drop_to('premium', 'free'), 'multi-admin,rsvp,ticket-management | PT403 plan_required RSVP | PT403 plan_required Ticket Management | member reads 1 | reserved 1 1', 'premium to free');

-- A trial: once, and it ends the moment a paid plan starts; a plan's change never restarts it.
select tests.add_user('trier');
insert into public.subscriptions (user_id) values (tests.id_of('trier'));
select tests.sign_in('trier');
select tests.touched($$ update public.subscriptions set is_trial = true where user_id = auth.uid() $$);
select is((select is_trial from public.subscriptions), true, 'a trial starts');
select is((select count(*)::int from public.billing_events where kind = 'trial_started'), 1, 'and is told of');
reset role;
select pg_temp.pay('trier', 'premium', 't1', 900);
select is((select is_trial from public.subscriptions where user_id = tests.id_of('trier')), false, 'it ends when a paid plan starts');
select tests.sign_in('trier');
select tests.touched($$ update public.subscriptions set is_trial = true where user_id = auth.uid() $$);
select is((select is_trial from public.subscriptions), false, 'and does not start again');
reset role;
update public.plan_billing set next_plan_type = 'free', period_start = now() - interval '1 month',
  period_end = now() - interval '1 minute' where user_id = tests.id_of('trier');
select public.claim_due_renewals();
select results_eq($$ select plan_type, is_trial from public.subscriptions where user_id = tests.id_of('trier') $$,
  $$ values ('free', false) $$, 'nor when the plan ends');
select tests.add_user('late');
insert into public.subscriptions (user_id, is_trial, trial_start_at, trial_end_at)
values (tests.id_of('late'), true, now() - interval '14 days', now() - interval '1 minute');
select public.claim_due_renewals(), public.claim_due_renewals();
select is((select count(*)::int from public.billing_events where user_id = tests.id_of('late') and kind = 'trial_ended'), 1,
  'the end of a trial is told once');
select is(private.account_plan_rank(tests.account_of('late')), 1, 'and is a step down, by the clock alone');

-- Months by the calendar.
select is(private.month_end('2027-01-31 10:00Z', 1), '2027-02-28 10:00Z'::timestamptz, 'the 31st becomes the 28th');
select is(private.month_end('2027-01-31 10:00Z', 2), '2027-03-31 10:00Z'::timestamptz, 'and comes back');

-- Unpaid and cancelled: it ends at once.
select pg_temp.pay('late', 'premium', 'l1', 900);
update public.plan_billing set status = 'past_due', period_start = now() - interval '32 days', period_end = now() - interval '1 day'
where user_id = tests.id_of('late');
select tests.sign_in('late');
select lives_ok($$ select public.schedule_plan_change('free') $$, 'an unpaid plan can be given up');
select results_eq($$ select s.plan_type, b.status from public.subscriptions s join public.plan_billing b using (user_id) $$,
  $$ values ('free', 'ended') $$, 'and ends at once');
select is((select jsonb_array_length(public.get_plan_impact('free') -> 'frozen')), 0, 'with nothing to freeze the list is empty');
select is(tests.refusal($$ select public.get_plan_impact('gold') $$), 'PT400 invalid_input plan_type_param', 'only plans are asked about');
reset role;
select * from finish();
rollback;
