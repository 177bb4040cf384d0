-- Capacity: grants.

grant execute on function public.expire_holds() to service_role;
