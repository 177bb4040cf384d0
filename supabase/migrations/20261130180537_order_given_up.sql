-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.waitlist_place(entry public.waitlist_entries)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'state', entry.status, 'name', entry.name, 'quantity', entry.quantity, 'splitOk', entry.split_ok,
      'ticketName', t.name, 'joinedAt', entry.joined_at, 'serverTime', now(),
      'position', case when entry.status = 'waiting' then private.waitlist_position(entry) end,
      'offerHours', (private.ticket_rules(e.id)).offer_hours,
      'offer', case when entry.status = 'offered' then (select private.order_view(o) from public.orders o where o.id = entry.order_id) end,
      'orderToken', case when entry.status = 'accepted' then private.derive_token('order', entry.order_id, 1) end,
      'event', private.public_event(e, false),
      'pageUrl', private.page_url(e, null))
    from public.events e join public.ticket_types t on t.id = entry.ticket_type_id where e.id = entry.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_unpaid_order(order_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.status not in ('reserved', 'awaiting_payment', 'awaiting_offline') then
    perform private.refuse(409, 'conflict', 'Only an order that is not paid can be cancelled; refund a paid one');
  end if;
  bought := private.give_up_order(bought, 'planner');
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'status', bought.status);
end
$function$;

CREATE OR REPLACE FUNCTION public.release_hold(order_token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders := private.open_order(order_token);
begin
  if bought.status in ('completed', 'partially_refunded', 'refunded') then
    perform private.refuse(409, 'already_completed', 'This order is already completed');
  end if;
  return private.order_view(private.give_up_order(bought, 'buyer'));
end
$function$;

CREATE OR REPLACE FUNCTION private.give_up_order(bought public.orders, by_whom text)
 RETURNS public.orders
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended public.orders := private.end_hold(bought, 'cancelled');
begin
  if ended.status = bought.status then
    return bought;
  end if;
  perform private.call_next(ended.event_id);
  -- Who was told how to pay is told not to.
  if bought.status = 'awaiting_offline' and bought.buyer_email is not null then
    perform private.enqueue_job('order_cancelled', jsonb_build_object('orderId', bought.id), 'order_cancelled:' || bought.id);
  end if;
  if by_whom = 'planner' or bought.status = 'awaiting_offline' then
    perform private.audit(bought.account_id, 'orders.cancelled', 'orders', bought.id::text, null,
      jsonb_build_object('code', bought.code, 'by', by_whom));
  end if;
  return ended;
end
$function$;

comment on function public.cancel_unpaid_order(uuid) is 'A planner gives up waiting for the money; the tickets go back on sale, and the buyer is told. {id, code, status}.';

comment on function public.release_hold(text) is 'The buyer lets go of an order that is not paid; the tickets go back on sale at once. OrderView.';

comment on function private.give_up_order(public.orders, text) is 'An order that nobody has paid is given up, by buyer or planner: its tickets are free at once, the waiting list is looked through, and a buyer who was to pay later is told by mail. Audited, but for what was only held.';

reset check_function_bodies;
