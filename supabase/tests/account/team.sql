-- A team: invited by a link, joined with the address it was sent to, changed, left and removed.
begin;
select plan(58);
select tests.add_user('owner', 'business');
select tests.add_user(p) from unnest(array['admin', 'editor', 'dana', 'other', 'stranger']) p;
select tests.add_user('small');
select tests.add_member('owner', 'admin', 'admin'), tests.add_member('owner', 'editor', 'editor');
create temp table world as select tests.account_of('owner') as account_id, tests.add_event('owner', 'Mine') as mine,
  tests.add_event('owner', 'Other') as other, tests.add_event('stranger', 'Theirs') as theirs, null::uuid as asked, null::text as token;
grant all on world to public;

create function pg_temp.asks(address text, role_key text, events text default 'null') returns text language sql as $$
  select tests.refusal(format('select public.invite_to_team(%L, %L)', (select account_id from world),
    jsonb_build_object('email', address, 'roleId', private.built_in_role(role_key), 'eventIds', events::jsonb)))
$$;
create function pg_temp.link() returns text language sql security definer as $$
  select private.derive_token('team', i.id, i.generation) from public.team_invitations i where i.id = (select asked from world)
$$;

-- Asking.
select tests.sign_in('admin');
select lives_ok($$ update world set asked = public.invite_to_team(account_id, jsonb_build_object('email', ' Dana@Tests.example ',
  'roleId', private.built_in_role('check_in'), 'eventIds', jsonb_build_array(mine))) $$, 'an admin invites');
select is((select email from public.team_invitations), 'dana@tests.example', 'by a whole address, in small letters');
select is(pg_temp.asks('dana@tests.example', 'viewer'), 'PT409 conflict email', 'nobody is invited twice');
select is(pg_temp.asks('editor@tests.example', 'viewer'), 'PT409 conflict email', 'nor who works there already');
select is(pg_temp.asks('dana', 'viewer'), 'PT400 invalid_input email', 'by an address');
select is(pg_temp.asks('x@tests.example', 'owner'), 'PT400 invalid_input roleId', 'never as an owner');
select is(pg_temp.asks('x@tests.example', 'viewer', '[]'), 'PT400 invalid_input eventIds', 'for one event at least');
select is(pg_temp.asks('x@tests.example', 'viewer', format('["%s"]', (select theirs from world))), 'PT400 invalid_input eventIds', 'of this account');
reset role;
select is((select count(*)::int from public.jobs where kind = 'team_invitation'), 1, 'the link goes out by mail');
select is(private.team_invitation_source(j) ->> 'to', 'dana@tests.example', 'to that address') from public.jobs j where kind = 'team_invitation';
select is(private.team_invitation_source(j) ->> 'timeZone', (select p.time_zone from public.profiles p join auth.users u on u.id = p.user_id where u.email = 'dana@tests.example'),
  'and says its end on the reader''s clock') from public.jobs j where kind = 'team_invitation';
select tests.sign_in('editor');
select is(pg_temp.asks('x@tests.example', 'viewer'), 'PT404 not_found', 'an editor invites nobody');
select is((select count(*)::int from public.team_invitations), 0, 'and does not see who is invited');
select is(tests.refusal($$ select public.revoke_team_invitation((select asked from world)) $$), 'PT404 not_found', 'nor takes it back');
select is(public.get_team((select account_id from world)) ->> 'mayManage', 'false', 'the team is seen');
select is(jsonb_path_query_array(public.get_team((select account_id from world)), '$.members[*].email ? (@ != null)'), '["editor@tests.example"]', 'without the others'' addresses');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.get_team((select account_id from world)) $$), 'PT404 not_found', 'a stranger sees no team');
reset role;
select tests.sign_in('small');
select is(tests.refusal(format('select public.invite_to_team(%L, %L)', tests.account_of('small'), jsonb_build_object('email', 'x@tests.example', 'roleId', private.built_in_role('viewer')))), 'PT403 plan_required Multi-Admin Accounts', 'a team comes with Business');
reset role;

