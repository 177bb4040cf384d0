-- The account for money by transfer: its owner's alone, masked for the team, whole for who owes money.
begin;
select plan(38);
select tests.add_user('host', 'business');
select tests.add_user('helper');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_user('beginner');
select tests.add_user('chief');
insert into public.administrators (user_id) values (tests.id_of('chief'));
select tests.add_member('host', 'helper', 'admin');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.account_of('host') as account, tests.add_event('host', 'Spring ball') as event_id,
  null::text as share, null::uuid as seat, null::jsonb as held;
update world set share = tests.add_link(event_id, 'embed_tickets');
with t as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Seat', 5000, 10 from world returning id) update world set seat = (select id from t);
insert into public.ticket_settings (event_id, offline_enabled, offline_instructions) select event_id, true, 'Name your year' from world;
grant all on world to public;
create function pg_temp.save(details jsonb, of_person text default 'host') returns text language sql as $$
  select tests.refusal(format('select public.save_bank_account(%L, %L)', tests.account_of(of_person), details)) $$;
create function pg_temp.shown() returns jsonb language sql as $$ select public.list_bank_accounts() #> '{0,details}' $$;
create function pg_temp.pay_later() returns jsonb language sql security definer set search_path = '' as $$
  select public.get_order((select held ->> 'orderToken' from world)) #> '{terms,payLater}' $$;
create function pg_temp.notes(of_action text) returns bigint language sql security definer set search_path = '' as $$
  select count(*) from public.audit_log where action = of_action $$;

select ok(private.is_iban('DE89370400440532013000') and private.is_iban('GB82WEST12345698765432'), 'IBANs are known by their check digits');
select ok(not private.is_iban('DE89370400440532013001') and not private.is_iban('DE98370400440532013000'), 'and wrong ones too');

select tests.sign_in('host');
select is(public.list_bank_accounts() -> 0, jsonb_build_object('accountId', (select account from world), 'accountName', public.list_bank_accounts() #> '{0,accountName}',
  'isOwner', true, 'details', null, 'changedAt', null, 'events', '[]'::jsonb), 'at first nothing is known');
select is(tests.refusal($$ select public.unmask_bank_account((select account from world)) $$), 'PT404 not_found', 'and nothing is shown');
select is(pg_temp.save('{"holder": " ", "number": "DE89370400440532013000"}'), 'PT400 invalid_input holder', 'it is somebody''s');
select is(pg_temp.save('{"holder": "Ball Fund", "number": "DE89 3704 0044 0532 0130 01"}'), 'PT400 invalid_input number', 'a wrong digit is told');
select is(pg_temp.save('{"holder": "Ball Fund", "number": "<b>"}'), 'PT400 invalid_input number', 'it is a number');
select is(pg_temp.save('{"holder": "Ball Fund", "number": "00421997"}'), 'PT400 invalid_input bankCode', 'a bare number needs its bank');
select is(pg_temp.save('{"holder": "Ball Fund", "number": "00421997", "bankCode": "?!"}'), 'PT400 invalid_input bankCode', 'by its code');
select is(public.save_bank_account((select account from world), '{"holder": "Ball Fund", "number": "de89 3704 0044 0532 0130 00", "bankName": "Mill Bank"}'),
  '{"iban": "••••3000", "holder": "••••", "bank_name": "Mill Bank"}', 'an IBAN is kept, and comes back masked');
select is(pg_temp.shown(), '{"iban": "••••3000", "holder": "••••", "bank_name": "Mill Bank"}', 'the owner sees it masked');
select is(public.unmask_bank_account((select account from world)), '{"iban": "DE89370400440532013000", "holder": "Ball Fund", "bank_name": "Mill Bank"}', 'and whole when asking');
select is((select count(*)::int from public.security_access_log where resource_type = 'bank_details' and access_type = 'unmask'), 1, 'which is logged');
select is(pg_temp.notes('bank_accounts.unmasked'), 1::bigint, 'and in the account''s own log');
select is((select count(*)::int from public.audit_log l where l.resource_type = 'bank_accounts' and concat(l.before, l.after) ~ '37040044|Ball Fund'), 0, 'no log holds the number');
select is(tests.refusal('select * from public.bank_accounts'), '42501', 'nobody reads the table');
select is(tests.refusal('select private.bank_details((select account from world))'), '42501', 'nor what buyers get');

