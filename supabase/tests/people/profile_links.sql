-- Members' own links: mailed by who writes guests, of the events that they work on, at most once in twenty hours.
begin;
select plan(9);
select tests.add_user('host', 'business');
select tests.add_user(p) from unnest(array['stranger', 'one', 'door']) p;
select tests.add_member('host', 'one', 'editor'), tests.add_member('host', 'door', 'check_in');
create temp table world as select tests.account_of('host') as account_id, tests.add_event('host', 'First') as first, tests.add_event('host', 'Second') as second;
grant all on world to public;
insert into public.guests (id, account_id, full_name, email, unsubscribed_at)
select tests.id_of(n), account_id, n, lower(n) || '@guests.example', case n when 'Quiet' then now() end
from world, unnest(array['Both', 'Other', 'Quiet']) n;
-- Their place at the event that only the host works on is the older one.
insert into public.event_guests (event_id, guest_id, created_at)
select w.first, tests.id_of(n), now() - interval '2 days' from world w, unnest(array['Both', 'Other']) n;
insert into public.event_guests (event_id, guest_id) select w.second, tests.id_of(n) from world w, unnest(array['Both', 'Quiet']) n;
update public.team_members set event_scope = 'chosen' where user_id = tests.id_of('one') and account_id = (select account_id from world);
insert into public.member_events (member_id, event_id, account_id)
select m.id, w.second, w.account_id from world w join public.team_members m on m.account_id = w.account_id and m.event_scope = 'chosen';
create function pg_temp.send(variadic names text[]) returns jsonb language sql as $$
  select public.send_profile_links(array(select tests.id_of(n) from unnest(names) n)) $$;

select tests.sign_in('one');
select is(pg_temp.send('Both'), '{"sent": 1, "leftOut": 0}', 'who is at one of their events gets it, wherever else they are');
select is(pg_temp.send('Both', 'Quiet'), '{"sent": 0, "leftOut": 2}', 'not again at once, nor who wants no mails');
select is(tests.refusal($$ select pg_temp.send('Other') $$), 'PT404 not_found', 'who is only at another event is not theirs');
select is(tests.refusal($$ select public.send_profile_links('{}') $$), 'PT400 invalid_input guest_ids', 'somebody has to be chosen');
reset role;
select tests.sign_in('door');
select is(tests.refusal($$ select pg_temp.send('Other') $$), 'PT404 not_found', 'who scans sends none');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select pg_temp.send('Other') $$), 'PT404 not_found', 'nor does a stranger');
reset role;
select tests.sign_in('host');
select is(pg_temp.send('Other'), '{"sent": 1, "leftOut": 0}', 'the host does');
reset role;
select is((select count(*) from public.jobs j where j.kind = 'profile_link'), 2::bigint, 'a mail for each');
select is((select count(*) from public.audit_log l where l.action = 'profiles.link_sent' and l.account_id = (select account_id from world)), 2::bigint, 'and a line in the log');

select * from finish();
rollback;
