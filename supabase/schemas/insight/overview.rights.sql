-- Overview: grants.

grant execute on function public.get_event_overview(uuid), public.get_at_a_glance(), public.list_guest_counts() to authenticated, service_role;
