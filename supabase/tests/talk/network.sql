-- Planners among themselves: contacts from shared events, asking one of them to plan together, shared checklists.
begin;
select plan(65);
select tests.add_user('ada', 'business'), tests.add_user('poor', 'premium'), tests.add_user('pia', 'pro');
select tests.add_user(p) from unnest(array['ben', 'cara', 'dan', 'stranger', 'viewer']) p;
create temp table world as select tests.account_of('ada') as account_id, tests.add_event('ada', 'Gala') as gala,
  tests.add_event('ada', 'Picnic') as picnic, null::uuid as asked, null::uuid as list;
grant all on world to public;
select tests.add_member('ada', 'ben', 'editor'), tests.add_member('ada', 'viewer', 'viewer');
-- Cara and Dan help with one event each, which is not the same.
select tests.add_member('ada', p, 'check_in') from unnest(array['cara', 'dan']) p;
update public.team_members m set event_scope = 'chosen' where m.user_id in (tests.id_of('cara'), tests.id_of('dan')) and m.account_id = (select account_id from world);
insert into public.member_events (member_id, event_id, account_id)
select m.id, case when m.user_id = tests.id_of('cara') then w.gala else w.picnic end, w.account_id
from world w join public.team_members m on m.account_id = w.account_id where m.event_scope = 'chosen';

create function pg_temp.contacts() returns text language sql as $$
  select string_agg((c ->> 'name') || ' ' || (c ->> 'events'), ', ') from jsonb_array_elements(public.get_planning_network() -> 'contacts') c $$;
create function pg_temp.asks(who text, role_key text default 'editor', events jsonb default 'null') returns text language sql as $$
  select tests.refusal(format('select public.ask_to_plan(%L)', jsonb_build_object('userId', tests.id_of(who),
    'roleId', private.built_in_role(role_key), 'eventIds', events, 'note', ' Come! '))) $$;
create function pg_temp.does(change jsonb) returns text language sql as $$
  select tests.refusal(format('select public.change_shared_checklist(%L, %L)', (select list from world), change)) $$;
create function pg_temp.lists() returns text language sql as $$
  select string_agg(l ->> 'title' || ': ' || coalesce((select string_agg((i ->> 'words') || coalesce(' by ' || (i ->> 'doneBy'), ''), ', ')
    from jsonb_array_elements(l -> 'items') i), '-'), '; ') from jsonb_array_elements(public.get_planning_network() -> 'checklists') l $$;
create function pg_temp.told(who text) returns text language sql security definer as $$
  select string_agg(n.detail ->> 'kind', ', ' order by n.created_at, n.id) from public.notices n where n.user_id = tests.id_of(who) and n.topic = 'planning' $$;

-- Contacts.
select tests.sign_in('ada');
select is(pg_temp.contacts(), 'ben 2, cara 1, dan 1, viewer 2', 'who plans an event together is a contact');
reset role;
select tests.sign_in('cara');
select is(pg_temp.contacts(), 'ada 1, ben 1, viewer 1', 'of the events that both work on, and no others');
select is(public.get_planning_network() -> 'checklists', '[]', 'with no checklists yet');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.contacts(), null, 'a stranger knows nobody');
select ok(public.get_planning_network()::text !~ '@', 'and no address is told to anybody');
reset role;

