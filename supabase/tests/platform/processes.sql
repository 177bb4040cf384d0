-- Processes: who lives, who cannot stand beside whom, and that one at a time does what is done for all.
begin;
select plan(23);
select tests.add_user(p) from unnest(array['boss', 'ada']) p;
insert into public.administrators (user_id) values (tests.id_of('boss'));

create function pg_temp.facts(name text, other jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('id', md5(name)::uuid, 'host', name, 'pid', 7, 'listensAt', '127.0.0.1:4400', 'release', '0.1.0',
    'siteUrl', 'https://events.example', 'payments', 'stripe', 'keys', 'aa') || other $$;

select is(private.note_process(pg_temp.facts('one')), '{"differing": null, "living": 1, "isFirst": true}', 'a server is noted');
select is(private.note_process(pg_temp.facts('two')), '{"differing": null, "living": 2, "isFirst": false}', 'a second stands beside it');
select is(private.note_process(pg_temp.facts('one')) ->> 'living', '2', 'who says so again is one');

select is(private.note_process(pg_temp.facts('three', '{"keys": "bb"}')) #>> '{differing,what}', 'keys', 'other keys differ');
select is(private.note_process(pg_temp.facts('three', '{"siteUrl": "https://other.example"}')) #>> '{differing,what}', 'siteUrl', 'another address differs');
select is(private.note_process(pg_temp.facts('three', '{"payments": "off"}')) #>> '{differing,what}', 'payments', 'other payments differ');
select is(private.note_process(pg_temp.facts('three', '{"files": "https://s3.example/files"}')) #>> '{differing,what}', 'files', 'another place of files differs');
select is(private.differing_process(pg_temp.facts('three', '{"payments": "off"}')) ->> 'host', 'one', 'and from whom is said');
select is((select count(*)::int from private.living_processes()), 2, 'who differs is not noted');
select is(private.differing_process(pg_temp.facts('two', '{"keys": "bb", "id": "00000000-0000-0000-0000-000000000009"}')) ->> 'host', 'one',
  'a process is not held against the one it follows under its number');

-- Chores.
select ok(private.begin_chore('minute', md5('one')::uuid, '50 seconds'), 'the first does it');
select ok(not private.begin_chore('minute', md5('two')::uuid, '0'), 'while it does nobody else does');
select lives_ok($$ select private.end_chore('minute', md5('two')::uuid) $$, 'nor ends it');
select ok(not private.begin_chore('minute', md5('two')::uuid, '0'), 'which is seen');
select lives_ok($$ select private.end_chore('minute', md5('one')::uuid) $$, 'it ends it itself');
select ok(not private.begin_chore('minute', md5('two')::uuid, '50 seconds'), 'it is not done again too soon');
select ok(private.begin_chore('minute', md5('two')::uuid, '0'), 'and then by anybody');

-- Who is gone.
update private.server_processes set seen_at = now() - interval '31 seconds' where host = 'two';
select is((select count(*)::int from private.living_processes()), 1, 'who was not seen is gone');
select ok(private.begin_chore('minute', md5('one')::uuid, '0'), 'and what it was at is anybody''s');
update private.server_processes set seen_at = now() - interval '31 seconds';
select is(private.note_process(pg_temp.facts('three', '{"keys": "bb"}')) -> 'differing', 'null', 'nobody is held against who is gone');

-- Administrators see them.
select tests.sign_in('boss');
select is(public.admin_get_health() #>> '{servers,0,host}', 'three', 'an administrator sees who lives');
select ok(not (public.admin_get_health() #> '{servers,0}') ? 'keys', 'and no keys');
reset role;
select tests.sign_in('ada');
select is(tests.refusal('select * from private.server_processes'), '42501', 'nobody else does');
select * from finish();
rollback;
