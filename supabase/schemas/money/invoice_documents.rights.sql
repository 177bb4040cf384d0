-- Invoice documents: grants.

grant execute on function public.get_order_bill(text, integer) to service_role;
grant execute on function public.get_bill(uuid), public.list_bills(jsonb) to authenticated, service_role;
