-- Payment events: grants.

grant execute on function public.apply_payment_event(text, text, text, jsonb) to service_role;
