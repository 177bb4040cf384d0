-- Self-service by the order's link: its tickets, what its terms allow, and sending again.

create function private.order_tickets(bought public.orders)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event_kind text := (select e.kind from public.events e where e.id = bought.event_id);
begin
  return coalesce((select jsonb_agg(jsonb_build_object(
      'id', t.id, 'number', t.number, 'typeName', i.name, 'holderName', t.holder_name,
      'code', case when t.status = 'transferred' then '-' else coalesce(t.code, '') end, 'status', t.status, 'priceMinor', t.price_minor, 'message', k.message)
      || case when online.url is null then '{}'::jsonb else jsonb_build_object('onlineUrl', online.url) end
      || case when seat.place is null then '{}'::jsonb else jsonb_build_object('seat', seat.place) end
      || private.passed_to_view(t)
      order by i.position, t.piece, t.number)
    from public.tickets t join public.order_items i on i.id = t.order_item_id
    join public.ticket_types k on k.id = t.ticket_type_id
    cross join lateral (select case when bought.status in ('completed', 'partially_refunded') and event_kind <> 'in_person'
      then private.ticket_online_url(t) end as url) online
    left join private.ticket_seats(array(select x.id from public.tickets x where x.order_id = bought.id)) seat on seat.ticket_id = t.id
    where t.order_id = bought.id and t.transferred_from is null), '[]');
end
$$;
comment on function private.order_tickets(public.orders) is 'OrderTicket[] as the buyer sees them: those that were passed on stand with who has them.';

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
      then jsonb_build_object('instructions', rules.offline_instructions, 'days', rules.offline_days,
        'account', case when rules.offline_bank and bought.status = 'awaiting_offline' then private.bank_details(bought.account_id) end) end,
    'bills', private.bills_of(bought.id));
end
$$;
comment on function private.order_terms(public.orders, public.events) is
  'What the buyer may do with an order by its link now, by the event''s ticket settings.';

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