-- Asking: by who could invite, a contact, in a role and for events.
select tests.sign_in('ben');
select public.choose_account(tests.account_of('ben'));
select is(pg_temp.asks('cara'), 'PT403 plan_required Multi-Admin Accounts', 'in one''s own account it wants its plan');
select public.choose_account((select account_id from world));
select is(pg_temp.asks('cara'), 'PT404 not_found', 'an editor asks nobody');
select is(public.get_planning_network() -> 'mayAsk', 'false', 'and is told so');
reset role;
select private.apply_plan(tests.id_of('ben'), 'business', 'test');
select tests.sign_in('ben');
select public.choose_account(tests.account_of('ben'));
select is(public.get_planning_network() -> 'mayAsk', 'true', 'in the own account they do');
select is(pg_temp.asks('stranger'), 'PT404 not_found', 'no stranger is asked');
select is(pg_temp.asks('ben'), 'PT404 not_found', 'nor oneself');
select is(pg_temp.asks('cara', 'owner'), 'PT400 invalid_input roleId', 'never as an owner');
select is(pg_temp.asks('cara', 'editor', '[]'), 'PT400 invalid_input eventIds', 'for one event at least');
select is(pg_temp.asks('cara', 'editor', jsonb_build_array((select gala from world))), 'PT400 invalid_input eventIds', 'of this account');
select is(pg_temp.asks('cara'), 'fine', 'a contact is asked');
select is(pg_temp.asks('cara'), 'PT409 conflict', 'once');
select is(public.get_planning_network() #>> '{asked,0,name}', 'cara', 'and it is seen that they are');
select ok(public.get_planning_network()::text !~ '@', 'without their address');
reset role;
update world set asked = (select id from public.plan_requests);
select is(pg_temp.told('cara'), 'asked', 'they are told');
select is((select note from public.plan_requests), 'Come!', 'with a note');
select tests.sign_in('dan');
select is(tests.refusal($$ select public.answer_plan_request((select asked from world), true) $$), 'PT404 not_found', 'nobody else answers');
select is(tests.refusal($$ select public.withdraw_plan_request((select asked from world)) $$), 'PT404 not_found', 'or takes it back');
select is(public.get_planning_network() -> 'toMe', '[]', 'or reads it');
reset role;
select tests.sign_in('cara');
select is(public.get_planning_network() #>> '{toMe,0,role,key}', 'editor', 'who is asked reads to what');
select is(public.answer_plan_request((select asked from world), false), tests.account_of('ben'), 'and says no');
select is(tests.refusal($$ select public.answer_plan_request((select asked from world), true) $$), 'PT410 link_revoked', 'once');
reset role;
select is(pg_temp.told('ben'), 'declined', 'who asked is told');
select is((select count(*)::int from public.team_members where account_id = tests.account_of('ben')), 1, 'nobody has joined');

select tests.sign_in('ben');
select is(pg_temp.asks('cara', 'viewer'), 'fine', 'they can be asked again');
update world set asked = (public.get_planning_network() #>> '{asked,0,id}')::uuid;
select is(tests.refusal($$ select public.withdraw_plan_request((select asked from world)) $$), 'fine', 'and it is taken back');
reset role;
select tests.sign_in('cara');
select is(tests.refusal($$ select public.answer_plan_request((select asked from world), true) $$), 'PT410 link_revoked', 'then it opens nothing');
reset role;
select ok(private.is_over_planning(n), 'nor is it worth telling') from public.notices n where n.subject_id = (select asked from world) and n.user_id = tests.id_of('cara');
select tests.sign_in('ben');
select is(pg_temp.asks('cara', 'editor'), 'fine', 'a third time');
update world set asked = (public.get_planning_network() #>> '{asked,0,id}')::uuid;
reset role;
select private.apply_plan(tests.id_of('ben'), 'pro', 'test');
select tests.sign_in('cara');
select is(tests.refusal($$ select public.answer_plan_request((select asked from world), true) $$), 'PT409 conflict', 'without a team nobody joins');
reset role;
select private.apply_plan(tests.id_of('ben'), 'business', 'test');
select tests.sign_in('cara');
select is(public.answer_plan_request((select asked from world), true), tests.account_of('ben'), 'yes joins');
select is((select count(*)::int from jsonb_path_query(public.get_my_rights(), '$[*] ? (@.role.key == "editor")')), 1, 'in that role');
reset role;
select is(pg_temp.told('ben'), 'declined, joined', 'who asked is told');
select is((select i.accepted_by from public.team_invitations i where i.account_id = tests.account_of('ben')), tests.id_of('cara'), 'the team''s list of invitations knows it');
select tests.sign_in('ben');
select is(pg_temp.asks('cara'), 'PT409 conflict', 'who works here is not asked');
reset role;

-- Shared checklists: one account's, which others see and tick.
select tests.sign_in('viewer');
select public.choose_account((select account_id from world));
select is(tests.refusal($$ select public.start_shared_checklist('{"title": "x"}') $$), 'PT404 not_found', 'a viewer makes none');
select is(public.get_planning_network() -> 'mayUse', 'false', 'and is told so');
reset role;
select tests.sign_in('poor');
select is(tests.refusal($$ select public.start_shared_checklist('{"title": "x"}') $$), 'PT403 plan_required Planning Network', 'it comes with Pro');
reset role;
select tests.sign_in('ada');
select is(tests.refusal($$ select public.start_shared_checklist('{"title": " "}') $$), 'PT400 invalid_input title', 'it has a name');
select is(tests.refusal(format($$ select public.start_shared_checklist('{"title": "x", "userIds": ["%s"]}') $$, tests.id_of('stranger'))), 'PT400 invalid_input userId', 'no stranger gets one');
update world set list = public.start_shared_checklist(jsonb_build_object('title', ' Gala ', 'userIds', jsonb_build_array(tests.id_of('dan'))));
select is(pg_temp.does('{"act": "add", "words": "  Book   the band "}'), 'fine', 'lines are written');
select is(pg_temp.does('{"act": "add", "words": ""}'), 'PT400 invalid_input words', 'with words');
select is(pg_temp.lists(), 'Gala: Book the band', 'and seen');
select is(public.get_planning_network() #> '{checklists,0,hasIt}' @> to_jsonb(array[tests.id_of('dan')]), true, 'and who has it is known, to be offered no more');
reset role;
select is(pg_temp.told('dan'), 'shared', 'who gets it is told');
select tests.sign_in('dan');
select is(pg_temp.lists(), 'Gala: Book the band', 'on any plan the other account sees it');
select is((select count(*)::int from public.shared_checklists), 1, 'and hears of its changes');
select is(pg_temp.does(jsonb_build_object('act', 'tick', 'on', true, 'id', public.get_planning_network() #> '{checklists,0,items,0,id}')), 'fine', 'ticks it');
select is(pg_temp.does('{"act": "add", "words": "Flowers"}'), 'fine', 'and writes in it');
select is(pg_temp.does('{"act": "title", "title": "Mine"}'), 'PT403 not_allowed', 'but does not name it');
select is(pg_temp.does('{"act": "remove"}'), 'PT403 not_allowed', 'nor delete it');
select is(pg_temp.does(jsonb_build_object('act', 'share', 'userId', tests.id_of('ada'))), 'PT403 not_allowed', 'nor share it on');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.does('{"act": "add", "words": "Nothing"}'), 'PT404 not_found', 'nobody else writes in it');
select is((select count(*)::int from public.shared_checklists), 0, 'or hears of it');
reset role;
select tests.sign_in('ben');
select public.choose_account((select account_id from world));
select is(pg_temp.lists(), 'Gala: Book the band by dan, Flowers', 'the home account''s editors see who ticked');
select is(pg_temp.does(jsonb_build_object('act', 'tick', 'id', gen_random_uuid(), 'on', true)), 'PT404 not_found', 'a line that is gone is said to be');
reset role;
select tests.sign_in('dan');
select is(pg_temp.does(jsonb_build_object('act', 'leave', 'accountId', (select account_id from world))), 'PT404 not_found', 'only its own part is given back');
select is(pg_temp.does(jsonb_build_object('act', 'leave', 'accountId', tests.account_of('dan'))), 'fine', 'that is');
select is(pg_temp.lists(), null, 'then it is seen no more');
reset role;
select tests.sign_in('ada');
select is(pg_temp.does('{"act": "remove"}'), 'fine', 'whose it is deletes it');
select is(pg_temp.lists(), null, 'with all that is in it');
reset role;
select * from finish();
rollback;
