-- Hybrid events: the online address is for those who hold a ticket to it or said that they come.
begin;
select plan(19);
select tests.add_user('host', 'pro');
select tests.add_user('stranger', 'pro');
create temp table hall as select tests.add_event('host', 'Concert') as id;
grant select on hall to public;
update public.events set kind = 'hybrid', location_name = 'Hall', online_url = 'https://meet.example/all' where id = (select id from hall);
insert into public.ticket_types (id, event_id, name, attendance, online_url)
select tests.id_of(name), (select id from hall), name, attendance, url from (values
  ('seat', 'place', null), ('stream', 'online', 'https://meet.example/stream'), ('both', 'any', null)) t (name, attendance, url);
insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor, test_mode, status, buyer_name, buyer_email)
select tests.id_of('order ' || name), tests.account_of('host'), (select id from hall), private.new_order_code(),
  private.hash_token(private.derive_token('order', tests.id_of('order ' || name), 1)), 'USD', 0, true, status, name, name || '@post.example'
from (values ('seat', 'completed'), ('stream', 'completed'), ('both', 'completed'), ('mixed', 'completed'), ('unpaid', 'awaiting_payment')) o (name, status);
insert into public.order_items (id, order_id, account_id, event_id, ticket_type_id, name, quantity, unit_minor, position)
select tests.id_of('item ' || o || t), tests.id_of('order ' || o), tests.account_of('host'), (select id from hall), tests.id_of(t), t, 1, 0, 1
from (values ('seat', 'seat'), ('stream', 'stream'), ('both', 'both'), ('mixed', 'stream'), ('mixed', 'both'), ('unpaid', 'stream')) i (o, t);
insert into public.tickets (id, order_id, order_item_id, account_id, event_id, ticket_type_id, number, holder_name, price_minor, status)
select tests.id_of('ticket ' || o || t), tests.id_of('order ' || o), tests.id_of('item ' || o || t), tests.account_of('host'), (select id from hall),
  tests.id_of(t), 'T-' || o || t, o, 0, 'valid'
from (values ('seat', 'seat'), ('stream', 'stream'), ('both', 'both'), ('mixed', 'stream'), ('mixed', 'both'), ('unpaid', 'stream')) i (o, t);
insert into public.guests (id, account_id, full_name) select tests.id_of(name), tests.account_of('host'), name from unnest(array['yes', 'no', 'silent']) name;
insert into public.event_guests (id, event_id, guest_id) select tests.id_of('eg ' || name), (select id from hall), tests.id_of(name) from unnest(array['yes', 'no', 'silent']) name;
insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
select tests.account_of('host'), (select id from hall), tests.id_of('eg ' || name), name, case name when 'yes' then 1 else 0 end from unnest(array['yes', 'no']) name;
create temp table link as select name, private.personal_token(private.ensure_personal_link(
  (select g from public.event_guests g where g.id = tests.id_of('eg ' || name)), 'invitation')) as token from unnest(array['yes', 'no', 'silent']) name;
grant select on link to public;
create function pg_temp.order_of(name text) returns jsonb language sql as
  $$ select public.get_order(private.derive_token('order', tests.id_of('order ' || name), 1)) $$;
create function pg_temp.calendar_of(name text) returns jsonb language sql as
  $$ select public.get_calendar_source(private.derive_token('order', tests.id_of('order ' || name), 1)) $$;
create function pg_temp.guest(name text) returns jsonb language sql as
  $$ select public.get_personal_invitation(l.token) from link l where l.name = guest.name $$;

select is(pg_temp.order_of('stream') #>> '{event,onlineUrl}', 'https://meet.example/stream', 'an online ticket opens its own address');
select is(pg_temp.order_of('stream') #>> '{tickets,0,onlineUrl}', 'https://meet.example/stream', 'and carries it');
select is(pg_temp.order_of('both') #>> '{event,onlineUrl}', 'https://meet.example/all', 'a ticket to both opens the event''s');
select is(pg_temp.order_of('seat') #>> '{event,onlineUrl}', null, 'a ticket to the place opens none');
select is(pg_temp.order_of('seat') #>> '{tickets,0,onlineUrl}', null, 'nor carries one');
select is(pg_temp.order_of('mixed') #>> '{event,onlineUrl}', null, 'two addresses are not mixed up');
select is((select array_agg(t ->> 'onlineUrl' order by t ->> 'onlineUrl')::text from jsonb_array_elements(pg_temp.order_of('mixed') -> 'tickets') t),
  '{https://meet.example/all,https://meet.example/stream}', 'each ticket carries its own');
select is(pg_temp.order_of('unpaid')::text like '%meet.example%', false, 'nothing before it is paid');
select is(pg_temp.calendar_of('stream') ->> 'onlineUrl', 'https://meet.example/stream', 'the calendar entry has it');
select is(pg_temp.calendar_of('seat') ->> 'onlineUrl', null, 'or has not');
select is(pg_temp.calendar_of('unpaid') ->> 'onlineUrl', null, 'nor before it is paid');
update public.tickets set status = 'cancelled' where id = tests.id_of('ticket streamstream');
select is(pg_temp.order_of('stream')::text like '%meet.example%', false, 'a void ticket opens nothing any more');
select is(pg_temp.guest('yes') #>> '{event,onlineUrl}', 'https://meet.example/all', 'who said yes reads the event''s address');
select is(pg_temp.guest('no') #>> '{event,onlineUrl}', null, 'who said no does not');
select is(pg_temp.guest('silent') #>> '{event,onlineUrl}', null, 'nor who has not answered');
select tests.sign_in('host');
update public.ticket_types set online_url = 'https://meet.example/new' where id = tests.id_of('stream');
select is((select t.online_url from public.ticket_types t where t.id = tests.id_of('stream')), 'https://meet.example/new', 'the host changes it');
select is(tests.refusal($$ update public.ticket_types set online_url = 'javascript:alert(1)' where id = tests.id_of('stream') $$), '23514', 'to an address of the web');
reset role;
select tests.sign_in('stranger');
select is((select count(*)::int from public.ticket_types t where t.online_url is not null), 0, 'a stranger with an account reads none');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select online_url from public.ticket_types $$), '42501', 'nor does anybody without one');
reset role;
select * from finish();
rollback;