select tests.sign_in('helper');
select is((select a -> 'details' from jsonb_array_elements(public.list_bank_accounts()) a where a ->> 'accountId' = (select account::text from world)),
  '{"iban": "••••3000", "holder": "••••", "bank_name": "Mill Bank"}', 'the team sees the last four');
select is(tests.refusal($$ select public.unmask_bank_account((select account from world)) $$), 'PT404 not_found', 'and no more');
select is(pg_temp.save('{"holder": "Eve", "number": "DE89370400440532013000"}'), 'PT404 not_found', 'nobody but the owner says where money goes');
select is(tests.refusal($$ select public.remove_bank_account((select account from world)) $$), 'PT404 not_found', 'or that it goes nowhere');
select tests.sign_in('viewer');
select is(pg_temp.save('{"holder": "Eve", "number": "DE89370400440532013000"}'), 'PT404 not_found', 'least of all a viewer');
select tests.sign_in('stranger');
select is((select count(*)::int from jsonb_array_elements(public.list_bank_accounts()) a where a -> 'details' <> 'null'), 0, 'strangers see none');
select is(tests.refusal($$ select public.unmask_bank_account((select account from world)) $$), 'PT404 not_found', 'unmask none');
select is(pg_temp.save('{"holder": "Eve", "number": "DE89370400440532013000"}'), 'PT404 not_found', 'and change none');
select is(private.masked_bank_account((select account from world)), null, 'not even the last four');
select tests.sign_in('chief');
select is(tests.refusal($$ select public.unmask_bank_account((select account from world)) $$), 'PT404 not_found', 'an administrator is no owner');
select tests.sign_in('beginner');
select is(pg_temp.save('{"holder": "Bea", "number": "DE89370400440532013000"}', 'beginner'), 'PT403 plan_required Ticket Management', 'it belongs to selling tickets');
select tests.be_anonymous();
select is(tests.refusal('select public.list_bank_accounts()'), '42501', 'a visitor asks for nothing');

-- Who owes money sees it whole, and only then.
reset role;
update world set held = public.create_hold(share, jsonb_build_object('idempotencyKey', 'a-hold-of-ones-own',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', seat, 'quantity', 1))));
update public.ticket_settings set offline_bank = true;
select is(pg_temp.pay_later() -> 'account', 'null', 'whoever fills a cart learns nothing');
select public.place_order((select held ->> 'orderToken' from world), '{"payment": "offline", "buyer": {"name": "Ada", "email": "ada@guests.example"}}');
select is(pg_temp.pay_later() - 'days', '{"account": {"iban": "DE89370400440532013000", "holder": "Ball Fund", "bank_name": "Mill Bank"}, "instructions": "Name your year"}',
  'whoever ordered is told where to pay, and what the host adds');
update public.ticket_settings set offline_bank = false;
select is(pg_temp.pay_later() -> 'account', 'null', 'only where the event says so');
update public.ticket_settings set offline_bank = true;
select tests.sign_in('host');
select is(public.list_bank_accounts() #>> '{0,events,0,name}', 'Spring ball', 'the owner sees which events use it');
select is(public.get_ticket_desk((select event_id from world)) -> 'bank', '{"iban": "••••3000", "holder": "••••", "bank_name": "Mill Bank"}', 'their rules show the last four');
select public.mark_order_paid((select o.id from public.orders o where o.buyer_name = 'Ada'), 'bank_transfer');
select is((select public.get_bill(i.id) -> 'bank' from public.order_invoices i), '{"iban": "DE89370400440532013000", "holder": "Ball Fund", "bank_name": "Mill Bank"}', 'it stands on the invoice');
select public.save_bank_account((select account from world), '{"holder": "Ball Fund", "number": "0042-1997", "bankCode": "20 00 00"}');
select is(pg_temp.shown(), '{"holder": "••••", "account_number": "••••1997", "bank_code": "••••"}', 'another account takes its place');
select is((select public.get_bill(i.id) #>> '{bank,iban}' from public.order_invoices i), 'DE89370400440532013000', 'an invoice stays as it was');
select public.remove_bank_account((select account from world));
select is(pg_temp.shown(), 'null', 'and one that is removed is gone');
reset role;
select * from finish();
rollback;
