-- The calendar's activities: of one's own accounts alone, page by page.
begin;
select plan(9);
select tests.add_user('owner');
select tests.add_user('viewer');
select tests.add_user('stranger');
select tests.add_user('operator');
select tests.add_member('owner', 'viewer', 'viewer');
insert into public.administrators (user_id) select tests.id_of('operator');
create temp table world as select tests.add_event('owner') as event_id;
grant select on world to public;
insert into public.activities (event_id, title, status, start_local, end_local, room)
select w.event_id, 'Talk ' || n, 'published', timestamp '2027-05-01 10:00' + n * interval '1 minute', timestamp '2027-05-01 12:00' + n * interval '1 minute', 'Hall'
from world w, generate_series(1, 501) n;
create function pg_temp.listed(more jsonb default '{}') returns jsonb language sql as $$
  select public.list_calendar_activities('{"from": "2027-04-30T00:00Z", "to": "2027-05-03T00:00Z"}' || more) $$;

select tests.sign_in('owner');
select is(jsonb_array_length(pg_temp.listed() -> 'rows'), 500, 'a page is five hundred');
select is(pg_temp.listed(jsonb_build_object('after', pg_temp.listed() -> 'next')) #>> '{rows,0,title}', 'Talk 501', 'and the next goes on behind it');
select is(pg_temp.listed(jsonb_build_object('after', pg_temp.listed() -> 'next')) ->> 'next', null, 'to the end');
select is(jsonb_array_length(pg_temp.listed('{"to": "2027-05-01T00:00Z"}') -> 'rows'), 0, 'another span has others');
reset role;
select tests.sign_in('viewer');
select is(jsonb_array_length(pg_temp.listed() -> 'rows'), 500, 'the team reads them');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.listed() -> 'rows', '[]', 'strangers see none');
reset role;
select tests.sign_in('operator');
select is(pg_temp.listed() -> 'rows', '[]', 'nor does an administrator, in a calendar of their own');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_calendar_activities('{}') $$), '42501', 'visitors list nothing');
reset role;
update public.events set status = 'cancelled' where id = (select event_id from world);
select tests.sign_in('owner');
select is(pg_temp.listed() #>> '{rows,0,status}', 'cancelled', 'what belongs to a cancelled event is cancelled');
reset role;
select * from finish();
rollback;
