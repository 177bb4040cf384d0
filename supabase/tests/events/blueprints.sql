-- A whole event of a blueprint: all of it or nothing, each part by its area's rules, what the plan opens.
begin;
select plan(29);
select tests.add_user('host', 'pro');
select tests.add_user('free');
select tests.add_user('viewer');
select tests.add_user('editor');
select tests.add_user('nobody', 'pro');
select tests.add_member('host', 'viewer', 'viewer');
select tests.add_member('host', 'editor', 'editor');

create function pg_temp.an_event(who text, called text) returns jsonb language sql as $$
  select jsonb_build_object('user_id', tests.id_of(who), 'name', called, 'start_local', '2027-06-12T13:30', 'end_local', '2027-06-13T01:00',
    'time_zone', 'Europe/Berlin', 'template_key', 'wedding', 'currency', 'EUR') $$;
create function pg_temp.parts(act text, one text, other text) returns jsonb language sql as $$
  select jsonb_build_object(
    'activities', jsonb_build_array(jsonb_build_object('id', tests.id_of(act), 'title', 'Dinner', 'kind', 'meal',
      'start_local', '2027-06-12T18:00', 'end_local', '2027-06-12T20:30')),
    'tasks', jsonb_build_array(
      jsonb_build_object('id', tests.id_of(one), 'title', 'Sign the place', 'templateKey', 'wedding/signed',
        'due', '{"kind": "relative", "from": "start", "days": -365}'::jsonb),
      jsonb_build_object('id', tests.id_of(other), 'title', 'Lay the tables', 'waitsFor', jsonb_build_array(tests.id_of(one)),
        'due', jsonb_build_object('kind', 'relative', 'from', 'activity', 'activityId', tests.id_of(act), 'days', 0, 'at', '16:00'))),
    'meals', '[{"name": "Trout", "for_children": false, "position": 0}]'::jsonb,
    'questions', '[{"prompt": "How do you get home?", "kind": "choice", "options": ["Bus", "Car"], "required": true, "position": 0}]'::jsonb,
    'answers', '[{"question": "What should we wear?", "answer": "What you dance in."}]'::jsonb,
    'mails', '[{"name": "Invitation", "question": {"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}, "language": "en",
      "subjects": {"en": "Come"}, "previews": {}, "blocks": [{"id": "one", "kind": "event"}], "timing": {"from": "start", "days": -90, "at": "09:00"}, "countsOpens": false}]'::jsonb,
    'tickets', '[{"name": "Seat", "price_model": "paid", "price_minor": 1800, "quantity": 50, "status": "draft", "position": 0}]'::jsonb,
    'tables', '[{"label": "Table 1", "shape": "round", "seats": 8, "x": 400, "y": 300}]'::jsonb) $$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.sign_in('host');
create temp table made as select public.instantiate_blueprint(pg_temp.an_event('host', 'June'), pg_temp.parts('dinner', 'sign', 'lay')
  || jsonb_build_object('fixed', jsonb_build_array(tests.id_of('dinner')))) as answer;
