-- Donations: who may ask for gifts and see them, what a donor may do, and that the bar is the ledger.
begin;
select plan(45);
select tests.add_user('ada', 'business');
select tests.add_user('pro', 'pro');
select tests.add_user(p) from unnest(array['stranger', 'member', 'viewer', 'boss']) p;
select tests.add_member('ada', 'member', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world (campaign_id uuid, token text, gift jsonb, plan_token text);
alter table world add theirs uuid;
insert into world (theirs) values (tests.add_event('stranger', 'Theirs'));
grant all on world to public;

-- Asking for gifts.
select tests.sign_in('pro');
select is(tests.refusal($$ select public.save_campaign(null, '{"name": "Roof", "beneficiary": "Us"}') $$),
  'PT403 plan_required Donation and Fundraising', 'campaigns need the business plan');
reset role;
select tests.sign_in('ada');
select is(tests.refusal($$ select public.save_campaign(null, '{"beneficiary": "Us"}') $$), 'PT400 invalid_input name', 'a name');
select is(tests.refusal($$ select public.save_campaign(null, '{"name": "Roof"}') $$), 'PT400 invalid_input beneficiary', 'and a receiver');
select is(tests.refusal($$ select public.save_campaign(null, '{"name": "R", "beneficiary": "U", "amounts": [{"amountMinor": 0}]}') $$),
  'PT400 invalid_input amounts', 'amounts above zero');
select is(tests.refusal($$ select public.save_campaign(null, '{"name": "R", "beneficiary": "U", "matchSponsor": "S", "matchBps": 200000}') $$),
  'PT400 invalid_input matchBps', 'a sponsor''s share within reason');
select is(tests.refusal(format($$ select public.save_campaign(null, '{"name": "R", "beneficiary": "U", "eventId": "%s"}') $$, (select theirs from world))),
  'PT400 invalid_input eventId', 'no event of another account beside it');
update world set campaign_id = public.save_campaign(null, '{"name": "Roof", "beneficiary": "Friends", "goalMinor": 100000,
  "amounts": [{"amountMinor": 3500, "label": "one Sunday"}], "frequencies": ["once", "month"], "leastMinor": 500,
  "funds": [{"id": "roof", "name": "The roof"}], "matchSponsor": "Hardware", "matchCapMinor": 4000}');
select is(jsonb_array_length(public.list_campaigns()), 1, 'the owner sees it');
select is(public.list_campaigns() #>> '{0,state}', 'draft', 'as a draft');
reset role;
select tests.sign_in('stranger');
select is(jsonb_array_length(public.list_campaigns()), 0, 'a stranger does not');
select is(tests.refusal($$ select public.set_campaign_status((select campaign_id from world), 'live') $$), 'PT404 not_found', 'nor starts it');
select is(tests.refusal($$ select public.record_offline_gift((select campaign_id from world), '{"amountMinor": 100, "method": "cash"}') $$),
  'PT404 not_found', 'nor notes a gift');
reset role;
select tests.sign_in('viewer');
select is(jsonb_array_length(public.list_campaigns()), 1, 'a viewer sees it');
select is(tests.refusal($$ select public.set_campaign_status((select campaign_id from world), 'live') $$), 'PT404 not_found', 'and starts nothing');
reset role;
select tests.sign_in('boss');
select is(jsonb_array_length(public.list_campaigns()), 0, 'an administrator does not see other people''s donors');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select * from public.donations $$), '42501', 'visitors read no table');
select is(tests.refusal($$ select public.get_shared_campaign('x') $$), '42501', 'and call nothing but the public door');
reset role;
select tests.sign_in('member');
select lives_ok($$ select public.set_campaign_status((select campaign_id from world), 'live') $$, 'an editor starts it');
update world set token = public.list_campaign_links(campaign_id) #>> '{0,token}';
select is(public.list_campaign_links((select campaign_id from world)) #>> '{0,kind}', 'campaign', 'and its page has a link');
reset role;

-- Giving.
select tests.be_server();
select is(public.get_shared_campaign((select token from world)) #>> '{campaign,state}', 'open', 'the link opens it');
select is(tests.refusal($$ select public.get_shared_event((select token from world), 'event') $$), 'PT404 link_invalid', 'and no event');
create function pg_temp.ask(change jsonb) returns jsonb language sql as $$
  select public.create_gift((select token from world), '{"amountMinor": 3500, "email": "flo@example.org",
    "frequency": "month", "coversFee": true, "wallName": "Flo", "idempotencyKey": "key-0001"}'::jsonb || change) $$;
select is(tests.refusal($$ select pg_temp.ask('{"amountMinor": 499}') $$), 'PT400 invalid_input amountMinor', 'too little is told');
select is(tests.refusal($$ select pg_temp.ask('{"frequency": "year"}') $$), 'PT400 invalid_input frequency', 'so is a rhythm that is not offered');
select is(tests.refusal($$ select pg_temp.ask('{"fundId": "cellar"}') $$), 'PT400 invalid_input fundId', 'and an unknown purpose');
update world set gift = pg_temp.ask('{}');
select is((select gift ->> 'feeMinor' from world), '136', 'the fee is the server''s sum');
select is(pg_temp.ask('{}') ->> 'code', (select gift ->> 'code' from world), 'sent twice, made once');
select public.begin_gift_payment((select gift ->> 'giftToken' from world), 'test', 'cs_1', 3636, 'USD');
select public.begin_gift_payment((select gift ->> 'giftToken' from world), 'test', 'cs_2', 3636, 'USD');
select is(public.apply_payment_event('test', 'e1', 'payment.succeeded', '{"providerRef": "cs_1", "amountMinor": 1, "currency": "USD", "testMode": true}') ->> 'outcome',
  'mismatch', 'another amount pays nothing');
select is(public.apply_payment_event('test', 'e2', 'payment.succeeded', '{"providerRef": "cs_1", "chargeRef": "pi_1", "amountMinor": 3636, "currency": "USD", "testMode": true, "customerRef": "cus_1"}') ->> 'outcome',
  'completed', 'the right one counts');
select is(public.apply_payment_event('test', 'e3', 'payment.succeeded', '{"providerRef": "cs_1", "amountMinor": 3636, "currency": "USD", "testMode": true}') ->> 'outcome',
  'already_applied', 'once');
select is(public.apply_payment_event('test', 'e3b', 'payment.succeeded', '{"providerRef": "cs_2", "amountMinor": 3636, "currency": "USD", "testMode": true}') ->> 'outcome',
  'paid_twice', 'money that comes by a second page is not lost: the team is told');
reset role;
select matches((select needs_attention from public.donations where charge_ref = 'pi_1'), 'cs_2', 'which payment has to go back');
select is((select provider_ref from public.donations where charge_ref = 'pi_1'), 'cs_1', 'and the one that counted is known');
update public.donations set needs_attention = null;
select tests.be_server();
select is(public.get_shared_campaign((select token from world)) -> 'progress',
  '{"raisedMinor": 3500, "matchedMinor": 3500, "donorCount": 1, "giftCount": 1}', 'the bar is the ledger''s');
select is(public.get_shared_campaign((select token from world)) #>> '{wall,0,name}', 'Flo', 'and the name is on the wall');
reset role;
select is((select sum(amount_minor)::int from public.donation_entries), 0, 'debit is credit');
select tests.be_server();

-- A repeating gift.
update world set plan_token = public.get_gift(gift ->> 'giftToken') #>> '{plan,planToken}';
select is(public.claim_due_gifts(), '[]', 'nothing is due yet');
reset role;
update public.donations set received_at = received_at - interval '2 hours';
select is(public.get_gift((select gift ->> 'giftToken' from world)) #> '{plan,planToken}', 'null'::jsonb, 'an old address of a gift does not open what changes it');
select isnt((select private.donation_source(jsonb_populate_record(null::public.jobs, jsonb_build_object('payload', jsonb_build_object('donationId', d.id)))) from public.donations d where d.charge_ref = 'pi_1') #>> '{gift,plan,planToken}', null, 'the mails do');
update public.donations set received_at = received_at + interval '2 hours';
select tests.be_server();
select is(public.change_giving_plan((select plan_token from world), '{"action": "amount", "amountMinor": 2000}') #>> '{plan,amountMinor}', '2000', 'its donor changes it');
select is(tests.refusal($$ select public.change_giving_plan('nobody', '{"action": "cancel"}') $$), 'PT404 link_invalid', 'and nobody else');
update public.giving_plans set next_charge_at = now() - interval '1 minute';
select is(public.claim_due_gifts() #>> '{0,amountMinor}', '2091', 'the next one is what the donor said, and its fee');
select is(public.change_giving_plan((select plan_token from world), '{"action": "cancel"}') #>> '{plan,status}', 'cancelled', 'and it ends');
reset role;

-- Going back.
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.refund_gift((select id from public.donations limit 1), 100, 'x') $$), 'PT404 not_found', 'a stranger gives nothing back');
reset role;
select tests.sign_in('ada');
select lives_ok($$ select public.refund_gift((select id from public.donations where charge_ref = 'pi_1'), 1000, 'asked for') $$, 'the owner does');
reset role;
select tests.be_server();
select is(public.apply_payment_event('test', 'e4', 'refund.succeeded', jsonb_build_object('providerRef', 'cs_1', 'amountMinor', 1000, 'currency', 'USD',
  'refundRef', 're_1', 'refundId', (select id from public.donation_refunds))) ->> 'outcome', 'partially_refunded', 'and the provider says so');
select is(public.get_shared_campaign((select token from world)) #>> '{progress,raisedMinor}', '2500', 'the bar falls');
select * from finish();
rollback;
