-- The specification's calls: identity parameters are checked against the caller.
begin;
select plan(39);
select tests.add_user('owner', 'business');
select tests.add_user('other', metadata => '{"first_name": "Ada", "last_name": "Eze", "wants_affiliate": true, "time_zone": "Europe/Berlin"}');
select tests.add_user('boss');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('owner') as event_id;
insert into public.guests (account_id, full_name) values (tests.account_of('owner'), 'Traveller');
insert into public.event_guests (event_id, guest_id) select event_id, g.id from world, public.guests g;
insert into public.travel_records (account_id, event_id, event_guest_id, user_id, passport_number, booking_reference)
select eg.account_id, eg.event_id, eg.id, tests.id_of('other'), 'P1234567', 'LH42' from public.event_guests eg;
create temp table trip as select id from public.travel_records;
grant select on trip to public;
select results_eq($$ select display_name, wants_affiliate from public.profiles where user_id = tests.id_of('other') $$,
  $$ values ('Ada Eze', true) $$, 'sign-up metadata becomes the profile');
select results_eq($$ select p.time_zone, a.default_time_zone from public.profiles p join public.accounts a on a.owner_user_id = p.user_id where p.user_id = tests.id_of('other') $$,
  $$ values ('Europe/Berlin', 'Europe/Berlin') $$, 'and the zone of the device is the clock of the person and of their account');
insert into auth.users (id, aud, role, email, raw_user_meta_data)
values (tests.id_of('encoded'), 'authenticated', 'authenticated', 'encoded@tests.example', to_jsonb('{"full_name": "Encoded Name"}'::text));
select is((select display_name from public.profiles where user_id = tests.id_of('encoded')), 'Encoded Name', 'also when a driver encoded it twice');
insert into auth.users (id, aud, role, email, raw_user_meta_data)
values (tests.id_of('broken'), 'authenticated', 'authenticated', 'broken@tests.example', '["not", "an object"]');
select is((select display_name from public.profiles where user_id = tests.id_of('broken')), 'broken', 'and nothing in it stops a sign-up');
update auth.users set raw_user_meta_data = '{"full_name": "Proved Owner", "time_zone": "Nowhere/Atlantis"}', email_confirmed_at = now() where id = tests.id_of('broken');
select is((select p.display_name || ', ' || a.name from public.profiles p join public.accounts a on a.owner_user_id = p.user_id where p.user_id = tests.id_of('broken')),
  'Proved Owner, Proved Owner', 'the sign-up that is confirmed names the person, whichever came first');
select is((select time_zone from public.profiles where user_id = tests.id_of('broken')), 'UTC', 'a zone that is not known is UTC');
update public.profiles set display_name = 'Own Choice' where user_id = tests.id_of('broken');
update auth.users set email_confirmed_at = now() + interval '1 day' where id = tests.id_of('broken');
select is((select display_name from public.profiles where user_id = tests.id_of('broken')), 'Own Choice', 'once: a later confirmation leaves a chosen name');

