-- Calendar activities: grants.

grant execute on function public.list_calendar_activities(jsonb) to authenticated, service_role;
