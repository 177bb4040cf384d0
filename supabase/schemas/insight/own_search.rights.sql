-- Own search: grants.

grant execute on function public.search_own(jsonb) to authenticated, service_role;
