-- Own templates: kept, renamed, taken away and brought back, shared by link, and parts of one for an event that is there.
begin;
select plan(38);
select tests.add_user('host', 'pro');
select tests.add_user('free');
select tests.add_user('viewer');
select tests.add_user('editor');
select tests.add_user('stranger', 'pro');
select tests.add_member('host', 'viewer', 'viewer');
select tests.add_member('host', 'editor', 'editor');
insert into public.events (id, user_id, name, start_local, end_local, time_zone, location_name, host_names)
values (tests.id_of('event'), tests.id_of('host'), 'Summer', '2027-06-12 13:30', '2027-06-12 23:00', 'Europe/Berlin', 'Mill Barn', '{Ana Ruiz}'),
  (tests.id_of('small'), tests.id_of('free'), 'Small', '2027-06-12 13:30', '2027-06-12 23:00', 'Europe/Berlin', null, '{}');
insert into public.activities (event_id, title, kind, description, start_local, end_local)
values (tests.id_of('event'), 'Dinner', 'meal', 'Ana Ruiz says grace', '2027-06-12 18:00', '2027-06-12 20:30');

create function pg_temp.a_blueprint() returns jsonb language sql as $$
  select '{"version": 1, "words": {"one": "guest", "many": "guests", "group": "House", "kind": "Party"}, "story": "", "weekday": 6, "people": 50, "sum": 0,
    "activities": [], "stages": [], "tasks": [{"days": -30, "from": "start"}, {"days": 4, "from": "end"}], "budget": [], "questions": [], "meals": [],
    "answers": [], "mails": [], "tickets": [], "seating": null}'::jsonb $$;
create function pg_temp.a_template(title text) returns jsonb language sql as $$
  select jsonb_build_object('title', title, 'line', 'For the next one', 'blueprint', pg_temp.a_blueprint()) $$;
grant execute on all functions in schema pg_temp to authenticated, service_role;

select tests.sign_in('host');
select is((select source -> 'activities' -> 0 ->> 'startLocal' from public.read_template_source(tests.id_of('event')) source), '2027-06-12T18:00', 'an event tells what a template can hold');
select is((select source -> 'names' from public.read_template_source(tests.id_of('event')) source), '["Ana Ruiz"]', 'with the names that stand in it');
select is((select source -> 'places' from public.read_template_source(tests.id_of('event')) source), '["Mill Barn"]', 'and where it is');
create temp table kept as select public.save_own_template(tests.id_of('event'), pg_temp.a_template('  As always ')) as row;
grant select on kept to authenticated, service_role;
select is((select row ->> 'title' || ', ' || (row ->> 'tasks') || ', ' || (row ->> 'lead') from kept), 'As always, 2, 30', 'it is kept with what it holds');
select is(tests.refusal($$ select public.save_own_template(tests.id_of('event'), pg_temp.a_template(' ')) $$), 'PT400 invalid_input title', 'it has a name');
select is(tests.refusal($$ select public.save_own_template(tests.id_of('event'), jsonb_build_object('title', 'Odd', 'blueprint', pg_temp.a_blueprint() || '{"guests": []}')) $$),
  'PT400 invalid_input blueprint', 'people are no part of it');
select is((select public.change_own_template((row ->> 'id')::uuid, '{"title": "Each summer", "line": ""}') ->> 'title' from kept), 'Each summer', 'it is renamed');
select is((select public.get_own_template((row ->> 'id')::uuid) -> 'blueprint' from kept), pg_temp.a_blueprint(), 'and holds what it held');
create temp table link as select public.create_template_link((row ->> 'id')::uuid) as told from kept;
grant select on link to service_role, authenticated;
select is((select told ->> 'path' from link), (select '/shared-template/' || (told ->> 'token') from link), 'it is shared by a link');
select is((select public.create_template_link((row ->> 'id')::uuid) ->> 'id' from kept), (select told ->> 'id' from link), 'that is made once');
select is((select count(*)::int from jsonb_array_elements(public.list_link_inventory() -> 'rows') r where r ->> 'templateId' = (select row ->> 'id' from kept)
  and r ->> 'eventName' = 'Each summer'), 1, 'and stands among the links that were given out');
select is(tests.refusal(format('select public.keep_shared_template(%L)', (select told ->> 'token' from link))), 'PT409 conflict', 'one''s own is not kept a second time');
reset role;
select tests.sign_in('stranger');
create temp table received as select public.keep_shared_template(told ->> 'token') as row from link;
grant select on received to authenticated;
select is((select public.get_own_template((row ->> 'id')::uuid) -> 'blueprint' from received), pg_temp.a_blueprint(), 'whoever receives it keeps it with all that it holds');
select is((select jsonb_array_length(public.list_own_templates())), 1, 'among their own');
select is(tests.refusal($$ select public.keep_shared_template(repeat('x', 32)) $$), 'PT404 link_invalid', 'a link that opens nothing keeps nothing');
select public.change_own_template((row ->> 'id')::uuid, '{"removed": true}') from received;
reset role;
delete from public.own_templates t using received where t.id = (received.row ->> 'id')::uuid;
select tests.sign_in('free');
select is(tests.refusal(format('select public.keep_shared_template(%L)', (select told ->> 'token' from link))), 'PT403 plan_required Advanced Templates', 'a free plan keeps none that it received');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal(format('select public.keep_shared_template(%L)', (select told ->> 'token' from link))) is null, false, 'who only looks on keeps none for the account');
reset role;
select tests.sign_in('host');
select is((select count(*)::int from jsonb_array_elements(public.list_own_templates())), 1, 'its owner has theirs, and no other');
reset role;
set role service_role;
select is((select public.get_shared_template(told ->> 'token') from link) - 'blueprint' - 'coverSeed',
  '{"title": "Each summer", "line": "", "eventTypeId": "club-type-1"}'::jsonb, 'whoever has the link sees it, and nobody behind it');
