-- Order list: grants.

grant select on public.event_order_list to authenticated, service_role;

grant execute on function public.list_orders(uuid, text, uuid, text, text, boolean, jsonb, integer), public.count_orders(uuid)
  to authenticated, service_role;
