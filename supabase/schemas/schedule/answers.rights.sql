-- Answers: grants.

grant execute on function public.fill_activities() to service_role;
