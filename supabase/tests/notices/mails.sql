-- Mails: one rule says whether one may go, each goes once, and what became of it is seen by who may read the address.
begin;
select plan(40);
select tests.add_user('host', 'pro');
select tests.add_user('other', 'pro');
select tests.add_user('viewer');
select tests.add_member('host', 'viewer', 'check_in');
create temp table supper as select tests.add_event('host', 'Supper') as id;
grant select on supper to public;
create function pg_temp.may(topic text, whose text default 'host') returns boolean language sql security definer as
$$ select private.may_mail('Ada@Guests.example ', tests.account_of(whose), topic) $$;
create function pg_temp.stopped(email text) returns text language sql security definer as
$$ select private.mail_stopped_by(email, null, 'service') $$;
create function pg_temp.stops() returns text language sql as $$
  select string_agg(t.topic, ',' order by t.topic) from private.mail_topics t where not pg_temp.may(t.topic) $$;

-- The rule.
select is(pg_temp.stops(), null, 'an address nobody knows anything of gets every mail');
select private.suppress_mail('ada@guests.example', 'unsubscribed', tests.account_of('host'), 'campaigns');
select private.suppress_mail('ADA@guests.example', 'unsubscribed', tests.account_of('host'), 'campaigns');
select is((select count(*)::int from public.mail_suppressions), 1, 'said twice it is kept once');
select is(pg_temp.stops(), 'campaigns', 'one topic left off is one topic');
select private.suppress_mail('ada@guests.example', 'unsubscribed', tests.account_of('host'));
select is(pg_temp.stops(), 'announcements,campaigns,invitations,messages,notices', 'all of them left off leave orders, tickets and changes');
select ok(pg_temp.may('campaigns', 'other'), 'it is about one host');
select private.allow_mail('ada@guests.example', 'unsubscribed', tests.account_of('host'));
select is(pg_temp.stops(), 'campaigns', 'and is taken back one by one');
select private.allow_mail('ada@guests.example', 'unsubscribed', tests.account_of('host'), 'campaigns');
insert into public.guests (account_id, full_name, email, unsubscribed_at) select tests.account_of('host'), 'Ada Eze', 'ada@guests.example', now();
select is(pg_temp.stops(), 'announcements,campaigns,invitations,messages,notices', 'a guest who said so on their page counts alike');
update public.guests set unsubscribed_at = null;
select private.suppress_mail('ada@guests.example', 'manual', tests.account_of('host'));
select is(pg_temp.stops(), 'announcements,campaigns,invitations,messages,notices', 'as does a host who put it on the list');
select private.suppress_mail('ada@guests.example', 'complaint');
select is(pg_temp.stops(), 'announcements,campaigns,changes,invitations,messages,notices,service', 'a complaint stops all but ways to sign in');
select is(private.mail_stopped_by('ada@guests.example', tests.account_of('other'), 'service'), 'complaint', 'everybody''s');
select private.suppress_mail('ada@guests.example', 'hard_bounce');
select is(private.mail_stopped_by('ada@guests.example', null, 'sign_in'), 'hard_bounce', 'a hard bounce stops those, too');
select is(tests.refusal($$ insert into public.mail_suppressions (email, kind, account_id) values ('a@b.example', 'hard_bounce', tests.account_of('host')) $$),
  '23514', 'a bounce is nobody''s own');
delete from public.mail_suppressions;

-- A mail on its way.
insert into public.jobs (id, kind, payload) select tests.id_of('job ' || n), 'invitation', jsonb_build_object('eventId', (select id from supper))
from generate_series(1, 3) n;
select tests.be_server();
select is(public.begin_mail(tests.id_of('job 1')::text, 'Ada@guests.example', 'invitations'), '{"may": true}', 'a mail asks');
select is(public.begin_mail(tests.id_of('job 1')::text, 'ada@guests.example', 'invitations'), '{"may": true}', 'and again after a crash');
select public.note_mail_sent(tests.id_of('job 1')::text, 'ref-1');
select is(public.begin_mail(tests.id_of('job 1')::text, 'ada@guests.example', 'invitations'), '{"may": false, "status": "sent"}', 'but goes once');
reset role;
select results_eq($$ select d.email, d.kind, d.status, d.account_id = tests.account_of('host'), d.event_id = (select id from supper) from public.mail_deliveries d $$,
  $$ values ('ada@guests.example', 'invitation', 'sent', true, true) $$, 'it is noted whose it is, and of which event');

