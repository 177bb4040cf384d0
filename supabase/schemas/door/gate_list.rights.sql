-- Gate list: grants.

grant execute on function public.open_gate(text, timestamptz, text, uuid), public.find_at_gate(text, text) to service_role;
