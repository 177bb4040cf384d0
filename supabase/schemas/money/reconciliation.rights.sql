-- Reconciliation: grants.

grant execute on function public.get_reconciliation(uuid) to authenticated, service_role;
