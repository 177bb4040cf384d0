-- Chosen dates: who works on some dates of a series changes, takes back and removes those alone.
begin;
select plan(19);
select tests.add_user('host', 'pro');
select tests.add_user('editor');
select tests.add_member('host', 'editor', 'editor');
insert into public.events (id, user_id, name, status, start_local, end_local, time_zone, location_name)
values (tests.id_of('choir'), tests.id_of('host'), 'Choir', 'published', '2027-03-02 18:30', '2027-03-02 21:00', 'Europe/Berlin', 'The Mill');
select tests.sign_in('host');
select public.repeat_event(tests.id_of('choir'), 'FREQ=WEEKLY;BYDAY=TU;COUNT=4',
  array['2027-03-09 18:30', '2027-03-16 18:30', '2027-03-23 18:30']::timestamp[]);
reset role;
create function pg_temp.at(day date) returns uuid language sql security definer set search_path = '' as
  $$ select e.id from public.events e where e.user_id = tests.id_of('host') and e.series_start::date = day $$;
create function pg_temp.starts() returns text language sql security definer set search_path = '' as
  $$ select string_agg(to_char(e.start_local, 'DD HH24'), ', ' order by e.series_start) from public.events e where e.user_id = tests.id_of('host') $$;
select tests.share_own_functions();

-- The editor works on the second and the last date.
update public.team_members m set event_scope = 'chosen' where m.user_id = tests.id_of('editor') and m.account_id = tests.account_of('host');
insert into public.member_events (member_id, event_id, account_id)
select m.id, pg_temp.at(d::date), m.account_id from public.team_members m, unnest(array['2027-03-09', '2027-03-23']) d
where m.user_id = tests.id_of('editor') and m.account_id = tests.account_of('host');

select tests.sign_in('editor');
select is(tests.refusal($$ select public.change_event(pg_temp.at('2027-03-09'), '{"scope": "all", "patch": {"start_local": "2027-03-09T20:30", "end_local": "2027-03-09T23:00"}}') $$),
  'PT403 not_allowed scope', 'they do not move dates of others by one of theirs');
select is(tests.refusal($$ select public.change_event(pg_temp.at('2027-03-09'), '{"scope": "following", "patch": {"status": "cancelled"}}') $$),
  'PT403 not_allowed scope', 'nor call them off');
select is(tests.refusal($$ select public.preview_event_change(pg_temp.at('2027-03-09'), '{"scope": "all", "patch": {"name": "Mine"}}') $$),
  'PT403 not_allowed scope', 'nor look at what hangs on them');
select is(pg_temp.starts(), '02 18, 09 18, 16 18, 23 18', 'all are where they were');
select is((select count(*)::int from jsonb_array_elements(public.get_event_series(pg_temp.at('2027-03-09')) -> 'dates')), 2,
  'they are told of their own dates of the series');
select lives_ok($$ select public.change_event(pg_temp.at('2027-03-09'), '{"scope": "this", "patch": {"start_local": "2027-03-09T20:30", "end_local": "2027-03-09T23:00"}}') $$,
  'a date of theirs they move');
select lives_ok($$ select public.change_event(pg_temp.at('2027-03-23'), '{"scope": "following", "patch": {"start_local": "2027-03-23T19:30", "end_local": "2027-03-23T22:00"}}') $$,
  'and the rest of a series where all of it is theirs');
select is(pg_temp.starts(), '02 18, 09 20, 16 18, 23 19', 'those alone');
reset role;

-- Taken back: what the host moved on all dates, the host takes back.
select tests.sign_in('host');
select lives_ok($$ select public.change_event(pg_temp.at('2027-03-23'), '{"scope": "all", "patch": {"location_name": "The Barn"}}') $$, 'the host moves all of them');
reset role;
create temp table moved as select m.id from private.event_moves m where m.event_id = pg_temp.at('2027-03-23') order by m.made_at desc limit 1;
grant select on moved to authenticated;
select tests.sign_in('editor');
select is(tests.refusal($$ select public.undo_event_move((select id from moved)) $$), 'PT403 not_allowed', 'who works on some of them does not take that back');
reset role;
select is((select count(*)::int from public.events e where e.user_id = tests.id_of('host') and e.location_name = 'The Barn'), 4, 'and all stay there');
select tests.sign_in('host');
select lives_ok($$ select public.undo_event_move((select id from moved)) $$, 'the host does');
reset role;
select is((select count(*)::int from public.events e where e.user_id = tests.id_of('host') and e.location_name = 'The Mill'), 4, 'on all dates');

-- Removed.
update public.team_members m set role_id = private.built_in_role('admin') where m.user_id = tests.id_of('editor') and m.account_id = tests.account_of('host');
select tests.sign_in('editor');
select is(tests.refusal($$ select public.remove_series_dates(pg_temp.at('2027-03-09'), 'all') $$), 'PT403 not_allowed scope_param', 'nobody removes dates of others by one of theirs');
select is(tests.refusal($$ select public.remove_series_dates(pg_temp.at('2027-03-02'), 'this') $$), 'PT404 not_found', 'nor one of others');
select lives_ok($$ select public.remove_series_dates(pg_temp.at('2027-03-09'), 'this') $$, 'their own they remove');
reset role;
select is((select count(*)::int from public.events e where e.user_id = tests.id_of('host')), 3, 'the others are there');
select tests.sign_in('host');
select lives_ok($$ select public.remove_series_dates(pg_temp.at('2027-03-02'), 'all') $$, 'the host removes them all');
reset role;
select is((select count(*)::int from public.events e where e.user_id = tests.id_of('host')), 0, 'and none is left');
select * from finish();
rollback;