select tests.sign_in('other');
select is(public.is_admin(tests.id_of('boss')), false, 'is_admin tells others nothing');
select is(public.check_user_admin_fast(tests.id_of('boss')), false, 'nor does check_user_admin_fast');
select is(public.is_admin(auth.uid()), false, 'a user is no administrator');
select is(public.is_admin(null), false, 'nobody is none');
select is((select count(*)::int from public.get_user_subscription_fast(tests.id_of('owner'))), 0, 'get_user_subscription_fast shows no other''s plan');
select is(tests.refusal($$ select public.get_user_data_batch(tests.id_of('owner')) $$), 'PT403 not_allowed', 'get_user_data_batch neither');
select bag_eq($$ select jsonb_object_keys(public.get_user_data_batch(auth.uid())) $$, $$ values ('profile'), ('subscription'), ('is_admin'), ('accounts') $$, 'one''s own batch');
select is(public.check_security_violations_realtime(), '{"status": "secure", "violations": []}', 'all is secure at first');
select is(tests.refusal($$ select public.log_security_access(tests.id_of('owner'), 'guest', '1', 'read', true) $$), 'PT403 not_allowed user_id', 'nobody logs in another''s name');
select is(tests.refusal($$ select public.log_security_access(auth.uid(), 'guest', '1', 'read', true, 'huge') $$), 'PT400 invalid_input risk_level', 'or an unknown risk');
select public.log_security_access(auth.uid(), 'guest', '1', 'read', false) from generate_series(1, 6);
select is((select risk_level from public.security_access_log limit 1), 'medium', 'the risk is medium by default');
select is(public.check_security_violations_realtime() #>> '{violations,0,severity}', 'high', 'five refused accesses are a violation');
select is(public.check_security_violations_realtime() #>> '{violations,0,count}', '1', 'told once');
select is(public.mask_bank_details_enhanced('{"iban": "DE89 3704 0044 0532 0130 00", "bank_name": "B", "holder": "Ada"}', auth.uid(), tests.id_of('owner'), true),
  '{"iban": "••••3000", "bank_name": "B", "holder": "••••"}', 'claiming to be an administrator unmasks nothing');
select is(public.mask_bank_details_enhanced('{"iban": "DE89"}', auth.uid(), auth.uid(), false), '{"iban": "DE89"}', 'owners see their own');
select is((select count(*)::int from public.security_access_log l where l.access_type = 'unmask' and l.resource_type = 'bank_details'), 1, 'and each time is logged');
select is(public.mask_bank_details_enhanced('{"account_number": "1234"}', auth.uid(), tests.id_of('owner'), true), '{"account_number": "••••"}', 'a short number shows nothing of itself');
select is(tests.refusal($$ select public.mask_bank_details_enhanced('{}', tests.id_of('owner'), tests.id_of('owner'), false) $$), 'PT403 not_allowed requesting_user_id',
  'nobody asks as somebody else');
select is(public.get_masked_travel_data((select id from trip), auth.uid()) ->> 'passport_number', 'P1234567', 'travellers see their trip whole');
insert into public.query_performance_log (query_type, execution_time_ms, cache_hit, user_id) values ('x', 12.5, true, auth.uid()), ('x', 1, false, null);
select is((select count(*)::int from public.query_performance_log), 1, 'people read their own figures');
select is(tests.refusal($$ insert into public.query_performance_log (query_type, execution_time_ms, user_id) values ('x', 1, tests.id_of('owner')) $$), '42501', 'and write no others''');
reset role;
select tests.sign_in('owner');
select is(public.get_masked_travel_data((select id from trip), auth.uid()) ->> 'passport_number', '••••67', 'organisers see it masked');
select is(tests.refusal($$ select public.get_masked_travel_data((select id from trip), tests.id_of('other')) $$), 'PT403 not_allowed requesting_user_id', 'and not as the traveller');
select is((select count(*)::int from public.security_access_log where access_type = 'read_masked'), 1, 'every read is logged');
select is(public.check_security_violations_realtime() ->> 'status', 'secure', 'violations of others are not theirs');
reset role;
select tests.sign_in('boss');
select is(public.get_masked_travel_data((select id from trip), auth.uid()), null, 'a trip of others is not there');
select is(public.is_admin(auth.uid()), true, 'an administrator is one');
select is(public.check_security_violations_realtime() ->> 'status', 'warning', 'and sees all violations');
select is((select count(*)::int from public.get_user_subscription_fast(tests.id_of('owner'))), 1, 'and others'' plans');
reset role;
select tests.be_server();
select is(public.is_admin(tests.id_of('boss')), true, 'the server may ask');
select public.record_csp_report('{"blockedURI": "https://x.example/a.js", "violatedDirective": "script-src", "documentURI": "https://j.example/p?token=1", "lineNumber": 3}') from generate_series(1, 2);
reset role;
select is((select report_count::int from public.csp_reports), 2, 'policy reports are grouped');
select is((select document_uri from public.csp_reports), 'https://j.example/p', 'without queries, which may hold tokens');
select * from finish();
rollback;
