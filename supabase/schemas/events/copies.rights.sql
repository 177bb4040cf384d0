-- Copies: grants.

grant execute on function public.duplicate_event(uuid, text, timestamp[], boolean) to authenticated, service_role;
