-- Issuing: grants.

grant execute on function public.issue_tickets(uuid, jsonb) to authenticated, service_role;
