-- Tickets that change hands: named anew, passed on, taken back until they are accepted, sent again. By the
-- order's link, by the link of whom a ticket was passed on to, and by the planner.

create function private.passed_on(ticket_id uuid)
returns public.tickets
language sql stable
security definer
set search_path = ''
as $$
  select t.* from public.tickets t where t.transferred_from = ticket_id and t.status <> 'cancelled'
  order by t.created_at desc, t.id limit 1
$$;
comment on function private.passed_on(uuid) is 'The ticket that took another''s place, or none.';

create function private.passed_by(ticket public.tickets)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select case when t.transferred_from is null then o.buyer_name else t.holder_name end
  from public.tickets t join public.orders o on o.id = t.order_id where t.id = ticket.transferred_from
$$;
comment on function private.passed_by(public.tickets) is 'Who passed a ticket on: the buyer, or its holder before.';

create function private.passed_to_view(ticket public.tickets)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  passed public.tickets;
begin
  if ticket.status <> 'transferred' then
    return '{}';
  end if;
  passed := private.passed_on(ticket.id);
  return case when passed.id is null then '{}'::jsonb else jsonb_build_object('passedTo', jsonb_build_object(
    'name', passed.holder_name, 'email', passed.holder_email,
    'canTakeBack', passed.status = 'valid' and passed.accepted_at is null)) end;
end
$$;
comment on function private.passed_to_view(public.tickets) is
  'passedTo of a ticket that was passed on, for whom passed it on: the name and address they gave, and whether it is not accepted yet.';

create function private.ticket_by_link(link_kind text, link_token text, ticket_id text)
returns public.tickets
language plpgsql
security definer
set search_path = ''
as $$
declare
  hash bytea := private.hash_token(coalesce(link_token, ''));
  ticket public.tickets;
begin
  -- Orders are locked before their tickets, as everywhere.
  perform 1 from public.orders o where case when link_kind = 'order' then o.token_hash = hash
    else o.id = (select t.order_id from public.tickets t where t.token_hash = hash and t.transferred_from is not null) end for update;
  if not found then
    perform private.refuse_link();
  end if;
  select t.* into ticket from public.tickets t join public.orders o on o.id = t.order_id
  where t.id::text = ticket_id and case when t.transferred_from is null then o.token_hash = hash else t.token_hash = hash end
  for update of t;
  if ticket.id is null then
    perform private.refuse(404, 'not_found', 'This ticket is not part of the order');
  end if;
  return ticket;
end
$$;
comment on function private.ticket_by_link(text, text, text) is
  'A ticket that a link opens, locked after its order: of an order''s link those that nobody passed on, of a ticket''s link that one.';

create function private.require_changeable(ticket public.tickets, wanted text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.orders o join public.events e on e.id = o.event_id
    where o.id = ticket.order_id and (private.order_terms(o, e) ->> wanted)::boolean) then
    perform private.refuse(409, 'conflict', 'This can not be changed any more. Ask the organiser');
  end if;
end
$$;
comment on function private.require_changeable(public.tickets, text) is 'Refuses what the event''s terms do not allow now: rename or transfer.';

create function private.require_valid(ticket public.tickets)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if ticket.status <> 'valid' then
    perform private.refuse(409, 'conflict', 'This ticket is not valid any more, or used already');
  end if;
end
$$;
comment on function private.require_valid(public.tickets) is 'Refuses a ticket that is void, used or passed on.';