reset role;
select tests.sign_in('host');
select public.change_own_template((row ->> 'id')::uuid, '{"removed": true}') from kept;
select is((select public.list_own_templates()), '[]', 'taken away it is gone');
reset role;
set role service_role;
select is(tests.refusal(format('select public.get_shared_template(%L)', (select told ->> 'token' from link))), 'PT404 link_invalid', 'and its link opens nothing');
reset role;
select tests.sign_in('host');
select public.change_own_template((row ->> 'id')::uuid, '{"removed": false}') from kept;
select is((select jsonb_array_length(public.list_own_templates())), 1, 'it comes back');
select is((select count(*)::int from public.own_templates), 1, 'its owner reads it');
reset role;

select tests.sign_in('stranger');
select is((select count(*)::int from public.own_templates), 0, 'a stranger reads none');
select is(tests.refusal(format('select public.get_own_template(%L)', (select row ->> 'id' from kept))) is null, false, 'nor by its id');
select is(tests.refusal($$ select public.read_template_source(tests.id_of('event')) $$) is null, false, 'nor what would come of an event');
reset role;
select tests.sign_in('viewer');
select is((select public.get_own_template((row ->> 'id')::uuid) ->> 'mayWrite' from kept), 'false', 'one who looks reads it');
select is(tests.refusal(format('select public.change_own_template(%L, ''{"title": "Mine"}'')', (select row ->> 'id' from kept))) is null, false, 'and does not write it');
select is(tests.refusal($$ select public.save_own_template(tests.id_of('event'), pg_temp.a_template('Mine')) $$) is null, false, 'nor keep one');
reset role;
select tests.sign_in('free');
select is(tests.refusal($$ select public.save_own_template(tests.id_of('small'), pg_temp.a_template('Mine')) $$), 'PT403 plan_required Advanced Templates', 'a free plan keeps none');
reset role;

select tests.sign_in('editor');
create temp table came as select public.apply_blueprint(tests.id_of('event'), jsonb_build_object(
  'tasks', '[{"title": "Book the band", "due": {"kind": "relative", "from": "start", "days": -60}}, {"title": "Lay the tables"}]'::jsonb,
  'answers', '[{"question": "Is there parking?", "answer": "Behind the barn."}]'::jsonb,
  'tickets', '[{"name": "Seat", "price_model": "paid", "price_minor": 1800, "quantity": 50, "status": "draft", "position": 0}]'::jsonb)) as answer;
grant select on came to authenticated;
select is((select array_agg(t.title || ' ' || coalesce(t.due_local::text, '') order by t.rank) from public.tasks t where t.event_id = tests.id_of('event')),
  array['Book the band 2027-04-13 00:00:00', 'Lay the tables '], 'parts come to an event that is there');
select is(tests.refusal($$ select public.apply_blueprint(tests.id_of('event'), '{"answers": [{"question": "Half?", "answer": "No"}], "meals": [{"name": ""}]}') $$) is null,
  false, 'a part that is wrong is refused');
select is((select jsonb_array_length(public.list_page_questions(tests.id_of('event')))), 1, 'and nothing of it comes');
reset role;
select tests.sign_in('host');
select is(tests.refusal(format('select public.undo_blueprint(%L)', (select answer ->> 'undoId' from came))) is null, false, 'nobody takes back what another brought');
reset role;
alter table public.tasks disable trigger touch_updated_at;
update public.tasks set updated_at = now() + interval '1 minute' where title = 'Lay the tables';
alter table public.tasks enable trigger touch_updated_at;
update public.team_members m set role_id = private.built_in_role('viewer') where m.user_id = tests.id_of('editor');
select tests.sign_in('editor');
select is(tests.refusal(format('select public.undo_blueprint(%L)', (select answer ->> 'undoId' from came))) is null, false, 'nor does who may not write events any more');
reset role;
update public.team_members m set role_id = private.built_in_role('editor') where m.user_id = tests.id_of('editor');
select tests.sign_in('editor');
select is((select public.undo_blueprint((answer ->> 'undoId')::uuid) from came), '{"removed": 3, "kept": 1}', 'all goes again but what was changed since');
reset role;
select is((select array_agg(t.title) from public.tasks t where t.event_id = tests.id_of('event') and t.removed_at is null), array['Lay the tables'], 'which stays');
select is((select count(*)::int from public.activities a where a.event_id = tests.id_of('event')), 1, 'with what was there before');
select * from finish();
rollback;
