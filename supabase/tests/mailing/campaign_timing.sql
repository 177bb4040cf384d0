-- Campaigns that follow the event: before and after it, after an invitation without an answer, once to each, and never pointless.
begin;
select plan(42);
select tests.add_user('host', 'pro');
create temp table world as select tests.add_event('host', 'Lake days') as event_id, null::uuid as id;
grant all on world to public;
update public.events set time_zone = 'Europe/Berlin', start_local = date_trunc('day', now() at time zone 'Europe/Berlin') + interval '20 days 18 hours',
  end_local = date_trunc('day', now() at time zone 'Europe/Berlin') + interval '22 days 2 hours';
create function pg_temp.guest(name text, zone text, invited interval default null) returns uuid language sql security definer as $$
  with made as (insert into public.guests (account_id, full_name, email, locale, time_zone)
    values (tests.account_of('host'), name, lower(name) || '@guests.example', 'en', zone) returning id)
  insert into public.event_guests (event_id, guest_id, invited_at) select event_id, made.id, now() - invited from world, made returning guest_id $$;
select pg_temp.guest('Ute', 'Europe/Berlin', '2 days');
select pg_temp.guest('Noor', 'Asia/Dubai', '5 days');
select pg_temp.guest('Bill', 'America/Los_Angeles', '5 days');
select pg_temp.guest('Ida', 'Europe/Berlin', null);
create function pg_temp.event() returns public.events language sql security definer as $$ select e from public.events e where e.id = (select event_id from world) $$;
create function pg_temp.made(called text) returns uuid language sql as $$
  select (public.save_email_campaign((select event_id from world), null, jsonb_build_object('name', called, 'language', 'en', 'subjects', '{"en": "Soon"}'::jsonb,
    'blocks', '[{"id": "b", "kind": "event"}]'::jsonb, 'question', '{"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}'::jsonb)) ->> 'id')::uuid $$;
create function pg_temp.set(timing text, clock text default 'guest') returns text language sql as $$
  select tests.refusal(format('select public.send_email_campaign(%L, null, %L, %L)', (select id from world), clock, timing)) $$;
create function pg_temp.seen() returns public.email_campaigns language sql security definer as $$ select c from public.email_campaigns c where c.id = (select id from world) $$;
create function pg_temp.got() returns text language sql security definer as $$
  select coalesce(string_agg(split_part(r.email, '@', 1), ' ' order by r.email) filter (where r.delivery_key is not null), '') from public.email_recipients r where r.campaign_id = (select id from world) $$;
create procedure pg_temp.minute(later interval default '1 hour') language plpgsql security definer as $$
begin
  perform set_config('request.jwt.claims', '', true);
  update public.email_campaigns c set looked_at = c.looked_at - later;
  perform public.run_email_campaigns();
end $$;

-- A moment ago in Dubai, on this day of theirs.
create function pg_temp.hour() returns text language sql as $$
  select to_char(greatest(date_trunc('day', w.wall), w.wall - interval '5 minutes'), 'HH24:MI') from (select now() at time zone 'Asia/Dubai' as wall) w $$;

-- What a timing is.
select tests.sign_in('host');
update world set id = pg_temp.made('A week before');
select is(pg_temp.set(t), 'PT400 invalid_input timing_param', t || ' is none') from unnest(array['[]', '{"from": "start"}', '{"from": "birth", "days": 1, "at": "09:00"}',
  '{"from": "start", "days": 1.5, "at": "09:00"}', '{"from": "start", "days": -400, "at": "09:00"}', '{"from": "end", "days": -1, "at": "09:00"}',
  '{"from": "invitation", "days": 0, "at": "09:00"}', '{"from": "start", "days": -7, "at": "25:00"}', '{"from": "start", "days": -7, "at": "09:00", "x": 1}']) t;
select is(pg_temp.set('{"from": "start", "days": -30, "at": "09:00"}'), 'PT400 invalid_input timing_param', 'what has passed is not chosen');
select is(tests.refusal(format('select public.send_email_campaign(%L, %L, %L, %L)', (select id from world), now() + interval '3 days', 'guest', '{"from": "start", "days": -7, "at": "09:00"}')),
  'PT400 invalid_input timing_param', 'nor two moments at once');

-- The day after is the one after the last day as people see it.
reset role;
select is(private.event_time_wall('{"kind": "relative", "from": "end", "days": 1, "at": "09:00"}',
    jsonb_populate_record(null::public.events, jsonb_build_object('start_local', '2027-06-12T15:00', 'end_local', t))), '2027-06-13 09:00'::timestamp,
  'the day after what ends at ' || t) from unnest(array['2027-06-12T23:00', '2027-06-13T00:00']) t;
select is(private.event_time_wall('{"kind": "relative", "from": "end", "minutes": 0}',
    jsonb_populate_record(null::public.events, '{"start_local": "2027-06-12T15:00", "end_local": "2027-06-13T00:00"}')), '2027-06-13'::timestamp, 'its end is at midnight');
select tests.sign_in('host');

-- A week before, and the event moves.
select is(pg_temp.set('{"from": "start", "days": -7, "at": "09:00"}'), 'fine', 'a week before the event it is');
select is(public.get_email_campaign((select id from world)) ->> 'goesLocal',
  to_char(date_trunc('day', now() at time zone 'Europe/Berlin') + interval '13 days 9 hours', 'YYYY-MM-DD"T"HH24:MI'), 'which is a day on the calendar');
reset role;
call pg_temp.minute();
select is((pg_temp.seen()).status, 'scheduled', 'it waits for it');
update public.events set start_local = start_local + interval '10 days', end_local = end_local + interval '10 days';
select tests.sign_in('host');
select is(public.list_email_campaigns((select event_id from world)) #>> '{0,goesLocal}',
  to_char(date_trunc('day', now() at time zone 'Europe/Berlin') + interval '23 days 9 hours', 'YYYY-MM-DD"T"HH24:MI'), 'and follows the event');
