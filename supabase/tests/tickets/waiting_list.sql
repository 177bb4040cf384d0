-- The waiting list (J8): the first party in line that fits, offers with a timer, every decision kept.
begin;
select plan(54);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_user('chief');
select tests.add_member('host', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('chief'));
create temp table world as select tests.add_event('host') as event_id, null::text as share, null::uuid as gala;
update world set share = tests.add_link(event_id, 'embed_tickets');
with t as (insert into public.ticket_types (event_id, name, quantity) select event_id, 'Gala', 8 from world returning id) update world set gala = (select id from t);
insert into public.ticket_settings (event_id, cancel_until_hours) select event_id, 24 from world;
create temp table p (name text primary key, token text, bought text);
grant all on world, p to public;
create function pg_temp.buy(who text, quantity int) returns void language plpgsql as $$
declare held jsonb := public.create_hold((select share from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select gala from world), 'quantity', quantity))));
begin
  perform public.place_order(held ->> 'orderToken', jsonb_build_object('buyer', jsonb_build_object('name', who, 'email', who || '@guests.example')));
  insert into p values (who, null, held ->> 'orderToken');
end $$;
create function pg_temp.join(who text, quantity int, split boolean default false) returns jsonb language plpgsql as $$
declare place jsonb := public.join_waitlist((select share from world), jsonb_build_object('ticketTypeId', (select gala from world),
    'quantity', quantity, 'splitOk', split, 'name', who, 'email', who || '@guests.example'));
begin
  insert into p values (who, place ->> 'waitlistToken') on conflict (name) do update set token = coalesce(excluded.token, p.token);
  return place;
end $$;
create function pg_temp.place(who text) returns jsonb language sql as $$ select public.get_waitlist_place((select token from p where name = who)) $$;
create function pg_temp.line() returns text language sql security definer set search_path = '' as $$
  select string_agg(name || ':' || status, ' ' order by joined_at, id) from public.waitlist_entries $$;
create function pg_temp.cancel(who text, quantity int) returns void language plpgsql as $$
begin
  perform public.cancel_tickets((select bought from p where name = who), jsonb_build_object('ticketIds', (select jsonb_agg(t ->> 'id') from (
    select t from jsonb_array_elements(public.get_order((select bought from p where name = who)) -> 'tickets') t where t ->> 'status' = 'valid' limit quantity) x)));
