-- A domain of one's own: chosen by who sends messages, used once its records are right, left when one is lost.
begin;
select plan(35);
select tests.add_user('host', 'pro');
select tests.add_user('free');
select tests.add_user(p) from unnest(array['editor', 'door', 'stranger']) p;
select tests.add_member('host', 'editor', 'editor');
select tests.add_member('host', 'door', 'check_in');
select public.configure_server('{"senderSpf": "include:jubilee.example"}');
create function pg_temp.save(changes jsonb default '{}') returns jsonb language sql as $$
  select public.save_sender_domain('{"domain": "Mail.Example.org.", "localPart": "hello", "fromName": "Hartwell", "replyTo": "Ada@Example.org"}' || changes) $$;
create function pg_temp.note(dkim text, spf text default 'right', dmarc text default 'right') returns void language sql security definer as $$
  select public.note_sender_check(s.id, jsonb_build_array(jsonb_build_object('kind', 'dkim', 'state', dkim, 'found', '[]'::jsonb),
    jsonb_build_object('kind', 'spf', 'state', spf, 'found', '[]'::jsonb), jsonb_build_object('kind', 'dmarc', 'state', dmarc, 'found', '[]'::jsonb)))
  from private.sender_domains s where s.account_id = tests.account_of('host') $$;
create function pg_temp.from_whom(about text default 'campaigns') returns text language sql security definer as $$
  select private.mail_sender(tests.account_of('host'), about) ->> 'address' $$;
create function pg_temp.state() returns text language sql security definer as $$
  select private.sender_view(s) ->> 'state' from private.sender_domains s where s.account_id = tests.account_of('host') $$;
create function pg_temp.told() returns integer language sql security definer as $$
  select count(*)::int from public.notices n where n.topic = 'sender_domain' $$;

-- Who chooses it.
select tests.sign_in('stranger');
select is(public.get_sender_settings() -> 'domain', 'null'::jsonb, 'everybody begins with none');
select is(tests.refusal($$ select pg_temp.save() $$), 'PT403 plan_required E-mail campaigns', 'a plan without campaigns has none');
reset role;
select tests.sign_in('door');
select public.choose_account(tests.account_of('host'));
select is(tests.refusal($$ select public.get_sender_settings() $$), 'PT404 not_found', 'who sends no messages reads nothing of it');
select is(tests.refusal($$ select pg_temp.save() $$), 'PT404 not_found', 'nor chooses it');
select is(tests.refusal($$ select public.remove_sender_domain() $$), 'PT404 not_found', 'nor takes it away');
reset role;
select tests.sign_in('editor');
select public.choose_account(tests.account_of('host'));
select is(tests.refusal($$ select pg_temp.save('{"domain": "localhost"}') $$), 'PT400 invalid_input domain', 'a name without a dot is none');
select is(tests.refusal($$ select pg_temp.save('{"domain": "printer.local"}') $$), 'PT400 invalid_input domain', 'nor is one of a closed network');
select is(tests.refusal($$ select pg_temp.save('{"domain": "example.org\nx"}') $$), 'PT400 invalid_input domain', 'nor two lines');
select is(tests.refusal($$ select pg_temp.save('{"localPart": "a@b"}') $$), 'PT400 invalid_input localPart', 'before the @ stands one word');
select is(tests.refusal($$ select pg_temp.save('{"fromName": " "}') $$), 'PT400 invalid_input fromName', 'a name has letters');
select is(tests.refusal($$ select pg_temp.save('{"fromName": "A\nBcc: x"}') $$), 'PT400 invalid_input fromName', 'on one line');
select is(tests.refusal($$ select pg_temp.save('{"replyTo": "nobody"}') $$), 'PT400 invalid_input replyTo', 'answers go to an address');
select is((pg_temp.save() -> 'domain') @> '{"domain": "mail.example.org", "replyTo": "ada@example.org"}', true, 'who sends messages chooses it');
select is(public.get_sender_settings() #>> '{domain,state}', 'waiting', 'it waits for its records');
select is(public.get_sender_settings() -> 'domain' ? 'sealedKey', false, 'the closed key is nobody''s to read');
reset role;
select is((select count(*)::int from public.audit_log l where l.action = 'sender_domains.saved'), 1, 'and it stands in the log');

-- The key, once.
select tests.be_server();
reset role;
select is(public.keep_sender_key(s.id, repeat('a', 300), 'sealed'), repeat('a', 300), 'the server''s key is kept') from private.sender_domains s;
select is(public.keep_sender_key(s.id, repeat('b', 300), 'other'), repeat('a', 300), 'of two the first') from private.sender_domains s;
select is(jsonb_array_length(public.list_due_sender_domains()), 1, 'it is due to be looked up');

-- Its records.
select is(pg_temp.from_whom(), null, 'before they are right mails go from the product');
select pg_temp.note('right', 'missing');
select is(pg_temp.state() || coalesce(pg_temp.from_whom(), ' -'), 'waiting -', 'also while one is missing');
select is(jsonb_array_length(public.list_due_sender_domains()), 0, 'it was looked up just now');
select pg_temp.note('right');
select is(pg_temp.state() || ' ' || pg_temp.from_whom(), 'verified hello@mail.example.org', 'once all are right they go from the domain');
select is(pg_temp.from_whom('announcements'), 'hello@mail.example.org', 'announcements, too');
select is(coalesce(pg_temp.from_whom('service'), pg_temp.from_whom('invitations'), pg_temp.from_whom('sign_in')), null, 'and nothing else');
select pg_temp.note('unknown');
select is(pg_temp.state(), 'verified', 'what could not be looked up changes nothing');
select is(pg_temp.told(), 0, 'and tells nobody');
select pg_temp.note('different');
select is(pg_temp.state() || coalesce(pg_temp.from_whom(), ' -'), 'lost -', 'one lost, and they go from the product again');
select is(pg_temp.told(), 2, 'the owner and who chose it are told');
select pg_temp.note('different');
select is(pg_temp.told(), 2, 'once');
select pg_temp.note('right');
select is(pg_temp.state() || ' ' || (select bool_and(private.is_over_sender_domain(n))::text from public.notices n where n.topic = 'sender_domain'), 'verified true', 'right again, it is worth no mail any more');
update public.subscriptions set plan_type = 'free' where user_id = tests.id_of('host');
select is(pg_temp.from_whom(), null, 'an account whose plan has no campaigns any more goes from the product');
update public.subscriptions set plan_type = 'pro' where user_id = tests.id_of('host');

-- Another domain, and none.
select tests.sign_in('host');
select is((pg_temp.save('{"domain": "other.example.org"}') -> 'domain') @> '{"state": "waiting", "publicKey": null, "records": []}', true, 'another domain begins anew');
select is(public.remove_sender_domain() -> 'domain', 'null'::jsonb, 'it is taken away');
reset role;
delete from private.server_settings where name = 'senderSpf';
select tests.sign_in('host');
select is(tests.refusal($$ select pg_temp.save() $$), 'PT409 conflict', 'where a mail service signs by itself there is none to choose');
reset role;
select * from finish();
rollback;