reset role;
-- So that it is nine in the morning today in Dubai and not yet in California.
create function pg_temp.move(wall timestamp) returns void language sql security definer as $$
  update public.events set start_local = date_trunc('day', wall) + interval '7 days 18 hours', end_local = date_trunc('day', wall) + interval '9 days' $$;
create function pg_temp.retime(wall timestamp) returns void language sql security definer as $$
  update public.email_campaigns c set timing = c.timing || jsonb_build_object('at', to_char(wall, 'HH24:MI')) where c.id = (select id from world) $$;
select pg_temp.move((now() - interval '5 minutes') at time zone 'Europe/Berlin'), pg_temp.retime((now() - interval '5 minutes') at time zone 'Europe/Berlin');
call pg_temp.minute();
select is((pg_temp.seen()).status, 'sending', 'it begins when the moment has come for the first of them');
select is(pg_temp.got(), 'ida noor ute', 'who has that hour gets it, who is behind waits');
select pg_temp.move((now() + interval '30 days') at time zone 'Europe/Berlin');
call pg_temp.minute();
select ok((select r.goes_at > now() + interval '29 days' from public.email_recipients r where r.email like 'bill@%'), 'who waits goes along when the event moves');
select pg_temp.move((now() - interval '11 hours') at time zone 'Europe/Berlin'), pg_temp.retime((now() - interval '11 hours') at time zone 'Europe/Berlin');
call pg_temp.minute();
select is(pg_temp.got(), 'bill ida noor ute', 'and nobody gets it a second time');
select is((select count(*)::int from public.jobs where kind = 'campaign_mail'), 4, 'four mails for four people');

-- Moved past it: what should have been said before is not said after.
select pg_temp.move((now() + interval '20 days') at time zone 'Europe/Berlin');
select tests.sign_in('host');
update world set id = pg_temp.made('Ten days before');
select is(pg_temp.set('{"from": "start", "days": -10, "at": "09:00"}'), 'fine', 'another, ten days before');
reset role;
select pg_temp.move((now() - interval '2 days') at time zone 'Europe/Berlin');
call pg_temp.minute();
select is((pg_temp.seen()).status || ' ' || (pg_temp.seen()).ended_why, 'cancelled passed', 'it does not go when its time is over');
select is(pg_temp.got(), '', 'to nobody');
select is((select n.detail ->> 'why' from public.notices n where n.topic = 'campaign'), 'passed', 'which its planner is told');
select is((select private.notice_pointless(n) from public.notices n where n.topic = 'campaign'), null, 'by mail, too');

-- After an invitation without an answer.
select tests.sign_in('host');
update world set id = pg_temp.made('Will you come?');
select is(pg_temp.set(jsonb_build_object('from', 'invitation', 'days', 3, 'at', pg_temp.hour())::text), 'fine', 'three days after an invitation');
reset role;
call pg_temp.minute();
select is(pg_temp.got(), '', 'not for an hour that was over when it was set to go');
update public.email_campaigns c set started_at = now() - interval '1 day' where c.id = (select id from world);
call pg_temp.minute();
select is(pg_temp.got(), 'noor', 'who was invited long enough ago and has that hour; not who was invited yesterday, or never, or sleeps');
select is((pg_temp.seen()).status, 'sending', 'it stays on for those to come');
call pg_temp.minute('0 minutes');
select is((select count(*)::int from public.email_recipients r where r.campaign_id = (select id from world)), 1, 'nobody is asked twice');
update public.event_guests eg set invited_at = now() - interval '6 days' from public.guests g where g.id = eg.guest_id and g.full_name in ('Ute', 'Ida');
update public.guests set time_zone = 'Asia/Dubai' where full_name in ('Ute', 'Ida');
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size) select eg.account_id, eg.event_id, eg.id, 'no', 0
  from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = 'Ida';
call pg_temp.minute('0 minutes');
select is(pg_temp.got(), 'noor', 'they are looked for every quarter of an hour');
call pg_temp.minute();
select is(pg_temp.got(), 'noor ute', 'who has answered is not asked');
insert into public.rsvps (account_id, event_id, event_guest_id, answer) select eg.account_id, eg.event_id, eg.id, 'yes'
  from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = 'Ute';
select is((select public.get_job_source(r.delivery_key::uuid) from public.email_recipients r where r.campaign_id = (select id from world) and r.email like 'ute@%'), null,
  'nor who answers while the mail is on its way');
select ok((select public.get_job_source(r.delivery_key::uuid) from public.email_recipients r where r.campaign_id = (select id from world) and r.email like 'noor@%') is not null, 'who has not is');
update public.guests set time_zone = 'Asia/Tokyo' where full_name = 'Bill';
call pg_temp.minute();
select is(pg_temp.got(), 'noor ute', 'who was missed by three hours waits for the next day');
select tests.sign_in('host');
select is(public.set_email_campaign((select id from world), 'paused') ->> 'status', 'paused', 'it is paused');
select is(public.set_email_campaign((select id from world), 'sending') ->> 'status', 'sending', 'and goes on');
reset role;
call pg_temp.minute('0 minutes');
update public.mail_deliveries d set status = 'sent', sent_at = now(), ended_at = now() where d.of_id = (select id from world);
update public.events set rsvp_deadline = now() - interval '1 minute';
call pg_temp.minute();
select is((pg_temp.seen()).status, 'sent', 'when no answer is taken any more, it is over');
select is((select count(*)::int from public.email_recipients r where r.campaign_id = (select id from world)), 2, 'and nobody else was asked');

select * from finish();
rollback;
