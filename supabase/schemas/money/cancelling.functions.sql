-- Seats that are given up: by the buyer within the policy, by the planner at any time, with or without money.

create function private.cancel_seats(
  bought public.orders, seats uuid[], back_minor bigint, why text, by_user uuid, by_buyer boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  provider text;
begin
  if cardinality(seats) = 0 then
    select array_agg(t.id order by t.id) into seats from public.tickets t
    where t.order_id = bought.id and t.status in ('valid', 'checked_in');
  end if;
  perform private.void_tickets(bought, coalesce(seats, '{}'), 'cancelled');
  if back_minor > 0 then
    provider := private.refund_order(bought, back_minor, seats, why, by_user) ->> 'provider';
    perform private.refund_job(r) from public.refunds r
    where r.order_id = bought.id and r.status = 'pending' and r.ticket_ids = seats;
  elsif bought.total_minor = 0 and not exists (select from public.tickets t
    where t.order_id = bought.id and t.status in ('valid', 'checked_in')) then
    update public.orders o set status = 'cancelled' where o.id = bought.id;
  end if;
  -- Money that goes back by hand is noted, and told, at once.
  if provider is distinct from 'offline' and bought.buyer_email is not null then
    perform private.enqueue_job('order_cancelled', jsonb_build_object('orderId', bought.id, 'ticketIds', to_jsonb(seats),
      'amountMinor', back_minor, 'reason', case when not by_buyer then why end), 'order_cancelled:' || bought.id || ':' || md5(seats::text));
  end if;
  perform private.call_next(bought.event_id);
  perform private.audit(bought.account_id, 'tickets.cancelled', 'orders', bought.id::text, null,
    jsonb_build_object('tickets', seats, 'refundMinor', back_minor, 'reason', why, 'by', case when by_buyer then 'buyer' else 'planner' end), by_user);
end
$$;
comment on function private.cancel_seats(public.orders, uuid[], bigint, text, uuid, boolean) is
  'Seats of an order (all for an empty list) are void and free at once, what goes back of their price is on its way, buyer and new holders are told, the waiting list is looked through.';

create function public.cancel_tickets(order_token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
  event public.events;
  seats uuid[];
begin
  select * into strict event from public.events e where e.id = bought.event_id;
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
  perform private.cancel_seats(bought, seats, least(
    private.share_of(private.seats_minor(bought.id, seats), (private.ticket_rules(event.id)).cancel_refund_bps),
    private.refundable_minor(bought)), 'Cancelled by the buyer', null, true);
  perform private.note_cancelled_winner(bought);
  select * into strict bought from public.orders o where o.id = bought.id;
  return private.order_view(bought);
end
$$;
comment on function public.cancel_tickets(text, jsonb) is
  'The buyer cancels seats within the event''s policy: {ticketIds} -> OrderView. They are void and free at once, the policy''s share of their price is on its way back.';

create function public.cancel_order_tickets(
  order_id_param uuid, ticket_ids_param uuid[], amount_minor_param bigint, reason_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  seats uuid[] := array(select distinct s from unnest(coalesce(ticket_ids_param, '{}')) s order by s);
  left_minor bigint;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if amount_minor_param > 0 and not private.may('money.refund', bought.account_id, bought.event_id) then
    perform private.refuse(403, 'not_allowed', 'You may cancel tickets here, but not give money back', 'amountMinor');
  end if;
  if bought.status not in ('completed', 'partially_refunded') then
    perform private.refuse(409, 'conflict', 'Only a completed order has tickets to cancel');
  end if;
  if cardinality(seats) = 0 then
    perform private.refuse(400, 'invalid_input', 'Choose the tickets to cancel', 'ticketIds');
  end if;
  if cardinality(seats) <> (select count(*) from public.tickets t where t.order_id = bought.id
      and t.id = any (seats) and t.status in ('valid', 'checked_in')) then
    perform private.refuse(409, 'conflict', 'One of these tickets is not valid any more. Reload the order', 'ticketIds');
  end if;
  if exists (select from private.seats_on_their_way(bought.id) s where s = any (seats)) then
    perform private.refuse(409, 'conflict', 'The money for one of these tickets is on its way already', 'ticketIds');
  end if;
  left_minor := private.refundable_minor(bought);
  if coalesce(amount_minor_param, 0) not between 0 and left_minor then
    perform private.refuse(400, 'invalid_input', 'At most ' || private.money_text(left_minor, bought.currency) || ' can be given back', 'amountMinor');
  end if;
  perform private.cancel_seats(bought, seats, coalesce(amount_minor_param, 0),
    private.check_text(reason_param, 500, 'reason', 'The reason'), auth.uid());
  select * into strict bought from public.orders o where o.id = bought.id;
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'status', bought.status,
    'refund', (select r.status from public.refunds r where r.order_id = bought.id and r.ticket_ids = seats order by r.created_at desc limit 1));
end
$$;
comment on function public.cancel_order_tickets(uuid, uuid[], bigint, text) is
  'A planner cancels seats of an order, free or paid, and gives back as much as they decide, down to nothing. Audited; buyer and holders are told. {id, code, status, refund: null|pending|done}.';

create function private.told_reason(job_payload jsonb)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(job_payload ->> 'reason', (select r.reason from public.refunds r
    where r.id::text = job_payload ->> 'refundId' and r.requested_by is not null))
$$;
comment on function private.told_reason(jsonb) is 'Why seats or money went, in the planner''s words; null when it was not a planner.';