create function private.name_holder(ticket public.tickets, wanted jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  name text := private.check_name(wanted ->> 'name', 'name');
begin
  update public.tickets t set holder_name = name where t.id = ticket.id;
  perform private.share_tickets(eg.event_id, eg.household_id) from public.event_guests eg
  where eg.id = ticket.event_guest_id and eg.household_id is not null;
  perform private.audit(ticket.account_id, 'tickets.renamed', 'tickets', ticket.id::text,
    jsonb_build_object('holder_name', ticket.holder_name), jsonb_build_object('holder_name', name));
end
$$;
comment on function private.name_holder(public.tickets, jsonb) is 'Another name on the same ticket; the code stays.';

create function private.pass_on(ticket public.tickets, wanted jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  name text := private.check_name(wanted ->> 'name', 'name');
  email text := private.check_email(wanted ->> 'email', 'email');
  times integer := (select count(*) from public.tickets t where t.transferred_from = ticket.id);
  passed public.tickets;
  event public.events;
begin
  select * into strict event from public.events e where e.id = ticket.event_id;
  update public.tickets t set status = 'transferred' where t.id = ticket.id;
  insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, holder_name,
    holder_email, event_guest_id, price_minor, piece, transferred_from)
  values (ticket.account_id, ticket.event_id, ticket.order_id, ticket.order_item_id, ticket.ticket_type_id,
    left(ticket.number, 34) || 'T' || case when times > 0 then (times + 1)::text else '' end, name, email,
    case when ticket.event_guest_id is not null then (private.ensure_event_guest(event, name, email, 'order')).id end,
    ticket.price_minor, ticket.piece, ticket.id)
  returning * into passed;
  perform private.enqueue_job('ticket_passed_on', jsonb_build_object('ticketId', passed.id), 'ticket_passed_on:' || passed.id);
  perform private.audit(ticket.account_id, 'tickets.transferred', 'tickets', passed.id::text,
    jsonb_build_object('ticket_id', ticket.id, 'holder_name', ticket.holder_name), jsonb_build_object('holder_name', name));
end
$$;
comment on function private.pass_on(public.tickets, jsonb) is
  'The old code is void, the new holder gets a ticket with a code and link of its own by mail.';

create function private.take_back(passed public.tickets)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if passed.id is null or passed.transferred_from is null then
    perform private.refuse(409, 'conflict', 'This ticket is not passed on');
  end if;
  perform private.require_valid(passed);
  update public.tickets t set status = 'valid' where t.id = passed.transferred_from;
  update public.tickets t set status = 'cancelled' where t.id = passed.id;
  perform private.enqueue_job('ticket_cancelled', jsonb_build_object('ticketId', passed.id, 'takenBack', true),
    'ticket_cancelled:' || passed.id);
  perform private.audit(passed.account_id, 'tickets.taken_back', 'tickets', passed.id::text,
    jsonb_build_object('holder_name', passed.holder_name), jsonb_build_object('ticket_id', passed.transferred_from));
end
$$;
comment on function private.take_back(public.tickets) is
  'A ticket that was passed on goes back to whom it came from, whose code admits again; the other one is told.';

create function private.send_passed(passed public.tickets)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if passed.id is null or passed.transferred_from is null then
    perform private.refuse(409, 'conflict', 'This ticket is not passed on');
  end if;
  perform private.require_valid(passed);
  -- Once in ten minutes: a mailbox is not flooded by a button.
  perform private.enqueue_job('ticket_passed_on', jsonb_build_object('ticketId', passed.id),
    'ticket_passed_on:' || passed.id || ':' || floor(extract(epoch from now()) / 600));
end
$$;
comment on function private.send_passed(public.tickets) is 'The mail with a passed ticket once more, at most once in ten minutes.';

create function public.change_ticket(link_kind text, link_token text, change text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  ticket public.tickets := private.ticket_by_link(link_kind, link_token, payload ->> 'ticketId');
  passed public.tickets;
begin
  if change in ('rename', 'transfer') then
    perform private.require_changeable(ticket, change);
    perform private.require_valid(ticket);
    -- Who changes a ticket has taken it.
    update public.tickets t set accepted_at = now() where t.id = ticket.id and t.transferred_from is not null and t.accepted_at is null;
    if change = 'rename' then
      perform private.name_holder(ticket, payload);
    else
      perform private.require_welcome(ticket.account_id, private.check_email(payload ->> 'email', 'email'), 'email');
      perform private.pass_on(ticket, payload);
    end if;
  elsif change = 'accept' then
    perform private.require_valid(ticket);
    update public.tickets t set accepted_at = now() where t.id = ticket.id and t.transferred_from is not null and t.accepted_at is null;
  elsif change in ('take_back', 'resend') then
    select * into passed from public.tickets t where t.id = (private.passed_on(ticket.id)).id for update;
    if passed.accepted_at is not null then
      perform private.refuse(409, 'conflict', passed.holder_name || ' has accepted this ticket already');
    elsif change = 'resend' then
      perform private.send_passed(passed);
    else
      perform private.take_back(passed);
    end if;
  else
    perform private.refuse(400, 'invalid_input', 'Nothing is known to do of that kind', 'change');
  end if;
  return case when link_kind = 'order' then public.get_order(link_token) else public.get_ticket(link_token) end;
end
$$;
comment on function public.change_ticket(text, text, text, jsonb) is
  'A ticket by the link of its order (link_kind order), or of whom it was passed on to (ticket): rename {ticketId, name}, transfer {ticketId, name, email}, accept, take_back and resend {ticketId} -> OrderView. What is accepted is not taken back.';

create function public.change_order_ticket(ticket_id_param uuid, change_param text, payload jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  ticket public.tickets;
begin
  perform 1 from public.orders o join public.tickets t on t.order_id = o.id
  where t.id = ticket_id_param and private.may('orders.write', o.account_id, o.event_id) for update of o;
  if not found then
    perform private.refuse(404, 'not_found', 'This ticket does not exist, or you may not change it');
  end if;
  select * into strict ticket from public.tickets t where t.id = ticket_id_param for update;
  if change_param = 'rename' then
    if ticket.status not in ('valid', 'checked_in') then
      perform private.require_valid(ticket);
    end if;
    perform private.name_holder(ticket, payload);
  elsif change_param = 'transfer' then
    perform private.require_valid(ticket);
    perform private.pass_on(ticket, payload);
  elsif change_param = 'take_back' then
    perform private.take_back(ticket);
  elsif change_param = 'resend' then
    perform private.send_passed(ticket);
  else
    perform private.refuse(400, 'invalid_input', 'Nothing is known to do of that kind', 'change');
  end if;
  return jsonb_build_object('id', ticket.id, 'number', ticket.number);
end
$$;
comment on function public.change_order_ticket(uuid, text, jsonb) is
  'A planner changes a ticket whatever the event''s terms are: rename {name}, transfer {name, email}, take_back and resend of a passed one. Audited. {id, number}.';

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
    select private.order_view(o) - 'buyerEmail' || jsonb_build_object(
      'orderToken', ticket_token, 'lines', '[]'::jsonb, 'totalMinor', 0, 'discountMinor', 0, 'feeMinor', 0, 'taxMinor', 0,
      'buyerName', ticket.holder_name, 'buyerEmail', null,
      -- What went back to the buyer is not the holder's to read: the ticket admits, or it was cancelled.
      'status', case when o.status in ('partially_refunded', 'refunded') then 'completed' else o.status end,
      'terms', private.order_terms(o, e) || '{"cancel": null, "payLater": null, "bills": []}',
      'tickets', jsonb_build_array(jsonb_build_object('id', ticket.id, 'number', ticket.number, 'typeName', i.name,
        'holderName', ticket.holder_name, 'code', case when ticket.status = 'transferred' then '-' else coalesce(ticket.code, '') end,
        'status', case when ticket.status = 'refunded' then 'cancelled' else ticket.status end, 'priceMinor', 0,
        'message', k.message, 'onlineUrl', private.ticket_online_url(ticket),
        'passedBy', private.passed_by(ticket), 'isAccepted', ticket.accepted_at is not null)
        || coalesce((select jsonb_build_object('seat', seat.place) from private.ticket_seats(array[ticket.id]) seat where seat.place is not null), '{}')
        || private.passed_to_view(ticket)),
      'event', private.public_event(e, false) || jsonb_build_object('onlineUrl', private.ticket_online_url(ticket)))
    from public.orders o join public.events e on e.id = o.event_id join public.order_items i on i.id = ticket.order_item_id
    join public.ticket_types k on k.id = ticket.ticket_type_id where o.id = ticket.order_id);
end
$$;
comment on function public.get_ticket(text) is
  'A ticket that was passed on, by its own link: OrderView of that one ticket without the buyer''s address and sums; whoever has it may name and pass it on as the terms allow.';

create function private.ticket_passed_on_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('to', t.holder_email, 'name', t.holder_name, 'from', private.passed_by(t), 'locale', o.locale,
      'order', public.get_ticket(private.derive_token('ticket', t.id, 1)),
      'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
    from public.tickets t join public.orders o on o.id = t.order_id where t.id = (job.payload ->> 'ticketId')::uuid and t.status = 'valid');
end
$$;
comment on function private.ticket_passed_on_source(public.jobs) is 'What the mail to a ticket''s new holder needs.';

create function private.ticket_cancelled_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('to', t.holder_email, 'name', t.holder_name, 'from', private.passed_by(t), 'locale', o.locale,
      'takenBack', coalesce((job.payload ->> 'takenBack')::boolean, false),
      'order', public.get_ticket(private.derive_token('ticket', t.id, 1)),
      'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
    from public.tickets t join public.orders o on o.id = t.order_id
    where t.id::text = job.payload ->> 'ticketId' and t.status in ('cancelled', 'refunded'));
end
$$;
comment on function private.ticket_cancelled_source(public.jobs) is
  'What the mail needs that tells the holder of a passed ticket that it admits nobody any more; null once it does again.';

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
