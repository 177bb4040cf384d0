-- Activities: grants.

grant execute on function public.admin_list_activities(jsonb) to authenticated, service_role;
