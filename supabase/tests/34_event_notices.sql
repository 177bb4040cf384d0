-- One notice to everybody affected when an event moves or is called off.
begin;
select plan(28);
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
  '{"coming": 3, "invited": 1, "buyers": 1, "total": 5}'::jsonb, 'who comes, may come, was asked or bought; each address once');
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
select * from finish();
rollback;
