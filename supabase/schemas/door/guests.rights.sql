-- Guests: grants.

grant execute on function public.list_guest_passes(uuid) to authenticated, service_role;
