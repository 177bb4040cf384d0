-- An account handed over: offered by its owner, taken by an admin, each after a fresh sign-in; what goes along and what does not.
begin;
select plan(78);
select tests.add_user('owner', 'business');
select tests.add_user(p) from unnest(array['admin', 'second', 'partial', 'editor', 'gone', 'stranger']) p;
select tests.add_member('owner', p, 'admin') from unnest(array['admin', 'second', 'partial', 'gone']) p;
select tests.add_member('owner', 'editor', 'editor');
create temp table world as select tests.account_of('owner') as account_id, tests.add_event('owner', 'Mine') as mine, null::uuid as offer_id, null::uuid as old_id;
grant all on world to public;
update public.team_members set event_scope = 'chosen' where user_id = tests.id_of('partial') and account_id = (select account_id from world);
update public.team_members set status = 'removed' where user_id = tests.id_of('gone') and account_id = (select account_id from world);

create function pg_temp.fresh(person text) returns void language plpgsql as $$
begin
  reset role;
  perform tests.sign_in(person);
  perform set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('amr',
    jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now())::bigint))))::text, true);
end $$;
create function pg_temp.stale(person text) returns void language plpgsql as $$ begin reset role; perform tests.sign_in(person); end $$;
create function pg_temp.member(person text) returns uuid language sql security definer as $$
  select m.id from public.team_members m where m.user_id = tests.id_of(person) and m.account_id = (select account_id from world) $$;
create function pg_temp.offers(person text) returns text language sql as $$
  select tests.refusal(format('update world set offer_id = public.offer_ownership(%L)', pg_temp.member(person))) $$;
create function pg_temp.takes() returns text language sql as $$ select tests.refusal('select public.accept_ownership((select offer_id from world))') $$;
create function pg_temp.ends() returns text language sql as $$ select tests.refusal('select public.end_ownership_offer((select offer_id from world))') $$;
create function pg_temp.mailed(step text) returns text language sql as $$
  select string_agg(private.ownership_source(j) ->> 'to', ',') from public.jobs j where j.kind = 'ownership' and j.payload ->> 'step' = step $$;

