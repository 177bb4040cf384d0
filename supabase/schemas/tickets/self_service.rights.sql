-- Self service: grants.

grant execute on function public.resend_order(text) to service_role;
