-- What guests know of activities is what was published; who is told of a change; who moves up.
begin;
select plan(45);
select tests.add_user('host', 'business');
select tests.add_user('colleague');
select tests.add_user('reader');
select tests.add_member('host', 'colleague', 'editor');
select tests.add_member('host', 'reader', 'viewer');
create temp table world as select tests.add_event('host') as event_id, tests.account_of('host') as account_id;
grant all on world to public;
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(name), account_id, name, name || '@post.example' from world, unnest(array['ada', 'bo', 'cy', 'speaker', 'successor']) name;
insert into public.event_guests (id, event_id, guest_id)
select tests.id_of('eg ' || name), event_id, tests.id_of(name) from world, unnest(array['ada', 'bo', 'cy', 'speaker', 'successor']) name;
insert into public.activities (id, event_id, title, status, start_local, end_local, sign_up, asks_rsvp, capacity, room, host_name, host_guest_id)
select tests.id_of('act ' || a.title), w.event_id, a.title, 'published', e.start_local + a.after, e.start_local + a.after + interval '1 hour',
  true, true, a.places, 'Hall', a.host, case when a.host is not null then tests.id_of('eg speaker') end
from world w join public.events e on e.id = w.event_id, (values
  ('Walk', interval '0', null::integer, 'Speaker'), ('Row', interval '30 minutes', 1, null), ('Dance', interval '3 hours', 1, null)) a (title, after, places, host);
create function pg_temp.act(named text) returns uuid language sql as $$ select tests.id_of('act ' || named) $$;
create function pg_temp.token(who text) returns text language sql security definer set search_path = '' as $$
  select private.personal_token(private.ensure_personal_link((select e from public.event_guests e where e.id = tests.id_of('eg ' || who)), 'invitation')) $$;
create function pg_temp.entry(who text, named text) returns jsonb language sql security definer set search_path = '' as $$
  select e from jsonb_array_elements(public.get_my_calendar(pg_temp.token(who)) -> 'events') e
  where e ->> 'uid' = (select a.uid from public.activities a where a.id = pg_temp.act(named)) $$;
