-- An administrator's look at an account, everybody's activities, feature flags, and half a session.
begin;
select plan(38);
select tests.add_user(p) from unnest(array['ada', 'boss', 'helper', 'stranger']) p;
insert into public.administrators (user_id) values (tests.id_of('boss'));
insert into public.administrators (user_id, rights) values (tests.id_of('helper'), '{content}');
create temp table world as select tests.add_event('ada', 'Regatta') as event_id;
alter table world add viewing uuid;
grant all on world to public;
insert into public.activities (event_id, title, start_local, end_local, status)
select e.id, t.title, e.start_local, e.start_local + interval '1 hour', t.status
from world w join public.events e on e.id = w.event_id, (values ('Supper', 'published'), ('Tour', 'draft')) t (title, status);

-- Everybody's activities.
select tests.sign_in('ada');
select is(tests.refusal($$ select public.admin_list_activities() $$), 'PT403 not_allowed', 'a member lists no activities of others');
reset role;
select tests.sign_in('boss');
select is((public.admin_list_activities() ->> 'total')::int, 2, 'an administrator lists all');
select is((public.admin_list_activities('{"filter": "draft"}') ->> 'total')::int, 1, 'by state');
select is(public.admin_list_activities('{"text": "regatta", "sort": "title"}') #>> '{rows,0,title}', 'Supper', 'found by event, sorted by title');
select is(public.admin_list_activities('{"sort": "title; drop table public.events"}') #>> '{rows,0,eventName}', 'Regatta', 'an unknown sort is the usual one');

-- Beginning a look.
select is(tests.refusal($$ select public.start_viewing(tests.id_of('ada'), ' ') $$), 'PT400 invalid_input reason_param', 'a look needs a reason');
select is(tests.refusal($$ select public.start_viewing(gen_random_uuid(), 'x') $$), 'PT404 not_found user_id_param', 'and a user');
select is(tests.refusal($$ select public.start_viewing(tests.id_of('helper'), 'x') $$), 'PT409 conflict user_id_param', 'who is no administrator');
reset role;
select tests.sign_in('helper');
select is(tests.refusal($$ select public.start_viewing(tests.id_of('ada'), 'x') $$), 'PT403 not_allowed', 'and the right to manage users');
reset role;
select tests.sign_in('boss');
update world set viewing = (public.start_viewing(tests.id_of('ada'), 'Ticket 12') ->> 'id')::uuid;
select isnt((select viewing from world), null, 'then it begins');
reset role;
select is((select count(*)::int from public.audit_log where action = 'users.viewed' and actor_user_id = tests.id_of('boss')
  and account_id = tests.account_of('ada') and after ->> 'reason' = 'Ticket 12'), 1, 'written down in the account with its reason');
select tests.sign_in('ada');
select is((select count(*)::int from public.audit_log where action = 'users.viewed'), 1, 'where its owner reads it');
select is(tests.refusal($$ select public.enter_viewing((select viewing from world)) $$), 'PT403 not_allowed', 'nobody else enters it');
reset role;

-- Within a look: as the viewed person, and read-only. A savepoint gives the transaction back.
select tests.sign_in('boss');
create function pg_temp.looking(statement text) returns text language plpgsql as $$
declare found text;
begin
  begin
    perform public.enter_viewing((select viewing from world));
    execute statement into found;
    raise exception using errcode = 'ZZ001', message = coalesce(found, 'null');
  exception when others then
    return case when sqlstate = 'ZZ001' then sqlerrm else sqlstate end;
  end;
end $$;
select is(pg_temp.looking($$ select auth.uid()::text $$), tests.id_of('ada')::text, 'whoever looks is the viewed person');
select is(pg_temp.looking($$ select count(*)::text from public.events $$), '1', 'sees their events');
select is(pg_temp.looking($$ select private.is_administrator()::text $$), 'false', 'is no administrator meanwhile');
select is(pg_temp.looking($$ update public.events set name = 'Mine' returning name $$), '25006', 'changes nothing');
select is(pg_temp.looking($$ select set_config('transaction_read_only', 'off', true) $$), '25001', 'and cannot turn that off');
select is(pg_temp.looking($$ select public.start_viewing(tests.id_of('stranger'), 'x')::text $$), 'PT403', 'nor look further');
select is(auth.uid(), tests.id_of('boss'), 'afterwards it is oneself again');

-- Its end.
reset role;
update private.viewings set expires_at = now() - interval '1 second';
select tests.sign_in('boss');
select is(pg_temp.looking($$ select 'in' $$), 'PT403', 'after half an hour it is over');
reset role;
update private.viewings set expires_at = now() + interval '1 minute';
select tests.sign_in('boss');
select lives_ok($$ select public.end_viewing((select viewing from world)) $$, 'it is ended');
select is(pg_temp.looking($$ select 'in' $$), 'PT403', 'and then over');
reset role;

-- Feature flags.
select tests.sign_in('ada');
select is(tests.refusal($$ select public.set_feature_flag('countdown', 'off', '', 'x') $$), 'PT403 not_allowed', 'a member switches nothing off');
select is(tests.refusal($$ insert into public.feature_flags (feature_key, state) values ('countdown', 'off') $$), '42501', 'nor by writing the table');
reset role;
select tests.sign_in('helper');
select is(tests.refusal($$ select public.set_feature_flag('countdown', 'off', '', 'x') $$), 'PT403 not_allowed', 'nor an administrator without the right');
reset role;
select tests.sign_in('boss');
select is(tests.refusal($$ select public.set_feature_flag('Not A Key', 'off', '', 'x') $$), 'PT400 invalid_input feature_param', 'a feature has a key');
select is(tests.refusal($$ select public.set_feature_flag('rsvp', 'gone', '', 'x') $$), 'PT400 invalid_input state_param', 'and three states');
select lives_ok($$ select public.set_feature_flag('rsvp', 'off', 'Back on Monday', 'a fault') $$, 'an administrator switches one off');
reset role;
select is((select count(*)::int from public.audit_log where action = 'features.off' and resource_id = 'rsvp' and after ->> 'reason' = 'a fault'), 1, 'audited');
select private.apply_plan(tests.id_of('ada'), 'business', 'test');
select tests.sign_in('ada');
select is((select state || ': ' || note from public.feature_flags), 'off: Back on Monday', 'everybody signed in reads it');
select is(tests.refusal($$ insert into public.guests (account_id, full_name) values (tests.account_of('ada'), 'Bo') $$), 'PT403 not_allowed', 'what it writes is refused on every plan');
reset role;
select tests.sign_in('boss');
select public.set_feature_flag('rsvp', 'on', '', 'mended');
reset role;
select tests.sign_in('ada');
select is(tests.refusal($$ insert into public.guests (account_id, full_name) values (tests.account_of('ada'), 'Bo') $$), 'fine', 'switched on it works again');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select state from public.feature_flags $$), '42501', 'visitors are told nothing');
reset role;

-- Half a session reads nothing where the project's own sign-in service knows a second factor.
select tests.sign_in('ada');
select is((select count(*)::int from public.events), 1, 'without a second factor a password is enough');
reset role;
create table auth.mfa_factors (user_id uuid, status text);
insert into auth.mfa_factors values (tests.id_of('ada'), 'verified');
select private.guard_half_sessions();
select tests.sign_in('ada');
select is((select count(*)::int from public.events), 0, 'with one, half a session sees no row');
select is(tests.refusal($$ select public.check_request() $$), 'PT401 signed_out', 'and calls nothing');
select set_config('request.jwt.claims', (auth.jwt() || '{"aal": "aal2"}')::text, true);
select is((select count(*)::int from public.events) || tests.refusal($$ select public.check_request() $$), '1fine', 'the whole one both');

select * from finish();
rollback;
