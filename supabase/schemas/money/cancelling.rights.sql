-- Cancelling: grants.

grant execute on function public.cancel_tickets(text, jsonb) to service_role;
grant execute on function public.cancel_order_tickets(uuid, uuid[], bigint, text) to authenticated, service_role;
