-- Shown events: grants.

grant select on public.shown_events to authenticated, service_role;