create function pg_temp.asked(who text, named text) returns jsonb language sql security definer set search_path = '' as $$
  select a from jsonb_array_elements(public.get_personal_invitation(pg_temp.token(who)) #> '{party,activities}') a where a ->> 'id' = pg_temp.act(named)::text $$;
create function pg_temp.join(who text, named text) returns text language sql security definer set search_path = '' as $$
  select tests.refusal(format('select public.sign_up_for_activity(%L, %L)', pg_temp.token(who), jsonb_build_object('activityId', pg_temp.act(named)))) $$;
create function pg_temp.place(who text, named text) returns text language sql security definer set search_path = '' as $$
  select s.status from public.activity_sign_ups s where s.event_guest_id = tests.id_of('eg ' || who) and s.activity_id = pg_temp.act(named) $$;
create function pg_temp.release() returns text language sql as $$ select public.publish_schedule((select event_id from world)) ->> 'told' $$;
create function pg_temp.told() returns text language sql security definer set search_path = '' as $$
  select string_agg(s.source ->> 'to', ' ' order by s.source ->> 'to') from (
    select public.get_job_source(j.id) as source from public.jobs j where j.kind = 'schedule_changed'
      and j.payload ->> 'versionId' = (select v.id::text from public.schedule_versions v order by v.number desc limit 1)) s $$;

select tests.sign_in('host');
select is(pg_temp.release(), '1', 'the first version writes to who hosts something in it');
reset role;
select is(pg_temp.told(), 'speaker@post.example', 'and to nobody else');
select is(pg_temp.join('ada', 'Walk'), 'fine', 'a guest signs up');
select is(pg_temp.join('ada', 'Row'), 'PT409 conflict', 'but not for something at the same time');
create temp table before as select pg_temp.entry('ada', 'Walk') as entry, pg_temp.asked('ada', 'Walk') as asked;
grant select on before to public;

-- Until the next version nobody outside learns of a move.
select tests.sign_in('host');
update public.activities set start_local = start_local + interval '10 minutes', room = 'Secret room', title = 'Secret' where id = pg_temp.act('Walk');
reset role;
select is((pg_temp.entry('ada', 'Walk') - 'sequence' - 'updatedAt'), (select entry - 'sequence' - 'updatedAt' from before), 'the guest''s calendar says what was published');
select is(pg_temp.asked('ada', 'Walk'), (select asked from before), 'and so does the invitation');
select tests.sign_in('host');
select is(pg_temp.release(), '2', 'a version tells the guest and the host');
reset role;
select is(pg_temp.told(), 'ada@post.example speaker@post.example', 'by mail');
select is(pg_temp.entry('ada', 'Walk') ->> 'name', 'Secret', 'then the calendar has it');
select is(pg_temp.entry('ada', 'Walk') ->> 'locationName' like 'Secret room%', true, 'with its room');
select is((pg_temp.entry('ada', 'Walk') ->> 'sequence')::int > (select (entry ->> 'sequence')::int from before), true, 'as a later revision');
select is(pg_temp.asked('ada', 'Walk') ->> 'title', 'Secret', 'the invitation, too');

-- Hosts and words.
select tests.sign_in('host');
update public.activities set host_name = 'Successor', host_guest_id = tests.id_of('eg successor') where id = pg_temp.act('Walk');
select is(pg_temp.release(), '3', 'another host is told, the one before, and who goes');
reset role;
select is(pg_temp.told(), 'ada@post.example speaker@post.example successor@post.example', 'each once');
select tests.sign_in('host');
update public.activities set description = 'Bring boots' where id = pg_temp.act('Walk');
select is(pg_temp.release(), '2', 'what to bring is told as well');
update public.activities set host_name = 'Colleague', host_guest_id = null, host_member_id = (
  select m.id from public.team_members m where m.user_id = tests.id_of('colleague') and m.account_id = (select account_id from world)) where id = pg_temp.act('Walk');
select pg_temp.release();
reset role;
select is(pg_temp.told(), 'ada@post.example colleague@tests.example successor@post.example', 'a colleague who hosts is told by their own address');
select is((select jsonb_array_length(public.get_shared_schedule(pg_temp.token('ada')) -> 'activities')), 3, 'the page holds the schedule');
select is((select bool_or(a ?| array['hostGuestId', 'hostMemberId']) from jsonb_array_elements(public.get_shared_schedule(pg_temp.token('ada')) -> 'activities') a), false, 'without the hosts'' ids');

-- Back to draft, and gone.
select tests.sign_in('host');
update public.activities set status = 'draft' where id = pg_temp.act('Walk');
select is(pg_temp.entry('ada', 'Walk') ->> 'status', 'published', 'back to draft is the team''s alone until the next version');
select is(pg_temp.release(), '2', 'which tells who went and who hosts');
select is(pg_temp.entry('ada', 'Walk') ->> 'status', 'cancelled', 'and takes it out of calendars');
update public.activities set status = 'published' where id = pg_temp.act('Walk');
select pg_temp.release();
select is(pg_temp.entry('ada', 'Walk') ->> 'status', 'published', 'it can come back');
select is(tests.refusal($$ delete from public.activities where id = pg_temp.act('Walk') $$), 'PT409 conflict', 'what guests signed up for is not removed behind their backs');
update public.activities set status = 'cancelled' where id = pg_temp.act('Walk');
select is(pg_temp.entry('ada', 'Walk') ->> 'status', 'cancelled', 'a cancelled one is off calendars at once');
select pg_temp.release();
select is(tests.touched($$ delete from public.activities where id = pg_temp.act('Walk') $$), 1, 'once told it can go');
reset role;
select tests.sign_in('reader');
select is(tests.refusal($$ select public.publish_schedule((select event_id from world)) $$), 'PT404 not_found', 'who only reads publishes nothing');
reset role;

-- Moving up by the rules of signing up.
insert into public.activities (id, event_id, title, status, start_local, end_local, sign_up)
select tests.id_of('act Toast'), event_id, 'Toast', 'published', start_local + interval '30 minutes', start_local + interval '90 minutes', true
from world join public.events e on e.id = event_id;
select tests.sign_in('host');
select pg_temp.release();
reset role;
select pg_temp.join(who, 'Row') from unnest(array['ada', 'bo', 'cy']) who;
select is(pg_temp.place('bo', 'Row') || pg_temp.place('cy', 'Row'), 'waitingwaiting', 'two wait');
select is(pg_temp.join('bo', 'Toast'), 'fine', 'one of them goes somewhere else meanwhile');
select public.leave_activity(pg_temp.token('ada'), pg_temp.act('Row'));
select is(pg_temp.place('bo', 'Row'), 'waiting', 'whoever goes elsewhere at that time is not moved up');
select is(pg_temp.place('cy', 'Row'), 'going', 'the next in line is');
select public.leave_activity(pg_temp.token('cy'), pg_temp.act('Row'));
select is(pg_temp.place('bo', 'Row'), 'waiting', 'a free place waits for who is first in line');
select public.leave_activity(pg_temp.token('bo'), pg_temp.act('Toast'));
select is(pg_temp.place('bo', 'Row'), 'going', 'who gets it once they can');
update public.activities set requires_rsvp = true where id = pg_temp.act('Dance');
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select account_id, event_id, tests.id_of('eg ' || who), 'yes', 1 from world, unnest(array['ada', 'bo', 'cy']) who;
select pg_temp.join(who, 'Dance') from unnest(array['ada', 'bo', 'cy']) who;
update public.rsvps set answer = 'maybe' where event_guest_id = tests.id_of('eg bo');
select tests.sign_in('host');
update public.activities set capacity = 3 where id = pg_temp.act('Dance');
reset role;
select is(pg_temp.place('bo', 'Dance') || ' ' || pg_temp.place('cy', 'Dance'), 'waiting going', 'whose answer is not yes any more stays in line');
with made as (insert into public.ticket_types (event_id, name, quantity) select event_id, 'Dance pass', 5 from world returning id)
update public.activities set ticket_type_id = (select id from made) where id = pg_temp.act('Dance');
update public.rsvps set answer = 'yes' where event_guest_id = tests.id_of('eg bo');
select tests.sign_in('host');
update public.activities set capacity = 4 where id = pg_temp.act('Dance');
reset role;
select is(pg_temp.place('bo', 'Dance'), 'waiting', 'and so does who holds no ticket for it any more');
update public.activities set ticket_type_id = null where id = pg_temp.act('Dance');
update public.activities set capacity = 5 where id = pg_temp.act('Dance');
select is(pg_temp.place('bo', 'Dance'), 'going', 'until they may');

-- The event moves, and its published programme with it, where that is asked for.
create function pg_temp.moved(days integer, along text) returns jsonb language sql as $$
  select public.change_event(event_id, jsonb_build_object('along', along::jsonb, 'patch', jsonb_build_object(
    'start_local', private.wall_text(e.start_local + make_interval(days => days)), 'end_local', private.wall_text(e.end_local + make_interval(days => days))))) #> '{dates,0,programme}'
  from world join public.events e on e.id = event_id $$;
create temp table published as select max(v.number) as version from public.schedule_versions v;
grant select on published to public;
select tests.sign_in('host');
select is(pg_temp.moved(1, '[]'), 'null'::jsonb, 'a programme that stays behind lacks nothing');
select is(pg_temp.moved(-1, '[]'), 'null'::jsonb, 'and neither does one that nobody moved');
select cmp_ok((pg_temp.moved(2, '["activities"]') ->> 'changes')::int, '>', 0, 'what moves with the event is missing in what guests see');
reset role;
select is((select max(v.number) from public.schedule_versions v), (select version from published), 'and is not published unasked');
select is((pg_temp.entry('bo', 'Dance') ->> 'startDate')::timestamptz + interval '2 days', (select a.start_at from public.activities a where a.id = pg_temp.act('Dance')), 'the guest''s calendar stays at the old day');
select tests.sign_in('host');
select is((pg_temp.moved(3, '["activities", "programme"]') ->> 'version')::int, (select version from published), 'asked for, it says which version is replaced');
reset role;
select is((select max(v.number) from public.schedule_versions v), (select version + 1 from published), 'by the next one');
select is((pg_temp.entry('bo', 'Dance') ->> 'startDate')::timestamptz, (select a.start_at from public.activities a where a.id = pg_temp.act('Dance')), 'which the guest''s calendar follows');
select ok(pg_temp.told() like '%bo@post.example%', 'and whoever signed up is told');
update public.events set status = 'cancelled' where id = (select event_id from world);
select is((select count(*)::int from jsonb_array_elements(public.get_my_calendar(pg_temp.token('bo')) -> 'events') e where e ->> 'status' = 'published'), 0, 'with the event everything is called off');
select * from finish();
rollback;
