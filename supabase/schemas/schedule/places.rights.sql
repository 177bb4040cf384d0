-- Places: grants.

grant execute on function public.find_activity_hosts(uuid, text) to authenticated, service_role;
