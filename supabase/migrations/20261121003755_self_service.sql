-- Self-service by the order's link: names, passing on, sending again, cancelling within the policy.

create function private.order_terms(bought public.orders, event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  rules public.ticket_settings := private.ticket_rules(event.id);
  is_bought boolean := bought.status in ('completed', 'partially_refunded') and event.status = 'published';
begin
  return jsonb_build_object(
    'rename', is_bought and now() < event.start_date - rules.names_until_hours * interval '1 hour',
    'transfer', is_bought and rules.transfers_enabled and now() < event.start_date - rules.names_until_hours * interval '1 hour',
    'cancel', case when is_bought and now() < event.start_date - rules.cancel_until_hours * interval '1 hour'
      then jsonb_build_object('until', event.start_date - rules.cancel_until_hours * interval '1 hour',
        'refundBps', rules.cancel_refund_bps) end,
    'payLater', case when rules.offline_enabled and bought.total_minor > 0
        and (bought.status in ('reserved', 'awaiting_payment', 'awaiting_offline'))
      then jsonb_build_object('instructions', rules.offline_instructions, 'days', rules.offline_days) end,
    'bills', private.bills_of(bought.id));
end
$$;
comment on function private.order_terms(public.orders, public.events) is
  'What the buyer may do with an order by its link now, by the event''s ticket settings.';

create function private.open_ticket_of(bought public.orders, ticket_id text, wanted text)
returns public.tickets
language plpgsql
security definer
set search_path = ''
as $$
declare
  ticket public.tickets;
  event public.events;
begin
  select * into strict event from public.events e where e.id = bought.event_id;
  if (private.order_terms(bought, event) ->> wanted)::boolean is not true then
    perform private.refuse(409, 'conflict', 'This can not be changed any more. Ask the organiser');
  end if;
  select * into ticket from public.tickets t
  where t.order_id = bought.id and t.id::text = ticket_id and t.transferred_from is null for update;
  if ticket.id is null then
    perform private.refuse(404, 'not_found', 'This ticket is not part of the order');
  elsif ticket.status <> 'valid' then
    perform private.refuse(409, 'conflict', 'This ticket is not valid any more, or used already');
  end if;
  return ticket;
end
$$;
comment on function private.open_ticket_of(public.orders, text, text) is 'A valid ticket of an order, locked, when the terms allow what is wanted.';

create function public.rename_ticket(order_token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
  ticket public.tickets := private.open_ticket_of(bought, payload ->> 'ticketId', 'rename');
  name text := private.check_name(payload ->> 'name', 'name');
begin
  update public.tickets t set holder_name = name where t.id = ticket.id;
  perform private.audit(bought.account_id, 'tickets.renamed', 'tickets', ticket.id::text,
    jsonb_build_object('holder_name', ticket.holder_name), jsonb_build_object('holder_name', name));
  return private.order_view(bought);
end
$$;
comment on function public.rename_ticket(text, jsonb) is 'The buyer names another holder: {ticketId, name} -> OrderView. The code stays.';

create function public.transfer_ticket(order_token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
  ticket public.tickets := private.open_ticket_of(bought, payload ->> 'ticketId', 'transfer');
  name text := private.check_name(payload ->> 'name', 'name');
  email text := private.check_email(payload ->> 'email', 'email');
  passed public.tickets;
begin
  update public.tickets t set status = 'transferred' where t.id = ticket.id;
  insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, holder_name,
    holder_email, price_minor, piece, transferred_from)
  values (ticket.account_id, ticket.event_id, ticket.order_id, ticket.order_item_id, ticket.ticket_type_id,
    left(ticket.number, 34) || 'T', name, email, ticket.price_minor, ticket.piece, ticket.id)
  returning * into passed;
  perform private.enqueue_job('ticket_passed_on', jsonb_build_object('ticketId', passed.id), 'ticket_passed_on:' || passed.id);
  perform private.audit(bought.account_id, 'tickets.transferred', 'tickets', passed.id::text,
    jsonb_build_object('ticket_id', ticket.id, 'holder_name', ticket.holder_name), jsonb_build_object('holder_name', name));
  return private.order_view(bought);
end
$$;
comment on function public.transfer_ticket(text, jsonb) is
  'The buyer passes a ticket on: {ticketId, name, email} -> OrderView. The old code is void, the new holder gets a ticket with a code and link of its own by mail.';

create function public.get_ticket(ticket_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  ticket public.tickets;
begin
  select t.* into ticket from public.tickets t
  where t.transferred_from is not null and t.token_hash = private.hash_token(coalesce(ticket_token, ''));
  if ticket.id is null then
    perform private.refuse_link();
  end if;
  return (
    select private.order_view(o) - 'orderToken' - 'buyerEmail' - 'lines' - 'terms' || jsonb_build_object(
      'orderToken', ticket_token, 'lines', '[]'::jsonb, 'totalMinor', 0, 'discountMinor', 0, 'feeMinor', 0, 'taxMinor', 0,
      'buyerName', ticket.holder_name, 'buyerEmail', null, 'terms', null,
      'tickets', jsonb_build_array(jsonb_build_object('id', ticket.id, 'number', ticket.number, 'typeName', i.name,
        'holderName', ticket.holder_name, 'code', coalesce(ticket.code, ''), 'status', ticket.status,
        'priceMinor', 0, 'message', k.message, 'onlineUrl', private.ticket_online_url(ticket))),
      'event', private.public_event(e, false) || jsonb_build_object('onlineUrl', private.ticket_online_url(ticket)))
    from public.orders o join public.events e on e.id = o.event_id join public.order_items i on i.id = ticket.order_item_id
    join public.ticket_types k on k.id = ticket.ticket_type_id where o.id = ticket.order_id);
end
$$;
comment on function public.get_ticket(text) is 'A ticket that was passed on, by its own link: OrderView of that one ticket without the buyer.';

create function public.resend_order(order_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
begin
  if bought.status not in ('completed', 'partially_refunded') or bought.buyer_email is null then
    perform private.refuse(409, 'conflict', 'This order has no tickets to send');
  end if;
  -- Once in ten minutes: a mailbox is not flooded by a button.
  perform private.enqueue_job('order_confirmation', jsonb_build_object('orderId', bought.id),
    'order_confirmation:' || bought.id || ':' || floor(extract(epoch from now()) / 600));
  return jsonb_build_object('sentTo', regexp_replace(bought.buyer_email, '^(.).*@', '\1…@'));
end
$$;
comment on function public.resend_order(text) is 'Sends the tickets again to the buyer''s address, at most once in ten minutes. {sentTo}, shortened.';

create function public.cancel_tickets(order_token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
  event public.events;
  rules public.ticket_settings;
  seats uuid[];
  back_minor bigint;
begin
  select * into strict event from public.events e where e.id = bought.event_id;
  rules := private.ticket_rules(event.id);
  if jsonb_typeof(private.order_terms(bought, event) -> 'cancel') <> 'object' then
    perform private.refuse(409, 'conflict', 'These tickets can not be cancelled here any more. Ask the organiser');
  end if;
  select array_agg(t.id order by t.id) into seats from public.tickets t
  where t.order_id = bought.id and t.status = 'valid' and t.transferred_from is null
    and t.id::text in (select jsonb_array_elements_text(payload -> 'ticketIds'));
  if exists (select from private.seats_on_their_way(bought.id) s where s = any (seats)) then
    perform private.refuse(409, 'conflict', 'The money for one of these tickets is on its way already', 'ticketIds');
  end if;
  if coalesce(cardinality(seats), 0) = 0 then
    if exists (select from public.tickets t where t.order_id = bought.id and t.status in ('cancelled', 'refunded')
      and t.id::text in (select jsonb_array_elements_text(payload -> 'ticketIds'))) then
      return private.order_view(bought);
    end if;
    perform private.refuse(400, 'invalid_input', 'Choose the tickets to cancel', 'ticketIds');
  end if;
  back_minor := least(private.share_of(private.seats_minor(bought.id, seats), rules.cancel_refund_bps),
    private.refundable_minor(bought));
  perform private.void_tickets(bought, seats, 'cancelled');
  if back_minor > 0 then
    perform private.refund_order(bought, back_minor, seats, 'Cancelled by the buyer', null);
    perform private.refund_job(r) from public.refunds r
    where r.order_id = bought.id and r.status = 'pending' and r.ticket_ids = seats;
  elsif bought.total_minor = 0 and not exists (select from public.tickets t
    where t.order_id = bought.id and t.status in ('valid', 'checked_in')) then
    update public.orders o set status = 'cancelled' where o.id = bought.id;
  end if;
  perform private.note_cancelled_winner(bought);
  perform private.call_next(bought.event_id);
  perform private.audit(bought.account_id, 'tickets.cancelled', 'orders', bought.id::text, null,
    jsonb_build_object('tickets', seats, 'refundMinor', back_minor, 'by', 'buyer'));
  select * into strict bought from public.orders o where o.id = bought.id;
  return private.order_view(bought);
end
$$;
comment on function public.cancel_tickets(text, jsonb) is
  'The buyer cancels seats within the event''s policy: {ticketIds} -> OrderView. They are void and free at once, the policy''s share of their price is on its way back.';

create function private.passed_ticket_source(ticket_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('to', t.holder_email, 'name', t.holder_name, 'from', o.buyer_name, 'locale', o.locale,
      'order', public.get_ticket(private.derive_token('ticket', t.id, 1)),
      'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
    from public.tickets t join public.orders o on o.id = t.order_id where t.id = ticket_id and t.status = 'valid');
end
$$;
comment on function private.passed_ticket_source(uuid) is 'What the mail to a ticket''s new holder needs.';

create function private.keep_ticket_token()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.token_hash := private.hash_token(private.derive_token('ticket', new.id, 1));
  return new;
end
$$;
comment on function private.keep_ticket_token() is 'A ticket that was passed on has a link of its own.';
create trigger keep_ticket_token before insert on public.tickets
for each row when (new.transferred_from is not null) execute function private.keep_ticket_token();

revoke execute on function private.order_terms(public.orders, public.events),
  private.open_ticket_of(public.orders, text, text), public.rename_ticket(text, jsonb),
  public.transfer_ticket(text, jsonb), public.get_ticket(text), public.resend_order(text),
  public.cancel_tickets(text, jsonb), private.keep_ticket_token(), private.passed_ticket_source(uuid)
  from public, anon, authenticated;
grant execute on function public.rename_ticket(text, jsonb), public.transfer_ticket(text, jsonb),
  public.get_ticket(text), public.resend_order(text), public.cancel_tickets(text, jsonb) to service_role;