-- Who offers, and to whom.
select pg_temp.stale('owner');
select is(pg_temp.offers('admin'), 'PT403 reauthentication_needed', 'an old sign-in offers nothing');
select pg_temp.fresh('owner');
select is(pg_temp.offers('editor'), 'PT409 conflict', 'an editor is not offered it');
select is(pg_temp.offers('partial'), 'PT409 conflict', 'nor an admin of chosen events');
select is(pg_temp.offers('gone'), 'PT404 not_found', 'nor somebody who was removed');
select is(pg_temp.offers('owner'), 'PT409 conflict', 'nor oneself');
select pg_temp.fresh('admin');
select is(pg_temp.offers('second'), 'PT404 not_found', 'an admin offers nothing');
select pg_temp.fresh('stranger');
select is(pg_temp.offers('admin'), 'PT404 not_found', 'nor does a stranger');
reset role;
select tests.be_anonymous();
select is(pg_temp.offers('admin'), '42501', 'nor a visitor');
select pg_temp.fresh('owner');
select is(pg_temp.offers('admin'), 'fine', 'the owner offers it to an admin');
select is(pg_temp.offers('second'), 'PT409 conflict', 'to one at a time');
select is(tests.refusal($$ update public.ownership_offers set to_user_id = tests.id_of('second') $$), '42501', 'nobody writes the row');
select is(public.get_team((select account_id from world)) #>> '{offer,to}', 'admin', 'the owner sees it');
reset role;
select is(tests.refusal($$ insert into public.ownership_offers (account_id, from_user_id, to_user_id)
  select account_id, tests.id_of('owner'), tests.id_of('second') from world $$), '23505', 'also when two offers race');
select is(pg_temp.mailed('offered'), 'admin@tests.example', 'who is asked is told');
select pg_temp.stale('admin');
select is(public.get_team(tests.account_of('admin')) #>> '{otherOffers,0,account}', 'owner', 'and finds it whichever account is shown');
select is(jsonb_array_length(public.get_team((select account_id from world)) -> 'otherOffers'), 0, 'once, where it is this account');
select pg_temp.stale('second');
select is(public.get_team(tests.account_of('second')) -> 'otherOffers', '[]'::jsonb, 'nobody else does');
reset role;
select is((select string_agg((n.detail ->> 'kind') || ' ' || (n.mail_due_at is null), ',') from public.notices n where n.user_id = tests.id_of('admin') and n.topic = 'planning'),
  'offered true', 'in the product, too, without a second mail');

-- Who sees it, and who takes it.
select pg_temp.fresh('second');
select is(public.get_team((select account_id from world)) -> 'offer', 'null'::jsonb, 'another admin does not see it');
select is((select count(*)::int from public.ownership_offers), 0, 'nor its row');
select is(pg_temp.takes(), 'PT404 not_found', 'nor takes it');
select is(pg_temp.ends(), 'PT404 not_found', 'nor ends it');
select pg_temp.fresh('stranger');
select is(pg_temp.takes(), 'PT404 not_found', 'nor does a stranger');
select pg_temp.fresh('owner');
select is(pg_temp.takes(), 'PT404 not_found', 'nor its owner for the other');
select pg_temp.stale('admin');
select is(public.get_team((select account_id from world)) -> 'offer' -> 'toMe', 'true'::jsonb, 'who is asked sees it');
select is(public.get_team((select account_id from world)) -> 'isProven', 'false'::jsonb, 'and that they have to prove themself');
select is(pg_temp.takes(), 'PT403 reauthentication_needed', 'an old sign-in takes nothing');

-- Taken back, declined, run out.
select is(pg_temp.ends(), 'fine', 'who is asked says no');
select is(pg_temp.ends(), 'PT410 link_revoked', 'once');
select pg_temp.fresh('admin');
select is(pg_temp.takes(), 'PT410 link_revoked', 'and cannot take it any more');
reset role;
select is(pg_temp.mailed('declined'), 'owner@tests.example', 'the owner is told');
select pg_temp.fresh('owner');
select is(pg_temp.offers('admin'), 'fine', 'it is offered again');
select is(pg_temp.ends(), 'fine', 'and taken back');
select pg_temp.fresh('admin');
select is(pg_temp.takes(), 'PT410 link_revoked', 'what was taken back opens nothing');
reset role;
select is(pg_temp.mailed('withdrawn'), 'admin@tests.example', 'who was asked is told');
select ok(bool_and(private.is_over_planning(n)), 'what is over is not worth telling') from public.notices n where n.detail ->> 'kind' = 'offered';
select is(pg_temp.mailed('offered'), null, 'and gets no mail of what is over');
select pg_temp.fresh('owner');
select is(pg_temp.offers('admin'), 'fine', 'once more');
reset role;
update public.ownership_offers set expires_at = now() where outcome is null;
select pg_temp.fresh('admin');
select is(pg_temp.takes(), 'PT410 link_revoked', 'after seven days it has run out');
select is(public.get_team((select account_id from world)) -> 'offer', 'null'::jsonb, 'and is not shown');
select pg_temp.fresh('owner');
select is(pg_temp.offers('second'), 'fine', 'which makes room for another');
select is(tests.refusal(format('select public.remove_team_member(%L)', pg_temp.member('second'))), 'fine', 'who is removed');
reset role;
select is((select string_agg(outcome, ',') from public.ownership_offers where to_user_id = tests.id_of('second')), 'withdrawn', 'is asked no more');

-- What stands in the way.
select pg_temp.fresh('owner');
select is(pg_temp.offers('admin'), 'fine', 'the fifth of a day');
reset role;
update public.team_members set role_id = private.built_in_role('editor') where id = pg_temp.member('admin');
select pg_temp.fresh('admin');
select is(pg_temp.takes(), 'PT409 conflict', 'an editor by then does not take it');
reset role;
update public.team_members set role_id = private.built_in_role('admin') where id = pg_temp.member('admin');
insert into public.account_deletions (user_id, due_at) values (tests.id_of('owner'), now() + interval '30 days');
select pg_temp.fresh('admin');
select is(pg_temp.takes(), 'PT409 conflict', 'nor from somebody who is leaving');
reset role;
delete from public.account_deletions;
insert into public.plan_billing (user_id, plan_type, anchored_at, period_start, period_end, amount_minor, currency, provider, customer_ref, next_attempt_at, test_mode)
values (tests.id_of('owner'), 'business', now() - interval '1 month', now() - interval '1 month', now() - interval '1 hour', 9900, 'USD', 'test', 'card-of-owner', now(), true);
select pg_temp.fresh('admin');
select is(pg_temp.takes(), 'PT409 conflict', 'nor while a payment is due');
reset role;
update public.plan_billing set period_start = now() - interval '1 day', period_end = now() + interval '29 days', next_attempt_at = now() + interval '29 days';
insert into public.invoices (number, user_id, buyer_name, plan_type, lines, total_minor, currency, period_start, period_end, status, provider, test_mode, paid_at)
values ('TEST-2030-000001', tests.id_of('owner'), 'owner', 'business', '[]', 9900, 'USD', now(), now() + interval '1 month', 'paid', 'test', true, now());
select tests.add_event('admin', 'Of their own');
select pg_temp.fresh('admin');
select is(public.get_team((select account_id from world)) #> '{offer,ownInUse}', 'true'::jsonb, 'an account of one''s own that is in use');
select is(pg_temp.takes(), 'PT409 conflict', 'is not thrown away');
reset role;
delete from public.events where name = 'Of their own';
insert into public.bank_accounts (account_id, holder, iban) select account_id, 'Owner', 'DE89370400440532013000' from world;
update world set old_id = tests.account_of('admin');

-- Taken.
select pg_temp.fresh('admin');
select is(pg_temp.takes(), 'fine', 'who is asked says yes');
select is(pg_temp.takes(), 'fine', 'pressed twice it is one yes');
select is(jsonb_path_query_array(public.get_my_rights(), '$[*].role.key'), '["owner"]'::jsonb, 'the account is theirs, and the only one');
select is((select name from public.events), 'Mine', 'with its events');
reset role;
select is(tests.account_of('admin'), (select account_id from world), 'they own it');
select is((select count(*)::int from public.accounts where id = (select old_id from world)), 0, 'their empty one is gone');
select is((select r.key from public.team_members m join public.roles r on r.id = m.role_id where m.id = pg_temp.member('owner')), 'admin', 'who gave it stays as an admin');
select isnt(tests.account_of('owner'), (select account_id from world), 'and has an account of their own');
select isnt(tests.account_of('owner'), null, 'a new one');
select is((select plan_type from public.subscriptions where user_id = tests.id_of('admin')), 'business', 'the plan goes along');
select is((select plan_type from public.subscriptions where user_id = tests.id_of('owner')), 'free', 'and is theirs no more');
select results_eq($$ select plan_type, status, next_plan_type, customer_ref, period_end from public.plan_billing where user_id = tests.id_of('admin') $$,
  $$ values ('business', 'active', 'free', null::text, now() + interval '29 days') $$, 'with the time that is paid, without the card');
select is((select status from public.plan_billing where user_id = tests.id_of('owner')), 'ended', 'nothing more is taken from it');
select is((select user_id from public.invoices), tests.id_of('owner'), 'invoices stay with who paid them');
select is((select count(*)::int from public.bank_accounts), 0, 'the bank account does not go along');
select doesnt_match((select string_agg(l::text, ' ') from public.audit_log l), 'DE89370400440532013000', 'nor is it told');
select is((select string_agg(private.ownership_source(j) ->> 'planWent', ',') from public.jobs j where j.kind = 'ownership' and j.payload ->> 'step' = 'given'), 'business', 'who gave it is told that the plan went along');
select is((select count(*)::int from public.jobs j where j.kind = 'plan_notice'), 0, 'and not that it has ended');
select pg_temp.fresh('admin');
select is(tests.refusal($$ update public.accounts set name = 'Deniz' where id = (select account_id from world) $$), 'fine', 'its new owner gives it a name');
reset role;
select is((select string_agg(j.payload ->> 'step' || ': ' || (private.ownership_source(j) ->> 'accountName'), ', ' order by j.payload ->> 'step') from public.jobs j
  where j.kind = 'ownership' and j.payload ->> 'step' in ('given', 'taken')), 'given: owner, taken: Deniz', 'who gave it reads the name it had then');
select is(pg_temp.mailed('taken') || ' ' || pg_temp.mailed('given'), 'admin@tests.example owner@tests.example', 'both are told');

select pg_temp.fresh('owner');
select is(pg_temp.offers('second'), 'PT404 not_found', 'who gave it gives it no more');
select is(tests.refusal(format('select public.leave_team(%L)', (select account_id from world))), 'fine', 'and can leave');
reset role;
select lives_ok($$ select private.delete_account(tests.id_of('owner')) $$, 'even for good');
select is((select count(*)::int from public.events where name = 'Mine'), 1, 'without taking the events along');

-- Who has as good a plan keeps it, and so does the giver.
select tests.add_user('payer', 'business'), tests.add_user('rich', 'business');
select tests.add_member('payer', 'rich', 'admin');
update world set account_id = tests.account_of('payer');
select pg_temp.fresh('payer');
select is(pg_temp.offers('rich'), 'fine', 'an account of two plans');
select pg_temp.fresh('rich');
select is(pg_temp.takes(), 'fine', 'is taken');
reset role;
select is((select string_agg(private.ownership_source(j) ->> 'planWent', ',') from public.jobs j
  where j.kind = 'ownership' and j.payload ->> 'step' = 'given' and j.payload ->> 'offerId' = (select offer_id::text from world)), null, 'no plan went along');
select is((select string_agg(plan_type, ',') from public.subscriptions where user_id in (tests.id_of('payer'), tests.id_of('rich'))), 'business,business', 'and both keep theirs');
select * from finish();
rollback;
