-- Search: grants.

grant execute on function public.search_venues(jsonb), public.admin_list_venues(jsonb)
  to authenticated, service_role;
