-- What an event brings is for who may see money: figures, prices and what was bought, on the first page and on the event's own.
begin;
select plan(13);
select tests.add_user('owner', 'business');
select tests.add_user(p) from unnest(array['door', 'books']) p;
select tests.add_member('owner', 'door', 'check_in'), tests.add_member('owner', 'books', 'finance');
create temp table world as select tests.account_of('owner') as account_id, tests.add_event('owner', 'Gala') as event_id;
grant all on world to public;
update public.events set goal_minor = 70000 where id = (select event_id from world);
insert into public.ticket_types (account_id, event_id, name, price_minor, quantity) select account_id, event_id, 'Seat', 6500, 20 from world;
insert into public.orders (account_id, event_id, code, token_hash, status, currency, buyer_name, buyer_email, total_minor, test_mode, completed_at)
  select account_id, event_id, 'MNY-2345', decode(repeat('ab', 32), 'hex'), 'completed', 'USD', 'Kofi Mensah', 'kofi@guests.example', 13000, true, now() from world;
insert into public.guests (account_id, full_name) select account_id, 'Ada' from world;
update public.orders set buyer_guest_id = (select id from public.guests);
insert into public.event_guests (event_id, guest_id) select event_id, g.id from world, public.guests g;
select tests.sign_in('owner');
select public.record_party(eg.id, jsonb_build_object('members', jsonb_build_array(jsonb_build_object('id', eg.id, 'answer', 'yes')))) from public.event_guests eg;

create function pg_temp.told() returns jsonb language sql as $$
  select jsonb_build_array(public.get_at_a_glance(), public.get_event_overview((select event_id from world)))
$$;
create function pg_temp.kinds() returns setof text language sql as $$
  select distinct a ->> 'kind' from jsonb_array_elements(pg_temp.told()) t, jsonb_array_elements(t -> 'activity') a
$$;

reset role;
select tests.sign_in('books');
select is(pg_temp.told() #> '{0,next,collectedMinor}', '13000', 'who keeps the books sees what came in');
select is(pg_temp.told() #> '{1,collectedMinor}', '13000', 'on the event''s page, too');
select is(pg_temp.told() #> '{1,goalMinor}', '70000', 'and what was hoped for');
select is(pg_temp.told() #> '{1,ticketSales,0,grossMinor}', '0', 'and what each kind of ticket brought');
select set_eq($$ select pg_temp.kinds() $$, array['order', 'answer'], 'and who bought');
select matches(public.get_guest_record((select g.id from private.shown_guests g))::text, 'MNY-2345', 'on a person''s own page, too');

reset role;
select tests.sign_in('door');
select is(pg_temp.told() #> '{0,next,collectedMinor}', 'null', 'who scans sees no sum');
select is(pg_temp.told() #> '{1,refundedMinor}', 'null', 'none of what went back');
select is(pg_temp.told() #> '{1,goalMinor}', 'null', 'no goal');
select is(pg_temp.told() #> '{1,ticketSales,0,grossMinor}', 'null', 'no takings');
select set_eq($$ select pg_temp.kinds() $$, array['answer'], 'and answers alone of what happened');
select doesnt_match(pg_temp.told()::text, 'Kofi|13000|70000', 'nowhere in what is told');
select doesnt_match(public.get_guest_record((select g.id from private.shown_guests g))::text, 'MNY|13000', 'nor on a person''s own page');
select * from finish();
rollback;
