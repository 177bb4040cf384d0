-- Who reads which lines of the audit log, and that an account has ten admins at most.
begin;
select plan(27);
select tests.add_user('owner', 'business'), tests.add_user('stranger'), tests.add_user('boss'), tests.add_user('free');
select tests.add_user(p) from unnest(array['admin', 'editor', 'viewer']) p;
select tests.add_member('owner', 'admin', 'admin'), tests.add_member('owner', 'editor', 'editor'), tests.add_member('owner', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('owner', 'First') as first, tests.add_event('owner', 'Second') as second;
grant select on world to public;

create function pg_temp.lines(request jsonb default '{}') returns text language sql as $$
  select coalesce(string_agg(distinct concat_ws(' ', e ->> 'actorName', e ->> 'action'), ', '), 'none')
  from jsonb_array_elements(public.list_account_audit(request || '{"size": 200, "kinds": ["events", "guests", "activities", "users"]}') -> 'rows') e
$$;
grant execute on function pg_temp.lines(jsonb) to public;

select tests.sign_in('owner');
update public.events set name = 'First, renamed' where id = (select first from world);
insert into public.activities (event_id, title, start_local, end_local)
select e.id, 'Walk', e.start_local, e.start_local + interval '1 hour' from public.events e where e.id = (select second from world);
reset role;
select tests.sign_in('editor');
insert into public.guests (account_id, full_name) select e.account_id, 'Ada' from public.events e where e.id = (select first from world);
update public.guests set notes = 'Old friend' where full_name = 'Ada';
reset role;
select tests.sign_in('boss');
select public.start_viewing(tests.id_of('owner'), 'Ticket 7');
reset role;
select tests.sign_in('owner');
update public.activities set title = 'Long walk' where title = 'Walk';

select is(pg_temp.lines('{"filter": "me"}'), 'owner activities.insert, owner activities.update, owner events.update', 'one''s own steps');
select is(pg_temp.lines('{"filter": "team"}'), 'editor guests.update', 'those of the team');
select is(pg_temp.lines('{"filter": "others"}'), 'An administrator users.viewed', 'an administrator''s look is told, without a name');
select is(pg_temp.lines('{"filter": "server"}'), 'events.insert', 'what nobody signed in did');
select is(public.list_account_audit('{"filter": "others"}') #>> '{rows,0,actorId}', null, 'nor with an id');
select is(public.list_account_audit('{"filter": "others"}') #>> '{rows,0,after,reason}', 'Ticket 7', 'but with the reason');
select is(pg_temp.lines(jsonb_build_object('event', (select first from world), 'filter', 'me')), 'owner events.update', 'of one event');
select is(pg_temp.lines(jsonb_build_object('event', (select second from world), 'filter', 'me')), 'owner activities.insert, owner activities.update', 'with what was made for it, and its changes later');
select is(pg_temp.lines('{"text": "EDITOR@tests"}'), 'editor guests.update', 'by who of the team did it');
select is(pg_temp.lines('{"text": "boss"}'), 'none', 'others are not found by their name');
select is(pg_temp.lines(jsonb_build_object('text', (select first from world))), 'events.insert, owner events.update', 'by an id');
select is(pg_temp.lines('{"until": "2000-01-01"}') || pg_temp.lines('{"since": "2000-01-01", "filter": "team"}'), 'noneeditor guests.update', 'by time');
select is((public.list_account_audit('{"kinds": ["guests"]}') ->> 'total')::int, 1, 'by kind');
select is(jsonb_array_length(public.list_account_audit('{"size": 1}') -> 'rows'), 1, 'in pages');
select is(tests.refusal($$ select public.list_account_audit('{"event": "x''); drop table public.events; --"}') $$), '22P02', 'an event is an id');
select is(pg_temp.lines('{"text": "'') or true --"}'), 'none', 'a text is a text');
reset role;

select tests.sign_in('admin');
select is(pg_temp.lines('{"filter": "me"}') || ', ' || pg_temp.lines('{"text": "editor"}'), 'none, editor guests.update', 'an admin of the team reads the same');
reset role;
select tests.sign_in('editor');
select is(pg_temp.lines('{"filter": "me"}'), 'none', 'an editor does not, not even of themself');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.lines(), 'none', 'nor a viewer');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.lines(jsonb_build_object('event', (select first from world))), 'none', 'nor a stranger, whatever they ask for');
reset role;
select tests.sign_in('boss');
select is(pg_temp.lines(jsonb_build_object('event', (select first from world))), 'none', 'an administrator has the platform''s log for that');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_account_audit() $$), '42501', 'a visitor asks nothing');
reset role;

-- Ten admins, the owner included.
select tests.add_user('hand' || n) from generate_series(1, 10) n;
select tests.add_member('owner', 'hand' || n, 'admin') from generate_series(1, 8) n;
select is((select count(*)::int from public.team_members where account_id = tests.account_of('owner') and role_id in (private.built_in_role('owner'), private.built_in_role('admin'))), 10, 'ten admins fit');
select is(tests.refusal($$ select tests.add_member('owner', 'hand9', 'admin') $$), 'PT409 limit_exceeded role_id', 'the eleventh is refused');
select is(tests.refusal($$ update public.team_members set role_id = private.built_in_role('admin') where user_id = tests.id_of('editor') and account_id = tests.account_of('owner') $$), 'PT409 limit_exceeded role_id', 'also when somebody of the team is promoted');
select lives_ok($$ select tests.add_member('owner', 'hand9', 'editor') $$, 'editors are not counted');
update public.team_members set status = 'removed' where user_id = tests.id_of('hand1') and account_id = tests.account_of('owner');
select lives_ok($$ select tests.add_member('owner', 'hand10', 'admin') $$, 'a place that is free again is taken');
select * from finish();
rollback;
