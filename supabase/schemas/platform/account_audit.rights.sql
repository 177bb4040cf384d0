-- Account audit: grants.

grant execute on function public.list_account_audit(jsonb) to authenticated, service_role;
