-- Orders: what was bought, its lines and its tickets.

create function private.event_has_orders(target_event_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select exists (select from public.orders o where o.event_id = target_event_id) $$;
comment on function private.event_has_orders(uuid) is 'Whether anybody ever held a ticket of the event.';
