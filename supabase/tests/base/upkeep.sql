-- Upkeep: what has served its time goes, all else stays.
begin;
select plan(9);
select tests.add_user('host');
insert into private.idempotency_keys (scope, key, request_hash, created_at) values
  ('rsvp:1', 'an-old-key', '\x01', now() - interval '31 days'), ('rsvp:1', 'a-new-key', '\x01', now() - interval '29 days');
insert into public.jobs (kind, status, finished_at) values
  ('old', 'done', now() - interval '31 days'), ('new', 'done', now() - interval '29 days'),
  ('old failed', 'failed', now() - interval '91 days'), ('new failed', 'failed', now() - interval '31 days');
insert into public.jobs (kind, run_at, created_at) values ('waiting', now() - interval '1 year', now() - interval '1 year');
insert into public.csp_reports (fingerprint, last_seen_at) values ('old', now() - interval '91 days'), ('new', now());
insert into public.query_performance_log (query_type, execution_time_ms, created_at) values
  ('old', 1, now() - interval '31 days'), ('new', 1, now());
insert into public.sign_ins (user_id, succeeded, created_at) values
  (tests.id_of('host'), true, now() - interval '91 days'), (tests.id_of('host'), true, now());

select tests.be_anonymous();
select is(tests.refusal($$ select public.clean_up() $$), '42501', 'nobody else cleans up');
reset role;
select tests.sign_in('host');
select is(tests.refusal($$ select public.clean_up() $$), '42501', 'nor who is signed in');
reset role;
select tests.be_server();
select is(public.clean_up(), '{"idempotencyKeys": 1, "jobs": 2, "policyReports": 1, "queryFigures": 1, "signIns": 1, "heldPlaces": 0, "guestMerges": 0, "handovers": 0, "mails": 0, "domainEvents": 0, "notices": 0}', 'the server does');
select is(public.clean_up(), '{"idempotencyKeys": 0, "jobs": 0, "policyReports": 0, "queryFigures": 0, "signIns": 0, "heldPlaces": 0, "guestMerges": 0, "handovers": 0, "mails": 0, "domainEvents": 0, "notices": 0}', 'and once is enough');
reset role;
select results_eq($$ select key from private.idempotency_keys $$, $$ values ('a-new-key') $$, 'a key of this month still makes a submit one');
select results_eq($$ select kind from public.jobs order by kind collate "C" $$, $$ values ('new'), ('new failed'), ('waiting') $$, 'work to do is never forgotten');
select results_eq($$ select fingerprint from public.csp_reports $$, $$ values ('new') $$, 'reports that still come stay');

-- A language that no formatter knows would break every page and mail of the event.
select is(tests.refusal($$ insert into public.events (user_id, name, start_local, end_local, time_zone, locale)
  values (tests.id_of('host'), 'Fête', '2030-01-01T10:00', '2030-01-01T12:00', 'Europe/Paris', 'en_US!') $$), '23514', 'a locale has a form');
select lives_ok($$ insert into public.events (user_id, name, start_local, end_local, time_zone, locale)
  values (tests.id_of('host'), 'Fête', '2030-01-01T10:00', '2030-01-01T12:00', 'Europe/Paris', 'zh-Hant-TW') $$, 'with language, script and region');
select * from finish();
rollback;
