-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.ticket_sales(uuid);

CREATE OR REPLACE FUNCTION private.event_figures(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sees_money boolean := private.may('money.read', event.account_id, event.id) or private.is_administrator();
begin
  return (select jsonb_build_object(
    'event', private.glance_event(event),
    'collectedMinor', case when sees_money then coalesce(sum(o.total_minor - o.refunded_minor)
      filter (where o.status in ('completed', 'partially_refunded', 'refunded')), 0) end,
    'refundedMinor', case when sees_money then coalesce(sum(o.refunded_minor), 0) end,
    'orderCount', count(*) filter (where o.completed_at is not null),
    'refundCount', count(*) filter (where o.refunded_minor > 0),
    'goalMinor', case when sees_money then event.goal_minor end,
    'answersByDay', private.answers_by_day(event),
    'ticketSales', private.ticket_sales(event.id, sees_money))
  from public.orders o where o.event_id = event.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.recent_activity(event_ids uuid[], most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answers_of uuid[] := private.those_of(event_ids, 'guests.read');
  orders_of uuid[] := private.those_of(event_ids, 'orders.read');
begin
  return (select coalesce(jsonb_agg(a.entry || jsonb_build_object('eventId', e.id, 'eventName', e.name, 'at', a.at)
    order by a.at desc), '[]')
  from (
    (select r.event_id, r.answered_at as at, jsonb_build_object('kind', 'answer', 'name', g.full_name,
        'state', r.answer, 'partySize', r.party_size) as entry
      from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id
      join public.guests g on g.id = eg.guest_id
      where r.event_id = any (answers_of) order by r.answered_at desc limit most)
    union all
    (select o.event_id, o.completed_at, jsonb_build_object('kind', 'order', 'name', o.buyer_name,
        'ticketCount', (select sum(i.quantity) from public.order_items i where i.order_id = o.id),
        'totalMinor', o.total_minor, 'currency', o.currency)
      from public.orders o
      where o.event_id = any (orders_of) and o.completed_at is not null
      order by o.completed_at desc limit most)
    union all
    (select f.event_id, f.updated_at, jsonb_build_object('kind', 'refund', 'name', o.buyer_name,
        'totalMinor', f.amount_minor, 'currency', f.currency)
      from public.refunds f join public.orders o on o.id = f.order_id
      where f.event_id = any (orders_of) and f.status = 'done' order by f.updated_at desc limit most)
    order by at desc limit most) a
  join public.events e on e.id = a.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.those_of(event_ids uuid[], wanted text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array(select e.id from public.events e where e.id = any (event_ids) and private.may(wanted, e.account_id, e.id))
$function$;

CREATE OR REPLACE FUNCTION private.ticket_sales(target_event_id uuid, sees_money boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'name', t.name, 'sold', t.sold_count, 'quantity', t.quantity,
    'grossMinor', case when sees_money then (select coalesce(sum(s.price_minor), 0) from public.tickets s
      where s.ticket_type_id = t.id and s.status in ('valid', 'checked_in')) end)
    order by t.position, t.created_at), '[]')
  from public.ticket_types t where t.event_id = target_event_id
$function$;

comment on function private.event_figures(public.events) is 'The figures of one event; amounts in minor units of its currency, null for who may not see money.';

comment on function private.recent_activity(uuid[], integer) is 'ActivityEntry[], newest first: answers for who may see guests, orders and refunds for who may see orders.';

comment on function private.those_of(uuid[], text) is 'Those of the events for which the caller holds a permission.';

comment on function private.ticket_sales(uuid, boolean) is 'TicketSale[]: refunded tickets are taken off; one that was passed on counts with its new holder. What they brought is null for whom it is not there.';

reset check_function_bodies;
