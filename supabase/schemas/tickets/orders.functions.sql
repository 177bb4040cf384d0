-- Orders: what was bought, its lines and its tickets.

create function private.event_has_orders(target_event_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select exists (select from public.orders o where o.event_id = target_event_id) $$;
comment on function private.event_has_orders(uuid) is 'Whether anybody ever held a ticket of the event.';

create function private.tell_of_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.completed_at > now() - interval '10 minutes' and old.completed_at is null then
    perform private.tell_planners(new.event_id, 'order', jsonb_build_object('name', new.buyer_name,
      'code', new.code, 'totalMinor', new.total_minor, 'currency', new.currency,
      'tickets', (select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = new.id)), new.id);
  end if;
  if new.refunded_minor > old.refunded_minor and new.updated_at > now() - interval '10 minutes' then
    perform private.tell_planners(new.event_id, 'refund', jsonb_build_object('name', new.buyer_name,
      'code', new.code, 'totalMinor', new.refunded_minor - old.refunded_minor, 'currency', new.currency));
  end if;
  return null;
end
$$;
comment on function private.tell_of_order() is 'Tells planners of tickets sold and of money given back.';
