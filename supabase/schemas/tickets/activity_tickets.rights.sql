-- Activity tickets: grants.

grant execute on function public.get_activity_tickets(uuid) to authenticated, service_role;
