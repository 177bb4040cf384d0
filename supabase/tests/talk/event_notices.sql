-- One notice to everybody affected when an event moves or is called off.
begin;
select plan(38);
select tests.add_user('host', 'pro');
select tests.add_user('stranger', 'pro');
select tests.add_user('viewer');
select tests.add_member('host', 'viewer', 'viewer');
create temp table supper as select tests.add_event('host', 'Supper') as id;
grant select on supper to public;

insert into public.guests (id, account_id, full_name, email)
select tests.id_of(name), tests.account_of('host'), name, name || '@post.example'
from unnest(array['coming', 'maybe', 'declined', 'invited', 'unknown', 'both']) name;
insert into public.event_guests (id, event_id, guest_id, invited_at)
select tests.id_of('eg ' || name), (select id from supper), tests.id_of(name), case when name = 'unknown' then null else now() end
from unnest(array['coming', 'maybe', 'declined', 'invited', 'unknown', 'both']) name;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('host'), (select id from supper), tests.id_of('eg ' || name), answer, case when answer = 'no' then 0 else 1 end
from (values ('coming', 'yes'), ('maybe', 'maybe'), ('declined', 'no'), ('both', 'yes')) a (name, answer);
insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor, test_mode, status, buyer_name, buyer_email)
select tests.id_of('order ' || name), tests.account_of('host'), (select id from supper), private.new_order_code(),
  private.hash_token(private.derive_token('order', tests.id_of('order ' || name), 1)), 'USD', 0, true, status, name, name || '@post.example'
from (values ('buyer', 'completed'), ('both', 'completed'), ('gone', 'expired')) o (name, status);

select tests.sign_in('host');
select public.duplicate_event((select id from supper), 'Lonely', array['2027-09-01 18:00']::timestamp[]);
update public.events set status = 'published' where name = 'Lonely';
update public.events set location_name = 'Elsewhere' where name = 'Lonely';
select is(public.get_event_notice(e.id) ->> 'pending', null, 'with nobody to tell there is nothing to tell') from public.events e where e.name = 'Lonely';
select is(public.get_event_notice((select id from supper)) ->> 'pending', null, 'a published event has told what it is');
select is(tests.refusal($$ select public.send_event_notice((select id from supper)) $$), 'PT409 conflict', 'so there is nothing to tell');
update public.events set description = 'Bring bread' where id = (select id from supper);
select is(public.get_event_notice((select id from supper)) ->> 'pending', null, 'new words are not worth a mail');
update public.events set start_local = start_local + interval '1 day', end_local = end_local + interval '1 day'
where id = (select id from supper);
select is(public.get_event_notice((select id from supper)) ->> 'pending', 'changed', 'another day is');
select is(public.get_event_notice((select id from supper)) -> 'recipients',
  '{"coming": 3, "invited": 1, "buyers": 1, "waiting": 0, "team": 0, "total": 5}'::jsonb, 'who comes, may come, was asked or bought; each address once');
select is((public.send_event_notice((select id from supper), ' The hall is flooded. ')) ->> 'pending', null, 'then everybody knows');
select is(tests.refusal($$ select public.send_event_notice((select id from supper)) $$), 'PT409 conflict', 'a second press sends nothing');
select is((select n.recipient_count || ' ' || n.message from public.event_notices n), '5 The hall is flooded.', 'the notice is kept');
select is((public.get_event_notice((select id from supper)) -> 'last' ->> 'recipientCount')::int, 5, 'and told');
reset role;
select is((select count(*)::int from public.jobs j where j.kind = 'event_notice'), 5, 'one mail a person is queued');
select tests.be_server();
select is((select array_agg(s.source ->> 'to' order by s.source ->> 'to')::text
  from (select public.get_job_source(j.id) as source from public.jobs j where j.kind = 'event_notice') s),
  '{both@post.example,buyer@post.example,coming@post.example,invited@post.example,maybe@post.example}',
  'to those it concerns');
select is((select count(*)::int from public.jobs j where j.kind = 'event_notice'
  and (public.get_job_source(j.id) -> 'calendar' ->> 'sequence')::int = 1), 5, 'with a calendar entry that replaces the old one');
select ok((select bool_and(public.get_job_source(j.id) ->> 'url' ~ '/(invitation/|ticket-confirmation.jubilee_order=)[A-Za-z0-9_-]{20,}$')
  from public.jobs j where j.kind = 'event_notice'), 'and a link of their own');
reset role;

