-- Countdown: grants.

grant execute on function public.get_shared_countdown(text) to service_role;
