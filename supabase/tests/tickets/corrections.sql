-- The orders' desk: seats cancelled with and without money, tickets that change hands and come back, a buyer put right.
begin;
select plan(69);
select tests.add_user('host', 'business');
select tests.add_user('viewer');
select tests.add_user('stranger', 'business');
select tests.add_member('host', 'viewer', 'viewer');
create temp table world as select tests.add_event('host') as event_id, null::text as share, null::uuid as seat, null::uuid as free;
update world set share = tests.add_link(event_id, 'embed_tickets');
update public.events set start_date = now() + interval '30 days', end_date = now() + interval '31 days' where id = (select event_id from world);
with t as (insert into public.ticket_types (event_id, name, price_minor, quantity) select event_id, 'Seat', 5000, 6 from world returning id) update world set seat = (select id from t);
with t as (insert into public.ticket_types (event_id, name, quantity) select event_id, 'Free', 4 from world returning id) update world set free = (select id from t);
grant all on world to public;
create temp table o as select null::jsonb as paid, null::jsonb as free, null::jsonb as later, null::jsonb as door, null::jsonb as r, null::text as kofi;
grant all on o to public;
create function pg_temp.hold(type_id uuid, quantity int) returns jsonb language sql as $$
  select public.create_hold((select share from world), jsonb_build_object('idempotencyKey', gen_random_uuid(),
    'items', jsonb_build_array(jsonb_build_object('ticketTypeId', type_id, 'quantity', quantity)))) $$;
create function pg_temp.place(held jsonb, email text, extra jsonb default '{}') returns jsonb language sql as $$
  select public.place_order(held ->> 'orderToken', jsonb_build_object('buyer', jsonb_build_object('name', 'Ada Eze', 'email', email)) || extra) $$;
create function pg_temp.order_id(view jsonb) returns uuid language sql security definer set search_path = '' as $$ select id from public.orders where code = view ->> 'code' $$;
create function pg_temp.seats(view jsonb, first int, last int) returns uuid[] language sql security definer set search_path = '' as $$
  select array_agg(id order by number) from (select t.id, t.number, row_number() over (order by t.number) n from public.tickets t
    join public.orders d on d.id = t.order_id where d.code = view ->> 'code' and t.transferred_from is null) x where n between first and last $$;
create function pg_temp.pay(view jsonb) returns text language plpgsql as $$
begin
  perform public.begin_payment(view ->> 'orderToken', 'test', 'cs_' || (view ->> 'code'), (view ->> 'totalMinor')::bigint, view ->> 'currency');
  return public.apply_payment_event('test', 'pay_' || (view ->> 'code'), 'payment.succeeded', jsonb_build_object('providerRef', 'cs_' || (view ->> 'code'),
    'chargeRef', 'pi_' || (view ->> 'code'), 'amountMinor', (view ->> 'totalMinor')::bigint, 'currency', view ->> 'currency')) ->> 'outcome';
end $$;
create function pg_temp.sold(label text) returns int language sql security definer set search_path = '' as $$ select sold_count from public.ticket_types where name = label $$;
create function pg_temp.states(view jsonb) returns text language sql security definer set search_path = '' as $$
  select string_agg(t.status, ' ' order by t.number) from public.tickets t join public.orders d on d.id = t.order_id where d.code = view ->> 'code' $$;
create function pg_temp.mails(of_kind text) returns int language sql security definer set search_path = '' as $$ select count(*)::int from public.jobs where kind = of_kind $$;
create function pg_temp.source(of_kind text) returns jsonb language sql security definer set search_path = '' as $$
  select public.get_job_source(j.id) from public.jobs j where j.kind = of_kind order by j.ctid desc limit 1 $$;
create function pg_temp.passed(address text) returns public.tickets language sql security definer set search_path = '' as $$
  select t.* from public.tickets t where t.holder_email = address $$;
create function pg_temp.link(address text) returns text language sql security definer set search_path = '' as $$
  select private.derive_token('ticket', t.id, 1) from public.tickets t where t.holder_email = address $$;
create function pg_temp.the(ticket uuid, extra jsonb default '{}') returns jsonb language sql as $$ select jsonb_build_object('ticketId', ticket) || extra $$;