-- The link.
update world set token = pg_temp.link();
select tests.be_server();
select is(public.get_team_invitation((select token from world)) - 'accountId' - 'expiresAt' - 'role', '{"accountName": "owner", "invitedBy": "admin", "email": "dana@tests.example", "eventNames": ["Mine"], "state": "open"}'::jsonb, 'it says who asks, and to what');
select is(public.get_team_invitation((select token from world)) #>> '{role,key}', 'check_in', 'in which role');
select is(tests.refusal($$ select public.get_team_invitation('nothing') $$), 'PT404 link_invalid', 'any other link opens nothing');
reset role;
select tests.sign_in('other');
select is(tests.refusal($$ select public.accept_team_invitation((select token from world)) $$), 'PT403 not_allowed email', 'whoever has another address does not join');
reset role;
select tests.sign_in('admin');
select lives_ok($$ select public.resend_team_invitation((select asked from world)) $$, 'it is sent again');
reset role;
select tests.sign_in('dana');
select is(tests.refusal($$ select public.accept_team_invitation((select token from world)) $$), 'PT404 not_found', 'the link before it opens nothing');
reset role;
update world set token = pg_temp.link();
update public.team_invitations set expires_at = now();
select tests.sign_in('dana');
select is(tests.refusal($$ select public.accept_team_invitation((select token from world)) $$), 'PT410 link_revoked', 'nor one that has run out');
reset role;
update public.team_invitations set expires_at = now() + interval '1 day';
select private.apply_plan(tests.id_of('owner'), 'pro', 'test');
select tests.sign_in('dana');
select is(tests.refusal($$ select public.accept_team_invitation((select token from world)) $$), 'PT409 conflict', 'while there is no team nobody joins');
reset role;
select private.apply_plan(tests.id_of('owner'), 'business', 'test');
select tests.sign_in('dana');
select is(public.accept_team_invitation((select token from world)), (select account_id from world), 'whose address it is joins');
select is(public.accept_team_invitation((select token from world)), (select account_id from world), 'pressed twice it is one yes');
select results_eq('select name from public.events', array['Mine'], 'and sees the chosen event');
select is((select count(*)::int from jsonb_array_elements(public.get_my_rights())), 2, 'beside their own account');
select set_eq($$ select jsonb_array_elements_text(public.get_my_rights() #> '{1,permissions}') $$, array['events.read', 'announcements.read', 'guests.read', 'check_in.read', 'check_in.scan', 'tasks.read', 'schedule.run'], 'they may what the role says');
select is(tests.refusal($$ select public.remove_team_member((select id from public.team_members where user_id = tests.id_of('editor') and account_id = (select account_id from world))) $$), 'PT404 not_found', 'and remove nobody');
reset role;
select tests.sign_in('other');
select is(tests.refusal($$ select public.accept_team_invitation((select token from world)) $$), 'PT410 link_revoked', 'a link is good once');
reset role;

-- Ten admins, those invited among them.
select tests.add_user('hand' || n) from generate_series(1, 7) n;
select tests.add_member('owner', 'hand' || n, 'admin') from generate_series(1, 7) n;
select tests.sign_in('owner');
select is(pg_temp.asks('ten@tests.example', 'admin'), 'fine', 'the tenth is invited');
select is(pg_temp.asks('eleven@tests.example', 'admin'), 'PT409 limit_exceeded role_id', 'the eleventh is not');
select is(tests.refusal($$ select public.set_member_role((select id from public.team_members where user_id = tests.id_of('dana') and account_id = (select account_id from world)), private.built_in_role('admin')) $$), 'PT409 limit_exceeded role_id', 'nor promoted');
select is(tests.refusal($$ select public.revoke_team_invitation((select id from public.team_invitations where email = 'ten@tests.example')) $$), 'fine', 'taken back');
select is(pg_temp.asks('eleven@tests.example', 'admin'), 'fine', 'the place is free');

-- Removing and leaving.
select is(tests.refusal($$ select public.remove_team_member((select id from public.team_members where user_id = tests.id_of('owner'))) $$), 'PT409 conflict', 'the owner stays');
select is(tests.refusal($$ select public.remove_team_member((select id from public.team_members where user_id = tests.id_of('dana') and account_id = (select account_id from world))) $$), 'fine', 'somebody is removed');
select is((select display_name from public.profiles where user_id = tests.id_of('dana')), 'dana', 'their work keeps their name');
reset role;
select tests.sign_in('dana');
select is((select count(*)::int from public.events), 0, 'they see nothing more');
select is((select count(*)::int from jsonb_array_elements(public.get_my_rights())), 1, 'and work for themselves');
select is(tests.refusal($$ select public.accept_team_invitation((select token from world)) $$), 'fine', 'the old link says what it said');
select is((select count(*)::int from public.events), 0, 'and brings nothing back');
reset role;
select is((select count(*)::int from public.jobs where kind = 'team_farewell'), 1, 'they are told');
select tests.sign_in('editor');
select lives_ok($$ select public.leave_team((select account_id from world)) $$, 'an editor leaves');
select is(tests.refusal($$ select public.leave_team((select account_id from world)) $$), 'PT404 not_found', 'once');
reset role;
select tests.sign_in('owner');
select is(tests.refusal($$ select public.leave_team((select account_id from world)) $$), 'PT409 conflict', 'an owner stays');
reset role;
select is((select private.team_farewell_source(j) ->> 'to' from public.jobs j where kind = 'team_farewell' order by j.payload ->> 'leaves' desc limit 1), 'owner@tests.example', 'the owner is told');

-- Which account is shown.
select tests.add_member('stranger', 'editor', 'editor');
select tests.sign_in('editor');
select is((select count(*)::int from public.shown_events), 0, 'at first one''s own');
select is(public.choose_account((select tests.account_of('stranger'))), tests.account_of('stranger'), 'another is chosen');
select results_eq('select name from public.shown_events', array['Theirs'], 'and shown');
select is(jsonb_array_length(public.get_at_a_glance() -> 'events'), 1, 'also At a Glance');
select is(jsonb_path_query_first(public.get_my_rights(), '$[*] ? (@.isChosen == true).isOwn'), 'false'::jsonb, 'it is told');
select is(tests.refusal($$ select public.choose_account((select account_id from world)) $$), 'PT404 not_found', 'one left is not chosen');
reset role;
update public.team_members set status = 'removed' where user_id = tests.id_of('editor') and account_id = tests.account_of('stranger');
select tests.sign_in('editor');
select is((select count(*)::int from public.shown_events), 0, 'a choice that is over is one''s own again');
select is(jsonb_path_query_first(public.get_my_rights(), '$[*] ? (@.isChosen == true).isOwn'), 'true'::jsonb, 'and told so');
reset role;
select * from finish();
rollback;