select tests.sign_in('host');
update public.events set status = 'cancelled' where id = (select id from supper);
select is(public.get_event_notice((select id from supper)) ->> 'pending', 'cancelled', 'calling it off is worth a mail');
update public.events set status = 'published' where id = (select id from supper);
select is(public.get_event_notice((select id from supper)) ->> 'pending', null, 'unless it was taken back before anybody heard');
update public.events set status = 'cancelled' where id = (select id from supper);
select is((public.send_event_notice((select id from supper))) ->> 'pending', null, 'it is told once');
update public.events set location_name = 'Nowhere' where id = (select id from supper);
select is(public.get_event_notice((select id from supper)) ->> 'pending', null, 'where a cancelled event would be is no news');
update public.events set status = 'published' where id = (select id from supper);
select is(public.get_event_notice((select id from supper)) ->> 'pending', 'restored', 'that it takes place after all is');
select is((public.skip_event_notice((select id from supper))) ->> 'pending', null, 'a planner may leave it at that');
select is((select count(*)::int from public.event_notices), 2, 'without a notice');
update public.events set status = 'cancelled' where id = (select id from supper);
update public.events set status = 'archived' where id = (select id from supper);
select isnt((select cancelled_at from public.events where id = (select id from supper)), null, 'a cancelled event is remembered as cancelled while archived');
update public.events set status = 'published' where id = (select id from supper);
select is(tests.refusal($$ update public.events set told_facts = null $$), '42501', 'what was told is the server''s to say');
select is(tests.refusal($$ delete from public.event_notices $$), '42501', 'and stays told');
reset role;
select tests.sign_in('viewer');
select is((select count(*)::int from public.event_notices), 2, 'colleagues see what was sent');
select is(tests.refusal($$ select public.send_event_notice((select id from supper)) $$), 'PT404 not_found', 'who only reads sends nothing');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.event_notices), 0, 'strangers see none');
select is(tests.refusal($$ select public.get_event_notice((select id from supper)) $$), 'PT404 not_found', 'and learn nothing');
reset role;

-- An event with none but people of its activities and of its waiting list.
select tests.add_user('colleague');
select tests.add_member('host', 'colleague', 'editor');
create temp table fair as select tests.add_event('host', 'Fair') as id;
grant select on fair to public;
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(name), tests.account_of('host'), name, name || '@post.example' from unnest(array['walker', 'left', 'speaker']) name;
insert into public.event_guests (id, event_id, guest_id)
select tests.id_of('fair ' || name), (select id from fair), tests.id_of(name) from unnest(array['walker', 'left', 'speaker']) name;
insert into public.activities (id, event_id, title, status, start_local, end_local, sign_up, host_name, host_guest_id, host_member_id)
select tests.id_of('walk'), e.id, 'Walk', 'published', e.start_local, e.start_local + interval '1 hour', true, 'Speaker', tests.id_of('fair speaker'), null::uuid
from public.events e where e.id = (select id from fair)
union all
select tests.id_of('talk'), e.id, 'Talk', 'published', e.start_local, e.start_local + interval '1 hour', false, 'Colleague', null,
  (select m.id from public.team_members m where m.user_id = tests.id_of('colleague') and m.account_id = e.account_id)
from public.events e where e.id = (select id from fair);
insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status)
select tests.account_of('host'), (select id from fair), tests.id_of('walk'), tests.id_of('fair ' || name), status
from (values ('walker', 'waiting'), ('left', 'left')) s (name, status);
insert into public.waitlist_entries (account_id, event_id, name, email, quantity, status)
select tests.account_of('host'), (select id from fair), name, name || '@post.example', 1, status
from (values ('patient', 'waiting'), ('gone by', 'left')) w (name, status);
select tests.sign_in('host');
update public.events set status = 'cancelled' where id = (select id from fair);
select is(public.get_event_notice((select id from fair)) ->> 'pending', 'cancelled', 'who only takes part in an activity, hosts or waits has to be told');
select is(public.get_event_notice((select id from fair)) -> 'recipients',
  '{"coming": 2, "invited": 0, "buyers": 0, "waiting": 1, "team": 1, "total": 4}'::jsonb, 'each counted as what they are');
select is((public.send_event_notice((select id from fair))) ->> 'pending', null, 'and is');
reset role;
select tests.be_server();
create temp table fair_mails as select public.get_job_source(j.id) as source from public.jobs j
where j.kind = 'event_notice' and j.payload ->> 'noticeId' = (select n.id::text from public.event_notices n where n.event_id = (select id from fair));
select is((select array_agg(source ->> 'to' order by source ->> 'to')::text from fair_mails),
  (select array_agg(x order by x)::text from unnest(array['colleague@tests.example', 'patient@post.example', 'speaker@post.example', 'walker@post.example']) x),
  'by one mail each, not to who left');
select matches((select source ->> 'url' from fair_mails where source ->> 'to' = 'patient@post.example'), '/waiting-list/[A-Za-z0-9_-]{20,}$', 'with the link of their place in line');
select matches((select source ->> 'url' from fair_mails where source ->> 'to' = 'colleague@tests.example'), '/event-details/[0-9a-f-]{36}$', 'a colleague''s leads to the event''s desk');
reset role;
select tests.sign_in('host');
select is(tests.refusal($$ update public.events set status = 'draft' where id = (select id from supper) $$), 'PT409 conflict status', 'what people were invited to or bought is no draft again');
update public.events set status = 'archived' where id = (select id from supper);
select is(tests.refusal($$ update public.events set status = 'draft' where id = (select id from supper) $$), 'PT409 conflict status', 'not by way of the archive either');
select is(tests.touched($$ update public.events set status = 'published' where id = (select id from supper) $$), 1, 'it comes back as it was');
select is(tests.touched($$ update public.events set status = 'draft' where name = 'Lonely' $$), 1, 'one that nobody knows of may go back');
reset role;
select * from finish();
rollback;