-- A planner cancels what is free, one seat at a time.
select tests.be_server();
update o set free = pg_temp.hold((select free from world), 3);
select pg_temp.place((select free from o), 'ada@guests.example');
select is(pg_temp.sold('Free'), 3, 'three free seats are taken');
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select free from o)), pg_temp.seats((select free from o), 1, 1), 0) $$), 'PT404 not_found', 'a viewer cancels nothing');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select free from o)), pg_temp.seats((select free from o), 1, 1), 0) $$), 'PT404 not_found', 'nor does a stranger');
select tests.be_anonymous();
select is(tests.refusal($$ select public.cancel_order_tickets(gen_random_uuid(), '{}', 0) $$), '42501', 'nor somebody without an account');
select tests.sign_in('host');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select free from o)), '{}', 0) $$), 'PT400 invalid_input ticketIds', 'nothing chosen cancels nothing');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select free from o)), pg_temp.seats((select free from o), 1, 1), 100) $$), 'PT400 invalid_input amountMinor', 'and what was free gives nothing back');
select is(public.cancel_order_tickets(pg_temp.order_id((select free from o)), pg_temp.seats((select free from o), 1, 1), 0, ' The hall is smaller ') ->> 'status', 'completed', 'the planner cancels one');
select is(pg_temp.states((select free from o)), 'cancelled valid valid', 'and only this one');
select is(pg_temp.sold('Free'), 2, 'whose place is free');
select is(pg_temp.mails('order_cancelled'), 1, 'the buyer is told');
select is(pg_temp.source('order_cancelled') ->> 'reason', 'The hall is smaller', 'with the reason');
select is(pg_temp.source('order_cancelled') -> 'ticketIds', to_jsonb(pg_temp.seats((select free from o), 1, 1)), 'and which seat');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select free from o)), pg_temp.seats((select free from o), 1, 1), 0) $$), 'PT409 conflict ticketIds', 'once');
select is(public.cancel_order_tickets(pg_temp.order_id((select free from o)), pg_temp.seats((select free from o), 2, 3), 0) ->> 'status', 'cancelled', 'with the last seat the order is cancelled');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select free from o)), pg_temp.seats((select free from o), 2, 3), 0) $$), 'PT409 conflict', 'and has nothing left to cancel');
reset role;
select is((select after ->> 'by' from public.audit_log where action = 'tickets.cancelled' limit 1), 'planner', 'it is in the audit log');

-- Paid seats: all of the money, some, or none; a party in line gets them.
select tests.be_server();
update o set paid = pg_temp.hold((select seat from world), 5);
select pg_temp.place((select paid from o), 'ada@guests.example');
select pg_temp.pay((select paid from o));
reset role;
insert into public.waitlist_entries (account_id, event_id, ticket_type_id, name, email, quantity, token_hash)
select account_id, id, (select seat from world), 'Nia', 'nia@guests.example', 1, sha256('nia') from public.events where id = (select event_id from world);
select tests.sign_in('host');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select paid from o)), pg_temp.seats((select paid from o), 1, 1), 25001) $$), 'PT400 invalid_input amountMinor', 'never more than was paid');
select is(public.cancel_order_tickets(pg_temp.order_id((select paid from o)), pg_temp.seats((select paid from o), 1, 1), 5000, null) ->> 'refund', 'pending', 'a seat with its money');
select is(pg_temp.states((select paid from o)), 'cancelled valid valid valid valid', 'is void at once');
select is(pg_temp.sold('Seat'), 4, 'and free');
select is(pg_temp.mails('refund_payment'), 1, 'the provider is asked for the money');
select is((pg_temp.source('order_cancelled') ->> 'amountMinor'), '5000', 'which the mail names');
select is(pg_temp.mails('waitlist_offers'), 1, 'the party in line is looked for');
select is(tests.refusal($$ select public.cancel_order_tickets(pg_temp.order_id((select paid from o)), pg_temp.seats((select paid from o), 1, 1), 5000) $$), 'PT409 conflict ticketIds', 'its money does not go twice');
select is(public.cancel_order_tickets(pg_temp.order_id((select paid from o)), pg_temp.seats((select paid from o), 2, 2), 0, 'As agreed') ->> 'refund', null, 'a seat without money');
select is((select sum(amount_minor)::int from public.refunds where order_id = pg_temp.order_id((select paid from o))), 5000, 'gives none back');

-- Cash that was taken by hand goes back by hand, and is told once.
update o set r = public.issue_tickets((select event_id from world), jsonb_build_object('method', 'cash', 'idempotencyKey', 'at-the-door-1',
  'items', jsonb_build_array(jsonb_build_object('ticketTypeId', (select seat from world), 'quantity', 1)), 'recipients', '[{"name": "Door", "email": "door@guests.example"}]'::jsonb));
update o set door = r #> '{orders,0}';
select is(public.cancel_order_tickets(pg_temp.order_id((select door from o)), pg_temp.seats((select door from o), 1, 1), 5000, 'Rain') ->> 'refund', 'done', 'money taken by hand counts as given back');
select is(pg_temp.mails('order_cancelled'), 4, 'and the mail of the refund tells all of it');
select is(pg_temp.source('order_refunded') ->> 'reason', 'Rain', 'with the reason');
select is((select status from public.orders where id = pg_temp.order_id((select door from o))), 'refunded', 'the order is refunded');

