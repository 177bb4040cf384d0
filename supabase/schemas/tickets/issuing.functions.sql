-- Tickets a planner sells or gives: box office, complimentary, many at once.

create function public.issue_tickets(event_id_param uuid, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  recipient jsonb;
  bought public.orders;
  is_gift boolean := payload ->> 'method' = 'complimentary';
  new_id uuid;
  made jsonb := '[]';
  submit_scope text := 'issue:' || event_id_param;
  submit_key text := payload ->> 'idempotencyKey';
  request jsonb := payload - 'idempotencyKey';
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('orders.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'ticket-management');
  if jsonb_typeof(payload -> 'recipients') is distinct from 'array'
    or jsonb_array_length(payload -> 'recipients') not between 1 and 500 then
    perform private.refuse(400, 'invalid_input', 'Name between 1 and 500 people', 'recipients');
  end if;
  if not is_gift then
    perform private.check_offline_method(payload ->> 'method');
  end if;
  if not private.first_submit(submit_scope, submit_key, request) then
    return jsonb_build_object('orders', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code)), '[]') from public.orders o
      where o.event_id = event.id and o.source = 'issue:' || submit_key));
  end if;
  if event.status in ('cancelled', 'archived') then
    perform private.require_open_event(event);
  end if;
  for recipient in select r from jsonb_array_elements(payload -> 'recipients') r loop
    new_id := gen_random_uuid();
    insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor, hold_expires_at,
      locale, source, channel, buyer_name, buyer_email, test_mode)
    values (new_id, event.account_id, event.id, private.new_order_code(),
      private.hash_token(private.derive_token('order', new_id, 1)), event.currency, 0, now() + interval '15 minutes',
      event.locale, 'issue:' || submit_key, case when is_gift then 'complimentary' else 'box_office' end,
      private.check_name(recipient ->> 'name', 'recipients'),
      case when coalesce(trim(recipient ->> 'email'), '') <> '' then private.check_email(recipient ->> 'email', 'recipients') end,
      false);
    bought := private.fill_order(new_id, event, payload -> 'items', true, is_gift);
    if bought.total_minor > 0 then
      perform private.record_offline_payment(bought, payload ->> 'method');
    end if;
    bought := private.complete_order(bought);
    made := made || jsonb_build_object('id', bought.id, 'code', bought.code, 'totalMinor', bought.total_minor,
      'orderToken', private.derive_token('order', bought.id, 1));
  end loop;
  perform private.finish_submit(submit_scope, submit_key, request, new_id);
  perform private.audit(event.account_id, 'tickets.issued', 'events', event.id::text, null,
    jsonb_build_object('method', payload ->> 'method', 'orders', jsonb_array_length(made),
      'items', (select jsonb_agg(jsonb_build_object('ticketTypeId', i.ticket_type_id, 'quantity', i.quantity) order by i.ticket_type_id)
        from public.order_items i where i.order_id = new_id)));
  return jsonb_build_object('orders', made);
end
$$;
comment on function public.issue_tickets(uuid, jsonb) is
  'Sells at the box office or gives: {items: [{ticketTypeId, quantity, amountMinor?}], recipients: [{name, email?}], method: cash|card_terminal|bank_transfer|cheque|complimentary, idempotencyKey}. One completed order each, all or none; those with an address get their mail. {orders: [{id, code, totalMinor, orderToken}]}.';