end $$;
create function pg_temp.look() returns int language sql as $$ select public.offer_waitlist_places((select event_id from world)) $$;
create function pg_temp.accept(who text) returns text language sql as $$
  select public.place_order(pg_temp.place(who) #>> '{offer,orderToken}', jsonb_build_object('buyer', jsonb_build_object('name', who, 'email', who || '@guests.example'))) ->> 'status' $$;

select tests.be_server();
select pg_temp.buy('ada', 4);
select is(tests.refusal($$ select pg_temp.join('early', 1) $$), 'PT409 conflict ticketTypeId', 'while there are tickets nobody waits');
select pg_temp.buy('bob', 4);
select is(pg_temp.join('three', 3) ->> 'position', '1', 'a party of three is first in line');
select is(pg_temp.join('two', 2) ->> 'position', '2', 'a party of two second');
select is(pg_temp.join('five', 5, true) ->> 'position', '3', 'five who would split third');
select is(pg_temp.join('pair', 2) ->> 'position', '4', 'another pair fourth');
select is(pg_temp.join('two', 1) ->> 'waitlistToken', null, 'joining again shows no link to a stranger');
select is(pg_temp.join('two', 2) ->> 'position', '2', 'and keeps the place');
select is(public.join_waitlist((select share from world), jsonb_build_object('ticketTypeId', (select gala from world), 'quantity', 10, 'splitOk', true,
  'name', 'Eve', 'email', 'two@guests.example')) ->> 'waitlistToken', null, 'who types another''s address gets no link');
select is((pg_temp.place('two') ->> 'name') || (pg_temp.place('two') ->> 'quantity') || (pg_temp.place('two') ->> 'splitOk'), 'two2false', 'and changes nothing of their party');
select is(tests.refusal($$ select pg_temp.join('crowd', 11) $$), 'PT400 invalid_input quantity', 'no party is larger than an order');
select is((select count(*)::int from public.jobs where kind = 'waitlist_joined'), 4, 'four mails of welcome');
select is(pg_temp.look(), 0, 'nothing is free, nobody is offered');

-- The mails speak the language of the page where somebody joined, else the event's.
create function pg_temp.spoken(who text) returns text language sql as $$
  select public.get_job_source(j.id) ->> 'locale' from public.jobs j join public.waitlist_entries w
    on w.id = (j.payload ->> 'entryId')::uuid where j.kind = 'waitlist_joined' and w.name = who $$;
create function pg_temp.comes(who text, language text) returns text language plpgsql as $$
begin
  perform public.join_waitlist((select share from world), jsonb_build_object('ticketTypeId', (select gala from world), 'quantity', 1,
    'name', who, 'email', lower(who) || '@guests.example', 'language', language));
  return pg_temp.spoken(who);
end $$;
savepoint languages;
select is(pg_temp.spoken('two'), (select e.locale from public.events e join world on e.id = world.event_id), 'who says no language is written to in the event''s');
select is(pg_temp.comes('Ryo', 'ja'), 'ja', 'who joined on a Japanese page is written to in Japanese');
select is(pg_temp.comes('Odd', 'no tag at all'), pg_temp.spoken('two'), 'what is no language is none');
rollback to languages;

-- Two come back: three do not fit, the next who fits gets them.
select pg_temp.cancel('ada', 2);
select is((select count(*)::int from public.jobs where kind = 'waitlist_offers'), 5, 'what comes back calls the next');
select is(tests.refusal($$ select pg_temp.buy('sniper', 1) $$), 'PT409 sold_out items', 'and is not on sale for anybody else');
select is((public.get_shared_event((select share from world), 'tickets') #>> '{tickets,0,state}'), 'sold_out', 'nor shown so');
select is(pg_temp.look(), 1, 'one offer');
select is(pg_temp.line(), 'three:waiting two:offered five:waiting pair:waiting', 'to the first party that fits');
select is(pg_temp.place('two') #>> '{offer,lines,0,quantity}', '2', 'of both places');
select cmp_ok((pg_temp.place('two') #>> '{offer,holdExpiresAt}')::timestamptz, '>', now() + interval '23 hours', 'for a day');
select is((pg_temp.place('three') ->> 'position')::int, 1, 'the larger party keeps its place');
select is(pg_temp.look(), 0, 'looking again offers nothing twice');
select is((select count(*)::int from public.waitlist_decisions where decision = 'passed_over'), 1, 'nor repeats its reasons');

-- Declined: the next that fits.
select is(public.leave_waitlist((select token from p where name = 'two')) ->> 'state', 'declined', 'the offer is declined');
select is(pg_temp.place('two') ->> 'pageUrl', null, 'an event without a page has none to go back to');
savepoint page;
reset role;
select tests.add_link((select event_id from world), 'event_info_view');
select tests.be_server();
select alike(pg_temp.place('two') ->> 'pageUrl', '%/event-info-view/%', 'one that has a page is named to whoever would join again');
rollback to page;
select is(pg_temp.look(), 1, 'and goes on');
select is(pg_temp.line(), 'three:waiting two:declined five:offered pair:waiting', 'five take the two');
select is(pg_temp.accept('five'), 'completed', 'and accept them');
select is(pg_temp.line(), 'three:waiting two:declined five:accepted pair:waiting', 'which ends their wait');
select is(tests.refusal($$ select pg_temp.accept('five') $$), 'PT404 link_invalid', 'an offer is taken once');

-- Three come back: the family of three.
select pg_temp.cancel('bob', 3);
select is(pg_temp.look(), 1, 'three places');
select is(pg_temp.line(), 'three:offered two:declined five:accepted pair:waiting', 'are for the family of three');

-- An offer runs out.
reset role;
update public.orders set hold_expires_at = now() - interval '1 second' where channel = 'waitlist' and status = 'reserved';
select tests.be_server();
select is(public.expire_holds(), 1, 'an offer that runs out');
select is(pg_temp.look(), 1, 'passes on');
select is(pg_temp.line(), 'three:expired two:declined five:accepted pair:offered', 'to the next');
select is((select count(*)::int from public.jobs where kind = 'waitlist_expired'), 1, 'and says so by mail');
select is(pg_temp.accept('pair'), 'completed', 'who takes it');

-- Whoever gives back what they won is not offered again.
update p set bought = pg_temp.place('five') ->> 'orderToken' where name = 'five';
select pg_temp.cancel('five', 2);
select is(pg_temp.look(), 0, 'nobody waits');
select is(pg_temp.line(), 'three:expired two:declined five:accepted pair:accepted', 'the winner who cancelled is not called again');
select is((select reason from public.waitlist_decisions where decision = 'gave_back'), 'Cancelled after winning: not offered again', 'and the record says why');
select is((public.get_shared_event((select share from world), 'tickets') #>> '{tickets,0,state}'), 'on_sale', 'with nobody in line the sale is open again');

-- Leaving, removing, looking in.
select pg_temp.buy('cleo', 3);
select is(pg_temp.join('late', 1) ->> 'position', '1', 'somebody joins');
select is(public.leave_waitlist((select token from p where name = 'late')) ->> 'state', 'left', 'and leaves');
select is(tests.refusal($$ select public.get_waitlist_place('nonsense') $$), 'PT404 link_invalid', 'another link opens nothing');
select is(pg_temp.join('late', 1) ->> 'position', '1', 'they may come again');
select tests.sign_in('viewer');
select cmp_ok((select count(*)::int from public.waitlist_decisions), '>', 10, 'a viewer sees every decision');
select is(tests.refusal($$ select public.remove_waitlist_entry((select id from public.waitlist_entries where status = 'waiting')) $$), 'PT404 not_found', 'and removes nobody');
select is(tests.refusal($$ delete from public.waitlist_decisions $$), '42501', 'nor a decision');
select tests.sign_in('stranger');
select is((select count(*)::int from public.waitlist_decisions) + (select count(*)::int from public.waitlist_entries), 0, 'a stranger sees nothing');
select tests.sign_in('host');
select lives_ok($$ select public.remove_waitlist_entry(id) from public.waitlist_entries where status = 'waiting' $$, 'the host removes');
select is((select string_agg(decision, ' ' order by d.id) from public.waitlist_decisions d join public.waitlist_entries w on w.id = d.entry_id where w.name = 'late'),
  'joined left joined removed', 'and the record keeps it all');
select * from finish();
rollback;
