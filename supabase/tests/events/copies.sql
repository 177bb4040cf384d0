-- Copies of an event on other days: what goes along, what stays behind, who may.
begin;
select plan(22);
select tests.add_user('host', 'pro');
select tests.add_user('free');
select tests.add_user('stranger', 'pro');
select tests.add_user('viewer');
select tests.add_user('editor');
select tests.add_member('host', 'viewer', 'viewer');
select tests.add_member('host', 'editor', 'editor');

insert into public.events (id, user_id, name, status, start_local, end_local, time_zone, rsvp_deadline, capacity, location_name)
values (tests.id_of('supper'), tests.id_of('host'), 'Supper', 'published', '2027-03-20 18:00', '2027-03-21 01:00', 'Europe/Berlin',
  '2027-03-15 11:00+00', 80, 'The Mill');
insert into public.capacity_pools (id, event_id, label, capacity) values (tests.id_of('boat'), tests.id_of('supper'), 'Boat', 40);
insert into public.ticket_types (id, event_id, capacity_pool_id, name, price_model, price_minor, quantity, sales_end, sold_count)
values (tests.id_of('seat'), tests.id_of('supper'), tests.id_of('boat'), 'Seat', 'tiered', 4000, 50, '2027-03-20 16:00+00', 0);
insert into public.ticket_tiers (event_id, ticket_type_id, name, price_minor, ends_at)
values (tests.id_of('supper'), tests.id_of('seat'), 'Early', 3000, '2027-03-01 11:00+00');
insert into public.ticket_settings (event_id, fee_bps) values (tests.id_of('supper'), 250);

select tests.sign_in('host');
select is((select count(*)::int from public.duplicate_event(tests.id_of('supper'), ' Supper again ',
  array['2027-04-03 18:00', '2027-04-10 18:00']::timestamp[])), 2, 'one copy a day that was chosen');
select is((select array_agg(e.start_local order by e.start_local)::text from public.events e where e.name = 'Supper again'),
  '{"2027-04-03 18:00:00","2027-04-10 18:00:00"}', 'on those days');
select is((select e.end_local from public.events e where e.start_local = '2027-04-03 18:00'), '2027-04-04 01:00'::timestamp, 'as long as the first');
select is((select e.start_date from public.events e where e.start_local = '2027-04-03 18:00'), '2027-04-03 16:00+00'::timestamptz,
  'at the same hour although the clocks changed in between');
select is((select e.status || ' ' || e.capacity || ' ' || e.location_name from public.events e where e.start_local = '2027-04-03 18:00'),
  'draft 80 The Mill', 'a draft with the same facts');
select is((select e.rsvp_deadline from public.events e where e.start_local = '2027-04-03 18:00'), '2027-03-29 10:00+00'::timestamptz,
  'the deadline keeps its hour on the wall');
select isnt((select e.uid from public.events e where e.start_local = '2027-04-03 18:00'),
  (select e.uid from public.events e where e.id = tests.id_of('supper')), 'calendars see another entry');
select is((select count(*)::int from public.ticket_types t join public.events e on e.id = t.event_id
  join public.capacity_pools p on p.id = t.capacity_pool_id and p.event_id = e.id
  where e.name = 'Supper again' and t.quantity = 50), 2, 'tickets come along and share the copy''s own places');
select is((select r.ends_at from public.ticket_tiers r join public.events e on e.id = r.event_id
  where e.start_local = '2027-04-03 18:00'), '2027-03-15 11:00+00'::timestamptz, 'price steps move along');
select is((select t.sales_end from public.ticket_types t join public.events e on e.id = t.event_id
  where e.start_local = '2027-04-03 18:00'), '2027-04-03 15:00+00'::timestamptz, 'and so do the days of sale');
select is((select count(*)::int from public.ticket_settings s join public.events e on e.id = s.event_id
  where e.name = 'Supper again' and s.fee_bps = 250), 2, 'with the rules of selling');
select is((select count(*)::int from public.duplicate_event(tests.id_of('supper'), 'Bare', array['2027-05-01 18:00']::timestamp[], false) c
  join public.ticket_types t on t.event_id = c.id), 0, 'tickets stay behind when they are not wanted');
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), 'x', '{}') $$), 'PT400 invalid_input starts_param', 'a day is needed');
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), 'x', array[null]::timestamp[]) $$),
  'PT400 invalid_input starts_param', 'a real one');
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), 'x', array_fill('2027-05-01 18:00'::timestamp, array[31])) $$),
  'PT400 invalid_input starts_param', 'thirty at most');
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), '  ', array['2027-05-01 18:00']::timestamp[]) $$),
  'PT400 invalid_input name_param', 'a name too');
reset role;
select tests.sign_in('editor');
select is((select count(*)::int from public.duplicate_event(tests.id_of('supper'), 'By the editor', array['2027-06-01 18:00']::timestamp[])), 1,
  'a colleague who may write copies');
select is((select c.account_id from public.events c where c.name = 'By the editor'),
  (select e.account_id from public.events e where e.id = tests.id_of('supper')), 'within the same account');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), 'x', array['2027-05-01 18:00']::timestamp[]) $$),
  'PT404 not_found', 'one who may only read does not');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), 'x', array['2027-05-01 18:00']::timestamp[]) $$),
  'PT404 not_found', 'nor does a stranger');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), 'x', array['2027-05-01 18:00']::timestamp[]) $$),
  '42501', 'nor anybody without an account');
reset role;
-- A plan that ended: the event is copied, its tickets are refused.
select private.apply_plan(tests.id_of('host'), 'free', 'test');
select tests.sign_in('host');
select is(tests.refusal($$ select public.duplicate_event(tests.id_of('supper'), 'x', array['2027-05-01 18:00']::timestamp[]) $$),
  'PT403 plan_required Ticket Management', 'tickets need their plan');
reset role;
select * from finish();
rollback;
