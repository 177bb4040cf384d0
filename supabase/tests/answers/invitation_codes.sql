-- Printed codes: who lists them, what they open, and when they stop.
begin;
select plan(15);
select tests.add_user('host', 'business');
select tests.add_user('reader');
select tests.add_user('poor');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.add_event('host', 'Other') as other_id, tests.add_event('poor', 'Poor') as poor_id;
alter table world add share text, add other text;
update world set share = tests.add_link(event_id), other = tests.add_link(other_id);
grant select on world to public;
insert into public.guests (account_id, full_name, email) select tests.account_of('host'), n, null from unnest(array['Ada Eze', 'Bo Eze', 'Cy Solo']) n;
insert into public.households (account_id, name) values (tests.account_of('host'), 'The Ezes');
update public.households set head_guest_id = (select id from public.guests where full_name = 'Ada Eze');
insert into public.event_guests (event_id, guest_id, household_id) select event_id, g.id, case when g.full_name like '%Eze' then h.id end
from world, public.guests g, public.households h;

select tests.sign_in('host');
create temp table codes as select c ->> 'code' as code, c -> 'people' as people from jsonb_array_elements((select public.list_invitation_codes(event_id) from world)) c;
grant select on codes to public;
select is((select jsonb_agg(people order by people ->> 0) from codes), '[["Ada Eze", "Bo Eze"], ["Cy Solo"]]', 'one code a party, whoever has an address');
select is((select bool_and(code ~ '^[2-9A-HJ-NP-Z]{8}$') from codes), true, 'of eight letters that nobody mistakes');
select is((select count(distinct code)::int from codes), 2, 'each its own');
select is((select jsonb_agg(c ->> 'code') from world, jsonb_array_elements(public.list_invitation_codes(event_id)) c), (select jsonb_agg(code order by people ->> 0) from codes), 'listed again they are the same');
reset role;
select tests.sign_in('reader');
select is(tests.refusal($$ select public.list_invitation_codes((select event_id from world)) $$), 'PT404 not_found', 'a viewer lists none');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.list_invitation_codes((select event_id from world)) $$), 'PT404 not_found', 'nor does a stranger');
reset role;
select tests.sign_in('poor');
select is(tests.refusal($$ select public.list_invitation_codes((select poor_id from world)) $$) like '%plan_required%', true, 'replies are part of a plan');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.open_invitation_code('x', 'y') $$), '42501', 'a code is opened by the server alone');
reset role;
select tests.be_server();
create function pg_temp.opens(link text, code text) returns text language sql as $$
  select tests.refusal(format('select public.open_invitation_code(%L, %L)', link, code)) $$;
create function pg_temp.ada() returns text language sql as $$ select code from codes where people ->> 0 = 'Ada Eze' $$;
select is(public.get_personal_invitation(public.open_invitation_code((select share from world),
  lower(left(pg_temp.ada(), 4)) || ' - ' || right(pg_temp.ada(), 4)) ->> 'personalToken') #>> '{guest,name}', 'Ada Eze', 'it opens the invitation, however it is typed');
select is(pg_temp.opens((select share from world), 'AAAAAAAA'), 'PT404 not_found code', 'another opens nothing');
select is(pg_temp.opens((select share from world), ''), 'PT404 not_found code', 'nor does none');
select is(pg_temp.opens((select other from world), pg_temp.ada()), 'PT404 not_found code', 'nor the right one at another event');
select is(pg_temp.opens('nonsense', pg_temp.ada()) like 'PT404 link_invalid%', true, 'nor without the page''s link');
reset role;
update public.personal_links set revoked_at = now();
select tests.be_server();
select is(pg_temp.opens((select share from world), pg_temp.ada()), 'PT404 not_found code', 'a revoked link takes its code along');
reset role;
select tests.sign_in('host');
select isnt((select c ->> 'code' from world, jsonb_array_elements(public.list_invitation_codes(event_id)) c limit 1), pg_temp.ada(), 'and gets another');
select * from finish();
rollback;
