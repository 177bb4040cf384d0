-- Public showcases: grants.

grant execute on function public.get_shared_showcase(text) to service_role;
