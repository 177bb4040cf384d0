-- Head count: grants.

grant execute on function public.list_coming_heads(uuid), public.get_head_count(uuid) to authenticated, service_role;
