-- Gate: grants.

grant execute on function public.sync_check_ins(text, text, jsonb) to service_role;
