-- Channels of conversations: their names are a secret of those who belong, so that whoever left hears nothing more.
begin;
select plan(13);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['editor', 'viewer', 'stranger']) p;
select tests.add_member('ada', 'editor', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
create temp table world as select tests.add_event('ada', 'Ball') as ball, tests.add_event('stranger', 'Other') as other, null::uuid as thread, null::uuid as few, null::text as was;
grant all on world to public;
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(n), tests.account_of('ada'), n, n || '@post.example' from unnest(array['Kofi', 'Dana']) n;
insert into public.event_guests (id, event_id, guest_id)
select tests.id_of('eg ' || n), (select ball from world), tests.id_of(n) from unnest(array['Kofi', 'Dana']) n;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('ada'), (select ball from world), tests.id_of('eg ' || n), 'yes', 1 from unnest(array['Kofi', 'Dana']) n;

-- Whether a conversation's channel has another name than it had, and what it is from then on.
create function pg_temp.is_new(of_thread uuid) returns boolean language plpgsql as $$
declare
  name text := (select private.thread_channel(t) from public.threads t where t.id = of_thread);
  before text := (select was from world);
begin
  update world set was = name;
  return name is distinct from before;
end $$;

select tests.sign_in('ada');
update world set thread = (public.open_thread('event', ball::text) #>> '{thread,id}')::uuid;
select public.act_in_thread((select thread from world), 'send', jsonb_build_object('id', tests.id_of('m1'), 'text', 'Doors at six'));
update world set few = (public.start_people_thread(tests.account_of('ada'), null,
  jsonb_build_object('users', jsonb_build_array(tests.id_of('editor'), tests.id_of('viewer')))) #>> '{thread,id}')::uuid;
reset role;
select ok(pg_temp.is_new((select thread from world)), 'a conversation has a channel');
select tests.sign_in('editor');
select public.get_thread((select thread from world));
reset role;
select ok(not pg_temp.is_new((select thread from world)), 'who comes in hears the same');

-- One of the team goes.
select tests.sign_in('ada');
select lives_ok(format('select public.remove_team_member(%L)', m.id), 'one of the team goes') from public.team_members m where m.user_id = tests.id_of('editor');
reset role;
select ok(pg_temp.is_new((select thread from world)), 'and the channel they know is nobody''s any more');
select tests.sign_in('ada');
select is(public.get_thread((select thread from world)) #>> '{thread,channel}', (select was from world), 'those who stay are told the new one');
reset role;
update public.team_members m set role_id = private.built_in_role('check_in') where m.user_id = tests.id_of('viewer') and m.account_id = tests.account_of('ada');
select ok(pg_temp.is_new((select thread from world)), 'whose role changes listens anew');
update public.team_members m set created_at = created_at where m.user_id = tests.id_of('viewer');
select ok(not pg_temp.is_new((select thread from world)), 'what changes no right changes no name');

-- A guest is taken off the list, another one is not.
delete from public.event_guests eg where eg.id = tests.id_of('eg Kofi');
select ok(pg_temp.is_new((select thread from world)), 'a guest who is taken off the list hears nothing more');
insert into public.event_guests (event_id, guest_id) values ((select ball from world), tests.id_of('Kofi'));
select ok(not pg_temp.is_new((select thread from world)), 'one who comes onto it changes nothing');

-- A small group.
select pg_temp.is_new((select few from world));
select tests.sign_in('viewer');
select lives_ok($$ select public.act_in_thread((select few from world), 'leave') $$, 'somebody leaves a small group');
reset role;
select ok(pg_temp.is_new((select few from world)), 'and listens to it no more');

-- Whoever listens to the old name is told to ask once more.
create temp table before as select t.heard from public.threads t where t.id = (select thread from world);
select private.renew_channels(array[(select thread from world)]);
select is((select t.heard - b.heard from public.threads t, before b where t.id = (select thread from world)), 1::bigint, 'a lively conversation says at once that there is a new name');
update public.threads set last_message_at = now() - interval '3 days' where id = (select thread from world);
update before set heard = (select t.heard from public.threads t where t.id = (select thread from world));
select private.renew_channels(array[(select thread from world)]);
select is((select t.heard - b.heard from public.threads t, before b where t.id = (select thread from world)), 0::bigint, 'a quiet one when it is asked');
select * from finish();
rollback;