-- What the mail service says.
select tests.be_server();
select ok(public.apply_mail_event('{"type": "delivered", "providerRef": "ref-1"}'), 'it arrived');
select ok(public.apply_mail_event('{"type": "bounced", "providerRef": "ref-1", "isPermanent": false, "reason": "Mailbox full"}'), 'or did not after all');
select is((select d.status || ': ' || d.reason from public.mail_deliveries d), 'bounced: Mailbox full', 'which is the newer truth');
select ok(public.apply_mail_event('{"type": "delivered", "providerRef": "ref-1"}'), 'late news');
select is((select d.status from public.mail_deliveries d), 'bounced', 'takes nothing back');
select is((select count(*)::int from public.mail_suppressions), 0, 'a full mailbox is written to again');
select is(public.begin_mail(tests.id_of('job 2')::text, 'ada@guests.example', 'invitations'), '{"may": true}', 'as here');
select public.note_mail_sent(tests.id_of('job 2')::text, 'ref-2');
select public.apply_mail_event('{"type": "bounced", "providerRef": "ref-2", "isPermanent": true, "reason": "No such user"}');
select public.apply_mail_event('{"type": "bounced", "providerRef": "ref-2", "isPermanent": true, "reason": "No such user"}');
select is(public.begin_mail(tests.id_of('job 3')::text, 'ada@guests.example', 'service'), '{"may": false, "status": "dropped", "reason": "hard_bounce"}',
  'one that is gone for good is not');
select ok(public.apply_mail_event('{"type": "complained", "providerRef": "unknown", "email": "Bo@guests.example"}'), 'a complaint about a mail nobody remembers');
select is(pg_temp.stopped('bo@guests.example'), 'complaint', 'counts by its address');
select ok(not public.apply_mail_event('{"type": "delivered", "providerRef": "unknown"}'), 'news of nothing is nothing');
select is(public.begin_mail('mail-4', 'cy@guests.example', 'service', 'letter'), '{"may": true}', 'a mail that is no job has a key of its own');
select public.note_mail_refused('mail-4', 'EENVELOPE 550', true);
select is(pg_temp.stopped('cy@guests.example'), 'hard_bounce', 'an address that a mail server does not know is a hard bounce');
reset role;

-- Who puts many in at once reads what became of them.
insert into public.mail_deliveries (key, account_id, kind, topic, email, of_kind, of_id)
select 'campaign:' || n, tests.account_of('host'), 'campaign', 'campaigns', 'reader' || n || '@guests.example', 'campaign', tests.id_of('campaign')
from generate_series(1, 4) n;
select private.suppress_mail('reader2@guests.example', 'unsubscribed', tests.account_of('host'), 'campaigns');
select tests.be_server();
select is((select string_agg((public.begin_mail('campaign:' || n, 'reader' || n || '@guests.example', 'campaigns') ->> 'may'), ',' order by n)
  from generate_series(1, 3) n), 'true,false,true', 'each asks the rule');
select public.note_mail_sent('campaign:1', 'ref-c1');
select public.apply_mail_event('{"type": "complained", "providerRef": "ref-c1"}');
reset role;
select is(private.mail_figures('campaign', tests.id_of('campaign')),
  '{"total": 4, "queued": 2, "sent": 1, "delivered": 1, "bounced": 0, "complained": 1, "dropped": 1}', 'and the figures tie');

-- A job that was tried often enough.
insert into public.jobs (id, kind, status, attempts) values (tests.id_of('hopeless'), 'letter', 'running', 8);
select tests.be_server();
select public.begin_mail(tests.id_of('hopeless')::text, 'dee@guests.example', 'service');
select public.finish_job(tests.id_of('hopeless'), 'down');
reset role;
select is((select d.status || ' ' || d.reason from public.mail_deliveries d where d.email = 'dee@guests.example'), 'dropped failed', 'leaves no mail that seems to wait');

-- Who sees it.
select tests.sign_in('host');
select cmp_ok((select count(*)::int from public.mail_deliveries), '>=', 6, 'the host sees what became of their mails');
select is((select count(*)::int from public.mail_suppressions s where s.email like 'ada@%' or s.email like 'reader2@%'), 2, 'and what keeps mails from their guests');
select is((select count(*)::int from public.mail_suppressions s where s.email like 'bo@%'), 0, 'but not from strangers');
select is(tests.refusal($$ select public.lift_mail_suppression(s.id) from public.mail_suppressions s where s.kind = 'unsubscribed' $$), 'PT409 conflict', 'what a guest decided stays');
select is(tests.refusal($$ select public.lift_mail_suppression(s.id) from public.mail_suppressions s where s.kind = 'hard_bounce' $$), 'fine', 'an address that bounced can be tried again');
select is(tests.refusal($$ update public.mail_deliveries set status = 'delivered' $$), '42501', 'nobody writes what became of a mail');
reset role;
select tests.sign_in('viewer');
select is((select count(*)::int from public.mail_deliveries) + (select count(*)::int from public.mail_suppressions), 0, 'who may not read addresses reads none here');
reset role;
select tests.sign_in('other');
select is((select count(*)::int from public.mail_deliveries) + (select count(*)::int from public.mail_suppressions), 0, 'nor does another account');
reset role;

select * from finish();
rollback;