grant select on made to authenticated;
select is((select jsonb_array_length(public.list_page_questions((answer -> 'event' ->> 'id')::uuid)) from made), 1, 'the page answers');
select is((select public.list_page_questions((answer -> 'event' ->> 'id')::uuid) -> 0 ->> 'isDraft' from made), 'true', 'once a host has read it');
reset role;
select is((select answer -> 'held' from made), '[]'::jsonb, 'a plan that opens all holds nothing back');
select is((select answer -> 'event' ->> 'status' from made), 'draft', 'it is a draft');
select is((select answer -> 'event' ->> 'template_key' from made), 'wedding', 'that knows its template');
select is((select answer -> 'event' ->> 'visibility' from made), (select e.visibility from public.events e where e.name = 'June'), 'what was not said is as usual');
select is((select count(*)::int from public.activities a join public.events e on e.id = a.event_id where e.name = 'June'), 1, 'with its programme');
select is((select r.is_fixed from public.activity_runs r where r.activity_id = tests.id_of('dinner')), true, 'in which what keeps its time does so');
select is((select count(*)::int from public.activity_runs r join public.events e on e.id = r.event_id where e.name = 'June' and r.late = 0), 1, 'and runs as planned');
select is(public.read_template_source((select answer -> 'event' ->> 'id' from made)::uuid) #>> '{activities,0,isFixed}', 'true', 'a template of it knows') from (select tests.sign_in('host')) s;
reset role;
select is((select array_agg(t.title || ' ' || t.due_local order by t.due_local) from public.tasks t join public.events e on e.id = t.event_id where e.name = 'June'),
  array['Sign the place 2026-06-12 00:00:00', 'Lay the tables 2027-06-12 16:00:00'], 'tasks on their days');
select is((select w.waits_for_id from public.task_waits w where w.task_id = tests.id_of('lay')), tests.id_of('sign'), 'that wait for each other');
select is((select t.template_key from public.tasks t where t.id = tests.id_of('sign')), 'wedding/signed', 'and know where they are from');
select is((select count(*)::int from public.event_meals m join public.events e on e.id = m.event_id where e.name = 'June'), 1, 'its meals');
select is((select q.options from public.event_questions q join public.events e on e.id = q.event_id where e.name = 'June'), array['Bus', 'Car'], 'its questions');
select is((select c.status || ' ' || (c.timing ->> 'days') from public.email_campaigns c join public.events e on e.id = c.event_id where e.name = 'June'),
  'draft -90', 'mails as drafts with their time');
select is((select t.status || ' ' || t.price_minor from public.ticket_types t join public.events e on e.id = t.event_id where e.name = 'June'),
  'draft 1800', 'tickets as drafts');
select is((select count(*)::int from public.seats s join public.events e on e.id = s.event_id where e.name = 'June'), 8, 'and seats');
update public.events set start_local = '2027-07-10 13:30', end_local = '2027-07-11 01:00' where name = 'June';
select is((select t.due_local from public.tasks t where t.id = tests.id_of('sign')), '2026-07-10'::timestamp, 'a task moves with the event');

select tests.sign_in('host');
select is(tests.refusal($$ select public.instantiate_blueprint(pg_temp.an_event('host', 'Broken'), pg_temp.parts('d2', 's2', 'l2')
  || '{"questions": [{"prompt": "One option?", "kind": "choice", "options": ["Only"], "required": false, "position": 0}]}') $$) is null, false, 'a part that is wrong is refused');
select is((select count(*)::int from public.events e where e.name = 'Broken'), 0, 'and nothing of it is made');
select is(tests.refusal($$ select public.instantiate_blueprint(pg_temp.an_event('host', 'Odd'), '{"guests": []}') $$), 'PT400 invalid_input parts', 'people are no part of it');
select is(tests.refusal($$ select public.instantiate_blueprint(pg_temp.an_event('nobody', 'Theirs'), '{}') $$) is null, false, 'nobody makes one in another name');
reset role;

select tests.sign_in('free');
select is((select jsonb_path_query_array(public.instantiate_blueprint(pg_temp.an_event('free', 'Small'), pg_temp.parts('d3', 's3', 'l3')), '$.held[*].part')),
  '["tasks", "form", "mails", "tickets", "seating"]'::jsonb, 'a free plan is told what waits');
reset role;
select is((select count(*)::int from public.activities a join public.events e on e.id = a.event_id where e.name = 'Small'), 1, 'and has its programme');
select is((select count(*)::int from public.tasks t join public.events e on e.id = t.event_id where e.name = 'Small'), 0, 'without what it does not open');
reset role;

select tests.sign_in('editor');
select is((select public.instantiate_blueprint(pg_temp.an_event('editor', 'By a colleague') || jsonb_build_object('account_id', tests.account_of('host')), '{}') -> 'event' ->> 'account_id'),
  tests.account_of('host')::text, 'a colleague who writes events makes one');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.instantiate_blueprint(pg_temp.an_event('viewer', 'No') || jsonb_build_object('account_id', tests.account_of('host')), '{}') $$) is null,
  false, 'one who only looks does not');
reset role;
-- Each part asks what its area asks: of an editor one permission after the other is taken, and nothing is made.
create function pg_temp.made_without(permission text) returns boolean language plpgsql as $$
begin
  delete from public.role_permissions p where p.role_id = private.built_in_role('editor') and p.permission = made_without.permission;
  perform tests.sign_in('editor');
  perform public.instantiate_blueprint(pg_temp.an_event('editor', 'Without') || jsonb_build_object('account_id', tests.account_of('host')),
    pg_temp.parts('d4', 's4', 'l4'));
  raise exception 'made' using errcode = 'XX001';
exception
  when sqlstate 'XX001' then
    return true;
  when others then
    return false;
end
$$;
select results_eq($$ select p.permission, pg_temp.made_without(p.permission)
  from unnest(array['none', 'events.read', 'events.write', 'messages.send', 'questions.write', 'schedule.write', 'seating.write', 'tasks.write', 'tickets.write'])
  with ordinality p (permission, at) order by p.at $$,
  $$ values ('none', true), ('events.read', false), ('events.write', false), ('messages.send', false), ('questions.write', false),
    ('schedule.write', false), ('seating.write', false), ('tasks.write', false), ('tickets.write', false) $$,
  'an editor without one of its parts'' permissions makes nothing of it');
select * from finish();
rollback;