-- Passed on to a mistyped address: seen, sent again, taken back.
select tests.be_server();
update o set r = public.change_ticket('order', paid ->> 'orderToken', 'transfer', pg_temp.the((pg_temp.seats(paid, 3, 3))[1], '{"name": "Kofi", "email": "kofi@gmial.example"}'));
select is((select r #> '{tickets,2,passedTo}' from o), '{"name": "Kofi", "email": "kofi@gmial.example", "canTakeBack": true}'::jsonb, 'the buyer sees where a ticket went');
select is((public.change_ticket('order', (select paid ->> 'orderToken' from o), 'resend', pg_temp.the((pg_temp.seats((select paid from o), 3, 3))[1]))) #>> '{tickets,2,status}', 'transferred', 'sends it again');
select is(pg_temp.mails('ticket_passed_on'), 2, 'by mail');
select is(pg_temp.source('ticket_passed_on') ->> 'from', 'Ada Eze', 'in their own name');
select is((public.change_ticket('order', (select paid ->> 'orderToken' from o), 'take_back', pg_temp.the((pg_temp.seats((select paid from o), 3, 3))[1]))) #>> '{tickets,2,status}', 'valid', 'and takes it back');
select is(pg_temp.sold('Seat'), 3, 'no place moves');
select is(pg_temp.mails('ticket_cancelled'), 1, 'the other one is told');
select is((pg_temp.source('ticket_cancelled') -> 'takenBack')::text || ' ' || (pg_temp.source('ticket_cancelled') ->> 'to'), 'true kofi@gmial.example', 'that it was taken back');
select is(public.get_ticket(pg_temp.link('kofi@gmial.example')) #>> '{tickets,0,status}', 'cancelled', 'whose link shows a void ticket');
select is(tests.refusal($$ select public.change_ticket('ticket', pg_temp.link('kofi@gmial.example'), 'accept', pg_temp.the((pg_temp.passed('kofi@gmial.example')).id)) $$), 'PT409 conflict', 'that cannot be accepted any more');

-- Passed on rightly: whoever has it accepts, names and passes on; nobody takes it back then.
update o set r = public.change_ticket('order', paid ->> 'orderToken', 'transfer', pg_temp.the((pg_temp.seats(paid, 3, 3))[1], '{"name": "Kofi", "email": "kofi@guests.example"}'));
select is((pg_temp.passed('kofi@guests.example')).number, (select code from public.orders where id = pg_temp.order_id((select paid from o))) || '-3T2', 'the second time has a number of its own');
update o set kofi = pg_temp.link('kofi@guests.example');
select is(public.get_ticket((select kofi from o)) #>> '{tickets,0,passedBy}', 'Ada Eze', 'it says who passed it on');
select is((select t #>> '{terms,rename}' || coalesce(t ->> 'buyerEmail', ', no address') || (t #>> '{terms,bills}') from public.get_ticket((select kofi from o)) t), 'true, no address[]', 'what may be done with it, and nothing of the buyer');
select is(public.change_ticket('ticket', (select kofi from o), 'accept', pg_temp.the((pg_temp.passed('kofi@guests.example')).id)) #>> '{tickets,0,isAccepted}', 'true', 'Kofi accepts it');
select is(tests.refusal($$ select public.change_ticket('order', (select paid ->> 'orderToken' from o), 'take_back', pg_temp.the((pg_temp.seats((select paid from o), 3, 3))[1])) $$), 'PT409 conflict', 'which the buyer cannot take back then');
select is(tests.refusal($$ select public.change_ticket('order', (select paid ->> 'orderToken' from o), 'rename', pg_temp.the((pg_temp.passed('kofi@guests.example')).id, '{"name": "Eve"}')) $$), 'PT404 not_found', 'nor name');
select is(tests.refusal($$ select public.change_ticket('ticket', (select kofi from o), 'rename', pg_temp.the((pg_temp.seats((select paid from o), 4, 4))[1], '{"name": "Eve"}')) $$), 'PT404 not_found', 'and Kofi names no other ticket of the order');
select is(public.change_ticket('ticket', (select kofi from o), 'rename', pg_temp.the((pg_temp.passed('kofi@guests.example')).id, '{"name": "Kofi Mensah"}')) #>> '{tickets,0,holderName}', 'Kofi Mensah', 'only their own');
select is(public.change_ticket('ticket', (select kofi from o), 'transfer', pg_temp.the((pg_temp.passed('kofi@guests.example')).id, '{"name": "Efua", "email": "efua@guests.example"}')) #>> '{tickets,0,passedTo,name}', 'Efua', 'and passes it on');
select is(public.get_ticket(pg_temp.link('efua@guests.example')) #>> '{tickets,0,passedBy}', 'Kofi Mensah', 'in the name of whom it came from');
select is(tests.refusal($$ select public.change_ticket('ticket', 'nonsense', 'accept', pg_temp.the((pg_temp.passed('efua@guests.example')).id)) $$), 'PT404 link_invalid', 'another link opens nothing');
select is(tests.refusal($$ select public.change_ticket('ticket', (select kofi from o), 'sell', pg_temp.the((pg_temp.passed('kofi@guests.example')).id)) $$), 'PT400 invalid_input change', 'and does nothing else');
reset role;
select is((select s ->> 'grossMinor' from jsonb_array_elements(private.ticket_sales((select event_id from world), true)) s where s ->> 'name' = 'Seat'), '15000', 'and a ticket that was passed on is counted once');

-- The planner's hand, whatever the terms say.
reset role;
insert into public.capacity_pools (event_id, label, capacity) select event_id, 'Hall', 2 from world;
update public.ticket_types set capacity_pool_id = (select id from public.capacity_pools where event_id = (select event_id from world)), fee_mode = 'pass_on' where id = (select seat from world);
insert into public.ticket_settings (event_id, fee_bps) select event_id, 500 from world;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.change_order_ticket((pg_temp.passed('efua@guests.example')).id, 'take_back') $$), 'PT404 not_found', 'a viewer takes nothing back');
select tests.sign_in('host');
select is(tests.refusal($$ select public.change_order_ticket((pg_temp.seats((select paid from o), 4, 4))[1], 'take_back') $$), 'PT409 conflict', 'what was not passed on is not taken back');
select is(public.change_order_ticket((pg_temp.passed('efua@guests.example')).id, 'take_back') ->> 'number', (pg_temp.passed('efua@guests.example')).number, 'the host takes a ticket back');
select is((pg_temp.passed('kofi@guests.example')).status, 'valid', 'to whom it came from');
select is(tests.refusal($$ select public.change_order_ticket((pg_temp.seats((select paid from o), 4, 4))[1], 'rename', '{"name": " "}') $$), 'PT400 invalid_input name', 'a name is needed');
select public.change_order_ticket((pg_temp.seats((select paid from o), 4, 4))[1], 'rename', '{"name": "Grace Hopper"}');
select is((select holder_name from public.tickets where id = (pg_temp.seats((select paid from o), 4, 4))[1]), 'Grace Hopper', 'and is changed');

-- What the box office shows before it sells, over the shared limit too.
select is((select jsonb_agg(t -> 'left' order by t ->> 'name') || jsonb_agg(t -> 'nowMinor' order by t ->> 'name') from jsonb_array_elements(public.get_ticket_desk((select event_id from world)) -> 'types') t),
  '[4, 2, 0, 5250]'::jsonb, 'the desk knows the price now and what the hall still holds');
select isnt(private.sale_figures((select seat from world)), null, 'so does who asks for one kind alone');
select tests.sign_in('stranger');
select is(private.sale_figures((select seat from world)), null, 'and a stranger hears nothing of it');
select tests.sign_in('host');

-- A buyer who mistyped their address.
select is(tests.refusal($$ select public.correct_order_buyer(pg_temp.order_id((select paid from o)), 'Ada Eze', 'no address') $$), 'PT400 invalid_input email', 'an address must be one');
select is(public.correct_order_buyer(pg_temp.order_id((select paid from o)), 'Ada Ezeh', 'ada.ezeh@guests.example') ->> 'sentTo', 'ada.ezeh@guests.example', 'the right one gets the tickets');
select is((select string_agg(distinct holder_name, ', ') from public.tickets where order_id = pg_temp.order_id((select paid from o)) and transferred_from is null), 'Ada Ezeh, Grace Hopper', 'in the right name, and no other is touched');
select is((select g.email from public.guests g join public.orders d on d.buyer_guest_id = g.id where d.id = pg_temp.order_id((select paid from o))), 'ada.ezeh@guests.example', 'and so does the guest');
select is(public.resend_order_mail(pg_temp.order_id((select paid from o))) ->> 'sentTo', 'ada.ezeh@guests.example', 'the mail goes once more');
select is(tests.refusal($$ select public.resend_order_mail(pg_temp.order_id((select free from o))) $$), 'PT409 conflict', 'a cancelled order has none');
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.correct_order_buyer(pg_temp.order_id((select paid from o)), 'Eve', 'eve@guests.example') || public.resend_order_mail(pg_temp.order_id((select paid from o))) $$), 'PT404 not_found', 'a stranger corrects nothing');
select * from finish();
rollback;
